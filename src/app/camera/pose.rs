//! From where the camera looks: poses, presets and limits.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use cannon_rules::Side;

/// Vertical opening angles. The flat one is so narrow that the change to a parallel projection is not seen.
const SIDE_FOV: f32 = 0.46;
const LOW_FOV: f32 = 0.70;
const TITLE_FOV: f32 = 0.55;
const FLAT_FOV: f32 = 0.07;

const SIDE_PITCH: f32 = 0.98;
const LOW_PITCH: f32 = 0.36;
const TITLE_PITCH: f32 = 0.42;

const LOWEST_PITCH: f32 = 0.14;
const CLOSEST: f32 = 0.28;
const FARTHEST: f32 = 1.35;
/// How far from the middle of the board the camera may be aimed when it is closest, on a board of scale 1.
const WIDEST_PAN: f32 = 5.0;

/// The limits of a photographer.
const FREE_LOWEST_PITCH: f32 = 0.05;
const FREE_CLOSEST: f32 = 0.10;
const FREE_FARTHEST: f32 = 1.7;
const FREE_WIDEST_PAN: f32 = 6.0;

/// A way of looking at the board. `zoom` 1 with no pan shows the whole board, whatever the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// Around the vertical: 0 from South, π from North.
    pub(super) yaw: f32,
    /// Above the horizon.
    pub(super) pitch: f32,
    /// Distance as a share of that which shows the whole board.
    pub(super) zoom: f32,
    /// Where on the table the camera is aimed, for a board of scale 1.
    pub(super) pan: Vec2,
    /// Natural logarithm of the opening angle, so that blending is even.
    pub(super) log_fov: f32,
}

impl Pose {
    /// From a side's chair.
    pub(super) fn side(side: Side) -> Pose {
        let yaw = match side {
            Side::South => 0.0,
            Side::North => PI,
        };
        Pose { yaw, pitch: SIDE_PITCH, zoom: 1.0, pan: Vec2::ZERO, log_fov: SIDE_FOV.ln() }
    }

    /// Straight from above, from the same side as now.
    pub(super) fn top_down(self) -> Pose {
        let yaw = (self.yaw / PI).round() * PI;
        Pose { yaw, pitch: FRAC_PI_2, zoom: 1.0, pan: Vec2::ZERO, log_fov: FLAT_FOV.ln() }
    }

    /// Low over the table, from a little aside of the nearer chair.
    pub(super) fn low(self) -> Pose {
        let yaw = (self.yaw / PI).round() * PI + 0.24;
        Pose { yaw, pitch: LOW_PITCH, zoom: 1.0, pan: Vec2::ZERO, log_fov: LOW_FOV.ln() }
    }

    /// Where the title's slow turn around the table begins.
    pub(super) fn title() -> Pose {
        Pose { yaw: -0.65, pitch: TITLE_PITCH, zoom: 0.86, pan: Vec2::ZERO, log_fov: TITLE_FOV.ln() }
    }

    /// Whether this is the view in parallel projection.
    pub(super) fn is_flat(self) -> bool {
        self.log_fov <= FLAT_FOV.ln() + 1.0e-3
    }

    /// Where on the table the middle of the view is, for a board of scale 1. From straight above the board stays in the middle as long as all of it
    /// is seen.
    pub(super) fn aim(self) -> Vec2 {
        self.pan * self.pan_weight()
    }

    /// The same view with its middle there, as far as the limits allow.
    pub(super) fn aimed_at(self, place: Vec2) -> Pose {
        Pose { pan: place / self.pan_weight().max(f32::EPSILON), ..self }
    }

    /// The same view with its middle moved so that a place of the table is seen where it is in another view of the same direction, from nearer
    /// or farther: the shares of both distances from the place are the same.
    pub(super) fn keeping(self, place: Vec2, shown: Pose) -> Pose {
        self.aimed_at(place + (shown.aim() - place) * (self.zoom / shown.zoom))
    }

    /// How far behind a thing the board is seen that has the thing's point at this height before it.
    pub(super) fn behind(self, height: f32) -> Vec2 {
        let away = -Vec2::from_angle(FRAC_PI_2 - self.yaw);
        away * (height / self.pitch.tan())
    }

    /// How much of the pan counts.
    fn pan_weight(self) -> f32 {
        if self.is_flat() { (1.0 - self.zoom).max(0.0) } else { 1.0 }
    }

    /// Leaves the parallel projection as soon as the view is tilted.
    pub(super) fn unflattened(self) -> Pose {
        if self.is_flat() { Pose { log_fov: SIDE_FOV.ln(), ..self } } else { self }
    }

    /// The same view with a yaw at most half a turn away from `other`'s.
    pub(super) fn nearest_turn_to(self, other: Pose) -> Pose {
        Pose { yaw: self.yaw + ((other.yaw - self.yaw) / TAU).round() * TAU, ..self }
    }

    /// The same view within the limits of a photographer, who may go nearer, lower and farther aside.
    pub(super) fn limited_freely(self) -> Pose {
        let widest = Vec2::splat(FREE_WIDEST_PAN);
        Pose {
            pitch: self.pitch.clamp(FREE_LOWEST_PITCH, FRAC_PI_2),
            zoom: self.zoom.clamp(FREE_CLOSEST, FREE_FARTHEST),
            pan: self.pan.clamp(-widest, widest),
            ..self
        }
    }

    /// The same view within the limits: never under the table, never without the board.
    pub(super) fn limited(self) -> Pose {
        let zoom = self.zoom.clamp(CLOSEST, FARTHEST);
        // From straight above, zoom itself keeps the middle of the view on the board.
        let share = if self.is_flat() { 1.0 } else { ((1.15 - zoom) / (1.15 - CLOSEST)).clamp(0.0, 1.0) };
        let widest = WIDEST_PAN * share;
        Pose {
            pitch: self.pitch.clamp(LOWEST_PITCH, FRAC_PI_2),
            zoom,
            pan: self.pan.clamp(Vec2::splat(-widest), Vec2::splat(widest)),
            ..self
        }
    }

    /// The camera's orientation.
    pub(super) fn rotation(self) -> Quat {
        Quat::from_euler(EulerRot::YXZ, self.yaw, -self.pitch, 0.0)
    }

    pub(super) fn to_array(self) -> [f32; 6] {
        [self.yaw, self.pitch, self.zoom, self.pan.x, self.pan.y, self.log_fov]
    }

    pub(super) fn from_array([yaw, pitch, zoom, x, z, log_fov]: [f32; 6]) -> Pose {
        Pose { yaw, pitch, zoom, pan: Vec2::new(x, z), log_fov }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::camera::framing::frame;
    use crate::app::common::ViewInsets;
    use crate::app::common::board::{BoardLayout, Stand};

    #[test]
    fn limits_keep_the_camera_above_the_table_and_the_board_in_reach() {
        let wild = Pose { pitch: -1.0, zoom: 90.0, pan: Vec2::splat(1.0e3), ..Pose::side(Side::South) }.limited();
        assert!(wild.pitch >= LOWEST_PITCH && wild.zoom <= FARTHEST);
        assert_eq!(wild.pan, Vec2::ZERO, "from far away there is nothing to pan to");
        let close = Pose { zoom: 0.0, pan: Vec2::splat(-1.0e3), ..wild }.limited();
        assert_eq!(close.pan, Vec2::splat(-WIDEST_PAN));
    }

    #[test]
    fn turning_takes_the_short_way() {
        let around = Pose { yaw: 7.0, ..Pose::side(Side::South) };
        let next = Pose::side(Side::North).nearest_turn_to(around);
        assert!((next.yaw - around.yaw).abs() <= PI + 1.0e-5);
        assert!((next.yaw.rem_euclid(TAU) - PI).abs() < 1.0e-5);
    }

    #[test]
    fn what_is_pointed_at_stays_where_it_is_seen() {
        let board = BoardLayout::plain(20, Stand::Squares);
        let insets = ViewInsets { right: 300.0, ..ViewInsets::default() };
        let place = Vec2::new(-3.0, 4.0);
        let seen = |pose: Pose| {
            let framing = frame(board, pose, Vec2::new(1280.0, 720.0), insets);
            let there = Vec3::new(place.x, 0.0, place.y) * board.scale();
            let there = framing.transform.compute_affine().inverse().transform_point3(there);
            match framing.projection {
                Projection::Orthographic(_) => there.xy() / pose.zoom,
                _ => there.xy() / there.z,
            }
        };
        for pose in [Pose::side(Side::South), Pose::side(Side::North).low(), Pose::side(Side::South).top_down()] {
            let far = Pose { zoom: 0.8, ..pose }.aimed_at(Vec2::new(0.4, -0.3));
            let near = Pose { zoom: 0.4, ..far }.keeping(place, far);
            assert!(seen(near).abs_diff_eq(seen(far), 1.0e-4), "{:?} and {:?}", seen(near), seen(far));
        }
    }

    #[test]
    fn arrays_keep_everything() {
        for pose in [Pose::title(), Pose::side(Side::North).low(), Pose::side(Side::South).top_down()] {
            assert_eq!(Pose::from_array(pose.to_array()), pose);
        }
    }
}
