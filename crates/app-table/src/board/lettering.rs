//! Lettering on the frame: text drawn into textures, and the quads that carry them.

use ab_glyph::{Font, FontRef, PxScale, point};
use bevy::prelude::*;

use cannon_app_base::common::mesh::Shape;

/// Height of lettering above the frame, enough to avoid z-fighting.
pub(super) const CLEARANCE: f32 = 0.002;

/// How a text is drawn into a part of a texture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lettering {
    /// Height of the text with ascenders and descenders, as a share of the part.
    pub(super) text_height: f32,
    /// Distance of the baseline below the middle, as a share of the text's height.
    pub(super) baseline: f32,
    /// Space between letters, as a share of the text's height.
    pub(super) letter_spacing: f32,
}

impl Lettering {
    /// Draws a text in the middle of a part of `width` by `height` pixels, smaller if it is too long. The result is the coverage of each
    /// pixel. Letters that the font lacks are left out.
    pub(super) fn draw(self, font: &FontRef, text: &str, (width, height): (u32, u32)) -> Vec<f32> {
        let glyphs: Vec<_> = text.chars().map(|letter| font.glyph_id(letter)).filter(|glyph| glyph.0 != 0).collect();
        let text_width = |size: f32| {
            let advances: f32 = glyphs.iter().map(|&glyph| font.h_advance_unscaled(glyph)).sum();
            let spaces = glyphs.len().saturating_sub(1) as f32;
            advances * size / font.height_unscaled() + spaces * self.letter_spacing * size
        };
        let wanted = height as f32 * self.text_height;
        let size = wanted * (width as f32 / text_width(wanted).max(1.0)).min(1.0);
        let units = size / font.height_unscaled();
        let baseline = height as f32 / 2.0 + self.baseline * size;
        let mut coverage = vec![0.0; (width * height) as usize];
        let mut x = (width as f32 - text_width(size)) / 2.0;
        for glyph in glyphs {
            let placed = glyph.with_scale_and_position(PxScale::from(size), point(x, baseline));
            if let Some(outline) = font.outline_glyph(placed) {
                let corner = outline.px_bounds().min;
                outline.draw(|dx, dy, pixel_coverage| {
                    let (x, y) = (corner.x as i64 + i64::from(dx), corner.y as i64 + i64::from(dy));
                    if (0..i64::from(width)).contains(&x) && (0..i64::from(height)).contains(&y) {
                        let pixel: &mut f32 = &mut coverage[(y * i64::from(width) + x) as usize];
                        *pixel = pixel.max(pixel_coverage);
                    }
                });
            }
            x += font.h_advance_unscaled(glyph) * units + self.letter_spacing * size;
        }
        coverage
    }
}

/// The material of lettering. The texture has the text in its alpha channel.
pub(super) fn material(texture: Handle<Image>, color: Color) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        base_color_texture: Some(texture),
        perceptual_roughness: 0.45,
        metallic: 0.25,
        alpha_mode: AlphaMode::Blend,
        depth_bias: 2.0,
        ..default()
    }
}

/// Adds a horizontal quad with a part of the texture. Without turns it is upright for South; `quarter_turns` turn it to the left.
pub(super) fn add_quad(shape: &mut Shape, middle: Vec3, half_size: Vec2, part: Rect, quarter_turns: u8) {
    let turned = |corner: Vec2| (0..quarter_turns).fold(corner, |Vec2 { x, y }, _| Vec2::new(y, -x));
    let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)]
        .map(|corner| middle + turned(Vec2::from(corner) * half_size).extend(0.0).xzy());
    let (min, max) = (part.min, part.max);
    shape.flat_quad(corners, [Vec2::new(min.x, max.y), max, Vec2::new(max.x, min.y), min]);
}
