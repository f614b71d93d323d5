//! Conformance tests for every game.

use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, PackedAction};

use crate::contract::check_game;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Maximum length of a test game in plies.
const PLIES: usize = 120;

#[test]
fn every_game_conforms() {
    for game in GameId::ALL {
        match game {
            GameId::Cannon => check_game::<cannon_rules::cannon::Position>(),
            GameId::TankChess => check_game::<cannon_rules::tank_chess::Position>(),
        }
    }
}

#[test]
fn every_game_can_be_played_type_erased() {
    for game in GameId::ALL {
        let mut random = StdRng::seed_from_u64(7);
        let mut timeline = game.begin(None, None, HouseRules::NONE).expect("a game under its default rules");
        assert_eq!(timeline.game(), game);
        assert!(timeline.ruleset_name().is_some(), "the default rules have a name");
        assert_eq!(game.name().parse(), Ok(game));
        assert_eq!(serde_json::to_value(game).expect("a word"), game.name());
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
            game.begin(Some(&timeline.ruleset()), Some(&last), HouseRules::NONE).expect("a position text of the game");
        assert_eq!(reloaded.position_text_at(0), last);
        assert_eq!(reloaded.actions(), timeline.actions());
        for _ in 0..1000 {
            let packed = PackedAction::new(random.random_range(0..u32::MAX));
            if !timeline.actions().contains(&packed) {
                let refused = timeline.play(packed).expect_err("only listed actions are legal");
                assert!(refused.message_id.starts_with("refused-"));
            }
        }
        assert!(game.begin(Some(&serde_json::json!({"no": "rules"})), None, HouseRules::NONE).is_err());
        assert!(game.begin(None, Some("no position"), HouseRules::NONE).is_err());
    }
    let error = "no such game".parse::<GameId>().expect_err("there is no such game");
    assert_eq!(error.to_string(), "unknown game `no such game`");
}
