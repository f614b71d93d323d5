//! Tests of the first screen of a new player.

use super::*;
use crate::open_at_first_start;
use cannon_app_activities::lessons::Lessons;
use cannon_i18n::Language;

/// Runs the system with which a new player's first start begins.
fn start_first_time(player: &mut TestPlayer) {
    let system = player.app.world_mut().register_system(open_at_first_start);
    player.app.world_mut().run_system(system).expect("the system runs");
    player.frames(4);
}

/// The identifier of the lesson on the table.
fn lesson(player: &TestPlayer) -> Option<String> {
    let run = player.app.world().resource::<Lessons>().run();
    run.map(|run| run.session.lesson().id.clone())
}

#[test]
fn new_player_reaches_the_first_lesson_with_one_click() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        start_first_time(&mut player);
        player.choose_game(game);
        player.click("welcome-play");
        assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
        assert_eq!(lesson(&player).as_ref(), Some(&cannon_lessons::shipped(game)[0].id));
        player.click("lesson-leave");
        assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Lessons));
        let mut player = player.restart();
        start_first_time(&mut player);
        assert_eq!(player.menu(), Menu::Title, "the screen is shown once");
    }
}

#[test]
fn new_player_chooses_the_language_by_the_globe() {
    let mut player = TestPlayer::new();
    start_first_time(&mut player);
    assert_eq!(player.menu(), Menu::Welcome);
    assert!(player.widget_rect("settings-language/de").is_none(), "the languages are folded away");
    player.click("settings-language");
    player.assert_all_in_window("languages");
    player.click("settings-language/de");
    let german = "Spiel deine erste Partie";
    assert!(player.shows_text(german), "the screen itself changes its language");
    assert_eq!(player.app.world().resource::<Settings>().language, Some(Language::German));
    player.click("settings-language");
    assert!(player.widget_rect("settings-language/de").is_none());
    player.click("welcome-knows");
    assert_eq!(player.menu(), Menu::Title);
    let mut player = player.restart();
    start_first_time(&mut player);
    assert_eq!(player.menu(), Menu::Title, "the screen is shown once");
    assert_eq!(player.text("welcome-play"), german);
}

#[test]
fn new_player_who_knows_the_rules_can_play_at_once() {
    let mut player = TestPlayer::new();
    start_first_time(&mut player);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Welcome, "there is nothing to go back to");
    player.click("welcome-knows");
    assert_eq!(player.menu(), Menu::Title);
    player.click("title-new-game");
    assert_eq!(player.menu(), Menu::NewGame);
}

#[test]
fn players_with_settings_are_not_asked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("settings.json"), "{}").expect("written");
    let mut player = TestPlayer::in_folder(folder.path());
    start_first_time(&mut player);
    assert_eq!(player.menu(), Menu::Title);
}

#[test]
fn next_session_returns_to_the_list_that_was_left() {
    let mut player = TestPlayer::new();
    player.click("title-lessons");
    let mut player = player.relaunch();
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Lessons));
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Title, "Back leads to the title");
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    let player = player.relaunch();
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
    assert!(player.widget_rect("title-resume").is_some(), "a game in progress is offered there");
}
