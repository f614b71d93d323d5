//! Tests of the panel beside the board while it is folded away.

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui;

use super::harness::TestPlayer;

#[test]
fn panel_folds_away_and_unfolds() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    assert!(player.widget_rect("hud/south").is_some() && player.widget_rect("hud/folded").is_none());
    let is_folded = |player: &TestPlayer| {
        let [panel, overlay] = ["hud/south", "hud/folded"].map(|name| player.widget_rect(name).is_some());
        assert_ne!(panel, overlay, "either the panel or the overlay is shown");
        overlay
    };
    assert!(!is_folded(&player));
    player.press(egui::Key::O, KeyCode::KeyO);
    player.frames(2);
    assert!(is_folded(&player));
    player.click("hud-unfold");
    player.frames(2);
    assert!(!is_folded(&player));
    player.click("hud-fold");
    player.frames(2);
    assert!(is_folded(&player));
}
