//! The squares of a landscape: one flat mesh. Neighbouring squares differ a little in lightness, and large areas a little in hue.

use bevy::prelude::*;

use super::super::faces::is_dark;
use super::soil::SOIL_SIZE;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::noise::rough_noise;
use cannon_appearance::GroundLook;

/// Number of quads along the side of a square. More make the transitions between areas smoother.
const SUBDIVISIONS: u8 = 3;
/// Factors of the light that dark and light squares reflect. They differ by about 6 % in lightness.
const SQUARE_BRIGHTNESS: [f32; 2] = [0.935, 1.065];
/// Extent of the noise that colours large areas, in squares. It is larger than any board, so that nothing repeats.
const AREA_SIZE: f32 = 40.0;

/// The colours by which large areas differ, as factors: of higher ground and of trodden ground.
const fn tints(look: GroundLook) -> [Vec3; 2] {
    match look {
        GroundLook::Summer | GroundLook::Walnut => [Vec3::new(1.10, 1.04, 0.92), Vec3::new(1.14, 0.99, 0.87)],
        GroundLook::Winter => [Vec3::new(1.07, 1.07, 1.05), Vec3::new(0.90, 0.93, 0.97)],
        GroundLook::Desert => [Vec3::new(1.10, 1.07, 1.00), Vec3::new(0.92, 0.93, 0.96)],
    }
}

/// The squares of the board.
pub(in super::super) fn squares(layout: BoardLayout, look: GroundLook) -> Shape {
    layout
        .spots()
        .map(|spot| {
            let corner = layout.world_position(spot).xz() - 0.5;
            let brightness = SQUARE_BRIGHTNESS[usize::from(!is_dark(spot))];
            square(corner).recolored(|_, point, _| {
                let [r, g, b] = (area_tint(look, point.xz()) * brightness).to_array();
                LinearRgba::rgb(r, g, b)
            })
        })
        .collect()
}

/// A flat square of several quads, from its corner with the lowest coordinates.
fn square(corner: Vec2) -> Shape {
    let mut shape = Shape::default();
    let step = 1.0 / f32::from(SUBDIVISIONS);
    let width = u32::from(SUBDIVISIONS) + 1;
    for row in 0..=SUBDIVISIONS {
        for column in 0..=SUBDIVISIONS {
            let point = corner + Vec2::new(f32::from(column), f32::from(row)) * step;
            shape.vertex(point.extend(0.0).xzy(), Vec3::Y, point / SOIL_SIZE);
        }
    }
    for row in 0..width - 1 {
        for column in 0..width - 1 {
            let first = row * width + column;
            shape.quad([first, first + width, first + width + 1, first + 1]);
        }
    }
    shape
}

/// The tint of a place of the landscape.
fn area_tint(look: GroundLook, point: Vec2) -> Vec3 {
    let [high, trodden] = tints(look);
    let Vec2 { x: u, y: v } = point / AREA_SIZE + 0.5;
    let share = |cells: (u32, u32), seed: u32| ((rough_noise(u, v, cells, seed) - 0.38) / 0.3).clamp(0.0, 1.0);
    Vec3::ONE.lerp(high, share((9, 9), 307)).lerp(trodden, 0.8 * share((7, 11), 311))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::BoardGrid;

    #[test]
    fn squares_fill_the_field_and_face_up() {
        let layout = BoardLayout::plain(16, BoardGrid::Squares);
        let squares = squares(layout, GroundLook::Summer);
        assert!(squares.faces_up());
        squares.assert_sound_normals();
        let (low, high) = squares.bounds();
        assert_eq!((low.x, low.y, high.z), (-8.0, 0.0, 8.0));
    }

    #[test]
    fn neighbouring_squares_differ_by_four_to_eight_percent_in_lightness() {
        let [dark, light] = SQUARE_BRIGHTNESS.map(f32::cbrt);
        assert!((0.04..0.08).contains(&(light / dark - 1.0)), "{}", light / dark);
    }
}
