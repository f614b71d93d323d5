//! The two faces of the board: chequered cells, and lines. The lines cross at the points on which pieces stand, or separate the squares.

use bevy::prelude::*;

use super::strips::{MAX_RIM_WIDTH, STRIP_HEIGHT, rim, rim_sides, strip};
use super::wood::WOOD_SIZE;
use cannon_app_base::common::board::{BoardGrid, BoardLayout, Spot};
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::noise::scatter;

/// Width and depth of the bevel around a cell.
const CELL_BEVEL: (f32, f32) = (0.013, 0.011);
/// Range of the brightness of cells.
const CELL_BRIGHTNESS: (f32, f32) = (0.92, 1.04);
/// Width of the planks of the face with lines.
const PLANK_WIDTH: f32 = 1.6;
/// Planks have no bevel, so that the joints do not catch the light.
const PLANK_BEVEL: (f32, f32) = (0.0, 0.0);
/// Range of the brightness of planks, and the factor by which their grain is longer.
const PLANK_BRIGHTNESS: (f32, f32) = (0.955, 1.02);
const PLANK_GRAIN_STRETCH: f32 = 3.0;
/// Range of the slant of the grain against the edge.
const SLANT: (f32, f32) = (0.045, 0.085);
/// Width of an inlaid line.
pub(super) const LINE_WIDTH: f32 = 0.036;
/// Half the diagonal of an inlay, and its height above the surface.
const INLAY_HALF: f32 = 0.085;
const INLAY_HEIGHT: f32 = 0.0025;

/// Whether a cell is dark. As on a chess board, a1 is dark.
pub(super) fn is_dark(spot: Spot) -> bool {
    (spot.file ^ spot.rank).is_multiple_of(2)
}

/// The part of a wood texture that one cell or plank shows, and its brightness.
#[derive(Clone, Copy, Debug)]
pub(super) struct WoodCut {
    /// Position in the texture, in board units.
    offset: Vec2,
    /// Texture units per board unit, along the grain and across it; negative if mirrored.
    scale: Vec2,
    /// Tangent of the angle between the grain and the edge. Where the texture repeats along a plank, the plank shows another part of it.
    slant: f32,
    /// Brightness factor, which makes neighbouring pieces of wood differ.
    brightness: f32,
}

impl WoodCut {
    /// A pseudo-random cut for each number. `stretch` is a factor of the length of the grain.
    pub(super) fn from_seed(number: u32, stretch: f32, brightness_range: (f32, f32)) -> WoodCut {
        let random = |index: u32| scatter(number, index, 5);
        let sign = |index: u32| if random(index) < 0.5 { -1.0 } else { 1.0 };
        WoodCut {
            offset: Vec2::new(random(1), random(2)) * WOOD_SIZE * 4.0,
            scale: Vec2::new(sign(3) / stretch, sign(4)),
            slant: sign(6) * (SLANT.0 + (SLANT.1 - SLANT.0) * random(7)),
            brightness: brightness_range.0 + (brightness_range.1 - brightness_range.0) * random(5),
        }
    }

    /// The texture coordinates of a point.
    pub(super) fn uv(self, point: Vec2) -> Vec2 {
        let slanted = Vec2::new(point.x, point.y + self.slant * point.x);
        (slanted * self.scale + self.offset) / WOOD_SIZE
    }
}

/// A rectangular piece of wood with bevelled edges. Its top is at y = 0, and its grain runs along x.
fn plank(min: Vec2, max: Vec2, (bevel, depth): (f32, f32), cut: WoodCut) -> Shape {
    let mut shape = Shape::default();
    let uv = |point: Vec2| cut.uv(point);
    let corner = |x: f32, z: f32, y: f32| (Vec3::new(x, y, z), uv(Vec2::new(x, z)));
    let (inner_min, inner_max) = (min + bevel, max - bevel);
    let ring = |min: Vec2, max: Vec2, y: f32| {
        [corner(min.x, max.y, y), corner(max.x, max.y, y), corner(max.x, min.y, y), corner(min.x, min.y, y)]
    };
    let top = ring(inner_min, inner_max, 0.0);
    let base = ring(min, max, -depth);
    shape.flat_quad(top.map(|(point, _)| point), top.map(|(_, uv)| uv));
    let outward = [Vec3::Z, Vec3::X, Vec3::NEG_Z, Vec3::NEG_X];
    for side in 0..4 {
        let next = (side + 1) % 4;
        // Normals that point up at the top and slant at the base make the bevel look rounded.
        let slanted = (outward[side] + Vec3::Y * 0.5).normalize();
        let quad = [(base[side], slanted), (base[next], slanted), (top[next], Vec3::Y), (top[side], Vec3::Y)];
        let quad = quad.map(|((point, uv), normal)| shape.vertex(point, normal, uv));
        shape.quad(quad);
    }
    shape.with_shading(|_, _| cut.brightness)
}

/// The cells of one colour, each with its own cut of the wood.
pub(super) fn cells(layout: BoardLayout, dark: bool) -> Shape {
    (0_u32..)
        .zip(layout.spots())
        .filter(|&(_, spot)| is_dark(spot) == dark)
        .map(|(index, spot)| {
            let middle = layout.world_position(spot).xz();
            plank(middle - 0.5, middle + 0.5, CELL_BEVEL, WoodCut::from_seed(index, 1.0, CELL_BRIGHTNESS))
        })
        .collect()
}

/// Strips along the inner edges of the cells of one colour. They blend the cells into their neighbours.
pub(super) fn cell_edges(layout: BoardLayout, dark: bool) -> Shape {
    let on_board = |point: Vec2| point.abs().max_element() < layout.field_half_width();
    layout
        .spots()
        .filter(|&spot| is_dark(spot) == dark)
        .flat_map(|spot| {
            let middle = layout.world_position(spot).xz();
            let sides = rim_sides(Rect::from_center_size(middle, Vec2::ONE), STRIP_HEIGHT, -MAX_RIM_WIDTH);
            sides.into_iter().filter(move |(direction, _)| on_board(middle + direction)).map(|(_, side)| side)
        })
        .collect()
}

/// Strips along the edge of the field. They blend the field into the inlaid strings around it.
pub(super) fn field_edge(layout: BoardLayout) -> Shape {
    rim(Rect::from_center_half_size(Vec2::ZERO, Vec2::splat(layout.field_half_width())), STRIP_HEIGHT, -MAX_RIM_WIDTH)
}

/// The inlays on the cells of one colour.
pub(super) fn cell_inlays(layout: BoardLayout, dark: bool) -> Shape {
    layout.inlays.iter().filter(|&&spot| is_dark(spot) == dark).map(|&spot| inlay_diamond(layout, spot)).collect()
}

pub(super) fn line_inlays(layout: BoardLayout) -> Shape {
    layout.inlays.iter().map(|&spot| inlay_diamond(layout, spot)).collect()
}

/// A diamond-shaped inlay on a spot.
fn inlay_diamond(layout: BoardLayout, spot: Spot) -> Shape {
    let middle = layout.world_position(spot) + Vec3::Y * INLAY_HEIGHT;
    let corners = [Vec3::Z, Vec3::X, Vec3::NEG_Z, Vec3::NEG_X].map(|axis| middle + axis * INLAY_HALF);
    let mut shape = Shape::default();
    shape.flat_quad(corners, corners.map(|corner| corner.xz() / WOOD_SIZE));
    shape
}

/// Offsets of the lines of one direction from the middle of the board. Squares have no line at the outer edge, where the strings of the
/// frame are.
fn line_offsets(layout: BoardLayout) -> Vec<f32> {
    let (first_offset, count) = match layout.grid {
        BoardGrid::Points => (-layout.half_span(), layout.size),
        BoardGrid::Squares => (1.0 - layout.field_half_width(), layout.size.saturating_sub(1)),
    };
    (0..count).map(|index| f32::from(index) + first_offset).collect()
}

/// Half the length of the lines: they end at the outer lines of a board with points, and at the edge of the field otherwise.
fn line_half_length(layout: BoardLayout) -> f32 {
    match layout.grid {
        BoardGrid::Points => layout.half_span() + LINE_WIDTH / 2.0,
        BoardGrid::Squares => layout.field_half_width(),
    }
}

/// The planks under the lines, side by side.
pub(super) fn planks(layout: BoardLayout) -> Shape {
    let half = layout.field_half_width();
    let count = (2.0 * half / PLANK_WIDTH).round().max(1.0);
    let width = 2.0 * half / count;
    (0..count as u32)
        .map(|index| {
            let offset = index as f32 * width - half;
            let cut = WoodCut::from_seed(index + 1000, PLANK_GRAIN_STRETCH, PLANK_BRIGHTNESS);
            plank(Vec2::new(-half, offset), Vec2::new(half, offset + width), PLANK_BEVEL, cut)
        })
        .collect()
}

/// The lines that are inlaid in the planks.
pub(super) fn lines(layout: BoardLayout) -> Shape {
    grid(&line_offsets(layout), line_half_length(layout), LINE_WIDTH)
}

/// The lines between cells, for board looks that have them.
pub(super) fn seams(layout: BoardLayout, width: f32) -> Shape {
    let offsets: Vec<f32> = (1..layout.size).map(|index| f32::from(index) - layout.field_half_width()).collect();
    grid(&offsets, layout.field_half_width(), width)
}

/// Lines along x and along z, at the same offsets.
fn grid(offsets: &[f32], half_length: f32, width: f32) -> Shape {
    offsets
        .iter()
        .flat_map(|&offset| {
            let along_x = strip(Vec2::new(-half_length, offset), Vec2::new(half_length, offset), STRIP_HEIGHT, width);
            let along_z = strip(Vec2::new(offset, -half_length), Vec2::new(offset, half_length), STRIP_HEIGHT, width);
            [along_x, along_z]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUTS: [BoardLayout; 2] =
        [BoardLayout::plain(10, BoardGrid::Points), BoardLayout::plain(16, BoardGrid::Squares)];

    #[test]
    fn cells_cover_the_field_once() {
        for layout in LAYOUTS {
            let mut all_cells = cells(layout, true);
            all_cells.append(cells(layout, false));
            let (min, max) = all_cells.bounds();
            assert!(
                (min.x + layout.field_half_width()).abs() < 1.0e-5
                    && (max.z - layout.field_half_width()).abs() < 1.0e-5
            );
            assert!(max.y.abs() < 1.0e-6);
            all_cells.assert_sound_normals();
            let dark = layout.spots().filter(|&spot| is_dark(spot)).count();
            assert_eq!(dark * 2, usize::from(layout.size) * usize::from(layout.size));
        }
    }

    #[test]
    fn inner_cell_edges_have_strips_on_both_sides_and_outer_edges_have_none() {
        for layout in LAYOUTS {
            let [dark, light] = [true, false].map(|dark| cell_edges(layout, dark));
            assert!(dark.faces_up() && light.faces_up());
            let sides = (dark.vertex_positions().len() + light.vertex_positions().len()) / 4;
            assert_eq!(sides, 4 * usize::from(layout.size) * usize::from(layout.size - 1));
            let outermost = layout.field_half_width() - MAX_RIM_WIDTH;
            let is_outer = |middle: Vec3| middle.xz().abs().max_element() > outermost;
            assert!(!dark.triangle_centroids().chain(light.triangle_centroids()).any(is_outer));
            assert!(field_edge(layout).triangle_centroids().all(is_outer));
        }
    }

    #[test]
    fn planks_fill_the_field_and_lines_stay_within_it() {
        for layout in LAYOUTS {
            planks(layout).assert_sound_normals();
            assert!((planks(layout).bounds().1.x - layout.field_half_width()).abs() < 1.0e-5);
            assert!((planks(layout).bounds().0.z + layout.field_half_width()).abs() < 1.0e-5);
            for lines in [lines(layout), seams(layout, LINE_WIDTH)] {
                assert!(lines.faces_up());
                assert!(lines.bounds().1.x <= layout.field_half_width() + 1.0e-5);
            }
        }
    }

    #[test]
    fn planks_show_another_part_of_the_texture_where_it_repeats() {
        for seed in 0..50 {
            let cut = WoodCut::from_seed(seed, PLANK_GRAIN_STRETCH, PLANK_BRIGHTNESS);
            let period = WOOD_SIZE * PLANK_GRAIN_STRETCH;
            let shift = cut.uv(Vec2::X * period) - cut.uv(Vec2::ZERO);
            assert!((shift.x.abs() - 1.0).abs() < 1.0e-4);
            assert!((0.1..0.4).contains(&shift.y.abs()), "{shift}");
        }
    }

    #[test]
    fn lines_cross_at_points_and_run_between_squares() {
        for layout in LAYOUTS {
            let offsets = line_offsets(layout);
            let crossed = layout.spots().filter(|&spot| offsets.contains(&layout.world_position(spot).x)).count();
            let expected = if layout.grid == BoardGrid::Points { usize::from(layout.size).pow(2) } else { 0 };
            assert_eq!(crossed, expected);
        }
    }
}
