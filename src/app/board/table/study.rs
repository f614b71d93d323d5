//! The desk of the study: walnut with a leather top between gold lines, books, a candle, a letter.

use bevy::prelude::*;

use super::Parts;
use super::cloth::LEATHER_SIZE;
use super::slab::{TOP, edge, plank, plank_along_z, sheet};
use super::things::{book, candle, inkwell, paper};
use crate::app::board::faces::Cut;
use crate::app::board::strips::outline;

/// Half the width and depth of the desk and of its leather.
const DESK: Vec2 = Vec2::new(19.0, 12.6);
const LEATHER: Vec2 = Vec2::new(16.6, 10.3);
const ROUNDING: f32 = 0.22;
const THICKNESS: f32 = 1.0;
/// Depth of the leather below the wood.
const SUNK: f32 = 0.012;
/// The gold lines: distance from the leather's edge, and width.
const TOOLING: [(f32, f32); 2] = [(0.36, 0.085), (0.58, 0.030)];
/// The drawers below the top: their inset from the edge, and their height.
const APRON: (f32, f32) = (1.1, 3.4);
const STRETCH: f32 = 4.0;
const TONES: (f32, f32) = (0.94, 1.03);

pub(super) fn table() -> Parts {
    let mut parts = Parts::default();
    let cut = |number: u32| Cut::of(number, STRETCH, TONES);
    let top = DESK - ROUNDING;
    for (number, hand) in [(1, -1.0), (2, 1.0)] {
        let [near, far] = [LEATHER.y * hand, top.y * hand];
        parts.wood.add(plank(Vec2::new(-top.x, near.min(far)), Vec2::new(top.x, near.max(far)), cut(number), 1.0));
        let [near, far] = [LEATHER.x * hand, top.x * hand];
        let (low, high) = (Vec2::new(near.min(far), -LEATHER.y), Vec2::new(near.max(far), LEATHER.y));
        parts.wood_along_z.add(plank_along_z(low, high, cut(number + 2), 0.97));
    }
    parts.wood.add(edge(DESK, ROUNDING, THICKNESS, cut(5)));
    let apron = edge(DESK - APRON.0, 0.02, APRON.1, cut(6)).at(0.0, -THICKNESS + 0.02, 0.0);
    parts.wood.add(apron.shaded(|_, _| 0.55));
    let leather = LEATHER + 0.01;
    parts.cloth = sheet(-leather, leather, TOP - SUNK, |place| place / LEATHER_SIZE);
    for (inset, width) in TOOLING {
        parts.lines.add(outline(LEATHER - inset, TOP - SUNK * 0.5, width));
    }
    // A stack of books on the left.
    let stack = [
        (Vec3::new(3.7, 0.52, 2.7), [0.20, 0.035, 0.030], 0.16),
        (Vec3::new(3.3, 0.40, 2.4), [0.030, 0.050, 0.085], -0.06),
        (Vec3::new(2.7, 0.34, 2.0), [0.16, 0.085, 0.030], 0.30),
    ];
    let mut height = TOP - SUNK;
    for (size, cover, turn) in stack {
        parts.things.add(book(size, cover).turned(turn).at(-12.9, height, -4.6));
        height += size.y;
    }
    // A letter with an inkwell on the right, and a candle behind them.
    parts.things.add(paper(Vec2::new(2.1, 3.0)).turned(-0.24).at(12.0, TOP - SUNK, 3.4));
    parts.things.add(paper(Vec2::new(2.1, 3.0)).turned(0.10).at(12.5, TOP - SUNK + 0.012, 3.9));
    let (glass, brass) = inkwell();
    parts.things.add(glass.at(11.3, TOP - SUNK, -0.3));
    parts.metal.add(brass.at(11.3, TOP - SUNK, -0.3));
    let (wax, stick) = candle();
    parts.things.add(wax.at(13.9, TOP - SUNK, -6.3));
    parts.metal.add(stick.at(13.9, TOP - SUNK, -6.3));
    parts
}
