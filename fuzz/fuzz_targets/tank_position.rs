//! Fuzz target: parses arbitrary text as a position of Tank Chess, both as position text and as JSON. A parsed position survives a round
//! trip and can be played.
#![no_main]

use cannon_rules::Game;
use cannon_rules::tank_chess::{Position, Ruleset, Setup, position_file};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let rules = Ruleset::default();
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    let read = [Position::from_text(text, &rules).ok(), position_file::read(text, &rules).ok()];
    for position in read.into_iter().flatten() {
        assert_eq!(Position::from_text(&position.to_text(), &rules), Ok(position));
        let actions = position.actions();
        assert_eq!(position.action_count(), actions.len() as u64);
        for action in actions {
            assert_eq!(position.validate(action), Ok(()));
            let mut after = position;
            after.play(action);
            assert_eq!(after.key_from_scratch(), after.key());
            assert_eq!(Position::from_text(&after.to_text(), &rules), Ok(after));
        }
    }
});
