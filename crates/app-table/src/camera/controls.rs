//! Control of the camera by mouse and by fingers. The right button of the mouse orbits, the middle button (or Shift with the right button)
//! pans, and the wheel zooms towards the pointer. Two fingers pan, zoom and turn as on a map, and three fingers orbit.

use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseButtonInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use bevy_egui::input::EguiWantsInput;

use super::framing::anchored;
use super::pose::Pose;
use super::rig::Rig;
use cannon_app_activities::input::{TableTouches, WheelTaken, scroll_notches};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::{HeldModifiers, ModifierKey, TableCamera, ViewInsets};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_games as games;

/// Radians per logical pixel.
const ORBIT_SPEED: f32 = 0.006;
/// Factor of the distance for each notch of the wheel.
const ZOOM_PER_NOTCH: f32 = 0.90;
/// Board units per logical pixel, at the distance that shows the whole board.
const PAN_SPEED: f32 = 0.016;

/// The camera movement of a held mouse button. It continues until the button is released, also over panels, or until a menu covers the
/// table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum MouseDrag {
    #[default]
    None,
    Orbit,
    Pan,
}

#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct MouseControl {
    drag: MouseDrag,
    /// Seconds since the mouse last moved the camera; `None` before the first time.
    seconds_since_move: Option<f32>,
}

impl MouseControl {
    /// The player counts as moving the camera for this long after the last movement, in seconds.
    const BUSY_TIME: f32 = 1.5;

    /// The state just after the mouse moved the camera.
    #[cfg(test)]
    pub(super) fn just_moved() -> MouseControl {
        MouseControl { seconds_since_move: Some(0.0), ..MouseControl::default() }
    }

    /// Whether the player is moving the camera.
    pub(super) fn is_active(&self) -> bool {
        self.drag != MouseDrag::None || self.seconds_since_move.is_some_and(|resting| resting < Self::BUSY_TIME)
    }
}

/// System parameter for the pointer on the table.
#[derive(SystemParam)]
pub(super) struct TablePointer<'w, 's> {
    menu: Res<'w, State<Menu>>,
    egui: Option<Res<'w, EguiWantsInput>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    board: Res<'w, BoardLayout>,
    insets: Res<'w, ViewInsets>,
}

impl TablePointer<'_, '_> {
    /// Whether the table is there and no menu covers it.
    fn is_on_table(&self) -> bool {
        self.menu.get().shows_table() && !self.cameras.is_empty()
    }

    /// Whether the pointer controls the table and not a menu or panel.
    fn is_available(&self) -> bool {
        self.is_on_table() && self.egui.as_ref().is_none_or(|egui| !egui.wants_any_pointer_input())
    }

    /// The pixel under the pointer. `None` if the pointer is outside the window.
    fn pixel(&self) -> Option<Vec2> {
        self.windows.iter().next()?.cursor_position()
    }

    /// The goal at another distance, so that the point of the table under a pixel stays there. Beside the board, the view moves towards the
    /// board as it comes near.
    fn zoomed(&self, rig: &Rig, zoom: f32, pixel: Option<Vec2>) -> Pose {
        let goal = rig.goal();
        let zoom = rig.clamped(Pose { zoom, ..goal }).zoom;
        let zoomed = goal.zoomed(zoom, games::board_surface(*self.board));
        let anchored = || {
            let pixel = pixel?;
            let (camera, camera_transform) = self.cameras.iter().next()?;
            let ray = camera.viewport_to_world(camera_transform, pixel).ok()?;
            let hit = ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?.xz();
            let half = Vec2::splat(self.board.field_half_width());
            let towards_board = (hit.clamp(-half, half) - hit) * (1.0 - zoom / rig.pose().zoom).max(0.0);
            let point = hit / self.board.scale();
            let pose = anchored(*self.board, zoomed, (point, pixel), camera.logical_target_size()?, *self.insets);
            Some(pose.aimed_at(pose.aim() + towards_board / self.board.scale()))
        };
        anchored().unwrap_or(zoomed)
    }
}

/// Orbits or pans the camera while a mouse button is held.
pub(super) fn orbit_or_pan_with_mouse(
    buttons: Res<ButtonInput<MouseButton>>,
    mut events: MessageReader<WindowEvent>,
    mut held: Local<HeldModifiers>,
    motion: Res<AccumulatedMouseMotion>,
    pointer: TablePointer,
    (time, settings): (Res<Time>, Res<Settings>),
    mut mouse: ResMut<MouseControl>,
    mut rig: ResMut<Rig>,
) {
    mouse.seconds_since_move = mouse.seconds_since_move.map(|resting| resting + time.delta_secs());
    let shift = is_shifted_press(&mut events, &mut held);
    let grip = if pointer.is_on_table() { mouse.drag } else { MouseDrag::None };
    mouse.drag = next_drag(grip, &buttons, shift, pointer.is_available());
    let delta = motion.delta * settings.camera_speed;
    if mouse.drag == MouseDrag::None || delta == Vec2::ZERO {
        return;
    }
    let goal = rig.goal();
    rig.follow_mouse(if mouse.drag == MouseDrag::Pan { panned(goal, delta) } else { orbited(goal, delta) });
    mouse.seconds_since_move = Some(0.0);
}

/// Whether Shift was held when the right button was pressed in this frame.
fn is_shifted_press(events: &mut MessageReader<WindowEvent>, held: &mut HeldModifiers) -> bool {
    let mut is_shifted = false;
    for event in events.read() {
        match event {
            WindowEvent::KeyboardInput(event) => held.follow(event),
            WindowEvent::KeyboardFocusLost(_) => held.release_all(),
            WindowEvent::MouseButtonInput(MouseButtonInput { button: MouseButton::Right, state, .. })
                if state.is_pressed() =>
            {
                is_shifted = held.holds(ModifierKey::Shift);
            }
            _ => {}
        }
    }
    is_shifted
}

/// The view after an orbit by this motion in logical pixels.
fn orbited(goal: Pose, delta: Vec2) -> Pose {
    let pose = goal.in_perspective();
    Pose { yaw: pose.yaw - delta.x * ORBIT_SPEED, pitch: pose.pitch + delta.y * ORBIT_SPEED, ..pose }
}

/// The view after the board was moved by this motion in logical pixels.
fn panned(goal: Pose, delta: Vec2) -> Pose {
    let board_delta = Vec2::from_angle(-goal.yaw).rotate(delta);
    Pose { pan: goal.pan - board_delta * PAN_SPEED * goal.zoom, ..goal }
}

/// Moves the camera with several fingers.
pub(super) fn move_with_fingers(
    touches: Option<Res<TableTouches>>,
    pointer: TablePointer,
    settings: Res<Settings>,
    mut mouse: ResMut<MouseControl>,
    mut rig: ResMut<Rig>,
) {
    // An app that makes pictures reads no fingers.
    let motion = touches.and_then(|touches| touches.motion());
    let Some(motion) = motion.filter(|_| pointer.is_on_table()) else { return };
    let goal = rig.goal();
    let moved = if motion.fingers > 2 {
        orbited(goal, motion.shift * settings.camera_speed)
    } else {
        let zoomed = pointer.zoomed(&rig, goal.zoom / motion.spread, Some(motion.middle));
        let panned = panned(zoomed, motion.shift);
        Pose { yaw: panned.yaw + motion.twist, ..panned }
    };
    rig.follow_mouse(moved);
    mouse.seconds_since_move = Some(0.0);
}

/// Zooms with the wheel and keeps the point under the pointer in place.
pub(super) fn zoom_with_wheel(
    scroll: Res<AccumulatedMouseScroll>,
    wheel_taken: Option<Res<WheelTaken>>,
    pointer: TablePointer,
    settings: Res<Settings>,
    mut mouse: ResMut<MouseControl>,
    mut rig: ResMut<Rig>,
) {
    if scroll.delta.y == 0.0 || !pointer.is_available() || wheel_taken.is_some_and(|taken| taken.0) {
        return;
    }
    let zoom = rig.goal().zoom * ZOOM_PER_NOTCH.powf(scroll_notches(&scroll) * settings.camera_speed);
    let zoomed = pointer.zoomed(&rig, zoom, pointer.pixel());
    rig.follow_mouse(zoomed);
    mouse.seconds_since_move = Some(0.0);
}

fn next_drag(grip: MouseDrag, buttons: &ButtonInput<MouseButton>, shift: bool, is_available: bool) -> MouseDrag {
    let held = match grip {
        MouseDrag::None => false,
        MouseDrag::Orbit => buttons.pressed(MouseButton::Right),
        MouseDrag::Pan => buttons.any_pressed([MouseButton::Right, MouseButton::Middle]),
    };
    if held {
        grip
    } else if !is_available {
        MouseDrag::None
    } else if buttons.just_pressed(MouseButton::Middle) || (shift && buttons.just_pressed(MouseButton::Right)) {
        MouseDrag::Pan
    } else if buttons.just_pressed(MouseButton::Right) {
        MouseDrag::Orbit
    } else {
        MouseDrag::None
    }
}
