//! Square frames with mitred corners.

use bevy::prelude::*;

use crate::common::mesh::{Profile, Shape};

/// The two sides of a square frame along x, or the two along z. The texture follows the side.
///
/// The profile gives the distance from the centre and the height, starting at the bottom of the outer side, as for a lathe. `texture_size`
/// is the length that one repetition of the texture covers.
pub fn moulding(profile: &Profile, along_x: bool, texture_size: f32) -> Shape {
    let turns = if along_x { [0, 2] } else { [1, 3] };
    turns
        .into_iter()
        .map(|turn| {
            let mut side = Shape::default();
            for segment in profile.segments() {
                let [start, end] = segment.map(|vertex| {
                    let Vec2 { x: distance, y: height } = vertex.point;
                    let normal = Vec3::new(0.0, vertex.normal.y, vertex.normal.x);
                    [1.0, -1.0].map(|hand| {
                        let uv = Vec2::new(hand * distance + 17.3 * turn as f32, vertex.length_so_far) / texture_size;
                        side.vertex(Vec3::new(hand * distance, height, distance), normal, uv)
                    })
                });
                side.quad([start[0], end[0], end[1], start[1]]);
            }
            side.rotated_y(std::f32::consts::FRAC_PI_2 * turn as f32)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_pairs_of_sides_form_a_closed_frame() {
        let profile =
            Profile::rounded(&[(1.5, 0.0, 0.0), (2.0, 0.0, 0.0), (2.0, 0.5, 0.1), (1.5, 0.5, 0.0), (1.5, 0.0, 0.0)]);
        let mut frame = moulding(&profile, true, 1.0);
        frame.append(moulding(&profile, false, 1.0));
        frame.assert_watertight();
        frame.assert_sound_normals();
        assert!(frame.volume() > 0.0);
    }
}
