//! The transposition table that hints and analyses share, so that what one search finds serves the other searches.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use cannon_engine::SearchMemory;
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;

/// Size of the table, in MiB.
const MEBIBYTES: usize = 32;

/// The transposition table of searches at full strength, for one game and its rules at a time. It exists from the first search on.
#[derive(Resource, Default)]
pub struct AnalysisMemory(Mutex<Option<Table>>);

struct Table {
    game: GameId,
    ruleset: serde_json::Value,
    memory: Arc<SearchMemory>,
}

impl AnalysisMemory {
    /// The table for this game and its rules. A table of another game or of other rules is given up.
    pub fn of(&self, timeline: &AnyTimeline) -> Arc<SearchMemory> {
        let mut table = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (game, ruleset) = (timeline.game(), timeline.ruleset());
        match &*table {
            Some(known) if known.game == game && known.ruleset == ruleset => Arc::clone(&known.memory),
            _ => {
                let memory = Arc::new(SearchMemory::up_to_mebibytes(MEBIBYTES));
                *table = Some(Table { game, ruleset, memory: Arc::clone(&memory) });
                memory
            }
        }
    }
}
