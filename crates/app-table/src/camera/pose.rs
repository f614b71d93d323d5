//! Camera poses, with their presets and limits.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use cannon_app_base::common::board::BoardSurface;
use cannon_rules::Side;

/// Vertical fields of view, in radians. The last field of view is so narrow that the switch to orthographic projection is not visible.
const SIDE_FOV: f32 = 0.46;
const LOW_FOV: f32 = 0.70;
const TITLE_FOV: f32 = 0.55;
const ORTHOGRAPHIC_FOV: f32 = 0.07;

/// Pitches of the presets, in radians. Over a landscape, the seat is lower, so that its terrain and its units are seen from the side.
const SIDE_PITCH: f32 = 0.98;
const LANDSCAPE_PITCH: f32 = 0.82;
const LOW_PITCH: f32 = 0.36;
/// Pitch over a landscape at the minimum zoom, for a camera that started at a seat.
const NEAR_LANDSCAPE_PITCH: f32 = 0.50;
const TITLE_PITCH: f32 = 0.42;

/// Limits of pitch and zoom.
const MIN_PITCH: f32 = 0.14;
const MIN_ZOOM: f32 = 0.28;
const MAX_ZOOM: f32 = 1.35;
/// Maximum distance of the aim point from the middle of the board at the minimum zoom, for a board of scale 1.
const MAX_PAN: f32 = 5.0;

/// Limits in photo mode.
const PHOTO_MIN_PITCH: f32 = 0.05;
const PHOTO_MIN_ZOOM: f32 = 0.10;
const PHOTO_MAX_ZOOM: f32 = 1.7;
const PHOTO_MAX_PAN: f32 = 6.0;

/// A view of the board. `zoom` 1 without pan shows the whole board in any window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// Angle around the vertical axis, in radians: 0 from South, π from North.
    pub(super) yaw: f32,
    /// Angle above the horizon, in radians.
    pub(super) pitch: f32,
    /// Distance, relative to the distance that shows the whole board.
    pub(super) zoom: f32,
    /// Aim point on the table, for a board of scale 1.
    pub(super) pan: Vec2,
    /// Natural logarithm of the vertical field of view, so that transitions look even.
    pub(super) log_fov: f32,
}

impl Pose {
    /// The preset view of a side over a board with this surface.
    pub(super) fn side(side: Side, surface: BoardSurface) -> Pose {
        let yaw = match side {
            Side::South => 0.0,
            Side::North => PI,
        };
        Pose { yaw, pitch: seat_pitch(surface, 1.0), zoom: 1.0, pan: Vec2::ZERO, log_fov: SIDE_FOV.ln() }
    }

    /// The same view at another distance. Over a landscape, the camera goes down as it comes near.
    pub(super) fn zoomed(self, zoom: f32, surface: BoardSurface) -> Pose {
        let descent =
            if self.is_orthographic() { 1.0 } else { seat_pitch(surface, zoom) / seat_pitch(surface, self.zoom) };
        Pose { zoom, pitch: self.pitch * descent, ..self }
    }

    /// The seat that is nearer to the camera.
    pub(super) fn seat(self) -> Side {
        if self.yaw.cos() < 0.0 { Side::North } else { Side::South }
    }

    /// The view from straight above, from the nearer side.
    pub(super) fn top_down(self) -> Pose {
        let yaw = (self.yaw / PI).round() * PI;
        Pose { yaw, pitch: FRAC_PI_2, zoom: 1.0, pan: Vec2::ZERO, log_fov: ORTHOGRAPHIC_FOV.ln() }
    }

    /// The view from low over the table, slightly beside the nearer side.
    pub(super) fn low(self) -> Pose {
        let yaw = (self.yaw / PI).round() * PI + 0.24;
        Pose { yaw, pitch: LOW_PITCH, zoom: 1.0, pan: Vec2::ZERO, log_fov: LOW_FOV.ln() }
    }

    /// The view in which the slow orbit of the title screen starts.
    pub(super) fn title() -> Pose {
        Pose { yaw: -0.65, pitch: TITLE_PITCH, zoom: 0.86, pan: Vec2::ZERO, log_fov: TITLE_FOV.ln() }
    }

    /// Whether this view is in orthographic projection.
    pub(super) fn is_orthographic(self) -> bool {
        self.log_fov <= ORTHOGRAPHIC_FOV.ln() + 1.0e-3
    }

    /// The point on the table in the middle of the view, for a board of scale 1. In orthographic projection the board stays in the middle
    /// as long as all of it is in view.
    pub(super) fn aim(self) -> Vec2 {
        self.pan * self.pan_weight()
    }

    /// The same view aimed at a point, as far as the limits allow.
    pub(super) fn aimed_at(self, point: Vec2) -> Pose {
        Pose { pan: point / self.pan_weight().max(f32::EPSILON), ..self }
    }

    /// The offset on the board from the foot of a body of this height to the point that is seen behind the top of the body.
    pub(super) fn offset_behind(self, height: f32) -> Vec2 {
        let direction = -Vec2::from_angle(FRAC_PI_2 - self.yaw);
        direction * (height / self.pitch.tan())
    }

    /// The factor by which the pan moves the aim point.
    fn pan_weight(self) -> f32 {
        if self.is_orthographic() { (1.0 - self.zoom).max(0.0) } else { 1.0 }
    }

    /// The same view in perspective projection.
    pub(super) fn in_perspective(self) -> Pose {
        if self.is_orthographic() { Pose { log_fov: SIDE_FOV.ln(), ..self } } else { self }
    }

    /// The same view with its yaw changed by whole turns to be at most half a turn from the yaw of `other`.
    pub(super) fn nearest_turn_to(self, other: Pose) -> Pose {
        Pose { yaw: self.yaw + ((other.yaw - self.yaw) / TAU).round() * TAU, ..self }
    }

    /// The same view clamped to the wider limits of photo mode.
    pub(super) fn clamped_for_photo(self) -> Pose {
        self.within(PHOTO_MIN_PITCH, self.zoom.clamp(PHOTO_MIN_ZOOM, PHOTO_MAX_ZOOM), PHOTO_MAX_PAN)
    }

    /// The same view clamped to the normal limits: above the table, with the board in view.
    pub(super) fn clamped(self) -> Pose {
        let zoom = self.zoom.clamp(MIN_ZOOM, MAX_ZOOM);
        // In orthographic projection, the zoom already limits the aim point; see `pan_weight`.
        let share = if self.is_orthographic() { 1.0 } else { ((1.15 - zoom) / (1.15 - MIN_ZOOM)).clamp(0.0, 1.0) };
        self.within(MIN_PITCH, zoom, MAX_PAN * share)
    }

    fn within(self, min_pitch: f32, zoom: f32, max_pan: f32) -> Pose {
        let pan = self.pan.clamp(Vec2::splat(-max_pan), Vec2::splat(max_pan));
        Pose { pitch: self.pitch.clamp(min_pitch, FRAC_PI_2), zoom, pan, ..self }
    }

    /// The camera's orientation.
    pub(super) fn rotation(self) -> Quat {
        Quat::from_euler(EulerRot::YXZ, self.yaw, -self.pitch, 0.0)
    }

    /// The values as an array, for the rig to interpolate.
    pub(super) fn to_array(self) -> [f32; 6] {
        [self.yaw, self.pitch, self.zoom, self.pan.x, self.pan.y, self.log_fov]
    }

    /// The pose with the values of [`to_array`](Self::to_array).
    pub(super) fn from_array([yaw, pitch, zoom, x, z, log_fov]: [f32; 6]) -> Pose {
        Pose { yaw, pitch, zoom, pan: Vec2::new(x, z), log_fov }
    }
}

/// The pitch of a seat over a board with this surface, at this zoom.
fn seat_pitch(surface: BoardSurface, zoom: f32) -> f32 {
    match surface {
        BoardSurface::Inlaid => SIDE_PITCH,
        BoardSurface::Landscape => {
            let share = ((zoom - MIN_ZOOM) / (1.0 - MIN_ZOOM)).clamp(0.0, 1.0);
            NEAR_LANDSCAPE_PITCH.lerp(LANDSCAPE_PITCH, share)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_keep_the_camera_above_the_table_and_aimed_at_the_board() {
        let far =
            Pose { pitch: -1.0, zoom: 90.0, pan: Vec2::splat(1.0e3), ..Pose::side(Side::South, BoardSurface::Inlaid) }
                .clamped();
        assert!(far.pitch >= MIN_PITCH && far.zoom <= MAX_ZOOM);
        assert_eq!(far.pan, Vec2::ZERO, "the whole board is in view");
        let close = Pose { zoom: 0.0, pan: Vec2::splat(-1.0e3), ..far }.clamped();
        assert_eq!(close.pan, Vec2::splat(-MAX_PAN));
    }

    #[test]
    fn nearest_turn_differs_by_at_most_half_a_turn() {
        let around = Pose { yaw: 7.0, ..Pose::side(Side::South, BoardSurface::Inlaid) };
        let next = Pose::side(Side::North, BoardSurface::Inlaid).nearest_turn_to(around);
        assert!((next.yaw - around.yaw).abs() <= PI + 1.0e-5);
        assert!((next.yaw.rem_euclid(TAU) - PI).abs() < 1.0e-5);
    }

    #[test]
    fn camera_goes_down_to_a_landscape_and_up_again() {
        let seat = Pose::side(Side::South, BoardSurface::Landscape);
        let near = seat.zoomed(MIN_ZOOM, BoardSurface::Landscape);
        assert!((near.pitch - NEAR_LANDSCAPE_PITCH).abs() < 1.0e-5);
        let back = near.zoomed(1.0, BoardSurface::Landscape);
        assert!((back.pitch - seat.pitch).abs() < 1.0e-5);
        for pose in [Pose::side(Side::South, BoardSurface::Inlaid), seat.top_down()] {
            assert_eq!(pose.zoomed(0.3, BoardSurface::Inlaid).pitch, pose.pitch);
        }
    }

    #[test]
    fn poses_round_trip_through_arrays() {
        for pose in [
            Pose::title(),
            Pose::side(Side::North, BoardSurface::Inlaid).low(),
            Pose::side(Side::South, BoardSurface::Inlaid).top_down(),
        ] {
            assert_eq!(Pose::from_array(pose.to_array()), pose);
        }
    }
}
