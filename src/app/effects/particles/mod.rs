//! Particles: smoke, dust, fire, sparks and splinters.
//!
//! Every particle is an entity whose motion is decided when it is emitted ([`Flight`]). All particles share a few meshes and materials
//! ([`look`]). There are never more than [`MOST`], and without rendering they are transforms only.

use bevy::prelude::*;

use super::Tempo;
use super::player::Effects;
use crate::app::AppSystems;
use crate::app::common::PlayScore;
use crate::app::common::particles::{Burst, Flight, Kind, ParticleRng, Tint};
use crate::appearance::Quality;

mod look;

use look::Look;

/// More particles than this there never are; further ones are not born.
const MOST: usize = 256;

/// What share of a burst each quality tier shows.
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
    /// Which of several similar pictures or bodies it has.
    variant: usize,
    age: f32,
    /// Whether it is there for the mood only, so that the game may go to sleep under it.
    is_ambient: bool,
    /// The step of fading whose material it wears; `None` for a newborn, which has not been on show yet.
    dressed: Option<usize>,
}

/// How many particles there are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Particles {
    living: usize,
    /// How many of them are there for the mood only.
    ambient: usize,
}

impl Particles {
    /// Whether there are any that must be seen to their end.
    pub(super) fn is_anything_thrown(self) -> bool {
        self.living > self.ambient
    }

    /// The particles of a burst come to life, or have done so some seconds ago. Equal seeds give equal bursts.
    pub(super) fn emit(&mut self, commands: &mut Commands, burst: &Burst, seed: u64, ago: f32, quality: Quality) {
        let wanted = (f32::from(burst.count) * share(quality)).ceil() as usize;
        self.bear(commands, burst, (seed, ago), wanted, false);
    }

    /// One particle for the mood comes to life.
    pub(super) fn emit_ambient(&mut self, commands: &mut Commands, burst: &Burst, seed: u64) {
        self.ambient += self.bear(commands, burst, (seed, 0.0), 1, true);
    }

    /// Particles come to life. Returns how many do.
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

    /// All particles go at once.
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

/// Shows one particle of each way of drawing, too small to be seen, so that the graphics driver has prepared itself when the first gun
/// goes off.
fn warm_up(mut commands: Commands, mut effects: ResMut<Effects>, look: Option<Res<Look>>) {
    if look.is_some() {
        for kind in [Kind::Smoke, Kind::Flame, Kind::Chunk] {
            let unseen = Burst { size: 1e-3, ..Burst::new(kind, 1, Vec3::Y * 0.01) };
            effects.particles.emit(&mut commands, &unseen, 0, 0.0, Quality::High);
        }
    }
}

/// Particles age, move, fade and die.
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
