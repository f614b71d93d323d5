//! Fuzz target: parses arbitrary text as a position of Cannon. A parsed position survives a round trip and can be played.
#![no_main]

use cannon_rules::Game;
use cannon_rules::cannon::{Position, Ruleset, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    for rules in [Ruleset::CLASSIC, Ruleset { shift_limit: Some(3), ..Ruleset::IGG }] {
        let Ok(position) = Position::from_text(text, &rules) else { continue };
        assert_eq!(Position::from_text(&position.to_text(), &rules), Ok(position));
        assert_eq!(position.action_count(), position.actions().len() as u64);
        for action in position.actions() {
            assert_eq!(position.validate(action), Ok(()));
            let mut after = position;
            after.play(action);
            assert_eq!(after.key_from_scratch(), after.key());
            assert_eq!(Position::from_text(&after.to_text(), &rules), Ok(after));
        }
    }
});
