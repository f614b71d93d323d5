//! Tests of saving, loading and autosaving games.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use super::*;
use cannon_app_activities::persistence::StoreError;
use cannon_library::{Filter, Library, LibraryEntry};
use cannon_rules::GameId;
use cannon_rules::record::Record;

/// All games of the library.
pub(super) fn saved_games(player: &TestPlayer) -> Vec<LibraryEntry> {
    let library = player.app.world().resource::<GameLibrary>();
    let list = |library: &mut Library| -> Result<Vec<LibraryEntry>, StoreError> {
        library.refresh()?;
        let mut games: Vec<LibraryEntry> = library.list(&Filter::default()).into_iter().cloned().collect();
        games.sort_by_key(LibraryEntry::name);
        Ok(games)
    };
    library.with(list).expect("the library opens")
}

/// The records of all games.
pub(super) fn saved_records(player: &TestPlayer) -> Vec<Record> {
    let read = |game: LibraryEntry| Record::from_json(&std::fs::read_to_string(game.file).expect("read"));
    saved_games(player).into_iter().map(|game| read(game).expect("a record")).collect()
}

/// Saves a hot-seat game of a few turns under a name.
pub(super) fn save_game(player: &mut TestPlayer, game: GameId, name: &str) {
    player.start_hot_seat();
    player.request(Request::Start(Box::new(MatchSetup { game, ..MatchSetup::default() })));
    (0..3).for_each(|ply| player.play_any(ply));
    player.name_game(name);
    player.open_title();
}

#[test]
fn games_are_saved_by_themselves_renamed_loaded_and_deleted() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    for ply in 0..5 {
        player.play_any(ply);
    }
    // The next session finds everything on the disk.
    let mut player = player.restart();
    player.click("title-saved-games");
    player.choose_for_game(None, "saved-rename");
    player.type_into_name_field(" ");
    player.click("question-name-yes");
    assert!(player.widget_rect("question-name-yes").is_some(), "the dialog stays open without a name");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.choose_for_game(None, "saved-rename");
    player.type_into_name_field("First try");
    player.click("question-name-yes");
    player.choose_for_game(None, "saved-rename");
    player.type_into_name_field("Second thoughts");
    player.click("question-name-yes");
    assert!(player.widget_rect("question-name-yes").is_none());
    player.click("saved-game/Second thoughts");
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 5));
    player.click("hud-menu");
    player.click("pause-to-title");
    player.click("title-saved-games");
    player.choose_for_game(None, "saved-delete");
    assert!(player.widget_rect("saved-game/Second thoughts").is_none());
    player.click("saved-undo-delete");
    assert!(player.widget_rect("saved-game/Second thoughts").is_some());
    player.choose_for_game(None, "saved-delete");
    assert!(player.widget_rect("saved-game/Second thoughts").is_none());
}

#[test]
fn unfinished_game_can_be_resumed_in_the_next_session() {
    let mut player = TestPlayer::new();
    assert!(player.widget_rect("title-resume").is_none());
    player.start_hot_seat();
    for ply in 0..4 {
        player.play_any(ply);
    }
    let before = player.game().record();
    player.click("hud-menu");
    player.click("pause-to-title");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
    let mut next = player.restart();
    assert_eq!(next.app.world().resource::<Autosaved>().resumable(), Some(&before));
    next.click("title-resume");
    assert_eq!(next.screen(), Screen::Play);
    assert_eq!(next.game().record(), before);
}

#[test]
fn game_without_actions_does_not_replace_the_autosave() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    let before = player.game().record();
    player.start_hot_seat();
    player.click("hud-menu");
    player.click("pause-more");
    player.click("pause-swap-sides");
    player.request(Request::Resign);
    let next = player.restart();
    assert_eq!(next.app.world().resource::<Autosaved>().resumable(), Some(&before));
}

#[test]
fn viewing_a_saved_game_does_not_replace_the_autosave() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.play_any(0);
    let saved = player.game().record();
    player.start_hot_seat();
    player.play_any(1);
    player.play_any(2);
    let unfinished = player.game().record();
    let autosaved = |player: &TestPlayer| player.app.world().resource::<Autosaved>().resumable().cloned();
    player.request(Request::Load(Box::new(saved)));
    player.click("hud-menu");
    assert_eq!(autosaved(&player).as_ref(), Some(&unfinished));
    player.click("pause-resume");
    player.play_any(1);
    assert_eq!(autosaved(&player), Some(player.game().record()), "a continued game replaces the autosave");
}

#[test]
fn every_game_is_in_the_library_and_none_replaces_another() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    let first = player.game().record();
    player.start_hot_seat();
    player.play_any(0);
    // The next session waits until everything is on disk. A game of a single action is not kept.
    let mut player = player.restart();
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    player.play_any(2);
    let second = player.game().record();
    player.click("hud-menu");
    player.click("pause-to-title");
    player.click("title-saved-games");
    for game in saved_games(&player) {
        let button = format!("saved-game/{}", game.name());
        assert!(player.widget_rect(&button).is_some(), "the running game is listed as well");
    }
    let player = player.restart();
    assert_eq!(saved_records(&player), [first, second]);
}

#[test]
fn a_loaded_game_is_played_on_in_its_file_and_another_way_in_a_new_one() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..4).for_each(|ply| player.play_any(ply));
    let mut player = player.restart();
    player.click("title-resume");
    player.play_any(4);
    let longer = player.game().record();
    let mut player = player.restart();
    assert_eq!(saved_records(&player), std::slice::from_ref(&longer));
    player.click("title-resume");
    player.request(Request::Undo);
    player.play_any(6);
    let other = player.game().record();
    assert_ne!(other.actions, longer.actions);
    let player = player.restart();
    let records = saved_records(&player);
    assert!(records.len() == 2 && records.contains(&longer) && records.contains(&other));
}

#[test]
fn two_windows_that_play_the_same_game_on_keep_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = TestPlayer::in_folder(folder.path());
    first.start_hot_seat();
    (0..4).for_each(|ply| first.play_any(ply));
    first.click("hud-menu");
    first.click("pause-to-title");
    let mut second = TestPlayer::in_folder(folder.path());
    for (player, choice) in [(&mut first, 1), (&mut second, 3)] {
        player.click("title-resume");
        player.play_any(choice);
        player.play_any(choice);
    }
    let expected = [first.game().record(), second.game().record()];
    assert_ne!(expected[0].actions, expected[1].actions);
    for player in [&mut first, &mut second] {
        player.app.world_mut().write_message(AppExit::Success);
        player.frame();
    }
    let records = saved_records(&second);
    assert!(records.len() == 2 && expected.iter().all(|record| records.contains(record)));
}

#[test]
fn a_deleted_game_is_not_offered_for_resuming() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..3).for_each(|ply| player.play_any(ply));
    player.click("hud-menu");
    player.click("pause-to-title");
    let mut player = player.restart();
    assert!(player.widget_rect("title-resume").is_some());
    player.click("title-saved-games");
    player.choose_for_game(None, "saved-delete");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(3);
    assert!(player.widget_rect("title-resume").is_none());
    assert!(player.restart().widget_rect("title-resume").is_none());
}

#[test]
fn last_game_can_be_played_again_with_two_clicks_in_the_next_session() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let setup = player.game().setup().clone();
    let names = [player.text("profile-first-name"), player.text("profile-guest")];
    let mut next = player.restart();
    next.click("title-new-game");
    next.click("new-game-start");
    assert_eq!((next.screen(), next.game().timeline().ply()), (Screen::Play, 0));
    let mut expected = setup;
    // The player at the board and a guest take the seats for which nobody was named.
    for (side, name) in Side::ALL.into_iter().zip(names) {
        expected.players[side].name = Some(name);
    }
    let ruleset = expected.begin().expect("a game").ruleset();
    expected.ruleset = Some(ruleset);
    assert_eq!(*next.game().setup(), expected);
}

#[test]
fn failed_autosave_shows_a_notice() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    // A folder in the place of the note about the last game makes writing fail.
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    std::fs::create_dir_all(store.folder().join("last-game.txt/in the way")).expect("a folder");
    player.play_any(0);
    player.play_any(1);
    player.wait_until("the notice", |player| player.widget_rect("notice").is_some());
    player.play_any(2);
    player.frames(3);
    player.assert_in_window("notice");
}

#[test]
fn damaged_last_game_is_reported_and_kept() {
    let damaged = "{\"format\": \"cannon-record\", \"version\"";
    let mut player = TestPlayer::with_last_game(damaged);
    assert!(player.widget_rect("title-resume").is_none());
    assert!(player.app.world().resource::<Autosaved>().problem().is_some());
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    let next = player.restart();
    assert!(next.widget_rect("title-resume").is_some(), "the later game has been saved");
    let games = saved_games(&next);
    let unusable = games.iter().find(|game| game.details.is_err()).expect("it is listed");
    assert_eq!(games.len(), 2);
    assert_eq!(std::fs::read_to_string(&unusable.file).expect("still there"), damaged);
}

const VICTIM_FOLDER: &str = "CANNON_TEST_VICTIM_FOLDER";
/// Length of the games that the victim plays, in plies.
const VICTIM_PLIES: usize = 12;

/// Runs in the process that is killed: plays game after game, and prints start and length of the game after each action.
fn run_victim(folder: &OsStr) {
    let mut player = TestPlayer::in_folder(Path::new(folder));
    loop {
        player.start_hot_seat();
        for ply in 0..VICTIM_PLIES {
            player.play_any(ply);
            let game = player.game();
            let line = format!("\nplayed {} {}\n", game.started_at(), game.timeline().ply());
            // The test harness captures the print macros, but not the handle.
            std::io::stdout().write_all(line.as_bytes()).expect("reported");
        }
    }
}

#[test]
fn a_killed_program_loses_at_most_its_last_action() {
    if let Some(folder) = std::env::var_os(VICTIM_FOLDER) {
        return run_victim(&folder);
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut played: BTreeMap<String, usize> = BTreeMap::new();
    for round in 0..8_u64 {
        // The victim is this test in a process of its own.
        let test = "tests::saving::a_killed_program_loses_at_most_its_last_action";
        let mut child = Command::new(std::env::current_exe().expect("this test's program"))
            .args([test, "--exact", "--nocapture"])
            .env(VICTIM_FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the victim starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let mut played_now = Vec::new();
        // After this many actions, and at a varied moment of the next one, so that writes are interrupted in different stages.
        for _ in 0..10 + round * 7 {
            let line = lines.find(|line| line.starts_with("played ")).expect("the victim plays until it is killed");
            played_now.push(line);
        }
        std::thread::sleep(std::time::Duration::from_micros(round * 1_931));
        child.kill().expect("the victim is killed");
        child.wait().expect("the victim is gone");
        played_now.extend(lines.filter(|line| line.starts_with("played ")));
        for line in &played_now {
            let mut words = line.split(' ').skip(1);
            let (started, plies) = (words.next().expect("a time"), words.next().expect("a number"));
            played.insert(started.to_owned(), plies.parse().expect("a number"));
        }
        let (last, _) = played.last_key_value().expect("a game was played");
        let library = Library::open(folder.path().join("games")).expect("the library heals");
        for (started, &plies) in &played {
            let is_it = |game: &&&LibraryEntry| game.details.as_ref().expect("whole").started.to_string() == *started;
            let games = library.list(&Filter::default());
            let saved = games.iter().find(is_it).map_or(0, |game| game.details.as_ref().expect("whole").plies);
            let least = if started == last { plies - 1 } else { plies };
            assert!(saved >= least || plies <= 2, "{started}: {plies} played, {saved} saved");
        }
        // The game that was interrupted stays as it is from now on.
        let last = last.clone();
        let games = library.list(&Filter::default());
        let saved = games.iter().filter_map(|game| game.details.as_ref().ok());
        let plies = saved.filter(|game| game.started.to_string() == last).map(|game| game.plies).max();
        played.insert(last, plies.unwrap_or(0));
    }
}

#[test]
fn games_that_were_deleted_long_ago_are_gone_after_a_start() {
    let mut player = TestPlayer::new();
    for name in ["Old", "New"] {
        save_game(&mut player, GameId::Cannon, name);
        let file = saved_games(&player).pop().expect("a game").file;
        let library = player.app.world().resource::<GameLibrary>();
        let file = library.with(|library| library.delete(&file)).expect("deleted").file;
        if name == "Old" {
            std::fs::rename(&file, file.with_file_name("2020-01-31 12.00.00.000 Old.json")).expect("renamed");
        }
    }
    let player = player.restart();
    let library = player.app.world().resource::<GameLibrary>();
    let deleted = library.with(|library| library.deleted()).expect("a folder");
    let names: Vec<_> = deleted.iter().map(|deleted| deleted.file.to_string_lossy().into_owned()).collect();
    assert!(matches!(&names[..], [name] if !name.contains("2020-01-31")), "{names:?}");
}
