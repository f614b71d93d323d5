//! The hand on the camera: right button orbits, middle button (or Shift with the right one) pans, the wheel zooms towards what is pointed at.

use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;

use super::pose::Pose;
use super::rig::Rig;
use crate::app::common::TableCamera;
use crate::app::common::board::BoardLayout;
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

/// Whether the pointer is the table's, and no panel's.
#[derive(SystemParam)]
pub(super) struct Reach<'w, 's> {
    menu: Res<'w, State<Menu>>,
    egui: Option<Res<'w, EguiWantsInput>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    board: Res<'w, BoardLayout>,
}

impl Reach<'_, '_> {
    fn table_is_free(&self) -> bool {
        matches!(self.menu.get(), Menu::None | Menu::Photo)
            && !self.cameras.is_empty()
            && self.egui.as_ref().is_none_or(|egui| !egui.wants_any_pointer_input())
    }

    /// The place of the board that is pointed at, or the nearest to it, for a board of scale 1. `None` if the pointer is elsewhere.
    fn place(&self) -> Option<Vec2> {
        let pointer = self.windows.iter().next()?.cursor_position()?;
        let (camera, from) = self.cameras.iter().next()?;
        let ray = camera.viewport_to_world(from, pointer).ok()?;
        let hit = ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
        let half = Vec2::splat(self.board.field_half());
        Some(hit.xz().clamp(-half, half) / self.board.scale())
    }
}

/// Turns movements of the mouse into movements of the rig.
pub(super) fn read_mouse(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    motion: Res<AccumulatedMouseMotion>,
    reach: Reach,
    time: Res<Time>,
    mut hand: ResMut<Hand>,
    mut rig: ResMut<Rig>,
) {
    hand.resting = hand.resting.map(|resting| resting + time.delta_secs());
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    hand.grip = next_grip(hand.grip, &buttons, shift, reach.table_is_free());
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
}

/// Turns the wheel into coming nearer and going away, while what is pointed at stays under the pointer.
pub(super) fn read_wheel(
    scroll: Res<AccumulatedMouseScroll>,
    wheel: Option<Res<WheelTaken>>,
    reach: Reach,
    mut hand: ResMut<Hand>,
    mut rig: ResMut<Rig>,
) {
    if scroll.delta.y == 0.0 || !reach.table_is_free() || wheel.is_some_and(|wheel| wheel.0) {
        return;
    }
    let goal = rig.goal();
    let zoomed = rig.limited(Pose { zoom: goal.zoom * NOTCH.powf(notches(&scroll)), ..goal });
    let shown = rig.pose();
    rig.follow(reach.place().map_or(zoomed, |place| zoomed.keeping(place, shown)));
    hand.resting = Some(0.0);
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
