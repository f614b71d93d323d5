//! Props: what stands about in yards of villages and among ruins. Each is built around the origin, on ground at height 0.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::canvas::{Canvas, Strip, linear, smooth_step};
use super::flora::Flora;
use super::house::colors::HouseColors;
use super::site::Site;
use super::solids::{Paint, Plane};
use cannon_app_base::common::mesh::ellipsoid;
use cannon_app_base::common::noise::scatter;
use cannon_appearance::GroundLook;

mod desert;

pub(super) use desert::{awning, jar, palm};

/// Where props are built, with their colours.
pub(super) struct Workshop<'a> {
    pub(super) canvas: &'a mut Canvas,
    pub(super) colors: HouseColors,
    pub(super) site: &'a Site,
    pub(super) seed: u32,
}

impl Workshop<'_> {
    /// Builds a prop at a place.
    pub(super) fn build(&mut self, prop: impl Fn(&mut Workshop), place: Mat4) {
        let mut canvas = Canvas::default();
        prop(&mut Workshop { canvas: &mut canvas, colors: self.colors, site: self.site, seed: self.seed });
        self.canvas.append(canvas, place);
    }

    fn random(&self, index: u32) -> f32 {
        scatter(self.seed, index, 543)
    }

    /// The number of sides of round things.
    fn sides(&self) -> usize {
        if self.site.is_fine { 8 } else { 5 }
    }

    fn boards(&self) -> Paint {
        Paint::new(self.colors.boards[0], Strip::Planks)
    }
}

/// Hay: a stack around a pole, a long rick under a ridge, or heaps that were made today.
pub(super) fn hay(shop: &mut Workshop) {
    match (shop.random(180) * 3.0) as u32 {
        0 => haystack(shop),
        1 => rick(shop),
        _ => heaps(shop),
    }
}

/// A long rick of hay with a ridge, from one of whose ends hay has been taken.
fn rick(shop: &mut Workshop) {
    let straw = Paint::new(shop.colors.straw, Strip::Thatch);
    let half = Vec3::new(0.235 + 0.03 * shop.random(181), 0.12, 0.125);
    shop.canvas.bar(half * Vec3::new(-1.0, 0.0, -1.0), half, straw.toned(0.86));
    let gable = straw.toned(0.78);
    gable_roof(shop.canvas, Vec3::new(half.x, 0.0, half.z + 0.014), [half.y, 0.245], straw, gable);
    let taken = straw.toned(1.12);
    shop.canvas.turned(Vec3::new(half.x + 0.02, 0.0, 0.03), &[[0.085, 0.0], [0.055, 0.035], [0.01, 0.05]], 7, taken);
}

/// Several low heaps of hay, with a fork in the largest.
fn heaps(shop: &mut Workshop) {
    let sides = shop.sides();
    for (index, (x, z, size)) in (0..).zip([(-0.10, -0.04, 1.0), (0.13, 0.09, 0.78), (0.08, -0.15, 0.62)]) {
        let straw = Paint::new(shop.colors.straw, Strip::Thatch).toned(0.88 + 0.22 * shop.random(184 + index));
        let rings =
            [[0.150, 0.0], [0.135, 0.06], [0.080, 0.125], [0.02, 0.150]].map(|ring| ring.map(|part| part * size));
        shop.canvas.turned(Vec3::new(x, 0.0, z), &rings, sides, straw);
    }
    let timber = Paint::grain(shop.colors.timber * 1.5);
    shop.canvas.beam(Vec3::new(-0.10, 0.11, -0.03), Vec3::new(-0.02, 0.27, 0.05), 0.010, timber);
}

/// A stack of hay around a pole.
fn haystack(shop: &mut Workshop) {
    let straw = Paint::new(shop.colors.straw, Strip::Thatch);
    let rings = [[0.185, 0.0], [0.215, 0.09], [0.195, 0.19], [0.120, 0.29], [0.030, 0.36]];
    shop.canvas.turned(Vec3::ZERO, &rings, if shop.site.is_fine { 11 } else { 7 }, straw);
    shop.canvas.beam(Vec3::Y * 0.34, Vec3::Y * 0.41, 0.014, Paint::grain(shop.colors.timber));
    if shop.site.is_fine {
        // A ladder leans on it.
        let timber = Paint::grain(shop.colors.timber * 1.5);
        for x in [-0.03, 0.03] {
            shop.canvas.beam(Vec3::new(x, 0.0, 0.29), Vec3::new(x, 0.27, 0.15), 0.012, timber);
        }
        for rung in 1..6 {
            let share = rung as f32 / 6.0;
            let (y, z) = (0.27 * share, 0.29 - 0.14 * share);
            shop.canvas.beam(Vec3::new(-0.03, y, z), Vec3::new(0.03, y, z), 0.008, timber);
        }
    }
}

/// A well with a roof.
pub(super) fn well(shop: &mut Workshop) {
    let stone = Paint::new(shop.colors.stone, Strip::Masonry);
    let sides = shop.sides();
    shop.canvas.turned(Vec3::ZERO, &[[0.115, 0.0], [0.110, 0.095]], sides, stone);
    shop.canvas.turned(Vec3::Y * 0.095, &[[0.085, 0.0], [0.084, 0.001]], sides, Paint::grain(shop.colors.soot));
    let timber = Paint::grain(shop.colors.timber);
    for x in [-0.095, 0.095] {
        shop.canvas.beam(Vec3::new(x, 0.0, 0.0), Vec3::new(x, 0.27, 0.0), 0.022, timber);
    }
    shop.canvas.beam(Vec3::new(-0.11, 0.19, 0.0), Vec3::new(0.11, 0.19, 0.0), 0.026, timber.toned(1.5));
    let roof = match shop.site.palette.snow {
        Some(snow) => Paint::grain(snow),
        None if shop.site.look == GroundLook::Desert => Paint::new(shop.colors.straw * 0.8, Strip::Thatch),
        None => Paint::new(shop.colors.tiles[0], Strip::Tiles),
    };
    gable_roof(shop.canvas, Vec3::new(0.15, 0.0, 0.105), [0.25, 0.34], roof, timber);
}

/// Two slopes with closed gables over a rectangle.
fn gable_roof(canvas: &mut Canvas, half: Vec3, [low, high]: [f32; 2], roof: Paint, gable: Paint) {
    for sign in [1.0, -1.0] {
        let right = Vec3::X * sign;
        let out = Vec3::Z * sign;
        let at = |x: f32, out_share: f32, y: f32| right * x * half.x + out * half.z * out_share + Vec3::Y * y;
        let slope = [
            (at(-1.0, 1.0, low), 0.9),
            (at(1.0, 1.0, low), 0.9),
            (at(1.0, 0.0, high), 1.08),
            (at(-1.0, 0.0, high), 1.08),
        ];
        canvas.face(&slope, roof);
        let side = [Vec3::new(half.x, low, half.z), Vec3::new(half.x, low, -half.z), Vec3::new(half.x, high, 0.0)];
        canvas.face(&side.map(|point| (Vec3::new(point.x * sign, point.y, point.z * sign), 0.9)), gable);
    }
}

/// A cart with two wheels and a load of hay.
pub(super) fn cart(shop: &mut Workshop) {
    let (boards, timber) = (shop.boards(), Paint::grain(shop.colors.timber * 1.3));
    shop.canvas.bar(Vec3::new(-0.17, 0.085, -0.10), Vec3::new(0.17, 0.105, 0.10), boards);
    for z in [-0.105, 0.105] {
        shop.canvas.beam(Vec3::new(-0.18, 0.15, z), Vec3::new(0.18, 0.15, z), 0.014, timber);
        shop.canvas.beam(Vec3::new(0.17, 0.10, z * 0.5), Vec3::new(0.36, 0.02, z * 0.4), 0.014, timber);
        for x in [-0.17, -0.06, 0.06, 0.17] {
            shop.canvas.beam(Vec3::new(x, 0.09, z), Vec3::new(x, 0.16, z), 0.011, timber);
        }
        wheel(shop, Vec3::new(0.0, 0.085, z * 1.28), z.signum());
    }
    let hay = Paint::new(shop.colors.straw, Strip::Thatch);
    let load = [[0.155, 0.0], [0.150, 0.055], [0.085, 0.125], [0.02, 0.145]];
    let mut hay_canvas = Canvas::default();
    hay_canvas.turned(Vec3::ZERO, &load, shop.sides(), hay);
    shop.canvas
        .append(hay_canvas, Mat4::from_translation(Vec3::Y * 0.105) * Mat4::from_scale(Vec3::new(1.0, 1.0, 0.62)));
}

/// A wheel that faces along z.
fn wheel(shop: &mut Workshop, middle: Vec3, sign: f32) {
    let sides = shop.sides() + 2;
    let (timber, dark) = (Paint::grain(shop.colors.timber * 1.5), Paint::grain(shop.colors.soot));
    let radius = 0.085;
    let rim = |side: usize, radius: f32| {
        let angle = TAU * side as f32 / sides as f32 * sign;
        middle + Vec3::new(angle.cos() * radius, angle.sin() * radius, 0.0)
    };
    let plate = |depth: f32, radius: f32| -> Vec<(Vec3, f32)> {
        (0..sides).map(|side| (rim(side, radius) + Vec3::Z * depth * sign, 1.0)).collect()
    };
    shop.canvas.face(&plate(0.010, radius), timber);
    shop.canvas.face(&plate(0.0105, radius * 0.80), dark.toned(1.8));
    for spoke in 0..4 {
        let angle = PI * spoke as f32 / 4.0;
        let reach = Vec3::new(angle.cos(), angle.sin(), 0.0) * radius * 0.85;
        shop.canvas.beam(
            middle - reach + Vec3::Z * 0.010 * sign,
            middle + reach + Vec3::Z * 0.010 * sign,
            0.009,
            timber,
        );
    }
    for side in 0..sides {
        let (one, next) = (rim(side, radius), rim(side + 1, radius));
        let depth = Vec3::Z * 0.010 * sign;
        shop.canvas.face(
            &[(one - depth, 0.8), (next - depth, 0.8), (next + depth, 0.9), (one + depth, 0.9)].map(|corner| corner),
            timber,
        );
    }
}

/// Firewood between two posts, its cut ends to the front.
pub(super) fn woodpile(shop: &mut Workshop) {
    let bark = Paint::grain(shop.colors.boards[0] * 0.8);
    let cut = Paint::grain(shop.colors.straw * 0.85);
    let logs = if shop.site.is_fine { 7 } else { 4 };
    let spacing = 0.40 / logs as f32;
    for row in 0..3_u32 {
        for log in 0..logs - row as usize % 2 {
            let x = -0.20 + spacing * (log as f32 + 0.5 + 0.5 * (row % 2) as f32);
            let y = spacing * (0.5 + 0.88 * row as f32);
            let reach = 0.05 + 0.012 * shop.random(row * 16 + log as u32);
            let tone = 0.8 + 0.4 * shop.random(row * 16 + log as u32 + 100);
            shop.canvas.beam(Vec3::new(x, y, -reach), Vec3::new(x, y, reach), spacing * 0.92, bark.toned(tone));
            let end = Plane::upright(Vec3::new(x, y, reach), Vec3::X);
            let half = spacing * 0.36;
            shop.canvas.panel(&end, [[-half, half], [-half, half]], 0.002, [tone, tone], cut);
        }
    }
}

/// A barrel with hoops.
pub(super) fn barrel(shop: &mut Workshop) {
    let rings = [[0.040, 0.0], [0.050, 0.03], [0.050, 0.075], [0.041, 0.105]];
    let (sides, boards) = (shop.sides(), shop.boards());
    shop.canvas.turned(Vec3::ZERO, &rings, sides, boards);
    if shop.site.is_fine {
        for y in [0.030, 0.070] {
            shop.canvas.turned(
                Vec3::Y * y,
                &[[0.0515, 0.0], [0.0515, 0.010]],
                sides,
                Paint::grain(shop.colors.soot * 2.0),
            );
        }
    }
}

/// Crates, one on another.
pub(super) fn crates(shop: &mut Workshop) {
    let boards = shop.boards().toned(1.3);
    shop.canvas.bar(Vec3::new(-0.075, 0.0, -0.045), Vec3::new(0.015, 0.075, 0.045), boards);
    shop.canvas.bar(Vec3::new(0.022, 0.0, -0.04), Vec3::new(0.095, 0.060, 0.035), boards.toned(0.85));
    shop.canvas.bar(Vec3::new(-0.060, 0.075, -0.035), Vec3::new(0.005, 0.130, 0.030), boards.toned(1.1));
}

/// Rows of cabbages on raised beds.
pub(super) fn cabbages(shop: &mut Workshop) {
    let earth = Paint::grain(shop.colors.earth * 0.62);
    let green = Paint::new(shop.colors.green * 1.25, Strip::Leaves);
    for row in 0..2 {
        let z = -0.055 + 0.10 * row as f32;
        shop.canvas.bar(Vec3::new(-0.30, 0.0, z - 0.036), Vec3::new(0.30, 0.018, z + 0.036), earth);
        let count = if shop.site.is_fine { 8 } else { 5 };
        for plant in 0..count {
            let x = -0.26 + 0.52 * plant as f32 / (count - 1) as f32;
            let size = 0.026 + 0.010 * shop.random(40 + row * 16 + plant);
            let rings = [[size * 0.7, 0.0], [size * 1.1, size * 0.6], [size * 0.5, size * 1.3]];
            shop.canvas.turned(
                Vec3::new(x, 0.016, z),
                &rings,
                5,
                green.toned(0.8 + 0.5 * shop.random(80 + row * 16 + plant)),
            );
        }
    }
}

/// A fruit tree with a round crown.
pub(super) fn tree(shop: &mut Workshop) {
    let bark = Paint::grain(shop.colors.timber * 1.3);
    shop.canvas.turned(Vec3::ZERO, &[[0.035, 0.0], [0.024, 0.06], [0.020, 0.20]], 6, bark);
    let [dark, light, ..] = Flora::of(shop.site.look).crowns;
    let sides = if shop.site.is_fine { 9 } else { 6 };
    let balls = [
        (Vec3::new(0.0, 0.34, 0.0), 0.17),
        (Vec3::new(0.12, 0.25, 0.05), 0.115),
        (Vec3::new(-0.10, 0.26, 0.08), 0.11),
        (Vec3::new(-0.02, 0.27, -0.12), 0.12),
    ];
    for (index, (middle, radius)) in (0..).zip(balls) {
        let leaves = linear(dark.lerp(light, 0.35 + 0.5 * shop.random(120 + index)));
        let ball =
            ellipsoid(Vec3::new(radius, radius * 0.85, radius), sides).transformed(Mat4::from_translation(middle));
        let shade = |point: Vec3| 0.45 + 0.75 * smooth_step(0.16, 0.46, point.y);
        shop.canvas.shape.append(
            ball.with_uvs(|uv| Strip::Leaves.uv(uv.x, uv.y * 2.0))
                .recolored(|_, point, _| (leaves * shade(point)).with_alpha(1.0)),
        );
    }
}

/// A shed of boards with a roof that slopes to the front.
pub(super) fn shed(shop: &mut Workshop) {
    let boards = Paint::new(shop.colors.boards[2], Strip::Planks);
    let (half, depth, low, high) = (0.22, 0.15, 0.20, 0.27);
    shop.canvas.bar(Vec3::new(-half, 0.0, -depth), Vec3::new(half, low, depth), boards);
    for sign in [1.0, -1.0] {
        let mut side = [(low, depth), (low, -depth), (high, -depth)].map(|(y, z)| (Vec3::new(half * sign, y, z), 0.85));
        if sign < 0.0 {
            side.reverse();
        }
        shop.canvas.face(&side, boards);
    }
    let back = Plane::upright(Vec3::NEG_Z * depth, Vec3::NEG_X);
    shop.canvas.panel(&back, [[-half, half], [low, high]], 0.0, [0.9, 0.9], boards);
    let roof = match shop.site.palette.snow {
        Some(snow) => Paint::grain(snow),
        None => Paint::new(shop.colors.boards[1] * 0.9, Strip::Slates),
    };
    let (reach, over) = (half + 0.03, depth + 0.035);
    let slope = [
        (-reach, low - 0.008, over, 0.95),
        (reach, low - 0.008, over, 0.95),
        (reach, high + 0.02, -over, 1.05),
        (-reach, high + 0.02, -over, 1.05),
    ];
    shop.canvas.face(&slope.map(|(x, y, z, tone)| (Vec3::new(x, y + 0.006, z), tone)), roof);
    let edge = Plane::upright(Vec3::Z * over, Vec3::X);
    shop.canvas.panel(
        &edge,
        [[-reach, reach], [low - 0.022, low - 0.002]],
        0.0,
        [0.7, 0.9],
        Paint::grain(shop.colors.timber),
    );
    let front = Plane::upright(Vec3::Z * depth, Vec3::X);
    shop.canvas.panel(&front, [[-0.06, 0.06], [0.0, 0.15]], 0.004, [0.35, 0.5], Paint::grain(shop.colors.timber));
}

/// A crow that sits on a ridge or a wall.
pub(super) fn crow(shop: &mut Workshop) {
    let black = Paint::grain(shop.colors.soot * 0.8);
    // The body slopes from the breast to the tail.
    let slope = Quat::from_rotation_z(0.55);
    let body = [
        (Vec3::new(0.0, 0.024, 0.0), Vec3::new(0.026, 0.013, 0.014)),
        (Vec3::new(0.021, 0.043, 0.0), Vec3::splat(0.0095)),
    ];
    for (middle, radii) in body {
        let part = ellipsoid(radii, 6).with_uvs(|uv| Strip::Grain.uv(uv.x, uv.y));
        let lit = move |normal: Vec3| (black.color * (0.75 + 0.55 * normal.y.max(0.0))).with_alpha(1.0);
        let place = Mat4::from_rotation_translation(slope, middle);
        shop.canvas.shape.append(part.transformed(place).recolored(|_, _, normal| lit(normal)));
    }
    let mut wedge = |root: [Vec3; 2], tip: [Vec3; 2], paint: Paint| {
        let corners = [root[0], root[1], tip[1], tip[0]].map(|point| (point, 1.0));
        shop.canvas.face(&corners, paint);
        let mut below = corners;
        below.reverse();
        shop.canvas.face(&below, paint.toned(0.7));
    };
    let pair = |x: f32, y: f32, half: f32| [Vec3::new(x, y, half), Vec3::new(x, y, -half)];
    wedge(pair(-0.014, 0.020, 0.007), pair(-0.046, 0.004, 0.011), black);
    wedge(pair(0.028, 0.045, 0.0035), pair(0.043, 0.039, 0.0005), black.toned(2.2));
}

/// A post with boards that point along two roads.
pub(super) fn signpost(shop: &mut Workshop) {
    let (timber, board) = (Paint::grain(shop.colors.timber * 1.4), Paint::grain(shop.colors.trims[0]));
    shop.canvas.beam(Vec3::ZERO, Vec3::Y * 0.25, 0.016, timber);
    for (y, turn) in [(0.215, 0.5), (0.180, 2.3_f32)] {
        let along = Vec3::new(turn.cos(), 0.0, turn.sin());
        shop.canvas.beam(Vec3::Y * y - along * 0.015, Vec3::Y * y + along * 0.105, 0.022, board);
    }
}
