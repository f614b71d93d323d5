//! Bodies of armour plate: hulls, casemates, turrets with sloping sides.
//!
//! A body is given by the plan of its right half at several heights, so that plates can slope. Edges along the sides and around the
//! roof are rounded off by their normals and catch the light.

use bevy::prelude::*;

use crate::app::pieces::mesh::Shape;

/// The right half of a plan from front to rear, as (distance to the right, distance ahead) of its corners.
pub(super) type HalfPlan<'a> = &'a [(f32, f32)];

/// How much is cut off the corners of a plan.
const CHAMFER: f32 = 0.016;
/// Height and width of the rounding around the roof.
const BEVEL: f32 = 0.011;
/// No rounding takes more than this share of a plate.
const MOST_OF_A_PLATE: f32 = 0.42;

/// A closed body through the plans at rising heights above the board. All plans have equally many corners. The plates below the roof may lean out, but
/// not so far that they overtake the rounding around it.
#[must_use]
pub(super) fn plated(levels: &[(f32, HalfPlan<'_>)]) -> Shape {
    let mut rings: Vec<Vec<Vec3>> = levels.iter().map(|&(height, plan)| ring(height, plan)).collect();
    let mut shape = Shape::default();
    let Some(top) = rings.pop() else { return shape };
    let Some(below) = rings.last().cloned() else { return shape };
    let roof = inset(&top, BEVEL);
    // The plates of the last storey end where the rounding begins.
    let share = 1.0 - (BEVEL / (top[0].y - below[0].y)).clamp(0.0, 0.9);
    let eaves: Vec<Vec3> = below.iter().zip(&top).map(|(low, high)| low.lerp(*high, share)).collect();
    cap(&mut shape, &rings[0], Vec3::NEG_Y);
    cap(&mut shape, &roof, Vec3::Y);
    rings.push(eaves);
    for storey in rings.windows(2) {
        walls(&mut shape, &storey[0], &storey[1], false);
    }
    if let Some(eaves) = rings.last() {
        walls(&mut shape, eaves, &roof, true);
    }
    shape
}

/// The whole outline at a height, clockwise seen from above, every corner cut in two.
fn ring(height: f32, plan: HalfPlan<'_>) -> Vec<Vec3> {
    let right = plan.iter().map(|&(x, ahead)| Vec2::new(x, -ahead));
    let left = plan.iter().rev().filter(|(x, _)| *x > 0.0).map(|&(x, ahead)| Vec2::new(-x, -ahead));
    let corners: Vec<Vec2> = right.chain(left).collect();
    let count = corners.len();
    let towards = |corner: Vec2, other: Vec2| {
        let reach = CHAMFER.min(corner.distance(other) * MOST_OF_A_PLATE);
        corner + (other - corner).normalize_or_zero() * reach
    };
    (0..count)
        .flat_map(|index| {
            let corner = corners[index];
            [towards(corner, corners[(index + count - 1) % count]), towards(corner, corners[(index + 1) % count])]
        })
        .map(|place| Vec3::new(place.x, height, place.y))
        .collect()
}

/// A ring moved inward on all sides.
fn inset(ring: &[Vec3], distance: f32) -> Vec<Vec3> {
    let count = ring.len();
    let outward = |from: usize| {
        let along = (ring[(from + 1) % count] - ring[from]).xz();
        Vec2::new(along.y, -along.x).normalize_or_zero()
    };
    (0..count)
        .map(|index| {
            let (one, two) = (outward((index + count - 1) % count), outward(index));
            let inward = (one + two) * distance / (1.0 + one.dot(two)).max(0.25);
            ring[index] - Vec3::new(inward.x, 0.0, inward.y)
        })
        .collect()
}

fn cap(shape: &mut Shape, ring: &[Vec3], normal: Vec3) {
    let corners: Vec<u32> = ring.iter().map(|&place| shape.vertex(place, normal, Vec2::ZERO)).collect();
    for pair in corners[1..].windows(2) {
        if normal.y > 0.0 {
            shape.triangle(corners[0], pair[1], pair[0]);
        } else {
            shape.triangle(corners[0], pair[0], pair[1]);
        }
    }
}

/// The plates between two rings. Those that were cut from corners are shaded as the rounding between their neighbours; with `to_roof`,
/// all turn up towards the roof.
fn walls(shape: &mut Shape, low: &[Vec3], high: &[Vec3], to_roof: bool) {
    let count = low.len();
    let plate = |index: usize| {
        let next = (index + 1) % count;
        (high[index] - low[next]).cross(high[next] - low[index]).normalize_or(Vec3::Y)
    };
    for index in 0..count {
        let next = (index + 1) % count;
        // Rings begin with a cut corner: even sides are roundings, odd ones plates.
        let [here, there] = if index % 2 == 0 {
            [plate((index + count - 1) % count), plate(next)]
        } else {
            [plate(index), plate(index)]
        };
        let up = |normal: Vec3| if to_roof { Vec3::Y } else { normal };
        let corners = [(low[next], there), (low[index], here), (high[index], up(here)), (high[next], up(there))];
        let corners = corners.map(|(place, normal)| shape.vertex(place, normal, Vec2::ZERO));
        shape.quad(corners);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOOT: HalfPlan<'_> = &[(0.10, 0.30), (0.20, 0.20), (0.20, -0.30)];
    const ROOF: HalfPlan<'_> = &[(0.08, 0.10), (0.16, 0.05), (0.16, -0.25)];

    #[test]
    fn a_body_is_closed_and_looks_outward() {
        let body = plated(&[(0.1, FOOT), (0.3, ROOF)]);
        body.assert_watertight();
        body.assert_sound_normals();
        assert!(body.volume() > 0.0);
        let (low, high) = body.bounds();
        assert!((low.y - 0.1).abs() < 1.0e-6 && (high.y - 0.3).abs() < 1.0e-6);
    }

    #[test]
    fn a_bow_on_the_axis_is_one_corner() {
        let bow: HalfPlan<'_> = &[(0.0, 0.40), (0.15, 0.20), (0.15, -0.30)];
        let body = plated(&[(0.0, bow), (0.2, bow)]);
        body.assert_watertight();
        body.assert_sound_normals();
    }
}
