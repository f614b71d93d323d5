//! The name of the game on the frame, once for each player.

use ab_glyph::{Font, FontRef};
use bevy::prelude::*;

use super::lettering::{self, Lettering};
use super::texture::{SurfaceGrade, alpha_texture};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::mesh::Shape;
use cannon_assets::fonts;

/// The fonts of the name. The first font that has all letters of the name is taken.
static FONTS: [&[u8]; 2] = [fonts::DISPLAY, fonts::JAPANESE_BOLD];

/// Width and height of the texture, on a board of fine quality.
const PIXELS: (u32, u32) = (1536, 128);
/// Height of the name's quad on the usual board.
const HEIGHT: f32 = 0.36;
/// Distance of the name from the middle of the usual board: on the outer half of the frame, beyond the coordinates.
const DISTANCE: f32 = 5.80;
/// Widely spaced capitals, like an engraving.
const LETTERING: Lettering = Lettering { text_height: 0.96, baseline: 0.325, letter_spacing: 0.13 };
/// The lowest mip level of the texture, in pixels.
const LOWEST_MIP_HEIGHT: u32 = 8;

pub(super) fn material(name: &str, grade: SurfaceGrade, color: Color, images: &mut Assets<Image>) -> StandardMaterial {
    lettering::material(images.add(texture(name, grade)), color)
}

/// The quads at the near and the far side of the frame.
pub(super) fn mesh(layout: BoardLayout) -> Shape {
    let height = layout.frame_height() + lettering::CLEARANCE;
    let half_size = Vec2::new(PIXELS.0 as f32 / PIXELS.1 as f32, 1.0) * (HEIGHT * layout.frame_scale() / 2.0);
    let mut shape = Shape::default();
    for (side, quarter_turns) in [(1.0, 0), (-1.0, 2)] {
        let middle = Vec3::new(0.0, height, side * layout.around_field(DISTANCE));
        lettering::add_quad(&mut shape, middle, half_size, Rect::new(0.0, 0.0, 1.0, 1.0), quarter_turns);
    }
    shape
}

/// The texture of the name with its mip levels.
fn texture(name: &str, grade: SurfaceGrade) -> Image {
    let size = (grade.side(PIXELS.0), grade.side(PIXELS.1));
    let name = name.to_uppercase();
    let coverage = font(&name).map(|font| LETTERING.draw(&font, &name, size));
    // Without a font, the frame stays blank.
    let blank = || vec![0.0; (size.0 * size.1) as usize];
    alpha_texture(coverage.unwrap_or_else(blank), size, LOWEST_MIP_HEIGHT, SurfaceGrade::Fine)
}

/// The first of [`FONTS`] that has all letters of the name. If none has, the first font that can be read.
fn font(name: &str) -> Option<FontRef<'static>> {
    let fonts = || FONTS.iter().filter_map(|file| FontRef::try_from_slice(file).ok());
    let has_all = |font: &FontRef<'_>| name.chars().all(|letter| font.glyph_id(letter).0 != 0);
    fonts().find(has_all).or_else(|| fonts().next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::{BoardGrid, REFERENCE_FRAME_HALF};
    use cannon_app_games::tabletops;
    use cannon_i18n::{LANGUAGES, Localizer};

    #[test]
    fn name_of_every_game_fits_the_texture_in_every_language() {
        for language in LANGUAGES {
            let words = Localizer::new(language.language);
            for name in tabletops().map(|table| words.text(table.id.name_id()).to_uppercase()) {
                let font = font(&name).expect("a font can be read");
                assert!(name.chars().all(|letter| font.glyph_id(letter).0 != 0), "{name} has letters without a glyph");
                let coverage = LETTERING.draw(&font, &name, PIXELS);
                let (width, height) = (PIXELS.0 as usize, PIXELS.1 as usize);
                let edges = coverage[..width].iter().chain(&coverage[width * (height - 1)..]);
                let edges =
                    edges.chain(coverage.iter().step_by(width)).chain(coverage[width - 1..].iter().step_by(width));
                assert_eq!(edges.copied().fold(0.0, f32::max), 0.0, "{name} is cut off");
                let row_has_ink = |row: &[f32]| row.iter().any(|&pixel| pixel > 0.5);
                let rows: Vec<usize> =
                    (0..height).filter(|row| row_has_ink(&coverage[row * width..][..width])).collect();
                assert!(rows.len() > height * 2 / 5, "{name} is only {} pixels tall", rows.len());
                let middle = (rows[0] + rows[rows.len() - 1]) / 2;
                assert!(middle.abs_diff(height / 2) < height / 10, "the middle of {name} is at {middle}");
            }
        }
    }

    #[test]
    fn name_lies_on_the_frame_and_faces_each_player() {
        for layout in [BoardLayout::plain(10, BoardGrid::Points), BoardLayout::plain(24, BoardGrid::Squares)] {
            let shape = mesh(layout);
            shape.assert_sound_normals();
            let (min, max) = shape.bounds();
            assert!(shape.faces_up() && min.y > layout.frame_height());
            assert!(max.z < layout.around_field(REFERENCE_FRAME_HALF - 0.09) && max.x < layout.field_half_width());
            // The first corner of a quad is the lower left corner of the text.
            let corners: Vec<Vec3> = shape.vertex_positions().to_vec();
            assert!(corners[0].x < 0.0 && corners[4].x > 0.0, "the far one is turned by half");
        }
    }
}
