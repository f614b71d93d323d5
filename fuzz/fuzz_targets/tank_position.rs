//! The readers of Tank Chess positions, as text and as JSON, take any text, and what they accept can be written, read again and played.
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
            assert_eq!(position.check(action), Ok(()));
            let mut after = position;
            after.play(action);
            assert_eq!(after.key_from_scratch(), after.key());
            assert_eq!(Position::from_text(&after.to_text(), &rules), Ok(after));
        }
    }
});
