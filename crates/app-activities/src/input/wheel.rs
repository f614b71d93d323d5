//! The mouse wheel, which turns the chosen piece if the game allows it and otherwise zooms the camera.

use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::selection::Selection;
use cannon_app_base::common::command::Command;
use cannon_app_base::play::Match;
use cannon_app_base::states::Menu;
use cannon_app_games as games;

/// Touchpad pixels that count as one notch.
const PIXELS_PER_NOTCH: f32 = 40.0;

/// Whether the wheel now turns the chosen piece, so that the camera must ignore it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WheelTaken(pub bool);

/// The notches that the wheel was turned in this frame; fractions for a touchpad.
pub fn scroll_notches(scroll: &AccumulatedMouseScroll) -> f32 {
    match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / PIXELS_PER_NOTCH,
    }
}

/// Turns the chosen piece: to the left for a notch away from the player, to the right for a notch towards the player.
pub(super) fn adjust_choice_by_wheel(
    scroll: Option<Res<AccumulatedMouseScroll>>,
    mut pending: Local<f32>,
    mut taken: ResMut<WheelTaken>,
    mut selection: ResMut<Selection>,
    game: Res<Match>,
    menu: Res<State<Menu>>,
    egui: Option<Res<EguiWantsInput>>,
) {
    let is_available = *menu.get() == Menu::None && egui.is_none_or(|egui| !egui.wants_any_pointer_input());
    let Some(position) = games::live_position(&game).filter(|_| is_available && game.awaits_player()) else {
        taken.set_if_neq(WheelTaken(false));
        return;
    };
    let turns = selection.choice().is_some_and(|choice| position.uses_wheel(choice));
    taken.set_if_neq(WheelTaken(turns));
    let scrolled = scroll.map_or(0.0, |scroll| scroll_notches(&scroll));
    *pending = if turns { *pending + scrolled } else { 0.0 };
    while pending.abs() >= 1.0 {
        let command = if *pending > 0.0 { Command::TurnLeft } else { Command::TurnRight };
        *pending -= pending.signum();
        if let Some(choice) = selection.choice().and_then(|choice| position.adjust_choice(choice, command)) {
            selection.choice = Some(choice);
        }
    }
}
