//! The wheel turns what is chosen where the game says so. Else it is the camera's.

use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::selection::Selection;
use crate::app::common::command::Command;
use crate::app::games;
use crate::app::play::Match;
use crate::app::states::Menu;

/// Pixels of a touchpad that count as one notch.
const PIXELS_PER_NOTCH: f32 = 40.0;

/// Whether the wheel turns what is chosen now, so that the camera leaves it alone.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WheelTaken(pub bool);

/// The notches that a wheel has been turned in a frame; a touchpad makes parts of them.
#[must_use]
pub fn notches(scroll: &AccumulatedMouseScroll) -> f32 {
    match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / PIXELS_PER_NOTCH,
    }
}

/// A notch away from the hand turns left, one towards it right.
pub(super) fn turn_by_wheel(
    scroll: Option<Res<AccumulatedMouseScroll>>,
    mut turned: Local<f32>,
    mut taken: ResMut<WheelTaken>,
    mut selection: ResMut<Selection>,
    game: Res<Match>,
    menu: Res<State<Menu>>,
    egui: Option<Res<EguiWantsInput>>,
) {
    let table_is_free = *menu.get() == Menu::None && egui.is_none_or(|egui| !egui.wants_any_pointer_input());
    let Some(position) = games::live(&game).filter(|_| table_is_free && game.awaits_player()) else {
        taken.set_if_neq(WheelTaken(false));
        return;
    };
    let turns = selection.choice().is_some_and(|choice| position.wheel_turns(choice));
    taken.set_if_neq(WheelTaken(turns));
    let by = scroll.map_or(0.0, |scroll| notches(&scroll));
    *turned = if turns { *turned + by } else { 0.0 };
    while turned.abs() >= 1.0 {
        let command = if *turned > 0.0 { Command::TurnLeft } else { Command::TurnRight };
        *turned -= turned.signum();
        if let Some(choice) = selection.choice().and_then(|choice| position.turned(choice, command)) {
            selection.choice = Some(choice);
        }
    }
}
