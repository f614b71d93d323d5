//! Coordinate labels on the frame. Each player sees the labels at the near edge and on the left upright.

use ab_glyph::{Font, FontRef, PxScale, point};
use bevy::prelude::*;

use super::texture::{SurfaceGrade, alpha_texture};
use crate::app::common::board::BoardLayout;
use crate::app::common::board::REFERENCE_FRAME_HALF;
use crate::app::common::mesh::Shape;

const FONT: &[u8] = include_bytes!("../../../assets/fonts/CannonBoard-Regular.otf");

/// Width and height of a label's cell in the texture, on a board of fine quality.
const LABEL_PIXELS: u32 = 256;
/// Height of the text, as a share of the cell.
const TEXT_HEIGHT: f32 = 0.80;
/// Width of a label's quad on the usual board, and the maximum on any board, at which neighbours do not touch.
const LABEL_SIZE: f32 = 0.50;
const MAX_LABEL_SIZE: f32 = 0.85;
/// Distance of the labels from the middle of the usual board.
const LABEL_DISTANCE: f32 = (REFERENCE_FRAME_HALF + 5.13) / 2.0 + 0.02;
/// Height above the frame, enough to avoid z-fighting.
const CLEARANCE: f32 = 0.002;

/// The material of the labels. Its texture has the letters in the first row and the numbers in the second.
pub(super) fn material(
    layout: BoardLayout,
    grade: SurfaceGrade,
    color: Color,
    images: &mut Assets<Image>,
) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        base_color_texture: Some(images.add(label_texture(layout, grade.side(LABEL_PIXELS)))),
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
    let columns = u32::from(layout.size);
    let (distance, height) = (LABEL_DISTANCE * layout.scale(), layout.frame_height() + CLEARANCE);
    let size = (LABEL_SIZE * layout.scale()).min(MAX_LABEL_SIZE);
    for index in 0..layout.size {
        let offset = f32::from(index) - layout.half_span();
        let (letter, number) = (u32::from(index), columns + u32::from(index));
        // (position, whether it is upright for South, index of the label)
        let labels = [
            (Vec2::new(offset, distance), true, letter),
            (Vec2::new(offset, -distance), false, letter),
            (Vec2::new(-distance, -offset), true, number),
            (Vec2::new(distance, -offset), false, number),
        ];
        for (position, is_upright_for_south, label) in labels {
            let half_size = if is_upright_for_south { size / 2.0 } else { -size / 2.0 };
            let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)]
                .map(|(x, z)| Vec3::new(position.x + x * half_size, height, position.y + z * half_size));
            let cell = Vec2::new((label % columns) as f32, (label / columns) as f32);
            let uvs = [(0.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.0)]
                .map(|(u, v)| (cell + Vec2::new(u, v)) / Vec2::new(columns as f32, 2.0));
            shape.flat_quad(corners, uvs);
        }
    }
    shape
}

/// Draws a label. The result is the coverage of each pixel of its cell.
fn draw_label(font: &FontRef, text: &str, pixels: u32) -> Vec<f32> {
    let cell_size = pixels as f32;
    let scale = PxScale::from(cell_size * TEXT_HEIGHT);
    let units = scale.y / font.height_unscaled();
    let width: f32 = text.chars().map(|character| font.h_advance_unscaled(font.glyph_id(character)) * units).sum();
    let baseline = cell_size / 2.0 + (font.ascent_unscaled() + font.descent_unscaled()) * units * 0.42;
    let mut coverage = vec![0.0; (pixels * pixels) as usize];
    let mut x = (cell_size - width) / 2.0;
    for character in text.chars() {
        let glyph = font.glyph_id(character);
        if let Some(outline) = font.outline_glyph(glyph.with_scale_and_position(scale, point(x, baseline))) {
            let corner = outline.px_bounds().min;
            outline.draw(|dx, dy, pixel_coverage| {
                let (x, y) = (corner.x as i64 + i64::from(dx), corner.y as i64 + i64::from(dy));
                let inside = 0..i64::from(pixels);
                if inside.contains(&x) && inside.contains(&y) {
                    let pixel: &mut f32 = &mut coverage[(y * i64::from(pixels) + x) as usize];
                    *pixel = pixel.max(pixel_coverage);
                }
            });
        }
        x += font.h_advance_unscaled(glyph) * units;
    }
    coverage
}

/// The texture of all labels with its mip levels. It is white, with the glyphs in the alpha channel.
fn label_texture(layout: BoardLayout, pixels: u32) -> Image {
    let (width, height) = (pixels * u32::from(layout.size), pixels * 2);
    let mut alpha = vec![0.0; (width * height) as usize];
    if let Ok(font) = FontRef::try_from_slice(FONT) {
        let letters = (layout.first_letter..).map(String::from);
        for (index, letter) in (0..layout.size).zip(letters) {
            for (row, text) in [(0, letter), (1, (index + 1).to_string())] {
                let coverage = draw_label(&font, &text, pixels);
                for (y, pixel_row) in coverage.chunks(pixels as usize).enumerate() {
                    let start = (row * pixels + y as u32) * width + u32::from(index) * pixels;
                    alpha[start as usize..start as usize + pixel_row.len()].copy_from_slice(pixel_row);
                }
            }
        }
    }
    // Smaller mip levels would mix neighbouring labels.
    alpha_texture(alpha, (width, height), 8, SurfaceGrade::Fine)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::board::BoardGrid;

    #[test]
    fn font_has_every_label_and_each_fits_its_cell() {
        let font = FontRef::try_from_slice(FONT).expect("the font can be read");
        for text in ["a", "g", "j", "m", "q", "x", "A", "M", "Q", "W", "X", "1", "7", "10", "24"] {
            let coverage = draw_label(&font, text, LABEL_PIXELS);
            assert!(coverage.iter().sum::<f32>() > 500.0, "{text} is empty");
            let cell_size = LABEL_PIXELS as usize;
            let edge = coverage[..cell_size]
                .iter()
                .chain(&coverage[coverage.len() - cell_size..])
                .chain(coverage.iter().step_by(cell_size));
            assert_eq!(edge.copied().fold(0.0, f32::max), 0.0, "{text} is cut off");
        }
    }

    #[test]
    fn labels_lie_on_the_frame() {
        let layout = BoardLayout::plain(10, BoardGrid::Points);
        let shape = mesh(layout);
        shape.assert_sound_normals();
        let (min, max) = shape.bounds();
        assert!(
            min.y > layout.frame_height() && max.x < layout.frame_half_width() && min.z > -layout.frame_half_width()
        );
    }
}
