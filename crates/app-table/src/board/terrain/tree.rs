//! Trees of several kinds, and what is left of them: stumps and logs.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::canvas::{at, linear, smooth_step};
use super::clump::{Ball, Clump, ClumpColors, ClumpForm, add_facing, leaf_uv};
use super::flora::{Flora, between};
use super::plant_detail::PlantDetail;
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::noise::scatter;

/// The kind of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TreeKind {
    /// A broad round crown.
    Broad,
    /// A slim crown, mostly of a birch.
    Slim,
    Fir,
    /// A tree without leaves.
    Bare,
    Palm,
}

/// A tree in a wood.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tree {
    pub(super) kind: TreeKind,
    pub(super) place: Vec2,
    /// The radius of its crown.
    pub(super) radius: f32,
    pub(super) height: f32,
    pub(super) seed: u32,
}

/// The size of single leaves in squares.
const LEAF_SIZE: f32 = 0.024;
/// The height of trees whose tops sway fully. Lower ones sway less.
const FULL_SWAY_HEIGHT: f32 = 0.70;
/// How far a top of the smallest plants sways, relative to the highest.
const LEAST_SWAY: f32 = 0.25;
/// How much of the colour snow hides on crowns and on their single leaves, on bushes and on theirs, on firs and on bare branches. Bushes stay
/// green, so that hedges are no walls.
const SNOW_ON_CROWN: [f32; 2] = [0.86, 0.50];
const SNOW_ON_BUSH: [f32; 2] = [0.52, 0.20];
const SNOW_ON_FIR: f32 = 0.88;
const SNOW_ON_BRANCHES: f32 = 0.85;

/// The sway of the top of a plant of this height.
pub(super) fn top_sway(height: f32) -> f32 {
    LEAST_SWAY.lerp(1.0, (height / FULL_SWAY_HEIGHT).clamp(0.0, 1.0))
}

/// The shape of a tree.
pub(super) fn tree(tree: &Tree, flora: &Flora, detail: &PlantDetail) -> Shape {
    let mut shape = Shape::default();
    match tree.kind {
        TreeKind::Broad => add_broad(&mut shape, tree, flora, detail),
        TreeKind::Slim => add_slim(&mut shape, tree, flora, detail),
        TreeKind::Fir => add_fir(&mut shape, tree, flora, detail),
        TreeKind::Bare => add_bare(&mut shape, tree, flora, detail),
        TreeKind::Palm => add_palm(&mut shape, tree, flora, detail),
    }
    shape
}

/// A pseudo-random number of a plant.
fn random(seed: u32, index: u32) -> f32 {
    scatter(seed, index, 547)
}

/// Adds a clump of leaves with its single leaves.
fn add_clump(
    shape: &mut Shape,
    clump: &Clump,
    (ball, leaves): (&Ball, u32),
    sway: f32,
    flora: &Flora,
    [snow, snow_on_leaves]: [f32; 2],
) {
    // Snow lies only on what nearly faces the sky, and the single leaves stand out of it.
    let snowy = |cover: f32| move |color: LinearRgba, normal: Vec3| flora.under_snow(color, normal.y - 0.40, cover);
    clump.add_surface(shape, ball, sway, snowy(snow));
    clump.add_leaves(shape, (leaves, LEAF_SIZE), sway, snowy(snow_on_leaves));
}

fn add_broad(shape: &mut Shape, tree: &Tree, flora: &Flora, detail: &PlantDetail) {
    let &Tree { place, radius, height, seed, .. } = tree;
    let random = |index| random(seed, index);
    let half_height = (height * 0.40).min(radius * 1.15);
    let middle = at(place, height - half_height);
    let pick = |index: u32| flora.crowns[(random(index) * 3.99) as usize];
    let low = between([pick(11), pick(12)], 0.4 * random(13));
    let colors = ClumpColors { low, high: low * (1.0 + 0.22 * random(14)) };
    let extent = Vec3::new(radius * (0.94 + 0.12 * random(15)), half_height, radius * (0.94 + 0.12 * random(16)));
    let clump = Clump::new(ClumpForm::Broad, middle, extent, colors, seed);
    add_trunk(shape, (place, radius * 0.13), middle.y, linear(flora.bark[0]), detail);
    add_clump(shape, &clump, (&detail.crown, detail.crown_leaves), top_sway(height), flora, SNOW_ON_CROWN);
}

fn add_slim(shape: &mut Shape, tree: &Tree, flora: &Flora, detail: &PlantDetail) {
    let &Tree { place, radius, height, seed, .. } = tree;
    let half_height = height * 0.39;
    let middle = at(place, height - half_height);
    let low = between(flora.slim_crowns, random(seed, 11));
    let colors = ClumpColors { low, high: low * (1.0 + 0.20 * random(seed, 12)) };
    let clump = Clump::new(ClumpForm::Slim, middle, Vec3::new(radius, half_height, radius), colors, seed);
    add_trunk(shape, (place, radius * 0.17), middle.y, linear(flora.bark[1]), detail);
    add_clump(shape, &clump, (&detail.crown, detail.crown_leaves), top_sway(height), flora, SNOW_ON_CROWN);
}

/// A bush on a place of the ground.
pub(super) fn add_bush(
    shape: &mut Shape,
    (place, foot): (Vec2, f32),
    (radius, height): (f32, f32),
    seed: u32,
    flora: &Flora,
    detail: &PlantDetail,
) {
    let random = |index| random(seed, index);
    let half_height = (height - foot) * 0.60;
    let pick = |index: u32| flora.shrubs[(random(index) * 2.99) as usize];
    let low = between([pick(21), pick(22)], 0.5 * random(23)) * (0.88 + 0.24 * random(26));
    let colors = ClumpColors { low, high: low * (1.0 + 0.20 * random(24)) };
    let extent = Vec3::new(radius, half_height, radius * (0.86 + 0.28 * random(25)));
    let clump = Clump::new(ClumpForm::Bush, at(place, height - half_height), extent, colors, seed);
    add_clump(shape, &clump, (&detail.bush, detail.bush_leaves), top_sway(height), flora, SNOW_ON_BUSH);
    let blooms = random(27) < 0.34 && detail.has_small_things && !flora.blossoms.is_empty();
    if blooms {
        let color = linear(flora.blossoms[(random(28) * (flora.blossoms.len() as f32 - 0.01)) as usize]);
        clump.add_dots(shape, (12, 0.0075), top_sway(height), color);
    }
}

/// A trunk that becomes thinner towards its top. It stands still, since its crown hides where it would bend.
fn add_trunk(shape: &mut Shape, (place, radius): (Vec2, f32), top: f32, bark: LinearRgba, detail: &PlantDetail) {
    let mut rings = [Vec::new(), Vec::new()];
    for side in 0..detail.sides {
        let outward = Vec2::from_angle(-TAU * side as f32 / detail.sides as f32);
        for (ring, (height, width, shade)) in rings.iter_mut().zip([(-0.01, 1.35, 0.55), (top, 0.7, 0.9)]) {
            let point = at(place + outward * radius * width, height);
            let color = (bark * shade).with_alpha(0.0);
            ring.push(shape.colored_vertex(point, at(outward, 0.0), leaf_uv(point), color));
        }
    }
    let [low, high] = rings;
    for (side, next) in (0..low.len()).map(|side| (side, (side + 1) % low.len())) {
        shape.quad([low[side], low[next], high[next], high[side]]);
    }
}

/// A fir: whorls of branches that hang a little, one above the other. Snow lies on the branches but not on their tips.
fn add_fir(shape: &mut Shape, tree: &Tree, flora: &Flora, detail: &PlantDetail) {
    /// How far down a whorl reaches, in distances between whorls.
    const OVERLAP: f32 = 1.75;
    let &Tree { place, radius, height, seed, .. } = tree;
    let random = |index| random(seed, index);
    let needles = between(flora.needles, random(11));
    add_trunk(shape, (place, radius * 0.12), height * 0.4, linear(flora.bark[0]), detail);
    let foot = height * 0.12;
    let step = (height - foot) / (detail.whorls as f32 - 1.0 + OVERLAP);
    let sway = top_sway(height);
    for whorl in 0..detail.whorls {
        let low = foot + step * whorl as f32;
        let top = low + step * OVERLAP;
        let share = (low - foot) / (height - foot);
        let reach = radius * (1.0 - share).powf(0.86);
        let turn = random(31 + whorl);
        let tone = 0.62.lerp(1.12, share);
        let alpha = |point: Vec3| sway * (point.y / height).clamp(0.0, 1.0);
        let vertex = |shape: &mut Shape, point: Vec3, normal: Vec3, shade: f32, snow: f32| {
            let color = flora.under_snow(needles * shade * tone, snow, SNOW_ON_FIR);
            shape.colored_vertex(point, normal, leaf_uv(point), color.with_alpha(alpha(point)))
        };
        let peak = vertex(shape, at(place, top), Vec3::Y, 0.70, if share > 0.7 { 0.8 } else { 0.3 });
        let count = detail.branches * 2;
        let rim: Vec<u32> = (0..count)
            .map(|index| {
                let outward = Vec2::from_angle(-TAU * ((index as f32) / count as f32 + turn));
                let uneven = 0.86 + 0.28 * scatter(seed, whorl * 64 + index, 553);
                let is_tip = index % 2 == 0;
                let (out, up) = if is_tip { (uneven, -0.10 * uneven) } else { (0.62, 0.26) };
                let point = at(place + outward * reach * out, low + step * up);
                let normal = at(outward, 0.85).normalize();
                let (shade, snow) = if is_tip { (1.20, 0.26 + 0.5 * (1.0 - uneven)) } else { (0.72, 0.52) };
                vertex(shape, point, normal, shade, snow)
            })
            .collect();
        for index in 0..rim.len() {
            shape.triangle(peak, rim[index], rim[(index + 1) % rim.len()]);
        }
    }
}

/// A tree without leaves: boughs and twigs, which are flat and seen from above.
fn add_bare(shape: &mut Shape, tree: &Tree, flora: &Flora, detail: &PlantDetail) {
    let &Tree { place, radius, height, seed, .. } = tree;
    let random = |index| random(seed, index);
    let bark = linear(flora.bark[usize::from(random(11) < 0.25)]);
    let sway = top_sway(height) * 0.6;
    add_trunk(shape, (place, radius * 0.12), height * 0.62, bark * 0.8, detail);
    let boughs = if detail.has_small_things { 15 } else { 9 };
    let twigs = if detail.has_small_things { 3 } else { 1 };
    let mut branch = |from: Vec3, to: Vec3, width: f32, shade: f32| {
        let along = (to - from).normalize_or(Vec3::Y);
        let aside = along.cross(Vec3::Y).normalize_or(Vec3::X) * width;
        let normal = aside.cross(along).normalize_or(Vec3::Y);
        let normal = if normal.y < 0.0 { -normal } else { normal };
        let points = [from - aside, from + aside, to];
        let corners = points.map(|point| {
            let color = flora.under_snow(bark * shade, 0.35 + normal.y * 0.4, SNOW_ON_BRANCHES);
            let alpha = sway * (point.y / height).clamp(0.0, 1.0);
            shape.colored_vertex(point, normal, Vec2::ZERO, color.with_alpha(alpha))
        });
        add_facing(shape, corners, points, Vec3::Y);
    };
    for bough in 0..boughs {
        let vary = |salt: u32| scatter(seed, bough * 8 + salt, 557);
        let angle = TAU * (bough as f32 * 0.382 + 0.1 * vary(0));
        let share = bough as f32 / boughs as f32;
        let from = at(place, height * 0.34.lerp(0.66, share));
        let outward = Vec2::from_angle(angle) * radius * (1.05 - 0.55 * share) * (0.8 + 0.3 * vary(1));
        let to = at(place + outward, (from.y + height * (0.16 + 0.16 * vary(2))).min(height));
        branch(from, to, 0.011, 0.75);
        for twig in 0..twigs {
            let start = from.lerp(to, 0.40 + 0.22 * twig as f32);
            let side = Vec2::from_angle(angle + (if twig % 2 == 0 { 0.8 } else { -0.8 }) + 0.4 * vary(3 + twig));
            let end = start + at(side * radius * 0.42, height * 0.11);
            branch(start, end.with_y(end.y.min(height)), 0.006, 1.0);
        }
    }
}

/// A palm: a trunk that leans, and fronds that hang over.
fn add_palm(shape: &mut Shape, tree: &Tree, flora: &Flora, detail: &PlantDetail) {
    let &Tree { place, radius, height, seed, .. } = tree;
    let random = |index| random(seed, index);
    let lean = Vec2::from_angle(TAU * random(11)) * radius * 0.30;
    let top = at(place + lean, height - 0.055);
    add_leaning_trunk(shape, [at(place, -0.01), top], radius * 0.10, linear(flora.bark[0]), detail);
    let sway = top_sway(height);
    let fronds = if detail.has_small_things { 11 } else { 6 };
    let green = between(flora.slim_crowns, random(12));
    for frond in 0..fronds {
        let vary = |salt: u32| scatter(seed, frond * 4 + salt, 559);
        let outward = Vec2::from_angle(TAU * (frond as f32 + 0.5 * vary(0)) / fronds as f32);
        let (reach, rise) = (radius * (0.85 + 0.25 * vary(1)), 0.055 * vary(2));
        let spine = [(0.0, 0.0), (0.42, rise + 0.022), (0.78, rise - 0.022), (1.0, rise - 0.095)]
            .map(|(out, up)| top + at(outward * reach * out, up));
        let widths = [0.006, 0.036, 0.030, 0.002];
        let tone = 0.70 + 0.55 * vary(3);
        let vertex = |shape: &mut Shape, index: usize, side: f32| {
            let aside = at(outward.perp() * widths[index] * side, -0.55 * widths[index] * side.abs());
            let shade = tone * if side == 0.0 { 1.15 } else { 0.85 };
            let normal = (Vec3::Y + at(outward.perp() * side * 0.5, 0.0)).normalize();
            let point = spine[index] + aside;
            (shape.colored_vertex(point, normal, leaf_uv(point), (green * shade).with_alpha(sway)), point)
        };
        for side in [-1.0, 1.0] {
            let rows: Vec<_> = (0..4).map(|index| [vertex(shape, index, 0.0), vertex(shape, index, side)]).collect();
            for pair in rows.windows(2) {
                let [[a, b], [d, c]] = [pair[0], pair[1]];
                for [one, two, three] in [[a, b, c], [a, c, d]] {
                    add_facing(shape, [one.0, two.0, three.0], [one.1, two.1, three.1], Vec3::Y);
                }
            }
        }
    }
}

/// Adds a trunk between two points.
fn add_leaning_trunk(shape: &mut Shape, ends: [Vec3; 2], radius: f32, bark: LinearRgba, detail: &PlantDetail) {
    let mut rings = [Vec::new(), Vec::new()];
    for side in 0..detail.sides {
        let outward = Vec2::from_angle(-TAU * side as f32 / detail.sides as f32);
        for (ring, (end, width, shade)) in rings.iter_mut().zip([(ends[0], 1.5, 0.6), (ends[1], 0.8, 1.0)]) {
            let point = end + at(outward * radius * width, 0.0);
            let color = (bark * shade).with_alpha(0.0);
            ring.push(shape.colored_vertex(point, at(outward, 0.0), leaf_uv(point), color));
        }
    }
    let [low, high] = rings;
    for (side, next) in (0..low.len()).map(|side| (side, (side + 1) % low.len())) {
        shape.quad([low[side], low[next], high[next], high[side]]);
    }
}

/// A rosette of fronds.
pub(super) fn add_fern(shape: &mut Shape, (place, foot): (Vec2, f32), radius: f32, seed: u32, flora: &Flora) {
    /// Number of fronds.
    const FRONDS: u32 = 6;
    let [dark, light] = flora.ferns.map(linear);
    for frond in 0..FRONDS {
        let vary = |salt: u32| scatter(seed, frond * 4 + salt, 561);
        let outward = Vec2::from_angle(TAU * (frond as f32 + 0.6 * vary(0)) / FRONDS as f32);
        let length = radius * (0.75 + 0.45 * vary(1));
        let aside = outward.perp() * length * 0.22;
        let top = foot + length * (0.42 + 0.3 * vary(2));
        let points = [
            at(place, foot),
            at(place + outward * length * 0.55 + aside, top),
            at(place + outward * length * 0.55 - aside, top),
            at(place + outward * length, foot + length * 0.26),
        ];
        let sway = [0.0, 0.12, 0.12, 0.16];
        let colors = [dark * 0.4, light * 0.62, light * 0.50, light * 0.75];
        let mut index = 0;
        let corners = points.map(|point| {
            let color = flora.under_snow(colors[index], 0.45, 0.7).with_alpha(sway[index]);
            index += 1;
            shape.colored_vertex(point, at(outward * 0.3, 1.0).normalize(), Vec2::ZERO, color)
        });
        for [a, b, c] in [[0, 1, 2], [1, 3, 2]] {
            add_facing(shape, [corners[a], corners[b], corners[c]], [points[a], points[b], points[c]], Vec3::Y);
        }
    }
}

/// A stump, and a log that lies beside it.
pub(super) fn add_stump_and_log(shape: &mut Shape, (place, foot): (Vec2, f32), seed: u32, flora: &Flora) {
    /// Sides of stumps and logs, radius and height of stumps.
    const SIDES: u32 = 7;
    const RADIUS: f32 = 0.040;
    const HEIGHT: f32 = 0.055;
    let heading = Quat::from_rotation_y(TAU * scatter(seed, 1, 563));
    let aside = heading * Vec3::new(0.11, 0.0, 0.03);
    let stump = Mat4::from_translation(at(place, foot - 0.01) - aside);
    let log = Mat4::from_rotation_translation(
        heading * Quat::from_rotation_x(PI / 2.0),
        at(place, foot + RADIUS * 0.7) + aside * 0.6 - heading * Vec3::Z * 0.12,
    );
    for (pose, radius, length) in [(stump, RADIUS, HEIGHT), (log, RADIUS * 0.82, 0.24)] {
        let mut part = Shape::default();
        let (bark, cut) = (linear(flora.bark[0]), linear(flora.cut_wood));
        let rim = |side: u32, height: f32, width: f32| {
            at(Vec2::from_angle(-TAU * (side % SIDES) as f32 / SIDES as f32) * radius * width, height)
        };
        for side in 0..SIDES {
            let points =
                [rim(side, 0.0, 1.2), rim(side + 1, 0.0, 1.2), rim(side + 1, length, 1.0), rim(side, length, 1.0)];
            let corners = points.map(|point| {
                let normal = point.with_y(0.0).normalize();
                part.colored_vertex(point, normal, point.xy() * 5.0, bark.with_alpha(0.0))
            });
            part.quad(corners);
            let lid = [at(Vec2::ZERO, length), rim(side, length, 1.0), rim(side + 1, length, 1.0)];
            let [a, b, c] = lid.map(|point| part.colored_vertex(point, Vec3::Y, Vec2::ZERO, cut.with_alpha(0.0)));
            part.triangle(a, b, c);
        }
        let part = part.transformed(pose);
        shape.append(part.recolored(|color, _, normal| {
            let shade = 0.55 + 0.45 * smooth_step(-0.6, 0.8, normal.y);
            flora.under_snow(color * shade, normal.y, 0.9).with_alpha(0.0)
        }));
    }
}
