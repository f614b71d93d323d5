//! Conformance tests for every registered game. A new game adds a line to [`every_game_conforms`].

use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::registry::{GAMES, find};
use cannon_rules::timeline::HouseRules;

use crate::contract::check_game;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Maximum length of a test game in plies.
const PLIES: usize = 120;

#[test]
fn every_game_conforms() {
    let mut tested =
        vec![check_game::<cannon_rules::cannon::Position>(), check_game::<cannon_rules::tank_chess::Position>()];
    tested.sort_unstable();
    let mut registered: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
    registered.sort_unstable();
    assert_eq!(tested, registered, "every registered game is tested");
}

#[test]
fn every_registered_game_can_be_played_type_erased() {
    for entry in GAMES {
        let mut random = StdRng::seed_from_u64(7);
        let mut timeline: Box<dyn AnyTimeline> =
            entry.begin(None, None, HouseRules::NONE).expect("a game under its default rules");
        assert_eq!(timeline.game(), entry.id);
        assert!(timeline.ruleset_name().is_some(), "the default rules have a name");
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
        let reloaded =
            entry.begin(Some(&timeline.ruleset()), Some(&last), HouseRules::NONE).expect("a position text of the game");
        assert_eq!(reloaded.position_text_at(0), last);
        assert_eq!(reloaded.actions(), timeline.actions());
        for _ in 0..1000 {
            let packed = PackedAction::new(random.random_range(0..u32::MAX));
            if !timeline.actions().contains(&packed) {
                let refused = timeline.play(packed).expect_err("only listed actions are legal");
                assert!(refused.message_id.starts_with("refused-"));
            }
        }
        assert!(entry.begin(Some(&serde_json::json!({"no": "rules"})), None, HouseRules::NONE).is_err());
        assert!(entry.begin(None, Some("no position"), HouseRules::NONE).is_err());
    }
    assert!(find("no such game").is_none());
}
