//! Engine sounds of a unit that drives.

use bevy::prelude::*;

use crate::tank_chess::sounds;
use cannon_app_base::common::animation::sequence::Animation;
use cannon_app_base::common::sound::Sound;
use cannon_rules::tank_chess::UnitKind;

/// Delay in seconds of the drive sound, which begins when the start sound has faded.
const DRIVE_SOUND_DELAY: f32 = 0.32;
/// A drive that is shorter than this, in seconds, has only the start and stop sounds.
const MIN_DRIVE_TIME: f32 = 0.5;

/// The sounds with which the engine of a kind of unit starts, drives and stops: the slower the unit, the heavier its engine.
fn engine_sounds(kind: UnitKind) -> [Sound; 3] {
    match kind.stats().speed {
        0..=3 => [sounds::HEAVY_START, sounds::HEAVY_DRIVE, sounds::HEAVY_STOP],
        4 => [sounds::MEDIUM_START, sounds::MEDIUM_DRIVE, sounds::MEDIUM_STOP],
        _ => [sounds::LIGHT_START, sounds::LIGHT_DRIVE, sounds::LIGHT_STOP],
    }
}

/// Adds the engine sounds of a unit until it arrives. A unit that only fires is silent.
pub(super) fn add_engine_sounds(animation: &mut Animation, unit: Entity, kind: UnitKind, arrived: f32) {
    if arrived <= 0.0 {
        return;
    }
    let [start, drive, stop] = engine_sounds(kind);
    animation.add_sound_of(0.0, start, unit);
    animation.add_loop_of(0.0..arrived, sounds::TRACKS, unit);
    if arrived > MIN_DRIVE_TIME {
        animation.add_loop_of(DRIVE_SOUND_DELAY..arrived, drive, unit);
    }
    animation.add_sound_of(arrived, stop, unit);
}
