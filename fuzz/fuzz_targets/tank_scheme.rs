//! Fuzz target: parses arbitrary text as a scheme. A parsed scheme can be validated and survives a round trip; without errors it can be
//! played.
#![no_main]

use cannon_rules::Game;
use cannon_rules::tank_chess::{Ruleset, scheme_file};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(scheme) = scheme_file::read(text) else { return };
    let validation = scheme.validate();
    match scheme.start(&Ruleset::default()) {
        Ok(start) => {
            assert!(validation.errors.is_empty() && start.outcome().is_none());
            assert!(!start.gives_check(start.side_to_move()) && !start.can_escape(start.side_to_move()));
        }
        Err(errors) => assert_eq!(errors, validation.errors),
    }
    let written = scheme_file::write(&scheme);
    let again = scheme_file::read(&written).expect("a written scheme can be read");
    assert_eq!(scheme_file::write(&again), written);
});
