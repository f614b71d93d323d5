//! Tests of binding keys anew, and of menus with a gamepad.

use super::*;
use cannon_app_base::common::bindings::{GamepadFamily, InputDevice, KeyLayout};
use cannon_app_base::common::command::Command;

/// Opens the screen of keys and buttons.
fn open_controls(player: &mut TestPlayer) {
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Controls);
    player.frames(4);
}

fn chords_of(player: &TestPlayer, command: Command) -> Vec<String> {
    let chords = player.app.world().resource::<Settings>().bindings.chords.get(&command).cloned();
    chords.unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn key_is_bound_anew_and_texts_name_it() {
    let mut player = TestPlayer::new();
    open_controls(&mut player);
    player.point_at(640.0, 360.0);
    player.scroll_to("controls/hint/H");
    player.click("controls/hint/H");
    player.press(egui::Key::F5, KeyCode::F5);
    assert_eq!(chords_of(&player, Command::Hint), ["F5", "GamepadNorth"]);
    player.frames(2);
    assert!(player.text("hud-hint").ends_with("(F5)"), "{}", player.text("hud-hint"));
    player.click("controls/hint/restore");
    assert!(chords_of(&player, Command::Hint).is_empty());
    assert!(player.text("hud-hint").ends_with("(H)"));
}

#[test]
fn all_keys_are_restored_only_after_a_question() {
    let mut player = TestPlayer::new();
    open_controls(&mut player);
    player.click("controls-layout/controls-left-hand");
    let layout = |player: &TestPlayer| player.app.world().resource::<Settings>().bindings.layout;
    assert_eq!(layout(&player), KeyLayout::LeftHand);
    player.click("controls-restore-all");
    player.click("question-no");
    assert_eq!(layout(&player), KeyLayout::LeftHand);
    player.click("controls-restore-all");
    player.click("question-restore-bindings-yes");
    assert_eq!(layout(&player), KeyLayout::TwoHands);
}

#[test]
fn escape_cancels_and_keys_give_no_command_meanwhile() {
    let mut player = TestPlayer::new();
    open_controls(&mut player);
    let muted = player.app.world().resource::<Settings>().sound.muted;
    player.click("controls/cursor_up/ArrowUp");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Controls, "Escape only ends the question");
    player.click("controls/cursor_up/add");
    player.press(egui::Key::M, KeyCode::KeyM);
    assert_eq!(chords_of(&player, Command::CursorUp), ["ArrowUp", "GamepadDPadUp", "M"]);
    assert_eq!(player.app.world().resource::<Settings>().sound.muted, muted, "the key was bound and did nothing else");
    assert!(player.widget_rect("controls/cursor_up/conflict").is_some(), "Mute has the same key");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_ne!(player.menu(), Menu::Controls);
}

#[test]
fn bindings_are_kept_and_damaged_ones_are_those_of_the_program() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("settings.json");
    std::fs::write(&file, r#"{"bindings": {"layout": "left_hand", "chords": {"hint": ["F5"]}}, "ui_scale": 1.2}"#)
        .expect("written");
    let player = TestPlayer::in_folder(folder.path());
    assert_eq!(chords_of(&player, Command::Hint), ["F5"]);
    std::fs::write(&file, r#"{"bindings": {"chords": {"hint": ["Hyper"]}}, "ui_scale": 1.2}"#).expect("written");
    let player = TestPlayer::in_folder(folder.path());
    assert!(chords_of(&player, Command::Hint).is_empty());
    assert!((player.app.world().resource::<Settings>().ui_scale - 1.2).abs() < 0.001, "the rest is kept");
}

#[test]
fn menus_are_used_with_a_gamepad_and_texts_name_its_buttons() {
    let mut player = TestPlayer::new();
    let gamepad = player.connect_gamepad();
    // The first press gives the focus to the first entry.
    player.press_button(gamepad, GamepadButton::DPadDown);
    player.press_button(gamepad, GamepadButton::DPadDown);
    player.press_button(gamepad, GamepadButton::South);
    assert_ne!(player.menu(), Menu::Title, "an entry was pressed");
    assert_eq!(*player.app.world().resource::<InputDevice>(), InputDevice::Gamepad(GamepadFamily::PlayStation));
    assert!(player.text("hud-hint").ends_with("(△)"), "{}", player.text("hud-hint"));
    player.press_button(gamepad, GamepadButton::East);
    assert_eq!(player.menu(), Menu::Title);
    player.press(egui::Key::H, KeyCode::KeyH);
    assert!(player.text("hud-hint").ends_with("(H)"));
}

#[test]
fn texts_name_the_buttons_of_the_gamepad_whose_stick_is_pushed() {
    let mut player = TestPlayer::new();
    player.connect_gamepad();
    let (nintendo, microsoft) = (player.connect_gamepad_of(0x057e), player.connect_gamepad_of(0x045e));
    player.push_stick(microsoft);
    assert_eq!(*player.app.world().resource::<InputDevice>(), InputDevice::Gamepad(GamepadFamily::Xbox));
    player.push_stick(nintendo);
    player.frames(20);
    assert_eq!(*player.app.world().resource::<InputDevice>(), InputDevice::Gamepad(GamepadFamily::Nintendo));
}
