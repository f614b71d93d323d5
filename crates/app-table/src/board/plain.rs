//! The plain material of boards and tables on the low quality tier. Its shader does much less work for each pixel than Bevy's standard
//! shader.

use std::collections::HashMap;

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use super::Board;
use super::table::Table;
use super::terrain::Terrain;
use super::texture::SurfaceGrade;
use crate::light::BoardLighting;
use cannon_app_base::common::ActiveQuality;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::settings::Settings;

/// The material of a textured surface without specular light.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(super) struct PlainMaterial {
    #[uniform(0)]
    plain: PlainUniform,
    #[texture(1)]
    #[sampler(2)]
    color_texture: Handle<Image>,
    alpha_mode: AlphaMode,
    depth_bias: f32,
}

/// The uniform of `plain.wgsl`.
#[derive(ShaderType, Clone, Copy, Debug, Default)]
struct PlainUniform {
    color: Vec4,
    ambient: Vec4,
    key: Vec4,
    lamp: Vec4,
    cone: Vec4,
}

impl PlainMaterial {
    /// An opaque surface with this texture.
    pub(super) fn textured(color_texture: Handle<Image>) -> PlainMaterial {
        let plain = PlainUniform { color: Vec4::ONE, ..default() };
        PlainMaterial { plain, color_texture, alpha_mode: AlphaMode::Opaque, depth_bias: 0.0 }
    }

    /// A surface whose colours and opacities are in its vertices.
    pub(super) fn translucent(depth_bias: f32) -> PlainMaterial {
        // The default image is white.
        PlainMaterial { alpha_mode: AlphaMode::Blend, depth_bias, ..PlainMaterial::textured(Handle::default()) }
    }
}

impl Material for PlainMaterial {
    fn fragment_shader() -> ShaderRef {
        AssetPath::from_path_buf(embedded_path!("plain.wgsl")).with_source("embedded").into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }

    fn depth_bias(&self) -> f32 {
        self.depth_bias
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "plain.wgsl");
    app.add_plugins(MaterialPlugin::<PlainMaterial>::default())
        .add_systems(PostUpdate, (replace_materials, update_light).chain());
}

/// Replaces the standard materials of wood, stone and cloth by plain materials on the low quality tier.
fn replace_materials(
    mut commands: Commands,
    quality: Res<ActiveQuality>,
    // The plain materials by the standard materials that they replace.
    mut plains: Local<HashMap<AssetId<StandardMaterial>, Handle<PlainMaterial>>>,
    standard: Res<Assets<StandardMaterial>>,
    mut materials: ResMut<Assets<PlainMaterial>>,
    parents: Query<(), Or<(With<Board>, With<Table>, With<Terrain>)>>,
    added: Query<(Entity, &ChildOf, &MeshMaterial3d<StandardMaterial>), Added<MeshMaterial3d<StandardMaterial>>>,
) {
    if SurfaceGrade::for_quality(quality.0) != SurfaceGrade::Plain {
        return;
    }
    let added_to_table = added.iter().filter(|(_, parent, _)| parents.contains(parent.parent()));
    for (entity, _, standard_handle) in added_to_table {
        let Some(standard_material) = standard.get(&standard_handle.0) else { continue };
        // Metals keep their materials, because they show only reflections.
        let Some(color_texture) =
            standard_material.base_color_texture.as_ref().filter(|_| standard_material.metallic == 0.0)
        else {
            continue;
        };
        let plain_handle = plains.entry(standard_handle.0.id()).or_insert_with(|| {
            let color = standard_material.base_color.to_linear().to_vec4();
            materials.add(PlainMaterial {
                plain: PlainUniform { color, ..default() },
                color_texture: color_texture.clone(),
                alpha_mode: standard_material.alpha_mode,
                depth_bias: standard_material.depth_bias,
            })
        });
        commands
            .entity(entity)
            .remove::<MeshMaterial3d<StandardMaterial>>()
            .insert(MeshMaterial3d(plain_handle.clone()));
    }
}

/// Updates the light in the plain materials for the room and the board.
fn update_light(
    settings: Res<Settings>,
    layout: Res<BoardLayout>,
    mut current_light: Local<Option<BoardLighting>>,
    mut events: MessageReader<AssetEvent<PlainMaterial>>,
    mut materials: ResMut<Assets<PlainMaterial>>,
) {
    let light = BoardLighting::of(settings.room, *layout);
    let has_new_materials = events.read().any(|event| matches!(event, AssetEvent::Added { .. }));
    if current_light.replace(light) == Some(light) && !has_new_materials {
        return;
    }
    for (_, material) in materials.iter_mut() {
        let BoardLighting { ambient, key, direction: toward, distance, cone } = light;
        let color = material.plain.color;
        let (ambient, key) = (ambient.extend(0.0), key.extend(0.0));
        material.plain =
            PlainUniform { color, ambient, key, lamp: toward.extend(distance), cone: cone.extend(0.0).extend(0.0) };
    }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::block_on;

    use super::*;

    #[test]
    fn shader_of_plain_materials_is_embedded() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        embedded_asset!(app, "plain.wgsl");
        let ShaderRef::Path(path) = PlainMaterial::fragment_shader() else { panic!("it has a path") };
        let source = app.world().resource::<AssetServer>().get_source(path.source()).expect("a source");
        assert!(block_on(source.reader().read(path.path())).is_ok(), "{path}");
    }
}
