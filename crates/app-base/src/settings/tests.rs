//! Tests of reading and writing the settings file, including damaged files.

use std::fs;

use super::*;
use cannon_appearance::{BoardFace, ColorScheme, InterfaceTheme, PieceSize};

/// Points for these presets.
fn faces(presets: &[&str]) -> BTreeMap<String, BoardFace> {
    presets.iter().map(|preset| ((*preset).to_owned(), BoardFace::Points)).collect()
}

#[test]
fn written_settings_are_read_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("deep/settings.json");
    let settings = Settings {
        quality: Some(Quality::High),
        pieces: PieceSet::MetalAndGlass,
        animation: AnimationSpeed::Fast,
        faces: faces(&["igg"]),
        board: BoardLook::Slate,
        ground: GroundLook::Desert,
        room: Room::Field,
        natural_pace: false,
        reduced_motion: true,
        ui_scale: 1.25,
        fullscreen: true,
        sound: Volumes { master: 0.35, music: 0.0, muted: true, ..Volumes::default() },
        welcomed: true,
        vision: Vision {
            theme: InterfaceTheme::HighContrast,
            colors: ColorScheme::Greyscale,
            piece_size: PieceSize::Largest,
            ..Vision::default()
        },
        window: WindowPlace { width: 1000.0, height: 700.0, position: Some([-20, 30]), maximized: true },
        last_menu: Menu::Puzzles,
        ..Settings::default()
    };
    file::write(&path, &settings).expect("settings can be written");
    assert_eq!(file::read(&path).expect("settings can be read"), settings);
}

#[test]
fn missing_file_gives_the_defaults() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    assert_eq!(file::read(&folder.path().join("settings.json")).expect("no file is no error"), Settings::default());
}

#[test]
fn unknown_and_missing_fields_are_tolerated() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("settings.json");
    fs::write(&path, r#"{"vsync": false, "smell": "strong", "last_menu": "kitchen", "window": {"width": 100, "height": 900}, "ui_scale": 90, "language": "Volapük"}"#).expect("written");
    let settings = file::read(&path).expect("unknown fields are no damage");
    assert_eq!(
        settings,
        Settings { vsync: false, ui_scale: *UI_SCALE_RANGE.end(), welcomed: true, ..Settings::default() }
    );
    fs::write(&path, r#"{"sound": {"effects": 7, "music": -1, "muted": true}}"#).expect("written");
    let sound = file::read(&path).expect("missing fields get their defaults").sound;
    assert_eq!(sound, Volumes { effects: 1.0, music: 0.0, muted: true, ..Volumes::default() });
}

/// A file that the program wrote before its sources were split into crates and its types were renamed.
#[test]
fn file_of_an_earlier_version_is_read_completely() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/old/settings.json");
    let settings = file::read(path.as_ref()).expect("the old file is read");
    let expected = Settings {
        quality: Some(Quality::Low),
        pieces: PieceSet::CarvedWood,
        animation: AnimationSpeed::Fast,
        faces: faces(&["classic", "blue-panther", "igg", "custom"]),
        board: BoardLook::Slate,
        room: Room::Field,
        natural_pace: false,
        show_threats: true,
        show_last_action: false,
        turn_camera: true,
        ui_scale: 1.2,
        vsync: false,
        // Only players without settings see the first screen.
        welcomed: true,
        ..Settings::default()
    };
    assert_eq!(settings, expected);
}

#[test]
fn settings_without_room_and_ground_get_the_study_the_walnut_board_and_summer() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("settings.json");
    fs::write(&path, r#"{"quality": "medium", "face": "points", "coordinates": false}"#).expect("written");
    let settings = file::read(&path).expect("old files are read");
    assert_eq!((settings.room, settings.board), (Room::Study, BoardLook::Walnut));
    assert_eq!(settings.ground, GroundLook::Summer);
    assert_eq!((settings.quality, settings.coordinates), (Some(Quality::Medium), false));
    assert_eq!(settings.faces.get("classic"), Some(&BoardFace::Points), "points were a choice");
    fs::write(&path, r#"{"face": "cells"}"#).expect("written");
    let settings = file::read(&path).expect("old files are read");
    assert_eq!(settings.faces.get("igg"), None, "cells were the default");
}

#[test]
fn files_without_an_adviser_keep_coach_and_marks_of_threats() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("settings.json");
    for shown in [true, false] {
        fs::write(&path, format!(r#"{{"show_threats": {shown}, "show_thinking": {shown}}}"#)).expect("written");
        let mut settings = file::read(&path).expect("old files are read");
        let kept = (settings.adviser, settings.show_threats, settings.show_thinking);
        assert_eq!(kept, (Adviser::Warn, shown, shown), "the coach warns as before");
        settings.choose_adviser(Adviser::Suggest);
        file::write(&path, &settings).expect("written");
        let read = file::read(&path).expect("read");
        assert_eq!((read.adviser, read.show_threats), (Adviser::Suggest, false), "the dial decides what is marked");
    }
    fs::write(&path, r#"{"adviser": "plays_for_me", "show_threats": true}"#).expect("written");
    let settings = file::read(&path).expect("an unknown adviser is no damage");
    assert_eq!((settings.adviser, settings.show_threats), (Adviser::Warn, true));
}

#[test]
fn damaged_file_is_moved_aside_unchanged() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("settings.json");
    for damaged in [&b"{\"vsync\": fal"[..], b"\xff\xfe\0garbage", b"[]", b"{\"animation\": \"warp\"}", b""] {
        fs::write(&path, damaged).expect("written");
        let error = file::read(&path).expect_err("damage is noticed");
        let file::SettingsError::Damaged { aside, .. } = &error else { panic!("{error}") };
        assert_eq!(fs::read(aside).expect("kept aside"), damaged);
        assert!(!path.exists());
        file::write(&path, &Settings::default()).expect("settings can be written again");
        assert_eq!(fs::read(aside).expect("still there"), damaged);
        fs::remove_file(&path).expect("removed");
    }
}

#[test]
fn colours_of_a_later_version_are_the_standard_ones() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("settings.json");
    fs::write(&path, r#"{"vision": {"colors": "infrared"}, "ui_scale": 1.2}"#).expect("written");
    let settings = file::read(&path).expect("an unknown scheme is no damage");
    assert_eq!(settings, Settings { ui_scale: 1.2, welcomed: true, ..Settings::default() });
}

#[test]
fn numbers_of_the_sides_are_always_shown_in_grey() {
    let vision = |colors, side_numbers| Vision { colors, side_numbers, ..Vision::default() };
    assert!(!vision(ColorScheme::Tritanopia, false).shows_side_numbers());
    assert!(vision(ColorScheme::Tritanopia, true).shows_side_numbers());
    assert!(vision(ColorScheme::Greyscale, false).shows_side_numbers());
}
