//! The simple material of boards and tables on the low tier: a shader that does much less for each pixel than Bevy's standard one.

use std::collections::HashMap;

use bevy::asset::embedded_asset;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;

use super::Board;
use super::table::Table;
use super::texture::Grade;
use crate::app::common::ActiveQuality;
use crate::app::common::board::BoardLayout;
use crate::app::light::LightOnBoard;
use crate::app::settings::Settings;

/// A textured surface without specular light.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(super) struct PlainMaterial {
    #[uniform(0)]
    plain: Plain,
    #[texture(1)]
    #[sampler(2)]
    picture: Handle<Image>,
    alpha_mode: AlphaMode,
    depth_bias: f32,
}

/// The uniform of `plain.wgsl`.
#[derive(ShaderType, Clone, Copy, Debug, Default)]
struct Plain {
    color: Vec4,
    ambient: Vec4,
    key: Vec4,
    lamp: Vec4,
    cone: Vec4,
}

impl Material for PlainMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://cannon/app/board/plain.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }

    fn depth_bias(&self) -> f32 {
        self.depth_bias
    }
}

/// The plain materials by the standard materials that they replace.
#[derive(Resource, Debug, Default)]
struct Plains(HashMap<AssetId<StandardMaterial>, Handle<PlainMaterial>>);

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "plain.wgsl");
    app.add_plugins(MaterialPlugin::<PlainMaterial>::default())
        .init_resource::<Plains>()
        .add_systems(PostUpdate, (simplify, follow_light).chain());
}

/// Replaces the standard materials of wood, stone and cloth by plain ones on the low tier.
fn simplify(
    mut commands: Commands,
    quality: Res<ActiveQuality>,
    mut plains: ResMut<Plains>,
    standard: Res<Assets<StandardMaterial>>,
    mut materials: ResMut<Assets<PlainMaterial>>,
    parents: Query<(), Or<(With<Board>, With<Table>)>>,
    fresh: Query<(Entity, &ChildOf, &MeshMaterial3d<StandardMaterial>), Added<MeshMaterial3d<StandardMaterial>>>,
) {
    if Grade::of(quality.0) != Grade::Plain {
        return;
    }
    let of_table = fresh.iter().filter(|(_, parent, _)| parents.contains(parent.parent()));
    for (entity, _, worn) in of_table {
        let Some(known) = standard.get(&worn.0) else { continue };
        // Metals are not replaced, because they show nothing but reflections.
        let Some(picture) = known.base_color_texture.as_ref().filter(|_| known.metallic == 0.0) else { continue };
        let plain = plains.0.entry(worn.0.id()).or_insert_with(|| {
            let color = known.base_color.to_linear().to_vec4();
            materials.add(PlainMaterial {
                plain: Plain { color, ..default() },
                picture: picture.clone(),
                alpha_mode: known.alpha_mode,
                depth_bias: known.depth_bias,
            })
        });
        commands.entity(entity).remove::<MeshMaterial3d<StandardMaterial>>().insert(MeshMaterial3d(plain.clone()));
    }
}

/// Updates the light in the plain materials for the room and the board.
fn follow_light(
    settings: Res<Settings>,
    layout: Res<BoardLayout>,
    mut lit: Local<Option<LightOnBoard>>,
    mut news: MessageReader<AssetEvent<PlainMaterial>>,
    mut materials: ResMut<Assets<PlainMaterial>>,
) {
    let light = LightOnBoard::of(settings.room, *layout);
    let is_fresh = news.read().any(|event| matches!(event, AssetEvent::Added { .. }));
    if lit.replace(light) == Some(light) && !is_fresh {
        return;
    }
    for (_, material) in materials.iter_mut() {
        let LightOnBoard { ambient, key, toward, distance, cone } = light;
        let color = material.plain.color;
        let (ambient, key) = (ambient.extend(0.0), key.extend(0.0));
        material.plain =
            Plain { color, ambient, key, lamp: toward.extend(distance), cone: cone.extend(0.0).extend(0.0) };
    }
}
