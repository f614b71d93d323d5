//! Smoke from wrecks, which is part of the idle animations.

use bevy::prelude::*;

use super::EffectTime;
use super::player::Effects;
use crate::pieces::{IdleAnimationState, OnSpot};
use cannon_app_base::common::particles::{Burst, ParticleKind};
use cannon_app_base::common::pieces::{IdleAnimation, PieceState};
use cannon_app_base::common::{AppSystems, PlayAnimations};
use cannon_app_base::settings::Settings;

/// Seconds between two puffs of smoke from the same wreck.
const PUFF_INTERVAL: f32 = 1.1;
/// Height above the board at which puffs start in board units, and their upward speed per second.
const PUFF_HEIGHT: f32 = 0.2;
const PUFF_SPEED: f32 = 0.35;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, emit_wreck_smoke.in_set(AppSystems::Animate).after(PlayAnimations));
}

/// Emits puffs of smoke from the wrecks in turn, evenly spaced in time.
fn emit_wreck_smoke(
    mut commands: Commands,
    mut effects: ResMut<Effects>,
    effect_time: Res<EffectTime>,
    settings: Res<Settings>,
    idle: Option<Res<IdleAnimationState>>,
    pieces: Query<(&PieceState, &Transform), With<OnSpot>>,
    mut puff_progress: Local<f32>,
    mut puff_count: Local<u64>,
) {
    if idle.is_none_or(|idle| !idle.is_active()) {
        return;
    }
    let is_smoking = |state: &PieceState| state.model.form(settings.pieces).idle_animation == IdleAnimation::Smoking;
    let smoking_wrecks = || pieces.iter().filter(|(state, _)| is_smoking(state));
    let count = smoking_wrecks().count();
    if count == 0 {
        return;
    }
    *puff_progress += effect_time.0 * count as f32 / PUFF_INTERVAL;
    while *puff_progress >= 1.0 {
        *puff_progress -= 1.0;
        *puff_count += 1;
        let index = (*puff_count % count as u64) as usize;
        if let Some((_, transform)) = smoking_wrecks().nth(index) {
            let origin = transform.translation + Vec3::Y * PUFF_HEIGHT;
            let puff = Burst {
                scatter: 0.1,
                velocity: Vec3::Y * PUFF_SPEED,
                velocity_spread: 0.15,
                size: 0.5,
                ..Burst::new(ParticleKind::Smoke, 1, origin)
            };
            effects.particles.emit_ambient(&mut commands, &puff, *puff_count);
        }
    }
}
