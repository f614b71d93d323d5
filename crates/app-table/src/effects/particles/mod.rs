//! Particles: smoke, dust, fire, sparks and splinters.
//!
//! Every particle is an entity. Its motion is a [`ParticleMotion`], which is determined when the particle is emitted. All particles share a
//! few meshes and materials ([`assets`]). Their number is limited, and without rendering they have only transforms.

use bevy::prelude::*;

use super::EffectTime;
use super::player::Effects;
use crate::light::KeyDirection;
use cannon_app_base::common::board::{BoardLayout, BoardSurface};
use cannon_app_base::common::particles::{Burst, ParticleKind, ParticleMotion, ParticleRng, Tint};
use cannon_app_base::common::{AppSystems, PlayAnimations};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::{GroundLook, Quality};

mod assets;
mod chunk;
mod textures;

use assets::ParticleAssets;

/// The maximum number of particles of a quality tier. Further particles are not spawned.
const fn max_particles(quality: Quality) -> usize {
    match quality {
        Quality::Low | Quality::Medium => 256,
        Quality::High => 400,
    }
}

/// The maximum number of ambient particles, so that there is always room for the particles of actions.
const MAX_AMBIENT_PARTICLES: usize = 140;

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
    /// Index of the material in use; `None` before the first frame, in which the particle does not age.
    stage: Option<usize>,
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
        // Trails are bursts of a single particle, which would have gaps if any were left out.
        let count = (f32::from(burst.count) * particle_share(quality)).ceil() as usize;
        let room = max_particles(quality).saturating_sub(self.total);
        self.spawn(commands, burst, (seed, age), count.min(room), false);
    }

    /// Spawns one ambient particle.
    pub(super) fn emit_ambient(&mut self, commands: &mut Commands, burst: &Burst, seed: u64) {
        if self.ambient < MAX_AMBIENT_PARTICLES {
            self.spawn(commands, burst, (seed, 0.0), 1, true);
            self.ambient += 1;
        }
    }

    fn spawn(
        &mut self,
        commands: &mut Commands,
        burst: &Burst,
        (seed, age): (u64, f32),
        count: usize,
        is_ambient: bool,
    ) {
        let mut rng = ParticleRng::new(seed);
        for _ in 0..count {
            let flight = burst.sample_motion(&mut rng);
            let variant = (rng.uniform() * assets::VARIANTS as f32) as usize;
            let particle = Particle { flight, tint: burst.tint, variant, age, is_ambient, stage: None };
            commands.spawn((particle, Transform::from_translation(flight.origin), Pickable::IGNORE));
        }
        self.total += count;
    }

    pub(super) fn clear(&mut self, commands: &mut Commands, all: &Query<Entity, With<Particle>>) {
        crate::despawn_all(commands, all);
        *self = ParticleSpawner::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (assets::insert_particle_assets, warm_up_pipelines).chain())
        .add_systems(Update, (colour_dust, update_particles).in_set(AppSystems::Animate).after(PlayAnimations));
}

/// Spawns one invisibly small particle for each rendering pipeline, so that the pipelines are compiled before the first shot.
fn warm_up_pipelines(mut commands: Commands, mut effects: ResMut<Effects>, assets: Option<Res<ParticleAssets>>) {
    if assets.is_some() {
        let kinds = [
            (ParticleKind::Smoke, Tint::Plain),
            (ParticleKind::Flame, Tint::Plain),
            (ParticleKind::Chunk, Tint::Burnt),
        ];
        for (kind, tint) in kinds {
            let invisible = Burst { size: 1e-3, tint, ..Burst::new(kind, 1, Vec3::Y * 0.01) };
            effects.particles.emit(&mut commands, &invisible, 0, 0.0, Quality::High);
        }
    }
}

/// Gives dust the colour of the ground on the board.
fn colour_dust(
    (settings, layout): (Res<Settings>, Res<BoardLayout>),
    assets: Option<Res<ParticleAssets>>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
    mut shown: Local<Option<Option<GroundLook>>>,
) {
    let (Some(assets), Some(mut materials)) = (assets, materials) else { return };
    let is_landscape = games::board_surface(*layout) == BoardSurface::Landscape;
    let look = is_landscape.then_some(settings.ground);
    if shown.replace(look) != Some(look) {
        assets.colour_dust(look, &mut materials);
    }
}

/// Ages, moves, fades and despawns particles.
fn update_particles(
    mut commands: Commands,
    mut effects: ResMut<Effects>,
    effect_time: Res<EffectTime>,
    (assets, key_direction): (Option<Res<ParticleAssets>>, Option<Res<KeyDirection>>),
    cameras: Query<&GlobalTransform, With<Camera3d>>,
    mut particles: Query<(Entity, &mut Particle, &mut Transform)>,
) {
    let camera = cameras.iter().next().map_or(Quat::IDENTITY, GlobalTransform::rotation);
    // Apps without light have particles, too.
    let light = key_direction.map_or(Vec3::Y, |direction| direction.0);
    for (entity, mut particle, mut transform) in &mut particles {
        if particle.stage.is_some() {
            particle.age += effect_time.0;
        }
        let (flight, age) = (particle.flight, particle.age);
        if age >= flight.lifetime {
            commands.entity(entity).despawn();
            effects.particles.total -= 1;
            effects.particles.ambient -= usize::from(particle.is_ambient);
            continue;
        }
        *transform = flight.pose_at(age, camera, light);
        let stage = assets::stage(flight.share_of_life(age));
        if particle.stage != Some(stage) {
            particle.stage = Some(stage);
            if let Some(assets) = &assets {
                assets.insert_mesh_and_material(
                    &mut commands.entity(entity),
                    flight.kind,
                    particle.tint,
                    particle.variant,
                    stage,
                );
            }
        }
    }
}
