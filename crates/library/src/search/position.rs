//! Search by position.

use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::NodeId;

use super::SearchError;
use super::data::{SearchData, position_hash};

/// A position that a game is to reach, in the game itself or in one of its variations.
///
/// Two positions are the same if their texts are the same: the pieces, the side to move and the remarks. The order of the actions that led
/// there makes no difference. The rules do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFilter {
    game: GameId,
    position: u64,
    /// The mirror image, if it is sought, too.
    mirrored: Option<u64>,
}

impl PositionFilter {
    /// Reads a position text. With `game`, only texts of this game are read; without, of any game. With `is_mirrored`, games that reach the
    /// mirror image from left to right are found, too: both games have the same rules on the mirrored board, terrain included.
    ///
    /// ```
    /// use cannon_library::PositionFilter;
    /// use cannon_rules::GameId;
    ///
    /// let filter = PositionFilter::read(None, "1L8/10/10/1l8/10/10/10/1d8/10/1D8 d", true)?;
    /// assert_eq!(filter.game(), GameId::Cannon);
    /// # Ok::<(), cannon_library::SearchError>(())
    /// ```
    ///
    /// # Errors
    /// The text is no position text.
    pub fn read(game: Option<GameId>, text: &str, is_mirrored: bool) -> Result<PositionFilter, SearchError> {
        let read = |game| PositionFilter::read_as(game, text, is_mirrored);
        let [first, others @ ..] = GameId::ALL;
        match game {
            Some(game) => read(game),
            None => others.into_iter().fold(read(first), |found, game| {
                found.or_else(|error| {
                    read(game).map_err(|other| SearchError::PositionOfNoGame(Box::new(error), Box::new(other)))
                })
            }),
        }
    }

    fn read_as(game: GameId, text: &str, is_mirrored: bool) -> Result<PositionFilter, SearchError> {
        let texts = game.setup_texts(text).map_err(|reason| SearchError::Position { game, reason })?;
        let mirrored = is_mirrored.then(|| position_hash(&texts.mirrored));
        Ok(PositionFilter { game, position: position_hash(&texts.text), mirrored })
    }

    /// The game of the position.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Where a game reaches the position: the first node of the game itself, or else the node of its variations with the lowest ply. `None`
    /// if the game does not reach it.
    ///
    /// ```
    /// use cannon_library::PositionFilter;
    /// use cannon_rules::GameId;
    /// use cannon_rules::timeline::HouseRules;
    ///
    /// let mut game = GameId::Cannon.begin(None, None, HouseRules::NONE)?;
    /// for town in ["@e1", "@f10"] {
    ///     game.play(game.read_action(town)?)?;
    /// }
    /// let filter = PositionFilter::read(None, &game.position_text_at(1), false)?;
    /// assert_eq!(filter.first_node(&game), game.node_at(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn first_node(&self, timeline: &AnyTimeline) -> Option<NodeId> {
        let is_sought = |node: &NodeId| {
            let hash = timeline.position_text_of(*node).map(|text| position_hash(&text));
            hash.is_some_and(|hash| hash == self.position || Some(hash) == self.mirrored)
        };
        if timeline.game() != self.game {
            return None;
        }
        let in_game = timeline.main_line().into_iter().find(is_sought);
        in_game.or_else(|| timeline.nodes().into_iter().filter(is_sought).min_by_key(|&node| timeline.ply_of(node)))
    }

    pub(crate) fn accepts(&self, data: &SearchData) -> bool {
        data.reaches(self.position) || self.mirrored.is_some_and(|mirrored| data.reaches(mirrored))
    }
}
