//! Thin smoke from the chimneys of the board's houses, which is part of the idle animations.

use bevy::prelude::*;

use super::EffectTime;
use super::player::Effects;
use crate::board::Chimneys;
use crate::pieces::IdleAnimationState;
use cannon_app_base::common::particles::{Burst, ParticleKind};
use cannon_app_base::common::{AppSystems, PlayAnimations};

/// Seconds between two puffs of smoke from the same chimney.
const PUFF_INTERVAL: f32 = 0.75;
/// Size of a puff, relative to the smoke of guns.
const PUFF_SIZE: f32 = 0.19;
/// Velocity of puffs in board units per second: the wind carries them a little aside.
const PUFF_VELOCITY: Vec3 = Vec3::new(0.10, 0.16, -0.05);
/// The first puff of a board has this number, so that no wreck has the same smoke.
const FIRST_SEED: u64 = 1 << 32;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, emit_chimney_smoke.in_set(AppSystems::Animate).after(PlayAnimations));
}

/// Emits puffs of smoke from the chimneys in turn, evenly spaced in time.
fn emit_chimney_smoke(
    mut commands: Commands,
    mut effects: ResMut<Effects>,
    effect_time: Res<EffectTime>,
    idle: Option<Res<IdleAnimationState>>,
    chimneys: Query<&Chimneys>,
    mut puff_progress: Local<f32>,
    mut puff_count: Local<u64>,
) {
    if idle.is_none_or(|idle| !idle.is_active()) {
        return;
    }
    let Some(mouths) = chimneys.iter().next().map(|chimneys| &chimneys.0).filter(|mouths| !mouths.is_empty()) else {
        return;
    };
    *puff_progress += effect_time.0 * mouths.len() as f32 / PUFF_INTERVAL;
    while *puff_progress >= 1.0 {
        *puff_progress -= 1.0;
        *puff_count += 1;
        let mouth = mouths[*puff_count as usize % mouths.len()];
        let puff = Burst {
            scatter: 0.012,
            velocity: PUFF_VELOCITY,
            velocity_spread: 0.04,
            size: PUFF_SIZE,
            ..Burst::new(ParticleKind::Smoke, 1, mouth)
        };
        effects.particles.emit_ambient(&mut commands, &puff, FIRST_SEED + *puff_count);
    }
}
