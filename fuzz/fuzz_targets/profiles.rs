//! Fuzz target: parses arbitrary text as a file of profiles. Parsed profiles survive a round trip, and merging a copy changes nothing.
#![no_main]

use cannon_profile::Profiles;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(profiles) = Profiles::from_json(text) else { return };
    assert_eq!(Profiles::from_json(&profiles.to_json()).as_ref(), Ok(&profiles));
    let mut merged = profiles.clone();
    merged.merge(profiles.clone());
    assert_eq!(merged, profiles);
    for profile in profiles.iter() {
        let export = Profiles::from_json(&profile.export()).expect("an export can be read");
        assert!(export.iter().eq([profile]));
        for game in ["cannon", "tank-chess"] {
            assert!(profile.game(game).rating.current().rating().is_finite());
            let _ = (profile.advice(game), profile.average_accuracy(game), profile.last_game());
        }
    }
});
