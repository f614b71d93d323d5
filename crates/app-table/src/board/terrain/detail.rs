//! The detail texture of terrain: four strips side by side, with factors for the colours of the vertices.

use bevy::image::ImageSampler;
use bevy::prelude::*;

use super::super::texture::{self, SurfaceGrade};
use super::canvas::Strip;
use cannon_app_base::common::noise::{noise, scatter};

/// Width and height in pixels. A strip is square.
const SIZE: (u32, u32) = (1024, 256);
/// Rows of tiles on the height of the texture, and tiles in a row.
const TILE_ROWS: f32 = 6.0;
const TILES: f32 = 8.0;
/// Courses of masonry, and stones in a course.
const COURSES: f32 = 8.0;
const STONES: f32 = 5.0;

/// The texture. It has no anisotropic filtering: some faces have texture coordinates that do not change along one direction, for which a
/// software renderer computes filters without end.
pub(super) fn image(grade: SurfaceGrade) -> Image {
    let mut image = texture::color_texture(SIZE, grade, |u, v| {
        let (strip, u) = ((u * Strip::COUNT) as u32, (u * Strip::COUNT).fract());
        let brightness = match strip {
            0 => grain(u, v),
            1 => tiles(u, v),
            2 => masonry(u, v),
            _ => leaves(u, v),
        };
        Vec3::splat(brightness.clamp(0.0, 1.0))
    });
    if let ImageSampler::Descriptor(sampler) = &mut image.sampler {
        sampler.anisotropy_clamp = 1;
    }
    image
}

fn grain(u: f32, v: f32) -> f32 {
    0.88 + 0.14 * (noise(u, v, (60, 60), 501) - 0.5) + 0.14 * (noise(u, v, (9, 9), 502) - 0.5)
}

/// Overlapping tiles: each row is darkest below the edge of the next one. v grows towards the ridge.
fn tiles(u: f32, v: f32) -> f32 {
    let row = (v * TILE_ROWS).floor();
    let height = (v * TILE_ROWS).fract();
    let column = (u * TILES + 0.5 * (row % 2.0)).rem_euclid(TILES);
    let side = (column.fract() - 0.5).abs();
    let shade = 0.05 * (scatter(column as u32, row as u32, 503) - 0.5);
    let joint = if side > 0.43 { 0.16 } else { 0.0 };
    let overlap = 0.30 * ((height - 0.72) / 0.28).clamp(0.0, 1.0);
    0.92 + 2.0 * shade - joint - overlap
}

fn masonry(u: f32, v: f32) -> f32 {
    let course = (v * COURSES).floor();
    let height = (v * COURSES).fract();
    let stone = (u * STONES + 0.5 * (course % 2.0)).rem_euclid(STONES);
    let is_joint = (height - 0.5).abs() > 0.42 || (stone.fract() - 0.5).abs() > 0.45;
    let shade = 0.22 * (scatter(stone as u32, course as u32, 505) - 0.5);
    if is_joint { 0.64 } else { 0.88 + shade + 0.1 * (noise(u, v, (50, 50), 506) - 0.5) }
}

fn leaves(u: f32, v: f32) -> f32 {
    let clumps = noise(u, v, (14, 14), 507);
    let twigs = noise(u, v, (38, 38), 508);
    0.58 + 0.34 * clumps + 0.26 * (twigs - 0.4)
}
