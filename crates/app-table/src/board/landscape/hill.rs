//! The hill of squares that are to be held: a low mound with a ring of sandbags on its slope and a flag.

use bevy::prelude::*;

use super::super::terrain::{field_noise, smooth_step};
use super::super::texture::SurfaceGrade;
use super::survey::Survey;
use cannon_app_base::common::mesh::{Shape, ellipsoid};
use cannon_app_base::common::noise::scatter;
use cannon_app_base::common::pieces::HILL_HEIGHT;
use cannon_appearance::GroundLook;

/// Distances from the edge between which the hill rises to its full height.
const SLOPE: [f32; 2] = [0.0, 0.17];

/// Distance of the sandbags from the edge: their tops are lower than the hill, so that vehicles pass above them.
const BAG_INSET: f32 = 0.055;
/// Half the length, the height and the width of a sandbag, and how many lie along a square.
const BAG: Vec3 = Vec3::new(0.074, 0.028, 0.042);
const BAGS: u8 = 8;
/// Height of the second course above the first, and the share of its bags that are left.
const COURSE: f32 = 0.036;
const SECOND_COURSE_SHARE: f32 = 0.72;
/// The share of sides with a gap in the ring, and half its width.
const GAP_SHARE: f32 = 0.4;
const GAP_HALF_WIDTH: f32 = 0.14;

/// Place of the flag's pole within its square, its height and half its width.
const POLE_PLACE: Vec2 = Vec2::new(0.10, 0.10);
const POLE_HEIGHT: f32 = 0.56;
const POLE_HALF_WIDTH: f32 = 0.011;
/// Length and height of the flag, and the parts into which it is divided.
const FLAG: Vec2 = Vec2::new(0.26, 0.15);
const FLAG_PARTS: u8 = 5;

/// The height of the hill at a place: 0 beside it.
pub(super) fn height(survey: &Survey, place: Vec2) -> f32 {
    let distance = survey.inner_distance(place, |cell| survey.is_hill(cell));
    let wobble = 0.07 * (field_noise(place, 0.35, 91) - 0.5) * smooth_step(0.0, 0.1, distance);
    let bumps = 0.012 * (field_noise(place, 0.16, 92) - 0.5) * smooth_step(0.0, 0.1, distance);
    HILL_HEIGHT * smooth_step(SLOPE[0], SLOPE[1], distance + wobble) - bumps.abs()
}

/// The colours of sandbags, of the pole and of the flag, in sRGB.
const fn colors(look: GroundLook) -> [Vec3; 3] {
    let bag = match look {
        GroundLook::Summer | GroundLook::Walnut => Vec3::new(0.440, 0.385, 0.255),
        GroundLook::Winter => Vec3::new(0.500, 0.490, 0.460),
        GroundLook::Desert => Vec3::new(0.500, 0.430, 0.310),
    };
    [bag, Vec3::new(0.260, 0.215, 0.165), Vec3::new(0.850, 0.640, 0.180)]
}

/// The sandbags and the flag of a hill.
pub(super) fn fortification(survey: &Survey, look: GroundLook, grade: SurfaceGrade) -> Shape {
    let [bag, wood, cloth] = colors(look).map(|color| Color::srgb(color.x, color.y, color.z).to_linear());
    let mut shape = Shape::default();
    for cell in survey.cells().filter(|&cell| survey.is_hill(cell)) {
        for (index, out) in (0..).zip([IVec2::Y, IVec2::X, IVec2::NEG_Y, IVec2::NEG_X]) {
            if !survey.is_hill(cell + out) {
                let seed = (cell.x as u32) << 12 | (cell.y as u32) << 4 | index;
                add_sandbags(&mut shape, survey, (cell, out, seed), grade, bag);
            }
        }
        let has_corner = [IVec2::NEG_X, IVec2::NEG_Y].into_iter().all(|side| !survey.is_hill(cell + side));
        if has_corner {
            add_flag(&mut shape, survey, cell.as_vec2() + POLE_PLACE, [wood, cloth]);
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
    // The rounded corners of the hill lie farther inside.
    let end = |step: IVec2| if survey.is_hill(cell + step) { 0.5 } else { 0.5 - 1.8 * BAG_INSET };
    let ends = [end((-along).as_ivec2()), end(along.as_ivec2())];
    let courses = if grade == SurfaceGrade::Fine { 2 } else { 1 };
    for course in 0..courses {
        for bag in 0..BAGS {
            let number = u32::from(course * BAGS + bag) * 4 + 1;
            let share = (f32::from(bag) + 0.5 + 0.5 * f32::from(course)) / f32::from(BAGS) - 0.5;
            let is_missing = course > 0 && random(number) > SECOND_COURSE_SHARE;
            if is_missing || share < -ends[0] || share > ends[1] || has_gap && share.abs() < GAP_HALF_WIDTH {
                continue;
            }
            let place = middle + along * share + outward * 0.012 * (random(number + 1) - 0.5);
            let ground = height(survey, place - outward * BAG.z);
            let lift = ground.min(0.4 * HILL_HEIGHT) + BAG.y * 0.7 + COURSE * f32::from(course);
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

/// A pole with a flag that the wind from the left has caught.
fn add_flag(shape: &mut Shape, survey: &Survey, place: Vec2, [wood, cloth]: [LinearRgba; 2]) {
    let foot = height(survey, place);
    let mut quad = |corners: [Vec3; 4], color: LinearRgba| {
        let mut face = Shape::default();
        face.flat_quad(corners, [Vec2::ZERO; 4]);
        shape.append(face.with_color(color));
    };
    let point = |offset: Vec2, y: f32| (place + offset).extend(y).xzy();
    let ring =
        [Vec2::new(-1.0, 1.0), Vec2::ONE, Vec2::new(1.0, -1.0), Vec2::NEG_ONE].map(|corner| corner * POLE_HALF_WIDTH);
    for (index, &from) in ring.iter().enumerate() {
        let to = ring[(index + 1) % 4];
        quad(
            [point(from, foot), point(to, foot), point(to, foot + POLE_HEIGHT), point(from, foot + POLE_HEIGHT)],
            wood,
        );
    }
    let top = foot + POLE_HEIGHT - 0.015;
    let fold = |part: u8| {
        let share = f32::from(part) / f32::from(FLAG_PARTS);
        let aside = 0.028 * (share * 7.0).sin() + 0.05 * share;
        let sag = 0.03 * share * share;
        [0.0, FLAG.y].map(|down| point(Vec2::new(POLE_HALF_WIDTH + share * FLAG.x, aside), top - sag - down))
    };
    for part in 0..FLAG_PARTS {
        let ([upper, lower], [next_upper, next_lower]) = (fold(part), fold(part + 1));
        let shade = 0.80 + 0.2 * (f32::from(part) * 1.4).cos();
        let color = (cloth * shade).with_alpha(1.0);
        quad([lower, next_lower, next_upper, upper], color);
        quad([next_lower, lower, upper, next_upper], color);
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
        assert_eq!(height(&survey, Vec2::new(0.9, 1.5)), 0.0);
        assert!(height(&survey, Vec2::new(1.0, 1.5)).abs() < 1.0e-6);
        for place in [Vec2::splat(1.5), Vec2::new(2.0, 1.5), Vec2::new(2.5, 2.5), Vec2::new(1.5, 1.3)] {
            assert!((height(&survey, place) - HILL_HEIGHT).abs() < 0.01, "{place}");
        }
    }

    #[test]
    fn vehicles_on_the_hill_pass_above_the_sandbags() {
        let survey = survey(&BOARD);
        for grade in [SurfaceGrade::Plain, SurfaceGrade::Fine] {
            let shape = fortification(&survey, GroundLook::Summer, grade);
            shape.assert_sound_normals();
            let is_pole = |point: &Vec3| point.xz().distance(Vec2::ONE + POLE_PLACE) < 0.34;
            let top = shape.vertex_positions().iter().filter(|point| !is_pole(point)).map(|point| point.y);
            assert!(top.fold(0.0, f32::max) < HILL_HEIGHT + 0.035);
            assert!(shape.vertex_positions().iter().all(|point| point.xz().min_element() > 0.98));
        }
    }
}
