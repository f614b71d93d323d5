//! Tests of the panel with the list of moves, which opens on demand.

use bevy::input::keyboard::KeyCode;
use bevy_egui::egui;

use super::harness::TestPlayer;
use cannon_app_base::common::ViewInsets;
use cannon_app_base::settings::Settings;

#[test]
fn panel_opens_on_demand_and_plates_and_buttons_stay() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let is_open = |player: &TestPlayer| {
        for name in ["hud/south", "hud/north", "hud/status", "hud-undo", "hud-hint", "hud-menu"] {
            player.assert_in_window(name);
        }
        let is_open = player.widget_rect("hud-fold").is_some();
        assert_ne!(is_open, player.widget_rect("hud-unfold").is_some(), "either the panel or its handle");
        assert_eq!(is_open, player.app.world().resource::<ViewInsets>().right > 0.0, "the board makes room for it");
        is_open
    };
    assert!(!is_open(&player), "the board has the window");
    player.press(egui::Key::O, KeyCode::KeyO);
    player.frames(2);
    assert!(is_open(&player));
    player.click("hud-fold");
    player.frames(2);
    assert!(!is_open(&player));
    player.click("hud-unfold");
    player.frames(2);
    assert!(is_open(&player));
}

#[test]
fn handle_of_a_panel_at_the_left_leaves_the_name_plate_free() {
    let mut player = TestPlayer::new();
    player.app.world_mut().resource_mut::<Settings>().panel_left = true;
    player.start_hot_seat();
    let [plate, handle] = ["hud/north", "hud-unfold"].map(|name| player.widget_rect(name).expect(name));
    let common = plate.intersect(handle);
    assert!(common.width() <= 0.0 || common.height() <= 0.0, "{plate:?} {handle:?}");
}
