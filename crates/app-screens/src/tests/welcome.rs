//! Tests of the first screen of a new player.

use super::*;
use crate::open_at_first_start;

/// Runs the system with which a new player's first start begins.
fn start_first_time(player: &mut TestPlayer) {
    let system = player.app.world_mut().register_system(open_at_first_start);
    player.app.world_mut().run_system(system).expect("the system runs");
    player.frames(4);
}

#[test]
fn new_player_chooses_language_and_size_and_learns_once() {
    let mut player = TestPlayer::new();
    start_first_time(&mut player);
    assert_eq!(player.menu(), Menu::Welcome);
    player.click("settings-language/de");
    assert_eq!(player.text("welcome-learn"), "Lernen", "the screen itself changes its language");
    player.click("settings-scale/more");
    player.click("settings-reduced-motion");
    player.click("welcome-learn");
    assert_eq!(player.menu(), Menu::Lessons);
    player.click("menu-back");
    assert_eq!(player.menu(), Menu::Title);
    let mut player = player.restart();
    start_first_time(&mut player);
    assert_eq!(player.menu(), Menu::Title, "the screen is shown once");
    let settings = player.app.world().resource::<Settings>();
    assert!(settings.reduced_motion && settings.ui_scale > 1.0);
    assert_eq!(player.text("welcome-play"), "Spielen");
}

#[test]
fn new_player_can_play_at_once() {
    let mut player = TestPlayer::new();
    start_first_time(&mut player);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Welcome, "there is nothing to go back to");
    player.click("welcome-play");
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
