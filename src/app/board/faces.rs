//! The two faces of the field: chequered cells, and lines. Lines cross where pieces stand on points, and part the squares else.

use bevy::prelude::*;

use super::noise::scatter;
use super::wood::WOOD_SIZE;
use super::{BoardLayout, Spot, Stand};
use crate::app::pieces::mesh::Shape;

/// Width and depth of the bevel around a cell.
const CELL_BEVEL: (f32, f32) = (0.013, 0.011);
/// Half the width of an inlaid line, and how deep it lies.
const LINE_HALF: f32 = 0.0165;
const LINE_DEPTH: f32 = 0.0035;
/// Half the diagonal of an inlay, and how high it is above the wood.
const INLAY_HALF: f32 = 0.085;
const INLAY_HEIGHT: f32 = 0.0025;

/// Whether a cell is one of the dark ones; a1 is, as on a chess board.
fn is_dark(spot: Spot) -> bool {
    (spot.file ^ spot.rank).is_multiple_of(2)
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
pub(super) fn cells(layout: BoardLayout, dark: bool) -> Shape {
    (0_u32..)
        .zip(layout.spots())
        .filter(|&(_, spot)| is_dark(spot) == dark)
        .map(|(index, spot)| {
            let middle = layout.world_of(spot).xz();
            let grain = Vec2::new(scatter(index, 1, 5), scatter(index, 2, 5)) * WOOD_SIZE * 4.0;
            // No two boards of one tree are equally dark.
            let tone = 0.90 + 0.16 * scatter(index, 3, 5);
            plank(middle - 0.5, middle + 0.5, CELL_BEVEL, grain).shaded(|_, _| tone)
        })
        .collect()
}

/// The inlays on cells of one colour.
pub(super) fn cell_inlays(layout: BoardLayout, dark: bool) -> Shape {
    layout.inlays.iter().filter(|&&spot| is_dark(spot) == dark).map(|&spot| lozenge(layout, spot)).collect()
}

/// The inlays of the face with lines.
pub(super) fn line_inlays(layout: BoardLayout) -> Shape {
    layout.inlays.iter().map(|&spot| lozenge(layout, spot)).collect()
}

fn lozenge(layout: BoardLayout, spot: Spot) -> Shape {
    let middle = layout.world_of(spot) + Vec3::Y * INLAY_HEIGHT;
    let corners = [Vec3::Z, Vec3::X, Vec3::NEG_Z, Vec3::NEG_X].map(|axis| middle + axis * INLAY_HALF);
    let mut shape = Shape::default();
    shape.flat_quad(corners, corners.map(|corner| corner.xz() / WOOD_SIZE));
    shape
}

/// Where the lines of one direction lie, from the middle of the board. Between squares there is none at the outer edge, where the
/// strings of the frame are.
fn line_places(layout: BoardLayout) -> Vec<f32> {
    let (first, count) = match layout.stand {
        Stand::Points => (-layout.half_span(), layout.size),
        Stand::Squares => (1.0 - layout.field_half(), layout.size.saturating_sub(1)),
    };
    (0..count).map(|index| f32::from(index) + first).collect()
}

/// How far the lines reach from the middle: to the outer lines where they cross at points, else to the edge of the field.
fn line_end(layout: BoardLayout) -> f32 {
    match layout.stand {
        Stand::Points => layout.half_span() + LINE_HALF,
        Stand::Squares => layout.field_half(),
    }
}

/// The wood between the lines: one board, cut by grooves.
pub(super) fn panels(layout: BoardLayout) -> Shape {
    const BEVEL: (f32, f32) = (0.005, 0.006);
    let field = layout.field_half();
    let lines = line_places(layout);
    let between = lines.windows(2).map(|pair| (pair[0] + LINE_HALF, pair[1] - LINE_HALF));
    let (strips, edges) = match (layout.stand, lines.first(), lines.last()) {
        (Stand::Squares, Some(first), Some(last)) => {
            let outer = [(-field, first - LINE_HALF), (last + LINE_HALF, field)];
            (between.chain(outer).collect::<Vec<_>>(), Vec::new())
        }
        // Outside the outer lines the wood is one piece a side.
        _ => {
            let last = line_end(layout);
            let edges = vec![
                (Vec2::new(-field, -field), Vec2::new(field, -last)),
                (Vec2::new(-field, last), Vec2::new(field, field)),
                (Vec2::new(-field, -last), Vec2::new(-last, last)),
                (Vec2::new(last, -last), Vec2::new(field, last)),
            ];
            (between.collect(), edges)
        }
    };
    let strips = &strips;
    let squares = strips.iter().flat_map(|&(left, right)| {
        strips.iter().map(move |&(far, near)| (Vec2::new(left, far), Vec2::new(right, near)))
    });
    squares.chain(edges).map(|(low, high)| plank(low, high, BEVEL, Vec2::splat(1.3))).collect()
}

/// The lines, in their grooves.
pub(super) fn lines(layout: BoardLayout) -> Shape {
    let end = line_end(layout);
    let mut shape = Shape::default();
    for middle in line_places(layout) {
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

    const LAYOUTS: [BoardLayout; 2] = [
        BoardLayout { size: 10, stand: Stand::Points, inlays: &[] },
        BoardLayout { size: 16, stand: Stand::Squares, inlays: &[] },
    ];

    #[test]
    fn cells_cover_the_field_once() {
        for layout in LAYOUTS {
            let mut all = cells(layout, true);
            all.add(cells(layout, false));
            let (low, high) = all.bounds();
            assert!((low.x + layout.field_half()).abs() < 1.0e-5 && (high.z - layout.field_half()).abs() < 1.0e-5);
            assert!(high.y.abs() < 1.0e-6);
            all.assert_sound_normals();
            let dark = layout.spots().filter(|&spot| is_dark(spot)).count();
            assert_eq!(dark * 2, usize::from(layout.size) * usize::from(layout.size));
        }
    }

    #[test]
    fn lines_lie_below_the_wood_and_panels_leave_room_for_them() {
        for layout in LAYOUTS {
            panels(layout).assert_sound_normals();
            lines(layout).assert_sound_normals();
            assert!(lines(layout).bounds().1.y < 0.0);
            assert!((panels(layout).bounds().1.x - layout.field_half()).abs() < 1.0e-5);
        }
    }

    #[test]
    fn lines_cross_under_pieces_on_points_and_run_between_squares() {
        for layout in LAYOUTS {
            let places = line_places(layout);
            let crossed = layout.spots().filter(|&spot| places.contains(&layout.world_of(spot).x)).count();
            let expected = if layout.stand == Stand::Points { usize::from(layout.size).pow(2) } else { 0 };
            assert_eq!(crossed, expected);
        }
    }
}
