//! The two rooms, as light: a table of what shines in each and how strongly.
//!
//! Brightness is balanced so that white paper on the board is about as bright in both.

use bevy::prelude::*;

use crate::appearance::Room;

/// How a room is lit.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoomLight {
    /// The name of its textures.
    pub(super) textures: &'static str,
    /// Luminance, in candela a square metre, of white paper on the table by the light of the room alone.
    pub(super) brightness: f32,
    /// The colour of that light from above, with what wood and cloth mirror of it.
    pub(super) overhead: Color,
    /// The same of the backdrop, by which it is shown: a room may be seen a little darker than it shines.
    pub(super) backdrop: f32,
    pub(super) key: KeyLight,
    /// The tone mapper is gentle with colours; this gives some of them back.
    pub(super) saturation: f32,
}

/// The light that casts shadows.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeyLight {
    /// Where it comes from.
    pub(super) from: Vec3,
    pub(super) color: Color,
    /// On a surface that faces it in the middle of the board.
    pub(super) lux: f32,
    /// A lamp's distance and cone; the sun has neither.
    pub(super) lamp: Option<Lamp>,
}

/// A lamp over a board of scale 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lamp {
    pub(super) distance: f32,
    /// Angles from its axis between which its light ends.
    pub(super) cone: (f32, f32),
}

/// How a room is lit.
pub(super) const fn light_of(room: Room) -> RoomLight {
    match room {
        Room::Study => RoomLight {
            textures: "study",
            brightness: 1000.0,
            overhead: Color::linear_rgb(1.15, 0.98, 0.78),
            backdrop: 2600.0,
            key: KeyLight {
                from: Vec3::new(-0.42, 0.78, 0.50),
                color: Color::srgb(1.0, 0.915, 0.79),
                lux: 6000.0,
                lamp: Some(Lamp { distance: 38.0, cone: (0.22, 0.50) }),
            },
            saturation: 1.07,
        },
        Room::Field => RoomLight {
            textures: "field",
            brightness: 780.0,
            overhead: Color::linear_rgb(0.98, 1.06, 1.28),
            backdrop: 820.0,
            key: KeyLight {
                from: Vec3::new(-0.55, 0.70, 0.43),
                color: Color::srgb(1.0, 0.95, 0.86),
                lux: 6400.0,
                lamp: None,
            },
            saturation: 1.18,
        },
    }
}

#[cfg(test)]
mod tests {
    use bevy::render::render_resource::TextureViewDimension;

    use super::super::room_textures::RoomTextures;
    use super::*;

    /// The largest size of a room's textures together, in bytes, for the sake of the program's size.
    const MAX_BYTES: usize = 1_200_000;

    #[test]
    fn every_room_decodes_to_two_cube_maps_and_a_panorama() {
        for room in [Room::Study, Room::Field] {
            let name = light_of(room).textures;
            let sizes = ["specular", "diffuse", "backdrop"]
                .map(|part| cannon_assets::room_texture(&format!("{name}-{part}")).map_or(0, |bytes| bytes.len()));
            let bytes: usize = sizes.iter().sum();
            assert!(bytes <= MAX_BYTES, "{room:?} has {bytes} bytes");
            let textures = RoomTextures::read(name).unwrap_or_else(|error| panic!("{room:?}: {error}"));
            for (cube, levels) in [(&textures.specular, 6), (&textures.diffuse, 1)] {
                let view = cube.texture_view_descriptor.as_ref().and_then(|view| view.dimension);
                assert_eq!(view, Some(TextureViewDimension::Cube), "{room:?}");
                assert_eq!(cube.texture_descriptor.mip_level_count, levels, "{room:?}");
            }
            let size = textures.backdrop.size();
            assert_eq!(size.x, 2 * size.y, "{room:?}");
        }
    }

    #[test]
    fn key_lights_shine_from_above() {
        for room in [Room::Study, Room::Field] {
            assert!(light_of(room).key.from.normalize().y > 0.5, "{room:?}");
        }
    }
}
