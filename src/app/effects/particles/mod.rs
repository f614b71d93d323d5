//! Particles: smoke, dust, fire, sparks and splinters.
//!
//! Every particle is an entity whose motion is determined when it is emitted ([`Flight`]). All particles share a few meshes and materials
//! ([`look`]). There are never more than [`MOST`], and without rendering they have only transforms.

use bevy::prelude::*;

use super::Tempo;
use super::player::Effects;
use crate::app::AppSystems;
use crate::app::common::PlayScore;
use crate::app::common::particles::{Burst, Flight, Kind, ParticleRng, Tint};
use crate::appearance::Quality;

mod look;

use look::Look;

/// The maximum number of particles; no more are spawned while it is reached.
const MOST: usize = 256;

/// The share of a burst's particles that a quality tier shows.
const fn share(quality: Quality) -> f32 {
    match quality {
        Quality::Low => 0.45,
        Quality::Medium => 0.75,
        Quality::High => 1.0,
    }
}

/// One particle.
#[derive(Component, Clone, Debug)]
pub(super) struct Particle {
    flight: Flight,
    tint: Tint,
    /// Index among the texture or mesh variants of its kind.
    variant: usize,
    age: f32,
    /// Whether the particle belongs to an idle animation and does not keep the application redrawing.
    is_ambient: bool,
    /// Index of the fading material in use; `None` before the first frame, in which the particle does not age.
    dressed: Option<usize>,
}

/// The number of living particles.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Particles {
    living: usize,
    /// How many of them are ambient.
    ambient: usize,
}

impl Particles {
    /// Whether there are particles that must be animated to their end.
    pub(super) fn is_anything_thrown(self) -> bool {
        self.living > self.ambient
    }

    /// Spawns the particles of a burst that started `ago` seconds ago. Equal seeds give equal bursts.
    pub(super) fn emit(&mut self, commands: &mut Commands, burst: &Burst, seed: u64, ago: f32, quality: Quality) {
        let wanted = (f32::from(burst.count) * share(quality)).ceil() as usize;
        self.bear(commands, burst, (seed, ago), wanted, false);
    }

    /// Spawns one ambient particle.
    pub(super) fn emit_ambient(&mut self, commands: &mut Commands, burst: &Burst, seed: u64) {
        self.ambient += self.bear(commands, burst, (seed, 0.0), 1, true);
    }

    /// Spawns up to `wanted` particles and returns their number.
    fn bear(
        &mut self,
        commands: &mut Commands,
        burst: &Burst,
        (seed, ago): (u64, f32),
        wanted: usize,
        is_ambient: bool,
    ) -> usize {
        let mut dice = ParticleRng::new(seed);
        let born = wanted.min(MOST - self.living.min(MOST));
        for _ in 0..born {
            let flight = burst.flight(&mut dice);
            let variant = (dice.unit() * look::VARIANTS as f32) as usize;
            let particle = Particle { flight, tint: burst.tint, variant, age: ago, is_ambient, dressed: None };
            commands.spawn((particle, Transform::from_translation(flight.origin), Pickable::IGNORE));
        }
        self.living += born;
        born
    }

    /// Despawns all particles.
    pub(super) fn clear(&mut self, commands: &mut Commands, all: &Query<Entity, With<Particle>>) {
        for entity in all {
            commands.entity(entity).despawn();
        }
        *self = Particles::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (look::prepare, warm_up).chain())
        .add_systems(Update, live.in_set(AppSystems::Animate).after(PlayScore));
}

/// Spawns one particle for each rendering pipeline, too small to be seen, so that the pipelines have been compiled when the first gun
/// fires.
fn warm_up(mut commands: Commands, mut effects: ResMut<Effects>, look: Option<Res<Look>>) {
    if look.is_some() {
        for kind in [Kind::Smoke, Kind::Flame, Kind::Chunk] {
            let unseen = Burst { size: 1e-3, ..Burst::new(kind, 1, Vec3::Y * 0.01) };
            effects.particles.emit(&mut commands, &unseen, 0, 0.0, Quality::High);
        }
    }
}

/// Ages, moves, fades and despawns particles.
fn live(
    mut commands: Commands,
    mut effects: ResMut<Effects>,
    tempo: Res<Tempo>,
    look: Option<Res<Look>>,
    cameras: Query<&GlobalTransform, With<Camera3d>>,
    mut particles: Query<(Entity, &mut Particle, &mut Transform)>,
) {
    let camera = cameras.iter().next().map_or(Quat::IDENTITY, GlobalTransform::rotation);
    for (entity, mut particle, mut transform) in &mut particles {
        if particle.dressed.is_some() {
            particle.age += tempo.step();
        }
        let (flight, age) = (particle.flight, particle.age);
        if age >= flight.life {
            commands.entity(entity).despawn();
            effects.particles.living -= 1;
            effects.particles.ambient -= usize::from(particle.is_ambient);
            continue;
        }
        *transform = flight.pose(age, camera);
        let fading = look::fading_step(flight.strength(age));
        if particle.dressed != Some(fading) {
            particle.dressed = Some(fading);
            if let Some(look) = &look {
                look.dress(&mut commands.entity(entity), flight.kind, particle.tint, particle.variant, fading);
            }
        }
    }
}
