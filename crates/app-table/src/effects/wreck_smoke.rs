//! Fire and smoke of wrecks, which are part of the idle animations. A wreck burns for some turns, with black smoke. Its fire becomes smaller
//! with every action, and in the end it only smoulders.

use std::collections::HashMap;

use bevy::prelude::*;

use super::EffectTime;
use super::player::Effects;
use crate::pieces::{IdleAnimationState, OnSpot};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::particles::{Burst, ParticleKind, ParticleRng, Tint};
use cannon_app_base::common::pieces::{IdleAnimation, PieceState};
use cannon_app_base::common::{AppSystems, PlayAnimations};
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;

/// Number of actions of both sides after which a fire has gone out.
const BURNING_ACTIONS: usize = 9;
/// Seconds between two puffs of smoke from a wreck that smoulders, and from one that has just begun to burn.
const PUFF_INTERVALS: [f32; 2] = [1.5, 0.30];
/// Seconds between two tongues of fire, and between two glows of embers.
const TONGUE_INTERVAL: f32 = 0.085;
const EMBER_INTERVAL: f32 = 0.75;
/// Height above the board at which smoke and fire start, in board units.
const PUFF_HEIGHT: f32 = 0.26;
const TONGUE_HEIGHT: f32 = 0.20;
/// Upward speed of puffs, in board units per second.
const PUFF_SPEED: f32 = 0.40;
/// Sizes of a wreck's first and last fire, relative to a wreck that burns with full strength.
const LEAST_SIZE: f32 = 0.45;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, emit_wreck_smoke.in_set(AppSystems::Animate).after(PlayAnimations));
}

/// The strength of the fire of a wreck, from 0 (it smoulders) to 1, by the number of actions since the unit was lost.
fn fire_strength(age: Option<usize>) -> f32 {
    age.map_or(0.0, |age| 1.0 - age.min(BURNING_ACTIONS) as f32 / BURNING_ACTIONS as f32)
}

/// What wrecks emit.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Emission {
    Smoke,
    Tongue,
    Ember,
}

const EMISSIONS: [Emission; 3] = [Emission::Smoke, Emission::Tongue, Emission::Ember];

impl Emission {
    /// The number of particles a second for a fire of this strength.
    fn rate(self, fire: f32) -> f32 {
        match self {
            Emission::Smoke => PUFF_INTERVALS[0].lerp(PUFF_INTERVALS[1], fire.sqrt()).recip(),
            Emission::Tongue => fire / TONGUE_INTERVAL,
            Emission::Ember if fire > 0.0 => EMBER_INTERVAL.recip(),
            Emission::Ember => 0.0,
        }
    }

    /// A particle at the middle of a wreck, for a fire of this strength.
    fn burst(self, middle: Vec3, fire: f32) -> Burst {
        let size = LEAST_SIZE.lerp(1.0, fire);
        match self {
            Emission::Smoke if fire > 0.0 => Burst {
                scatter: 0.12,
                velocity: Vec3::Y * PUFF_SPEED,
                velocity_spread: 0.15,
                size: size * 0.62,
                ..Burst::new(ParticleKind::BlackSmoke, 1, middle + Vec3::Y * PUFF_HEIGHT)
            },
            Emission::Smoke => Burst {
                tint: Tint::Burnt,
                scatter: 0.10,
                velocity: Vec3::Y * PUFF_SPEED,
                velocity_spread: 0.12,
                size: 0.34,
                ..Burst::new(ParticleKind::Smoke, 1, middle + Vec3::Y * PUFF_HEIGHT)
            },
            Emission::Tongue => Burst {
                scatter: 0.22,
                velocity: Vec3::Y * 0.2,
                velocity_spread: 0.1,
                size,
                ..Burst::new(ParticleKind::Tongue, 1, middle + Vec3::Y * TONGUE_HEIGHT)
            },
            Emission::Ember => Burst {
                scatter: 0.10,
                velocity_spread: 0.0,
                size,
                ..Burst::new(ParticleKind::Ember, 1, middle + Vec3::Y * TONGUE_HEIGHT)
            },
        }
    }
}

/// The fires of the wrecks on the board at a ply, computed anew when the game or the ply changes.
#[derive(Default)]
struct Fires {
    key: Option<(u64, usize)>,
    strengths: HashMap<Spot, f32>,
}

/// Emits smoke, fire and glow from every wreck.
fn emit_wreck_smoke(
    mut commands: Commands,
    mut effects: ResMut<Effects>,
    effect_time: Res<EffectTime>,
    (settings, board_view, game): (Res<Settings>, Res<BoardView>, Option<Res<Match>>),
    idle: Option<Res<IdleAnimationState>>,
    pieces: Query<(&OnSpot, &PieceState, &Transform)>,
    (mut fires, mut progress): (Local<Fires>, Local<HashMap<Spot, [f32; EMISSIONS.len()]>>),
    mut count: Local<u64>,
) {
    let Some(game) = game.filter(|_| idle.is_some_and(|idle| idle.is_active())) else { return };
    // A unit becomes a wreck when the animation of the action has ended.
    let ply = board_view.ply().saturating_sub(usize::from(board_view.is_animating()));
    let key = Some((game.revision(), ply));
    if fires.key != key {
        let ages = games::wreck_ages_at(game.timeline(), ply).into_iter();
        *fires = Fires { key, strengths: ages.map(|(spot, age)| (spot, fire_strength(age))).collect() };
        progress.retain(|spot, _| fires.strengths.contains_key(spot));
    }
    let is_smoking = |state: &PieceState| state.model.form(settings.pieces).idle_animation == IdleAnimation::Smoking;
    for (OnSpot(spot), _, transform) in pieces.iter().filter(|(_, state, _)| is_smoking(state)) {
        let Some(&fire) = fires.strengths.get(spot) else { continue };
        // Wrecks do not smoke in step.
        let phase = ParticleRng::new(u64::from(spot.file) << 8 | u64::from(spot.rank)).uniform();
        let progress = progress.entry(*spot).or_insert([phase; EMISSIONS.len()]);
        for (emission, progress) in EMISSIONS.into_iter().zip(progress) {
            *progress += effect_time.0 * emission.rate(fire);
            while *progress >= 1.0 {
                *progress -= 1.0;
                *count += 1;
                effects.particles.emit_ambient(&mut commands, &emission.burst(transform.translation, fire), *count);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fires_weaken_with_every_action_and_go_out() {
        let strengths: Vec<f32> = (0..=BURNING_ACTIONS).map(|age| fire_strength(Some(age))).collect();
        assert!(strengths.is_sorted_by(|one, other| one > other), "{strengths:?}");
        assert_eq!([strengths[0], strengths[BURNING_ACTIONS]], [1.0, 0.0]);
        assert_eq!([fire_strength(Some(500)), fire_strength(None)], [0.0; 2]);
    }

    #[test]
    fn wreck_that_has_burnt_out_only_smoulders() {
        assert_eq!(EMISSIONS.map(|emission| emission.rate(0.0) > 0.0), [true, false, false]);
        let rates = [0.2, 0.6, 1.0].map(|fire| Emission::Smoke.rate(fire));
        assert!(rates.is_sorted(), "{rates:?}");
        let kinds = [0.0, 0.5].map(|fire| Emission::Smoke.burst(Vec3::ZERO, fire).kind);
        assert_eq!(kinds, [ParticleKind::Smoke, ParticleKind::BlackSmoke]);
        let embers = [0.1, 0.5, 1.0].map(|fire| Emission::Ember.burst(Vec3::ZERO, fire).size);
        assert!(embers.is_sorted_by(|one, other| one < other), "{embers:?}");
    }
}
