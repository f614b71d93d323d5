//! Textures of particles.
//!
//! Clouds are painted with light from the top of the texture: particles turn the top towards the key light. Form and light of a cloud come
//! from a height field: overlapping balls, which are displaced by noise, and rolls on their surface.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::noise::Noise;
use crate::texture::sprite_image;
use cannon_app_base::common::particles::ParticleRng;

/// Width and height of the texture of a cloud, and of other textures, in pixels.
const CLOUD_SIZE: usize = 128;
const SPRITE_SIZE: u32 = 96;
/// Number of balls around the middle of a cloud.
const BALLS: u8 = 8;
/// Width of the seam in which two balls run into each other.
const SEAM: f32 = 0.10;
/// How far noise displaces the outline, and how deep it cuts the rolls.
const DISPLACEMENT: f32 = 0.42;
const ROLL_DEPTH: f32 = 0.65;
/// Height at which a cloud is opaque.
const OPAQUE_HEIGHT: f32 = 0.34;
/// Direction to the light, in the texture.
const LIGHT: Vec3 = Vec3::new(0.0, 0.86, 0.50);
/// Colours of the shaded and of the lit side of white smoke, in linear light: the sky is cool, and the key light is warm.
const SHADED: Vec3 = Vec3::new(0.290, 0.280, 0.272);
const LIT: Vec3 = Vec3::new(1.0, 0.97, 0.90);
/// Colours of fire from cold to hot, in linear light.
const FIRE: [(f32, Vec3); 5] = [
    (0.0, Vec3::new(0.08, 0.02, 0.01)),
    (0.28, Vec3::new(0.55, 0.06, 0.004)),
    (0.55, Vec3::new(1.0, 0.27, 0.015)),
    (0.80, Vec3::new(1.0, 0.56, 0.08)),
    (1.0, Vec3::new(1.0, 0.85, 0.42)),
];

fn smoothstep(low: f32, high: f32, value: f32) -> f32 {
    let share = ((value - low) / (high - low)).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// A cloud: the height above the plane of the texture at each pixel.
struct Cloud {
    seed: u32,
    heights: Vec<f32>,
}

impl Cloud {
    fn new(seed: u32) -> Cloud {
        let mut rng = ParticleRng::new(0xc10d + u64::from(seed));
        let mut balls = vec![(Vec2::ZERO, 0.58)];
        for ball in 0..BALLS {
            let angle = (f32::from(ball) + rng.range(0.0, 0.8)) / f32::from(BALLS) * TAU;
            let radius = rng.range(0.20, 0.36);
            balls.push((Vec2::from_angle(angle) * rng.range(0.35, 0.76 - radius * 0.6), radius));
        }
        let noise = |part: u32| Noise(seed * 1013 + part);
        let heights = (0..CLOUD_SIZE * CLOUD_SIZE).map(|index| {
            let place = place_of(index);
            let aside = [noise(100), noise(200)].map(|noise| noise.clouds(place * 1.7 + 9.0, 3) - 0.5);
            let displaced = place + Vec2::from_array(aside) * DISPLACEMENT;
            let height = balls.iter().fold(0.0, |height, &(middle, radius)| {
                let ball = (radius * radius - displaced.distance_squared(middle)).max(0.0).sqrt();
                let share = (0.5 + 0.5 * (ball - height) / SEAM).clamp(0.0, 1.0);
                let seam = if ball + height > 0.0 { SEAM * share * (1.0 - share) } else { 0.0 };
                height * (1.0 - share) + ball * share + seam
            });
            let rolls = noise(300).rolls(displaced * 2.3 + 3.0);
            (height - 0.025_f32).max(0.0) * (0.70 + ROLL_DEPTH * rolls)
        });
        Cloud { seed, heights: heights.collect() }
    }

    /// The share of the light that a pixel gets: from its slope, and less on the side that is turned away from the light.
    fn light(&self, index: usize) -> f32 {
        let (x, y, last) = (index % CLOUD_SIZE, index / CLOUD_SIZE, CLOUD_SIZE - 1);
        let height = |x: usize, y: usize| self.heights[y * CLOUD_SIZE + x];
        let slope = CLOUD_SIZE as f32 / 4.0;
        let across = (height((x + 1).min(last), y) - height(x.saturating_sub(1), y)) * slope;
        let down = (height(x, (y + 1).min(last)) - height(x, y.saturating_sub(1))) * slope;
        let normal = Vec3::new(-across, down, 0.62).normalize();
        let side = 0.5 + 0.5 * (place_of(index).y * 1.1 + 0.1).clamp(-1.0, 1.0);
        (0.38 + 0.62 * normal.dot(LIGHT.normalize())).clamp(0.0, 1.0) * (0.35 + 0.75 * side).min(1.0)
    }

    fn alpha(&self, index: usize) -> f32 {
        let place = place_of(index);
        let rim = 1.0 - smoothstep(0.62, 1.0, place.length());
        let detail = smoothstep(0.25, 0.60, Noise(self.seed * 1013 + 900).clouds(place * 4.0 + 1.0, 2));
        smoothstep(0.0, OPAQUE_HEIGHT, self.heights[index]) * rim * (0.86 + 0.14 * detail)
    }

    fn heat(&self, index: usize) -> f32 {
        let place = place_of(index);
        let noise = Noise(self.seed * 1013 + 700).clouds(place * 2.6 + 5.0, 3);
        let seams = 1.0 - self.light(index);
        (self.heights[index] * 1.9 - 0.05).clamp(0.0, 1.0) * (0.25 + 1.15 * noise) + 0.25 * seams - 0.10
    }

    fn image(&self, colour: impl Fn(usize) -> Vec3) -> Image {
        let pixels = (0..self.heights.len()).flat_map(|index| pixel(colour(index), self.alpha(index)));
        cloud_image(pixels.collect())
    }
}

/// The position of a pixel of a cloud, from -1 to 1 with y upward.
fn place_of(index: usize) -> Vec2 {
    let pixel = Vec2::new((index % CLOUD_SIZE) as f32, (index / CLOUD_SIZE) as f32) + 0.5;
    (pixel / CLOUD_SIZE as f32 * 2.0 - 1.0) * Vec2::new(1.0, -1.0)
}

/// A pixel of a colour in linear light.
fn pixel(colour: Vec3, alpha: f32) -> [u8; 4] {
    Srgba::from(LinearRgba::from_vec3(colour)).with_alpha(alpha).to_u8_array()
}

fn cloud_image(pixels: Vec<u8>) -> Image {
    let size = Extent3d { width: CLOUD_SIZE as u32, height: CLOUD_SIZE as u32, depth_or_array_layers: 1 };
    Image::new(size, TextureDimension::D2, pixels, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::default())
}

/// The colour of fire at a heat from 0 to 1.
fn fire_colour(heat: f32) -> Vec3 {
    let hotter = FIRE.iter().position(|&(limit, _)| heat <= limit).unwrap_or(FIRE.len() - 1).max(1);
    let ((low, cold), (high, hot)) = (FIRE[hotter - 1], FIRE[hotter]);
    cold.lerp(hot, ((heat - low) / (high - low)).clamp(0.0, 1.0))
}

/// The texture of a puff of smoke or dust, and of a ball of fire with the same form.
pub(super) fn cloud_textures(seed: u32) -> [Image; 2] {
    let cloud = Cloud::new(seed);
    [cloud.image(|index| SHADED.lerp(LIT, cloud.light(index))), cloud.image(|index| fire_colour(cloud.heat(index)))]
}

/// A tongue of fire, which narrows and bends towards the top.
pub(super) fn tongue_texture(seed: u32) -> Image {
    let noise = Noise(0x70e6 + seed * 31);
    let pixels = (0..CLOUD_SIZE * CLOUD_SIZE).flat_map(|index| {
        let place = place_of(index);
        let height = (place.y + 1.0) / 2.0;
        let bend = (noise.clouds(Vec2::new(0.3, height * 2.2), 2) - 0.5) * 0.9 * height;
        let flicker = noise.clouds(place * Vec2::new(2.6, 1.7) + 4.0, 2) - 0.5;
        // The outline is widest at a quarter of the height.
        let width = 0.50 * (height * 4.0).min(1.0).sqrt() * (1.0 - height).max(0.0).powf(0.7);
        let inside = 1.0 - (place.x - bend).abs() / width.max(1.0e-3) + flicker * 0.7;
        let fade = smoothstep(0.0, 0.18, height) * (1.0 - smoothstep(0.80, 1.0, height));
        pixel(fire_colour(inside * 1.1 - height * 0.25), smoothstep(0.0, 0.5, inside) * fade)
    });
    cloud_image(pixels.collect())
}

/// A point of light with a soft halo.
pub(super) fn glow_texture() -> Image {
    sprite_image(SPRITE_SIZE, |position| {
        let distance = position.length();
        let core = (1.0 - distance / 0.5).clamp(0.0, 1.0);
        let halo = (1.0 - distance).clamp(0.0, 1.0).powi(2);
        [1.0, (core + 0.55 * halo).min(1.0)]
    })
}

/// The flash of burning powder: tongues around a white-hot middle.
pub(super) fn flash_texture(seed: u64) -> Image {
    const TONGUES: usize = 14;
    let mut rng = ParticleRng::new(0xf1a3e + seed);
    let lengths: [f32; TONGUES] = std::array::from_fn(|_| rng.range(0.4, 1.0));
    sprite_image(SPRITE_SIZE, move |position| {
        let angle = (position.y.atan2(position.x) / TAU + 0.5) * TONGUES as f32;
        let (tongue, across) = (angle as usize % TONGUES, angle.fract());
        // The flame is shortest between two tongues, and reaches its full length in the middle of a tongue.
        let reach = 0.32 + (lengths[tongue] - 0.32) * (across * std::f32::consts::PI).sin().powi(5);
        let intensity = (1.0 - position.length() / reach).clamp(0.0, 1.0);
        [1.0, intensity.powf(1.6)]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clouds_are_lit_from_the_top_and_have_soft_rims() {
        for seed in 0..4 {
            let cloud = Cloud::new(seed);
            let mean = |rows: std::ops::Range<usize>| {
                let inside = rows.flat_map(|row| row * CLOUD_SIZE..(row + 1) * CLOUD_SIZE);
                let (light, count) = inside
                    .filter(|&index| cloud.heights[index] > 0.1)
                    .fold((0.0, 0.0), |(light, count), index| (light + cloud.light(index), count + 1.0));
                light / count
            };
            let [top, bottom] = [mean(0..CLOUD_SIZE / 2), mean(CLOUD_SIZE / 2..CLOUD_SIZE)];
            assert!(top > bottom + 0.15, "{seed}: {top} above, {bottom} below");
            let border = (0..CLOUD_SIZE).flat_map(|n| [n, n * CLOUD_SIZE, (CLOUD_SIZE - 1) * CLOUD_SIZE + n]);
            assert!(border.into_iter().all(|index| cloud.alpha(index) < 0.02), "{seed} is cut off at its border");
        }
    }

    #[test]
    fn fire_is_brighter_where_it_is_hotter() {
        let brightness = (0..=10_u8).map(|heat| fire_colour(f32::from(heat) / 10.0).element_sum());
        assert!(brightness.is_sorted());
    }
}
