//! Ruins: burnt-out houses with broken walls, window holes, rubble, charred beams and chimneys that still stand.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::canvas::{Canvas, Strip, at};
use super::cluster::{Cluster, SIDES};
use super::house::colors::HouseColors;
use super::house::plan::{self, Lot};
use super::house::yard::{self, FLOOR};
use super::site::Site;
use super::solids::{Paint, Plane};
use cannon_app_base::common::noise::scatter;
use cannon_appearance::GroundLook;

/// Distance of outer walls from the edge of the cluster, and their thickness.
const INSET: f32 = 0.085;
const THICKNESS: f32 = 0.055;
/// Heights between which walls are broken off, and what is left of a wall at least.
const HEIGHTS: [f32; 2] = [0.20, 0.425];
const STUMP: f32 = 0.075;
/// Width of the pieces of a wall.
const PIECE: [f32; 2] = [0.200, 0.100];
/// Heights of window holes.
const WINDOW: [f32; 2] = [0.135, 0.260];
/// Height of chimneys, and half their width.
const CHIMNEY: (f32, f32) = (0.560, 0.050);

/// The ruins of a cluster.
pub(super) fn ruin(cluster: &Cluster, site: &Site) -> Canvas {
    let mut canvas = Canvas::default();
    for lot in plan::lots(cluster, site) {
        burnt_house(&mut canvas, &lot, site);
    }
    canvas
}

fn burnt_house(canvas: &mut Canvas, lot: &Lot, site: &Site) {
    let colors = HouseColors::of(site.look);
    let is_desert = site.look == GroundLook::Desert;
    let plaster = lot.choose(1, colors.plasters);
    let outside = match lot.random(2) {
        _ if is_desert => Paint::grain(plaster * 0.92),
        choice if choice < 0.4 => Paint::new(colors.bricks, Strip::Bricks),
        choice if choice < 0.7 => Paint::new(colors.stone, Strip::Masonry),
        _ => Paint::grain(plaster * 0.85),
    };
    let broken = if is_desert {
        Paint::grain(plaster * 1.08)
    } else {
        Paint::new(colors.bricks.lerp(colors.stone, 0.5), Strip::Bricks)
    };
    let rubble = broken.color.mix(&Paint::grain(colors.earth).color, 0.45);
    let rubble = Paint { color: rubble, strip: Strip::Grain };
    yard::floor(canvas, lot.area(|is_joined| if is_joined { 0.0 } else { INSET + 0.02 }), rubble.toned(0.62), lot);
    let area = lot.area(|is_joined| if is_joined { 0.02 } else { INSET });
    // One corner has fallen, and the others stand at different heights.
    let fallen = (lot.random(12) * 4.0) as usize % 4;
    let corners: [f32; 4] = std::array::from_fn(|corner| {
        let share = (lot.random(3 + corner as u32) * 2.0).min(1.0);
        if corner == fallen { STUMP } else { HEIGHTS[0].lerp(HEIGHTS[1], share) }
    });
    for (index, side) in SIDES.into_iter().enumerate() {
        let out = side.as_vec2();
        let plane = Plane::upright(at(area.center() + out * area.half_size(), 0.0), Vec3::Y.cross(at(out, 0.0)));
        let half = (area.half_size() * out.perp()).abs().element_sum();
        // Between two ruins less of a wall is left.
        let share = if lot.is_joined[index] { 0.6 } else { 1.0 };
        let ends = [corners[index], corners[(index + 1) % 4]].map(|height| height * share);
        let wall = BrokenWall {
            half,
            ends,
            outside,
            inside: Paint::grain(plaster * 0.66),
            broken,
            seed: lot.seed * 4 + index as u32,
        };
        wall.build(canvas, &plane, site.is_fine);
    }
    remains(canvas, area, lot, site, (rubble, broken));
}

/// A wall that is broken off at the top.
struct BrokenWall {
    half: f32,
    /// Heights at both ends.
    ends: [f32; 2],
    outside: Paint,
    inside: Paint,
    broken: Paint,
    seed: u32,
}

impl BrokenWall {
    fn build(&self, canvas: &mut Canvas, plane: &Plane, is_fine: bool) {
        let half = self.half;
        let count = (2.0 * half / PIECE[usize::from(is_fine)]).round().max(3.0) as u32;
        let random = |index: u32| scatter(self.seed, index, 579);
        let sag = 0.16 * random(0);
        // The upper edge is a jagged line, with a step here and there.
        let height = |node: u32| {
            let share = node as f32 / count as f32;
            let level = self.ends[0].lerp(self.ends[1], share) - sag * (share * std::f32::consts::PI).sin();
            (level + 0.10 * (random(10 + node) - 0.5)).clamp(STUMP, HEIGHTS[1])
        };
        for piece in 0..count {
            let ends = [piece, piece + 1].map(|piece| -half + 2.0 * half * piece as f32 / count as f32);
            let step = if random(60 + piece) < 0.3 { 0.055 } else { 0.0 };
            let tops = [height(piece), (height(piece + 1) - step).max(STUMP)];
            let has_window = count > 4 && piece % 3 == 1 && piece + 1 < count;
            let lowest = tops[0].min(tops[1]);
            if has_window && lowest > WINDOW[1] + 0.03 {
                self.piece(canvas, plane, ends, [0.0; 2], [WINDOW[0]; 2]);
                self.piece(canvas, plane, ends, [WINDOW[1]; 2], tops);
            } else if has_window && random(90 + piece) < 0.35 {
                self.piece(canvas, plane, ends, [0.0; 2], tops.map(|top| top.min(WINDOW[0])));
            } else {
                self.piece(canvas, plane, ends, [0.0; 2], tops);
            }
        }
    }

    /// A piece of the wall with all its sides.
    fn piece(&self, canvas: &mut Canvas, plane: &Plane, [left, right]: [f32; 2], lows: [f32; 2], tops: [f32; 2]) {
        let back = -THICKNESS;
        // Smoke has blackened the wall above and the edges of holes.
        let tone = |y: f32| 1.0 - 0.42 * ((y - 0.16) / 0.25).clamp(0.0, 1.0) - 0.25 * (1.0 - y / 0.09).clamp(0.0, 1.0);
        let face = |canvas: &mut Canvas, corners: [(f32, f32, f32); 4], scale: f32, paint: Paint| {
            canvas.face(&corners.map(|(x, y, distance)| (plane.at(x, y, distance), tone(y) * scale)), paint);
        };
        face(
            canvas,
            [(left, lows[0], 0.0), (right, lows[1], 0.0), (right, tops[1], 0.0), (left, tops[0], 0.0)],
            1.0,
            self.outside,
        );
        face(
            canvas,
            [(right, lows[1], back), (left, lows[0], back), (left, tops[0], back), (right, tops[1], back)],
            0.85,
            self.inside,
        );
        face(
            canvas,
            [(left, lows[0], back), (left, lows[0], 0.0), (left, tops[0], 0.0), (left, tops[0], back)],
            0.95,
            self.broken,
        );
        face(
            canvas,
            [(right, lows[1], 0.0), (right, lows[1], back), (right, tops[1], back), (right, tops[1], 0.0)],
            0.95,
            self.broken,
        );
        face(
            canvas,
            [(left, tops[0], 0.0), (right, tops[1], 0.0), (right, tops[1], back), (left, tops[0], back)],
            1.45,
            self.broken,
        );
    }
}

/// What lies and stands inside: heaps of rubble, charred beams and a chimney.
fn remains(canvas: &mut Canvas, area: Rect, lot: &Lot, site: &Site, (rubble, broken): (Paint, Paint)) {
    let colors = HouseColors::of(site.look);
    let charred = Paint::new(colors.soot * 1.3, Strip::Planks);
    let inner = area.inflate(-THICKNESS);
    let place = |index: u32| {
        let share = Vec2::new(lot.random(20 + index), lot.random(40 + index));
        inner.min + inner.size() * (0.16 + 0.68 * share)
    };
    let squares = lot.cells().count() as u32;
    for heap in 0..squares * 2 {
        let radius = 0.13 + 0.10 * lot.random(60 + heap);
        let middle = place(heap);
        let height = 0.07 + 0.09 * lot.random(70 + heap);
        let rings = [[radius, 0.0], [radius * 0.75, height * 0.6], [radius * 0.30, height]];
        let sides = if site.is_fine { 9 } else { 6 };
        canvas.turned(at(middle, FLOOR - 0.005), &rings, sides, rubble.toned(0.95));
        for stone in 0..if site.is_fine { 9 } else { 3 } {
            let random = |index: u32| scatter(lot.seed * 32 + heap * 16 + stone, index, 583);
            let angle = TAU * random(0);
            let reach = radius * random(1).sqrt() * 1.15;
            let spot = (middle + Vec2::from_angle(angle) * reach).clamp(inner.min + 0.02, inner.max - 0.02);
            let size = 0.016 + 0.022 * random(2);
            let y = FLOOR + height * (1.0 - reach / radius).clamp(0.0, 1.0);
            let tilt = Vec3::new(random(3) - 0.5, 0.5 * random(4), random(5) - 0.5) * size * 2.6;
            canvas.beam(
                at(spot, y) - tilt,
                at(spot, y + size * 0.4) + tilt,
                size,
                broken.toned(0.75 + 0.5 * random(6)),
            );
        }
    }
    // Some stones have fallen outward.
    for stone in 0..if site.is_fine { 10 * squares } else { 0 } {
        let random = |index: u32| scatter(lot.seed * 64 + stone, index, 587);
        let outer = area.inflate(0.035);
        let along = outer.min + outer.size() * Vec2::new(random(0), random(1));
        let index = (random(2) * 4.0) as usize % 4;
        if lot.is_joined[index] {
            continue;
        }
        let side = SIDES[index].as_vec2();
        let spot = if side.x == 0.0 {
            Vec2::new(along.x, outer.center().y + side.y * outer.half_size().y)
        } else {
            Vec2::new(outer.center().x + side.x * outer.half_size().x, along.y)
        };
        let size = 0.014 + 0.018 * random(3);
        let lean = Vec3::new(random(4) - 0.5, 0.15, random(5) - 0.5) * size * 1.6;
        canvas.beam(
            at(spot, size * 0.35) - lean,
            at(spot, size * 0.35) + lean,
            size,
            broken.toned(0.7 + 0.5 * random(6)),
        );
    }
    for beam in 0..squares * 2 + 1 {
        let random = |index: u32| lot.random(200 + beam * 8 + index);
        let foot = inner.min + inner.size() * Vec2::new(0.15 + 0.7 * random(0), 0.15 + 0.7 * random(1));
        let head = foot.lerp(inner.center(), 0.4) + Vec2::from_angle(TAU * random(2)) * (0.16 + 0.14 * random(3));
        let head = head.clamp(inner.min, inner.max);
        canvas.beam(
            at(foot, FLOOR + 0.015),
            at(head, 0.16 + 0.22 * random(4)),
            0.024,
            charred.toned(0.8 + 0.5 * random(5)),
        );
    }
    if site.look != GroundLook::Desert && lot.random(8) < 0.75 {
        let (top, half) = CHIMNEY;
        let top = top * (0.84 + 0.16 * lot.random(9));
        let middle = inner.center()
            + inner.half_size() * Vec2::new(0.45 * (2.0 * lot.random(10) - 1.0), 0.35 * (2.0 * lot.random(11) - 1.0));
        let brick = Paint::new(colors.bricks * 0.85, Strip::Bricks);
        let bar = |x: [f32; 2], height: f32, paint: Paint, canvas: &mut Canvas| {
            canvas.bar(at(middle + Vec2::new(x[0], -half), 0.02), at(middle + Vec2::new(x[1], half), height), paint);
        };
        bar([-half, 0.01], top, brick, canvas);
        bar([0.01, half], top - 0.055, brick.toned(0.92), canvas);
        canvas.bar(at(middle - half - 0.035, 0.02), at(middle + half + 0.035, 0.15), brick.toned(0.8));
        let hearth = Plane::upright(at(middle + Vec2::Y * (half + 0.035), 0.0), Vec3::X);
        canvas.panel(&hearth, [[-0.035, 0.035], [FLOOR, 0.115]], 0.003, [0.8, 0.8], Paint::grain(colors.soot));
    }
}
