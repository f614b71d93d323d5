//! Annexes of houses: porches, lean-tos, chimneys and dormers.

use bevy::prelude::*;

use super::super::super::canvas::Strip;
use super::super::super::max_height;
use super::super::super::solids::{Paint, Plane};
use super::super::WALL_INSET;
use super::super::colors::HouseColors;
use super::super::openings::OpeningPaints;
use super::super::roof::{Line, RoofEnd};
use super::walls::{BASE, DOOR};
use super::{House, LEAN_TO};

/// Half the width of chimneys, and the greatest height of their pots.
const CHIMNEY: (f32, f32) = (0.038, 0.705);

impl House<'_> {
    /// A little roof on brackets over a door.
    pub(super) fn porch(&mut self, plane: &Plane, x: f32) {
        let (half, low, high, depth) = (0.085, DOOR.1 + 0.02, DOOR.1 + 0.055, 0.062);
        let front = [x - half, x + half];
        let slope = [
            (plane.at(front[0], low, depth), 1.05),
            (plane.at(front[1], low, depth), 1.05),
            (plane.at(front[1], high, 0.0), 0.8),
            (plane.at(front[0], high, 0.0), 0.8),
        ];
        let paint = self.roof.paint;
        self.canvas.face(&slope, paint);
        self.canvas.panel(plane, [front, [low - 0.014, low]], depth, [0.8, 1.0], self.roof.trim);
        for (edge, is_left) in [(front[0], true), (front[1], false)] {
            let mut side = [(low - 0.014, depth), (low, depth), (high, 0.0), (low - 0.014, 0.0)]
                .map(|(y, d)| (plane.at(edge, y, d), 0.8));
            if !is_left {
                side.reverse();
            }
            self.canvas.face(&side, self.roof.trim);
            let bracket = edge.lerp(x, 0.12);
            let ends = [plane.at(bracket, low - 0.07, 0.0), plane.at(bracket, low - 0.012, depth - 0.012)];
            self.canvas.beam(ends[0], ends[1], 0.014, self.timber);
        }
    }

    /// A low annex under a single slope, at the end at high x.
    pub(super) fn lean_to(&mut self) {
        let (low, high) = (0.185, self.eaves - 0.015);
        let (from, to, half) = (self.half.x, self.half.x + LEAN_TO, self.half.y * 0.93);
        let wall = if self.lot.random(25) < 0.5 {
            Paint { strip: Strip::Planks, ..self.timber.toned(1.8) }
        } else {
            self.wall
        };
        let front = Plane::upright(Vec3::X * to, Vec3::NEG_Z);
        for ends in [[-half, 0.0], [0.0, half]] {
            self.canvas.panel(&front, [ends, [0.0, low]], 0.0, [0.75, 0.85], wall);
            self.canvas.panel(&front, [ends, [0.0, BASE.0]], 0.008, [0.7, 1.0], self.base);
        }
        for sign in [1.0, -1.0] {
            let plane = Plane::upright(Vec3::new((from + to) * 0.5, 0.0, half * sign), Vec3::X * sign);
            let reach = (to - from) * 0.5;
            let [left_height, right_height] = if sign > 0.0 { [high, low] } else { [low, high] };
            let corners =
                [(-reach, 0.0, 0.75), (reach, 0.0, 0.75), (reach, right_height, 0.85), (-reach, left_height, 0.85)];
            self.canvas.face(&corners.map(|(x, y, tone)| (plane.at(x, y, 0.0), tone)), wall);
        }
        let openings = OpeningPaints { shutter: None, flowers: None, ..self.openings };
        if self.lot.random(26) < 0.5 {
            openings.door(&mut self.canvas, &front, [-0.05, 0.05], 0.165, self.site.is_fine);
        } else {
            for x in [-half * 0.5, half * 0.5] {
                openings.window(&mut self.canvas, &front, [[x - 0.04, x + 0.04], [0.085, 0.15]], self.site.is_fine);
            }
        }
        let lines = [(to + 0.035, low - 0.012), ((from + to) * 0.5, (low + high) * 0.5), (from, high)];
        let reach = half + 0.025;
        let lines = lines.map(|(out, height)| Line { ends: [-reach, reach], out, height: height + 0.016 });
        let slope: Vec<Line> = if self.site.is_fine {
            (0..=4)
                .map(|row| {
                    let share = row as f32 / 4.0;
                    Line {
                        out: lines[0].out.lerp(lines[2].out, share),
                        height: lines[0].height.lerp(lines[2].height, share),
                        ..lines[0]
                    }
                })
                .collect()
        } else {
            lines.to_vec()
        };
        let roof = self.roof;
        roof.slope(&mut self.canvas, (Vec3::NEG_Z, Vec3::X), &slope, self.lot.seed + 7);
        let edge = Plane::upright(Vec3::X * lines[0].out, Vec3::NEG_Z);
        self.canvas.panel(
            &edge,
            [[-reach, reach], [lines[0].height - 0.022, lines[0].height + 0.006]],
            0.0,
            [0.8, 1.0],
            roof.trim,
        );
        for sign in [1.0, -1.0] {
            let mut board = [(lines[0], -0.022), (lines[0], 0.006), (lines[2], 0.006), (lines[2], -0.022)]
                .map(|(line, drop)| (Vec3::new(line.out, line.height + drop, sign * reach), 0.95));
            if sign < 0.0 {
                board.reverse();
            }
            self.canvas.face(&board, roof.trim);
        }
    }

    /// Chimneys at the ridge, with pots. Some of them smoke.
    pub(super) fn chimneys(&mut self) {
        let count = if self.half.x > 0.6 { 2 } else { 1 };
        let colors = HouseColors::of(self.site.look);
        let paint = if self.lot.random(27) < 0.6 {
            Paint::new(colors.bricks, Strip::Bricks)
        } else {
            Paint::new(colors.stone, Strip::Masonry)
        };
        for index in 0..count {
            let reach = self.half.x - 0.14;
            let x = if count == 1 {
                reach * (1.6 * self.lot.random(28) - 0.8)
            } else {
                reach * (0.75 * (2.0 * index as f32 - 1.0))
            };
            // A hip leaves no room at the end of the ridge.
            let ends = [(0, -1.0), (1, 1.0)].map(|(end, sign)| {
                sign * match self.roof.ends[end] {
                    RoofEnd::Hip(start) => {
                        (self.half.x - (self.roof.ridge - start) / self.roof.pitch() - 0.02).min(self.half.x - 0.2)
                    }
                    RoofEnd::Gable | RoofEnd::Party => reach,
                }
            });
            let x = x.clamp(ends[0].min(ends[1]), ends[1].max(ends[0]));
            let z: f32 = 0.055 * if self.lot.random(29) < 0.5 { 1.0 } else { -1.0 };
            let top = (self.roof.ridge + 0.075).min(CHIMNEY.1 - 0.03);
            let half = CHIMNEY.0;
            let low = self.roof.height(z.abs() + half) - 0.02;
            let bar = |from: f32, to: f32, half: f32| {
                (Vec3::new(x - half, from, z - half), Vec3::new(x + half, to, z + half))
            };
            let (stack_low, stack_high) = bar(low, top, half);
            self.canvas.bar(stack_low, stack_high, paint);
            let (cap_low, cap_high) = bar(top - 0.020, top, half + 0.010);
            self.canvas.bar(cap_low, cap_high, paint.toned(0.85));
            let pot = Paint::grain(colors.clay);
            let mouth = Vec3::new(x, top + 0.032, z);
            if self.site.is_fine {
                self.canvas.turned(mouth.with_y(top), &[[0.021, 0.0], [0.017, 0.032]], 6, pot);
                let hole: Vec<_> = (0..6)
                    .map(|side| {
                        let angle = std::f32::consts::TAU * side as f32 / 6.0;
                        (mouth + Vec3::new(angle.cos() * 0.012, 0.001, -angle.sin() * 0.012), 1.0)
                    })
                    .collect();
                self.canvas.face(&hole, Paint::grain(colors.soot));
            } else {
                let (low, high) = bar(top, top + 0.028, 0.018);
                self.canvas.bar(low, high, pot);
            }
            self.canvas.chimneys.push(mouth);
        }
    }

    /// A gable over the middle of a long front, under a roof across the main roof, so that long houses are no barracks. The answer says whether
    /// the house has one.
    pub(super) fn cross_gable(&mut self) -> bool {
        let (half, overhang) = (0.175, 0.035);
        let pitch = self.roof.pitch();
        // What stands so far out must be low.
        let peak =
            (self.eaves + half * 0.90).min(max_height(WALL_INSET - overhang) + 0.035).min(self.roof.ridge - 0.02);
        let is_fitting = self.half.x > 0.6 && peak > self.eaves + 0.06 && self.roof.paint.strip != Strip::Thatch;
        if !is_fitting || self.is_joined[0] || self.lot.random(70) > 0.75 {
            return false;
        }
        let x = self.half.x * 0.5 * (2.0 * self.lot.random(71) - 1.0);
        let (wall, roof) = (self.wall, self.roof);
        let plane = Plane::upright(Vec3::new(x, 0.0, self.half.y + 0.006), Vec3::X);
        let front = [
            (-half, self.eaves - 0.06),
            (half, self.eaves - 0.06),
            (half, self.eaves),
            (0.0, peak),
            (-half, self.eaves),
        ];
        self.canvas.face(&front.map(|(x, y)| (plane.at(x, y, 0.0), 0.98)), wall);
        let middle = self.eaves + (peak - self.eaves) * 0.36;
        let openings = OpeningPaints { shutter: None, flowers: None, ..self.openings };
        openings.window(
            &mut self.canvas,
            &plane,
            [[-0.034, 0.034], [middle - 0.034, middle + 0.034]],
            self.site.is_fine,
        );
        // The edges of its slopes lie on the main roof.
        let fall = (peak - self.eaves) / half;
        let reach = half + overhang;
        let edge = peak - fall * reach;
        let depth = |height: f32| (roof.ridge - height) / pitch - self.half.y;
        for side in [-1.0, 1.0] {
            let mut slope = [
                (side * reach, edge, overhang),
                (side * reach, edge, depth(edge).min(overhang)),
                (0.0, peak, depth(peak)),
                (0.0, peak, overhang),
            ]
            .map(|(x, y, d)| (plane.at(x, y + 0.014, d), if x == 0.0 { 1.08 } else { 0.92 }));
            let mut board =
                [(side * reach, edge - 0.014), (0.0, peak - 0.014), (0.0, peak + 0.018), (side * reach, edge + 0.018)]
                    .map(|(x, y)| (plane.at(x, y, overhang + 0.001), 1.0));
            if side < 0.0 {
                slope.reverse();
                board.reverse();
            }
            self.canvas.face(&slope, roof.snow.unwrap_or(roof.paint));
            board.reverse();
            self.canvas.face(&board, roof.trim);
        }
        true
    }

    /// Windows in the roof, under gables of their own.
    pub(super) fn dormers(&mut self) {
        let pitch = self.roof.pitch();
        let rise = self.roof.ridge - self.eaves;
        if rise < 0.2 || self.roof.paint.strip == Strip::Thatch || self.lot.random(40) > 0.55 {
            return;
        }
        let places: &[f32] = if self.half.x > 0.6 { &[-0.5, 0.5] } else { &[0.0] };
        let (half, wall_height, gable) = (0.072, 0.068, 0.040);
        for (out, sign) in [(Vec3::Z, 1.0), (Vec3::NEG_Z, -1.0)] {
            for &share in places {
                let right = Vec3::X * sign;
                let distance = self.half.y * 0.68;
                // What stands far out must be low, so the dormer may sink into the roof a little.
                let limit = max_height(WALL_INSET + self.half.y - distance - 0.05) + 0.036;
                let foot = self.roof.height(distance).min(limit - wall_height - gable);
                let plane = Plane::upright(right * (share * self.half.x) + out * distance + Vec3::Y * foot, right);
                let (wall, roof) = (self.wall, self.roof);
                let top = wall_height + gable;
                let front = [(-half, -0.01), (half, -0.01), (half, wall_height), (0.0, top), (-half, wall_height)];
                self.canvas.face(&front.map(|(x, y)| (plane.at(x, y, 0.0), 0.95)), wall);
                let openings = OpeningPaints { shutter: None, flowers: None, ..self.openings };
                openings.window(
                    &mut self.canvas,
                    &plane,
                    [[-0.036, 0.036], [0.006, wall_height - 0.006]],
                    self.site.is_fine,
                );
                for side in [-1.0, 1.0] {
                    let x = side * half;
                    let mut cheek = [(0.0, 0.0), (wall_height, 0.0), (wall_height, -wall_height / pitch)]
                        .map(|(y, d)| (plane.at(x, y, d), 0.8));
                    let edge = x * 1.28;
                    let drop = wall_height - gable * 0.28;
                    let mut slope =
                        [(edge, drop, 0.035), (0.0, top, 0.035), (0.0, top, -top / pitch), (edge, drop, -drop / pitch)]
                            .map(|(x, y, d)| (plane.at(x, y + 0.006, d), if x == 0.0 { 1.1 } else { 0.9 }));
                    if side > 0.0 {
                        cheek.reverse();
                        slope.reverse();
                    }
                    self.canvas.face(&cheek, wall);
                    self.canvas.face(&slope, roof.snow.unwrap_or(roof.paint));
                    let mut board =
                        [(edge, drop - 0.012), (0.0, top - 0.012), (0.0, top + 0.008), (edge, drop + 0.008)]
                            .map(|(x, y)| (plane.at(x, y, 0.036), 1.0));
                    if side > 0.0 {
                        board.reverse();
                    }
                    self.canvas.face(&board, roof.trim);
                }
            }
        }
    }
}
