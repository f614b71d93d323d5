//! Tests of saving, loading and autosaving games.

use super::*;

#[test]
fn games_can_be_saved_renamed_loaded_and_deleted() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    for ply in 0..5 {
        player.play_any(ply);
    }
    player.click("hud-menu");
    player.click("pause-save");
    player.type_into_name_field("First try");
    player.click("question-name-yes");
    player.click("pause-save");
    player.type_into_name_field("first TRY");
    player.click("question-name-yes");
    assert!(player.widget_rect("question-name-yes").is_some(), "the name is taken, so the dialog stays open");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Pause);
    player.click("pause-restart");
    player.click("question-restart-yes");
    assert_eq!(player.game().timeline().ply(), 0);
    player.click("hud-menu");
    player.click("pause-load");
    player.click("saved-rename");
    player.type_into_name_field("Second thoughts");
    player.click("question-name-yes");
    player.click("saved-load/Second thoughts");
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 5));
    player.click("hud-menu");
    player.click("pause-load");
    player.click("saved-delete");
    assert!(player.widget_rect("saved-load/Second thoughts").is_none());
    player.click("saved-undo-delete");
    assert!(player.widget_rect("saved-load/Second thoughts").is_some());
    player.click("saved-delete");
    assert!(player.widget_rect("saved-load/Second thoughts").is_none());
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
fn game_that_another_one_replaces_is_kept_among_the_saved_games() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    let first = player.game().record();
    player.start_hot_seat();
    player.play_any(0);
    // The next session waits until everything is on disk. Its first game replaces one with a single action, which is not kept.
    let mut player = player.restart();
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    let player = player.restart();
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    let kept: Vec<_> = store.list().expect("the folder can be read").into_iter().map(|game| game.record).collect();
    assert_eq!(kept, [Ok(first)]);
}

#[test]
fn last_game_can_be_played_again_with_one_click_in_the_next_session() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    assert!(player.widget_rect("new-game-again").is_none(), "nothing has been played yet");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.start_hot_seat();
    player.play_any(0);
    let setup = player.game().setup();
    let mut next = player.restart();
    next.click("title-new-game");
    next.click("new-game-again");
    assert_eq!((next.screen(), next.game().timeline().ply()), (Screen::Play, 0));
    assert_eq!(next.game().setup(), setup);
}

#[test]
fn failed_autosave_shows_a_notice() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    // A folder at the path of the autosave makes writing fail.
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    std::fs::create_dir_all(store.folder().join("autosave.json/in the way")).expect("a folder");
    player.play_any(0);
    // The autosave is written on another thread, so the number of frames varies.
    for _ in 0..1000 {
        if player.widget_rect("notice").is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
        player.frame();
    }
    assert!(player.widget_rect("notice").is_some());
}

#[test]
fn damaged_autosave_is_reported_and_kept() {
    let damaged = "{\"format\": \"cannon-record\", \"version\"";
    let mut player = TestPlayer::with_autosave(damaged);
    assert!(player.widget_rect("title-resume").is_none());
    assert!(player.app.world().resource::<Autosaved>().problem().is_some());
    player.start_hot_seat();
    player.play_any(0);
    player.click("hud-menu");
    player.click("pause-to-title");
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    let games = store.list().expect("listed");
    assert_eq!(games.len(), 1);
    assert!(games[0].record.is_err());
    assert_eq!(std::fs::read_to_string(&games[0].file).expect("still there"), damaged);
    let next = player.restart();
    assert!(next.widget_rect("title-resume").is_some(), "the later game has been saved");
}

/// Saves a hot-seat game of a few turns under a name.
fn save_game(player: &mut TestPlayer, game: &str, name: &str) {
    player.start_hot_seat();
    player.request(Request::Start(Box::new(MatchSetup { game: game.to_owned(), ..MatchSetup::default() })));
    (0..3).for_each(|ply| player.play_any(ply));
    player.click("hud-menu");
    player.click("pause-save");
    player.type_into_name_field(name);
    player.click("question-name-yes");
    player.click("pause-to-title");
}

#[test]
fn library_is_searched_and_filtered_and_keeps_favourites() {
    let mut player = TestPlayer::new();
    for (game, name) in [("cannon", "Spring"), ("cannon", "Summer"), ("tank-chess", "Autumn")] {
        save_game(&mut player, game, name);
    }
    player.click("title-saved-games");
    let shown = |player: &TestPlayer| {
        ["Spring", "Summer", "Autumn"].map(|name| player.widget_rect(&format!("saved-load/{name}")).is_some())
    };
    assert_eq!(shown(&player), [true; 3]);
    player.assert_all_in_window("the library");
    player.type_into("saved/search", "um");
    player.frames(3);
    assert_eq!(shown(&player), [false, true, true]);
    player.click("saved/game/game-tank-chess");
    assert_eq!(shown(&player), [false, false, true]);
    player.click("saved-favourite");
    player.click("saved/game/saved-all-games");
    player.click("saved-favourites");
    assert_eq!(shown(&player), [false, false, true]);
    player.click("saved/result/saved-won");
    assert_eq!(shown(&player), [false; 3]);
    let mut next = player.restart();
    next.click("title-saved-games");
    next.click("saved-favourites");
    assert_eq!(shown(&next), [false, false, true], "favourites are kept");
}

#[test]
fn dropped_files_are_imported_once_and_others_refused_with_a_reason() {
    let mut player = TestPlayer::new();
    save_game(&mut player, "cannon", "Original");
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    let record = store.list().expect("listed")[0].record.clone().expect("readable");
    let folder = tempfile::tempdir().expect("a folder");
    let started = record.started + std::time::Duration::from_secs(60);
    let other = cannon_rules::record::Record { started, name: Some("Dropped".to_owned()), ..record };
    let (good, bad) = (folder.path().join("good.json"), folder.path().join("bad.json"));
    std::fs::write(&good, other.to_json()).expect("written");
    std::fs::write(&bad, "no game").expect("written");
    for path_buf in [&good, &bad, &good] {
        let window = player.app.world_mut().query::<Entity>().iter(player.app.world()).next().expect("an entity");
        let dropped = bevy::window::FileDragAndDrop::DroppedFile { window, path_buf: path_buf.clone() };
        player.app.world_mut().write_message(dropped);
        player.frames(4);
    }
    assert_eq!(player.menu(), Menu::SavedGames);
    assert!(player.widget_rect("saved-load/Dropped").is_some());
    assert_eq!(store.list().expect("listed").len(), 2);
}
