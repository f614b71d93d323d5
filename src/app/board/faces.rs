//! The two faces of the field: chequered cells, and lines with crossings.

use bevy::prelude::*;

use super::geometry::{FIELD_HALF, HALF_SPAN, world_of};
use super::noise::scatter;
use super::wood::WOOD_SIZE;
use crate::app::pieces::mesh::Shape;
use crate::rules::cannon::Point;

/// Width and depth of the bevel around a cell.
const CELL_BEVEL: (f32, f32) = (0.013, 0.011);
/// Half the width of an inlaid line, and how deep it lies.
const LINE_HALF: f32 = 0.0165;
const LINE_DEPTH: f32 = 0.0035;
/// Half the diagonal of the inlay that marks where a town may stand, and how high it is above the wood.
const TOWN_HINT: f32 = 0.085;
const INLAY_HEIGHT: f32 = 0.0025;

/// Points where a town may be placed: the home ranks without the corners.
fn town_points() -> impl Iterator<Item = Point> {
    let last = Point::SIZE - 1;
    Point::all().filter(move |point| [0, last].contains(&point.rank()) && !(point.file() == 0 || point.file() == last))
}

/// Whether a cell is one of the dark ones; a1 is, as on a chess board.
fn is_dark(point: Point) -> bool {
    (point.file() + point.rank()).is_multiple_of(2)
}

/// A rectangular piece of wood with its top at y = 0 and bevelled edges, its grain along x.
fn plank(low: Vec2, high: Vec2, (bevel, depth): (f32, f32), grain: Vec2) -> Shape {
    let mut shape = Shape::default();
    let uv = |place: Vec2| (place + grain) / WOOD_SIZE;
    let corner = |x: f32, z: f32, y: f32| (Vec3::new(x, y, z), uv(Vec2::new(x, z)));
    let (inner_low, inner_high) = (low + bevel, high - bevel);
    let ring = |low: Vec2, high: Vec2, y: f32| {
        [corner(low.x, high.y, y), corner(high.x, high.y, y), corner(high.x, low.y, y), corner(low.x, low.y, y)]
    };
    let top = ring(inner_low, inner_high, 0.0);
    let foot = ring(low, high, -depth);
    shape.flat_quad(top.map(|(place, _)| place), top.map(|(_, uv)| uv));
    let outward = [Vec3::Z, Vec3::X, Vec3::NEG_Z, Vec3::NEG_X];
    for side in 0..4 {
        let next = (side + 1) % 4;
        // Rounded by its normals: up at the top, aslant at the foot.
        let aslant = (outward[side] + Vec3::Y * 0.5).normalize();
        let quad = [(foot[side], aslant), (foot[next], aslant), (top[next], Vec3::Y), (top[side], Vec3::Y)];
        let quad = quad.map(|((place, uv), normal)| shape.vertex(place, normal, uv));
        shape.quad(quad);
    }
    shape
}

/// The cells of one colour. Each is cut from another part of the wood.
pub(super) fn cells(dark: bool) -> Shape {
    Point::all()
        .filter(|&point| is_dark(point) == dark)
        .map(|point| {
            let middle = world_of(point).xz();
            let index = point.index() as u32;
            let grain = Vec2::new(scatter(index, 1, 5), scatter(index, 2, 5)) * WOOD_SIZE * 4.0;
            // No two boards of one tree are equally dark.
            let tone = 0.90 + 0.16 * scatter(index, 3, 5);
            plank(middle - 0.5, middle + 0.5, CELL_BEVEL, grain).shaded(|_, _| tone)
        })
        .collect()
}

/// The inlays that mark the towns' ranks on cells of one colour.
pub(super) fn cell_hints(dark: bool) -> Shape {
    town_points().filter(|&point| is_dark(point) == dark).map(lozenge).collect()
}

/// The inlays that mark the towns' ranks on crossings.
pub(super) fn crossing_hints() -> Shape {
    town_points().map(lozenge).collect()
}

fn lozenge(point: Point) -> Shape {
    let middle = world_of(point) + Vec3::Y * INLAY_HEIGHT;
    let corners = [Vec3::Z, Vec3::X, Vec3::NEG_Z, Vec3::NEG_X].map(|axis| middle + axis * TOWN_HINT);
    let mut shape = Shape::default();
    shape.flat_quad(corners, corners.map(|corner| corner.xz() / WOOD_SIZE));
    shape
}

/// The wood between the lines: one board, cut by grooves.
pub(super) fn panels() -> Shape {
    const BEVEL: (f32, f32) = (0.005, 0.006);
    let line = |index: u8| f32::from(index) - HALF_SPAN;
    let last = line(Point::SIZE - 1) + LINE_HALF;
    let squares = (0..Point::SIZE - 1).flat_map(|file| (0..Point::SIZE - 1).map(move |rank| (file, rank)));
    let squares = squares.map(|(file, rank)| {
        let low = Vec2::new(line(file), line(rank)) + LINE_HALF;
        (low, low + 1.0 - 2.0 * LINE_HALF)
    });
    let edges = [
        (Vec2::new(-FIELD_HALF, -FIELD_HALF), Vec2::new(FIELD_HALF, -last)),
        (Vec2::new(-FIELD_HALF, last), Vec2::new(FIELD_HALF, FIELD_HALF)),
        (Vec2::new(-FIELD_HALF, -last), Vec2::new(-last, last)),
        (Vec2::new(last, -last), Vec2::new(FIELD_HALF, last)),
    ];
    squares.chain(edges).map(|(low, high)| plank(low, high, BEVEL, Vec2::splat(1.3))).collect()
}

/// The lines, in their grooves.
pub(super) fn lines() -> Shape {
    let end = HALF_SPAN + LINE_HALF;
    let mut shape = Shape::default();
    for index in 0..Point::SIZE {
        let middle = f32::from(index) - HALF_SPAN;
        for (half_x, half_z, x, z) in [(end, LINE_HALF, 0.0, middle), (LINE_HALF, end, middle, 0.0)] {
            let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)]
                .map(|(sx, sz)| Vec3::new(x + sx * half_x, -LINE_DEPTH, z + sz * half_z));
            shape.flat_quad(corners, corners.map(|corner| corner.xz()));
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_cover_the_field_once() {
        let mut all = cells(true);
        all.add(cells(false));
        let (low, high) = all.bounds();
        assert!((low.x + FIELD_HALF).abs() < 1.0e-5 && (high.z - FIELD_HALF).abs() < 1.0e-5);
        assert!(high.y.abs() < 1.0e-6);
        all.assert_sound_normals();
    }

    #[test]
    fn lines_lie_below_the_wood_and_panels_leave_room_for_them() {
        panels().assert_sound_normals();
        lines().assert_sound_normals();
        assert!(lines().bounds().1.y < 0.0);
        assert!((panels().bounds().1.x - FIELD_HALF).abs() < 1.0e-5);
    }

    #[test]
    fn corners_are_no_town_points() {
        assert_eq!(town_points().count(), 16);
        assert_eq!(Point::all().filter(|&point| is_dark(point)).count(), 50);
    }
}
