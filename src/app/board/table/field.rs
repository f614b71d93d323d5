//! The table of the field camp: oak planks, a canvas cloth, a map, a mug, a compass.

use bevy::prelude::*;

use super::Parts;
use super::cloth::CANVAS_SIZE;
use super::slab::{TOP, edge, plank, sheet};
use super::things::{compass, map, mug};
use crate::app::board::faces::Cut;
use crate::app::board::strips::{outline, strip};

/// Half the width and depth of the table and of the cloth.
const TABLE: Vec2 = Vec2::new(17.6, 11.6);
const CLOTH: Vec2 = Vec2::new(9.3, 8.7);
const ROUNDING: f32 = 0.14;
const THICKNESS: f32 = 0.9;
const PLANKS: u32 = 7;
/// Width of the dark gap between two planks.
const GAP: f32 = 0.05;
/// Height of the cloth; distance of its seam from the edge, and the seam's width.
const CLOTH_HEIGHT: f32 = 0.022;
const HEM: f32 = 0.34;
const SEAM: f32 = 0.035;
const STRETCH: f32 = 4.0;
const TONES: (f32, f32) = (0.86, 1.06);

pub(super) fn table() -> Parts {
    let mut parts = Parts::default();
    let top = TABLE - ROUNDING;
    let width = 2.0 * top.y / PLANKS as f32;
    for number in 0..PLANKS {
        let far = number as f32 * width - top.y;
        let cut = Cut::of(number + 20, STRETCH, TONES);
        let (low, high) = (Vec2::new(-top.x, far), Vec2::new(top.x, far + width));
        parts.wood.add(plank(low, high, cut, 0.90 + 0.035 * ((number * 5) % 4) as f32));
        if number > 0 {
            parts.lines.add(strip(Vec2::new(-top.x, far), Vec2::new(top.x, far), TOP + 0.004, GAP));
        }
    }
    parts.wood.add(edge(TABLE, ROUNDING, THICKNESS, Cut::of(40, STRETCH, TONES)));
    parts.cloth = sheet(-CLOTH, CLOTH, TOP + CLOTH_HEIGHT, |place| place / CANVAS_SIZE);
    parts
        .cloth
        .add(edge(CLOTH, 0.012, CLOTH_HEIGHT, Cut::of(41, 1.0, TONES)).at(0.0, CLOTH_HEIGHT, 0.0).shaded(|_, _| 0.8));
    parts.lines.add(outline(CLOTH - HEM, TOP + CLOTH_HEIGHT + 0.004, SEAM));
    parts.things.add(map(Vec2::new(6.2, 7.4)).turned(0.14).at(-13.0, TOP + 0.015, 1.4));
    let (inside, tin) = mug();
    parts.things.add(inside.at(12.3, TOP, -4.4));
    parts.metal.add(tin.at(12.3, TOP, -4.4));
    let (dial, brass) = compass();
    parts.things.add(dial.at(-12.0, TOP + 0.04, -5.6));
    parts.metal.add(brass.at(-12.0, TOP + 0.04, -5.6));
    parts
}
