//! Fuzz target: parses arbitrary text as an action of Cannon. A parsed action can be validated and played, and survives a round trip.
#![no_main]

use cannon_rules::cannon::{Position, Ruleset};
use cannon_rules::{Action, Game};
use libfuzzer_sys::fuzz_target;

/// The initial position, and one with legal actions of every kind.
const BOARDS: [&str; 2] = [
    "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d",
    "7L2/1l1l1l1l1l/1l3l1l1l/1l1l3l1l/2l1l5/10/d1d1ddd1d1/ddd1d2dd1/d3d3d1/6D3 d",
];

fuzz_target!(|text: &str| {
    for board in BOARDS {
        let position = Position::from_text(board, &Ruleset::CLASSIC).expect("a valid position");
        let Ok(action) = position.action_from_text(text) else { continue };
        assert_eq!(Action::unpack(Action::pack(action)), Some(action));
        assert_eq!(position.action_from_text(&position.action_to_text(action)), Ok(action));
        assert_eq!(position.validate(action).is_ok(), position.actions().contains(&action));
        assert!(position.firing_line_from_text(text).is_ok());
        let mut after = position;
        let undo = after.play(action);
        after.unplay(action, undo);
        assert_eq!(after, position);
    }
});
