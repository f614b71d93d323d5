//! Particles: smoke, dust, fire, sparks and splinters.
//!
//! Every particle is an entity. Its motion is a [`ParticleMotion`], which is determined when the particle is emitted. All particles share a
//! few meshes and materials ([`assets`]). Their number is limited, and without rendering they have only transforms.

use bevy::prelude::*;

use super::EffectTime;
use super::player::Effects;
use cannon_app_base::common::particles::{Burst, ParticleKind, ParticleMotion, ParticleRng, Tint};
use cannon_app_base::common::{AppSystems, PlayAnimations, Tone};
use cannon_appearance::Quality;

mod assets;

use assets::ParticleAssets;

/// The maximum number of particles. Further particles are not spawned.
const MAX_PARTICLES: usize = 256;

/// The share of a burst's particles that a quality tier shows.
const fn particle_share(quality: Quality) -> f32 {
    match quality {
        Quality::Low => 0.45,
        Quality::Medium => 0.75,
        Quality::High => 1.0,
    }
}

#[derive(Component, Clone, Debug)]
pub(super) struct Particle {
    flight: ParticleMotion,
    tint: Tint,
    /// Index among the texture or mesh variants of its kind.
    variant: usize,
    /// Seconds of effect time since it was emitted.
    age: f32,
    /// Whether the particle belongs to an idle animation, so that it does not keep the application redrawing.
    is_ambient: bool,
    /// Index of the fading material in use; `None` before the first frame, in which the particle does not age.
    fading_step: Option<usize>,
}

/// Spawns and counts particles.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ParticleSpawner {
    /// The number of particles.
    total: usize,
    /// The number of ambient particles among them.
    ambient: usize,
}

impl ParticleSpawner {
    /// Whether there are particles that are not ambient.
    pub(super) fn has_non_ambient(self) -> bool {
        self.total > self.ambient
    }

    /// Spawns the particles of a burst that started `age` seconds ago. Equal seeds give equal bursts.
    pub(super) fn emit(&mut self, commands: &mut Commands, burst: &Burst, seed: u64, age: f32, quality: Quality) {
        let count = (f32::from(burst.count) * particle_share(quality)).ceil() as usize;
        self.spawn(commands, burst, (seed, age), count, false);
    }

    /// Spawns one ambient particle.
    pub(super) fn emit_ambient(&mut self, commands: &mut Commands, burst: &Burst, seed: u64) {
        self.ambient += self.spawn(commands, burst, (seed, 0.0), 1, true);
    }

    /// Spawns up to `count` particles and returns their number.
    fn spawn(
        &mut self,
        commands: &mut Commands,
        burst: &Burst,
        (seed, age): (u64, f32),
        count: usize,
        is_ambient: bool,
    ) -> usize {
        let mut rng = ParticleRng::new(seed);
        let spawned = count.min(MAX_PARTICLES - self.total.min(MAX_PARTICLES));
        for _ in 0..spawned {
            let flight = burst.sample_motion(&mut rng);
            let variant = (rng.uniform() * assets::VARIANTS as f32) as usize;
            let particle = Particle { flight, tint: burst.tint, variant, age, is_ambient, fading_step: None };
            commands.spawn((particle, Transform::from_translation(flight.origin), Pickable::IGNORE));
        }
        self.total += spawned;
        spawned
    }

    pub(super) fn clear(&mut self, commands: &mut Commands, all: &Query<Entity, With<Particle>>) {
        crate::despawn_all(commands, all);
        *self = ParticleSpawner::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (assets::insert_particle_assets, warm_up_pipelines).chain())
        .add_systems(Update, update_particles.in_set(AppSystems::Animate).after(PlayAnimations));
}

/// Spawns one invisibly small particle for each rendering pipeline, so that the pipelines are compiled before the first shot.
fn warm_up_pipelines(mut commands: Commands, mut effects: ResMut<Effects>, assets: Option<Res<ParticleAssets>>) {
    if assets.is_some() {
        let kinds = [
            (ParticleKind::Smoke, Tint::Plain),
            (ParticleKind::Flame, Tint::Plain),
            (ParticleKind::Chunk, Tint::Army(Tone::Dark)),
        ];
        for (kind, tint) in kinds {
            let invisible = Burst { size: 1e-3, tint, ..Burst::new(kind, 1, Vec3::Y * 0.01) };
            effects.particles.emit(&mut commands, &invisible, 0, 0.0, Quality::High);
        }
    }
}

/// Ages, moves, fades and despawns particles.
fn update_particles(
    mut commands: Commands,
    mut effects: ResMut<Effects>,
    effect_time: Res<EffectTime>,
    assets: Option<Res<ParticleAssets>>,
    cameras: Query<&GlobalTransform, With<Camera3d>>,
    mut particles: Query<(Entity, &mut Particle, &mut Transform)>,
) {
    let camera = cameras.iter().next().map_or(Quat::IDENTITY, GlobalTransform::rotation);
    for (entity, mut particle, mut transform) in &mut particles {
        if particle.fading_step.is_some() {
            particle.age += effect_time.0;
        }
        let (flight, age) = (particle.flight, particle.age);
        if age >= flight.lifetime {
            commands.entity(entity).despawn();
            effects.particles.total -= 1;
            effects.particles.ambient -= usize::from(particle.is_ambient);
            continue;
        }
        *transform = flight.pose_at(age, camera);
        let fading_step = assets::fading_step(flight.visibility(age));
        if particle.fading_step != Some(fading_step) {
            particle.fading_step = Some(fading_step);
            if let Some(assets) = &assets {
                assets.insert_mesh_and_material(
                    &mut commands.entity(entity),
                    flight.kind,
                    particle.tint,
                    particle.variant,
                    fading_step,
                );
            }
        }
    }
}
