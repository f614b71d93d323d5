//! Meshes, textures and materials that particles share.
//!
//! Entities that share a material cannot differ in opacity, so a particle fades by switching through a series of materials, each a little
//! more transparent than the one before.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::common::Tone;
use crate::app::common::particles::ParticleRng;
use crate::app::common::particles::{Body, Kind, Tint};

/// Number of different puff textures, and of different chunk meshes.
pub(super) const VARIANTS: usize = 3;
/// Number of materials from opaque to nearly transparent.
const FADING_STEPS: usize = 10;
/// Width and height of a texture, in pixels.
const PICTURE: usize = 96;

/// The materials of one kind and tint: for each texture variant, from opaque to nearly transparent.
type Wardrobe = Vec<Vec<Handle<StandardMaterial>>>;

/// The shared assets of particles.
#[derive(Resource)]
pub(super) struct Look {
    sprite: Handle<Mesh>,
    splinters: [Handle<Mesh>; VARIANTS],
    wardrobes: HashMap<(Kind, Tint), Wardrobe>,
}

/// Index of the material for an opacity from 0 to 1.
pub(super) fn fading_step(strength: f32) -> usize {
    (((1.0 - strength) * FADING_STEPS as f32) as usize).min(FADING_STEPS - 1)
}

impl Look {
    /// Inserts a particle's mesh and material.
    pub(super) fn dress(&self, entity: &mut EntityCommands, kind: Kind, tint: Tint, variant: usize, fading: usize) {
        let Some(wardrobe) = self.wardrobes.get(&(kind, tint)) else { return };
        let steps = &wardrobe[variant % wardrobe.len()];
        let material = steps[fading.min(steps.len() - 1)].clone();
        match kind.nature().body {
            Body::Sprite { .. } => {
                entity.try_insert((Mesh3d(self.sprite.clone()), MeshMaterial3d(material), NotShadowCaster));
            }
            Body::Solid => {
                entity.try_insert((Mesh3d(self.splinters[variant].clone()), MeshMaterial3d(material)));
            }
        }
    }
}

/// The colour of a particle in linear light; values above 1 glow. They are not far above 1, because the low quality tier has no HDR and
/// would show nothing but white. `None` for tints that the kind does not have.
fn colour(kind: Kind, tint: Tint) -> Option<LinearRgba> {
    let [red, green, blue] = match (kind, tint) {
        (Kind::Smoke, Tint::Plain) => [0.92, 0.90, 0.87],
        (Kind::Dust, Tint::Plain) => [0.80, 0.64, 0.44],
        (Kind::Flame, Tint::Plain) => [4.6, 1.6, 0.28],
        (Kind::Spark, Tint::Plain) => [5.0, 2.2, 0.4],
        (Kind::Star, Tint::Plain) => [3.0, 1.5, 0.16],
        (Kind::Star, Tint::Of(Tone::Dark)) => [3.0, 0.16, 0.09],
        (Kind::Star, Tint::Of(Tone::Light)) => [0.15, 0.7, 3.0],
        (Kind::Spray, Tint::Plain) => [0.78, 0.90, 0.95],
        (Kind::Chunk, Tint::Of(Tone::Dark)) => [0.035, 0.038, 0.05],
        (Kind::Chunk, Tint::Of(Tone::Light)) => [0.46, 0.40, 0.30],
        _ => return None,
    };
    Some(LinearRgba::rgb(red, green, blue))
}

/// Creates all assets at startup, if there is rendering.
pub(super) fn prepare(
    mut commands: Commands,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
    images: Option<ResMut<Assets<Image>>>,
) {
    let (Some(mut meshes), Some(mut materials), Some(mut images)) = (meshes, materials, images) else { return };
    let mut pictures = |paint: fn(u64) -> Image, count: usize| -> Vec<Handle<Image>> {
        (0..count).map(|variant| images.add(paint(variant as u64))).collect()
    };
    let (puffs, flames, glows) = (pictures(puff, VARIANTS), pictures(flame, VARIANTS), pictures(|_| glow(), 1));
    let mut wardrobes = HashMap::new();
    for (kind, tint) in Kind::ALL.into_iter().flat_map(|kind| Tint::ALL.map(|tint| (kind, tint))) {
        let Some(colour) = colour(kind, tint) else { continue };
        let wardrobe = match kind {
            Kind::Smoke | Kind::Dust | Kind::Spray => &puffs,
            Kind::Flame => &flames,
            Kind::Spark | Kind::Star => &glows,
            Kind::Chunk => {
                wardrobes.insert((kind, tint), vec![vec![materials.add(paint(colour))]]);
                continue;
            }
        };
        let fading = |picture: &Handle<Image>| {
            (0..FADING_STEPS)
                .map(|step| 1.0 - step as f32 / FADING_STEPS as f32)
                .map(|strength| materials.add(film(kind, colour, strength, picture)))
                .collect()
        };
        wardrobes.insert((kind, tint), wardrobe.iter().map(fading).collect());
    }
    commands.insert_resource(Look {
        sprite: meshes.add(Rectangle::new(1.0, 1.0)),
        splinters: std::array::from_fn(|variant| meshes.add(splinter(variant as u64))),
        wardrobes,
    });
}

/// The material of a sprite at some opacity.
fn film(kind: Kind, colour: LinearRgba, strength: f32, picture: &Handle<Image>) -> StandardMaterial {
    let nature = kind.nature();
    let alpha = nature.opacity * strength;
    let (colour, alpha_mode) = match nature.body {
        Body::Sprite { glows: true } => (colour * alpha, AlphaMode::Add),
        _ => (colour, AlphaMode::Blend),
    };
    StandardMaterial {
        base_color: colour.with_alpha(alpha).into(),
        base_color_texture: Some(picture.clone()),
        alpha_mode,
        unlit: true,
        ..default()
    }
}

/// The material of a chunk.
fn paint(colour: LinearRgba) -> StandardMaterial {
    StandardMaterial { base_color: colour.into(), perceptual_roughness: 0.85, ..default() }
}

/// A stone of irregular shape with flat faces.
fn splinter(seed: u64) -> Mesh {
    let mut dice = ParticleRng::new(0x5eed + seed);
    let stretch = Vec3::new(dice.between(0.7, 1.0), dice.between(0.45, 0.7), dice.between(0.8, 1.2));
    let corner = |signs: Vec3, dice: &mut ParticleRng| (signs * 0.36 + dice.direction() * 0.15) * stretch;
    let corners: Vec<Vec3> = (0_u8..8)
        .map(|n| {
            let sign = |bit: u8| if n & bit == 0 { -1.0 } else { 1.0 };
            corner(Vec3::new(sign(1), sign(2), sign(4)), &mut dice)
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

fn picture(pixel: impl Fn(Vec2) -> [f32; 2]) -> Image {
    let mut data = Vec::with_capacity(PICTURE * PICTURE * 4);
    for row in 0..PICTURE {
        for column in 0..PICTURE {
            // From -1 to 1, with y upward.
            let place = (Vec2::new(column as f32, row as f32) + 0.5) / PICTURE as f32 * 2.0 - 1.0;
            let [light, alpha] = pixel(place * Vec2::new(1.0, -1.0)).map(|value| (value.clamp(0.0, 1.0) * 255.0) as u8);
            data.extend([light, light, light, alpha]);
        }
    }
    let side = PICTURE as u32;
    let size = Extent3d { width: side, height: side, depth_or_array_layers: 1 };
    Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::default())
}

/// A cloud of overlapping balls, lit from above, soft at the rim.
fn puff(seed: u64) -> Image {
    let mut dice = ParticleRng::new(0xc10d + seed);
    let mut balls = vec![(Vec2::ZERO, 0.62)];
    for _ in 0..11 {
        let (sin, cos) = dice.between(0.0, std::f32::consts::TAU).sin_cos();
        let radius = dice.between(0.2, 0.38);
        balls.push((Vec2::new(cos, sin) * dice.between(0.2, 0.86 - radius), radius));
    }
    let sun = Vec3::new(-0.25, 0.85, 0.45).normalize();
    picture(move |place| {
        let mut height = 0.0_f32;
        let mut normal = Vec3::Z;
        let mut cover = 0.0_f32;
        for &(centre, radius) in &balls {
            let from = place - centre;
            let inside = radius * radius - from.length_squared();
            // Coverage depends on the thickness of the balls, so that the rim is soft.
            cover += (inside.max(0.0) / (radius * radius)).powf(1.2) * 0.75;
            if inside > 0.0 && inside.sqrt() > height {
                height = inside.sqrt();
                normal = from.extend(height) / radius;
            }
        }
        let lit = 0.5 + 0.5 * normal.dot(sun);
        let rim = 1.0 - place.length().powi(6).min(1.0);
        [0.5 + 0.5 * lit, cover.min(1.0) * rim]
    })
}

/// A point of light with a soft halo.
fn glow() -> Image {
    picture(|place| {
        let away = place.length();
        let core = (1.0 - away / 0.5).clamp(0.0, 1.0);
        let halo = (1.0 - away).clamp(0.0, 1.0).powi(2);
        [1.0, (core + 0.55 * halo).min(1.0)]
    })
}

/// Tongues of fire around a white-hot middle.
fn flame(seed: u64) -> Image {
    const TONGUES: usize = 14;
    let mut dice = ParticleRng::new(0xf1a3e + seed);
    let lengths: [f32; TONGUES] = std::array::from_fn(|_| dice.between(0.4, 1.0));
    picture(move |place| {
        let turn = (place.y.atan2(place.x) / std::f32::consts::TAU + 0.5) * TONGUES as f32;
        let (tongue, across) = (turn as usize % TONGUES, turn.fract());
        // The flame is shortest between two tongues and as long as the tongue in its middle.
        let reach = 0.32 + (lengths[tongue] - 0.32) * (across * std::f32::consts::PI).sin().powi(5);
        let part = (1.0 - place.length() / reach).clamp(0.0, 1.0);
        [1.0, part.powf(1.6)]
    })
}
