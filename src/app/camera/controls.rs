//! The hand on the camera: right button orbits, middle button (or Shift with the right one) pans, the wheel zooms.

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::TableCamera;
use super::pose::Pose;
use super::rig::Rig;
use crate::app::states::Menu;

/// Radians a logical pixel.
const ORBIT: f32 = 0.006;
/// Factor of the distance for one notch of the wheel.
const NOTCH: f32 = 0.90;
/// Pixels of a touchpad that count as one notch.
const PIXELS_PER_NOTCH: f32 = 40.0;
/// Board units a logical pixel at the whole board's distance.
const PAN: f32 = 0.016;

/// What a held button does until it is released, wherever the pointer goes meanwhile.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Grip {
    #[default]
    None,
    Orbit,
    Pan,
}

/// Turns movements of the mouse into movements of the rig.
pub(super) fn read_mouse(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    motion: Res<AccumulatedMouseMotion>,
    scroll: Res<AccumulatedMouseScroll>,
    menu: Res<State<Menu>>,
    egui: Option<Res<EguiWantsInput>>,
    cameras: Query<(), With<TableCamera>>,
    mut grip: Local<Grip>,
    mut rig: ResMut<Rig>,
) {
    let table_is_free =
        *menu.get() == Menu::None && !cameras.is_empty() && egui.is_none_or(|egui| !egui.wants_any_pointer_input());
    *grip = next_grip(*grip, &buttons, keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]), table_is_free);
    let goal = rig.goal();
    match *grip {
        Grip::Orbit if motion.delta != Vec2::ZERO => {
            let pose = goal.unflattened();
            rig.follow(Pose {
                yaw: pose.yaw - motion.delta.x * ORBIT,
                pitch: pose.pitch + motion.delta.y * ORBIT,
                ..pose
            });
        }
        Grip::Pan if motion.delta != Vec2::ZERO => {
            let along = Vec2::from_angle(-goal.yaw).rotate(motion.delta);
            rig.follow(Pose { pan: goal.pan - along * PAN * goal.zoom, ..goal });
        }
        _ => {}
    }
    if table_is_free && scroll.delta.y != 0.0 {
        let notches = match scroll.unit {
            MouseScrollUnit::Line => scroll.delta.y,
            MouseScrollUnit::Pixel => scroll.delta.y / PIXELS_PER_NOTCH,
        };
        let goal = rig.goal();
        rig.follow(Pose { zoom: goal.zoom * NOTCH.powf(notches), ..goal });
    }
}

fn next_grip(grip: Grip, buttons: &ButtonInput<MouseButton>, shift: bool, table_is_free: bool) -> Grip {
    let held = match grip {
        Grip::None => false,
        Grip::Orbit => buttons.pressed(MouseButton::Right),
        Grip::Pan => buttons.any_pressed([MouseButton::Right, MouseButton::Middle]),
    };
    if held {
        grip
    } else if !table_is_free {
        Grip::None
    } else if buttons.just_pressed(MouseButton::Middle) || (shift && buttons.just_pressed(MouseButton::Right)) {
        Grip::Pan
    } else if buttons.just_pressed(MouseButton::Right) {
        Grip::Orbit
    } else {
        Grip::None
    }
}
