//! The room around the table, as light: a dim warm room with a large window-like softbox, a smaller cool one, and a ceiling.
//!
//! The room is a formula, so each level of blur that a rougher surface reflects is computed and needs no filtering.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

/// Side of the sharpest reflection, in pixels.
const SIZE: u32 = 128;
/// Levels of blur, halving in size.
const LEVELS: u32 = 6;
/// Side of the map for matt surfaces.
const DIFFUSE_SIZE: u32 = 16;

/// A glowing panel of the room.
struct Panel {
    towards: Vec3,
    up: Vec3,
    /// Tangents of half its width and height as seen from the table.
    half: Vec2,
    color: Vec3,
}

const CEILING: Vec3 = Vec3::new(0.42, 0.40, 0.37);
const WALLS: Vec3 = Vec3::new(0.115, 0.098, 0.082);
const FLOOR: Vec3 = Vec3::new(0.055, 0.040, 0.028);
const PANELS: [Panel; 3] = [
    // The great window behind South's left shoulder.
    Panel {
        towards: Vec3::new(-0.62, 0.62, 0.38),
        up: Vec3::Y,
        half: Vec2::new(0.52, 0.40),
        color: Vec3::new(4.2, 3.8, 3.25),
    },
    // Cool sky from the other side, for the rims.
    Panel {
        towards: Vec3::new(0.75, 0.40, -0.62),
        up: Vec3::Y,
        half: Vec2::new(0.30, 0.50),
        color: Vec3::new(1.7, 2.05, 2.6),
    },
    // A lamp's glow behind North.
    Panel {
        towards: Vec3::new(-0.25, 0.42, -0.95),
        up: Vec3::Y,
        half: Vec2::new(0.55, 0.16),
        color: Vec3::new(2.2, 1.75, 1.25),
    },
];

/// Light from a direction, seen through a blur of the given width (0 sharp, 1 matt).
fn radiance(direction: Vec3, blur: f32) -> Vec3 {
    let softness = 0.06 + 0.9 * blur;
    let up = smooth((direction.y / softness.max(0.35)) * 0.5 + 0.5);
    let high = smooth((direction.y - 0.25) / 0.75 + blur * 0.15);
    let room = FLOOR.lerp(WALLS, up).lerp(CEILING, high * (1.0 - 0.4 * blur));
    room + PANELS.iter().map(|panel| panel.color * panel.share(direction, softness)).sum::<Vec3>()
}

impl Panel {
    /// How much of the blurred panel lies in a direction.
    fn share(&self, direction: Vec3, softness: f32) -> f32 {
        let towards = self.towards.normalize();
        let right = towards.cross(self.up).normalize_or(Vec3::X);
        let up = right.cross(towards);
        let ahead = direction.dot(towards);
        let place = Vec2::new(direction.dot(right), direction.dot(up)) / ahead.max(0.25);
        let edge = |place: f32, half: f32| {
            let spread = half.hypot(softness);
            // The wider the blur, the fainter: what the panel sends out does not grow.
            smooth((spread - place.abs()) / (2.0 * softness.min(spread)) + 0.5) * (half / spread)
        };
        edge(place.x, self.half.x) * edge(place.y, self.half.y) * smooth(ahead / (0.2 + softness))
    }
}

fn smooth(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// The direction of a pixel of a cube map's face.
fn direction(face: u32, u: f32, v: f32) -> Vec3 {
    match face {
        0 => Vec3::new(1.0, -v, -u),
        1 => Vec3::new(-1.0, -v, u),
        2 => Vec3::new(u, 1.0, v),
        3 => Vec3::new(u, -1.0, -v),
        4 => Vec3::new(u, -v, 1.0),
        _ => Vec3::new(-u, -v, -1.0),
    }
    .normalize()
}

/// Three colours in 32 bits with a shared exponent, as `Rgb9e5Ufloat` has them.
fn shared_exponent(color: Vec3) -> u32 {
    const MANTISSA: f32 = 512.0;
    let largest = color.max_element().clamp(1.0e-5, 65_000.0);
    let exponent = (largest.log2().floor() as i32 + 1).clamp(-15, 16);
    let scale = MANTISSA / (exponent as f32).exp2();
    let [r, g, b] = (color.max(Vec3::ZERO) * scale + 0.5).to_array().map(|channel| (channel as u32).min(511));
    r | g << 9 | b << 18 | ((exponent + 15) as u32) << 27
}

fn cube_map(size: u32, levels: u32, blur: impl Fn(u32) -> f32) -> Image {
    let mut data = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let side = (size >> level).max(1);
            for (y, x) in (0..side).flat_map(|y| (0..side).map(move |x| (y, x))) {
                let [u, v] = [x, y].map(|at| (at as f32 + 0.5) / side as f32 * 2.0 - 1.0);
                data.extend(shared_exponent(radiance(direction(face, u, v), blur(level))).to_le_bytes());
            }
        }
    }
    let mut image = Image::new_uninit(
        Extent3d { width: size, height: size, depth_or_array_layers: 6 },
        TextureDimension::D2,
        TextureFormat::Rgb9e5Ufloat,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

/// The room as an environment light of the given strength.
pub(super) fn environment(images: &mut Assets<Image>, intensity: f32) -> EnvironmentMapLight {
    EnvironmentMapLight {
        diffuse_map: images.add(cube_map(DIFFUSE_SIZE, 1, |_| 1.0)),
        specular_map: images.add(cube_map(SIZE, LEVELS, |level| level as f32 / (LEVELS - 1) as f32)),
        intensity,
        ..default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_survive_the_shared_exponent() {
        for color in [Vec3::new(0.1, 0.5, 0.02), Vec3::new(4.2, 3.8, 3.25), Vec3::ZERO] {
            let bits = shared_exponent(color);
            let scale = ((bits >> 27) as f32 - 15.0).exp2() / 512.0;
            let read = Vec3::new((bits & 511) as f32, (bits >> 9 & 511) as f32, (bits >> 18 & 511) as f32) * scale;
            assert!(read.abs_diff_eq(color, 0.004 * color.max_element().max(0.01)), "{color} became {read}");
        }
    }

    #[test]
    fn the_window_is_the_brightest_place_and_blur_spreads_it() {
        let window = PANELS[0].towards.normalize();
        assert!(radiance(window, 0.0).x > 10.0 * radiance(-window, 0.0).x);
        assert!(radiance(window, 0.0).x > radiance(window, 1.0).x);
    }
}
