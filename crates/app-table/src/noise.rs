//! Noise over an endless plane, which is the same in every run.

use bevy::prelude::*;

use cannon_app_base::common::noise::scatter;

/// Smooth noise from 0 to 1 with one feature in each unit of length. The number is its seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noise(pub(crate) u32);

impl Noise {
    fn lattice(self, x: i32, y: i32) -> f32 {
        scatter(x.cast_unsigned(), y.cast_unsigned(), self.0)
    }

    /// The noise at a place.
    pub(crate) fn at(self, place: Vec2) -> f32 {
        let (cell, within) = (place.floor().as_ivec2(), place - place.floor());
        let blend = within * within * (3.0 - 2.0 * within);
        let row = |y: i32| self.lattice(cell.x, y).lerp(self.lattice(cell.x + 1, y), blend.x);
        row(cell.y).lerp(row(cell.y + 1), blend.y)
    }

    /// The sum of `octaves` noises, each with half the size and strength of the one before it, after a function of each.
    fn octaves(self, place: Vec2, octaves: u32, shape: impl Fn(f32) -> f32) -> f32 {
        let (mut sum, mut total, mut strength, mut place) = (0.0, 0.0, 1.0, place);
        for octave in 0..octaves {
            sum += strength * shape(Noise(self.0.wrapping_add(octave * 977)).at(place));
            total += strength;
            strength *= 0.5;
            place = place * 2.03 + Vec2::new(11.3, 5.1);
        }
        sum / total
    }

    /// Noise of clouds.
    pub(crate) fn clouds(self, place: Vec2, octaves: u32) -> f32 {
        self.octaves(place, octaves, |value| value)
    }

    /// Noise of round rolls with narrow seams between them.
    pub(crate) fn rolls(self, place: Vec2) -> f32 {
        self.octaves(place, 2, |value| (2.0 * value - 1.0).hypot(0.14))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_smooth_and_varies() {
        let noise = Noise(7);
        let values: Vec<f32> = (0..400_u16).map(|n| noise.at(Vec2::new(f32::from(n) * 0.02, 3.3))).collect();
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
        assert!(values.windows(2).all(|pair| (pair[1] - pair[0]).abs() < 0.05), "it jumps");
        let (low, high) =
            values.iter().fold((1.0_f32, 0.0_f32), |(low, high), &value| (low.min(value), high.max(value)));
        assert!(high - low > 0.5, "{low} to {high}");
    }
}
