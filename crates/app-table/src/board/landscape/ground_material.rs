//! The material of the ground on the medium and high tiers: the map of the board with the grain of cover and earth over it.

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use cannon_appearance::GroundLook;

/// The material of the ground.
pub(in super::super) type GroundMaterial = ExtendedMaterial<StandardMaterial, Grain>;

/// Repetitions of the grain of cover and of earth on a square.
const SCALES: [f32; 2] = [0.5, 0.62];

/// The grain over the map.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(in super::super) struct Grain {
    #[uniform(100)]
    grain: GrainUniform,
    #[texture(101)]
    #[sampler(102)]
    cover: Handle<Image>,
    #[texture(103)]
    #[sampler(104)]
    earth: Handle<Image>,
}

/// The uniform of `ground.wgsl`.
#[derive(ShaderType, Clone, Copy, Debug)]
struct GrainUniform {
    /// Repetitions of cover and earth on a square, strength of the cover's normals, and strength of glints.
    scales: Vec4,
    /// By how much the tone of the cover darkens and brightens the map, for each colour.
    cover_contrast: Vec4,
    /// Factors of the map's colour on the accents of the cover.
    accent: Vec4,
}

impl MaterialExtension for Grain {
    fn fragment_shader() -> ShaderRef {
        AssetPath::from_path_buf(embedded_path!("ground.wgsl")).with_source("embedded").into()
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "ground.wgsl");
    app.add_plugins(MaterialPlugin::<GroundMaterial>::default());
}

/// The material for a map and the textures of cover and earth.
pub(super) fn material(map: Handle<Image>, look: GroundLook, [cover, earth]: [Handle<Image>; 2]) -> GroundMaterial {
    let (normals, glints, contrast, accent) = match look {
        GroundLook::Summer | GroundLook::Walnut => (1.0, 0.0, Vec3::new(1.75, 1.55, 1.80), Vec3::new(1.80, 1.35, 1.10)),
        GroundLook::Winter => (0.55, 1.0, Vec3::new(0.40, 0.34, 0.24), Vec3::ONE),
        GroundLook::Desert => (0.70, 0.0, Vec3::new(0.55, 0.58, 0.62), Vec3::new(0.72, 0.72, 0.76)),
    };
    let base =
        StandardMaterial { base_color_texture: Some(map), perceptual_roughness: 0.95, reflectance: 0.15, ..default() };
    let grain = GrainUniform {
        scales: Vec4::new(SCALES[0], SCALES[1], normals, glints),
        cover_contrast: contrast.extend(0.0),
        accent: accent.extend(1.0),
    };
    GroundMaterial { base, extension: Grain { grain, cover, earth } }
}
