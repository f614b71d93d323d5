//! Roofs: rows of tiles, slates or thatch that follow the slope, with ridges, bargeboards and gutters, and snow on them.

use bevy::prelude::*;

use super::super::canvas::Canvas;
use super::super::detail::TILE_ROWS;
use super::super::solids::{Paint, Plane};
use cannon_app_base::common::noise::scatter;

/// How far a roof reaches beyond the walls at its eaves and at its gables.
pub(super) const EAVES_OVERHANG: f32 = 0.050;
const GABLE_OVERHANG: f32 = 0.050;
const THICKNESS: f32 = 0.024;
/// Height of a row of tiles along the slope, and how far its lower edge lies above the row below.
const ROW: f32 = 0.074;
const ROW_LIFT: f32 = 0.009;
/// Length of the patches of tiles that share a tone.
const PATCH: f32 = 0.36;
/// Half the width and the height of ridge tiles, and their length.
const RIDGE_TILE: (f32, f32, f32) = (0.030, 0.014, 0.075);
/// Thickness of snow, the width of its columns, and how many rows it leaves free at the eaves.
const SNOW: (f32, f32) = (0.026, 0.13);
const BARE_ROWS: [f32; 2] = [0.40, 2.7];

/// Mean distance of icicles.
const ICICLES: f32 = 0.05;

/// How a roof ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum RoofEnd {
    /// At the top of a gable.
    Gable,
    /// At the wall of a neighbour.
    Party,
    /// With a slope that begins at this height.
    Hip(f32),
}

/// A roof with a ridge along x. Its wall stands at `half` from the middle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roof {
    pub(super) half: Vec2,
    /// Heights of the walls and of the ridge.
    pub(super) eaves: f32,
    pub(super) ridge: f32,
    /// The ends at low and at high x.
    pub(super) ends: [RoofEnd; 2],
    pub(super) paint: Paint,
    pub(super) ridge_paint: Paint,
    pub(super) trim: Paint,
    pub(super) gutter: Option<Paint>,
    pub(super) snow: Option<Paint>,
    pub(super) is_fine: bool,
    pub(super) seed: u32,
}

/// A level line on a slope: its ends along the slope's right, its distance and its height.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) ends: [f32; 2],
    pub(super) out: f32,
    pub(super) height: f32,
}

impl Roof {
    /// Vertical rise for each unit across.
    pub(super) fn pitch(&self) -> f32 {
        (self.ridge - self.eaves) / self.half.y
    }

    /// Height of its surface at a distance from the ridge.
    pub(super) fn height(&self, across: f32) -> f32 {
        self.ridge - across.abs() * self.pitch()
    }

    fn low_edge(&self) -> (f32, f32) {
        let out = self.half.y + EAVES_OVERHANG;
        (out, self.height(out))
    }

    /// The x of an end at a height, as a distance from the middle.
    fn end(&self, end: RoofEnd, height: f32) -> f32 {
        match end {
            RoofEnd::Gable => self.half.x + GABLE_OVERHANG,
            RoofEnd::Party => self.half.x,
            RoofEnd::Hip(start) => self.half.x + GABLE_OVERHANG - (height - start).max(0.0) / self.pitch(),
        }
    }

    /// Heights of the lines between its rows, from the eaves to the ridge. Every hip begins at one of them.
    fn heights(&self) -> Vec<f32> {
        let (out, low) = self.low_edge();
        let rise = self.ridge - low;
        let length = out.hypot(rise);
        let rows = if self.is_fine { (length / ROW).round().max(4.0) } else { 3.0 };
        let mut heights: Vec<f32> = (0..=rows as u32).map(|row| low + rise * row as f32 / rows).collect();
        for end in self.ends {
            if let RoofEnd::Hip(start) = end {
                let inner = 1..heights.len() - 1;
                let distance = |index: &usize| (heights[*index] - start).abs();
                if let Some(nearest) = inner.min_by(|one, other| distance(one).total_cmp(&distance(other)))
                    && start > low + 0.01
                {
                    heights[nearest] = start;
                }
            }
        }
        heights
    }

    pub(super) fn build(&self, canvas: &mut Canvas) {
        let heights = self.heights();
        let across = |height: f32| (self.ridge - height) / self.pitch();
        let top = heights.len() - 1;
        let end_at = |index: usize, height: f32| self.end(self.ends[index], height);
        for (side, sign) in [(0, 1.0), (1, -1.0)] {
            let line = |&height: &f32| {
                let ends = [-end_at(side, height), end_at(1 - side, height)];
                Line { ends, out: across(height), height }
            };
            let lines: Vec<Line> = heights.iter().map(line).collect();
            self.slope(canvas, (Vec3::X * sign, Vec3::Z * sign), &lines, self.seed + side as u32);
            self.eaves(canvas, (Vec3::X * sign, Vec3::Z * sign), &lines[0]);
        }
        for (index, right) in [(0, Vec3::Z), (1, Vec3::NEG_Z)] {
            let out = right.cross(Vec3::Y);
            match self.ends[index] {
                RoofEnd::Hip(start) => {
                    let line = |&height: &f32| {
                        let half = across(height);
                        Line { ends: [-half, half], out: end_at(index, height), height }
                    };
                    let above = heights.iter().filter(|height| **height > start - 1.0e-3);
                    let lines: Vec<Line> = above.map(line).collect();
                    self.slope(canvas, (right, out), &lines, self.seed + 2 + index as u32);
                    self.barge(canvas, (right, out * end_at(index, start)), [heights[0], start]);
                    self.eaves(canvas, (right, out), &lines[0]);
                    let apex = Vec3::Y * self.ridge + out * end_at(index, self.ridge);
                    for half in [-across(start), across(start)] {
                        let foot = right * half + out * end_at(index, start) + Vec3::Y * start;
                        self.ridge_tiles(canvas, foot, apex);
                    }
                }
                RoofEnd::Gable | RoofEnd::Party => {
                    self.barge(canvas, (right, out * end_at(index, 0.0)), [heights[0], heights[top]])
                }
            }
        }
        let ridge_end = |index: usize, sign: f32| Vec3::new(sign * end_at(index, self.ridge), self.ridge, 0.0);
        self.ridge_tiles(canvas, ridge_end(0, -1.0), ridge_end(1, 1.0));
    }

    /// Rows of tiles between lines, from below to above.
    pub(super) fn slope(&self, canvas: &mut Canvas, (right, out): (Vec3, Vec3), lines: &[Line], seed: u32) {
        let [first, .., last] = lines else { return };
        let up = (out * (last.out - first.out) + Vec3::Y * (last.height - first.height)).normalize_or(Vec3::Y);
        let normal = right.cross(up);
        let lift = if self.is_fine { ROW_LIFT } else { 0.0 };
        let point = |line: &Line, share: f32, lift: f32| {
            let [from, to] = line.ends;
            right * from.lerp(to, share) + out * line.out + Vec3::Y * line.height + normal * lift
        };
        let length = first.ends[1] - first.ends[0];
        let patches = (length / if self.is_fine { PATCH } else { 0.5 }).round().max(1.0) as u32;
        let rows = lines.len() - 1;
        let mut covered = 0.0;
        for (row, pair) in lines.windows(2).enumerate() {
            let [low, high] = pair else { continue };
            let reach = (high.height - low.height) / up.y.max(0.1) / ROW;
            // The sun bleaches the ridge, and the eaves are damp.
            let weather = 0.88 + 0.22 * (row as f32 + 0.5) / rows as f32;
            for patch in 0..patches {
                let random = |index: u32| scatter(seed * 64 + patch, row as u32 * 4 + index, 535);
                let tone = weather * (0.90 + 0.20 * random(0));
                let shares = [patch as f32 / patches as f32, (patch + 1) as f32 / patches as f32];
                let width = (length / patches as f32 / 0.5).min(1.0);
                let shift = random(1) * (1.0 - width);
                let [v, next_v] = [covered / TILE_ROWS, (covered + reach) / TILE_ROWS];
                let corner = |line: &Line, share: usize, lift: f32, v: f32, tone: f32| {
                    (point(line, shares[share], lift), Vec2::new(shift + share as f32 * width, v), tone)
                };
                let corners = [
                    corner(low, 0, lift, v, tone * 1.05),
                    corner(low, 1, lift, v, tone * 1.05),
                    corner(high, 1, 0.0, next_v, tone * 0.94),
                    corner(high, 0, 0.0, next_v, tone * 0.94),
                ];
                canvas.textured_face(&corners, self.paint);
                if self.is_fine && row > 0 {
                    let riser = [
                        (corner(low, 0, 0.0, 0.0, 0.0).0, 0.42),
                        (corner(low, 1, 0.0, 0.0, 0.0).0, 0.42),
                        (corners[1].0, 0.55),
                        (corners[0].0, 0.55),
                    ];
                    canvas.face(&riser, self.paint);
                }
            }
            covered += if self.is_fine { reach.round().max(1.0) } else { reach };
        }
        if let Some(snow) = self.snow {
            let columns = (length / if self.is_fine { SNOW.1 } else { 0.34 }).round().max(2.0) as u32;
            // A point of the slope, by the number of rows below it.
            let place = |rows: f32, share: f32, lift: f32| {
                let index = (rows as usize).min(lines.len() - 2);
                let (low, high) = (&lines[index], &lines[index + 1]);
                point(low, share, lift).lerp(point(high, share, lift), rows - index as f32)
            };
            let scale = if self.is_fine { 1.0 } else { 0.4 };
            let bare = |column: u32| BARE_ROWS[0].lerp(BARE_ROWS[1], scatter(seed * 64 + column, 3, 537)) * scale;
            let top = rows as f32;
            for column in 0..columns {
                let shares = [column, column + 1].map(|column| column as f32 / columns as f32);
                let lows = [bare(column), bare(column + 1)];
                let lip = lows.map(|low| low + 0.3 * scale);
                let ends = |rows: [f32; 2], lift: f32| [0, 1].map(|end| place(rows[end], shares[end], lift));
                let ([a, b], [c, d], [e, f]) = (ends(lows, 0.006), ends(lip, SNOW.0), ends([top; 2], SNOW.0));
                canvas.face(&[(a, 0.72), (b, 0.72), (d, 0.95), (c, 0.95)], snow);
                canvas.face(&[(c, 0.97), (d, 0.97), (f, 1.04), (e, 1.04)], snow);
            }
            // The snow is as thick at both ends.
            for (share, is_left) in [(0.0, true), (1.0, false)] {
                let low = bare(if is_left { 0 } else { columns });
                let mut side = [(low, 0.0), (top, 0.0), (top, SNOW.0), (low + 0.3 * scale, SNOW.0)]
                    .map(|(rows, lift)| (place(rows, share, lift), 0.85));
                if is_left {
                    side.reverse();
                }
                canvas.face(&side, snow);
            }
        }
    }

    /// The front of the eaves, its underside and the gutter.
    fn eaves(&self, canvas: &mut Canvas, (right, out): (Vec3, Vec3), line: &Line) {
        let plane = Plane::upright(out * line.out, right);
        let [low, high] = [line.height - THICKNESS, line.height + if self.is_fine { ROW_LIFT } else { 0.0 }];
        canvas.panel(&plane, [line.ends, [low, high]], 0.0, [0.75, 0.9], self.trim);
        let inner = low + self.pitch() * EAVES_OVERHANG;
        let under = [
            (plane.at(line.ends[0], inner, -EAVES_OVERHANG), 0.35),
            (plane.at(line.ends[1], inner, -EAVES_OVERHANG), 0.35),
            (plane.at(line.ends[1], low, 0.0), 0.5),
            (plane.at(line.ends[0], low, 0.0), 0.5),
        ];
        canvas.face(&under, self.trim);
        if let Some(gutter) = self.gutter {
            canvas.raised(&plane, [line.ends, [high - 0.026, high - 0.008]], [0.0, 0.018], gutter);
        }
        if let Some(snow) = self.snow.filter(|_| self.is_fine) {
            let length = line.ends[1] - line.ends[0];
            for icicle in 0..(length / ICICLES) as u32 {
                let random = |index: u32| scatter(self.seed * 32 + icicle, index, 589);
                let x = line.ends[0] + length * random(0);
                let drop = 0.012 + 0.038 * random(1) * random(2);
                let corners = [(0.0, high - 0.020 - drop), (0.006, high - 0.020), (-0.006, high - 0.020)];
                canvas.face(&corners.map(|(dx, y)| (plane.at(x + dx, y, 0.0195), 0.88)), snow);
            }
        }
    }

    /// The boards along the slopes of a gable between two heights, and the underside behind them.
    fn barge(&self, canvas: &mut Canvas, (right, end): (Vec3, Vec3), [low, high]: [f32; 2]) {
        if high - low < 0.01 {
            return;
        }
        // At a neighbour's wall, the boards lie just in front of it.
        let end = end * 1.002;
        let wall = end.normalize_or_zero() * self.half.x;
        let across = |height: f32| (self.ridge - height) / self.pitch();
        let lift = if self.is_fine { ROW_LIFT } else { 0.0 };
        for sign in [-1.0, 1.0] {
            let at =
                |base: Vec3, height: f32, drop: f32| base + right * (sign * across(height)) + Vec3::Y * (height + drop);
            let mut board = [
                (at(end, low, -THICKNESS - 0.008), 0.85),
                (at(end, high, -THICKNESS - 0.008), 0.95),
                (at(end, high, lift), 1.1),
                (at(end, low, lift), 1.1),
            ];
            let mut under = [
                (at(wall, low, -THICKNESS), 0.3),
                (at(wall, high, -THICKNESS), 0.3),
                (at(end, high, -THICKNESS), 0.45),
                (at(end, low, -THICKNESS), 0.45),
            ];
            if sign > 0.0 {
                board.reverse();
                under.reverse();
            }
            canvas.face(&board, self.trim);
            if self.is_fine {
                canvas.face(&under, self.trim);
            }
        }
    }

    /// Ridge tiles along a ridge or hip.
    fn ridge_tiles(&self, canvas: &mut Canvas, from: Vec3, to: Vec3) {
        let length = from.distance(to);
        if length < 0.02 {
            return;
        }
        let (half, rise, tile) = RIDGE_TILE;
        let paint = self.snow.unwrap_or(self.ridge_paint);
        let rise = rise + if self.snow.is_some() { SNOW.0 } else { 0.0 };
        let side = (to - from).cross(Vec3::Y).normalize_or(Vec3::Z);
        let tiles = if self.is_fine { (length / tile).round().max(1.0) as u32 } else { 1 };
        for index in 0..tiles {
            let ends = [index, index + 1].map(|index| from.lerp(to, index as f32 / tiles as f32));
            let tone = 0.98 + 0.22 * scatter(self.seed + index, 5, 539);
            for sign in [-1.0, 1.0] {
                // The sides of a hip are less steep, and its tiles lie lower.
                let edge = ends
                    .map(|end| end + side * (sign * half) + Vec3::Y * (rise - half * self.pitch().min(1.0) - 0.004));
                let crest = ends.map(|end| end + Vec3::Y * rise);
                let mut corners =
                    [(edge[0], tone * 0.8), (edge[1], tone * 0.8), (crest[1], tone * 1.1), (crest[0], tone * 1.1)];
                if sign < 0.0 {
                    corners.reverse();
                }
                canvas.face(&corners, paint);
            }
            if index == 0 || index + 1 == tiles {
                let end = ends[usize::from(index > 0 || tiles == 1)];
                let drop = Vec3::Y * (rise - half * self.pitch().min(1.0) - 0.004);
                let mut triangle =
                    [(end + side * half + drop, 0.8), (end + Vec3::Y * rise, 1.0), (end - side * half + drop, 0.8)];
                if index + 1 == tiles {
                    triangle.reverse();
                }
                canvas.face(&triangle, paint);
            }
        }
    }
}
