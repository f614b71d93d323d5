//! Fireworks for the winner.

use bevy::prelude::*;

use crate::app::common::Tone;
use crate::app::common::animation::score::Animation;
use crate::app::common::animation::timing::{CELEBRATION, ROCKET_RISE, ROCKET_STEP};
use crate::app::common::particles::{Burst, Kind, ParticleRng, Tint};
use crate::app::common::sound::sounds;

/// Rockets that rise all over a board of this half width and burst in the winner's colour and in gold.
pub(in crate::app) fn fireworks(score: &mut Animation, tone: Tone, half_span: f32) {
    let mut dice = ParticleRng::new(tone as u64 + 77);
    let mut start = 0.1;
    let mut gold = false;
    while start + ROCKET_RISE + 1.2 < CELEBRATION {
        let file = dice.between(-half_span, half_span);
        let rank = dice.between(-half_span, half_span) * 0.7;
        let foot = Vec3::new(file, 0.2, rank);
        let top = foot + Vec3::new(dice.between(-0.6, 0.6), dice.between(1.7, 2.7), dice.between(-0.5, 0.5));
        score.sound(start, sounds::FIREWORK, top);
        const TAIL: u8 = 18;
        for n in 0..TAIL {
            let part = f32::from(n) / f32::from(TAIL);
            let risen = 1.0 - (1.0 - part) * (1.0 - part);
            let spark = Burst::new(Kind::Spark, 1, foot.lerp(top, risen));
            score.burst(start + ROCKET_RISE * part, Burst { scatter: 0.02, spread: 0.3, ..spark });
        }
        let tint = if gold { Tint::Plain } else { Tint::Of(tone) };
        let star = Burst { tint, scatter: 0.02, spread: 4.6, ..Burst::new(Kind::Star, 60, top) };
        score.burst(start + ROCKET_RISE, star);
        score.burst(start + ROCKET_RISE, Burst { size: 1.3, ..Burst::new(Kind::Flame, 2, top) });
        score.flash(start + ROCKET_RISE, top, 0.7, 0.5);
        gold = !gold;
        start += ROCKET_STEP;
    }
}
