//! The hand on the camera: right button orbits, middle button (or Shift with the right one) pans, the wheel zooms.

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::TableCamera;
use super::pose::Pose;
use super::rig::Rig;
use crate::app::input::{WheelTaken, notches};
use crate::app::states::Menu;

/// Radians a logical pixel.
const ORBIT: f32 = 0.006;
/// Factor of the distance for one notch of the wheel.
const NOTCH: f32 = 0.90;
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

/// The hand on the camera.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Hand {
    grip: Grip,
    /// Seconds since it last moved the camera.
    resting: Option<f32>,
}

impl Hand {
    /// For so long after its last movement the hand counts as still on the camera, in seconds.
    const PAUSE: f32 = 1.5;

    /// A hand that has just moved the camera.
    #[cfg(test)]
    pub(super) fn moving() -> Hand {
        Hand { resting: Some(0.0), ..Hand::default() }
    }

    /// Whether the player moves the camera.
    pub(super) fn is_busy(&self) -> bool {
        self.grip != Grip::None || self.resting.is_some_and(|resting| resting < Self::PAUSE)
    }
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
    wheel: Option<Res<WheelTaken>>,
    time: Res<Time>,
    mut hand: ResMut<Hand>,
    mut rig: ResMut<Rig>,
) {
    hand.resting = hand.resting.map(|resting| resting + time.delta_secs());
    let table_is_free = matches!(menu.get(), Menu::None | Menu::Photo)
        && !cameras.is_empty()
        && egui.is_none_or(|egui| !egui.wants_any_pointer_input());
    hand.grip =
        next_grip(hand.grip, &buttons, keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]), table_is_free);
    let goal = rig.goal();
    match hand.grip {
        Grip::Orbit if motion.delta != Vec2::ZERO => {
            let pose = goal.unflattened();
            rig.follow(Pose {
                yaw: pose.yaw - motion.delta.x * ORBIT,
                pitch: pose.pitch + motion.delta.y * ORBIT,
                ..pose
            });
            hand.resting = Some(0.0);
        }
        Grip::Pan if motion.delta != Vec2::ZERO => {
            let along = Vec2::from_angle(-goal.yaw).rotate(motion.delta);
            rig.follow(Pose { pan: goal.pan - along * PAN * goal.zoom, ..goal });
            hand.resting = Some(0.0);
        }
        _ => {}
    }
    if table_is_free && scroll.delta.y != 0.0 && !wheel.is_some_and(|wheel| wheel.0) {
        let goal = rig.goal();
        rig.follow(Pose { zoom: goal.zoom * NOTCH.powf(notches(&scroll)), ..goal });
        hand.resting = Some(0.0);
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
