//! The grain of the ground: small textures of blades, snow, sand and earth, which repeat.
//!
//! They have only fine detail, so that nobody sees where they begin again. Red and green are a normal, blue is the tone, and alpha an
//! accent: straw between the grass, glints on the snow, pebbles in the sand.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::super::texture::data_image;
use crate::parallel::compute_all;
use cannon_app_base::common::noise::{noise, scatter};
use cannon_appearance::GroundLook;

/// Width and height of the textures in pixels.
const SIDE: u32 = 1024;
const WAVES_SIDE: u32 = 256;
/// Number of blades of grass on the texture, the range of their lengths in pixels, and half their width at the foot.
const BLADES: u32 = 30_000;
const BLADE_LENGTHS: [f32; 2] = [16.0, 46.0];
const BLADE_HALF_WIDTH: f32 = 1.9;
/// The share of blades that are straw.
const STRAW_SHARE: f32 = 0.13;
/// Number of clods of earth on the texture, and the range of their radii in pixels.
const CLODS: u32 = 9_000;
const CLOD_RADII: [f32; 2] = [2.0, 13.0];

/// The height, the tone and the accent at each pixel.
#[derive(Clone, Debug)]
struct Relief {
    side: u32,
    points: Vec<[f32; 3]>,
}

impl Relief {
    /// A relief that a function gives for (u, v) on the unit square.
    fn sampled(side: u32, point: impl Fn(f32, f32) -> [f32; 3] + Sync) -> Relief {
        let at = |index: u32| (index as f32 + 0.5) / side as f32;
        let rows = compute_all(side as usize, |y| (0..side).map(|x| point(at(x), at(y as u32))).collect::<Vec<_>>());
        Relief { side, points: rows.concat() }
    }

    fn index(&self, place: Vec2) -> usize {
        let [x, y] = place.to_array().map(|value| value.rem_euclid(self.side as f32) as u32 % self.side);
        (y * self.side + x) as usize
    }

    /// Puts a point on top if it is higher than what is there.
    fn raise(&mut self, place: Vec2, point: [f32; 3]) {
        let index = self.index(place);
        if point[0] > self.points[index][0] {
            self.points[index] = point;
        }
    }

    /// The texture. `steepness` is the factor of the slopes in its normals. The mean tone becomes one half.
    fn image(&self, steepness: f32) -> Image {
        let side = self.side;
        let mean = self.points.iter().map(|point| point[1]).sum::<f32>() / self.points.len() as f32;
        let height = |x: u32, y: u32| self.points[(y % side * side + x % side) as usize][0];
        data_image(side, |x, y| {
            let [_, tone, accent] = self.points[(y * side + x) as usize];
            let slope =
                Vec2::new(height(x + side - 1, y) - height(x + 1, y), height(x, y + side - 1) - height(x, y + 1))
                    * steepness;
            let normal = slope / (1.0 + slope.length_squared()).sqrt();
            Vec4::new(normal.x * 0.5 + 0.5, normal.y * 0.5 + 0.5, tone - mean + 0.5, accent)
        })
    }
}

/// The texture of grass, snow or sand.
pub(super) fn cover(look: GroundLook) -> Image {
    match look {
        GroundLook::Summer | GroundLook::Walnut => grass().image(1.6),
        GroundLook::Winter => Relief::sampled(SIDE, snow).image(14.0),
        GroundLook::Desert => Relief::sampled(SIDE, sand).image(10.0),
    }
}

/// Blades of grass, one over the other.
fn grass() -> Relief {
    let mut relief = Relief::sampled(SIDE, |u, v| [0.0, 0.16 + 0.10 * noise(u, v, (90, 90), 901), 0.0]);
    for blade in 0..BLADES {
        let random = |index: u32| scatter(blade, index, 903);
        let mut place = Vec2::new(random(1), random(2)) * SIDE as f32;
        let mut direction = Vec2::from_angle(random(3) * TAU);
        let bend = Vec2::from_angle((random(4) - 0.5) * 0.09);
        let length = BLADE_LENGTHS[0].lerp(BLADE_LENGTHS[1], random(5) * random(6));
        let (tone, foot) = (0.34 + 0.42 * random(7), random(8));
        let accent = if random(9) < STRAW_SHARE { 0.55 + 0.45 * random(10) } else { 0.0 };
        for step in 0..length as u32 {
            let share = step as f32 / length;
            let half_width = BLADE_HALF_WIDTH * (1.0 - 0.8 * share);
            for aside in -2..=2_i8 {
                let across = f32::from(aside) / half_width;
                if across.abs() <= 1.0 {
                    let height = foot + 1.1 * share - 0.5 * across * across;
                    let lit = tone * (0.72 + 0.38 * share) - 0.07 * across * direction.x.signum();
                    relief.raise(place + direction.perp() * f32::from(aside), [height, lit, accent]);
                }
            }
            place += direction;
            direction = bend.rotate(direction);
        }
    }
    relief
}

/// Snow with small dunes, crumbs and glints.
fn snow(u: f32, v: f32) -> [f32; 3] {
    let bend = 0.02 * noise(u, v, (6, 6), 911);
    let dunes = noise(u, v + bend, (24, 48), 912);
    let crumbs = noise(u, v, (120, 120), 913);
    let fine = noise(u, v, (400, 400), 914);
    let height = 0.62 * dunes + 0.24 * crumbs + 0.10 * fine;
    let is_glint = scatter((u * 512.0) as u32, (v * 512.0) as u32, 915) > 0.985;
    let glint = if is_glint { 0.3 + 0.7 * scatter((u * 512.0) as u32, (v * 512.0) as u32, 916) } else { 0.0 };
    [height, 0.30 + 0.26 * dunes + 0.20 * crumbs + 0.10 * fine, glint]
}

/// Sand with ripples and pebbles.
fn sand(u: f32, v: f32) -> [f32; 3] {
    let bend = 0.9 * noise(u, v, (7, 7), 921) + 0.25 * noise(u, v, (19, 19), 922);
    let wave = 0.5 + 0.5 * ((u * 17.0 + v * 9.0 + bend) * TAU).sin();
    let strength = (1.6 * noise(u, v, (20, 20), 923) - 0.3).clamp(0.0, 1.0);
    let grains = noise(u, v, (330, 330), 924);
    let pebbles = ((noise(u, v, (95, 95), 925) - 0.80) / 0.10).clamp(0.0, 1.0);
    let height = 0.55 * wave * strength + 0.22 * grains + 0.5 * pebbles;
    [height, 0.30 + 0.35 * wave * strength + 0.25 * grains, pebbles]
}

/// The texture of bare earth: clods and stones.
pub(super) fn earth() -> Image {
    let mut relief = Relief::sampled(SIDE, |u, v| {
        let rough = 0.6 * noise(u, v, (60, 60), 931) + 0.4 * noise(u, v, (190, 190), 932);
        [0.30 * rough, 0.30 + 0.20 * rough, 0.0]
    });
    for clod in 0..CLODS {
        let random = |index: u32| scatter(clod, index, 933);
        let middle = Vec2::new(random(1), random(2)) * SIDE as f32;
        let size = random(3) * random(4) * random(4);
        let radius = CLOD_RADII[0].lerp(CLOD_RADII[1], size);
        let (tone, accent) = (0.34 + 0.34 * random(5), if random(6) < 0.16 { 0.8 } else { 0.0 });
        let (turn, flatness) = (Vec2::from_angle(random(7) * TAU), 0.6 + 0.4 * random(8));
        let reach = radius.ceil() as i32;
        for y in -reach..=reach {
            for x in -reach..=reach {
                let offset = IVec2::new(x, y).as_vec2();
                let turned = turn.rotate(offset) / Vec2::new(radius, radius * flatness);
                let inside = 1.0 - turned.length_squared();
                if inside > 0.0 {
                    let height = 0.12 + 0.9 * size.sqrt() * inside.sqrt();
                    relief.raise(middle + offset, [height, tone * (0.70 + 0.45 * inside), accent]);
                }
            }
        }
    }
    relief.image(3.0)
}

/// The normals of small waves.
pub(super) fn waves() -> Image {
    let wave = |u: f32, v: f32| {
        let long = noise(u, v, (7, 9), 941) + 0.5 * noise(u, v, (15, 13), 942);
        let short = 0.25 * noise(u, v, (31, 29), 943) + 0.10 * noise(u, v, (61, 67), 944);
        [long + short, 0.5, 0.0]
    };
    Relief::sampled(WAVES_SIDE, wave).image(5.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LANDSCAPES: [GroundLook; 3] = [GroundLook::Summer, GroundLook::Winter, GroundLook::Desert];

    /// The mean of a channel over a block of the largest mip level, from 0 to 255.
    fn block_mean(image: &Image, channel: usize, (x, y): (usize, usize), side: usize) -> f32 {
        let (width, data) = (image.width() as usize, image.data.as_ref().expect("pixels"));
        let rows = (y..y + side).flat_map(|row| (x..x + side).map(move |column| (row * width + column) * 4));
        rows.map(|pixel| f32::from(data[pixel + channel])).sum::<f32>() / (side * side) as f32
    }

    /// Otherwise patches show where the texture repeats.
    #[test]
    fn textures_have_no_patches() {
        for image in LANDSCAPES.map(cover).into_iter().chain([earth()]) {
            let blocks: Vec<f32> = (0..16).map(|n| block_mean(&image, 2, (n % 4 * 256, n / 4 * 256), 256)).collect();
            assert!(blocks.iter().all(|mean| (mean - 127.5).abs() < 9.0), "{blocks:?}");
        }
    }

    #[test]
    fn normals_point_up_on_the_whole() {
        for image in LANDSCAPES.map(cover).into_iter().chain([earth(), waves()]) {
            for channel in [0, 1] {
                let mean = block_mean(&image, channel, (0, 0), image.width() as usize);
                assert!((mean - 127.5).abs() < 3.0, "{mean}");
            }
        }
    }
}
