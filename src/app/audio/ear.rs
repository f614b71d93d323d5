//! How a place sounds from where the camera is.
//!
//! The lens of the camera counts and not its distance alone: what fills the picture is near, however long the lens.

use bevy::prelude::*;

/// How high the picture is, in units of the world, when a board of ten places just fills it: what is seen so has its usual loudness.
const USUAL_HEIGHT: f32 = 13.0;
/// By which power of the distance sounds lose.
const FALLOFF: f32 = 0.55;
/// The range in which they do.
const NEAREST: f32 = 1.3;
const FARTHEST: f32 = 0.4;
/// Below this gain, what has a recording of its own from afar uses it.
const AFAR: f32 = 0.78;
/// How far to one side sounds go.
const WIDEST: f32 = 0.75;
/// What lies outside the picture loses so much for each half width that it does.
const OUTSIDE: f32 = 0.5;

/// Where the player looks from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ear {
    from: Transform,
    lens: Lens,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Lens {
    /// Half the height and width of what is seen at distance 1.
    Opening(Vec2),
    /// Half the height and width of what is seen at every distance.
    Parallel(Vec2),
}

/// How something sounds from there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Heard {
    /// From -1, left, to 1, right.
    pub(super) panning: f32,
    /// A factor; 1 is usual.
    pub(super) gain: f32,
    /// Whether it is far off.
    pub(super) afar: bool,
}

impl Heard {
    /// As recorded.
    pub(super) const HERE: Heard = Heard { panning: 0.0, gain: 1.0, afar: false };
}

impl Default for Ear {
    /// South's chair, for want of a camera.
    fn default() -> Self {
        let from = Transform::from_xyz(0.0, 12.0, 12.0).looking_at(Vec3::ZERO, Vec3::Y);
        Ear { from, lens: Lens::Opening(Vec2::new(0.68, 0.38)) }
    }
}

impl Ear {
    /// The ear of whoever looks through a camera.
    pub(super) fn behind(from: Transform, projection: &Projection) -> Ear {
        let lens = match projection {
            Projection::Perspective(lens) => {
                let half = (lens.fov / 2.0).tan();
                Lens::Opening(Vec2::new(half * lens.aspect_ratio, half))
            }
            Projection::Orthographic(lens) => Lens::Parallel(lens.area.half_size()),
            Projection::Custom(_) => Ear::default().lens,
        };
        Ear { from, lens }
    }

    /// How a place sounds.
    pub(super) fn hear(&self, place: Vec3) -> Heard {
        let seen = self.from.rotation.inverse() * (place - self.from.translation);
        let ahead = -seen.z;
        let half = match self.lens {
            Lens::Opening(half) => half * ahead.abs().max(0.1),
            Lens::Parallel(half) => half,
        };
        let half = half.max(Vec2::splat(0.01));
        // Behind the camera left stays left.
        let across = seen.x / half.x;
        let outside = (across.abs() - 1.0).max((seen.y / half.y).abs() - 1.0).clamp(0.0, 1.0);
        let near = (USUAL_HEIGHT / (2.0 * half.y)).powf(FALLOFF).clamp(FARTHEST, NEAREST);
        let gain = near * (1.0 - OUTSIDE * outside);
        Heard { panning: across.clamp(-1.0, 1.0) * WIDEST, gain, afar: gain < AFAR }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn perspective(fov: f32) -> Projection {
        Projection::Perspective(PerspectiveProjection { fov, aspect_ratio: 16.0 / 9.0, ..default() })
    }

    #[test]
    fn left_is_left_from_either_chair() {
        for (z, side) in [(14.0, 1.0), (-14.0, -1.0)] {
            let chair = Transform::from_xyz(0.0, 12.0, z).looking_at(Vec3::ZERO, Vec3::Y);
            let ear = Ear::behind(chair, &perspective(0.46));
            assert!(ear.hear(Vec3::X * 4.0).panning * side > 0.3);
            assert!(ear.hear(Vec3::X * -4.0).panning * side < -0.3);
            assert!(ear.hear(Vec3::ZERO).panning.abs() < 1.0e-3);
        }
    }

    #[test]
    fn what_fills_the_picture_is_near_whatever_the_lens() {
        let high = |distance: f32, fov: f32| {
            let from = Transform::from_xyz(0.0, distance, 0.01).looking_at(Vec3::ZERO, Vec3::Y);
            Ear::behind(from, &perspective(fov)).hear(Vec3::ZERO).gain
        };
        let (wide, long) = (high(10.0, 1.0), high(10.0 * 0.5_f32.tan() / 0.035_f32.tan(), 0.07));
        assert!((wide - long).abs() < 1.0e-3);
        assert!(high(30.0, 1.0) < high(12.0, 1.0) && high(12.0, 1.0) < high(4.0, 1.0));
        assert!(Ear::behind(Transform::from_xyz(0.0, 60.0, 0.0), &perspective(1.0)).hear(Vec3::ZERO).afar);
    }

    #[test]
    fn nothing_is_louder_or_wider_than_it_may_be() {
        let ear = Ear::default();
        for x in [-1.0e6, -3.0, 0.0, 3.0, 1.0e6] {
            for z in [-1.0e6, 0.0, 11.99, 12.0, 1.0e6] {
                let heard = ear.hear(Vec3::new(x, 12.0, z));
                assert!((0.0..=NEAREST).contains(&heard.gain) && heard.panning.abs() <= WIDEST, "{heard:?}");
            }
        }
    }
}
