//! Volume and panning of a sound from its position relative to the camera.
//!
//! The volume depends on the visible extent at the sound's depth instead of the distance, so that it does not depend on the field of view.

use bevy::prelude::*;

/// The visible height at which a sound has gain 1, in world units. A board of ten ranks then just fills the window.
const REFERENCE_HEIGHT: f32 = 13.0;
/// The gain falls with this power of the visible height.
const ROLLOFF: f32 = 0.55;
/// The maximum and the minimum of the gain.
const MAX_GAIN: f32 = 1.3;
const MIN_GAIN: f32 = 0.4;
/// Below this gain, sounds that have a recording for a distance use it.
const DISTANT_GAIN: f32 = 0.78;
/// The maximum panning to either side.
const MAX_PANNING: f32 = 0.75;
/// Loss of gain outside the view, per half of its width or height.
const OFFSCREEN_LOSS: f32 = 0.5;

/// The listener: the position and the view of the camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Listener {
    transform: Transform,
    /// Half of the visible width and height: in perspective at distance 1, otherwise at every distance.
    half_size: Vec2,
    is_perspective: bool,
}

/// How the listener hears a sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SpatialParams {
    /// From -1 (left) to 1 (right).
    pub(super) panning: f32,
    /// Amplitude factor.
    pub(super) gain: f32,
    /// Whether the recording for a distance is used.
    pub(super) is_distant: bool,
}

impl SpatialParams {
    /// The recording without changes.
    pub(super) const NEUTRAL: SpatialParams = SpatialParams { panning: 0.0, gain: 1.0, is_distant: false };
}

impl Default for Listener {
    /// The view from South, used until there is a camera.
    fn default() -> Self {
        let transform = Transform::from_xyz(0.0, 12.0, 12.0).looking_at(Vec3::ZERO, Vec3::Y);
        Listener { transform, half_size: Vec2::new(0.68, 0.38), is_perspective: true }
    }
}

impl Listener {
    pub(super) fn from_camera(transform: Transform, projection: &Projection) -> Listener {
        match projection {
            Projection::Perspective(perspective) => {
                let half_height = (perspective.fov / 2.0).tan();
                let half_size = Vec2::new(half_height * perspective.aspect_ratio, half_height);
                Listener { transform, half_size, is_perspective: true }
            }
            Projection::Orthographic(orthographic) => {
                Listener { transform, half_size: orthographic.area.half_size(), is_perspective: false }
            }
            Projection::Custom(_) => Listener { transform, ..Listener::default() },
        }
    }

    /// How a sound at a position is heard.
    pub(super) fn spatialize(&self, position: Vec3) -> SpatialParams {
        let in_camera = self.transform.rotation.inverse() * (position - self.transform.translation);
        let depth = -in_camera.z;
        let scale = if self.is_perspective { depth.abs().max(0.1) } else { 1.0 };
        let half_size = (self.half_size * scale).max(Vec2::splat(0.01));
        // Left stays left behind the camera, because the depth counts without its sign.
        let x = in_camera.x / half_size.x;
        let outside = (x.abs() - 1.0).max((in_camera.y / half_size.y).abs() - 1.0).clamp(0.0, 1.0);
        let distance_gain = (REFERENCE_HEIGHT / (2.0 * half_size.y)).powf(ROLLOFF).clamp(MIN_GAIN, MAX_GAIN);
        let gain = distance_gain * (1.0 - OFFSCREEN_LOSS * outside);
        SpatialParams { panning: x.clamp(-1.0, 1.0) * MAX_PANNING, gain, is_distant: gain < DISTANT_GAIN }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn perspective(fov: f32) -> Projection {
        Projection::Perspective(PerspectiveProjection { fov, aspect_ratio: 16.0 / 9.0, ..default() })
    }

    #[test]
    fn panning_matches_the_view_from_either_side() {
        for (z, sign) in [(14.0, 1.0), (-14.0, -1.0)] {
            let camera = Transform::from_xyz(0.0, 12.0, z).looking_at(Vec3::ZERO, Vec3::Y);
            let listener = Listener::from_camera(camera, &perspective(0.46));
            assert!(listener.spatialize(Vec3::X * 4.0).panning * sign > 0.3);
            assert!(listener.spatialize(Vec3::X * -4.0).panning * sign < -0.3);
            assert!(listener.spatialize(Vec3::ZERO).panning.abs() < 1.0e-3);
        }
    }

    #[test]
    fn gain_depends_on_the_visible_extent_and_not_on_the_field_of_view() {
        let gain = |distance: f32, fov: f32| {
            let from = Transform::from_xyz(0.0, distance, 0.01).looking_at(Vec3::ZERO, Vec3::Y);
            Listener::from_camera(from, &perspective(fov)).spatialize(Vec3::ZERO).gain
        };
        let (wide, narrow) = (gain(10.0, 1.0), gain(10.0 * 0.5_f32.tan() / 0.035_f32.tan(), 0.07));
        assert!((wide - narrow).abs() < 1.0e-3);
        assert!(gain(30.0, 1.0) < gain(12.0, 1.0) && gain(12.0, 1.0) < gain(4.0, 1.0));
        assert!(
            Listener::from_camera(Transform::from_xyz(0.0, 60.0, 0.0), &perspective(1.0))
                .spatialize(Vec3::ZERO)
                .is_distant
        );
    }

    #[test]
    fn gain_and_panning_are_within_bounds() {
        let listener = Listener::default();
        for x in [-1.0e6, -3.0, 0.0, 3.0, 1.0e6] {
            for z in [-1.0e6, 0.0, 11.99, 12.0, 1.0e6] {
                let spatial = listener.spatialize(Vec3::new(x, 12.0, z));
                assert!(
                    (0.0..=MAX_GAIN).contains(&spatial.gain) && spatial.panning.abs() <= MAX_PANNING,
                    "{spatial:?}"
                );
            }
        }
    }
}
