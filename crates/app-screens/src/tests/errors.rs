//! Tests of errors that a player sees: each is in the language of the player, and says what is wrong and where.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::harness::TestPlayer;
use crate::DocumentFolder;
use cannon_app_activities::persistence::StoreError;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::{Settings, SettingsFault, SettingsProblem};
use cannon_app_base::states::Menu;
use cannon_app_table::adapter::AdapterError;
use cannon_app_table::render::RenderError;
use cannon_files::SystemError;
use cannon_i18n::Language;
use cannon_i18n::check::fault;
use cannon_library::LibraryError;
use cannon_rules::GameId;
use cannon_rules::json_error::JsonError;
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::RecordError;

fn path() -> PathBuf {
    PathBuf::from("/partidas/1.json")
}

fn check(messages: impl IntoIterator<Item = Message>) {
    for message in messages {
        assert_eq!(fault(&message), None, "{message:?}");
    }
}

/// A player who has chosen a language, at the title of an app with files in its folder of games.
fn player_with_games(language: Language, games: &[(&str, &str)]) -> TestPlayer {
    let mut player = TestPlayer::with_last_game(games[0].1);
    let folder = player.app.world().resource::<DocumentFolder>().0.clone().expect("a folder");
    let folder = folder.parent().expect("the folder of the store").join("games");
    for (name, text) in &games[1..] {
        std::fs::write(folder.join(name), text).expect("written");
    }
    speak(&mut player, language);
    player
}

fn speak(player: &mut TestPlayer, language: Language) {
    player.app.world_mut().resource_mut::<Settings>().language = Some(language);
    player.frames(3);
}

/// Whether one of the texts on the screen contains this part.
fn shows(player: &TestPlayer, part: &str) -> bool {
    player.texts().iter().any(|shown| shown.text.contains(part))
}

fn shown(player: &TestPlayer) -> Vec<&str> {
    player.texts().iter().map(|shown| shown.text.as_str()).collect()
}

#[test]
fn damaged_records_are_explained_in_the_language_of_the_player() {
    let games = [
        ("last.json", "{\n\"format\": \"cannon-record\",\n\"version\""),
        ("other.json", "{\"format\": \"cannon-record\", \"version\": 99}"),
    ];
    let mut player = player_with_games(Language::German, &games);
    assert!(shows(&player, "Der Text endet zu früh, in Zeile 3"), "{:?}", shown(&player));
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::SavedGames);
    player.frames(5);
    for part in ["Kann nicht geladen werden. Der Text endet zu früh, in Zeile 3", "Das Format hat Version 99"] {
        assert!(shows(&player, part), "{part} is not in {:?}", shown(&player));
    }
}

#[test]
fn pasted_text_that_is_no_setup_is_explained_in_the_language_of_the_player() {
    let mut player = TestPlayer::new();
    speak(&mut player, Language::Japanese);
    player.open_editor();
    player.paste("{\"format\": \"tank-chess-scheme\", \"version\": 1, \"name\": \"x\", \"grid\": [\"?\"]}");
    assert!(shows(&player, "盤の1行目、1列目：ここの「?」には意味がありません。"), "{:?}", shown(&player));
    player.open_editor_of(GameId::Cannon);
    speak(&mut player, Language::Spanish);
    player.paste("9/10 d");
    assert!(
        shows(&player, "La fila 2 tiene 9 puntos") || shows(&player, "El tablero tiene 2 filas"),
        "{:?}",
        shown(&player)
    );
}

#[test]
fn damaged_settings_are_explained_in_the_language_of_the_player() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.json"), "{\"quality\":").expect("written");
    let mut player = TestPlayer::in_folder(folder.path());
    assert!(player.app.world().resource::<SettingsProblem>().0.is_some());
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Title);
    player.app.world_mut().resource_mut::<SettingsProblem>().set_changed();
    player.frames(5);
    let notice = player.widget_rect("notice").expect("it is told at the title");
    let [entry, corner] = ["title-new-game", "title-profile"].map(|name| player.widget_rect(name).expect("a button"));
    assert!(notice.min.x >= entry.min.x + 280.0 && notice.max.x <= corner.min.x, "{notice:?} covers nothing");
    speak(&mut player, Language::Spanish);
    player.app.world_mut().resource_mut::<SettingsProblem>().set_changed();
    player.frames(5);
    assert!(shows(&player, "El texto termina demasiado pronto, en la línea 1"), "{:?}", shown(&player));
    player.frames(60 * 20);
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Title);
    player.frames(5);
    assert!(player.widget_rect("notice").is_none(), "and only once");
}

#[test]
fn damaged_profiles_are_told_at_the_title() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join(cannon_profile::PROFILES_FILE), "[]").expect("written");
    let player = TestPlayer::in_folder(folder.path());
    let problem = player.app.world().resource::<PlayerProfiles>().problem().expect("a problem");
    let text = player.app.world().resource::<Words>().message(problem);
    assert!(player.widget_rect("notice").is_some() && shows(&player, &text), "{:?}", shown(&player));
}

#[test]
fn folder_that_cannot_be_written_is_named_in_the_language_of_the_player() {
    let mut player = TestPlayer::new();
    speak(&mut player, Language::German);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("no-folder");
    std::fs::write(&file, "").expect("written");
    player.app.insert_resource(DocumentFolder(Some(file.clone())));
    player.open_editor();
    player.click("editor-print");
    assert!(shows(&player, "Die Seite konnte nicht gespeichert werden."), "{:?}", shown(&player));
    assert!(
        shows(&player, "Eine Datei mit diesem Namen gibt es schon.") || shows(&player, "Ordner"),
        "{:?}",
        shown(&player)
    );
    assert!(shows(&player, "no-folder"), "{:?}", shown(&player));
}

#[test]
fn errors_of_the_window_have_messages_in_all_languages() {
    let adapter_errors = [AdapterError::Forbidden, AdapterError::NotFound("bus 7".to_owned())];
    let render_errors = [
        RenderError::NoAdapter(AdapterError::Forbidden),
        RenderError::TooLarge { width: 90_000, height: 2, limit: 16_384 },
        RenderError::SpotOffBoard { size: 10 },
        RenderError::NothingToSelect,
        RenderError::Position(RecordError::BadVersion),
        RenderError::NoImage,
        RenderError::Unwritable { path: path(), error: ErrorKind::StorageFull.into() },
    ];
    let store_errors = [
        StoreError::NoFolder,
        StoreError::Io { path: path(), source: ErrorKind::PermissionDenied.into() },
        StoreError::NoName,
        StoreError::Library(LibraryError::NoName),
    ];
    let json = JsonError { reason: "expected value".to_owned(), line: 1, column: 1 };
    let faults = [
        SettingsFault::NotText(SystemError { kind: ErrorKind::InvalidData, text: "no text".to_owned() }),
        SettingsFault::Json(json),
    ];
    check(adapter_errors.iter().map(ToMessage::to_message));
    check(render_errors.iter().map(ToMessage::to_message));
    check(store_errors.iter().map(ToMessage::to_message));
    check(faults.iter().map(|fault| fault.message(Path::new("settings.json"))));
    // The matches are exhaustive, so that a new variant needs a number, and a sample with it.
    let places = adapter_errors.iter().map(|error| match error {
        AdapterError::Forbidden => 0,
        AdapterError::NotFound(_) => 1,
    });
    assert!(places.eq(0..2));
    let places = render_errors.iter().map(|error| match error {
        RenderError::NoAdapter(_) => 0,
        RenderError::TooLarge { .. } => 1,
        RenderError::SpotOffBoard { .. } => 2,
        RenderError::NothingToSelect => 3,
        RenderError::Position(_) => 4,
        RenderError::NoImage => 5,
        RenderError::Unwritable { .. } => 6,
    });
    assert!(places.eq(0..7));
    let places = store_errors.iter().map(|error| match error {
        StoreError::NoFolder => 0,
        StoreError::Io { .. } => 1,
        StoreError::NoName => 2,
        StoreError::Library(_) => 3,
    });
    assert!(places.eq(0..4));
    let places = faults.iter().map(|error| match error {
        SettingsFault::NotText(_) => 0,
        SettingsFault::Json(_) => 1,
    });
    assert!(places.eq(0..2));
}
