//! What of a room's light arrives on the board, in a few numbers: for what is drawn more plainly than Bevy draws.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::rooms::light_of;
use crate::app::common::board::BoardLayout;
use crate::appearance::Room;

/// How far away the sun is taken to be, in widths of the board.
const SUN: f32 = 400.0;

/// The light of a room on its board. Luminances of white paper, in candela a square metre.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LightOnBoard {
    /// By the room alone, lying flat.
    pub ambient: Vec3,
    /// By the key light alone, facing it in the middle of the board.
    pub key: Vec3,
    /// Where the key light is, from the middle of the board.
    pub toward: Vec3,
    /// How far away it is.
    pub distance: f32,
    /// How its cone ends: by this factor of the cosine of the angle from its axis and this offset it goes from 1 to 0. The sun has none.
    pub cone: Vec2,
}

impl LightOnBoard {
    /// The light of a room on a board.
    #[must_use]
    pub fn of(room: Room, board: BoardLayout) -> LightOnBoard {
        let light = light_of(room);
        let color = light.key.color.to_linear().to_vec3();
        let (distance, cone) = match light.key.lamp {
            Some(lamp) => {
                let (inner, outer) = (lamp.cone.0.cos(), lamp.cone.1.cos());
                let factor = 1.0 / (inner - outer);
                (lamp.distance * board.scale(), Vec2::new(factor, -outer * factor))
            }
            None => (SUN * board.scale(), Vec2::Y),
        };
        LightOnBoard {
            ambient: light.overhead.to_linear().to_vec3() * light.brightness,
            key: color * light.key.lux / PI,
            toward: light.key.from.normalize(),
            distance,
            cone,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::board::Stand;

    #[test]
    fn a_lamp_shines_on_the_board_and_fades_beyond_the_table() {
        let board = BoardLayout::plain(10, Stand::Points);
        let light = LightOnBoard::of(Room::Study, board);
        let share = |place: Vec3| {
            let toward = (light.toward * light.distance - place).normalize();
            (light.toward.dot(toward) * light.cone.x + light.cone.y).clamp(0.0, 1.0)
        };
        assert_eq!(share(Vec3::ZERO), 1.0);
        assert_eq!(share(Vec3::X * board.field_half()), 1.0, "the whole board is in the light");
        assert!(share(Vec3::X * 40.0) < 0.1);
        assert_eq!(LightOnBoard::of(Room::Field, board).cone, Vec2::Y, "the sun shines everywhere");
    }
}
