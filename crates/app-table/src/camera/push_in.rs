//! The push-in: when a unit is destroyed, the camera looks closer at it for a moment and goes back.

use bevy::prelude::*;

use super::CameraMoving;
use super::controls::MouseControl;
use super::pose::Pose;
use super::rig::Rig;
use super::spring::Spring;
use cannon_app_base::common::CameraPushIn;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::settings::Settings;

/// The share of its distance by which the camera comes closer.
const DEPTH: f32 = 0.14;
/// Natural frequency of the critically damped spring, in radians per second.
const STIFFNESS: f32 = 13.0;
/// Maximum time step in seconds, so that the camera does not jump after a pause.
const MAX_TIME_STEP: f32 = 0.05;
/// Pitch in radians from which the camera looks down too steeply to come closer.
const MAX_PITCH: f32 = 1.40;
/// The camera is back when amount and speed are below this.
const TOLERANCE: f32 = 1.0e-3;

/// How far the camera is pushed in.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct PushIn {
    /// From 0 (not at all) to 1.
    amount: Spring,
    /// The point of the table that keeps its place in the view, for a board of scale 1.
    focus: Vec2,
}

impl PushIn {
    /// A pose that is pushed in.
    pub(super) fn applied_to(self, pose: Pose) -> Pose {
        let closer = DEPTH * self.amount.value;
        if closer == 0.0 {
            return pose;
        }
        let aim = pose.aim().lerp(self.focus, closer);
        Pose { zoom: pose.zoom * (1.0 - closer), ..pose }.aimed_at(aim)
    }

    /// Moves towards an amount. Returns whether it moves.
    fn advance(&mut self, goal: f32, seconds: f32) -> bool {
        self.amount.advance(goal, STIFFNESS, seconds);
        if goal == 0.0 && self.amount.rests_at(goal, [TOLERANCE; 2]) {
            self.amount = Spring::default();
        }
        self.amount != Spring::default()
    }
}

/// Pushes in while an animation asks for it, if the player lets the camera follow actions and does not move it.
pub(super) fn push_in(
    wanted: Res<CameraPushIn>,
    (settings, board, time): (Res<Settings>, Res<BoardLayout>, Res<Time>),
    (mouse, rig): (Res<MouseControl>, Res<Rig>),
    mut push_in: ResMut<PushIn>,
    mut moving: ResMut<CameraMoving>,
) {
    let pose = rig.pose();
    let is_allowed = settings.follow_camera && !settings.reduced_motion && !mouse.is_active();
    let is_oblique = !pose.is_orthographic() && pose.pitch < MAX_PITCH;
    let place = wanted.0.filter(|_| is_allowed && is_oblique);
    if place.is_none() && push_in.amount == Spring::default() {
        return;
    }
    if settings.reduced_motion || !is_oblique {
        *push_in = PushIn::default();
        return;
    }
    if let Some(place) = place {
        push_in.focus = place.xz() / board.scale();
    }
    let goal = if place.is_some() { 1.0 } else { 0.0 };
    if push_in.advance(goal, time.delta_secs().min(MAX_TIME_STEP)) {
        moving.set_if_neq(CameraMoving(true));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use cannon_app_base::common::board::{BoardGrid, BoardSurface};
    use cannon_rules::Side;

    const SEAT: Vec3 = Vec3::new(3.0, 0.3, -4.0);

    /// The zooms of the next second, relative to the pose of the rig, while an animation asks for the push-in for a quarter of it.
    fn zooms(settings: Settings, mouse: MouseControl, pose: Pose) -> Vec<f32> {
        let mut app = App::new();
        app.insert_resource(settings)
            .insert_resource(mouse)
            .insert_resource(Rig::at(pose))
            .insert_resource(BoardLayout::plain(16, BoardGrid::Squares))
            .insert_resource(CameraPushIn(Some(SEAT)))
            .init_resource::<PushIn>()
            .init_resource::<CameraMoving>()
            .init_resource::<Time>()
            .add_systems(Update, push_in);
        let frame = |frame: u8| {
            if frame == 15 {
                app.insert_resource(CameraPushIn(None));
            }
            app.world_mut().resource_mut::<Time>().advance_by(Duration::from_millis(16));
            app.update();
            app.world().resource::<PushIn>().applied_to(pose).zoom / pose.zoom
        };
        (0..60).map(frame).collect()
    }

    fn seat() -> Pose {
        Pose::side(Side::South, BoardSurface::Landscape)
    }

    #[test]
    fn camera_comes_closer_by_a_tenth_and_goes_back_within_a_second() {
        let zooms = zooms(Settings::default(), MouseControl::default(), seat());
        let closest = zooms.iter().copied().fold(1.0, f32::min);
        assert!((0.85..=0.90).contains(&closest), "{closest}");
        assert!((zooms[59] - 1.0).abs() < 1.0e-3, "{} in the end", zooms[59]);
        assert!(zooms.iter().all(|&zoom| zoom <= 1.0 + 1.0e-4), "the camera does not swing back");
    }

    #[test]
    fn camera_stays_with_reduced_motion_and_when_the_player_leads_it_and_in_the_view_from_above() {
        let still = Settings { reduced_motion: true, ..Settings::default() };
        let unfollowed = Settings { follow_camera: false, ..Settings::default() };
        let cases = [
            (still, MouseControl::default(), seat()),
            (unfollowed, MouseControl::default(), seat()),
            (Settings::default(), MouseControl::just_moved(), seat()),
            (Settings::default(), MouseControl::default(), seat().top_down()),
        ];
        for (settings, mouse, pose) in cases {
            assert!(zooms(settings, mouse, pose).iter().all(|&zoom| zoom == 1.0));
        }
    }

    #[test]
    fn place_keeps_its_place_in_the_view() {
        let push_in = PushIn { amount: Spring::at(1.0), focus: Vec2::new(2.0, 1.0) };
        let pose = Pose { zoom: 0.5, ..seat() };
        let pushed = push_in.applied_to(pose);
        let [before, after] = [pose, pushed].map(|pose| (push_in.focus - pose.aim()) / pose.zoom);
        assert!(before.abs_diff_eq(after, 1.0e-4), "{before} becomes {after}");
    }
}
