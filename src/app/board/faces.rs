//! The two faces of the board: chequered cells, and lines. Lines cross at the points where pieces stand, or else separate the squares.

use bevy::prelude::*;

use super::strips::{EDGE_REACH, LIFT, rim, rim_sides, strip};
use super::wood::WOOD_SIZE;
use crate::app::common::board::{BoardLayout, Spot, Stand};
use crate::app::common::mesh::Shape;
use crate::app::common::noise::scatter;

/// Width and depth of the bevel around a cell.
const CELL_BEVEL: (f32, f32) = (0.013, 0.011);
const CELL_TONES: (f32, f32) = (0.92, 1.04);
/// Width of the planks of the face with lines.
const PLANK_WIDTH: f32 = 1.6;
/// No bevel, so that the joints do not catch the light.
const PLANK_BEVEL: (f32, f32) = (0.0, 0.0);
const PLANK_TONES: (f32, f32) = (0.955, 1.02);
const PLANK_STRETCH: f32 = 3.0;
/// Width of an inlaid line.
const LINE_WIDTH: f32 = 0.036;
/// Half the diagonal of an inlay, and its height above the wood.
const INLAY_HALF: f32 = 0.085;
const INLAY_HEIGHT: f32 = 0.0025;

/// Whether a cell is dark; a1 is, as on a chess board.
fn is_dark(spot: Spot) -> bool {
    (spot.file ^ spot.rank).is_multiple_of(2)
}

/// The part of a wood texture that a piece of wood shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cut {
    /// Position of the piece in the texture, in board units.
    offset: Vec2,
    /// Texture units per board unit, along the grain and across it; negative if the piece is mirrored.
    scale: Vec2,
    /// Brightness factor, because no two boards of a tree are equally dark.
    tone: f32,
}

impl Cut {
    /// A pseudo-random cut for each number. `stretch` makes the grain longer, for long pieces.
    pub(super) fn of(number: u32, stretch: f32, tones: (f32, f32)) -> Cut {
        let chance = |index: u32| scatter(number, index, 5);
        let hand = |index: u32| if chance(index) < 0.5 { -1.0 } else { 1.0 };
        Cut {
            offset: Vec2::new(chance(1), chance(2)) * WOOD_SIZE * 4.0,
            scale: Vec2::new(hand(3) / stretch, hand(4)),
            tone: tones.0 + (tones.1 - tones.0) * chance(5),
        }
    }

    /// The texture coordinates of a point.
    pub(super) fn uv(self, place: Vec2) -> Vec2 {
        (place * self.scale + self.offset) / WOOD_SIZE
    }
}

/// A rectangular piece of wood with its top at y = 0 and bevelled edges, and its grain along x.
fn plank(low: Vec2, high: Vec2, (bevel, depth): (f32, f32), cut: Cut) -> Shape {
    let mut shape = Shape::default();
    let uv = |place: Vec2| cut.uv(place);
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
        // The normals make the bevel look rounded: up at the top, aslant at the foot.
        let aslant = (outward[side] + Vec3::Y * 0.5).normalize();
        let quad = [(foot[side], aslant), (foot[next], aslant), (top[next], Vec3::Y), (top[side], Vec3::Y)];
        let quad = quad.map(|((place, uv), normal)| shape.vertex(place, normal, uv));
        shape.quad(quad);
    }
    shape.shaded(|_, _| cut.tone)
}

/// The cells of one colour, each with its own cut of the wood.
pub(super) fn cells(layout: BoardLayout, dark: bool) -> Shape {
    (0_u32..)
        .zip(layout.spots())
        .filter(|&(_, spot)| is_dark(spot) == dark)
        .map(|(index, spot)| {
            let middle = layout.world_of(spot).xz();
            plank(middle - 0.5, middle + 0.5, CELL_BEVEL, Cut::of(index, 1.0, CELL_TONES))
        })
        .collect()
}

/// Strips along the inner edges of cells of one colour, which blend into the neighbouring colour.
pub(super) fn cell_edges(layout: BoardLayout, dark: bool) -> Shape {
    let on_board = |at: Vec2| at.abs().max_element() < layout.field_half();
    layout
        .spots()
        .filter(|&spot| is_dark(spot) == dark)
        .flat_map(|spot| {
            let middle = layout.world_of(spot).xz();
            let sides = rim_sides(Rect::from_center_size(middle, Vec2::ONE), LIFT, -EDGE_REACH);
            sides.into_iter().filter(move |(direction, _)| on_board(middle + direction)).map(|(_, side)| side)
        })
        .collect()
}

/// Strips along the edge of the field, which blend into the inlaid strings around it.
pub(super) fn field_edge(layout: BoardLayout) -> Shape {
    rim(Rect::from_center_half_size(Vec2::ZERO, Vec2::splat(layout.field_half())), LIFT, -EDGE_REACH)
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

/// Offsets of the lines of one direction from the middle of the board. Between squares there is no line at the outer edge, where the
/// strings of the frame are.
fn line_places(layout: BoardLayout) -> Vec<f32> {
    let (first, count) = match layout.stand {
        Stand::Points => (-layout.half_span(), layout.size),
        Stand::Squares => (1.0 - layout.field_half(), layout.size.saturating_sub(1)),
    };
    (0..count).map(|index| f32::from(index) + first).collect()
}

/// Half the length of the lines: to the outer lines where they cross at points, else to the edge of the field.
fn line_end(layout: BoardLayout) -> f32 {
    match layout.stand {
        Stand::Points => layout.half_span() + LINE_WIDTH / 2.0,
        Stand::Squares => layout.field_half(),
    }
}

/// The planks under the lines, side by side.
pub(super) fn planks(layout: BoardLayout) -> Shape {
    let field = layout.field_half();
    let count = (2.0 * field / PLANK_WIDTH).round().max(1.0);
    let width = 2.0 * field / count;
    (0..count as u32)
        .map(|number| {
            let far = number as f32 * width - field;
            let cut = Cut::of(number + 1000, PLANK_STRETCH, PLANK_TONES);
            plank(Vec2::new(-field, far), Vec2::new(field, far + width), PLANK_BEVEL, cut)
        })
        .collect()
}

/// The lines that are inlaid in the planks.
pub(super) fn lines(layout: BoardLayout) -> Shape {
    grid(&line_places(layout), line_end(layout))
}

/// The lines between the cells, for board materials that have them.
pub(super) fn seams(layout: BoardLayout) -> Shape {
    let places: Vec<f32> = (1..layout.size).map(|index| f32::from(index) - layout.field_half()).collect();
    grid(&places, layout.field_half())
}

fn grid(places: &[f32], end: f32) -> Shape {
    places
        .iter()
        .flat_map(|&at| {
            let across = strip(Vec2::new(-end, at), Vec2::new(end, at), LIFT, LINE_WIDTH);
            let along = strip(Vec2::new(at, -end), Vec2::new(at, end), LIFT, LINE_WIDTH);
            [across, along]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUTS: [BoardLayout; 2] = [BoardLayout::plain(10, Stand::Points), BoardLayout::plain(16, Stand::Squares)];

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
    fn every_edge_between_cells_is_softened_on_both_sides_and_the_outer_ones_are_the_strings() {
        for layout in LAYOUTS {
            let [dark, light] = [true, false].map(|dark| cell_edges(layout, dark));
            assert!(dark.facing_up() && light.facing_up());
            let sides = (dark.corners().len() + light.corners().len()) / 4;
            assert_eq!(sides, 4 * usize::from(layout.size) * usize::from(layout.size - 1));
            let outermost = layout.field_half() - EDGE_REACH;
            let is_outer = |middle: Vec3| middle.xz().abs().max_element() > outermost;
            assert!(!dark.middles().chain(light.middles()).any(is_outer));
            assert!(field_edge(layout).middles().all(is_outer));
        }
    }

    #[test]
    fn planks_fill_the_field_and_lines_lie_on_them() {
        for layout in LAYOUTS {
            planks(layout).assert_sound_normals();
            assert!((planks(layout).bounds().1.x - layout.field_half()).abs() < 1.0e-5);
            assert!((planks(layout).bounds().0.z + layout.field_half()).abs() < 1.0e-5);
            for lines in [lines(layout), seams(layout)] {
                assert!(lines.facing_up());
                assert!(lines.bounds().1.x <= layout.field_half() + 1.0e-5);
            }
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
