//! Fuzz target: parses arbitrary text as an action of Tank Chess. A parsed action can be validated and played; a legal one has a path and
//! survives a round trip.
#![no_main]

use cannon_rules::tank_chess::{Position, Ruleset};
use cannon_rules::{Action, Game};
use libfuzzer_sys::fuzz_target;

/// A position with legal actions and terrain of every kind.
const CLOSE: &str = "3CN8/2hS9/5x6/2~(AE)3*5/4BNx1FN4/3%(lE)2=5/1RN3TN2KW3/12/2mS9/3UN2MN5/6#5/6cS5 w flags:A1-L12";

fuzz_target!(|text: &str| {
    let close = Position::from_text(CLOSE, &Ruleset::default()).expect("a valid position");
    for position in [Position::start(&Ruleset::default()), close] {
        let Ok(action) = position.action_from_text(text) else { continue };
        assert_eq!(Action::unpack(Action::pack(action)), Some(action));
        assert_eq!(position.validate(action).is_ok(), position.actions().contains(&action));
        if position.validate(action).is_ok() {
            assert_eq!(position.action_from_text(&position.action_to_text(action)), Ok(action));
            assert!(position.path(action).is_some());
        }
        let mut after = position;
        let undo = after.play(action);
        after.unplay(action, undo);
        assert_eq!(after, position);
    }
});
