//! Foliage: the material of plants, whose texture shows leaves, and the wind that moves it on the better quality tiers.
//!
//! The alpha of the colour of a vertex says how far it sways: 0 at the foot of a plant, up to 1 at the top of a high tree. The alpha has no
//! other meaning, because nothing transparent is among the plants.

use std::f32::consts::TAU;

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::image::ImageSampler;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, Face, ShaderType};
use bevy::shader::ShaderRef;

use super::super::texture::{self, SurfaceGrade};
use crate::pieces::IdleAnimationState;
use cannon_app_base::common::noise::scatter;
use cannon_app_base::states::Menu;

/// The material of plants that sway.
pub(in super::super) type FoliageMaterial = ExtendedMaterial<StandardMaterial, Wind>;

/// The wind, which moves the vertices of plants.
#[derive(Asset, AsBindGroup, TypePath, Clone, Copy, Debug, Default)]
pub(in super::super) struct Wind {
    #[uniform(100)]
    uniform: WindUniform,
}

/// The uniform of `wind.wgsl`.
#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
struct WindUniform {
    /// The time for which the wind has blown, in seconds.
    time: f32,
    /// Factor of all movement, from 0 (calm) to 1.
    strength: f32,
    /// The size of a uniform is a multiple of 16 bytes on some systems.
    padding: Vec2,
}

fn shader() -> ShaderRef {
    AssetPath::from_path_buf(embedded_path!("wind.wgsl")).with_source("embedded").into()
}

impl MaterialExtension for Wind {
    fn vertex_shader() -> ShaderRef {
        shader()
    }

    fn prepass_vertex_shader() -> ShaderRef {
        shader()
    }
}

pub(in super::super) fn plugin(app: &mut App) {
    embedded_asset!(app, "wind.wgsl");
    app.add_plugins(MaterialPlugin::<FoliageMaterial>::default()).add_systems(PostUpdate, update_wind);
}

/// After this many seconds the time of the wind starts again. All its waves have whole periods then, so that nothing jumps.
const WIND_PERIOD: f32 = 40.0 * TAU;

/// Lets the wind blow as long as idle animations run. It asks for no frames of its own.
fn update_wind(
    time: Res<Time<Virtual>>,
    idle_animation: Option<Res<IdleAnimationState>>,
    menu: Option<Res<State<Menu>>>,
    plants: Query<(), With<MeshMaterial3d<FoliageMaterial>>>,
    mut blown: Local<f32>,
    mut shown: Local<WindUniform>,
    mut materials: ResMut<Assets<FoliageMaterial>>,
) {
    let is_photo_mode = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    if is_photo_mode || plants.is_empty() {
        return;
    }
    let strength = idle_animation.map_or(0.0, |idle| idle.strength());
    *blown = (*blown + time.delta_secs() * strength) % WIND_PERIOD;
    let uniform = WindUniform { time: *blown, strength, ..default() };
    if uniform != *shown {
        *shown = uniform;
        materials.iter_mut().for_each(|(_, material)| material.extension.uniform = uniform);
    }
}

/// Width and height of the texture in pixels, and leaves along its side.
const SIZE: (u32, u32) = (512, 512);
const LEAVES: u32 = 26;
/// Brightness of the gaps between leaves.
const GAP: f32 = 0.42;

/// The texture of leaves. The middle of its first leaf, in the corner, is white: single leaves and blades of grass show this place.
fn leaf_texture(grade: SurfaceGrade) -> Image {
    let mut image = texture::color_texture(SIZE, grade, |u, v| Vec3::splat(leaves(u, v)));
    if let ImageSampler::Descriptor(sampler) = &mut image.sampler {
        sampler.anisotropy_clamp = 1;
    }
    image
}

/// The brightness of leaves that lie one over the other.
fn leaves(u: f32, v: f32) -> f32 {
    let point = Vec2::new(u, v) * LEAVES as f32;
    let near = point.floor().as_ivec2();
    let mut top = (-1.0, GAP);
    for (dx, dy) in (-2..=2).flat_map(|dx| (-2..=2).map(move |dy| (dx, dy))) {
        let cell = near + IVec2::new(dx, dy);
        let [x, y] = cell.to_array().map(|index| index.rem_euclid(LEAVES as i32) as u32);
        for layer in 0..2 {
            let random = |salt: u32| scatter(x, y, 760 + layer * 16 + salt);
            let is_first = x == 0 && y == 0 && layer == 0;
            let [offset, priority] = if is_first {
                [Vec2::ZERO, Vec2::splat(2.0)]
            } else {
                [Vec2::new(random(0), random(1)), Vec2::splat(random(2))]
            };
            let from_middle = Vec2::from_angle(TAU * random(3)).rotate(point - cell.as_vec2() - offset);
            let length = 0.62 + 0.30 * random(4);
            let across = (from_middle.x / length, from_middle.y / (0.50 * length));
            let distance = Vec2::from(across).length();
            if distance < 1.0 && priority.x > top.0 {
                let vein = if from_middle.y.abs() < 0.04 { 0.05 } else { 0.0 };
                let tone = if is_first { 1.0 } else { 0.62 + 0.38 * random(5) };
                top = (priority.x, tone * (1.0 - 0.26 * distance * distance) + vein);
            }
        }
    }
    top.1.min(1.0)
}

/// The materials of woods and hedges, and of grass. Blades of grass are seen from both sides.
pub(super) fn materials(grade: SurfaceGrade, images: &mut Assets<Image>) -> [StandardMaterial; 2] {
    let foliage = StandardMaterial {
        base_color_texture: Some(images.add(leaf_texture(grade))),
        perceptual_roughness: 0.85,
        reflectance: 0.18,
        cull_mode: Some(Face::Back),
        ..default()
    };
    let grass = StandardMaterial { cull_mode: None, ..foliage.clone() };
    [foliage, grass]
}

/// A material that sways.
pub(super) fn swaying(base: StandardMaterial) -> FoliageMaterial {
    FoliageMaterial { base, extension: Wind::default() }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::block_on;

    use super::*;

    #[test]
    fn wind_blows_with_the_idle_animations_and_rests_with_them() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<FoliageMaterial>()
            .init_resource::<IdleAnimationState>()
            .add_systems(Update, update_wind);
        let material =
            app.world_mut().resource_mut::<Assets<FoliageMaterial>>().add(swaying(StandardMaterial::default()));
        app.world_mut().spawn(MeshMaterial3d(material.clone()));
        let strength = |app: &mut App, idle: f32| {
            app.insert_resource(IdleAnimationState::at_strength(idle));
            app.update();
            let materials = app.world().resource::<Assets<FoliageMaterial>>();
            materials.get(&material).expect("the material").extension.uniform.strength
        };
        assert!([0.0, 0.7, 1.0, 0.0].into_iter().all(|idle| strength(&mut app, idle) == idle));
    }

    #[test]
    fn shader_of_wind_is_embedded() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        embedded_asset!(app, "wind.wgsl");
        let ShaderRef::Path(path) = Wind::vertex_shader() else { panic!("it has a path") };
        let source = app.world().resource::<AssetServer>().get_source(path.source()).expect("a source");
        assert!(block_on(source.reader().read(path.path())).is_ok(), "{path}");
    }

    #[test]
    fn leaves_are_seamless_and_white_in_the_corner() {
        assert!(leaves(0.0, 0.0) > 0.99 && leaves(0.001, 0.999) > 0.95);
        for step in 0..40 {
            let t = step as f32 / 40.0;
            assert!((leaves(0.0, t) - leaves(1.0, t)).abs() < 1.0e-3);
        }
    }
}
