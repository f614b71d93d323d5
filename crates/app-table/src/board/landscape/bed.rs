//! The bed of water: its squares are carved into the ground, so that rivers and ponds lie in the land.

use bevy::prelude::*;

use super::super::terrain::{field_noise, smooth_step};
use super::survey::Survey;

/// Height of the surface of water.
pub(in super::super) const SURFACE: f32 = -0.05;
/// Depths of the bank's foot and of the bed below it.
const BANK_DEPTH: f32 = 0.10;
const BED_DEPTH: f32 = 0.13;
/// Distances from the shore at which the bank ends, and between which the bed falls to its full depth.
const BANK_WIDTH: f32 = 0.30;
const BED: [f32; 2] = [0.20, 0.75];

/// The height of the ground at a place: 0 on land, and below it in water.
pub(super) fn height(survey: &Survey, place: Vec2) -> f32 {
    let shore = survey.shore_distance(place);
    if shore <= 0.0 {
        return 0.0;
    }
    // The bank winds, but it never leaves the squares of water.
    let wobble = 0.26 * (field_noise(place, 0.7, 81) - 0.5) + 0.09 * (field_noise(place, 0.2, 82) - 0.5);
    let distance = shore + wobble * smooth_step(0.0, 0.25, shore);
    let bank = BANK_DEPTH * smooth_step(0.0, BANK_WIDTH, distance);
    let bed = BED_DEPTH * smooth_step(BED[0], BED[1], distance);
    -(bank + bed)
}

#[cfg(test)]
mod tests {
    use super::super::survey::tests::survey;
    use super::*;

    #[test]
    fn land_is_flat_and_water_lies_below_it() {
        let survey = survey(&["....", ".~~.", ".~~.", "...."]);
        for step in 0..=40_u8 {
            let along = f32::from(step) / 10.0;
            assert_eq!(height(&survey, Vec2::new(along, 0.7)), 0.0);
            assert!(height(&survey, Vec2::new(along, 1.0)).abs() < 1.0e-6, "the edge of land is at its height");
        }
        assert!(height(&survey, Vec2::splat(2.0)) < 2.0 * SURFACE);
        assert!(height(&survey, Vec2::new(1.06, 1.5)) > SURFACE, "a dry bank surrounds the water");
    }
}
