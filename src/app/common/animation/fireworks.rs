//! Fireworks for the winner.

use bevy::prelude::*;

use crate::app::common::Tone;
use crate::app::common::animation::sequence::Animation;
use crate::app::common::animation::timing::{MAX_CELEBRATION_TIME, ROCKET_INTERVAL, ROCKET_RISE_TIME};
use crate::app::common::particles::{Burst, ParticleKind, ParticleRng, Tint};
use crate::app::common::sound::sounds;

/// Adds rockets that rise all over a board of this half width and burst alternately in the winner's colour and in gold.
pub(in crate::app) fn add_fireworks(animation: &mut Animation, tone: Tone, half_span: f32) {
    let mut rng = ParticleRng::new(tone as u64 + 77);
    let mut start = 0.1;
    let mut gold = false;
    while start + ROCKET_RISE_TIME + 1.2 < MAX_CELEBRATION_TIME {
        let file = rng.range(-half_span, half_span);
        let rank = rng.range(-half_span, half_span) * 0.7;
        let launch = Vec3::new(file, 0.2, rank);
        let top = launch + Vec3::new(rng.range(-0.6, 0.6), rng.range(1.7, 2.7), rng.range(-0.5, 0.5));
        animation.add_sound(start, sounds::FIREWORK, top);
        const TAIL: u8 = 18;
        for n in 0..TAIL {
            let t = f32::from(n) / f32::from(TAIL);
            let eased = 1.0 - (1.0 - t) * (1.0 - t);
            let spark = Burst::new(ParticleKind::Spark, 1, launch.lerp(top, eased));
            animation.add_burst(start + ROCKET_RISE_TIME * t, Burst { scatter: 0.02, velocity_spread: 0.3, ..spark });
        }
        let tint = if gold { Tint::Plain } else { Tint::Army(tone) };
        let star = Burst { tint, scatter: 0.02, velocity_spread: 4.6, ..Burst::new(ParticleKind::Star, 60, top) };
        animation.add_burst(start + ROCKET_RISE_TIME, star);
        animation.add_burst(start + ROCKET_RISE_TIME, Burst { size: 1.3, ..Burst::new(ParticleKind::Flame, 2, top) });
        animation.add_flash(start + ROCKET_RISE_TIME, top, 0.7, 0.5);
        gold = !gold;
        start += ROCKET_INTERVAL;
    }
}
