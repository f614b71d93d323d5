//! Random legal games, for all formats.

use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, PackedAction};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::Value;

/// A source of random numbers.
pub(crate) fn random(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// A legal action at the end of the game, often one that takes something, so that games also end. `None` if the game is over.
pub(crate) fn any_action(timeline: &AnyTimeline, random: &mut StdRng) -> Option<PackedAction> {
    let actions = timeline.actions();
    let takes = |action: &&PackedAction| timeline.notation(**action).is_some_and(|text| text.contains(['x', '*', '#']));
    let taking: Vec<&PackedAction> =
        if random.random_bool(0.3) { actions.iter().filter(takes).collect() } else { Vec::new() };
    taking.choose(random).copied().or_else(|| actions.choose(random)).copied()
}

/// A random game of at least two and at most `plies` actions.
pub(crate) fn random_game(game: GameId, ruleset: &Value, plies: usize, random: &mut StdRng) -> AnyTimeline {
    let mut timeline = game.begin(Some(ruleset), None, HouseRules::NONE).expect("a ruleset");
    for _ in 0..random.random_range(2..=plies) {
        let Some(action) = any_action(&timeline, random) else { break };
        timeline.play(action).expect("a legal action");
    }
    timeline
}

/// The actions of a game in our notation.
pub(crate) fn notations(timeline: &AnyTimeline) -> Vec<String> {
    (0..timeline.last_ply()).filter_map(|ply| timeline.notation_at(ply)).collect()
}

/// The actions of a record.
pub(crate) fn actions(record: &cannon_rules::record::Record) -> Vec<String> {
    record.actions.iter().map(|action| action.text.clone()).collect()
}

/// An action of Cannon without a suffix.
pub(crate) fn plain(text: &str) -> &str {
    text.trim_end_matches(['+', '#'])
}
