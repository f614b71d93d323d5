//! The hill of squares that are to be held: a flat top with steep banks and a ring of sandbags on its crest.

use bevy::prelude::*;

use super::super::terrain::{field_noise, smooth_step};
use super::super::texture::SurfaceGrade;
use super::survey::Survey;
use cannon_app_base::common::mesh::{Shape, ellipsoid};
use cannon_app_base::common::noise::scatter;
use cannon_app_base::common::pieces::HILL_HEIGHT;
use cannon_appearance::GroundLook;

/// Distances inside of the edge between which the bank rises to the top. It is steep, because a unit covers most of its square. The foot lies
/// in the margin of the squares around, if all of these are open.
const BANK: [f32; 2] = [-FOOT_REACH, 0.085];
const FOOT_REACH: f32 = 0.11;
/// How sharp the corners of a hill are.
const CORNER_ROUNDING: f32 = 16.0;

/// Distance of the sandbags from the edge: they lie on the crest, outside of the tracks of a vehicle.
const BAG_INSET: f32 = 0.068;
/// Half the length, the height and the width of a sandbag, and how many lie along a square.
const BAG: Vec3 = Vec3::new(0.074, 0.026, 0.040);
const BAGS: u8 = 8;
/// Height of the second course above the first. It lies only near the corners, where no vehicle passes, beyond this distance from the middle
/// of a side.
const COURSE: f32 = 0.036;
const SECOND_COURSE_FROM: f32 = 0.27;
/// The share of sides with a gap in the ring, and half its width.
const GAP_SHARE: f32 = 0.4;
const GAP_HALF_WIDTH: f32 = 0.14;

/// The height of the hill at a place: 0 beside it.
pub(super) fn height(survey: &Survey, place: Vec2) -> f32 {
    let is_hill = |cell| survey.is_hill(cell);
    let inside = survey.inner_distance(place, CORNER_ROUNDING, is_hill);
    let [foot, crest] = if survey.has_free_hill() { BANK } else { [0.0, BANK[1]] };
    let distance =
        if inside > 0.0 || is_hill(place.floor().as_ivec2()) { inside } else { -survey.hill_distance(place) };
    if distance <= foot {
        return 0.0;
    }
    let wobble = 0.030 * (field_noise(place, 0.35, 91) - 0.5) * smooth_step(foot, foot + 0.05, distance);
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

/// The sandbags along one side of a square.
fn add_sandbags(
    shape: &mut Shape,
    survey: &Survey,
    (cell, out, seed): (IVec2, IVec2, u32),
    grade: SurfaceGrade,
    color: LinearRgba,
) {
    let outward = out.as_vec2();
    let along = outward.perp();
    let middle = cell.as_vec2() + 0.5 + outward * (0.5 - BAG_INSET);
    let random = |index: u32| scatter(seed, index, 93);
    let has_gap = random(0) < GAP_SHARE;
    // The ring bends at the corners of the hill.
    let end = |step: IVec2| if survey.is_hill(cell + step) { 0.5 } else { 0.5 - 1.3 * BAG_INSET };
    let ends = [end((-along).as_ivec2()), end(along.as_ivec2())];
    let is_corner = [(-along).as_ivec2(), along.as_ivec2()].map(|step| !survey.is_hill(cell + step));
    let courses = if grade == SurfaceGrade::Fine { 2 } else { 1 };
    for course in 0..courses {
        for bag in 0..BAGS {
            let number = u32::from(course * BAGS + bag) * 4 + 1;
            let share = (f32::from(bag) + 0.5 + 0.5 * f32::from(course)) / f32::from(BAGS) - 0.5;
            let is_missing = course > 0 && (share.abs() < SECOND_COURSE_FROM || !is_corner[usize::from(share > 0.0)]);
            if is_missing || share < -ends[0] || share > ends[1] || has_gap && share.abs() < GAP_HALF_WIDTH {
                continue;
            }
            let place = middle + along * share + outward * 0.012 * (random(number + 1) - 0.5);
            let lift = height(survey, place) + BAG.y * 0.45 + COURSE * f32::from(course);
            let turn = -along.to_angle() + 0.35 * (random(number + 2) - 0.5);
            let shade = 0.82 + 0.36 * random(number + 3);
            let lit = |y: f32| shade * (0.62 + 0.38 * ((y / BAG.y + 1.0) * 0.5).clamp(0.0, 1.0));
            let sandbag = ellipsoid(BAG, 6)
                .recolored(|_, point, _| (color * lit(point.y)).with_alpha(1.0))
                .rotated_y(turn)
                .translated(place.x, lift, place.y);
            shape.append(sandbag);
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
        /// Half the length of a vehicle.
        const REACH: f32 = 0.38;
        let survey = survey(&BOARD);
        for grade in [SurfaceGrade::Plain, SurfaceGrade::Fine] {
            let shape = sandbags(&survey, GroundLook::Summer, grade);
            shape.assert_sound_normals();
            for &point in shape.vertex_positions() {
                let from_middle = (point.xz().fract() - 0.5).abs();
                assert!(from_middle.max_element() > REACH, "{point} lies under a vehicle");
                let limit = if from_middle.min_element() > 0.2 { 0.08 } else { 0.05 };
                assert!(point.y < HILL_HEIGHT + limit, "{point}");
                assert!(point.xz().min_element() > 0.98);
            }
        }
    }
}
