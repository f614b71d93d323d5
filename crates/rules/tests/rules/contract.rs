//! The contract of [`Game`], checked for any game by random play. Other crates include this file to check games of their own.

use cannon_rules::{Action as _, Game};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// Maximum length of a test game in plies.
const PLIES: usize = 120;
/// Average number of actions tested per ply. In games with more actions, some positions are skipped.
const ACTIONS_PER_PLY: usize = 120;

/// Plays random games and checks every position against the contracts of [`Game`].
pub(crate) fn check_game<G: Game>() {
    let rules = G::Ruleset::default();
    let json = serde_json::to_value(&rules).expect("rules have a JSON value");
    assert_eq!(serde_json::from_value::<G::Ruleset>(json).expect("rules read back"), rules);
    for seed in 0..12 {
        let mut random = StdRng::seed_from_u64(seed);
        let mut position = G::start(&rules);
        let mut checked_actions = 0;
        for ply in 1..=PLIES {
            let actions = position.actions();
            if actions.is_empty() || checked_actions + actions.len() <= ply * ACTIONS_PER_PLY {
                check_position(&position);
                checked_actions += actions.len();
            }
            let Some(&action) = actions.choose(&mut random) else { break };
            let before = position.clone();
            position.play(action);
            assert_ne!(position.key(), before.key(), "a turn changes the key: {action:?} in {before:?}");
        }
    }
}

fn check_position<G: Game>(position: &G) {
    let actions = position.actions();
    let mut sorted = actions.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), actions.len(), "an action is listed twice in {position:?}");
    assert_eq!(position.action_count(), actions.len() as u64);
    assert_eq!(
        position.outcome().is_some(),
        actions.is_empty(),
        "the game is over exactly if there is no action: {position:?}"
    );
    let mut replies = 0;
    for &action in &actions {
        assert!(position.validate(action).is_ok(), "{action:?} is listed in {position:?}");
        assert_eq!(G::Action::unpack(action.pack()), Some(action));
        let text = position.action_to_text(action);
        assert_eq!(position.action_from_text(&text).ok(), Some(action), "{text} in {position:?}");
        let mut after = position.clone();
        after.play(action);
        replies += after.action_count();
    }
    assert_eq!(position.reply_count(), replies, "{position:?}");
    let text = position.to_text();
    let read = G::from_text(&text, position.rules()).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&read, position, "{text}");
    assert_eq!((read.key(), read.repetition_key()), (position.key(), position.repetition_key()), "{text}");
}
