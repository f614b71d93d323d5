//! The rig: the pose that is wanted, the pose that is shown, and the smooth way from one to the other.

use bevy::prelude::*;

use super::framing::frame;
use super::pose::Pose;
use super::{CameraMoving, CameraRequest};
use crate::app::common::ActiveQuality;
use crate::app::common::CameraShake;
use crate::app::common::TableCamera;
use crate::app::common::ViewInsets;
use crate::app::common::board::BoardLayout;
use crate::app::loading_screen::LoadingScreen;
use crate::app::settings::Settings;
use crate::app::states::{Menu, Screen};
use crate::app::window_focus::Attention;
use crate::appearance::Quality;
use cannon_rules::Side;

/// How quickly the camera follows the hand, how quickly it goes to a preset, and how quickly it goes along with what happens: natural
/// frequencies in radians a second.
const HAND_STIFFNESS: f32 = 18.0;
const PRESET_STIFFNESS: f32 = 5.5;
const DRIFT_STIFFNESS: f32 = 3.6;
/// Turn of the title's camera, in radians a second.
const TITLE_TURN: f32 = 0.045;
/// How many times as far away as else a camera of the low tier stands behind the curtain: next to nothing has to be drawn then, and all the same
/// everything is made ready for drawing.
const FAR_OFF: f32 = 20.0;
/// How high above the board the middle of a piece is, on average.
const WAIST: f32 = 0.36;
/// How far a heavy blow shakes the camera.
const SHAKEN: f32 = 0.035;
/// Longer frames than this count as this long, so that a pause does not become a jump.
const LONGEST_FRAME: f32 = 0.05;
/// Closer to the goal and slower than this, the camera is there.
const CLOSE: f32 = 2.0e-4;
const SLOW: f32 = 2.0e-3;

/// Where the camera is and where it is going.
#[derive(Resource, Clone, Debug)]
pub(super) struct Rig {
    goal: Pose,
    shown: [f32; 6],
    speed: [f32; 6],
    stiffness: f32,
    /// Whether a photographer moves it.
    is_free: bool,
}

impl Default for Rig {
    fn default() -> Self {
        Rig::at(Pose::side(Side::South))
    }
}

impl Rig {
    /// A rig at rest.
    pub(super) fn at(pose: Pose) -> Rig {
        Rig { goal: pose, shown: pose.to_array(), speed: [0.0; 6], stiffness: PRESET_STIFFNESS, is_free: false }
    }

    pub(super) fn goal(&self) -> Pose {
        self.goal
    }

    /// The pose on show. The flat lens counts as such only once the camera has arrived.
    pub(super) fn pose(&self) -> Pose {
        Pose::from_array(self.shown)
    }

    /// Within the limits of whoever moves it.
    pub(super) fn limited(&self, pose: Pose) -> Pose {
        if self.is_free { pose.limited_freely() } else { pose.limited() }
    }

    /// Goes to a preset.
    fn go_to(&mut self, pose: Pose) {
        self.goal = self.limited(pose.nearest_turn_to(self.goal));
        self.stiffness = PRESET_STIFFNESS;
    }

    /// Goes along gently with what happens.
    pub(super) fn drift(&mut self, pose: Pose) {
        self.goal = self.limited(pose);
        self.stiffness = DRIFT_STIFFNESS;
    }

    /// Follows the hand.
    pub(super) fn follow(&mut self, pose: Pose) {
        self.goal = self.limited(pose);
        self.stiffness = HAND_STIFFNESS;
    }

    /// Moves on as a critically damped spring does. True while on the way.
    fn advance(&mut self, seconds: f32) -> bool {
        let goal = self.goal.to_array();
        let decay = (-self.stiffness * seconds).exp();
        let mut moving = false;
        for ((shown, speed), goal) in self.shown.iter_mut().zip(&mut self.speed).zip(goal) {
            let away = *shown - goal;
            let push = *speed + self.stiffness * away;
            *shown = goal + (away + push * seconds) * decay;
            *speed = (*speed - self.stiffness * push * seconds) * decay;
            if (*shown - goal).abs() < CLOSE && speed.abs() < SLOW {
                (*shown, *speed) = (goal, 0.0);
            } else {
                moving = true;
            }
        }
        moving
    }
}

/// Does what is requested.
pub(super) fn answer_requests(
    mut requests: MessageReader<CameraRequest>,
    board: Res<BoardLayout>,
    mut rig: ResMut<Rig>,
) {
    for request in requests.read() {
        let goal = rig.goal();
        match *request {
            CameraRequest::Side(side) => rig.go_to(Pose::side(side)),
            CameraRequest::TopDown => rig.go_to(goal.top_down()),
            CameraRequest::Low => rig.go_to(goal.low()),
            CameraRequest::Orbit { yaw, pitch } => {
                rig.go_to(Pose { yaw: goal.yaw + yaw, pitch: goal.pitch + pitch, ..goal.unflattened() });
            }
            CameraRequest::Zoom(factor) => rig.go_to(Pose { zoom: goal.zoom * factor, ..goal }),
            CameraRequest::LookAt(spot) => {
                rig.is_free = true;
                let place = board.world_of(spot).xz() / board.scale();
                rig.go_to(goal.aimed_at(place + goal.behind(WAIST / board.scale())));
            }
            CameraRequest::Cut => {
                let Rig { stiffness, is_free, .. } = *rig;
                *rig = Rig { stiffness, is_free, ..Rig::at(goal) };
            }
        }
    }
}

/// The title turns around the table.
pub(super) fn begin_title(mut rig: ResMut<Rig>) {
    *rig = Rig::at(Pose::title());
}

/// A photographer may go where a player may not, and leaves the camera where a player may.
pub(super) fn set_free(mut rig: ResMut<Rig>) {
    rig.is_free = true;
}

pub(super) fn set_bounds(mut rig: ResMut<Rig>) {
    rig.is_free = false;
    let goal = rig.goal();
    rig.go_to(goal);
}

/// The editor looks straight down, so that every place is as easy to hit as any other.
pub(super) fn begin_editing(mut rig: ResMut<Rig>) {
    rig.go_to(Pose::side(Side::South).top_down());
}

/// Moves the rig on.
pub(super) fn advance(
    time: Res<Time>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    settings: Res<Settings>,
    attention: Option<Res<Attention>>,
    mut rig: ResMut<Rig>,
    mut moving: ResMut<CameraMoving>,
) {
    let seconds = time.delta_secs().min(LONGEST_FRAME);
    // The title's turn is there to be looked at.
    let is_looked_at = attention.is_none_or(|attention| attention.0) && *menu.get() == Menu::Title;
    let turning = *screen.get() == Screen::Title && is_looked_at && !settings.reduced_motion;
    if turning {
        rig.goal.yaw += TITLE_TURN * seconds;
    }
    let under_way =
        if rig.shown == rig.goal.to_array() && rig.speed == [0.0; 6] { false } else { rig.advance(seconds) };
    moving.set_if_neq(CameraMoving(under_way || turning));
}

/// Puts the camera where the rig is, for the window as it is.
pub(super) fn apply(
    rig: Res<Rig>,
    insets: Res<ViewInsets>,
    board: Res<BoardLayout>,
    mut moving: ResMut<CameraMoving>,
    mut cameras: Query<(&mut Camera, &mut Transform, &mut Projection), With<TableCamera>>,
    tremor: Res<CameraShake>,
    (curtain, quality): (Option<Res<LoadingScreen>>, Res<ActiveQuality>),
    mut last_size: Local<Option<Vec2>>,
) {
    for (mut camera, mut transform, mut projection) in &mut cameras {
        let Some(size) = camera.logical_target_size() else { continue };
        let resized = *last_size != Some(size);
        let moved = rig.is_changed() || tremor.is_changed() || quality.is_changed();
        let drawn_back = curtain.as_ref().is_some_and(|curtain| curtain.is_changed());
        if !(resized || moved || drawn_back || insets.is_changed() || board.is_changed() || camera.is_added()) {
            continue;
        }
        *last_size = Some(size);
        if resized || insets.is_changed() || board.is_changed() {
            moving.set_if_neq(CameraMoving(true));
        }
        let framing = frame(*board, rig.pose(), size, *insets);
        let steady = framing.transform;
        let shaken = (steady.right() * tremor.0.x + steady.up() * tremor.0.y) * SHAKEN;
        let is_unseen = curtain.as_ref().is_some_and(|curtain| !curtain.is_open());
        let away = if is_unseen && quality.0 == Quality::Low { FAR_OFF } else { 1.0 };
        transform.set_if_neq(Transform { translation: steady.translation * away + shaken, ..steady });
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
    fn the_camera_settles_without_overshooting() {
        let mut rig = Rig::at(Pose::side(Side::South));
        rig.go_to(Pose::side(Side::North));
        let goal = rig.goal.yaw;
        let mut frames = 0;
        while rig.advance(1.0 / 60.0) {
            assert!((goal - rig.pose().yaw) * goal.signum() >= -1.0e-3);
            frames += 1;
            assert!(frames < 300, "the camera does not settle");
        }
        assert_eq!(rig.pose(), rig.goal);
        assert!(frames > 20, "the turn is no cut");
    }

    #[test]
    fn the_lens_is_flat_only_on_arrival() {
        let mut rig = Rig::at(Pose::side(Side::South));
        rig.go_to(rig.goal().top_down());
        assert!(!rig.pose().is_flat());
        while rig.advance(1.0 / 30.0) {}
        assert!(rig.pose().is_flat());
    }
}
