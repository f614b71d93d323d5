//! The table of the rooms' lights.
//!
//! The lights are balanced so that white paper on the board is about equally bright in both rooms. A landscape has a lower and warmer key
//! light and a cooler environment than an inlaid board, so that its terrain casts long shadows as on a morning.

use bevy::prelude::*;

use cannon_app_base::common::board::BoardSurface;
use cannon_appearance::Room;

/// A light from all sides, which colours the shadows.
#[derive(Clone, Copy, Debug)]
pub(super) struct FillLight {
    pub(super) color: Color,
    /// Luminance in candela per square metre.
    pub(super) luminance: f32,
}

impl FillLight {
    const NONE: FillLight = FillLight { color: Color::BLACK, luminance: 0.0 };
}

/// The light of a room on a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoomLight {
    /// Luminance, in candela per square metre, of white paper on the table in the environment light alone.
    pub(super) brightness: f32,
    /// Colour of the environment light from above, including its reflection from wood and cloth.
    pub(super) overhead_color: Color,
    pub(super) fill: FillLight,
    /// Luminance of the backdrop, in candela per square metre. It may be darker than the environment light would suggest.
    pub(super) backdrop_brightness: f32,
    pub(super) key: KeyLight,
    /// Saturation after tone mapping, which makes colours paler.
    pub(super) saturation: f32,
}

/// The name of a room's textures.
pub(super) const fn texture_set(room: Room) -> &'static str {
    match room {
        Room::Study => "study",
        Room::Field => "field",
    }
}

/// Height of the middle of a room's backdrop above the board, for a board of scale 1. A backdrop that lies lower shows more of what is above the
/// horizon to a camera that looks down at the board: in the field, woods and hills.
pub(super) const fn backdrop_height(room: Room) -> f32 {
    match room {
        Room::Study => -1.0,
        Room::Field => -6.0,
    }
}

/// The light that casts shadows: a lamp or the sun.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeyLight {
    /// Direction from the board to the light; it need not be normalised.
    pub(super) direction: Vec3,
    /// Colour of the light.
    pub(super) color: Color,
    /// Illuminance, in lux, of a surface in the middle of the board that faces the light.
    pub(super) illuminance: f32,
    /// By how much it stands nearer to the back of the viewer on tiers without shadows, where it follows the viewer, in radians.
    pub(super) frontal_turn: f32,
    /// Distance and cone of a lamp; `None` for the sun.
    pub(super) lamp: Option<Lamp>,
    /// Whether the edges of its shadows are soft, as those of a lamp beside a small scene. Sharp edges suit the scale of a landscape, and
    /// they need one sample of the shadow map instead of nine.
    pub(super) has_soft_shadows: bool,
}

/// A lamp above a board of scale 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lamp {
    /// Distance from the middle of the board.
    pub(super) distance: f32,
    /// Inner and outer angle of the cone, in radians from its axis.
    pub(super) cone_angles: (f32, f32),
}

/// The light of a room on a board with this surface.
pub(super) fn room_light(room: Room, surface: BoardSurface) -> RoomLight {
    let light = table_light(room);
    match surface {
        BoardSurface::Inlaid => light,
        BoardSurface::Landscape => over_landscape(room, light),
    }
}

/// Direction from a landscape to the key light, which stands at South's left, 35° above the horizon. From the side, it lights what both seats
/// see equally well.
const LANDSCAPE_KEY_DIRECTION: Vec3 = Vec3::new(-0.81, 0.58, 0.08);

/// Angles of the cone of a lamp over a landscape. The cone is narrow, so that the shadow map covers little beside the board.
const LANDSCAPE_CONE_ANGLES: (f32, f32) = (0.24, 0.38);

/// The light over a landscape instead of the light over an inlaid board.
fn over_landscape(room: Room, light: RoomLight) -> RoomLight {
    let (illuminance, color, brightness) = match room {
        Room::Study => (11_000.0, Color::srgb(1.0, 0.90, 0.76), 560.0),
        Room::Field => (11_000.0, Color::srgb(1.0, 0.93, 0.82), 560.0),
    };
    RoomLight {
        brightness,
        overhead_color: Color::linear_rgb(0.92, 1.0, 1.22),
        fill: FillLight { color: Color::srgb(0.66, 0.80, 1.0), luminance: 300.0 },
        key: KeyLight {
            direction: LANDSCAPE_KEY_DIRECTION,
            color,
            illuminance,
            frontal_turn: 0.0,
            lamp: light.key.lamp.map(|lamp| Lamp { cone_angles: LANDSCAPE_CONE_ANGLES, ..lamp }),
            has_soft_shadows: false,
        },
        saturation: 1.10,
        ..light
    }
}

/// The light of a room on an inlaid board.
const fn table_light(room: Room) -> RoomLight {
    match room {
        Room::Study => RoomLight {
            brightness: 1000.0,
            overhead_color: Color::linear_rgb(1.15, 0.98, 0.78),
            backdrop_brightness: 1900.0,
            key: KeyLight {
                direction: Vec3::new(-0.64, 0.74, 0.20),
                color: Color::srgb(1.0, 0.915, 0.79),
                illuminance: 6000.0,
                frontal_turn: 0.57,
                lamp: Some(Lamp { distance: 38.0, cone_angles: (0.22, 0.46) }),
                has_soft_shadows: true,
            },
            fill: FillLight::NONE,
            saturation: 1.07,
        },
        Room::Field => RoomLight {
            brightness: 780.0,
            overhead_color: Color::linear_rgb(0.98, 1.06, 1.28),
            backdrop_brightness: 820.0,
            key: KeyLight {
                direction: Vec3::new(-0.68, 0.70, 0.20),
                color: Color::srgb(1.0, 0.95, 0.86),
                illuminance: 6400.0,
                frontal_turn: 0.57,
                lamp: None,
                has_soft_shadows: false,
            },
            fill: FillLight::NONE,
            saturation: 1.18,
        },
    }
}

#[cfg(test)]
mod tests {
    use bevy::render::render_resource::TextureViewDimension;

    use super::super::backdrop::BAND;
    use super::super::room_textures::{BackdropSize, RoomTextures};
    use super::*;

    /// Maximum total size of a room's textures in bytes, to limit the size of the program.
    const MAX_BYTES: usize = 1_200_000;

    #[test]
    fn every_room_decodes_to_two_cube_maps_and_a_band_of_a_panorama() {
        for room in [Room::Study, Room::Field] {
            let name = texture_set(room);
            let light = ["specular", "diffuse"].map(|part| cannon_assets::room_texture(&format!("{name}-{part}")));
            let files = light.into_iter().chain([cannon_assets::room_picture(&format!("{name}-backdrop"))]);
            let bytes: usize = files.map(|file| file.map_or(0, |bytes| bytes.len())).sum();
            assert!(bytes <= MAX_BYTES, "{room:?} has {bytes} bytes");
            let mut images = Assets::default();
            let textures = RoomTextures::read(name, BackdropSize::Whole, &mut images)
                .unwrap_or_else(|error| panic!("{room:?}: {error}"));
            let [specular, diffuse, backdrop] = [&textures.specular, &textures.diffuse, &textures.backdrop]
                .map(|texture| images.get(texture).expect("the image has been added"));
            for (cube, levels) in [(specular, 6), (diffuse, 1)] {
                let view = cube.texture_view_descriptor.as_ref().and_then(|view| view.dimension);
                assert_eq!(view, Some(TextureViewDimension::Cube), "{room:?}");
                assert_eq!(cube.texture_descriptor.mip_level_count, levels, "{room:?}");
            }
            let size = backdrop.size().as_vec2();
            assert_eq!(size.y / size.x, 0.5 * BAND, "{room:?}: the picture fits into its band");
        }
    }

    #[test]
    fn key_lights_shine_from_above() {
        for room in [Room::Study, Room::Field] {
            let heights = [BoardSurface::Inlaid, BoardSurface::Landscape]
                .map(|surface| room_light(room, surface).key.direction.normalize().y);
            assert!(heights[0] > 0.6 && heights[1] > 0.5, "{room:?}: {heights:?}");
            assert!(heights[1] < heights[0], "shadows of terrain are longer than shadows of pieces: {heights:?}");
        }
    }
}
