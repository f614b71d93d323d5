//! Tests of the panel beside the board while it is folded away.

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui;

use super::harness::TestPlayer;

#[test]
fn panel_folds_away_and_unfolds() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    assert!(player.widget_rect("hud/south").is_some() && player.widget_rect("hud/folded").is_none());
    player.press(egui::Key::O, KeyCode::KeyO);
    player.frames(2);
    assert!(player.widget_rect("hud/south").is_none() && player.widget_rect("hud/folded").is_some());
    player.click("hud-unfold");
    player.frames(2);
    assert!(player.widget_rect("hud/south").is_some() && player.widget_rect("hud/folded").is_none());
}
