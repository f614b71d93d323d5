//! The hill of squares that are to be held: a flat top with rounded corners and steep banks, and a ring of sandbags on its crest.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::super::terrain::{field_noise, smooth_step};
use super::super::texture::SurfaceGrade;
use super::survey::{CORNER_RADIUS, Survey};
use cannon_app_base::common::mesh::{Shape, ellipsoid};
use cannon_app_base::common::noise::scatter;
use cannon_app_base::common::pieces::HILL_HEIGHT;
use cannon_appearance::GroundLook;

/// Distances inside of the edge between which the bank rises to the top. It is steep, because a unit covers most of its square. The foot lies
/// in the margin of the squares around, if all of these are open.
const BANK: [f32; 2] = [-FOOT_REACH, 0.115];
const FOOT_REACH: f32 = 0.11;

/// Distance of the sandbags from the edge: they lie on the crest, outside of the tracks of a vehicle.
const BAG_INSET: f32 = 0.068;
/// Half the length, the height and the width of a sandbag, and how many lie along a square.
const BAG: Vec3 = Vec3::new(0.074, 0.026, 0.040);
const BAGS: u8 = 8;
/// How many sandbags lie around a corner.
const CORNER_BAGS: u8 = 3;
/// Height of the second course above the first.
const COURSE: f32 = 0.036;
/// The share of sides with a gap in the ring, and half its width.
const GAP_SHARE: f32 = 0.4;
const GAP_HALF_WIDTH: f32 = 0.14;

/// The height of the hill at a place: 0 beside it.
pub(super) fn height(survey: &Survey, place: Vec2) -> f32 {
    let distance = survey.depth_in_hill(place);
    let [foot, crest] = if survey.has_free_hill() { BANK } else { [0.0, BANK[1]] };
    if distance <= foot {
        return 0.0;
    }
    let wobble = 0.045 * (field_noise(place, 0.35, 91) - 0.5) * smooth_step(foot, foot + 0.05, distance);
    let bumps = 0.014 * (field_noise(place, 0.16, 92) - 0.5) * smooth_step(foot, crest, distance);
    (HILL_HEIGHT * smooth_step(foot, crest, distance + wobble) - bumps.abs()).max(0.0)
}

/// The colour of sandbags, in sRGB.
const fn bag_color(look: GroundLook) -> Color {
    match look {
        GroundLook::Summer | GroundLook::Walnut => Color::srgb(0.520, 0.455, 0.310),
        GroundLook::Winter => Color::srgb(0.500, 0.490, 0.460),
        GroundLook::Desert => Color::srgb(0.560, 0.480, 0.350),
    }
}

/// The sandbags on the crest of a hill.
pub(super) fn sandbags(survey: &Survey, look: GroundLook, grade: SurfaceGrade) -> Shape {
    let color = bag_color(look).to_linear();
    let mut shape = Shape::default();
    for cell in survey.cells().filter(|&cell| survey.is_hill(cell)) {
        for (index, out) in (0..).zip([IVec2::Y, IVec2::X, IVec2::NEG_Y, IVec2::NEG_X]) {
            if !survey.is_hill(cell + out) {
                let seed = (cell.x as u32) << 12 | (cell.y as u32) << 4 | index;
                add_sandbags(&mut shape, survey, (cell, out, seed), grade, color);
            }
        }
    }
    shape
}

/// The sandbags along one side of a square, and around the corner at its end.
fn add_sandbags(
    shape: &mut Shape,
    survey: &Survey,
    (cell, out, seed): (IVec2, IVec2, u32),
    grade: SurfaceGrade,
    color: LinearRgba,
) {
    let outward = out.as_vec2();
    let along = outward.perp();
    let middle = cell.as_vec2() + 0.5;
    let random = |index: u32| scatter(seed, index, 93);
    let has_gap = random(0) < GAP_SHARE;
    let is_corner = [-along, along].map(|step| !survey.is_hill(cell + step.as_ivec2()));
    let ends = is_corner.map(|is_corner| if is_corner { 0.5 - CORNER_RADIUS } else { 0.5 });
    let mut bag = |place: Vec2, along: Vec2, course: u8, number: u32| {
        let lift = height(survey, place) + BAG.y * 0.45 + COURSE * f32::from(course);
        let turn = -along.to_angle() + 0.35 * (random(number + 2) - 0.5);
        let shade = 0.82 + 0.36 * random(number + 3);
        let lit = |y: f32| shade * (0.62 + 0.38 * ((y / BAG.y + 1.0) * 0.5).clamp(0.0, 1.0));
        let sandbag = ellipsoid(BAG, 6)
            .recolored(|_, point, _| (color * lit(point.y)).with_alpha(1.0))
            .rotated_y(turn)
            .translated(place.x, lift, place.y);
        shape.append(sandbag);
    };
    for index in 0..BAGS {
        let number = u32::from(index) * 4 + 1;
        let share = (f32::from(index) + 0.5) / f32::from(BAGS) - 0.5;
        if share < -ends[0] || share > ends[1] || has_gap && share.abs() < GAP_HALF_WIDTH {
            continue;
        }
        let inset = BAG_INSET + 0.012 * (random(number + 1) - 0.5);
        bag(middle + along * share + outward * (0.5 - inset), along, 0, number);
    }
    if !is_corner[1] {
        return;
    }
    // The ring bends around the corner of the hill. A second course lies only there, where no vehicle passes.
    let pivot = middle + (along + outward) * (0.5 - CORNER_RADIUS);
    for course in 0..if grade == SurfaceGrade::Fine { 2 } else { 1 } {
        for index in 0..CORNER_BAGS - course {
            let share = (f32::from(index) + 0.5 + 0.5 * f32::from(course)) / f32::from(CORNER_BAGS);
            let (sin, cos) = (share * FRAC_PI_2).sin_cos();
            let direction = outward * cos + along * sin;
            let place = pivot + direction * (CORNER_RADIUS - BAG_INSET);
            bag(place, direction.perp(), course, 200 + u32::from(course * CORNER_BAGS + index) * 4);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::survey::tests::survey;
    use super::*;

    const BOARD: [&str; 4] = ["....", ".^^.", ".^^.", "...."];

    #[test]
    fn hill_rises_from_its_edge_to_the_height_of_pieces() {
        let survey = survey(&BOARD);
        assert_eq!(height(&survey, Vec2::new(0.88, 1.5)), 0.0);
        assert!((0.3..0.9).contains(&(height(&survey, Vec2::new(1.0, 1.5)) / HILL_HEIGHT)));
        for place in [Vec2::splat(1.5), Vec2::new(2.0, 1.5), Vec2::new(2.5, 2.5), Vec2::new(1.5, 1.3)] {
            assert!((height(&survey, place) - HILL_HEIGHT).abs() < 0.01, "{place}");
        }
    }

    #[test]
    fn hill_is_round_at_its_corners_and_bears_vehicles() {
        let survey = survey(&BOARD);
        assert!(height(&survey, Vec2::splat(1.03)) < 0.35 * HILL_HEIGHT, "the corner is sharp");
        // The corners of a vehicle on the square of the corner, along the rank and along the file.
        for place in [Vec2::new(1.12, 1.24), Vec2::new(1.24, 1.12)] {
            assert!(height(&survey, place) > 0.90 * HILL_HEIGHT, "{place}: {}", height(&survey, place));
        }
    }

    /// Otherwise the ground would have a gap beside a pond or under a house.
    #[test]
    fn foot_of_a_hill_beside_terrain_lies_on_its_own_squares() {
        for rows in [["....", ".^^.", ".^^~", "...."], ["#...", ".^^.", ".^^.", "...."]] {
            let survey = super::super::survey::tests::survey(&rows);
            assert_eq!(height(&survey, Vec2::new(0.95, 1.5)), 0.0);
            assert!(height(&survey, Vec2::new(1.0, 1.5)) < 1.0e-6);
        }
    }

    #[test]
    fn sandbags_lie_on_the_crest_outside_of_the_tracks_of_vehicles() {
        /// Half the length and half the width of a vehicle, which stands along files or ranks.
        const REACH: Vec2 = Vec2::new(0.38, 0.25);
        let survey = survey(&BOARD);
        for grade in [SurfaceGrade::Plain, SurfaceGrade::Fine] {
            let shape = sandbags(&survey, GroundLook::Summer, grade);
            shape.assert_sound_normals();
            for &point in shape.vertex_positions() {
                let from_middle = (point.xz().fract() - 0.5).abs();
                let [least, most] = [from_middle.min_element(), from_middle.max_element()];
                assert!(most > REACH.x || least > REACH.y, "{point} lies under a vehicle");
                let limit = if from_middle.min_element() > 0.2 { 0.08 } else { 0.05 };
                assert!(point.y < HILL_HEIGHT + limit, "{point}");
                assert!(point.xz().min_element() > 0.98);
            }
        }
    }
}
