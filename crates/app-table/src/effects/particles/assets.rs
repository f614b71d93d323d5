//! Shared meshes, textures and materials of particles.
//!
//! Entities that share a material cannot differ in opacity. Therefore a particle fades by switching through a series of materials of
//! decreasing opacity.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::texture::sprite_image;
use cannon_app_base::common::Tone;
use cannon_app_base::common::particles::{ParticleBody, ParticleKind, ParticleRng, Tint};

/// Number of different puff textures, and of different chunk meshes.
pub(super) const VARIANTS: usize = 3;
/// Number of materials from opaque to nearly transparent.
const FADING_STEPS: usize = 10;
/// Width and height of a texture, in pixels.
const TEXTURE_SIZE: u32 = 96;

/// The materials of one kind and tint: a series from opaque to nearly transparent for each texture variant.
type FadingMaterials = Vec<Vec<Handle<StandardMaterial>>>;

#[derive(Resource)]
pub(super) struct ParticleAssets {
    sprite_mesh: Handle<Mesh>,
    chunk_meshes: [Handle<Mesh>; VARIANTS],
    materials: HashMap<(ParticleKind, Tint), FadingMaterials>,
}

/// Index of the material for an opacity from 0 to 1.
pub(super) fn fading_step(strength: f32) -> usize {
    (((1.0 - strength) * FADING_STEPS as f32) as usize).min(FADING_STEPS - 1)
}

impl ParticleAssets {
    /// Inserts a particle's mesh and material.
    pub(super) fn insert_mesh_and_material(
        &self,
        entity: &mut EntityCommands,
        kind: ParticleKind,
        tint: Tint,
        variant: usize,
        fading_step: usize,
    ) {
        let Some(variants) = self.materials.get(&(kind, tint)) else { return };
        let fading_materials = &variants[variant % variants.len()];
        let material = fading_materials[fading_step.min(fading_materials.len() - 1)].clone();
        match kind.params().body {
            ParticleBody::Sprite { .. } => {
                entity.try_insert((Mesh3d(self.sprite_mesh.clone()), MeshMaterial3d(material), NotShadowCaster));
            }
            ParticleBody::Solid => {
                entity.try_insert((Mesh3d(self.chunk_meshes[variant].clone()), MeshMaterial3d(material)));
            }
        }
    }
}

/// The colour of a particle in linear light. Values above 1 glow; they are not far above 1, because the low quality tier has no HDR and
/// would show them as white. `None` for tints that the kind does not have.
fn particle_colour(kind: ParticleKind, tint: Tint) -> Option<LinearRgba> {
    let [red, green, blue] = match (kind, tint) {
        (ParticleKind::Smoke, Tint::Plain) => [0.92, 0.90, 0.87],
        (ParticleKind::Dust, Tint::Plain) => [0.80, 0.64, 0.44],
        (ParticleKind::Flame, Tint::Plain) => [4.6, 1.6, 0.28],
        (ParticleKind::Spark, Tint::Plain) => [5.0, 2.2, 0.4],
        (ParticleKind::Star, Tint::Plain) => [3.0, 1.5, 0.16],
        (ParticleKind::Star, Tint::Army(Tone::Dark)) => [3.0, 0.16, 0.09],
        (ParticleKind::Star, Tint::Army(Tone::Light)) => [0.15, 0.7, 3.0],
        (ParticleKind::Spray, Tint::Plain) => [0.78, 0.90, 0.95],
        (ParticleKind::Chunk, Tint::Army(Tone::Dark)) => [0.035, 0.038, 0.05],
        (ParticleKind::Chunk, Tint::Army(Tone::Light)) => [0.46, 0.40, 0.30],
        _ => return None,
    };
    Some(LinearRgba::rgb(red, green, blue))
}

/// Creates all assets at startup, if there is rendering.
pub(super) fn insert_particle_assets(
    mut commands: Commands,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
    images: Option<ResMut<Assets<Image>>>,
) {
    let (Some(mut meshes), Some(mut materials), Some(mut images)) = (meshes, materials, images) else { return };
    let mut textures = |draw: fn(u64) -> Image, count: usize| -> Vec<Handle<Image>> {
        (0..count).map(|variant| images.add(draw(variant as u64))).collect()
    };
    let (puffs, flames, glows) =
        (textures(puff_texture, VARIANTS), textures(flame_texture, VARIANTS), textures(|_| glow_texture(), 1));
    let mut materials_of_kind = HashMap::new();
    for (kind, tint) in ParticleKind::ALL.into_iter().flat_map(|kind| Tint::ALL.map(|tint| (kind, tint))) {
        let Some(colour) = particle_colour(kind, tint) else { continue };
        let variants = match kind {
            ParticleKind::Smoke | ParticleKind::Dust | ParticleKind::Spray => &puffs,
            ParticleKind::Flame => &flames,
            ParticleKind::Spark | ParticleKind::Star => &glows,
            ParticleKind::Chunk => {
                let stone = StandardMaterial { base_color: colour.into(), perceptual_roughness: 0.85, ..default() };
                materials_of_kind.insert((kind, tint), vec![vec![materials.add(stone)]]);
                continue;
            }
        };
        let fading_materials = |texture: &Handle<Image>| {
            (0..FADING_STEPS)
                .map(|step| 1.0 - step as f32 / FADING_STEPS as f32)
                .map(|opacity| materials.add(sprite_material(kind, colour, opacity, texture)))
                .collect()
        };
        materials_of_kind.insert((kind, tint), variants.iter().map(fading_materials).collect());
    }
    commands.insert_resource(ParticleAssets {
        sprite_mesh: meshes.add(Rectangle::new(1.0, 1.0)),
        chunk_meshes: std::array::from_fn(|variant| meshes.add(chunk_mesh(variant as u64))),
        materials: materials_of_kind,
    });
}

/// The material of a sprite at some opacity.
fn sprite_material(kind: ParticleKind, colour: LinearRgba, opacity: f32, texture: &Handle<Image>) -> StandardMaterial {
    let nature = kind.params();
    let alpha = nature.max_opacity * opacity;
    let (colour, alpha_mode) = match nature.body {
        ParticleBody::Sprite { is_additive: true } => (colour * alpha, AlphaMode::Add),
        _ => (colour, AlphaMode::Blend),
    };
    StandardMaterial {
        base_color: colour.with_alpha(alpha).into(),
        base_color_texture: Some(texture.clone()),
        alpha_mode,
        unlit: true,
        ..default()
    }
}

/// The mesh of a chunk: an irregular stone with flat faces.
fn chunk_mesh(seed: u64) -> Mesh {
    let mut rng = ParticleRng::new(0x5eed + seed);
    let stretch = Vec3::new(rng.range(0.7, 1.0), rng.range(0.45, 0.7), rng.range(0.8, 1.2));
    let corner = |signs: Vec3, rng: &mut ParticleRng| (signs * 0.36 + rng.unit_vector() * 0.15) * stretch;
    let corners: Vec<Vec3> = (0_u8..8)
        .map(|n| {
            let sign = |bit: u8| if n & bit == 0 { -1.0 } else { 1.0 };
            corner(Vec3::new(sign(1), sign(2), sign(4)), &mut rng)
        })
        .collect();
    // Two triangles for each of the six faces, counter-clockwise from outside.
    const FACES: [[usize; 4]; 6] = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]];
    let positions: Vec<[f32; 3]> =
        FACES.iter().flat_map(|&[a, b, c, d]| [a, b, c, a, c, d]).map(|index| corners[index].to_array()).collect();
    let uvs = vec![[0.0, 0.0]; positions.len()];
    Mesh::new(bevy::mesh::PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_computed_flat_normals()
}

/// A cloud of overlapping balls with light from above and a soft rim.
fn puff_texture(seed: u64) -> Image {
    let mut rng = ParticleRng::new(0xc10d + seed);
    let mut balls = vec![(Vec2::ZERO, 0.62)];
    for _ in 0..11 {
        let (sin, cos) = rng.range(0.0, std::f32::consts::TAU).sin_cos();
        let radius = rng.range(0.2, 0.38);
        balls.push((Vec2::new(cos, sin) * rng.range(0.2, 0.86 - radius), radius));
    }
    let sun = Vec3::new(-0.25, 0.85, 0.45).normalize();
    sprite_image(TEXTURE_SIZE, move |position| {
        let mut height = 0.0_f32;
        let mut normal = Vec3::Z;
        let mut coverage = 0.0_f32;
        for &(centre, radius) in &balls {
            let offset = position - centre;
            let squared_height = radius * radius - offset.length_squared();
            // The coverage depends on the thickness of the balls, so that the rim is soft.
            coverage += (squared_height.max(0.0) / (radius * radius)).powf(1.2) * 0.75;
            if squared_height > 0.0 && squared_height.sqrt() > height {
                height = squared_height.sqrt();
                normal = offset.extend(height) / radius;
            }
        }
        let light = 0.5 + 0.5 * normal.dot(sun);
        let fade = 1.0 - position.length().powi(6).min(1.0);
        [0.5 + 0.5 * light, coverage.min(1.0) * fade]
    })
}

/// A point of light with a soft halo.
fn glow_texture() -> Image {
    sprite_image(TEXTURE_SIZE, |position| {
        let distance = position.length();
        let core = (1.0 - distance / 0.5).clamp(0.0, 1.0);
        let halo = (1.0 - distance).clamp(0.0, 1.0).powi(2);
        [1.0, (core + 0.55 * halo).min(1.0)]
    })
}

/// Tongues of fire around a white-hot middle.
fn flame_texture(seed: u64) -> Image {
    const TONGUES: usize = 14;
    let mut rng = ParticleRng::new(0xf1a3e + seed);
    let lengths: [f32; TONGUES] = std::array::from_fn(|_| rng.range(0.4, 1.0));
    sprite_image(TEXTURE_SIZE, move |position| {
        let angle = (position.y.atan2(position.x) / std::f32::consts::TAU + 0.5) * TONGUES as f32;
        let (tongue, across) = (angle as usize % TONGUES, angle.fract());
        // The flame is shortest between two tongues, and reaches its full length in the middle of a tongue.
        let reach = 0.32 + (lengths[tongue] - 0.32) * (across * std::f32::consts::PI).sin().powi(5);
        let intensity = (1.0 - position.length() / reach).clamp(0.0, 1.0);
        [1.0, intensity.powf(1.6)]
    })
}
