//! Rockets: the fireworks for the winner, and single flares.

use bevy::prelude::*;

use crate::common::Tone;
use crate::common::animation::sequence::Animation;
use crate::common::animation::timing::{FLASH_TIME, MAX_CELEBRATION_TIME, ROCKET_INTERVAL, ROCKET_RISE_TIME};
use crate::common::particles::{Burst, ParticleKind, ParticleRng, Tint};
use crate::common::sound::sounds;

/// A rocket that rises with a tail of sparks and bursts into stars.
struct Rocket {
    /// Where it starts and where it bursts, in world units.
    launch: Vec3,
    top: Vec3,
    /// Seconds from the start to the burst.
    rise_time: f32,
    /// Number of sparks in the tail.
    tail: u8,
    /// Number of stars, and how fast they fly apart, in world units per second.
    stars: u8,
    star_speed: f32,
    tint: Tint,
}

impl Rocket {
    /// Adds the rocket, its sound and the flash of its burst. Returns the time of the burst.
    fn add(&self, animation: &mut Animation, start: f32) -> f32 {
        animation.add_sound(start, sounds::FIREWORK, self.top);
        for n in 0..self.tail {
            let t = f32::from(n) / f32::from(self.tail);
            let eased = 1.0 - (1.0 - t) * (1.0 - t);
            let spark = Burst::new(ParticleKind::Spark, 1, self.launch.lerp(self.top, eased));
            animation.add_burst(start + self.rise_time * t, Burst { scatter: 0.02, velocity_spread: 0.3, ..spark });
        }
        let burst_time = start + self.rise_time;
        let stars = Burst { tint: self.tint, scatter: 0.02, ..Burst::new(ParticleKind::Star, self.stars, self.top) };
        animation.add_burst(burst_time, Burst { velocity_spread: self.star_speed, ..stars });
        animation.add_flash(burst_time, self.top, 0.7, FLASH_TIME * 2.5);
        burst_time
    }
}

/// Height in world units and duration in seconds of the rise of a flare.
const FLARE_RISE: f32 = 1.5;
const FLARE_RISE_TIME: f32 = 0.35;

/// A flare that rises from a place and bursts above it, with its sound.
pub fn add_flare(animation: &mut Animation, time: f32, launch: Vec3, tone: Tone) {
    let (top, tint) = (launch + Vec3::Y * FLARE_RISE, Tint::Army(tone));
    let flare = Rocket { launch, top, rise_time: FLARE_RISE_TIME, tail: 10, stars: 36, star_speed: 3.0, tint };
    flare.add(animation, time);
}

/// Adds rockets that rise all over a board of this half width and burst alternately in the winner's colour and in gold.
pub fn add_fireworks(animation: &mut Animation, tone: Tone, half_span: f32) {
    let mut rng = ParticleRng::new(tone as u64 + 77);
    let mut start = 0.1;
    let mut gold = false;
    while start + ROCKET_RISE_TIME + 1.2 < MAX_CELEBRATION_TIME {
        let file = rng.range(-half_span, half_span);
        let rank = rng.range(-half_span, half_span) * 0.7;
        let launch = Vec3::new(file, 0.2, rank);
        let top = launch + Vec3::new(rng.range(-0.6, 0.6), rng.range(1.7, 2.7), rng.range(-0.5, 0.5));
        let tint = if gold { Tint::Plain } else { Tint::Army(tone) };
        let rocket = Rocket { launch, top, rise_time: ROCKET_RISE_TIME, tail: 18, stars: 60, star_speed: 4.6, tint };
        let burst_time = rocket.add(animation, start);
        animation.add_burst(burst_time, Burst { size: 1.3, ..Burst::new(ParticleKind::Flame, 2, top) });
        gold = !gold;
        start += ROCKET_INTERVAL;
    }
}
