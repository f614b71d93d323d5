//! Thin lines that neither break nor shimmer: strips twice as wide as the line, whose texture fades to nothing at both edges. From afar
//! its smaller versions make the line fainter instead of thinner.

use bevy::prelude::*;

use super::texture::stencil;
use crate::app::pieces::mesh::Shape;

/// Pixels of the texture along the line and across it.
const SIZE: (u32, u32) = (4, 64);
/// The strip's width, as a multiple of the line's.
const WIDTH: f32 = 2.0;
/// How far the line's edges fade, as a share of the strip.
const SOFT: f32 = 0.05;
/// Drawn before everything else that lets light through: shades, signs and marks lie on top.
const BEFORE_ALL: f32 = -100.0;

/// A line from one place to another, seen from above.
pub(super) fn strip(from: Vec2, to: Vec2, height: f32, width: f32) -> Shape {
    let aside = (to - from).normalize_or(Vec2::X).perp() * (width * WIDTH / 2.0);
    // Counter-clockwise seen from above, where z points down the page.
    let corners = [from + aside, to + aside, to - aside, from - aside].map(|at| Vec3::new(at.x, height, at.y));
    let length = from.distance(to) / width;
    let mut shape = Shape::default();
    shape.flat_quad(corners, [Vec2::new(0.0, 1.0), Vec2::new(length, 1.0), Vec2::new(length, 0.0), Vec2::ZERO]);
    shape
}

/// The four sides of a rectangle about the origin.
pub(super) fn outline(half: Vec2, height: f32, width: f32) -> Shape {
    let corners = [Vec2::new(-1.0, 1.0), Vec2::ONE, Vec2::new(1.0, -1.0), Vec2::NEG_ONE].map(|corner| corner * half);
    (0..4)
        .map(|side| {
            let (from, to) = (corners[side], corners[(side + 1) % 4]);
            // Corners are filled by one of the two that meet there.
            let beyond = (to - from).normalize() * width / 2.0;
            strip(from - beyond, to + beyond, height, width)
        })
        .collect()
}

/// What lines are made of.
pub(super) fn material(surface: StandardMaterial, images: &mut Assets<Image>) -> StandardMaterial {
    StandardMaterial {
        base_color_texture: Some(images.add(profile())),
        alpha_mode: AlphaMode::Blend,
        depth_bias: BEFORE_ALL,
        ..surface
    }
}

fn profile() -> Image {
    let (width, height) = SIZE;
    let alpha = (0..width * height).map(|index| {
        let from_middle = (((index / width) as f32 + 0.5) / height as f32 * 2.0 - 1.0).abs();
        ((1.0 / WIDTH + SOFT - from_middle) / (2.0 * SOFT)).clamp(0.0, 1.0)
    });
    stencil(alpha.collect(), width, height, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_face_up_and_run_from_end_to_end() {
        for (from, to) in [(Vec2::ZERO, Vec2::X * 3.0), (Vec2::ONE, Vec2::new(1.0, -4.0))] {
            let strip = strip(from, to, 0.1, 0.02);
            strip.assert_sound_normals();
            assert!(strip.facing_up(), "{from} to {to}");
            let (low, high) = strip.bounds();
            assert!((Vec2::new(high.x - low.x, high.z - low.z).length() - from.distance(to)).abs() < 0.05);
        }
    }

    #[test]
    fn lines_are_solid_in_the_middle_and_gone_at_the_edges() {
        let data = profile().data.expect("pixels");
        let alpha = |row: usize| data[row * 4 * 4 + 3];
        assert_eq!((alpha(0), alpha(32), alpha(63)), (0, 255, 0));
    }
}
