//! The frame around the field, and the inlaid strings between the two. Both are modelled around the usual field and moved for others.

use bevy::prelude::*;

use super::lettering;
use super::strips::{STRIP_HEIGHT, rim};
use super::wood::WOOD_SIZE;
use cannon_app_base::common::board::{
    BoardLayout, REFERENCE_FIELD_HALF as FIELD_HALF, REFERENCE_FRAME_HALF as FRAME_HALF,
    REFERENCE_FRAME_HEIGHT as FRAME_HEIGHT, REFERENCE_TABLE_DEPTH as TABLE_DEPTH,
};
use cannon_app_base::common::mesh::{Profile, Shape, moulding};

/// Distances of the strings' outer edges from the middle.
const DARK_STRING: f32 = FIELD_HALF + 0.045;
const LIGHT_STRING: f32 = FIELD_HALF + 0.125;
const SECOND_DARK_STRING: f32 = FIELD_HALF + 0.155;
const STRING_HEIGHT: f32 = 0.012;
/// Height of margin strips above the strings, above the strips that blend the edges.
const MARGIN_STRIP_HEIGHT: f32 = 2.0 * STRIP_HEIGHT;

/// Factor of the length of the frame's grain, and tangent of the angle between the grain and the frame. The texture repeats hardly, and a
/// side of the frame shows another part of it where it does.
const GRAIN_STRETCH: f32 = 3.0;
const GRAIN_SLANT: f32 = 0.07;

/// The cross-section of the frame: moulded foot, rounded shoulder, flat top, bead.
fn frame_profile() -> Profile {
    let bead_start = SECOND_DARK_STRING;
    Profile::rounded(&[
        (FRAME_HALF - 0.06, -TABLE_DEPTH, 0.0),
        (FRAME_HALF, -TABLE_DEPTH + 0.03, 0.02),
        (FRAME_HALF, -TABLE_DEPTH + 0.13, 0.03),
        (FRAME_HALF - 0.07, -TABLE_DEPTH + 0.17, 0.03),
        (FRAME_HALF - 0.10, -0.10, 0.06),
        (FRAME_HALF - 0.04, -0.05, 0.03),
        (FRAME_HALF - 0.04, FRAME_HEIGHT, 0.05),
        (bead_start + 0.10, FRAME_HEIGHT, 0.012),
        (bead_start + 0.085, FRAME_HEIGHT - 0.016, 0.006),
        (bead_start + 0.060, FRAME_HEIGHT - 0.006, 0.014),
        (bead_start + 0.015, FRAME_HEIGHT - 0.006, 0.016),
        (bead_start, STRING_HEIGHT - 0.01, 0.0),
    ])
}

/// The two sides of the frame that run along x, or the two that run along z.
pub(super) fn frame(layout: BoardLayout, along_x: bool) -> Shape {
    let moulded = moulding(&frame_profile(), along_x, WOOD_SIZE);
    scaled(moulded.with_uvs(|uv| Vec2::new(uv.x / GRAIN_STRETCH, uv.y + GRAIN_SLANT * uv.x)), layout)
}

/// Moves a shape around the usual field to the field of the layout, and scales its cross-section.
fn scaled(shape: Shape, layout: BoardLayout) -> Shape {
    let aside = |coordinate: f32| layout.around_field(coordinate.abs()).copysign(coordinate);
    shape.moved(|Vec3 { x, y, z }| Vec3::new(aside(x), y * layout.frame_scale(), aside(z)))
}

/// Two sides of a flat ring between two distances from the middle.
fn flat_ring(inner: f32, outer: f32, along_x: bool) -> Shape {
    let profile = Profile::rounded(&[
        (outer, -0.02, 0.0),
        (outer, STRING_HEIGHT, 0.003),
        (inner, STRING_HEIGHT, 0.003),
        (inner, -0.02, 0.0),
    ]);
    moulding(&profile, along_x, WOOD_SIZE)
}

pub(super) fn dark_strings(layout: BoardLayout) -> Shape {
    let strings = [(FIELD_HALF, DARK_STRING), (LIGHT_STRING, SECOND_DARK_STRING)]
        .into_iter()
        .flat_map(|(inner, outer)| [true, false].map(|along_x| flat_ring(inner, outer, along_x)))
        .collect();
    scaled(strings, layout)
}

/// The light string between the dark strings: its two sides along x or along z.
pub(super) fn light_string(layout: BoardLayout, along_x: bool) -> Shape {
    scaled(flat_ring(DARK_STRING, LIGHT_STRING, along_x), layout)
}

/// Strips along the edges of the dark strings. They blend into the light string.
pub(super) fn dark_string_edges(layout: BoardLayout) -> Shape {
    let inner = string_edge(DARK_STRING, -(DARK_STRING - FIELD_HALF));
    let outer = string_edge(LIGHT_STRING, SECOND_DARK_STRING - LIGHT_STRING);
    scaled([inner, outer].into_iter().collect(), layout)
}

/// Strips along the edges of the light string. They blend into the dark strings.
pub(super) fn light_string_edges(layout: BoardLayout) -> Shape {
    let half = (LIGHT_STRING - DARK_STRING) / 2.0;
    scaled([string_edge(DARK_STRING, half), string_edge(LIGHT_STRING, -half)].into_iter().collect(), layout)
}

/// A strip over the light string at the near or the far side, for the colour of the player who sits there.
pub(super) fn margin_strip(layout: BoardLayout, is_near: bool) -> Shape {
    let side = if is_near { 1.0 } else { -1.0 };
    let middle = Vec3::new(0.0, STRING_HEIGHT + MARGIN_STRIP_HEIGHT, side * (DARK_STRING + LIGHT_STRING) / 2.0);
    let half_size = Vec2::new(LIGHT_STRING, (LIGHT_STRING - DARK_STRING) / 2.0);
    let mut strip = Shape::default();
    lettering::add_quad(&mut strip, middle, half_size, Rect::new(0.0, 0.0, 1.0, 1.0), 0);
    scaled(strip, layout)
}

fn string_edge(half_size: f32, reach: f32) -> Shape {
    rim(Rect::from_center_half_size(Vec2::ZERO, Vec2::splat(half_size)), STRING_HEIGHT + STRIP_HEIGHT, reach)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::BoardGrid;

    const LAYOUTS: [BoardLayout; 2] =
        [BoardLayout::plain(10, BoardGrid::Points), BoardLayout::plain(24, BoardGrid::Squares)];

    #[test]
    fn frame_has_the_size_of_the_layout_and_stands_on_the_table() {
        for layout in LAYOUTS {
            let (min, max) = frame(layout, true).bounds();
            assert!(
                (max.x - layout.frame_half_width()).abs() < 2.0e-3 && (min.y + layout.table_depth()).abs() < 1.0e-5
            );
            assert!((max.y - layout.frame_height()).abs() < 1.0e-3);
            frame(layout, true).assert_sound_normals();
            frame(layout, false).assert_sound_normals();
            dark_strings(layout).assert_sound_normals();
            light_string(layout, true).assert_sound_normals();
            for (is_near, side) in [(true, 1.0), (false, -1.0)] {
                let strip = margin_strip(layout, is_near);
                let (min, max) = strip.bounds();
                let is_beside_field = (side * min.z).min(side * max.z) > layout.field_half_width();
                assert!(strip.faces_up() && is_beside_field && max.y < layout.frame_height());
            }
            assert!(dark_string_edges(layout).faces_up() && light_string_edges(layout).faces_up());
        }
    }
}
