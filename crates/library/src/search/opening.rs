//! Search by opening.

use cannon_rules::any::{AnyTimeline, ListedGame};
use cannon_rules::message::{ToMessage, quoted};
use cannon_rules::timeline::{HouseRules, NodeId, Timeline};
use cannon_rules::{Game, GameId, Side, cannon, tank_chess};

use super::SearchError;
use super::data::SearchData;
use super::error::MAX_QUOTED_CHARS;

/// The maximum number of actions of an opening, without placed towns.
pub const MAX_OPENING_ACTIONS: usize = 40;

/// Where the towns stand while an opening without towns is read: in the middle, where they hinder no first move.
const TOWNS: [&str; 2] = ["@e1", "@f10"];

/// The first actions of a game. Variations are not searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningFilter {
    game: GameId,
    /// Whether the actions begin with the towns, so that their places count.
    has_placements: bool,
    /// The packed actions. A text can mean different actions on different boards.
    meanings: Vec<Vec<u32>>,
}

impl OpeningFilter {
    /// Reads actions in notation, with spaces or commas between them; numbers such as `3.` are skipped. They must be legal from the start of
    /// a published version of the rules or a built-in board. In Cannon, they follow the placing of the towns, whose places make no
    /// difference, unless the text begins with the towns.
    ///
    /// ```
    /// use cannon_library::{OpeningFilter, SearchError};
    /// use cannon_rules::GameId;
    ///
    /// assert!(OpeningFilter::read(GameId::Cannon, "1. a4-b5 2. b7-a6").is_ok());
    /// let error = OpeningFilter::read(GameId::Cannon, "a4-b5 a4-b5").expect_err("the soldier has gone");
    /// assert!(matches!(error, SearchError::OpeningAction { number: 2, .. }));
    /// ```
    ///
    /// # Errors
    /// The text has no action or too many, or an action that cannot be read or is illegal from every start. The error is about the start on
    /// which the most actions are legal.
    pub fn read(game: GameId, text: &str) -> Result<OpeningFilter, SearchError> {
        let words = words(text);
        if words.is_empty() {
            return Err(SearchError::OpeningEmpty);
        }
        let mut meanings: Vec<Vec<u32>> = Vec::new();
        let mut furthest: Option<(usize, SearchError)> = None;
        let mut has_placements = false;
        for start in starts(game) {
            let mut reader = Reader::new(start);
            match reader.read(&words) {
                Ok(()) => {
                    has_placements = reader.has_placements;
                    if !meanings.contains(&reader.actions) {
                        meanings.push(reader.actions);
                    }
                }
                Err(error) if furthest.as_ref().is_none_or(|(legal, _)| *legal < reader.actions.len()) => {
                    furthest = Some((reader.actions.len(), error));
                }
                Err(_) => {}
            }
        }
        match furthest {
            Some((_, error)) if meanings.is_empty() => Err(error),
            _ => Ok(OpeningFilter { game, has_placements, meanings }),
        }
    }

    /// The game of the opening.
    pub fn game(&self) -> GameId {
        self.game
    }

    pub(crate) fn accepts(&self, data: &SearchData) -> bool {
        let first = if self.has_placements { 0 } else { usize::from(data.placements) };
        let played = data.actions.get(first..).unwrap_or_default();
        self.meanings.iter().any(|actions| played.starts_with(actions))
    }
}

/// The words of a text, without numbers of moves.
fn words(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';'));
    let unnumbered = words.map(|word| match word.split_once('.') {
        Some((number, rest)) if number.chars().all(|letter| letter.is_ascii_digit()) => rest.trim_start_matches('.'),
        _ => word,
    });
    unnumbered.filter(|word| !word.is_empty()).collect()
}

/// The normal starts of a game: those of all published versions of the rules, and of all built-in boards.
fn starts(game: GameId) -> Vec<AnyTimeline> {
    match game {
        GameId::Cannon => {
            cannon::Ruleset::PRESETS.into_iter().map(|(_, rules)| start_of::<cannon::Position>(&rules)).collect()
        }
        GameId::TankChess => {
            let rules = |board| tank_chess::Ruleset { board, ..tank_chess::Ruleset::default() };
            tank_chess::BoardName::all().map(|board| start_of::<tank_chess::Position>(&rules(board))).collect()
        }
    }
}

fn start_of<G: ListedGame>(rules: &G::Ruleset) -> AnyTimeline {
    Timeline::new(G::start(rules), HouseRules::NONE).into()
}

/// The number of actions at the beginning of a line that place pieces.
pub(crate) fn placements(timeline: &AnyTimeline, line: &[NodeId]) -> usize {
    let is_placement = |pair: &&[NodeId]| match timeline {
        AnyTimeline::Cannon(game) => is_placement(game, pair[0], pair[1]),
        AnyTimeline::TankChess(game) => is_placement(game, pair[0], pair[1]),
    };
    line.windows(2).take_while(is_placement).count()
}

fn is_placement<G: Game>(game: &Timeline<G>, before: NodeId, after: NodeId) -> bool {
    let played = game.position_of(before).zip(game.action_of(after));
    played.is_some_and(|(position, action)| position.is_placement(action))
}

/// A reader of an opening from one start.
struct Reader {
    timeline: AnyTimeline,
    actions: Vec<u32>,
    has_placements: bool,
}

impl Reader {
    fn new(timeline: AnyTimeline) -> Reader {
        Reader { timeline, actions: Vec::new(), has_placements: false }
    }

    fn read(&mut self, words: &[&str]) -> Result<(), SearchError> {
        self.has_placements = self.place_towns(words[0]);
        let (mut at, mut placed) = (0, 0);
        while let Some(&word) = words.get(at) {
            // White space is allowed within an action of Tank Chess.
            let pair = words.get(at + 1).map(|next| format!("{word} {next}"));
            let pair = pair.filter(|pair| self.timeline.read_action(pair).is_ok());
            let text = pair.as_deref().unwrap_or(word);
            if self.actions.len() - placed >= MAX_OPENING_ACTIONS {
                return Err(SearchError::OpeningTooLong);
            }
            self.play(text)?;
            placed += usize::from(self.timeline.is_placement_at(self.timeline.ply() - 1));
            at += if pair.is_some() { 2 } else { 1 };
        }
        Ok(())
    }

    /// Places the towns, unless the text begins with a town. Returns whether it does.
    fn place_towns(&mut self, first: &str) -> bool {
        if self.timeline.game() != GameId::Cannon {
            return true;
        }
        let is_town = |timeline: &AnyTimeline| match timeline {
            AnyTimeline::Cannon(game) => game
                .position()
                .action_from_text(first)
                .is_ok_and(|action| game.position().is_placement(action) && game.position().validate(action).is_ok()),
            AnyTimeline::TankChess(_) => false,
        };
        if is_town(&self.timeline) {
            return true;
        }
        let mut towns = TOWNS;
        if self.timeline.side_to_move() == Side::North {
            towns.reverse();
        }
        for town in towns {
            if let Ok(action) = self.timeline.read_action(town) {
                // The towns are legal from the normal start, and if they were not, the first action would be refused.
                let _ = self.timeline.play(action);
            }
        }
        false
    }

    fn play(&mut self, text: &str) -> Result<(), SearchError> {
        let refused = |reason| SearchError::OpeningAction {
            number: self.actions.len() + 1,
            text: quoted(text, MAX_QUOTED_CHARS),
            reason: Box::new(reason),
        };
        let action = match self.timeline.read_action(text) {
            Ok(action) => action,
            Err(error) => return Err(refused(error.to_message())),
        };
        if let Err(error) = self.timeline.play(action) {
            return Err(refused(error.to_message()));
        }
        self.actions.push(action.bits());
        Ok(())
    }
}
