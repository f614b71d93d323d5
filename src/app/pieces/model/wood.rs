//! Wood grain of a whole model, which continues from part to part and over edges as if the model were carved from one block.
//!
//! The grain at a point depends on the distance along the trunk and the distance from its axis. Full models get the grain in their wear
//! texture, pixel by pixel; low-detail models get texture coordinates into the grain texture.

use bevy::prelude::*;

use super::read::{FilePart, bounds};
use crate::app::pieces::paint::Grain;

/// Length in board units that the grain texture covers along the trunk.
const ALONG: f32 = 0.9;
/// Length in board units that the grain texture covers across the rings.
const ACROSS: f32 = 0.34;
/// Offset of the trunk's axis from the middle of the model.
const HEART: Vec2 = Vec2::new(0.52, 0.37);
/// Width in pixels by which the colour of a triangle is extended beyond its edges, for the sake of the mip levels.
const MARGIN: usize = 4;

/// A grain, and the slots that it applies to.
#[derive(Clone, Copy)]
pub(in crate::app::pieces) struct Wood<'a> {
    pub(in crate::app::pieces) grain: &'a Grain,
    pub(in crate::app::pieces) is_wood: fn(&str) -> bool,
}

/// Direction of the grain in a model: along its longest side.
#[derive(Clone, Copy)]
enum Lie {
    Upright,
    Level,
}

impl Lie {
    fn of(parts: &[FilePart]) -> Lie {
        let (low, high) = bounds(parts);
        let size = high - low;
        if size.y > size.x.max(size.z) { Lie::Upright } else { Lie::Level }
    }

    /// The grain texture's coordinates at a point of the model.
    fn place(self, point: Vec3) -> Vec2 {
        let (along, across) = match self {
            Lie::Upright => (point.y, Vec2::new(point.x, point.z)),
            Lie::Level => (point.z, Vec2::new(point.x, point.y)),
        };
        Vec2::new(along / ALONG, (across - HEART).length() / ACROSS)
    }
}

/// Sets the texture coordinates of a low-detail model to positions in the grain texture.
pub(super) fn lay(parts: &mut [FilePart]) {
    let lie = Lie::of(parts);
    for part in parts {
        for (_, geometry) in &mut part.surfaces {
            geometry.uvs = geometry.positions.iter().map(|point| lie.place(part.place + *point)).collect();
        }
    }
}

impl Wood<'_> {
    /// Multiplies the wear texture of a full model by the grain, for slots of wood.
    pub(super) fn stain(self, parts: &[FilePart], wear: &mut [Vec3], side: u32) {
        let lie = Lie::of(parts);
        let side = side as usize;
        let mut stain: Vec<Option<Vec3>> = vec![None; wear.len()];
        for part in parts {
            for (_, geometry) in part.surfaces.iter().filter(|(slot, _)| (self.is_wood)(slot)) {
                for corners in geometry.indices.chunks_exact(3) {
                    let corner = |nth: usize| {
                        let index = corners[nth] as usize;
                        let place = lie.place(part.place + geometry.positions[index]);
                        (geometry.uvs[index] * side as f32, place)
                    };
                    fill([corner(0), corner(1), corner(2)], side, |index, place| {
                        stain[index] = Some(self.grain.at(place));
                    });
                }
            }
        }
        for _ in 0..MARGIN {
            spread(&mut stain, side);
        }
        for (wear, stain) in wear.iter_mut().zip(stain) {
            if let Some(stain) = stain {
                *wear *= stain;
            }
        }
    }
}

/// Rasterises a triangle given as (texture position, value) and calls `tell` with each pixel's index and interpolated value.
fn fill(corners: [(Vec2, Vec2); 3], side: usize, mut tell: impl FnMut(usize, Vec2)) {
    let [(a, at_a), (b, at_b), (c, at_c)] = corners;
    let area = (b - a).perp_dot(c - a);
    if area.abs() < 1.0e-9 {
        return;
    }
    let last = side as f32 - 1.0;
    let low = (a.min(b).min(c) - 0.5).ceil().clamp(Vec2::ZERO, Vec2::splat(last));
    let high = (a.max(b).max(c) - 0.5).floor().clamp(Vec2::ZERO, Vec2::splat(last));
    for y in low.y as usize..=high.y as usize {
        for x in low.x as usize..=high.x as usize {
            let pixel = Vec2::new(x as f32, y as f32) + 0.5;
            let of_b = (pixel - a).perp_dot(c - a) / area;
            let of_c = (b - a).perp_dot(pixel - a) / area;
            let of_a = 1.0 - of_b - of_c;
            if of_a.min(of_b).min(of_c) >= -0.02 {
                tell(y * side + x, at_a * of_a + at_b * of_b + at_c * of_c);
            }
        }
    }
}

/// Gives each empty pixel the colour of a neighbour.
fn spread(pixels: &mut [Option<Vec3>], side: usize) {
    let before = pixels.to_vec();
    for (index, pixel) in pixels.iter_mut().enumerate().filter(|(_, pixel)| pixel.is_none()) {
        let x = index % side;
        let neighbours = [
            (x > 0).then(|| index - 1),
            (x + 1 < side).then_some(index + 1),
            index.checked_sub(side),
            Some(index + side).filter(|&below| below < before.len()),
        ];
        *pixel = neighbours.into_iter().flatten().find_map(|neighbour| before[neighbour]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_triangle_fills_its_half_of_a_square() {
        let mut found = 0;
        let corners = [Vec2::ZERO, Vec2::new(8.0, 0.0), Vec2::new(0.0, 8.0)].map(|corner| (corner, corner));
        fill(corners, 8, |index, place| {
            let middle = Vec2::new((index % 8) as f32 + 0.5, (index / 8) as f32 + 0.5);
            assert!(place.abs_diff_eq(middle, 1.0e-3), "{place} at {middle}");
            found += 1;
        });
        assert!((28..=36).contains(&found), "{found}");
    }

    #[test]
    fn colour_spreads_by_a_pixel_all_around() {
        let mut pixels = vec![None; 25];
        pixels[12] = Some(Vec3::ONE);
        spread(&mut pixels, 5);
        assert_eq!(pixels.iter().flatten().count(), 5);
    }
}
