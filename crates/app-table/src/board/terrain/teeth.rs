//! Low obstacles: rows of concrete teeth with wire between them, over which everybody can fire.

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, at, field_noise, linear};
use super::cluster::Cluster;
use super::convex::Convex;
use super::site::Site;
use super::solids::Paint;
use cannon_app_base::common::noise::scatter;

/// Number of concrete teeth along the side of a square.
const TEETH: u8 = 3;
/// Half the width of a tooth at the bottom and at the top, and its height.
const TOOTH: (f32, f32, f32) = (0.118, 0.046, 0.140);
/// Height of the strip of concrete on which the teeth stand, and its distance from the edge.
const FOUNDATION: f32 = 0.018;
const FOUNDATION_INSET: f32 = 0.04;
/// Heights of the strands of wire, and their thickness.
const STRANDS: [f32; 2] = [0.085, 0.125];
const WIRE: f32 = 0.005;
const POST: (f32, f32) = (0.140, 0.012);

/// Rows of concrete teeth, over which everybody can fire.
pub(super) fn teeth(cluster: &Cluster, site: &Site) -> Canvas {
    let concrete = site.palette.concrete;
    let mut canvas = Canvas::height_field(
        cluster,
        HeightField {
            steps: 6,
            strip: Strip::Grain,
            height: |place| {
                let is_inside = cluster.edge_distance(place) > FOUNDATION_INSET;
                if is_inside { FOUNDATION } else { 0.0 }
            },
            color: |point: Vec3| linear(concrete * (0.54 + 0.22 * field_noise(point.xz(), 0.3, 585))),
            is_faceted: false,
        },
    );
    for cell in cluster.cells() {
        for index in 0..TEETH * TEETH {
            let grid = Vec2::new(f32::from(index % TEETH), f32::from(index / TEETH)) + 0.5;
            let seed = (cell.x as u32) << 14 | (cell.y as u32) << 6 | u32::from(index);
            let random = |index: u32| scatter(seed, index, 581);
            let shift = (Vec2::new(random(3), random(4)) - 0.5) * 0.03;
            let place = Mat4::from_translation(at(cell.as_vec2() + grid / f32::from(TEETH) + shift, 0.0))
                * Mat4::from_rotation_y(0.22 * (random(5) - 0.5))
                * Mat4::from_rotation_z(0.10 * (random(6) - 0.5));
            let shade = 0.86 + 0.28 * random(1);
            let stains = |normal: Vec3, _: Vec3| {
                // Rain has washed one side cleaner than the others.
                Paint::grain(concrete * shade * (1.0 + 0.08 * normal.x - 0.05 * normal.z))
            };
            tooth(TOOTH.2 * (0.86 + 0.18 * random(2)), seed).build(&mut canvas, place, stains, site.is_fine);
        }
        if site.is_fine {
            wire(&mut canvas, cell, Paint::grain(site.palette.concrete * 0.32));
        }
    }
    canvas
}

/// A tooth on the ground, with broken corners.
fn tooth(height: f32, seed: u32) -> Convex {
    let (bottom, top, _) = TOOTH;
    let mut body = Convex::cuboid(Vec3::new(bottom, height, bottom)).cut(Vec3::NEG_Y, 0.0);
    let lean = (bottom - top) / height;
    for out in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
        let normal = out + Vec3::Y * lean;
        body = body.cut(normal, bottom / normal.length());
    }
    for chip in 0..2 {
        let random = |index: u32| scatter(seed, 20 + chip * 4 + index, 581);
        let angle = std::f32::consts::FRAC_PI_2 * ((random(0) * 4.0).floor() + 0.5) + 0.5 * (random(1) - 0.5);
        let normal = Vec3::new(angle.cos(), 0.8 + 0.5 * random(2), angle.sin()).normalize();
        let corner = Vec3::new(angle.cos().signum() * top, height, angle.sin().signum() * top);
        body = body.cut(normal, corner.dot(normal) - 0.012 - 0.018 * random(3));
    }
    body
}

/// Two strands of wire on posts, between two rows of teeth.
fn wire(canvas: &mut Canvas, cell: IVec2, paint: Paint) {
    let (height, width) = POST;
    let z = cell.y as f32 + 1.0 / f32::from(TEETH);
    let post = |x: f32| Vec3::new(cell.x as f32 + x, 0.0, z);
    for x in [0.06, 0.5, 0.94] {
        canvas.beam(post(x), post(x) + Vec3::Y * height, width, paint);
    }
    for (from, to) in [(0.06, 0.5), (0.5, 0.94)] {
        for strand in STRANDS {
            let middle = post((from + to) * 0.5) + Vec3::Y * (strand - 0.014);
            canvas.beam(post(from) + Vec3::Y * strand, middle, WIRE, paint);
            canvas.beam(middle, post(to) + Vec3::Y * strand, WIRE, paint);
        }
    }
}
