//! The cases of the fuzz targets for readers of the window's half: what each of them does with its input. A case panics if a reader breaks
//! one of its promises. The crate `cannon-fuzz-cases` has the cases of all other readers, and `fuzz/README.md` the commands of the fuzzer.

use cannon_app_base::common::bindings::Chord;
use cannon_app_base::settings;
use cannon_app_base::settings::{CAMERA_SPEED_RANGE, SCENE_BRIGHTNESS_RANGE, SCENE_CONTRAST_RANGE, UI_SCALE_RANGE};
use cannon_app_games::cannon::position_editor;
use cannon_app_games::cannon::position_editor::NamedPosition;
use cannon_rules::cannon::Ruleset;

/// The cases: the name, which the target and its folder have, too, and the function.
pub static CASES: [(&str, fn(&[u8])); 3] =
    [("cannon_position_file", cannon_position_file), ("key_chord", key_chord), ("settings", settings)];

/// Parses text as a file of settings. Parsed settings are in their ranges and survive a round trip.
pub fn settings(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let settings = match settings::parse(text) {
        Ok(settings) => settings,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert!(UI_SCALE_RANGE.contains(&settings.ui_scale) && CAMERA_SPEED_RANGE.contains(&settings.camera_speed));
    assert!(SCENE_BRIGHTNESS_RANGE.contains(&settings.scene_brightness));
    assert!(SCENE_CONTRAST_RANGE.contains(&settings.scene_contrast));
    let written = settings::to_json(&settings).expect("settings can be written");
    assert_eq!(settings::parse(&written).expect("written settings can be read"), settings);
}

/// Parses text as a file of a position, and as text that was pasted. What was read survives a round trip.
pub fn cannon_position_file(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let start = NamedPosition::start(Ruleset::default());
    for read in [position_editor::read(text), position_editor::read_pasted(&start, text)] {
        match read {
            Ok(position) => assert_eq!(position_editor::read(&position_editor::write(&position)), Ok(position)),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// Parses text as a chord of keys. A parsed chord survives a round trip.
pub fn key_chord(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    match text.parse::<Chord>() {
        Ok(chord) => assert_eq!(chord.to_string().parse().ok(), Some(chord), "{text:?}"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

#[cfg(test)]
mod tests {
    use std::panic;
    use std::path::Path;

    use super::CASES;
    use cannon_fuzz_cases::inputs::{Input, inputs_of};

    #[test]
    fn inputs_of_the_past_keep_all_promises() {
        for (name, run) in CASES {
            let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
            let inputs = inputs_of(&fuzz, name).expect("the inputs can be read");
            assert!(!inputs.is_empty(), "{name} has no input");
            for Input { path, content } in inputs {
                // The panic itself does not name the input.
                let outcome = panic::catch_unwind(|| run(&content));
                assert!(outcome.is_ok(), "{name}: {}", path.display());
            }
        }
    }

    #[test]
    fn other_tests_know_the_cases() {
        assert_eq!(CASES.map(|(name, _)| name), cannon_fuzz_cases::WINDOW_CASES);
    }
}
