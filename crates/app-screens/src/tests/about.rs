//! Tests of the screen about the program, and of the dialog about a crash.

use std::fs;

use super::harness::TestPlayer;
use super::*;
use crate::SystemReporter;
use crate::start::about::LICENSES;

/// What a crash leaves behind in the data folder.
const REPORT: &str = "Cannon 1.0.0, crash report\ntime: now\nPanic: a piece was missing\n";

/// Starts in a folder in which a crash has left a report.
fn start_after_crash(folder: &std::path::Path) -> TestPlayer {
    fs::write(folder.join("crash-report.txt"), REPORT).expect("a writable folder");
    TestPlayer::in_folder(folder)
}

#[test]
fn start_after_a_crash_shows_the_report_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = start_after_crash(folder.path());
    assert!(player.shows_text(&player.text("crash-heading")));
    assert!(player.widget_rect("crash-resume").is_none(), "there is no game to resume");
    player.click("crash-show");
    assert!(player.shows_text("Panic: a piece was missing"));
    player.click("crash-copy");
    assert_eq!(player.clipboard_text(), Some(REPORT.trim_end()));
    player.click("notice-close");
    assert!(player.widget_rect("question/crash").is_none());
    drop(player);
    let player = TestPlayer::in_folder(folder.path());
    assert!(player.widget_rect("question/crash").is_none(), "it has been seen");
    assert_eq!(fs::read_dir(folder.path().join("crashes")).expect("a folder").count(), 1, "it is kept");
}

#[test]
fn game_goes_on_after_a_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = TestPlayer::in_folder(folder.path());
    player.start_hot_seat();
    for ply in 0..4 {
        player.play_any(ply);
    }
    let played = player.game().record().actions;
    assert_eq!(played.len(), 4);
    // Nothing is written at the end, as in a crash: the game was saved while it was played.
    drop(player);
    let mut player = start_after_crash(folder.path());
    player.click("crash-resume");
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
    assert_eq!(player.game().record().actions, played);
}

#[test]
fn escape_closes_the_dialog_about_a_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = start_after_crash(folder.path());
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(2);
    assert!(player.widget_rect("question/crash").is_none());
    player.click("title-new-game");
    assert_eq!(player.menu(), Menu::NewGame);
}

#[test]
fn licences_and_the_report_about_the_computer_can_be_read() {
    let mut player = TestPlayer::new();
    player.app.insert_resource(SystemReporter(|_| "Sound\n  a device".to_owned()));
    player.click_more("title-program");
    assert!(player.shows_text(&player.text("about-inventors")));
    player.click("about/page/about-licenses");
    assert!(LICENSES.iter().any(|line| line.contains("bevy")) && LICENSES.iter().any(|line| line.contains("SIL")));
    assert!(player.shows_text(LICENSES[0]));
    player.click("about/page/about-computer");
    player.wait_until("the report", |player| player.shows_text("  a device"));
    player.click("about-copy");
    assert_eq!(player.clipboard_text(), Some("Sound\n  a device"));
    player.click("menu-back");
    assert_eq!(player.menu(), Menu::More);
}
