//! Antialiased lines and edges: strips whose textures fade. A line's strip is twice as wide as the line, and the mip levels of its texture
//! make the line fainter at a distance instead of thinner. Edges have strips beside them in the colour of the other side.

use bevy::prelude::*;

use super::texture::{SurfaceGrade, alpha_texture};
use cannon_app_base::common::mesh::Shape;

/// Width and height of the textures in pixels. They are square, because the mip levels end when one side is a single pixel.
const SIZE: (u32, u32) = (64, 64);
/// Width of a strip, as a multiple of the line's width.
const STRIP_WIDTH_FACTOR: f32 = 2.0;
/// Width of the fade at the line's edges, as a share of the strip.
const FADE_WIDTH: f32 = 0.05;
/// Maximum width of a [`rim`] in board units, about a pixel on the largest boards.
pub(super) const MAX_RIM_WIDTH: f32 = 0.045;
/// Height of strips above their surface, below shadows and marks.
pub(super) const STRIP_HEIGHT: f32 = 0.000_8;
/// Depth bias that draws strips before all other translucent objects, so that shadows, labels and marks are on top.
const DEPTH_BIAS: f32 = -100.0;

/// A line from one point to another that faces up.
pub(super) fn strip(from: Vec2, to: Vec2, height: f32, width: f32) -> Shape {
    let half_width = (to - from).normalize_or(Vec2::X).perp() * (width * STRIP_WIDTH_FACTOR / 2.0);
    // Counter-clockwise seen from above, where z points down the page.
    let corners = [from + half_width, to + half_width, to - half_width, from - half_width]
        .map(|point| Vec3::new(point.x, height, point.y));
    let length = from.distance(to) / width;
    let mut shape = Shape::default();
    shape.flat_quad(corners, [Vec2::new(0.0, 1.0), Vec2::new(length, 1.0), Vec2::new(length, 0.0), Vec2::ZERO]);
    shape
}

/// The four sides of a rectangle about the origin.
pub(super) fn outline(half_size: Vec2, height: f32, width: f32) -> Shape {
    let corners =
        [Vec2::new(-1.0, 1.0), Vec2::ONE, Vec2::new(1.0, -1.0), Vec2::NEG_ONE].map(|corner| corner * half_size);
    (0..4)
        .map(|side| {
            let (from, to) = (corners[side], corners[(side + 1) % 4]);
            // Each side fills one of the corners.
            let overlap = (to - from).normalize() * width / 2.0;
            strip(from - overlap, to + overlap, height, width)
        })
        .collect()
}

/// Strips of width `reach` along the edges of a rectangle, on the inner side if it is negative, for the colour of the other side. The
/// texture is a step from opaque to transparent at the edge, so the strips are invisible from near. At a distance, its mip levels turn the
/// step into a slope of about one pixel, so that the edge does not flicker while the camera moves.
pub(super) fn rim(edge: Rect, height: f32, reach: f32) -> Shape {
    rim_sides(edge, height, reach).into_iter().map(|(_, side)| side).collect()
}

/// The four sides of a [`rim`], each with its direction from the middle.
pub(super) fn rim_sides(edge: Rect, height: f32, reach: f32) -> [(Vec2, Shape); 4] {
    let corners = |rect: Rect| {
        let (min, max) = (rect.min, rect.max);
        [Vec2::new(min.x, max.y), max, Vec2::new(max.x, min.y), min].map(|point| Vec3::new(point.x, height, point.y))
    };
    let far_v = 0.5 + reach.abs() / (2.0 * MAX_RIM_WIDTH);
    let other_edge = edge.inflate(reach);
    let [(outer, outer_v), (inner, inner_v)] =
        if reach < 0.0 { [(edge, 0.5), (other_edge, far_v)] } else { [(other_edge, far_v), (edge, 0.5)] };
    let (outer, inner) = (corners(outer), corners(inner));
    [(0, Vec2::Y), (1, Vec2::X), (2, Vec2::NEG_Y), (3, Vec2::NEG_X)].map(|(side, direction)| {
        let next = (side + 1) % 4;
        let along = direction.perp();
        // The texture has the same scale along the edge as across it. With no extent along the edge, anisotropic filters would choose a far
        // too small mip level at some pixels.
        let u = |point: Vec3| point.xz().dot(along) / (2.0 * MAX_RIM_WIDTH);
        let corners = [(outer[side], outer_v), (outer[next], outer_v), (inner[next], inner_v), (inner[side], inner_v)];
        let mut shape = Shape::default();
        shape.flat_quad(corners.map(|(point, _)| point), corners.map(|(point, v)| Vec2::new(u(point), v)));
        (direction, shape)
    })
}

/// The material of lines.
pub(super) fn line_material(
    surface: StandardMaterial,
    grade: SurfaceGrade,
    images: &mut Assets<Image>,
) -> StandardMaterial {
    fading_material(surface, (grade, images), |across| {
        let from_middle = (across * 2.0 - 1.0).abs();
        (1.0 / STRIP_WIDTH_FACTOR + FADE_WIDTH - from_middle) / (2.0 * FADE_WIDTH)
    })
}

/// The material of the strips along edges, see [`rim`].
pub(super) fn edge_material(
    surface: StandardMaterial,
    grade: SurfaceGrade,
    images: &mut Assets<Image>,
) -> StandardMaterial {
    fading_material(surface, (grade, images), |across| if across < 0.5 { 1.0 } else { 0.0 })
}

/// A material with the given opacity across a strip. Position and opacity are from 0 to 1.
fn fading_material(
    surface: StandardMaterial,
    (grade, images): (SurfaceGrade, &mut Assets<Image>),
    opacity: impl Fn(f32) -> f32,
) -> StandardMaterial {
    StandardMaterial {
        base_color_texture: Some(images.add(fading_texture(grade, opacity))),
        alpha_mode: AlphaMode::Blend,
        depth_bias: DEPTH_BIAS,
        ..surface
    }
}

fn fading_texture(grade: SurfaceGrade, opacity: impl Fn(f32) -> f32) -> Image {
    let (width, height) = SIZE;
    let alpha =
        (0..width * height).map(|index| opacity(((index / width) as f32 + 0.5) / height as f32).clamp(0.0, 1.0));
    alpha_texture(alpha.collect(), (width, height), 1, grade)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_face_up_and_have_the_length_of_the_line() {
        for (from, to) in [(Vec2::ZERO, Vec2::X * 3.0), (Vec2::ONE, Vec2::new(1.0, -4.0))] {
            let strip = strip(from, to, 0.1, 0.02);
            strip.assert_sound_normals();
            assert!(strip.faces_up(), "{from} to {to}");
            let (min, max) = strip.bounds();
            assert!((Vec2::new(max.x - min.x, max.z - min.z).length() - from.distance(to)).abs() < 0.05);
        }
    }

    #[test]
    fn rim_lies_inside_for_negative_reach_and_outside_for_positive() {
        let edge = Rect::from_center_half_size(Vec2::new(3.0, 1.0), Vec2::splat(0.5));
        for reach in [-MAX_RIM_WIDTH, MAX_RIM_WIDTH, 0.01] {
            let rim = rim(edge, 0.1, reach);
            rim.assert_sound_normals();
            assert!(rim.faces_up(), "{reach}");
            let (min, max) = rim.bounds();
            let outermost = edge.inflate(reach.max(0.0));
            assert!((min.xz() - outermost.min).abs().max_element() < 1.0e-6, "{reach}");
            assert!((max.xz() - outermost.max).abs().max_element() < 1.0e-6, "{reach}");
        }
    }

    /// With a stretched texture, some renderers choose a far too small mip level at some pixels.
    #[test]
    fn texture_of_rim_is_not_stretched() {
        let edge = Rect::from_center_half_size(Vec2::new(3.0, 1.0), Vec2::splat(0.5));
        for reach in [-MAX_RIM_WIDTH, MAX_RIM_WIDTH, 0.01] {
            for (direction, side) in rim_sides(edge, 0.1, reach) {
                let corners: Vec<_> = side.vertex_positions_with_uvs().collect();
                for ((point, uv), (next_point, next_uv)) in corners.iter().zip(corners.iter().skip(1)) {
                    let lengths = [point.distance(*next_point), uv.distance(*next_uv) * 2.0 * MAX_RIM_WIDTH];
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
    fn line_texture_fades_at_both_sides_and_edge_texture_is_a_step() {
        let mut images = Assets::default();
        let line = line_material(StandardMaterial::default(), SurfaceGrade::Fine, &mut images);
        assert_eq!([0, 32, 63].map(|row| alpha(&line, &images, row)), [0, 255, 0]);
        let edge = edge_material(StandardMaterial::default(), SurfaceGrade::Fine, &mut images);
        assert_eq!([0, 31, 32, 63].map(|row| alpha(&edge, &images, row)), [255, 255, 0, 0]);
    }

    #[test]
    fn smallest_mip_level_is_one_pixel() {
        let texture = fading_texture(SurfaceGrade::Fine, |_| 1.0);
        assert_eq!(texture.texture_descriptor.mip_level_count, SIZE.1.ilog2() + 1);
    }
}
