//! Tests of files that are dropped on the window.

use std::path::{Path, PathBuf};

use bevy::window::FileDragAndDrop;

use super::harness::TestPlayer;
use super::*;
use crate::FilesToOpen;
use cannon_app_activities::persistence::StoreError;
use cannon_rules::GameId;
use cannon_rules::record::Record;

pub(super) fn window(player: &mut TestPlayer) -> Entity {
    player.app.world_mut().query::<Entity>().iter(player.app.world()).next().expect("an entity")
}

/// Drops files on the window in one go.
pub(super) fn drop_files(player: &mut TestPlayer, paths: &[&Path]) {
    let window = window(player);
    for path in paths {
        let path_buf = path.to_path_buf();
        player.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf });
    }
    player.frames(5);
    player.finish_import();
}

/// The number of games in the library.
pub(super) fn game_count(player: &TestPlayer) -> usize {
    let library = player.app.world().resource::<GameLibrary>();
    let count = |library: &mut cannon_library::Library| -> Result<usize, StoreError> {
        library.refresh()?;
        Ok(library.len())
    };
    library.with(count).expect("the library opens")
}

/// Files with a game of three turns, another game, a scheme and something else.
fn files(folder: &Path) -> [PathBuf; 4] {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..3).for_each(|ply| player.play_any(ply));
    let record = player.game().record();
    let other = Record { started: record.started + std::time::Duration::from_secs(60), ..record.clone() };
    let support = cannon_app_games::tabletop(GameId::TankChess).editor_support;
    let scheme = (support.builtin_setups)()[3].design.to_text();
    let texts = [("game.json", record.to_json()), ("other.json", other.to_json()), ("scheme.json", scheme)];
    let [game, other, scheme] = texts.map(|(name, text)| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("written");
        path
    });
    let wrong = folder.join("wrong.json");
    std::fs::write(&wrong, "no game").expect("written");
    [game, other, scheme, wrong]
}

/// The file of a match of this many games.
fn match_of(folder: &Path, games: usize) -> PathBuf {
    let rules = Match::default().record().ruleset;
    let terms = r#""format":"cannon-match","version":1,"first":"level:3","second":"random","game":"cannon""#;
    let terms = format!(r#"{{{terms},"ruleset":{rules}}}"#);
    let game = |number: usize| {
        let towns = format!(r#""opening":["@{}1"],"actions":["@f10"]"#, ["c", "d", "e", "f"][number % 4]);
        let sides = r#""colours":{"first":"south","second":"north"}"#;
        format!(r#"{{"number":{number},"seed":1,{towns},{sides},"result":"draw","reason":"length","plies":2}}"#)
    };
    let lines: Vec<String> = std::iter::once(terms).chain((0..games).map(game)).collect();
    let file = folder.join("my match.jsonl");
    std::fs::write(&file, lines.join("\n") + "\n").expect("written");
    file
}

#[test]
fn games_of_a_dropped_match_are_saved_and_a_single_one_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let [game, ..] = files(folder.path());
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[&match_of(folder.path(), 1)]);
    assert_eq!((player.screen(), player.game().timeline().ply()), (Screen::Play, 2));
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[&game, &game]);
    player.click("menu-back");
    let own_games = game_count(&player);
    for expected in ["Imported: 3.", "Imported: 0. Already in the library: 3."] {
        drop_files(&mut player, &[&match_of(folder.path(), 3)]);
        assert_eq!((player.menu(), game_count(&player)), (Menu::SavedGames, own_games + 3));
        let shown: Vec<_> = player.texts().iter().map(|text| text.text.clone()).collect();
        assert!(shown.iter().any(|text| text.contains(expected)), "{shown:?}");
        let listed = ["my match 0", "my match 1", "my match 2"].map(|name| shown.iter().any(|text| text == name));
        assert_eq!(listed, [true; 3], "{shown:?}");
        assert!(!shown.iter().any(|text| text.contains("1970")), "a match has no date: {shown:?}");
        player.assert_all_in_window("the games of the match");
    }
}

#[test]
fn dropped_position_text_is_opened_in_the_editor() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a puzzle.txt");
    let position = "1L8/10/10/4l5/10/4d5/10/10/d9/8D1 d";
    std::fs::write(&file, format!("{position}\n")).expect("written");
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[&file]);
    assert_eq!((player.screen(), player.menu()), (Screen::Editor, Menu::None));
    assert_eq!(player.document().game(), GameId::Cannon);
    assert_eq!(player.document().design().start_position().as_deref(), Some(position));
}

/// A file that is named on the command line is opened in the first frame, in which the title asks for its first game.
#[test]
fn game_that_is_opened_while_the_title_asks_for_its_own_stays_on_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let [game, ..] = files(folder.path());
    let mut player = TestPlayer::new();
    player.app.add_plugins(exhibition::plugin);
    player.app.world_mut().resource_mut::<FilesToOpen>().0.push(game);
    player.frames(5);
    assert_eq!((player.screen(), player.game().timeline().ply()), (Screen::Play, 3));
    assert!(!player.game().is_exhibition());
}

#[test]
fn dropped_game_is_opened_and_the_one_in_progress_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let [game, ..] = files(folder.path());
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[&game]);
    assert_eq!((player.screen(), player.menu(), player.game().timeline().ply()), (Screen::Play, Menu::None, 3));
    player.start_hot_seat();
    (0..5).for_each(|ply| player.play_any(ply));
    let started = player.game().started_at();
    drop_files(&mut player, &[&game]);
    assert_eq!(player.game().timeline().ply(), 3);
    let last = player.app.world().resource::<Autosaved>().last().expect("a game").clone();
    assert_eq!((last.started, last.actions.len()), (started, 5), "the other game waits to be resumed");
}

#[test]
fn dropped_scheme_is_opened_in_the_editor_after_a_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let [_, _, scheme, _] = files(folder.path());
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[&scheme]);
    assert_eq!((player.screen(), player.menu()), (Screen::Editor, Menu::None));
    assert_eq!(player.document().design().to_text(), std::fs::read_to_string(&scheme).expect("read"));
    player.type_into("editor/name", "Changed");
    drop_files(&mut player, &[&scheme]);
    player.click("question-no");
    assert_eq!(player.document().design().name(), "Changed");
    drop_files(&mut player, &[&scheme]);
    player.click("question-drop-changes-yes");
    assert_ne!(player.document().design().name(), "Changed");
}

#[test]
fn file_that_cannot_be_opened_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let [game, _, _, wrong] = files(folder.path());
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[&wrong]);
    let shown: Vec<_> = player.texts().iter().map(|text| text.text.clone()).collect();
    assert!(shown.iter().any(|text| text.contains("“wrong.json” cannot be opened")), "{shown:?}");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
    drop_files(&mut player, &[&folder.path().join("gone.json")]);
    assert!(player.widget_rect("notice").is_some());
    drop_files(&mut player, &[&game]);
    assert_eq!(player.screen(), Screen::Play);
}

#[test]
fn several_files_are_imported_once_and_others_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let [game, other, _, wrong] = files(folder.path());
    let mut player = TestPlayer::new();
    drop_files(&mut player, &[&game, &wrong, &game]);
    assert_eq!(player.menu(), Menu::SavedGames);
    assert_eq!(game_count(&player), 1);
    drop_files(&mut player, &[&other]);
    assert_eq!((player.menu(), game_count(&player)), (Menu::SavedGames, 2), "the list takes a single file, too");
}

#[test]
fn overlay_tells_what_will_become_of_a_hovering_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let [game, other, scheme, wrong] = files(folder.path());
    let mut player = TestPlayer::new();
    let window = window(&mut player);
    let expected = [
        (vec![game.clone()], "Drop to open the game “game.json”"),
        (vec![scheme], "Drop to open the scheme “scheme.json” in the editor"),
        (vec![game, other], "Drop to add 2 files to your saved games"),
        (vec![match_of(folder.path(), 3)], "Drop to add the 3 games in “my match.jsonl” to your saved games"),
        (
            vec![wrong],
            "“wrong.json” cannot be opened. No game, position or scheme was found. You can open saved games, the games of a match, \
             games of Abstract Play (JSON) and boardspace.net (SGF), PGN, lists of moves, positions and schemes.",
        ),
    ];
    for (paths, text) in expected {
        for path_buf in paths {
            player.app.world_mut().write_message(FileDragAndDrop::HoveredFile { window, path_buf });
        }
        player.frames(2);
        assert!(player.shows_text(text), "{text}");
        player.assert_in_window("drop/overlay");
        player.app.world_mut().write_message(FileDragAndDrop::HoveredFileCanceled { window });
        player.frames(2);
        assert!(player.widget_rect("drop/overlay").is_none());
    }
}
