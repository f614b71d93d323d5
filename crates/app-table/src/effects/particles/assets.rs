//! Shared meshes and materials of particles.
//!
//! Entities that share a material cannot differ in opacity or colour. Therefore a particle ages by switching through a series of materials.

use std::collections::HashMap;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::chunk::chunk_mesh;
use super::textures;
use crate::parallel;
use cannon_app_base::common::Tone;
use cannon_app_base::common::particles::{ParticleBody, ParticleKind, Tint, visibility_at};
use cannon_appearance::GroundLook;

/// Number of different textures of a kind at most, and of different chunk meshes.
pub(super) const VARIANTS: usize = 4;
/// Number of materials in the life of a sprite.
const STAGES: usize = 12;

/// The materials of one kind and tint: the stages of a life for each texture variant.
type AgingMaterials = Vec<Vec<Handle<StandardMaterial>>>;

#[derive(Resource)]
pub(super) struct ParticleAssets {
    sprite_mesh: Handle<Mesh>,
    chunk_meshes: [Handle<Mesh>; VARIANTS],
    materials: HashMap<(ParticleKind, Tint), AgingMaterials>,
}

/// Index of the material for a share of the life of a particle, from 0 to 1.
pub(super) fn stage(share_of_life: f32) -> usize {
    ((share_of_life * STAGES as f32) as usize).min(STAGES - 1)
}

/// The share of the life in the middle of a stage.
fn middle_of(stage: usize) -> f32 {
    (stage as f32 + 0.5) / STAGES as f32
}

impl ParticleAssets {
    /// Inserts a particle's mesh and material.
    pub(super) fn insert_mesh_and_material(
        &self,
        entity: &mut EntityCommands,
        kind: ParticleKind,
        tint: Tint,
        variant: usize,
        stage: usize,
    ) {
        let Some(variants) = self.materials.get(&(kind, tint)) else { return };
        let stages = &variants[variant % variants.len()];
        let material = stages[stage.min(stages.len() - 1)].clone();
        match kind.params().body {
            ParticleBody::Sprite { .. } => {
                entity.try_insert((Mesh3d(self.sprite_mesh.clone()), MeshMaterial3d(material), NotShadowCaster));
            }
            ParticleBody::Solid => {
                entity.try_insert((Mesh3d(self.chunk_meshes[variant].clone()), MeshMaterial3d(material)));
            }
        }
    }

    /// Gives dust the colour of the ground, or of the table if the board is no landscape.
    pub(super) fn colour_dust(&self, look: Option<GroundLook>, materials: &mut Assets<StandardMaterial>) {
        let dust = self.materials.get(&(ParticleKind::Dust, Tint::Plain)).into_iter().flatten();
        for handle in dust.flatten() {
            if let Some(mut material) = materials.get_mut(handle) {
                let alpha = material.base_color.alpha();
                let [red, green, blue] = dust_colour(look);
                material.base_color = LinearRgba::new(red, green, blue, alpha).into();
            }
        }
    }
}

/// The colour of dust over a ground, in linear light.
fn dust_colour(look: Option<GroundLook>) -> [f32; 3] {
    match look {
        None | Some(GroundLook::Walnut) => [0.80, 0.64, 0.44],
        Some(GroundLook::Summer) => [0.62, 0.47, 0.29],
        Some(GroundLook::Winter) => [0.86, 0.90, 0.97],
        Some(GroundLook::Desert) => [0.78, 0.58, 0.36],
    }
}

/// The colours of a particle at shares of its life, in linear light, which are multiplied by its texture. Values above 1 glow; they are not
/// far above 1, because the low quality tier has no HDR and would show them as white. Empty for tints that the kind does not have.
fn particle_colours(kind: ParticleKind, tint: Tint) -> &'static [(f32, [f32; 3])] {
    match (kind, tint) {
        (ParticleKind::Smoke, Tint::Plain) => &[(0.0, [0.78, 0.74, 0.68]), (0.3, [0.92, 0.90, 0.87])],
        (ParticleKind::Smoke, Tint::Burnt) => &[(0.0, [0.16, 0.155, 0.15]), (1.0, [0.40, 0.39, 0.385])],
        // Fresh smoke is lit by the fire below it.
        (ParticleKind::BlackSmoke, Tint::Plain) => &[
            (0.0, [2.0, 0.34, 0.02]),
            (0.09, [0.55, 0.09, 0.012]),
            (0.17, [0.062, 0.054, 0.05]),
            (0.6, [0.11, 0.103, 0.097]),
            (1.0, [0.30, 0.288, 0.275]),
        ],
        (ParticleKind::Dust, Tint::Plain) => &[(0.0, [0.80, 0.64, 0.44])],
        (ParticleKind::Flame, Tint::Plain) => &[(0.0, [4.6, 1.6, 0.28])],
        (ParticleKind::Fireball, Tint::Plain) => {
            &[(0.0, [3.2, 2.2, 1.3]), (0.30, [2.1, 1.05, 0.45]), (0.60, [1.1, 0.42, 0.18]), (1.0, [0.16, 0.09, 0.06])]
        }
        (ParticleKind::Tongue, Tint::Plain) => &[(0.0, [3.0, 1.9, 0.9]), (1.0, [1.7, 0.6, 0.2])],
        (ParticleKind::Ember, Tint::Plain) => &[(0.0, [1.5, 0.36, 0.05])],
        (ParticleKind::Spark, Tint::Plain) => &[(0.0, [5.0, 2.2, 0.4])],
        (ParticleKind::Star, Tint::Plain) => &[(0.0, [3.0, 1.5, 0.16])],
        (ParticleKind::Star, Tint::Army(Tone::Dark)) => &[(0.0, [3.0, 0.16, 0.09])],
        (ParticleKind::Star, Tint::Army(Tone::Light)) => &[(0.0, [0.15, 0.7, 3.0])],
        (ParticleKind::Spray, Tint::Plain) => &[(0.0, [0.78, 0.90, 0.95])],
        (ParticleKind::Chunk, Tint::Army(Tone::Dark)) => &[(0.0, [0.055, 0.058, 0.07])],
        (ParticleKind::Chunk, Tint::Army(Tone::Light)) => &[(0.0, [0.46, 0.40, 0.30])],
        (ParticleKind::Chunk, Tint::Stone) => &[(0.0, [0.34, 0.29, 0.22])],
        (ParticleKind::Chunk, Tint::Burnt) => &[(0.0, [0.045, 0.036, 0.03])],
        _ => &[],
    }
}

/// The colour at a share of the life.
fn colour_at(colours: &[(f32, [f32; 3])], share: f32) -> LinearRgba {
    let later = colours.iter().position(|&(time, _)| share < time).unwrap_or(colours.len());
    let (end, to) = colours[later.min(colours.len() - 1)];
    let (start, from) = colours[later.saturating_sub(1)];
    let part = if end > start { (share - start) / (end - start) } else { 0.0 };
    let [red, green, blue] = [0, 1, 2].map(|channel| from[channel].lerp(to[channel], part));
    LinearRgba::rgb(red, green, blue)
}

/// Creates all assets at startup, if there is rendering.
pub(super) fn insert_particle_assets(
    mut commands: Commands,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
    images: Option<ResMut<Assets<Image>>>,
) {
    let (Some(mut meshes), Some(mut materials), Some(mut images)) = (meshes, materials, images) else { return };
    let clouds = parallel::compute_all(VARIANTS, |variant| textures::cloud_textures(variant as u32));
    let (puffs, fires): (Vec<_>, Vec<_>) =
        clouds.into_iter().map(|[puff, fire]| (images.add(puff), images.add(fire))).unzip();
    let tongues = [images.add(textures::tongue_texture(0)), images.add(textures::tongue_texture(1))];
    let flashes = [images.add(textures::flash_texture(0)), images.add(textures::flash_texture(1))];
    let glows = [images.add(textures::glow_texture())];
    let mut materials_of_kind = HashMap::new();
    for (kind, tint) in ParticleKind::ALL.into_iter().flat_map(|kind| Tint::ALL.map(|tint| (kind, tint))) {
        let colours = particle_colours(kind, tint);
        if colours.is_empty() {
            continue;
        }
        let variants = match kind {
            ParticleKind::Smoke if tint == Tint::Plain => &puffs[..],
            ParticleKind::BlackSmoke => &puffs[..],
            ParticleKind::Smoke | ParticleKind::Dust | ParticleKind::Spray => &puffs[..2],
            ParticleKind::Fireball => &fires[..],
            ParticleKind::Tongue => &tongues[..],
            ParticleKind::Flame => &flashes[..],
            ParticleKind::Spark | ParticleKind::Star | ParticleKind::Ember => &glows[..],
            ParticleKind::Chunk => {
                let base_color = colour_at(colours, 0.0).into();
                let stone = StandardMaterial { base_color, perceptual_roughness: 0.85, ..default() };
                materials_of_kind.insert((kind, tint), vec![vec![materials.add(stone)]]);
                continue;
            }
        };
        let aging_materials = |texture: &Handle<Image>| {
            (0..STAGES).map(|stage| materials.add(sprite_material(kind, colours, stage, texture))).collect()
        };
        materials_of_kind.insert((kind, tint), variants.iter().map(aging_materials).collect());
    }
    commands.insert_resource(ParticleAssets {
        sprite_mesh: meshes.add(Rectangle::new(1.0, 1.0)),
        chunk_meshes: std::array::from_fn(|variant| meshes.add(chunk_mesh(variant as u64))),
        materials: materials_of_kind,
    });
}

/// Depth bias of sprites: that of pieces of glass, so that the two are drawn from back to front, and over letters and marks.
const SPRITE_DEPTH_BIAS: f32 = crate::pieces::GLASS_DEPTH_BIAS;

/// The material of a sprite in a stage of its life.
fn sprite_material(
    kind: ParticleKind,
    colours: &[(f32, [f32; 3])],
    stage: usize,
    texture: &Handle<Image>,
) -> StandardMaterial {
    let (nature, share) = (kind.params(), middle_of(stage));
    let alpha = nature.max_opacity * visibility_at(&nature, share);
    let colour = colour_at(colours, share);
    let (colour, alpha_mode) = match nature.body {
        ParticleBody::Sprite { is_additive: true } => (colour * alpha, AlphaMode::Add),
        _ => (colour, AlphaMode::Blend),
    };
    StandardMaterial {
        base_color: colour.with_alpha(alpha).into(),
        base_color_texture: Some(texture.clone()),
        alpha_mode,
        unlit: true,
        depth_bias: SPRITE_DEPTH_BIAS,
        ..default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_smoke_glows_at_its_root_and_becomes_grey() {
        let colours = particle_colours(ParticleKind::BlackSmoke, Tint::Plain);
        let brightness = |share: f32| colour_at(colours, share).green;
        let root = colour_at(colours, 0.0);
        assert!(root.red > 2.0 * root.green, "the root is orange");
        assert!(brightness(0.3) < 0.12 && brightness(1.0) > 0.25 && brightness(0.6) < brightness(0.9));
    }

    #[test]
    fn fireballs_darken() {
        let colours = particle_colours(ParticleKind::Fireball, Tint::Plain);
        let reds: Vec<f32> = (0..STAGES).map(|stage| colour_at(colours, middle_of(stage)).red).collect();
        assert!(reds.is_sorted_by(|one, other| one > other), "{reds:?}");
    }
}
