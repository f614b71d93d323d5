//! The engine of a unit that drives.

use bevy::prelude::*;

use crate::app::common::animation::score::Animation;
use crate::app::common::sound::Sound;
use crate::app::games::tank_chess::sounds;
use cannon_rules::tank_chess::UnitKind;

/// The engine takes the load, and drives alone when that has passed.
const TAKES_LOAD: f32 = 0.32;
/// A way that is shorter than this is driven by taking the load and letting it go.
const SHORTEST_DRIVE: f32 = 0.5;

/// Taking the load, driving, and letting go.
struct Engine {
    start: Sound,
    drive: Sound,
    stop: Sound,
}

impl Engine {
    /// The engine that a unit of this kind has: the slower the unit, the greater.
    fn of(kind: UnitKind) -> Engine {
        match kind.stats().speed {
            0..=3 => Engine { start: sounds::HEAVY_START, drive: sounds::HEAVY_DRIVE, stop: sounds::HEAVY_STOP },
            4 => Engine { start: sounds::MEDIUM_START, drive: sounds::MEDIUM_DRIVE, stop: sounds::MEDIUM_STOP },
            _ => Engine { start: sounds::LIGHT_START, drive: sounds::LIGHT_DRIVE, stop: sounds::LIGHT_STOP },
        }
    }
}

/// A unit drives or turns until it has arrived; one that only fires stands still and is not heard.
pub(super) fn heard(score: &mut Animation, unit: Entity, kind: UnitKind, arrived: f32) {
    if arrived <= 0.0 {
        return;
    }
    let engine = Engine::of(kind);
    score.sound_of(0.0, engine.start, unit);
    score.sound_during(0.0..arrived, sounds::TRACKS, unit);
    if arrived > SHORTEST_DRIVE {
        score.sound_during(TAKES_LOAD..arrived, engine.drive, unit);
    }
    score.sound_of(arrived, engine.stop, unit);
}
