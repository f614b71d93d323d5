//! Tests of photo mode.

use super::*;

#[test]
fn enter_presses_the_focused_button_of_photo_mode() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.press(egui::Key::P, KeyCode::KeyP);
    assert_eq!(player.menu(), Menu::Photo);
    player.press(egui::Key::Tab, KeyCode::Tab);
    player.press(egui::Key::Tab, KeyCode::Tab);
    assert_eq!(player.menu(), Menu::Photo, "the second button has the focus");
    player.press(egui::Key::Enter, KeyCode::Enter);
    player.frames(2);
    assert_eq!(player.menu(), Menu::None, "it is the way back");
}
