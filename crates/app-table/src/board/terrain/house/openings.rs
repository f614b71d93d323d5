//! Openings: windows with frames, sills and shutters, doors with steps, and gates of barns.

use bevy::prelude::*;

use super::super::canvas::{Canvas, Strip};
use super::super::solids::{Area, Paint, Plane};

/// Width of frames, and how far they stand out.
const FRAME: (f32, f32) = (0.014, 0.013);
/// Distance of panes and of flat frames from the wall.
const PANE: f32 = 0.004;
const FLAT_FRAME: f32 = 0.003;
const SHUTTER_WIDTH: f32 = 0.046;

/// The paints of openings.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpeningPaints {
    pub(super) frame: Paint,
    pub(super) glass: Paint,
    /// Whether frames have depth, as far as it is fine.
    pub(super) has_deep_frames: bool,
    /// Shutters of windows; `None` for windows without any.
    pub(super) shutter: Option<Paint>,
    /// Flowers in boxes under windows.
    pub(super) flowers: Option<Paint>,
    pub(super) door: Paint,
    pub(super) step: Paint,
}

impl OpeningPaints {
    /// A window.
    pub(super) fn window(&self, canvas: &mut Canvas, plane: &Plane, area: Area, is_fine: bool) {
        let [[left, right], [low, high]] = area;
        let is_deep = is_fine && self.has_deep_frames;
        let pane = if is_deep {
            frame(canvas, plane, area, self.frame);
            PANE
        } else {
            let around = [[left - FRAME.0, right + FRAME.0], [low - FRAME.0, high + FRAME.0]];
            canvas.panel(plane, around, FLAT_FRAME, [1.0, 1.0], self.frame);
            FLAT_FRAME * 2.0
        };
        canvas.panel(plane, area, pane, [1.5, 0.7], self.glass);
        if is_fine {
            let (x, y) = ((left + right) * 0.5, low + (high - low) * 0.6);
            let bars = [[[x - 0.004, x + 0.004], [low, high]], [[left, right], [y - 0.004, y + 0.004]]];
            for bar in bars {
                canvas.panel(plane, bar, pane + 0.003, [0.95, 0.95], self.frame);
            }
        }
        if is_deep {
            let sill = [[left - 0.018, right + 0.018], [low - 0.026, low - 0.012]];
            canvas.raised(plane, sill, [0.0, 0.026], self.step);
        }
        if let Some(flowers) = self.flowers.filter(|_| is_fine) {
            let leaves = [[left - 0.006, right + 0.006], [low - 0.013, low + 0.008]];
            canvas.raised(plane, leaves, [0.010, 0.034], flowers);
        }
        let Some(shutter) = self.shutter else { return };
        for (from, to) in
            [(left - FRAME.0 - SHUTTER_WIDTH, left - FRAME.0), (right + FRAME.0, right + FRAME.0 + SHUTTER_WIDTH)]
        {
            let wing = [[from, to], [low - 0.008, high + 0.008]];
            if is_fine {
                canvas.raised(plane, wing, [0.0, 0.012], shutter);
                let middle = low + (high - low) * 0.5;
                canvas.panel(
                    plane,
                    [[from + 0.006, to - 0.006], [middle - 0.006, middle + 0.006]],
                    0.0135,
                    [0.7, 0.7],
                    shutter,
                );
            } else {
                canvas.panel(plane, wing, FLAT_FRAME * 2.0, [0.9, 1.0], shutter);
            }
        }
    }

    /// A door with a step before it.
    pub(super) fn door(&self, canvas: &mut Canvas, plane: &Plane, [left, right]: [f32; 2], height: f32, is_fine: bool) {
        let area = [[left, right], [0.03, height]];
        if is_fine {
            frame(canvas, plane, area, self.frame);
            let light = [[left + 0.02, right - 0.02], [height - 0.05, height - 0.02]];
            canvas.panel(plane, light, PANE + 0.002, [1.3, 0.8], self.glass);
            canvas.raised(plane, [[left - 0.03, right + 0.03], [0.0, 0.03]], [0.0, 0.055], self.step);
        } else {
            let around = [[left - FRAME.0, right + FRAME.0], [0.0, height + FRAME.0]];
            canvas.panel(plane, around, FLAT_FRAME, [1.0, 1.0], self.frame);
        }
        canvas.panel(plane, area, FLAT_FRAME * 2.0 - 0.002, [0.8, 1.0], self.door);
    }

    /// The gate of a barn, with two wings that have braces.
    pub(super) fn gate(&self, canvas: &mut Canvas, plane: &Plane, [left, right]: [f32; 2], height: f32, is_fine: bool) {
        let leaf = Paint { strip: Strip::Planks, ..self.door };
        let middle = (left + right) * 0.5;
        canvas.panel(plane, [[left, right], [0.0, height]], FLAT_FRAME, [0.75, 0.95], leaf);
        let thick = if is_fine { 0.014 } else { 0.006 };
        for (from, to, lean) in [(left, middle, 1.0), (middle, right, -1.0)] {
            for bar in [[from, from + 0.02], [to - 0.02, to]] {
                canvas.panel(plane, [bar, [0.0, height]], thick, [0.8, 1.0], self.frame);
            }
            for bar in [[0.02, 0.042], [height - 0.022, height]] {
                canvas.panel(plane, [[from, to], bar], thick, [0.9, 1.0], self.frame);
            }
            let (low, high) = if lean > 0.0 { (from, to) } else { (to, from) };
            brace(canvas, plane, ([low, 0.03], [high, height - 0.01]), (0.020, thick * 0.9), self.frame);
        }
    }
}

/// A slanting flat bar on a plane, with its width and its distance.
pub(super) fn brace(
    canvas: &mut Canvas,
    plane: &Plane,
    (from, to): ([f32; 2], [f32; 2]),
    (width, distance): (f32, f32),
    paint: Paint,
) {
    let (from, to) = (Vec2::from(from), Vec2::from(to));
    let side = (to - from).normalize_or(Vec2::X).perp() * width * 0.5;
    let corners = [from - side, to - side, to + side, from + side];
    canvas.face(&corners.map(|corner| (plane.at(corner.x, corner.y, distance), 0.95)), paint);
}

/// The front of a frame around an opening, and its inner sides.
fn frame(canvas: &mut Canvas, plane: &Plane, [[left, right], [low, high]]: Area, paint: Paint) {
    let (width, depth) = FRAME;
    let inner = [[left, low], [right, low], [right, high], [left, high]];
    let outer = [
        [left - width, low - width],
        [right + width, low - width],
        [right + width, high + width],
        [left - width, high + width],
    ];
    for side in 0..4 {
        let next = (side + 1) % 4;
        let point = |[x, y]: [f32; 2], depth: f32| plane.at(x, y, depth);
        let front = [outer[side], outer[next], inner[next], inner[side]].map(|place| (point(place, depth), 1.0));
        canvas.face(&front, paint);
        let reveal = [(inner[side], depth), (inner[next], depth), (inner[next], 0.0), (inner[side], 0.0)];
        let tone = [0.9, 0.6, 0.45, 0.6][side];
        canvas.face(&reveal.map(|(place, depth)| (point(place, depth), tone)), paint);
    }
}
