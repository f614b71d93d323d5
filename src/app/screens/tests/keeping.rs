//! Tests of saving, loading and autosaving games.

use super::*;

#[test]
fn games_are_saved_renamed_loaded_and_deleted() {
    let mut player = Player::new();
    player.start_hot_seat();
    for ply in 0..5 {
        player.play_any(ply);
    }
    player.click("hud-menu");
    player.click("pause-save");
    player.type_name("First try");
    player.click("question-name-yes");
    player.click("pause-save");
    player.type_name("first TRY");
    player.click("question-name-yes");
    assert!(player.place("question-name-yes").is_some(), "the name is taken: the question stays");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Pause);
    player.click("pause-restart");
    player.click("question-restart-yes");
    assert_eq!(player.game().timeline().ply(), 0);
    player.click("hud-menu");
    player.click("pause-load");
    player.click("saved-rename");
    player.type_name("Second thoughts");
    player.click("question-name-yes");
    player.click("saved-load/Second thoughts");
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 5));
    player.click("hud-menu");
    player.click("pause-load");
    player.click("saved-delete");
    player.click("question-delete-yes");
    assert!(player.place("saved-load/Second thoughts").is_none());
}

#[test]
fn an_unfinished_game_is_resumed_in_the_next_session() {
    let mut player = Player::new();
    assert!(player.place("title-resume").is_none());
    player.start_hot_seat();
    for ply in 0..4 {
        player.play_any(ply);
    }
    let before = player.game().record();
    player.click("hud-menu");
    player.click("pause-to-title");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
    let mut next = player.next_session();
    assert_eq!(next.app.world().resource::<Autosaved>().unfinished(), Some(&before));
    next.click("title-resume");
    assert_eq!(next.screen(), Screen::Play);
    assert_eq!(next.game().record(), before);
}

#[test]
fn a_game_without_an_action_does_not_replace_one_that_can_be_resumed() {
    let mut player = Player::new();
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    let before = player.game().record();
    player.start_hot_seat();
    player.click("hud-menu");
    player.click("pause-swap-sides");
    player.ask(Request::Resign);
    let next = player.next_session();
    assert_eq!(next.app.world().resource::<Autosaved>().unfinished(), Some(&before));
}

#[test]
fn a_saved_game_that_is_only_looked_at_does_not_replace_one_that_can_be_resumed() {
    let mut player = Player::new();
    player.start_hot_seat();
    player.play_any(0);
    let saved = player.game().record();
    player.start_hot_seat();
    player.play_any(1);
    player.play_any(2);
    let unfinished = player.game().record();
    let last = |player: &Player| player.app.world().resource::<Autosaved>().unfinished().cloned();
    player.ask(Request::Load(Box::new(saved)));
    player.click("hud-menu");
    assert_eq!(last(&player).as_ref(), Some(&unfinished));
    player.click("pause-resume");
    player.play_any(1);
    assert_eq!(last(&player), Some(player.game().record()), "once it is played on, it is the last game");
}

#[test]
fn a_game_that_cannot_be_kept_is_told_of() {
    let mut player = Player::new();
    player.start_hot_seat();
    // A folder at the path of the autosave makes writing fail.
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    std::fs::create_dir_all(store.folder().join("autosave.json/in the way")).expect("a folder");
    player.play_any(0);
    // The autosave is written on another thread, so the number of frames varies.
    for _ in 0..1000 {
        if player.place("notice").is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
        player.frame();
    }
    assert!(player.place("notice").is_some());
}

#[test]
fn a_damaged_last_game_is_reported_and_listed_but_not_overwritten() {
    let damaged = "{\"format\": \"cannon-record\", \"version\"";
    let mut player = Player::with_autosave(damaged);
    assert!(player.place("title-resume").is_none());
    assert!(player.app.world().resource::<Autosaved>().problem().is_some());
    player.start_hot_seat();
    player.play_any(0);
    player.click("hud-menu");
    player.click("pause-to-title");
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    let listed = store.list().expect("listed");
    assert_eq!(listed.len(), 1);
    assert!(listed[0].record.is_err());
    assert_eq!(std::fs::read_to_string(&listed[0].file).expect("still there"), damaged);
    let next = player.next_session();
    assert!(next.place("title-resume").is_some(), "the game that was played since is kept");
}
