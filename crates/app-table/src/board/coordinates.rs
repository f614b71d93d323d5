//! Coordinate labels on the frame. They turn with the camera, so that they are upright from every seat.

use ab_glyph::FontRef;
use bevy::prelude::*;

use super::lettering::{self, Lettering};
use super::texture::{SurfaceGrade, alpha_texture};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::{TableCamera, quarter_turns};
use cannon_assets::fonts;

/// Width and height of a label's cell in the texture, on a board of fine quality.
const LABEL_PIXELS: u32 = 256;
/// Height of the text, as a share of the cell.
const TEXT_HEIGHT: f32 = 0.80;
/// The lettering of a label in its cell.
const LABEL: Lettering = Lettering { text_height: TEXT_HEIGHT, baseline: 0.176, letter_spacing: 0.0 };
/// Width of a label's quad on the usual board, and the maximum on any board, at which neighbours do not touch.
const LABEL_SIZE: f32 = 0.46;
const MAX_LABEL_SIZE: f32 = 0.82;
/// Distance of the labels from the middle of the usual board. They leave room for the name of the game on the outer half of the frame.
const LABEL_DISTANCE: f32 = 5.44;

/// The material of the labels. Its texture has the letters in the first row and the numbers in the second.
pub(super) fn material(
    layout: BoardLayout,
    grade: SurfaceGrade,
    color: Color,
    images: &mut Assets<Image>,
) -> StandardMaterial {
    lettering::material(images.add(label_texture(layout, grade.side(LABEL_PIXELS))), color)
}

/// The labels on the frame, with their mesh for each number of quarter turns of the camera.
#[derive(Component, Clone, Debug)]
pub(super) struct CoordinateLabels(pub(super) [Handle<Mesh>; 4]);

/// Turns the labels when the camera has moved to another side of the board.
pub(super) fn turn_labels(
    camera: Query<&Transform, With<TableCamera>>,
    mut labels: Query<(&CoordinateLabels, &mut Mesh3d)>,
) {
    let Ok(camera) = camera.single() else { return };
    let turns = usize::from(quarter_turns(camera));
    for (CoordinateLabels(meshes), mut mesh) in &mut labels {
        mesh.set_if_neq(Mesh3d(meshes[turns].clone()));
    }
}

/// The quads of all labels on the frame, upright for a camera that is turned by this number of quarter turns.
pub(super) fn mesh(layout: BoardLayout, quarter_turns: u8) -> Shape {
    let mut shape = Shape::default();
    let columns = u32::from(layout.size);
    let (distance, height) = (layout.around_field(LABEL_DISTANCE), layout.frame_height() + lettering::CLEARANCE);
    let size = (LABEL_SIZE * layout.frame_scale()).min(MAX_LABEL_SIZE);
    for index in 0..layout.size {
        let offset = f32::from(index) - layout.half_span();
        let (letter, number) = (u32::from(index), columns + u32::from(index));
        let labels = [
            (Vec2::new(offset, distance), letter),
            (Vec2::new(offset, -distance), letter),
            (Vec2::new(-distance, -offset), number),
            (Vec2::new(distance, -offset), number),
        ];
        for (position, label) in labels {
            let cell = Vec2::new((label % columns) as f32, (label / columns) as f32);
            let cells = Vec2::new(columns as f32, 2.0);
            let part = Rect::from_corners(cell / cells, (cell + 1.0) / cells);
            let half_size = Vec2::splat(size / 2.0);
            lettering::add_quad(&mut shape, position.extend(height).xzy(), half_size, part, quarter_turns);
        }
    }
    shape
}

/// The texture of all labels with its mip levels. It is white, with the glyphs in the alpha channel.
fn label_texture(layout: BoardLayout, pixels: u32) -> Image {
    let (width, height) = (pixels * u32::from(layout.size), pixels * 2);
    let mut alpha = vec![0.0; (width * height) as usize];
    if let Ok(font) = FontRef::try_from_slice(fonts::BOARD) {
        let letters = (layout.first_letter..).map(String::from);
        for (index, letter) in (0..layout.size).zip(letters) {
            for (row, text) in [(0, letter), (1, (index + 1).to_string())] {
                let coverage = LABEL.draw(&font, &text, (pixels, pixels));
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
    use cannon_app_base::common::board::BoardGrid;

    #[test]
    fn font_has_every_label_and_each_fits_its_cell() {
        let font = FontRef::try_from_slice(fonts::BOARD).expect("the font can be read");
        for text in ["a", "g", "j", "m", "q", "x", "A", "M", "Q", "W", "X", "1", "7", "10", "24"] {
            let coverage = LABEL.draw(&font, text, (LABEL_PIXELS, LABEL_PIXELS));
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
    fn labels_lie_on_the_frame_and_are_upright_from_every_seat() {
        let layout = BoardLayout::plain(10, BoardGrid::Points);
        for (quarters, seat) in (0..4).zip([Vec3::Z, Vec3::X, Vec3::NEG_Z, Vec3::NEG_X]) {
            let shape = mesh(layout, quarters);
            shape.assert_sound_normals();
            let (min, max) = shape.bounds();
            assert!(
                min.y > layout.frame_height()
                    && max.x < layout.frame_half_width()
                    && min.z > -layout.frame_half_width()
            );
            // The corners of a quad begin with the lower left and the lower right corner of the text.
            for corners in shape.vertex_positions().chunks(4) {
                let [left, right, upper_right] = [corners[0], corners[1], corners[2]];
                assert!((right - upper_right).normalize().abs_diff_eq(seat, 1.0e-5), "{quarters}");
                assert!((right - left).normalize().abs_diff_eq(Vec3::Y.cross(seat), 1.0e-5), "{quarters}");
            }
        }
    }
}
