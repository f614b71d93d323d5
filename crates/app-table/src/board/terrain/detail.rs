//! The detail texture of terrain: strips side by side, with factors for the colours of the vertices.

use bevy::image::ImageSampler;
use bevy::prelude::*;

use super::super::texture::{self, SurfaceGrade};
use super::canvas::Strip;
use cannon_app_base::common::noise::{noise, scatter};

/// Width and height in pixels. A strip is square.
const SIZE: (u32, u32) = (2048, 256);
/// Rows of tiles or slates on the height of the texture, and tiles and slates in a row.
pub(super) const TILE_ROWS: f32 = 8.0;
const TILES: f32 = 10.0;
const SLATES: f32 = 7.0;
/// Boards in a strip.
const BOARDS: f32 = 9.0;
/// Courses of bricks, and bricks in a course.
const BRICK_COURSES: f32 = 16.0;
const BRICKS: f32 = 7.0;
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
            3 => leaves(u, v),
            4 => planks(u, v),
            5 => bricks(u, v),
            6 => slates(u, v),
            _ => thatch(u, v),
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

/// Overlapping tiles, each rounded like half a pipe: each row is darkest below the edge of the next one. v grows towards the ridge.
fn tiles(u: f32, v: f32) -> f32 {
    let (column, row, height) = staggered(u, v, (TILES, TILE_ROWS));
    let side = (column.fract() - 0.5).abs() * 2.0;
    let shade = 0.22 * (scatter(column as u32, row as u32, 503) - 0.5);
    let overlap = 0.34 * ((height - 0.70) / 0.30).clamp(0.0, 1.0);
    0.96 + shade - 0.30 * side.powi(3) - overlap
}

/// Thin flat slates with fine joints.
fn slates(u: f32, v: f32) -> f32 {
    let (column, row, height) = staggered(u, v, (SLATES, TILE_ROWS));
    let side = (column.fract() - 0.5).abs();
    let shade = 0.26 * (scatter(column as u32, row as u32, 509) - 0.5);
    let joint = if side > 0.46 { 0.22 } else { 0.0 };
    let overlap = 0.30 * ((height - 0.80) / 0.20).clamp(0.0, 1.0);
    0.86 + shade - joint - overlap + 0.08 * (noise(u, v, (40, 40), 510) - 0.5)
}

/// The column, the row and the height in the row of a place, where every other row is shifted by half a column.
fn staggered(u: f32, v: f32, (columns, rows): (f32, f32)) -> (f32, f32, f32) {
    let row = (v * rows).floor();
    ((u * columns + 0.5 * (row % 2.0)).rem_euclid(columns), row, (v * rows).fract())
}

/// Upright boards with gaps and the lines of their grain.
fn planks(u: f32, v: f32) -> f32 {
    let board = (u * BOARDS).floor();
    let gap = if ((u * BOARDS).fract() - 0.5).abs() > 0.43 { 0.34 } else { 0.0 };
    let shade = 0.26 * (scatter(board as u32, 3, 511) - 0.5);
    let lines = 0.20 * (noise(u, v, (90, 5), 512) - 0.5);
    0.86 + shade + lines - gap
}

/// Small bricks with light joints.
fn bricks(u: f32, v: f32) -> f32 {
    let (brick, course, height) = staggered(u, v, (BRICKS, BRICK_COURSES));
    let is_joint = height > 0.80 || (brick.fract() - 0.5).abs() > 0.44;
    let shade = 0.32 * (scatter(brick as u32, course as u32, 513) - 0.5);
    if is_joint { 0.66 } else { 0.82 + shade }
}

/// Straw in uneven layers, which hang down.
fn thatch(u: f32, v: f32) -> f32 {
    let layer = (v * 4.0 + 0.30 * noise(u, v, (12, 4), 514)).fract();
    0.90 + 0.40 * (noise(u, v, (80, 6), 515) - 0.5) - 0.22 * ((layer - 0.75) / 0.25).clamp(0.0, 1.0)
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
