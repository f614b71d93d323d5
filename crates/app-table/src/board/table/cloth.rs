//! Table coverings: textures of leather and canvas, made from seeded noise.

use bevy::prelude::*;

use crate::board::texture;
use crate::board::texture::{SurfaceGrade, SurfaceSample};
use cannon_app_base::common::noise::{noise, rough_noise};

const SIZE: (u32, u32) = (512, 512);
/// Width and height that each texture covers, in board units.
pub(super) const LEATHER_SIZE: f32 = 7.0;
pub(super) const CANVAS_SIZE: f32 = 3.0;

const LEATHER: Vec3 = Vec3::new(0.128, 0.182, 0.150);
const LEATHER_WORN: Vec3 = Vec3::new(0.172, 0.226, 0.186);
const CANVAS: Vec3 = Vec3::new(0.640, 0.560, 0.425);
/// Number of threads across the canvas texture.
const THREADS: u32 = 96;

fn sample_leather(u: f32, v: f32) -> SurfaceSample {
    let wear = rough_noise(u, v, (4, 4), 103);
    let pebble = noise(u, v, (150, 150), 107);
    let fine = noise(u, v, (250, 250), 109) - 0.5;
    let crease = (1.0 - (rough_noise(u, v, (9, 9), 113) - 0.5).abs() / 0.03).clamp(0.0, 1.0);
    let color = LEATHER.lerp(LEATHER_WORN, (wear * 1.3 - 0.25).clamp(0.0, 1.0)) * (0.94 + 0.10 * pebble);
    SurfaceSample { color: color * (1.0 - 0.05 * crease), height: 0.36 * pebble + 0.1 * fine - 0.14 * crease }
}

fn sample_canvas(u: f32, v: f32) -> SurfaceSample {
    let threads = THREADS as f32;
    let wave = |coordinate: f32| (coordinate * threads * std::f32::consts::TAU).sin();
    // A plain weave: each thread passes over and under the others in turn.
    let is_warp_on_top = wave(u / 2.0) * wave(v / 2.0) > 0.0;
    let thread = if is_warp_on_top { wave(u).abs() } else { wave(v).abs() };
    let slub = if is_warp_on_top { noise(u, v, (THREADS, 7), 127) } else { noise(u, v, (7, THREADS), 131) };
    let stain = rough_noise(u, v, (3, 3), 137) - 0.5;
    let color = CANVAS * (0.86 + 0.07 * thread + 0.12 * slub + 0.10 * stain);
    SurfaceSample { color, height: 0.7 * thread }
}

/// Slightly worn leather.
pub(super) fn leather(grade: SurfaceGrade, images: &mut Assets<Image>) -> StandardMaterial {
    StandardMaterial {
        perceptual_roughness: 0.72,
        reflectance: 0.20,
        ..texture::surface_material(SIZE, grade, images, sample_leather)
    }
}

/// Undyed canvas.
pub(super) fn canvas(grade: SurfaceGrade, images: &mut Assets<Image>) -> StandardMaterial {
    StandardMaterial {
        perceptual_roughness: 0.9,
        reflectance: 0.25,
        ..texture::surface_material(SIZE, grade, images, sample_canvas)
    }
}
