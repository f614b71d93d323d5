//! The reader of schemes takes any text; what it accepts can be judged, written and read again, and played if nothing is wrong with it.
#![no_main]

use cannon_rules::Game;
use cannon_rules::tank_chess::{Ruleset, scheme_file};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(scheme) = scheme_file::read(text) else { return };
    let verdict = scheme.verdict();
    match scheme.start(&Ruleset::default()) {
        Ok(start) => {
            assert!(verdict.errors.is_empty() && start.outcome().is_none());
            assert!(!start.gives_check(start.side_to_move()) && !start.can_escape(start.side_to_move()));
        }
        Err(errors) => assert_eq!(errors, verdict.errors),
    }
    let written = scheme_file::write(&scheme);
    let again = scheme_file::read(&written).expect("what was written can be read");
    assert_eq!(scheme_file::write(&again), written);
});
