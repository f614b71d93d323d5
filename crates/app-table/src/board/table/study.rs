//! The desk of the study: dark wood with a leather top and gold lines, books, a candle, a letter and an inkwell.

use bevy::prelude::*;

use super::TableShapes;
use super::cloth::LEATHER_SIZE;
use super::objects::{book, candle, inkwell, paper};
use super::slab::{TOP_HEIGHT, edge, plank, plank_along_z, sheet};
use crate::board::faces::WoodCut;
use crate::board::strips::outline;

/// Half the width and depth of the desk and of its leather.
const DESK: Vec2 = Vec2::new(19.0, 12.6);
const LEATHER: Vec2 = Vec2::new(16.6, 10.3);
const ROUNDING: f32 = 0.22;
const THICKNESS: f32 = 1.0;
/// Depth of the leather below the wood, and how far it reaches under the wood. At no pitch of the camera does a gap show between leather
/// and wood.
const LEATHER_DEPTH: f32 = 0.012;
const LEATHER_OVERLAP: f32 = 0.4;
/// The gold lines, each with its distance from the edge of the leather and its width.
const TOOLING: [(f32, f32); 2] = [(0.36, 0.085), (0.58, 0.030)];
/// The drawers below the top: their inset from the edge, and their height.
const APRON: (f32, f32) = (1.1, 3.4);
/// Factor of the length of the grain, and range of the brightness of planks.
const GRAIN_STRETCH: f32 = 4.0;
const PLANK_BRIGHTNESS: (f32, f32) = (0.94, 1.03);

pub(super) fn table() -> TableShapes {
    let mut parts = TableShapes::default();
    let cut = |index: u32| WoodCut::from_seed(index, GRAIN_STRETCH, PLANK_BRIGHTNESS);
    let top = DESK - ROUNDING;
    for (index, side) in [(1, -1.0), (2, 1.0)] {
        let [inner, outer] = [LEATHER.y * side, top.y * side];
        parts.wood.append(plank(
            Vec2::new(-top.x, inner.min(outer)),
            Vec2::new(top.x, inner.max(outer)),
            cut(index),
            1.0,
        ));
        let [inner, outer] = [LEATHER.x * side, top.x * side];
        let (min, max) = (Vec2::new(inner.min(outer), -LEATHER.y), Vec2::new(inner.max(outer), LEATHER.y));
        parts.wood_along_z.append(plank_along_z(min, max, cut(index + 2), 0.97));
    }
    parts.wood.append(edge(DESK, ROUNDING, THICKNESS, cut(5)));
    let apron = edge(DESK - APRON.0, 0.02, APRON.1, cut(6)).translated(0.0, -THICKNESS + 0.02, 0.0);
    parts.wood.append(apron.with_shading(|_, _| 0.55));
    let leather = LEATHER + LEATHER_OVERLAP;
    parts.cloth = sheet(-leather, leather, TOP_HEIGHT - LEATHER_DEPTH, |place| place / LEATHER_SIZE);
    for (inset, width) in TOOLING {
        parts.lines.append(outline(LEATHER - inset, TOP_HEIGHT - LEATHER_DEPTH * 0.5, width));
    }
    // A stack of books on the left.
    let stack = [
        (Vec3::new(3.7, 0.52, 2.7), [0.20, 0.035, 0.030], 0.16),
        (Vec3::new(3.3, 0.40, 2.4), [0.030, 0.050, 0.085], -0.06),
        (Vec3::new(2.7, 0.34, 2.0), [0.16, 0.085, 0.030], 0.30),
    ];
    let mut height = TOP_HEIGHT - LEATHER_DEPTH;
    for (size, cover, angle) in stack {
        parts.painted_objects.append(book(size, cover).rotated_y(angle).translated(-12.9, height, -4.6));
        height += size.y;
    }
    // A letter with an inkwell on the right, and a candle behind them.
    let base = TOP_HEIGHT - LEATHER_DEPTH;
    for (angle, x, y, z) in [(-0.24, 12.0, base, 3.4), (0.10, 12.5, base + 0.012, 3.9)] {
        parts.painted_objects.append(paper(Vec2::new(2.1, 3.0)).rotated_y(angle).translated(x, y, z));
    }
    parts.place(inkwell(), 11.3, base, -0.3);
    parts.place(candle(), 13.9, base, -6.3);
    parts
}
