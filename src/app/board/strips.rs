//! Antialiased lines and edges: strips whose textures fade. Lines are drawn twice as wide as they are, and the mip levels of their texture
//! make them fainter at a distance instead of thinner. Edges have strips beside them in the colour of the other side.

use bevy::prelude::*;

use super::texture::{Grade, stencil};
use crate::app::common::mesh::Shape;

/// Width and height of the textures. They are square, because mip levels end as soon as one side is a single pixel.
const SIZE: (u32, u32) = (64, 64);
/// Width of a strip as a multiple of the line's width.
const WIDTH: f32 = 2.0;
/// Width of the fade at the line's edges, as a share of the strip.
const SOFT: f32 = 0.05;
/// Maximum width of a [`rim`] in board units: about a pixel on the largest boards.
pub(super) const EDGE_REACH: f32 = 0.045;
/// Height of strips above the surface they lie on: below shadows and marks.
pub(super) const LIFT: f32 = 0.000_8;
/// Depth bias that draws strips before all other translucent things: shadows, labels and marks lie on top.
const BEFORE_ALL: f32 = -100.0;

/// A line from one point to another, facing up.
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
            // Each side fills one of the corners.
            let beyond = (to - from).normalize() * width / 2.0;
            strip(from - beyond, to + beyond, height, width)
        })
        .collect()
}

/// Strips along the edges of a rectangle, on the inner side if `reach` is negative, for the colour of the other side. The texture is a step
/// from opaque to transparent at the edge, so the strips are invisible from near. At a distance its mip levels turn the step into a slope
/// of about one pixel, so the edge does not flicker from pixel to pixel while the camera moves.
pub(super) fn rim(edge: Rect, height: f32, reach: f32) -> Shape {
    rim_sides(edge, height, reach).into_iter().map(|(_, side)| side).collect()
}

/// The four sides of a [`rim`], each with its direction from the middle.
pub(super) fn rim_sides(edge: Rect, height: f32, reach: f32) -> [(Vec2, Shape); 4] {
    let corners = |rect: Rect| {
        let (low, high) = (rect.min, rect.max);
        [Vec2::new(low.x, high.y), high, Vec2::new(high.x, low.y), low].map(|at| Vec3::new(at.x, height, at.y))
    };
    let far = 0.5 + reach.abs() / (2.0 * EDGE_REACH);
    let beside = edge.inflate(reach);
    let [(outer, outer_v), (inner, inner_v)] =
        if reach < 0.0 { [(edge, 0.5), (beside, far)] } else { [(beside, far), (edge, 0.5)] };
    let (outer, inner) = (corners(outer), corners(inner));
    [(0, Vec2::Y), (1, Vec2::X), (2, Vec2::NEG_Y), (3, Vec2::NEG_X)].map(|(side, direction)| {
        let next = (side + 1) % 4;
        let along = direction.perp();
        // The texture has the same scale along the edge as across it. Without any extent along it, anisotropic filters would choose a much
        // too small mip level at single pixels.
        let u = |at: Vec3| at.xz().dot(along) / (2.0 * EDGE_REACH);
        let corners = [(outer[side], outer_v), (outer[next], outer_v), (inner[next], inner_v), (inner[side], inner_v)];
        let mut shape = Shape::default();
        shape.flat_quad(corners.map(|(at, _)| at), corners.map(|(at, v)| Vec2::new(u(at), v)));
        (direction, shape)
    })
}

/// The material of lines.
pub(super) fn material(surface: StandardMaterial, grade: Grade, images: &mut Assets<Image>) -> StandardMaterial {
    faded(surface, (grade, images), |across| {
        let from_middle = (across * 2.0 - 1.0).abs();
        (1.0 / WIDTH + SOFT - from_middle) / (2.0 * SOFT)
    })
}

/// The material of the strips along edges: see [`rim`].
pub(super) fn edge_material(surface: StandardMaterial, grade: Grade, images: &mut Assets<Image>) -> StandardMaterial {
    faded(surface, (grade, images), |across| if across < 0.5 { 1.0 } else { 0.0 })
}

/// A material whose opacity across a strip is given by `profile`, from 0 to 1.
fn faded(
    surface: StandardMaterial,
    (grade, images): (Grade, &mut Assets<Image>),
    profile: impl Fn(f32) -> f32,
) -> StandardMaterial {
    StandardMaterial {
        base_color_texture: Some(images.add(texture(grade, profile))),
        alpha_mode: AlphaMode::Blend,
        depth_bias: BEFORE_ALL,
        ..surface
    }
}

fn texture(grade: Grade, profile: impl Fn(f32) -> f32) -> Image {
    let (width, height) = SIZE;
    let alpha =
        (0..width * height).map(|index| profile(((index / width) as f32 + 0.5) / height as f32).clamp(0.0, 1.0));
    stencil(alpha.collect(), (width, height), 1, grade)
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
    fn rims_lie_on_either_side_of_an_edge() {
        let edge = Rect::from_center_half_size(Vec2::new(3.0, 1.0), Vec2::splat(0.5));
        for reach in [-EDGE_REACH, EDGE_REACH, 0.01] {
            let rim = rim(edge, 0.1, reach);
            rim.assert_sound_normals();
            assert!(rim.facing_up(), "{reach}");
            let (low, high) = rim.bounds();
            let outermost = edge.inflate(reach.max(0.0));
            assert!((low.xz() - outermost.min).abs().max_element() < 1.0e-6, "{reach}");
            assert!((high.xz() - outermost.max).abs().max_element() < 1.0e-6, "{reach}");
        }
    }

    /// Otherwise some renderers choose a much too small mip level at single pixels.
    #[test]
    fn the_texture_of_a_rim_is_nowhere_stretched() {
        let edge = Rect::from_center_half_size(Vec2::new(3.0, 1.0), Vec2::splat(0.5));
        for reach in [-EDGE_REACH, EDGE_REACH, 0.01] {
            for (direction, side) in rim_sides(edge, 0.1, reach) {
                let corners: Vec<_> = side.texture_corners().collect();
                for ((at, uv), (other, other_uv)) in corners.iter().zip(corners.iter().skip(1)) {
                    let lengths = [at.distance(*other), uv.distance(*other_uv) * 2.0 * EDGE_REACH];
                    assert!((lengths[0] - lengths[1]).abs() < 1.0e-4, "{direction} {reach}: {lengths:?}");
                }
            }
        }
    }

    /// The alpha of a strip material's texture in one row.
    fn alpha(material: &StandardMaterial, images: &Assets<Image>, row: usize) -> u8 {
        let texture = material.base_color_texture.as_ref().and_then(|handle| images.get(handle)).expect("a texture");
        texture.data.as_ref().expect("pixels")[row * SIZE.0 as usize * 4 + 3]
    }

    #[test]
    fn lines_are_solid_in_the_middle_and_gone_at_both_ends_and_edges_are_steps() {
        let mut images = Assets::default();
        let line = material(StandardMaterial::default(), Grade::Fine, &mut images);
        assert_eq!([0, 32, 63].map(|row| alpha(&line, &images, row)), [0, 255, 0]);
        let edge = edge_material(StandardMaterial::default(), Grade::Fine, &mut images);
        assert_eq!([0, 31, 32, 63].map(|row| alpha(&edge, &images, row)), [255, 255, 0, 0]);
    }

    #[test]
    fn the_smallest_version_of_a_texture_is_one_pixel() {
        let texture = texture(Grade::Fine, |_| 1.0);
        assert_eq!(texture.texture_descriptor.mip_level_count, SIZE.1.ilog2() + 1);
    }
}
