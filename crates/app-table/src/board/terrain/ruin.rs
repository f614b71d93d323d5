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
const STUMP: f32 = 0.055;
/// Height of the courses of bricks by which walls are broken off in steps.
const COURSE: f32 = 0.042;
/// Heights of the eaves and of the top of a gable that still stands. It looks to the side, so that it hides nothing from the seats.
const GABLE: [f32; 2] = [0.355, 0.625];
/// The share of houses with such a gable.
const GABLE_SHARE: f32 = 0.85;
/// Width of the pieces of a wall, coarse and fine.
const PIECE: [f32; 2] = [0.150, 0.072];
/// Heights of window holes, and of the hole in a gable.
const WINDOW: [f32; 2] = [0.125, 0.255];
const ATTIC: [f32; 2] = [0.345, 0.440];
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
    let mut corners: [f32; 4] = std::array::from_fn(|corner| {
        let share = (lot.random(3 + corner as u32) * 2.0).min(1.0);
        if corner == fallen { STUMP } else { HEIGHTS[0].lerp(HEIGHTS[1], share) }
    });
    // The gable stands between two corners, opposite to the one that has fallen.
    let gable = [if fallen == 0 || fallen == 3 { 1 } else { 3 }]
        .into_iter()
        .find(|&side| !lot.is_joined[side] && lot.random(13) < GABLE_SHARE);
    if let Some(side) = gable {
        corners[side] = GABLE[0];
        corners[(side + 1) % 4] = GABLE[0];
    }
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
            is_gable: gable == Some(index),
            outside,
            inside: Paint::grain(plaster * 0.70),
            broken,
            seed: lot.seed * 4 + index as u32,
        };
        wall.build(canvas, &plane, site.is_fine);
    }
    if let Some(side) = gable {
        fallen_roof(canvas, area, SIDES[side].as_vec2(), lot, HouseColors::of(site.look));
    }
    remains(canvas, area, lot, site, (rubble, broken));
}

/// The ridge beam of a fallen roof, from the gable to the ground, with the rafters that still hang on it.
fn fallen_roof(canvas: &mut Canvas, area: Rect, out: Vec2, lot: &Lot, colors: HouseColors) {
    let charred = Paint::new(colors.soot * 1.7, Strip::Planks);
    let inner = area.inflate(-THICKNESS);
    let along = out.perp();
    let foot = inner.center() - out * inner.half_size() * (0.30 + 0.45 * lot.random(90));
    let foot = foot + along * inner.half_size() * 0.5 * (2.0 * lot.random(91) - 1.0);
    let head = at(inner.center() + out * inner.half_size(), 0.46);
    let foot = at(foot, FLOOR + 0.01);
    canvas.beam(head, foot, 0.034, charred);
    for rafter in 0..3 {
        let share = 0.12 + 0.24 * rafter as f32;
        let from = head.lerp(foot, share);
        for side in [-1.0, 1.0] {
            if lot.random(92 + rafter * 2 + u32::from(side > 0.0)) < 0.35 {
                continue;
            }
            let reach = inner.half_size().dot(along.abs()) * (0.72 + 0.2 * lot.random(98 + rafter));
            let to = at((from.xz() + along * side * reach).clamp(inner.min, inner.max), (from.y - 0.20).max(FLOOR));
            canvas.beam(from, to, 0.022, charred.toned(0.85 + 0.3 * lot.random(102 + rafter)));
        }
    }
}

/// A wall that is broken off at the top.
struct BrokenWall {
    half: f32,
    /// Heights at both ends.
    ends: [f32; 2],
    /// Whether its gable still stands.
    is_gable: bool,
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
        // Between its ends, a wall has a breach, and a gable has lost one of its slopes.
        let (breach, width) = (0.25 + 0.5 * random(0), 0.16 + 0.16 * random(1));
        let is_left_lost = random(2) < 0.5;
        let level = |share: f32| {
            let straight = self.ends[0].lerp(self.ends[1], share);
            if self.is_gable {
                let slope = GABLE[0].lerp(GABLE[1], 1.0 - (2.0 * share - 1.0).abs());
                let lost = if is_left_lost { 0.5 - share } else { share - 0.5 };
                return slope.min(GABLE[1] - 0.9 * (lost - 0.02).max(0.0));
            }
            let depth = 1.0 - ((share - breach).abs() / width).min(1.0);
            straight.lerp(STUMP, depth.powf(0.7))
        };
        // The upper edge goes down in steps of bricks.
        let top = |piece: u32| {
            let share = (piece as f32 + 0.5) / count as f32;
            let jag = 1.5 * COURSE * (random(10 + piece) - 0.5);
            let highest = if self.is_gable { level(share) + 0.02 } else { HEIGHTS[1] };
            let courses = ((level(share) + jag - STUMP) / COURSE).round().max(0.0);
            (STUMP + COURSE * courses).min(highest)
        };
        let group = if is_fine { 5 } else { 3 };
        for piece in 0..count {
            let ends = [piece, piece + 1].map(|piece| -half + 2.0 * half * piece as f32 / count as f32);
            let top = top(piece);
            let is_window = |piece: u32| {
                let is_inside = piece > 0 && piece + 1 < count;
                is_inside && if is_fine { (1..3).contains(&(piece % group)) } else { piece % group == 1 }
            };
            let is_attic = self.is_gable && (2 * piece + 1).abs_diff(count) < 2;
            let mut low = 0.0;
            for (has_hole, [from, to]) in [(is_window(piece), WINDOW), (is_attic, ATTIC)] {
                if has_hole && top > from + 0.02 {
                    self.piece(canvas, plane, ends, [low; 2], [from; 2]);
                    low = to;
                }
            }
            if top > low + 0.02 {
                self.piece(canvas, plane, ends, [low; 2], [top; 2]);
            }
        }
    }

    /// A piece of the wall with all its sides.
    fn piece(&self, canvas: &mut Canvas, plane: &Plane, [left, right]: [f32; 2], lows: [f32; 2], tops: [f32; 2]) {
        let back = -THICKNESS;
        // Plaster has fallen off here and there.
        let bits = ((left + 4.0) * 64.0) as u32 ^ ((lows[0] + tops[0]) * 64.0) as u32;
        let outside = if scatter(self.seed, bits, 581) < 0.30 { self.broken.toned(0.9) } else { self.outside };
        // Smoke has blackened the wall above and the edges of holes.
        let tone = |y: f32| 1.0 - 0.42 * ((y - 0.16) / 0.25).clamp(0.0, 1.0) - 0.25 * (1.0 - y / 0.09).clamp(0.0, 1.0);
        let face = |canvas: &mut Canvas, corners: [(f32, f32, f32); 4], scale: f32, paint: Paint| {
            canvas.face(&corners.map(|(x, y, distance)| (plane.at(x, y, distance), tone(y) * scale)), paint);
        };
        face(
            canvas,
            [(left, lows[0], 0.0), (right, lows[1], 0.0), (right, tops[1], 0.0), (left, tops[0], 0.0)],
            1.0,
            outside,
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

/// What the fire has left of the floor: a patch of boards with gaps.
fn floor_boards(canvas: &mut Canvas, inner: Rect, lot: &Lot, colors: HouseColors) {
    let boards = 7;
    let size = inner.size() * Vec2::new(0.42, 0.62);
    let low = inner.min + (inner.size() - size) * Vec2::new(lot.random(110), lot.random(111));
    for board in 0..boards {
        if lot.random(112 + board) < 0.22 {
            continue;
        }
        let shares = [board as f32, board as f32 + 0.88].map(|share| share / boards as f32);
        let reach = size.x * (0.62 + 0.38 * lot.random(120 + board));
        let (x, y) = ([low.x, low.x + reach], shares.map(|share| low.y + size.y * share));
        let corners = [(x[0], y[1]), (x[1], y[1]), (x[1], y[0]), (x[0], y[0])];
        let paint = Paint::new(colors.boards[0] * (0.75 + 0.45 * lot.random(130 + board)), Strip::Planks);
        canvas.face(&corners.map(|(x, y)| (at(Vec2::new(x, y), FLOOR + 0.012), 1.0)), paint);
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
    floor_boards(canvas, inner, lot, colors);
    for heap in 0..squares * 2 {
        let radius = 0.11 + 0.10 * lot.random(60 + heap);
        // Walls have fallen inward, so most of the rubble lies along them.
        let middle = {
            let share = (place(heap) - inner.center()) / inner.half_size();
            let pushed = share / share.abs().max_element().max(0.2) * 0.80;
            inner.center() + pushed * inner.half_size()
        };
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
    // Low heaps lie outside of the walls.
    for heap in 0..squares + 1 {
        let index = (lot.random(140 + heap) * 4.0) as usize % 4;
        if !lot.is_joined[index] {
            let side = SIDES[index].as_vec2();
            let along = side.perp() * area.half_size() * (1.7 * lot.random(144 + heap) - 0.85);
            let middle = area.center() + side * (area.half_size() + 0.022) + along;
            let (radius, height) = (0.082, 0.045 + 0.03 * lot.random(148 + heap));
            let rings = [[radius, -0.004], [radius * 0.7, height * 0.65], [radius * 0.25, height]];
            canvas.turned(at(middle, 0.0), &rings, if site.is_fine { 8 } else { 5 }, rubble.toned(0.95));
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
