//! The explorer of the games of the library.

use std::path::PathBuf;

use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;

use super::{Exploration, Results};
use crate::search::data::position_hash;
use crate::{Library, LibraryEntry};

impl Library {
    /// The actions that were played from the current position of a timeline in the games of the library. Variations, studies and deleted
    /// games are not counted. A game counts once, with the action that was played when it reached the position first.
    ///
    /// The first call reads the [cache](crate::search::cache) of searches, and replays the [unexplored](Self::unexplored) games.
    pub fn explore(&self, timeline: &AnyTimeline) -> Exploration {
        let position = position_hash(&timeline.position_text_at(timeline.ply()));
        let games: Vec<&LibraryEntry> = self.games.values().filter(|entry| is_game(entry, timeline.game())).collect();
        let played = self.look_inside(&games, |data| data.action_from(position));
        let counted = games.iter().zip(played).filter_map(|(entry, action)| {
            let result = entry.details.as_ref().ok()?.result;
            Some((action.flatten()?, Results::of_game(result)))
        });
        Exploration::new(timeline, counted)
    }

    /// The files that [`explore`](Self::explore) would have to replay first, because the cache of searches lacks them. A program can
    /// [prepare](Self::prepare_search) them in parts, as before a search.
    pub fn unexplored(&self, game: GameId) -> Vec<PathBuf> {
        self.lacking(|entry| is_game(entry, game))
    }
}

/// Whether an entry of the library is a game of this kind.
fn is_game(entry: &LibraryEntry, game: GameId) -> bool {
    entry.details.as_ref().is_ok_and(|details| details.game == game)
}
