//! Integration tests of the engine, in one binary because that links faster than one per file.

mod book;
#[path = "../aid/checked_game.rs"]
mod checked_game;
#[path = "../aid/collection.rs"]
mod collection;
mod errors;
mod levels;
mod multi_pv;
mod network;
mod objectives;
#[path = "../aid/proof.rs"]
mod proof;
mod puzzles;
mod reasons;
mod search_contract;
mod self_play;
mod styles;
mod tactics;
mod tank_chess;

use std::sync::atomic::AtomicBool;

use cannon_engine::SearchOptions;
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::Ruleset;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, PackedAction};

/// A game of Cannon that starts from this position.
fn game(position: &str) -> AnyTimeline {
    GameId::Cannon.begin(None, Some(position), HouseRules::DRAWS).expect("a sound position")
}

/// A new game under the default rules.
fn new_game() -> AnyTimeline {
    new_game_by(Ruleset::default())
}

/// A new game under the given rules.
fn new_game_by(rules: Ruleset) -> AnyTimeline {
    let rules = serde_json::to_value(rules).expect("rules are JSON");
    GameId::Cannon.begin(Some(&rules), None, HouseRules::DRAWS).expect("a start")
}

/// The action that the engine chooses.
fn choose(timeline: &AnyTimeline, options: &SearchOptions) -> Option<PackedAction> {
    cannon_engine::choose_action(timeline, options, &AtomicBool::new(false), &mut |_| {})
}

/// Plays at most `plies` plies from the current position, with separate search options for each side.
fn play_plies(timeline: &mut AnyTimeline, options_by_side: [&SearchOptions; 2], plies: usize) {
    for _ in 0..plies {
        let options = options_by_side[timeline.side_to_move().index()];
        let Some(action) = choose(timeline, options) else { break };
        timeline.play(action).expect("the computer plays legal actions");
    }
}
