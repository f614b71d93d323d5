//! Coordinate labels on the frame, for both players: those at a player's own edge and on the left are upright for that player.

use ab_glyph::{Font, FontRef, PxScale, point};
use bevy::prelude::*;

use super::texture::{Grade, stencil};
use crate::app::common::board::BoardLayout;
use crate::app::common::board::USUAL_FRAME_HALF;
use crate::app::common::mesh::Shape;

const FONT: &[u8] = include_bytes!("../../../assets/fonts/CannonBoard-Regular.otf");

/// Width and height of a label's cell in the texture, on a board of fine quality.
const SIGN_PIXELS: u32 = 256;
/// Height of the text as a share of the cell.
const LINE_SHARE: f32 = 0.80;
/// Width of a label's quad on the usual board, and the maximum on any board, so that neighbours do not touch.
const SIGN_SIZE: f32 = 0.50;
const LARGEST_SIGN: f32 = 0.85;
/// Distance of the labels from the middle of the usual board.
const SIGN_DISTANCE: f32 = (USUAL_FRAME_HALF + 5.13) / 2.0 + 0.02;
/// Height above the frame, enough to avoid z-fighting.
const CLEARANCE: f32 = 0.002;

/// The material of the labels, in the colour of the gold leaf. Its texture has the letters in the first row and the numbers in the second.
pub(super) fn material(layout: BoardLayout, grade: Grade, leaf: Color, images: &mut Assets<Image>) -> StandardMaterial {
    StandardMaterial {
        base_color: leaf,
        base_color_texture: Some(images.add(signs(layout, grade.side(SIGN_PIXELS)))),
        perceptual_roughness: 0.45,
        metallic: 0.25,
        alpha_mode: AlphaMode::Blend,
        depth_bias: 2.0,
        ..default()
    }
}

/// The quads of all labels on the frame.
pub(super) fn mesh(layout: BoardLayout) -> Shape {
    let mut shape = Shape::default();
    let in_row = u32::from(layout.size);
    let (distance, height) = (SIGN_DISTANCE * layout.scale(), layout.frame_height() + CLEARANCE);
    let size = (SIGN_SIZE * layout.scale()).min(LARGEST_SIGN);
    for index in 0..layout.size {
        let along = f32::from(index) - layout.half_span();
        let (letter, number) = (u32::from(index), in_row + u32::from(index));
        // (position, whether it is upright as seen from South, index of the label)
        let signs = [
            (Vec2::new(along, distance), true, letter),
            (Vec2::new(along, -distance), false, letter),
            (Vec2::new(-distance, -along), true, number),
            (Vec2::new(distance, -along), false, number),
        ];
        for (place, from_south, sign) in signs {
            let hand = if from_south { size / 2.0 } else { -size / 2.0 };
            let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)]
                .map(|(x, z)| Vec3::new(place.x + x * hand, height, place.y + z * hand));
            let low = Vec2::new((sign % in_row) as f32, (sign / in_row) as f32);
            let uvs = [(0.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.0)]
                .map(|(u, v)| (low + Vec2::new(u, v)) / Vec2::new(in_row as f32, 2.0));
            shape.flat_quad(corners, uvs);
        }
    }
    shape
}

/// The coverage of each pixel of a label's cell.
fn draw_sign(font: &FontRef, text: &str, pixels: u32) -> Vec<f32> {
    let side = pixels as f32;
    let scale = PxScale::from(side * LINE_SHARE);
    let unit = scale.y / font.height_unscaled();
    let width: f32 = text.chars().map(|sign| font.h_advance_unscaled(font.glyph_id(sign)) * unit).sum();
    let baseline = side / 2.0 + (font.ascent_unscaled() + font.descent_unscaled()) * unit * 0.42;
    let mut coverage = vec![0.0; (pixels * pixels) as usize];
    let mut x = (side - width) / 2.0;
    for sign in text.chars() {
        let id = font.glyph_id(sign);
        if let Some(outline) = font.outline_glyph(id.with_scale_and_position(scale, point(x, baseline))) {
            let corner = outline.px_bounds().min;
            outline.draw(|dx, dy, covered| {
                let (x, y) = (corner.x as i64 + i64::from(dx), corner.y as i64 + i64::from(dy));
                let inside = 0..i64::from(pixels);
                if inside.contains(&x) && inside.contains(&y) {
                    let pixel: &mut f32 = &mut coverage[(y * i64::from(pixels) + x) as usize];
                    *pixel = pixel.max(covered);
                }
            });
        }
        x += font.h_advance_unscaled(id) * unit;
    }
    coverage
}

/// The texture of all labels with its mip levels: white, with the glyphs in the alpha channel.
fn signs(layout: BoardLayout, pixels: u32) -> Image {
    let (width, height) = (pixels * u32::from(layout.size), pixels * 2);
    let mut alpha = vec![0.0; (width * height) as usize];
    if let Ok(font) = FontRef::try_from_slice(FONT) {
        let letters = (layout.first_letter..).map(String::from);
        for (index, letter) in (0..layout.size).zip(letters) {
            for (row, text) in [(0, letter), (1, (index + 1).to_string())] {
                let drawn = draw_sign(&font, &text, pixels);
                for (y, line) in drawn.chunks(pixels as usize).enumerate() {
                    let start = (row * pixels + y as u32) * width + u32::from(index) * pixels;
                    alpha[start as usize..start as usize + line.len()].copy_from_slice(line);
                }
            }
        }
    }
    // Smaller mip levels would mix neighbouring labels.
    stencil(alpha, (width, height), 8, Grade::Fine)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::board::Stand;

    #[test]
    fn the_font_has_every_sign_and_each_fits_its_square() {
        let font = FontRef::try_from_slice(FONT).expect("the font can be read");
        for text in ["a", "g", "j", "m", "q", "x", "A", "M", "Q", "W", "X", "1", "7", "10", "24"] {
            let drawn = draw_sign(&font, text, SIGN_PIXELS);
            assert!(drawn.iter().sum::<f32>() > 500.0, "{text} is empty");
            let side = SIGN_PIXELS as usize;
            let edge = drawn[..side].iter().chain(&drawn[drawn.len() - side..]).chain(drawn.iter().step_by(side));
            assert_eq!(edge.copied().fold(0.0, f32::max), 0.0, "{text} is cut off");
        }
    }

    #[test]
    fn forty_signs_lie_on_the_frame() {
        let layout = BoardLayout::plain(10, Stand::Points);
        let shape = mesh(layout);
        shape.assert_sound_normals();
        let (low, high) = shape.bounds();
        assert!(low.y > layout.frame_height() && high.x < layout.frame_half() && low.z > -layout.frame_half());
    }
}
