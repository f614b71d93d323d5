//! The light of a room on the board in a few numbers, for simple shaders that do not use Bevy's lighting.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::rooms::room_light;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_games as games;
use cannon_appearance::Room;

/// Distance of the sun, for a board of scale 1.
const SUN_DISTANCE: f32 = 400.0;

/// The light of a room on its board. Light is given as the luminance of white paper, in candela per square metre.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLighting {
    /// The luminance of paper that lies flat, by the environment light alone.
    pub ambient: Vec3,
    /// The luminance of paper in the middle of the board that faces the key light, by the key light alone.
    pub key: Vec3,
    /// The direction of the key light from the middle of the board.
    pub direction: Vec3,
    /// The distance of the key light from the middle of the board.
    pub distance: f32,
    /// Falloff at the edge of the key light's cone: a factor for the cosine of the angle from the cone's axis, and an offset. Together they
    /// give the share of the key light, from 1 to 0. The share of the sun is 1 everywhere.
    pub cone: Vec2,
}

impl BoardLighting {
    /// The light of a room on a board.
    pub fn of(room: Room, board: BoardLayout) -> BoardLighting {
        let light = room_light(room, games::board_surface(board));
        let color = light.key.color.to_linear().to_vec3();
        let (distance, cone) = match light.key.lamp {
            Some(lamp) => {
                let (inner, outer) = (lamp.cone_angles.0.cos(), lamp.cone_angles.1.cos());
                let factor = 1.0 / (inner - outer);
                (lamp.distance * board.scale(), Vec2::new(factor, -outer * factor))
            }
            None => (SUN_DISTANCE * board.scale(), Vec2::Y),
        };
        BoardLighting {
            ambient: light.overhead_color.to_linear().to_vec3() * light.brightness
                + light.fill.color.to_linear().to_vec3() * light.fill.luminance,
            key: color * light.key.illuminance / PI,
            direction: light.key.direction.normalize(),
            distance,
            cone,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::BoardGrid;

    #[test]
    fn lamp_lights_the_whole_board_and_fades_beyond_the_table() {
        let board = BoardLayout::plain(10, BoardGrid::Points);
        let light = BoardLighting::of(Room::Study, board);
        let share = |point: Vec3| {
            let direction = (light.direction * light.distance - point).normalize();
            (light.direction.dot(direction) * light.cone.x + light.cone.y).clamp(0.0, 1.0)
        };
        assert_eq!(share(Vec3::ZERO), 1.0);
        assert_eq!(share(Vec3::X * board.field_half_width()), 1.0, "the whole board is in the light");
        assert!(share(Vec3::X * 40.0) < 0.1);
        assert_eq!(BoardLighting::of(Room::Field, board).cone, Vec2::Y, "the sun shines everywhere");
    }
}
