//! The table of the field camp: oak planks with a canvas cloth, a map, a mug and a compass.

use bevy::prelude::*;

use super::TableShapes;
use super::cloth::CANVAS_SIZE;
use super::objects::{compass, map, mug};
use super::slab::{TOP_HEIGHT, edge, plank, sheet};
use crate::board::faces::WoodCut;
use crate::board::strips::{outline, strip};

/// Half the width and depth of the table and of the cloth.
const TABLE: Vec2 = Vec2::new(17.6, 11.6);
const CLOTH: Vec2 = Vec2::new(9.3, 8.7);
const ROUNDING: f32 = 0.14;
const THICKNESS: f32 = 0.9;
const PLANKS: u32 = 7;
/// Width of the dark gap between two planks.
const GAP: f32 = 0.05;
/// Height of the cloth, the distance of its seam from the edge, and the width of the seam.
const CLOTH_HEIGHT: f32 = 0.022;
const SEAM_DISTANCE: f32 = 0.34;
const SEAM_WIDTH: f32 = 0.035;
/// Factor of the length of the grain, and range of the brightness of planks.
const GRAIN_STRETCH: f32 = 4.0;
const PLANK_BRIGHTNESS: (f32, f32) = (0.86, 1.06);

pub(super) fn table() -> TableShapes {
    let mut parts = TableShapes::default();
    let top = TABLE - ROUNDING;
    let width = 2.0 * top.y / PLANKS as f32;
    for index in 0..PLANKS {
        let offset = index as f32 * width - top.y;
        let cut = WoodCut::from_seed(index + 20, GRAIN_STRETCH, PLANK_BRIGHTNESS);
        let (min, max) = (Vec2::new(-top.x, offset), Vec2::new(top.x, offset + width));
        parts.wood.append(plank(min, max, cut, 0.90 + 0.035 * ((index * 5) % 4) as f32));
        if index > 0 {
            parts.lines.append(strip(Vec2::new(-top.x, offset), Vec2::new(top.x, offset), TOP_HEIGHT + 0.004, GAP));
        }
    }
    parts.wood.append(edge(TABLE, ROUNDING, THICKNESS, WoodCut::from_seed(40, GRAIN_STRETCH, PLANK_BRIGHTNESS)));
    parts.cloth = sheet(-CLOTH, CLOTH, TOP_HEIGHT + CLOTH_HEIGHT, |place| place / CANVAS_SIZE);
    parts.cloth.append(
        edge(CLOTH, 0.012, CLOTH_HEIGHT, WoodCut::from_seed(41, 1.0, PLANK_BRIGHTNESS))
            .translated(0.0, CLOTH_HEIGHT, 0.0)
            .with_shading(|_, _| 0.8),
    );
    parts.lines.append(outline(CLOTH - SEAM_DISTANCE, TOP_HEIGHT + CLOTH_HEIGHT + 0.004, SEAM_WIDTH));
    parts.painted_objects.append(map(Vec2::new(6.2, 7.4)).rotated_y(0.14).translated(-13.0, TOP_HEIGHT + 0.015, 1.4));
    parts.place(mug(), 12.3, TOP_HEIGHT, -4.4);
    parts.place(compass(), -12.0, TOP_HEIGHT + 0.04, -5.6);
    parts
}
