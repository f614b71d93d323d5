//! Tests of the interface under fingers.

use super::*;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::window::PrimaryWindow;
use bevy_egui::egui::accesskit::Role;
use cannon_app_base::settings::LargeTargets;
use cannon_app_base::theme::touch_targets::FINGER_TARGET;
use cannon_rules::GameId;

/// Puts a finger on the window and lifts it, where it hits nothing.
fn touch(player: &mut TestPlayer) {
    let mut windows = player.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(player.app.world()).expect("a window");
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        let touch = TouchInput { phase, position: Vec2::new(1.0, 1.0), window, force: None, id: 7 };
        player.app.world_mut().write_message(touch);
        player.frames(2);
    }
}

/// The buttons, choices and rows that are too small for a finger, with their sizes in logical pixels.
fn small_targets(player: &mut TestPlayer, screen: &str) -> Vec<String> {
    player.frames(4);
    let scale = player.zoom();
    let is_target =
        |role| matches!(role, Role::Button | Role::CheckBox | Role::RadioButton | Role::TextInput | Role::Slider);
    let targets = player.accessible_nodes().iter().filter(|(_, node)| is_target(node.role()));
    let sized = targets.filter_map(|(_, node)| Some((node.label(), node.bounds()?)));
    let sizes = sized.map(|(label, bounds)| (label, bounds.width() as f32 * scale, bounds.height() as f32 * scale));
    sizes
        .filter(|&(_, width, height)| width.min(height) < FINGER_TARGET - 0.5)
        .map(|(label, width, height)| format!("{screen}: {label:?} {width:.0} x {height:.0}"))
        .collect()
}

#[test]
fn targets_are_large_enough_once_a_finger_has_touched() {
    let mut player = TestPlayer::new();
    player.enable_screen_reader();
    player.frames(4);
    assert!(!small_targets(&mut player, "title").is_empty(), "the mouse needs less room");
    touch(&mut player);
    let mut small = small_targets(&mut player, "title");
    for menu in [
        Menu::More,
        Menu::Welcome,
        Menu::Handover,
        Menu::NewGame,
        Menu::GameOptions,
        Menu::SavedGames,
        Menu::Settings,
        Menu::Controls,
        Menu::Rules,
        Menu::Lessons,
        Menu::Profile,
        Menu::Puzzles,
    ] {
        player.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        small.extend(small_targets(&mut player, &format!("{menu:?}")));
    }
    player.open_editor();
    small.extend(small_targets(&mut player, "scheme editor"));
    player.open_editor_of(GameId::Cannon);
    small.extend(small_targets(&mut player, "position editor"));
    for game in GameId::ALL {
        player.start_hot_seat();
        player.request(Request::Start(Box::new(MatchSetup { game, ..MatchSetup::default() })));
        (0..4).for_each(|ply| player.play_any(ply));
        small.extend(small_targets(&mut player, game.name()));
        player.click("hud-menu");
        small.extend(small_targets(&mut player, "pause"));
        player.click("pause-more");
        player.click("pause-review");
        small.extend(small_targets(&mut player, "review"));
        player.press(egui::Key::Escape, KeyCode::Escape);
        player.press(egui::Key::Escape, KeyCode::Escape);
        player.request(Request::Resign);
        small.extend(small_targets(&mut player, "result"));
    }
    assert!(small.is_empty(), "{} targets\n{}", small.len(), small.join("\n"));
}

#[test]
fn size_of_targets_can_be_chosen() {
    let mut player = TestPlayer::new();
    let usual = player.zoom();
    player.app.world_mut().resource_mut::<Settings>().large_targets = LargeTargets::Always;
    player.frames(3);
    assert!(player.zoom() > 1.3 * usual);
    player.app.world_mut().resource_mut::<Settings>().large_targets = LargeTargets::Never;
    touch(&mut player);
    assert!((player.zoom() - usual).abs() < 1e-3);
}
