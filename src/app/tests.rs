//! Files of the released versions, which every later version reads. `tests/data/released/README.md` has their list.

use std::fs;
use std::path::{Path, PathBuf};

use cannon_app_base::settings;
use cannon_app_base::settings::{AnimationSpeed, LargeTargets, Settings};
use cannon_app_base::states::Menu;
use cannon_app_games::cannon::position_editor;
use cannon_appearance::{BoardFace, BoardLook, ColorScheme, PieceSet, Quality, Room};
use cannon_i18n::Language;
use cannon_profile::Profiles;
use cannon_puzzles::file as puzzle_file;
use cannon_rules::record::Record;
use cannon_rules::tank_chess::{Ruleset, scheme_file};

/// The samples of each version.
const FILES: [&str; 7] = [
    "cannon-game.json",
    "position.json",
    "profiles.json",
    "puzzles.jsonl",
    "scheme.json",
    "settings.json",
    "tank-chess-game.json",
];

/// The folder with a folder for each version.
fn released() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/released")
}

/// A sample of version 1.0.0.
fn sample_of_1_0_0(name: &str) -> String {
    fs::read_to_string(released().join("1.0.0").join(name)).expect("the sample can be read")
}

#[test]
fn every_version_has_all_samples() {
    let mut versions = Vec::new();
    for entry in fs::read_dir(released()).expect("the folder can be read").flatten() {
        if entry.path().is_dir() {
            versions.push(entry.file_name().to_string_lossy().into_owned());
            FILES.iter().for_each(|name| assert!(entry.path().join(name).is_file(), "{:?}: {name}", entry.path()));
        }
    }
    assert!(versions.iter().any(|version| version == env!("CARGO_PKG_VERSION")), "{versions:?}");
}

#[test]
fn settings_of_1_0_0_are_read_completely() {
    let settings = settings::parse(&sample_of_1_0_0("settings.json")).expect("the settings are read");
    let mut expected = Settings {
        quality: Some(Quality::High),
        pieces: PieceSet::CarvedWood,
        animation: AnimationSpeed::Slow,
        board: BoardLook::Slate,
        room: Room::Field,
        ui_scale: 1.5,
        large_targets: LargeTargets::Always,
        last_menu: Menu::Puzzles,
        language: Some(Language::German),
        notices_stay: true,
        welcomed: true,
        // The panel beside the board was open in every file.
        fold_panel: false,
        ..Settings::default()
    };
    expected.faces.insert("igg".to_owned(), BoardFace::Points);
    expected.vision.colors = ColorScheme::Tritanopia;
    expected.sound.music = 0.25;
    assert_eq!(settings, expected);
}

#[test]
fn games_of_1_0_0_replay() {
    for (name, actions, position) in [
        ("cannon-game.json", 5, "5L4/1l1l1l1l1l/1l1l1l1l1l/3l1l1l1l/2l7/1d1d6/4d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 l"),
        ("tank-chess-game.json", 2, "3hS2mS1cS1mS2hS2/1#2##10/"),
    ] {
        let record = Record::from_json(&sample_of_1_0_0(name)).expect("the record is read");
        let timeline = record.replay().expect("the game replays");
        assert_eq!(timeline.ply(), actions, "{name}");
        let text = timeline.position_text_at(actions);
        assert!(text.starts_with(position), "{name}: {text}");
        assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record));
    }
}

#[test]
fn set_ups_of_1_0_0_are_read() {
    let position = position_editor::read(&sample_of_1_0_0("position.json")).expect("the position is read");
    assert_eq!((position.name.as_str(), position.about.as_str()), ("The breach", "Dark to move and win."));
    assert_eq!(position.setup.to_string(), "1L8/d9/10/10/10/10/10/5l4/10/8D1 d");
    let scheme = scheme_file::read(&sample_of_1_0_0("scheme.json")).expect("the scheme is read");
    assert_eq!(scheme.name, "Two Fords");
    assert!(scheme.start(&Ruleset::default()).is_ok());
}

#[test]
fn profiles_and_puzzles_of_1_0_0_are_read() {
    let profiles = Profiles::from_json(&sample_of_1_0_0("profiles.json")).expect("the profiles are read");
    let players: Vec<_> = profiles.iter().collect();
    assert_eq!(players.len(), 1);
    assert_eq!(players[0].name().as_str(), "Anna");
    let puzzles = puzzle_file::read(&sample_of_1_0_0("puzzles.jsonl")).expect("the puzzles are read");
    assert_eq!(puzzles.len(), 2);
}
