//! Counting the games of a collection.

use std::collections::HashMap;

use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;

use super::{Collection, CollectionFault, MAX_COLLECTION_BYTES, Results};
use crate::search::data::position_hash;

/// Makes a collection of games that are added one after the other.
///
/// ```
/// use cannon_library::explorer::CollectionBuilder;
/// use cannon_rules::record::{Players, Record};
/// use cannon_rules::{GameId, timeline::HouseRules};
///
/// let mut game = GameId::Cannon.begin(None, None, HouseRules::NONE)?;
/// game.play(game.read_action("@e1")?).expect("a legal action");
/// let record = Record::from_timeline(&game, Players::default(), jiff::Timestamp::UNIX_EPOCH);
/// let mut builder = CollectionBuilder::new(GameId::Cannon, 20);
/// assert!(builder.add(&record, &game));
/// let collection = builder.finish(1)?;
/// game.go_to(0);
/// assert_eq!(collection.explore(&game).total().undecided, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct CollectionBuilder {
    game: GameId,
    plies: u32,
    games: u32,
    positions: HashMap<u64, HashMap<u32, Results>>,
}

impl CollectionBuilder {
    /// A builder that counts the first actions of each game, at most `plies`.
    pub fn new(game: GameId, plies: u32) -> CollectionBuilder {
        CollectionBuilder { game, plies, games: 0, positions: HashMap::new() }
    }

    /// Counts a game, which is given with its replay. Its variations are not counted. A game counts once at each position, with the action
    /// that was played there first. Returns whether it was counted: studies, games without actions and other games are not.
    pub fn add(&mut self, record: &Record, timeline: &AnyTimeline) -> bool {
        let line = timeline.main_line();
        if record.game != self.game || record.study || line.len() < 2 {
            return false;
        }
        let results = Results::of_game(record.result.or(timeline.outcome_of(timeline.main_end())));
        let mut counted = Vec::new();
        for pair in line.windows(2).take(self.plies as usize) {
            let text = timeline.position_text_of(pair[0]);
            let (Some(text), Some(action)) = (text, timeline.action_of(pair[1])) else { continue };
            let hash = position_hash(&text);
            if !counted.contains(&hash) {
                counted.push(hash);
                *self.positions.entry(hash).or_default().entry(action.bits()).or_default() += results;
            }
        }
        self.games = self.games.saturating_add(1);
        true
    }

    /// The number of games that were counted.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The collection of the positions from which at least `min_games` games went on.
    ///
    /// # Errors
    /// There is no such position, or there are more than fit into a file.
    pub fn finish(self, min_games: u32) -> Result<Collection, CollectionFault> {
        let is_kept = |actions: &HashMap<u32, Results>| actions.values().copied().sum::<Results>().games() >= min_games;
        let mut kept: Vec<_> = self.positions.into_iter().filter(|(_, actions)| is_kept(actions)).collect();
        if kept.is_empty() {
            return Err(CollectionFault::TooFewGames(min_games));
        }
        kept.sort_unstable_by_key(|(hash, _)| *hash);
        let (mut positions, mut ends, mut rows) = (Vec::new(), Vec::new(), Vec::new());
        for (hash, actions) in kept {
            let mut actions: Vec<_> = actions.into_iter().collect();
            actions.sort_unstable_by_key(|(action, _)| *action);
            rows.extend(actions);
            positions.push(hash);
            // A collection with more rows than that is refused below.
            ends.push(u32::try_from(rows.len()).unwrap_or(u32::MAX));
        }
        let (game, games, plies) = (self.game, self.games, self.plies);
        let collection = Collection { game, games, plies, min_games, positions, ends, rows };
        match collection.to_bytes().len() {
            bytes if bytes > MAX_COLLECTION_BYTES => Err(CollectionFault::TooLarge(bytes)),
            _ => Ok(collection),
        }
    }
}
