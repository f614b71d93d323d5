//! Yards: squares of a village between houses, behind walls or fences, and full of what a farm has.

use bevy::prelude::*;

use super::super::canvas::{Canvas, Strip, at};
use super::super::cluster::SIDES;
use super::super::props::{self, Workshop};
use super::super::site::Site;
use super::super::solids::{Paint, Plane};
use super::colors::HouseColors;
use super::plan::Lot;

/// Height of the ground of a yard: the square must not look like open ground.
pub(in super::super) const FLOOR: f32 = 0.038;
/// Distance of fences from the edge of the cluster.
const FENCE_INSET: f32 = 0.085;
/// Height and thickness of walls.
const WALL: (f32, f32) = (0.150, 0.050);
/// Height and spacing of the pickets of a fence.
const PICKETS: (f32, f32) = (0.140, 0.058);
/// Patches of the ground along the side of a square.
const PATCHES: u8 = 4;

/// The yard of a lot.
pub(super) fn yard(lot: &Lot, site: &Site) -> Canvas {
    let colors = HouseColors::of(site.look);
    let mut canvas = Canvas::default();
    let area = lot.area(|is_joined| if is_joined { 0.0 } else { FENCE_INSET - 0.005 });
    floor(&mut canvas, area, Paint::grain(colors.earth), lot);
    let fenced = lot.area(|is_joined| if is_joined { 0.0 } else { FENCE_INSET });
    let has_wall = site.is_town || lot.random(1) < 0.5;
    for (side, is_joined) in SIDES.into_iter().zip(lot.is_joined) {
        if is_joined {
            continue;
        }
        let out = side.as_vec2();
        let middle = fenced.center() + out * fenced.half_size();
        let half = (fenced.half_size() * out.perp()).abs().element_sum();
        let out = at(out, 0.0);
        let plane = Plane::upright(at(middle, FLOOR), Vec3::Y.cross(out));
        if has_wall {
            wall(&mut canvas, &plane, half, Paint::new(colors.stone, Strip::Masonry), lot);
        } else {
            fence(&mut canvas, &plane, half, Paint::grain(colors.boards[2] * 1.15), site.is_fine);
        }
    }
    let mut shop = Workshop { canvas: &mut canvas, colors, site, seed: lot.seed };
    let turn = lot.random(3) * std::f32::consts::TAU;
    let middle = Mat4::from_translation(at(area.center(), FLOOR));
    let spot = |x: f32, z: f32| middle * Mat4::from_translation(Vec3::new(x, 0.0, z)) * Mat4::from_rotation_y(turn);
    // No hay is made in towns.
    let choice = if site.is_town { 1.0 + lot.random(2) * 3.0 } else { lot.random(2) * 6.0 };
    match choice as u32 {
        0 => {
            shop.build(props::hay, spot(-0.05, -0.05));
            shop.build(props::barrel, spot(0.26, 0.22));
            shop.build(props::barrel, spot(0.19, 0.28));
        }
        1 => {
            shop.build(props::well, spot(0.05, 0.03));
            shop.build(props::woodpile, middle * Mat4::from_translation(Vec3::new(-0.06, 0.0, -0.27)));
            shop.build(props::crates, spot(-0.24, 0.20));
        }
        2 => {
            shop.build(props::cart, middle * Mat4::from_rotation_y(turn * 0.12 + 0.2));
            shop.build(props::barrel, spot(0.28, -0.26));
            shop.build(props::signpost, middle * Mat4::from_translation(Vec3::new(-0.30, 0.0, 0.30)));
            shop.build(props::crates, spot(-0.27, -0.26));
        }
        3 => {
            shop.build(props::tree, spot(-0.06, -0.08));
            shop.build(props::cabbages, middle * Mat4::from_translation(Vec3::new(0.06, 0.0, 0.24)));
            shop.build(props::woodpile, middle * Mat4::from_translation(Vec3::new(0.05, 0.0, -0.29)));
        }
        4 => {
            shop.build(props::tree, spot(0.10, 0.12));
            shop.build(props::well, spot(-0.20, -0.16));
            shop.build(props::woodpile, middle * Mat4::from_translation(Vec3::new(0.08, 0.0, -0.30)));
        }
        _ => {
            shop.build(props::shed, middle * Mat4::from_translation(Vec3::new(-0.08, 0.0, -0.10)));
            shop.build(props::cabbages, middle * Mat4::from_translation(Vec3::new(-0.03, 0.0, 0.25)));
            shop.build(props::barrel, spot(0.27, -0.05));
        }
    }
    canvas
}

/// The ground of a yard or of a gap between houses, in patches of different tones.
pub(in super::super) fn floor(canvas: &mut Canvas, area: Rect, paint: Paint, lot: &Lot) {
    let step = area.size() / f32::from(PATCHES);
    let corner = |x: u8, y: u8| {
        let place = area.min + step * Vec2::new(f32::from(x), f32::from(y));
        (at(place, FLOOR), 0.84 + 0.30 * lot.random(64 + u32::from(x) * 8 + u32::from(y)))
    };
    for (x, y) in (0..PATCHES * PATCHES).map(|index| (index % PATCHES, index / PATCHES)) {
        canvas.face(&[corner(x, y), corner(x, y + 1), corner(x + 1, y + 1), corner(x + 1, y)], paint);
    }
    // The sides slope to the ground.
    let (inner, outer) = (area, area.inflate(0.02));
    let ring = |area: Rect| [area.min, area.min.with_y(area.max.y), area.max, area.max.with_y(area.min.y)];
    let (inner, outer) = (ring(inner), ring(outer));
    for side in 0..4 {
        let next = (side + 1) % 4;
        let corners =
            [(outer[side], 0.0, 0.6), (outer[next], 0.0, 0.6), (inner[next], FLOOR, 0.95), (inner[side], FLOOR, 0.95)];
        canvas.face(&corners.map(|(place, height, tone)| (at(place, height), tone)), paint);
    }
}

/// A wall of stone with a coping, in pieces of slightly different height.
pub(in super::super) fn wall(canvas: &mut Canvas, plane: &Plane, half: f32, paint: Paint, lot: &Lot) {
    let (height, thickness) = WALL;
    let pieces = 4_u32;
    for piece in 0..pieces {
        let ends = [piece, piece + 1].map(|piece| -half + 2.0 * half * piece as f32 / pieces as f32);
        let top = height * (0.90 + 0.14 * lot.random(100 + piece));
        let tone = 0.92 + 0.16 * lot.random(110 + piece);
        let back = Plane::upright(plane.at(0.0, 0.0, -thickness), -plane.right);
        canvas.panel(plane, [ends, [-FLOOR, top]], 0.0, [0.66 * tone, tone], paint);
        canvas.panel(&back, [[-ends[1], -ends[0]], [0.0, top]], 0.0, [0.7 * tone, tone], paint);
        for (x, is_left) in [(ends[0], true), (ends[1], false)] {
            let mut side = [(0.0, -thickness), (0.0, 0.0), (top, 0.0), (top, -thickness)]
                .map(|(y, d)| (plane.at(x, y, d), 0.85 * tone));
            if !is_left {
                side.reverse();
            }
            canvas.face(&side, paint);
        }
        let coping = [(ends[0], 0.006), (ends[1], 0.006), (ends[1], -thickness - 0.006), (ends[0], -thickness - 0.006)];
        canvas.face(&coping.map(|(x, d)| (plane.at(x, top, d), 1.15 * tone)), Paint { strip: Strip::Grain, ..paint });
    }
}

/// A fence of pickets between posts.
fn fence(canvas: &mut Canvas, plane: &Plane, half: f32, paint: Paint, is_fine: bool) {
    let (height, spacing) = PICKETS;
    let spacing = if is_fine { spacing } else { 3.0 * spacing };
    let width = if is_fine { 0.034 } else { 0.040 };
    let back = Plane::upright(plane.at(0.0, 0.0, -0.014), -plane.right);
    let count = (2.0 * half / spacing).round() as u32;
    for picket in 0..=count {
        let x = -half + 0.02 + (2.0 * half - 0.04) * picket as f32 / count as f32;
        let top = height * (0.94 + 0.1 * ((picket * 7) % 5) as f32 / 5.0);
        let outline = [
            (-width / 2.0, 0.0),
            (width / 2.0, 0.0),
            (width / 2.0, top - 0.02),
            (0.0, top),
            (-width / 2.0, top - 0.02),
        ];
        let tone = 0.9 + 0.05 * ((picket * 3) % 4) as f32;
        canvas.face(&outline.map(|(dx, y)| (plane.at(x + dx, y, 0.0), tone)), paint);
        canvas.face(&outline.map(|(dx, y)| (back.at(-x + dx, y, 0.0), tone * 0.9)), paint);
    }
    for y in [0.035, 0.088] {
        canvas.raised(plane, [[-half, half], [y, y + 0.016]], [-0.014, -0.002], paint);
        canvas.raised(&back, [[-half, half], [y, y + 0.016]], [-0.014, 0.003], paint);
    }
}
