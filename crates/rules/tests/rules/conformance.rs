//! Conformance tests for every registered game. A new game adds a line to [`every_game_conforms`].

use cannon_rules::any::AnyTimeline;
use cannon_rules::registry::{GAMES, find};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Action as _, Game, PackedAction};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Maximum length of a test game in plies.
const PLIES: usize = 120;
/// Average number of actions tested per ply. In games with more actions, some positions are skipped.
const ACTIONS_PER_PLY: usize = 120;

#[test]
fn every_game_conforms() {
    let mut tested =
        vec![check_game::<cannon_rules::cannon::Position>(), check_game::<cannon_rules::tank_chess::Position>()];
    tested.sort_unstable();
    let mut registered: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
    registered.sort_unstable();
    assert_eq!(tested, registered, "every registered game is tested");
}

/// Plays random games and checks every position against the contracts of [`Game`]. Returns the game's identifier.
fn check_game<G: Game>() -> &'static str {
    let rules = G::Ruleset::default();
    let json = serde_json::to_value(&rules).expect("rules have a JSON value");
    assert_eq!(serde_json::from_value::<G::Ruleset>(json).expect("rules read back"), rules);
    for seed in 0..12 {
        let mut random = StdRng::seed_from_u64(seed);
        let mut position = G::start(&rules);
        let mut looked_at = 0;
        for ply in 1..=PLIES {
            let actions = position.actions();
            if actions.is_empty() || looked_at + actions.len() <= ply * ACTIONS_PER_PLY {
                check_position(&position);
                looked_at += actions.len();
            }
            let Some(&action) = actions.choose(&mut random) else { break };
            let before = position.clone();
            let undo = position.play(action);
            assert_ne!(position.key(), before.key(), "a turn changes the key: {action:?} in {before:?}");
            let mut back = position.clone();
            back.unplay(action, undo);
            assert_eq!(back, before, "{action:?} taken back");
            assert_eq!(back.key(), before.key());
        }
    }
    G::ID
}

fn check_position<G: Game>(position: &G) {
    let actions = position.actions();
    let mut sorted = actions.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), actions.len(), "an action is listed twice in {position:?}");
    assert_eq!(position.action_count(), actions.len() as u64);
    assert_eq!(position.outcome().is_some(), actions.is_empty(), "over exactly when there is no action: {position:?}");
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

#[test]
fn every_registered_game_can_be_played_type_erased() {
    for entry in GAMES {
        let mut random = StdRng::seed_from_u64(7);
        let begun = entry.begin(None, None, HouseRules::NONE).expect("a game begins by its own rules");
        let mut timeline: Box<dyn AnyTimeline> = begun;
        assert_eq!(timeline.game(), entry.id);
        assert!(find(entry.id).is_some());
        while timeline.ply() < PLIES {
            let actions = timeline.actions();
            let Some(&action) = actions.choose(&mut random) else { break };
            let text = timeline.notation(action).expect("legal actions have a notation");
            assert_eq!(timeline.read_action(&text), Ok(action));
            timeline.play(action).expect("a legal action");
            assert_eq!(timeline.notation_at(timeline.ply() - 1), Some(text));
        }
        let last = timeline.position_text_at(timeline.ply());
        let again = entry.begin(Some(&timeline.ruleset()), Some(&last), HouseRules::NONE).expect("its own text");
        assert_eq!(again.position_text_at(0), last);
        assert_eq!(again.actions(), timeline.actions());
        for _ in 0..1000 {
            let number = PackedAction::new(random.random_range(0..u32::MAX));
            if !timeline.actions().contains(&number) {
                let refused = timeline.play(number).expect_err("only listed actions are legal");
                assert!(refused.message_id.starts_with("refused-"));
            }
        }
        assert!(entry.begin(Some(&serde_json::json!({"no": "rules"})), None, HouseRules::NONE).is_err());
        assert!(entry.begin(None, Some("no position"), HouseRules::NONE).is_err());
    }
    assert!(find("no such game").is_none());
}
