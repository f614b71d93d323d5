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
    player.click("question-delete-yes");
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
