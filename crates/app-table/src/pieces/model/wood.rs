//! Wood grain of a whole model. It continues from part to part and over edges, as if the model were carved from one block.
//!
//! The grain at a point depends on the distance along the trunk and the distance from its axis. Full models get the grain in their wear
//! texture, pixel by pixel; low-detail models get texture coordinates into the grain texture.

use bevy::prelude::*;

use super::read::{FilePart, bounds};
use crate::pieces::paint::{Grain, is_carved};

/// Length in board units that the grain texture covers along the trunk.
const GRAIN_LENGTH: f32 = 0.9;
/// Length in board units that the grain texture covers across the rings.
const GRAIN_WIDTH: f32 = 0.34;
/// Offset of the trunk's axis from the middle of the model.
const TRUNK_AXIS: Vec2 = Vec2::new(0.52, 0.37);
/// Width in pixels by which the colour of a triangle is extended beyond its edges, so that mip levels do not mix in the background.
const DILATION_PIXELS: usize = 4;

/// The coordinates in the grain texture for points of a model. The grain runs along the longest side of the model.
fn grain_coordinates(parts: &[FilePart]) -> impl Fn(Vec3) -> Vec2 + use<> {
    let (min, max) = bounds(parts);
    let size = max - min;
    let is_vertical = size.y > size.x.max(size.z);
    move |point| {
        let (along, across) = if is_vertical { (point.y, point.xz()) } else { (point.z, point.xy()) };
        Vec2::new(along / GRAIN_LENGTH, (across - TRUNK_AXIS).length() / GRAIN_WIDTH)
    }
}

/// Gives a low-detail model texture coordinates in the grain texture.
pub(super) fn assign_grain_coordinates(parts: &mut [FilePart]) {
    let coordinates = grain_coordinates(parts);
    for part in parts {
        for (_, geometry) in &mut part.surfaces {
            geometry.uvs = geometry.positions.iter().map(|point| coordinates(part.model_pivot + *point)).collect();
        }
    }
}

/// Multiplies the wear texture of a full model by the grain, for slots of wood. `size` is the side of the texture in pixels.
pub(super) fn apply_grain(grain: &Grain, parts: &[FilePart], wear: &mut [Vec3], size: u32) {
    let coordinates = grain_coordinates(parts);
    let size = size as usize;
    let mut grain_colors: Vec<Option<Vec3>> = vec![None; wear.len()];
    for part in parts {
        for (_, geometry) in part.surfaces.iter().filter(|(slot, _)| is_carved(slot)) {
            for corners in geometry.indices.chunks_exact(3) {
                let corner = |n: usize| {
                    let index = corners[n] as usize;
                    let point = part.model_pivot + geometry.positions[index];
                    (geometry.uvs[index] * size as f32, coordinates(point))
                };
                rasterise_triangle([corner(0), corner(1), corner(2)], size, |index, place| {
                    grain_colors[index] = Some(grain.sample(place));
                });
            }
        }
    }
    for _ in 0..DILATION_PIXELS {
        dilate(&mut grain_colors, size);
    }
    for (wear, grain_color) in wear.iter_mut().zip(grain_colors) {
        *wear *= grain_color.unwrap_or(Vec3::ONE);
    }
}

/// Rasterises a triangle, given as (texture position, value) of its corners. Calls `visit` with the index and the interpolated value of
/// each pixel.
fn rasterise_triangle(corners: [(Vec2, Vec2); 3], size: usize, mut visit: impl FnMut(usize, Vec2)) {
    let [(a, value_a), (b, value_b), (c, value_c)] = corners;
    let area = (b - a).perp_dot(c - a);
    if area.abs() < 1.0e-9 {
        return;
    }
    let last = size as f32 - 1.0;
    let min = (a.min(b).min(c) - 0.5).ceil().clamp(Vec2::ZERO, Vec2::splat(last));
    let max = (a.max(b).max(c) - 0.5).floor().clamp(Vec2::ZERO, Vec2::splat(last));
    for y in min.y as usize..=max.y as usize {
        for x in min.x as usize..=max.x as usize {
            let pixel = Vec2::new(x as f32, y as f32) + 0.5;
            let weight_b = (pixel - a).perp_dot(c - a) / area;
            let weight_c = (b - a).perp_dot(pixel - a) / area;
            let weight_a = 1.0 - weight_b - weight_c;
            if weight_a.min(weight_b).min(weight_c) >= -0.02 {
                visit(y * size + x, value_a * weight_a + value_b * weight_b + value_c * weight_c);
            }
        }
    }
}

/// Gives each empty pixel next to a filled pixel the colour of that neighbour.
fn dilate(pixels: &mut [Option<Vec3>], size: usize) {
    let previous = pixels.to_vec();
    for (index, pixel) in pixels.iter_mut().enumerate().filter(|(_, pixel)| pixel.is_none()) {
        let x = index % size;
        let neighbours = [
            (x > 0).then(|| index - 1),
            (x + 1 < size).then_some(index + 1),
            index.checked_sub(size),
            Some(index + size).filter(|&below| below < previous.len()),
        ];
        *pixel = neighbours.into_iter().flatten().find_map(|neighbour| previous[neighbour]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangle_fills_half_of_a_square() {
        let mut filled = 0;
        let corners = [Vec2::ZERO, Vec2::new(8.0, 0.0), Vec2::new(0.0, 8.0)].map(|corner| (corner, corner));
        rasterise_triangle(corners, 8, |index, value| {
            let middle = Vec2::new((index % 8) as f32 + 0.5, (index / 8) as f32 + 0.5);
            assert!(value.abs_diff_eq(middle, 1.0e-3), "{value} at {middle}");
            filled += 1;
        });
        assert!((28..=36).contains(&filled), "{filled}");
    }

    #[test]
    fn colour_spreads_to_the_four_neighbours() {
        let mut pixels = vec![None; 25];
        pixels[12] = Some(Vec3::ONE);
        dilate(&mut pixels, 5);
        assert_eq!(pixels.iter().flatten().count(), 5);
    }
}
