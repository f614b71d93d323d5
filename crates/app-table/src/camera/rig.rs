//! The camera rig: the goal pose, the current pose, and the spring that moves one to the other.

use bevy::prelude::*;

use super::CameraMoving;
use super::framing::frame_board;
use super::pose::Pose;
use super::push_in::PushIn;
use super::spring::Spring;
use crate::loading_screen::LoadingScreen;
use cannon_app_base::common::board::{BoardLayout, BoardSurface};
use cannon_app_base::common::{ActiveQuality, CameraRequest, CameraShake, TableCamera, ViewInsets};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::window_focus::WindowActive;
use cannon_app_games as games;
use cannon_appearance::Quality;
use cannon_rules::Side;

/// Stiffness of the spring for movements by the mouse, to presets, and with actions and the cursor, as natural frequencies in radians per
/// second.
const MOUSE_STIFFNESS: f32 = 18.0;
const PRESET_STIFFNESS: f32 = 5.5;
const DRIFT_STIFFNESS: f32 = 3.6;
/// Speed of the title screen's orbit, in radians per second.
const TITLE_ORBIT_SPEED: f32 = 0.045;
/// Factor of the camera's distance behind the loading screen on the low tier. Few pixels are then shaded, but everything is still prepared
/// for rendering.
const COVERED_DISTANCE_FACTOR: f32 = 20.0;
/// Mean height of the middle of a piece above the board.
const PIECE_CENTER_HEIGHT: f32 = 0.36;
/// Displacement of the camera by the shake of a heavy impact.
const SHAKE_AMPLITUDE: f32 = 0.035;
/// Maximum time step in seconds, so that the camera does not jump after a pause.
const MAX_TIME_STEP: f32 = 0.05;
/// The camera has arrived when its pose and its speed differ from the goal by less than this.
const POSE_TOLERANCE: f32 = 2.0e-4;
const VELOCITY_TOLERANCE: f32 = 2.0e-3;

/// The current pose, its speed, and the goal.
#[derive(Resource, Clone, Debug)]
pub(super) struct Rig {
    goal: Pose,
    current: [Spring; 6],
    stiffness: f32,
    /// Whether the limits of photo mode apply.
    uses_photo_limits: bool,
}

impl Default for Rig {
    fn default() -> Self {
        Rig::at(Pose::side(Side::South, BoardSurface::default()))
    }
}

impl Rig {
    /// A rig at rest.
    pub(super) fn at(pose: Pose) -> Rig {
        Rig {
            goal: pose,
            current: pose.to_array().map(Spring::at),
            stiffness: PRESET_STIFFNESS,
            uses_photo_limits: false,
        }
    }

    /// The pose to which the camera is moving.
    pub(super) fn goal(&self) -> Pose {
        self.goal
    }

    /// The current pose. It becomes orthographic only on arrival.
    pub(super) fn pose(&self) -> Pose {
        Pose::from_array(self.current.map(|spring| spring.value))
    }

    /// The pose clamped to the limits that apply.
    pub(super) fn clamped(&self, pose: Pose) -> Pose {
        if self.uses_photo_limits { pose.clamped_for_photo() } else { pose.clamped() }
    }

    /// Moves to a preset, by the shorter way around.
    pub(super) fn go_to(&mut self, pose: Pose) {
        self.goal = self.clamped(pose.nearest_turn_to(self.goal));
        self.stiffness = PRESET_STIFFNESS;
    }

    /// Jumps to the goal.
    fn arrive(&mut self) {
        self.current = self.goal.to_array().map(Spring::at);
    }

    /// Whether the camera rests at the goal.
    fn has_arrived(&self) -> bool {
        self.current == self.goal.to_array().map(Spring::at)
    }

    /// Moves slowly to a pose, to follow an action or the cursor.
    pub(super) fn drift_to(&mut self, pose: Pose) {
        self.goal = self.clamped(pose);
        self.stiffness = DRIFT_STIFFNESS;
    }

    /// Moves quickly to a pose, to follow the mouse.
    pub(super) fn follow_mouse(&mut self, pose: Pose) {
        self.goal = self.clamped(pose);
        self.stiffness = MOUSE_STIFFNESS;
    }

    /// Moves towards the goal. Returns whether the camera is still moving.
    fn advance(&mut self, seconds: f32) -> bool {
        for (spring, goal) in self.current.iter_mut().zip(self.goal.to_array()) {
            spring.advance(goal, self.stiffness, seconds);
            if spring.rests_at(goal, [POSE_TOLERANCE, VELOCITY_TOLERANCE]) {
                *spring = Spring::at(goal);
            }
        }
        !self.has_arrived()
    }
}

/// Handles the camera requests in order.
pub(super) fn handle_requests(
    mut requests: MessageReader<CameraRequest>,
    board: Res<BoardLayout>,
    mut rig: ResMut<Rig>,
) {
    let surface = games::board_surface(*board);
    for request in requests.read() {
        let goal = rig.goal();
        match *request {
            CameraRequest::Side(side) => rig.go_to(Pose::side(side, surface)),
            CameraRequest::TopDown => rig.go_to(goal.top_down()),
            CameraRequest::Low => rig.go_to(goal.low()),
            CameraRequest::Orbit { yaw, pitch } => {
                rig.go_to(Pose { yaw: goal.yaw + yaw, pitch: goal.pitch + pitch, ..goal.in_perspective() });
            }
            CameraRequest::Zoom(factor) => {
                let zoom = rig.clamped(Pose { zoom: goal.zoom * factor, ..goal }).zoom;
                rig.go_to(goal.zoomed(zoom, surface));
            }
            CameraRequest::LookAt(spot) => {
                rig.uses_photo_limits = true;
                let point = board.world_position(spot).xz() / board.scale();
                rig.go_to(goal.aimed_at(point + goal.offset_behind(PIECE_CENTER_HEIGHT / board.scale())));
            }
            CameraRequest::Cut => rig.arrive(),
        }
    }
}

pub(super) fn start_title_orbit(mut rig: ResMut<Rig>) {
    *rig = Rig::at(Pose::title());
}

/// Applies the wider limits of photo mode.
pub(super) fn use_photo_limits(mut rig: ResMut<Rig>) {
    rig.uses_photo_limits = true;
}

/// Applies the normal limits and moves the camera back within them.
pub(super) fn use_normal_limits(mut rig: ResMut<Rig>) {
    rig.uses_photo_limits = false;
    let goal = rig.goal();
    rig.go_to(goal);
}

/// Looks straight down in the editor, so that every spot is equally easy to hit.
pub(super) fn look_straight_down(mut rig: ResMut<Rig>) {
    rig.go_to(Pose::side(Side::South, BoardSurface::default()).top_down());
}

/// Advances the rig, and the orbit of the title screen.
pub(super) fn advance_rig(
    time: Res<Time>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    settings: Res<Settings>,
    window_active: Option<Res<WindowActive>>,
    mut rig: ResMut<Rig>,
    mut moving: ResMut<CameraMoving>,
) {
    let seconds = time.delta_secs().min(MAX_TIME_STEP);
    // The orbit stops while the window is not in front or another menu covers the title.
    let is_visible = window_active.is_none_or(|active| active.0) && *menu.get() == Menu::Title;
    let is_orbiting = *screen.get() == Screen::Title && is_visible && !settings.reduced_motion;
    if is_orbiting {
        rig.goal.yaw += TITLE_ORBIT_SPEED * seconds;
    }
    // Without motion, the camera is at its goal at once; what the player drags follows the hand as always.
    if settings.reduced_motion && rig.stiffness != MOUSE_STIFFNESS && !rig.has_arrived() {
        rig.arrive();
    }
    let is_moving = if rig.has_arrived() { false } else { rig.advance(seconds) };
    moving.set_if_neq(CameraMoving(is_moving || is_orbiting));
}

/// Applies the rig's pose to the camera, framed for the current window.
pub(super) fn apply_to_camera(
    rig: Res<Rig>,
    insets: Res<ViewInsets>,
    board: Res<BoardLayout>,
    mut moving: ResMut<CameraMoving>,
    mut cameras: Query<(&mut Camera, &mut Transform, &mut Projection), With<TableCamera>>,
    (shake, push_in): (Res<CameraShake>, Res<PushIn>),
    (loading_screen, quality): (Option<Res<LoadingScreen>>, Res<ActiveQuality>),
    mut last_size: Local<Option<Vec2>>,
) {
    for (mut camera, mut transform, mut projection) in &mut cameras {
        let Some(size) = camera.logical_target_size() else { continue };
        let resized = *last_size != Some(size);
        let moved = rig.is_changed() || shake.is_changed() || push_in.is_changed() || quality.is_changed();
        let opened = loading_screen.as_ref().is_some_and(|screen| screen.is_changed());
        if !(resized || moved || opened || insets.is_changed() || board.is_changed() || camera.is_added()) {
            continue;
        }
        *last_size = Some(size);
        if resized || insets.is_changed() || board.is_changed() {
            moving.set_if_neq(CameraMoving(true));
        }
        let framing = frame_board(*board, push_in.applied_to(rig.pose()), size, *insets);
        let steady = framing.transform;
        let displacement = (steady.right() * shake.0.x + steady.up() * shake.0.y) * SHAKE_AMPLITUDE;
        let is_covered = loading_screen.as_ref().is_some_and(|screen| !screen.is_table_ready);
        let factor = if is_covered && quality.0 == Quality::Low { COVERED_DISTANCE_FACTOR } else { 1.0 };
        transform.set_if_neq(Transform { translation: steady.translation * factor + displacement, ..steady });
        *projection = framing.projection;
        if camera.sub_camera_view != framing.sub_view {
            camera.sub_camera_view = framing.sub_view;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn camera_arrives_without_overshooting() {
        let mut rig = Rig::at(Pose::side(Side::South, BoardSurface::Inlaid));
        rig.go_to(Pose::side(Side::North, BoardSurface::Inlaid));
        let goal = rig.goal.yaw;
        let mut frames = 0;
        while rig.advance(1.0 / 60.0) {
            assert!((goal - rig.pose().yaw) * goal.signum() >= -1.0e-3);
            frames += 1;
            assert!(frames < 300, "the camera does not arrive");
        }
        assert_eq!(rig.pose(), rig.goal);
        assert!(frames > 20, "the camera jumps");
    }

    #[test]
    fn projection_becomes_orthographic_only_on_arrival() {
        let mut rig = Rig::at(Pose::side(Side::South, BoardSurface::Inlaid));
        rig.go_to(rig.goal().top_down());
        assert!(!rig.pose().is_orthographic());
        while rig.advance(1.0 / 30.0) {}
        assert!(rig.pose().is_orthographic());
    }
}
