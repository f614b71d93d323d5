//! Tests of games of other programs in the window: dropped, pasted and imported.

use std::path::{Path, PathBuf};
use std::sync::mpsc;

use bevy::window::FileDragAndDrop;

use super::harness::TestPlayer;
use super::languages::faults;
use super::open_file::{drop_files, game_count, window};
use super::*;
use crate::parts::dialogs::Dialog;
use crate::saved_games::SavedGameList;
use cannon_app_activities::persistence::StoreError;
use cannon_app_base::common::bindings::{Bindings, InputDevice};
use cannon_app_base::i18n::localizer;
use cannon_i18n::LANGUAGES;

/// A game of one move as SGF of boardspace.net.
const SGF: &str = "(;P0[0 Start P0]P0[1 OnBoard W 1 E 10]P0[2 Done])";

/// A PGN with a game for each of these towns of Light.
fn pgn(towns: &[&str]) -> String {
    towns.iter().map(|town| format!("[Game \"cannon\"]\n\n1. @e1 {town} *\n\n")).collect()
}

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("written");
    path
}

/// All texts on the screen, one in a line.
fn shown(player: &TestPlayer) -> String {
    player.texts().iter().map(|text| text.text.as_str()).collect::<Vec<_>>().join("\n")
}

fn open_dialog(player: &TestPlayer) -> &Dialog {
    player.app.world().resource::<Dialog>()
}

#[test]
fn dropped_game_of_another_program_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(folder.path(), "a.sgf", SGF);
    let mut player = TestPlayer::new();
    let window = window(&mut player);
    player.app.world_mut().write_message(FileDragAndDrop::HoveredFile { window, path_buf: file.clone() });
    player.frames(2);
    assert!(player.shows_text("Drop to open the game “a.sgf”"), "{}", shown(&player));
    drop_files(&mut player, &[&file]);
    assert_eq!((player.screen(), player.menu(), player.game().timeline().ply()), (Screen::Play, Menu::None, 1));
    player.play_any(0);
    assert_eq!(std::fs::read_to_string(&file).expect("read"), SGF, "nothing is written to it");
}

#[test]
fn notice_tells_where_a_game_stops() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(folder.path(), "list.txt", "1. e1 f10 2. a4-b5 a1-j9");
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[&file]);
    assert_eq!((player.screen(), player.game().timeline().ply()), (Screen::Play, 3));
    let text = shown(&player);
    assert!(text.contains("Only the first 3 moves could be read. Line 1, column 20: "), "{text}");
    // The notice is about that game alone.
    drop_files(&mut player, &[&write(folder.path(), "a.sgf", SGF)]);
    player.frames(200);
    assert!(!shown(&player).contains("could be read"), "{}", shown(&player));
}

/// A large file is read on another thread.
#[test]
fn large_file_is_opened_when_it_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let gap = "\n".repeat(300_000);
    let file = write(folder.path(), "large.pgn", &format!("[Game \"cannon\"]\n\n1. @e1{gap}@f10 *\n"));
    let mut player = TestPlayer::new();
    let window = window(&mut player);
    player.app.world_mut().write_message(FileDragAndDrop::HoveredFile { window, path_buf: file.clone() });
    player.frames(2);
    assert!(player.shows_text("Drop to open “large.pgn”"), "{}", shown(&player));
    drop_files(&mut player, &[&file]);
    player.wait_until("the game", |player| player.screen() == Screen::Play);
    player.frames(3);
    assert_eq!(player.game().timeline().ply(), 2);
}

#[test]
fn several_games_in_a_file_go_into_the_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(folder.path(), "some games.pgn", &pgn(&["@e10", "@f10", "@g10"]));
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[&file]);
    assert_eq!((player.menu(), game_count(&player)), (Menu::SavedGames, 3));
    let text = shown(&player);
    assert!(text.contains("Imported: 3. Already in the library: 0. Rejected: 0."), "{text}");
    assert!((0..3).all(|number| text.contains(&format!("some games {number}"))), "{text}");
    assert_eq!(*open_dialog(&player), Dialog::None);
}

#[test]
fn report_lists_what_a_folder_has_and_cannot_be_added() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in [
        ("a.sgf", SGF.to_owned()),
        ("b.pgn", pgn(&["@e10"]) + "[Game \"go\"]\n\n1. @e1 *\n\n"),
        ("c.txt", "1. e1 f10 2. a4-b5 a1-j9".to_owned()),
        ("d.json", "{\"format\": \"cannon-record\", \"version\"".to_owned()),
        ("README.txt", "These are my games.".to_owned()),
    ] {
        write(folder.path(), name, &text);
    }
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[folder.path()]);
    assert_eq!((player.menu(), game_count(&player)), (Menu::SavedGames, 3));
    assert_eq!(*open_dialog(&player), Dialog::ImportReport);
    player.assert_in_window("question/import-report");
    let text = shown(&player);
    for expected in [
        "Imported: 3. Already in the library: 0. Rejected: 2. Read only in part: 1. Files without a game: 1.",
        "b.pgn",
        "Game 1: ",
        "c.txt",
        "Line 1, column 20: ",
        "d.json",
    ] {
        assert!(text.contains(expected), "{expected} is missing in:\n{text}");
    }
    assert!(!text.contains("README"), "{text}");
    player.click("import-report/close");
    assert_eq!(*open_dialog(&player), Dialog::None);
    // A dialog that was closed does not come back.
    player.frames(5);
    assert!(player.widget_rect("question/import-report").is_none());
}

/// Lets another thread have the library until the returned function is called.
fn hold_library(player: &TestPlayer) -> impl FnOnce() + use<> {
    let library = player.app.world().resource::<GameLibrary>().clone();
    let (taken, is_taken) = mpsc::channel();
    let (release, is_released) = mpsc::channel::<()>();
    let holder = std::thread::spawn(move || {
        library.with(|_| {
            taken.send(()).expect("the test waits");
            is_released.recv().expect("the test goes on");
            Ok::<_, StoreError>(())
        })
    });
    is_taken.recv().expect("the library is taken");
    move || {
        release.send(()).expect("the other thread waits");
        holder.join().expect("no panic").expect("an open library");
    }
}

/// Another thread has the library while games are imported, and frames go on.
#[test]
fn frames_do_not_wait_for_an_import_which_can_be_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(folder.path(), "many.pgn", &pgn(&["@e10"; 200]));
    let mut player = TestPlayer::new();
    player.click("title-saved-games");
    let release = hold_library(&player);
    let window = window(&mut player);
    player.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: file });
    player.frames(5);
    let text = shown(&player);
    assert!(text.contains("Importing. Files: 0 of ") && text.contains("Games: 0."), "{text}");
    assert!(player.widget_rect("saved-import").is_none());
    player.assert_in_window("saved/import-cancel");
    player.click("saved/import-cancel");
    release();
    player.finish_import();
    assert!(game_count(&player) <= 1, "only the game that was being written");
    let text = shown(&player);
    assert!(text.contains("Imported: ") && text.contains("The import was cancelled."), "{text}");
    assert!(player.widget_rect("saved-import").is_some());
}

#[test]
fn progress_and_report_fit_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(folder.path(), "games.pgn", &"[Game \"go\"]\n\n1. @e1 *\n\n".repeat(99));
    let mut player = TestPlayer::in_window(960.0, 600.0);
    player.click("title-saved-games");
    for entry in LANGUAGES {
        player.app.insert_resource(Words(localizer(entry.language, &Bindings::default(), InputDevice::Keyboard)));
        let release = hold_library(&player);
        let window = window(&mut player);
        let path_buf = file.clone();
        player.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        player.frames(5);
        assert!(player.widget_rect("saved/import-cancel").is_some());
        assert_eq!(faults(player.texts()), [""; 0], "the progress in {:?}", entry.language);
        release();
        player.finish_import();
        assert_eq!(*open_dialog(&player), Dialog::ImportReport);
        assert_eq!(faults(player.texts()), [""; 0], "the report in {:?}", entry.language);
        player.assert_in_window("question/import-report");
        player.click("import-report/close");
    }
}

#[test]
fn imports_follow_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = [("a.pgn", "@e10"), ("b.pgn", "@f10")].map(|(name, town)| write(folder.path(), name, &pgn(&[town; 2])));
    let mut player = TestPlayer::new();
    player.click("title-saved-games");
    let window = window(&mut player);
    for path_buf in files {
        player.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        player.frame();
    }
    player.wait_until("both imports", |player| {
        player.app.world().resource::<SavedGameList>().import_progress().is_none() && game_count(player) == 2
    });
}

#[test]
fn pasted_game_is_opened() {
    let mut player = TestPlayer::new();
    player.paste("1. e1 f10 2. a4-b5 *");
    assert_eq!((player.screen(), player.menu(), player.game().timeline().ply()), (Screen::Play, Menu::None, 3));
    // The game at the table has been saved.
    player.start_hot_seat();
    (0..4).for_each(|ply| player.play_any(ply));
    let started = player.game().started_at();
    player.paste(SGF);
    assert_eq!(player.game().timeline().ply(), 1);
    let last = player.app.world().resource::<Autosaved>().last().expect("a game").clone();
    assert_eq!((last.started, last.actions.len()), (started, 4));
    // A position opens in the editor, as a dropped one does.
    player.open_title();
    player.paste("1L8/10/10/4l5/10/4d5/10/10/d9/8D1 d");
    assert_eq!((player.screen(), player.menu()), (Screen::Editor, Menu::None));
}

#[test]
fn pasted_games_go_into_the_library() {
    let mut player = TestPlayer::new();
    player.paste(&pgn(&["@e10", "@f10"]));
    player.finish_import();
    assert_eq!((player.menu(), game_count(&player)), (Menu::SavedGames, 2));
    assert!(shown(&player).contains("Pasted game 1"), "{}", shown(&player));
    player.paste("e1 f10 a4-b5");
    assert_eq!((player.screen(), player.game().timeline().ply()), (Screen::Play, 3));
}

#[test]
fn pasted_nonsense_is_refused_with_the_reason_and_fields_keep_their_text() {
    let mut player = TestPlayer::new();
    player.paste("Hello, how are you?");
    let text = shown(&player);
    assert!(text.contains("The pasted text cannot be opened. No game, position or scheme was found."), "{text}");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
    // The search field appears with the tenth game.
    player.paste(&pgn(&["@b10", "@c10", "@d10", "@e10", "@f10", "@g10", "@h10", "@i10", "@b10"]));
    player.finish_import();
    player.click("saved/search");
    player.paste("e1 f10 a4-b5");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::SavedGames));
}

const KEPT: &str = "The game is among your saved games now.";

#[test]
fn opened_game_stays_in_the_library_and_the_notice_says_so_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..3).for_each(|ply| player.play_any(ply));
    player.open_title();
    // Another game was played last, and nobody plays on.
    let list = "1. e1 f10 2. a4-b5 a1-j9";
    player.paste(list);
    player.wait_until("the pasted game", |player| shown(player).contains(KEPT));
    assert!(shown(&player).contains("Only the first 3 moves could be read."), "{}", shown(&player));
    assert_eq!(game_count(&player), 2);
    player.open_title();
    player.click("title-saved-games");
    assert!(player.widget_rect("saved-game/Pasted game").is_some());
    player.click("menu-back");
    player.paste(list);
    player.frames(60);
    assert!(shown(&player).contains("Only the first 3 moves"), "{}", shown(&player));
    assert!(!shown(&player).contains(KEPT), "it was there already");
    assert_eq!(game_count(&player), 2);
    // The game that is played on stays one game.
    player.play_any(0);
    player.frames(10);
    assert_eq!(game_count(&player), 2);
    drop_files(&mut player, &[&write(folder.path(), "My game.sgf", SGF)]);
    player.wait_until("the dropped game", |player| shown(player).contains(KEPT));
    assert!(!shown(&player).contains("Only the first"), "that was another game");
    player.open_title();
    player.click("title-saved-games");
    assert!(player.widget_rect("saved-game/My game").is_some());
    assert_eq!(game_count(&player), 3);
}

/// A position is no game: nothing was played.
#[test]
fn opened_position_is_not_kept_as_a_game() {
    let mut player = TestPlayer::new();
    player.paste(&Match::default().record().to_json());
    player.frames(60);
    assert_eq!((player.screen(), game_count(&player)), (Screen::Play, 0));
}

#[test]
fn dialog_for_files_takes_most_of_the_window_and_shows_whole_names() {
    let name = "A game with a long name from the spring tournament in Heidelberg, round 3.json";
    for (width, height, least) in [(1280.0, 720.0, 0.75), (1920.0, 1080.0, 0.7), (640.0, 440.0, 0.75)] {
        let mut player = TestPlayer::in_window(width, height);
        let folder = player.app.world().resource::<DocumentFolder>().0.clone().expect("a folder");
        std::fs::create_dir_all(&folder).expect("a folder");
        write(&folder, name, &Match::default().record().to_json());
        player.click("title-saved-games");
        player.click("saved-import");
        player.frames(5);
        let (dialog, window) = player.area_rect("panel/import-games").expect("the dialog");
        assert!(window.contains_rect(dialog), "{dialog:?} in {window:?}");
        let part = dialog.size() / window.size();
        assert!(part.x > least && part.y > least, "{part:?} of {window:?}");
        assert!((dialog.center() - window.center()).length() < 2.0, "{dialog:?} in {window:?}");
        if width > 1000.0 {
            assert!(shown(&player).contains(name), "{}", shown(&player));
        }
    }
}
