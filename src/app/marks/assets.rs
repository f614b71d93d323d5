//! Meshes and materials of the marks.

use std::collections::HashMap;

use bevy::prelude::*;

use super::hidden_marks::{self, HiddenMarkMaterial};
use crate::app::common::marks::MarkKind;
use crate::app::common::marks::flat_shape::{FlatShape, flat_material};
use crate::app::common::marks::kinds::COMMON_MARK_KINDS;
use crate::app::games::TABLETOP_GAMES;

/// Depth bias that draws marks over the shadows and rings of pieces.
const DEPTH_BIAS: f32 = 2.0;

/// Meshes and materials of all marks.
#[derive(Resource)]
pub(super) struct MarkAssets {
    meshes: HashMap<&'static str, Handle<Mesh>>,
    material: Handle<StandardMaterial>,
    hidden_material: Handle<HiddenMarkMaterial>,
}

impl MarkAssets {
    pub(super) fn mesh(&self, kind: &MarkKind) -> Handle<Mesh> {
        self.meshes.get(kind.name).cloned().unwrap_or_default()
    }

    pub(super) fn material(&self) -> Handle<StandardMaterial> {
        self.material.clone()
    }

    pub(super) fn hidden_material(&self) -> Handle<HiddenMarkMaterial> {
        self.hidden_material.clone()
    }
}

/// Creates the assets, if there is rendering.
pub(super) fn insert_mark_assets(
    mut commands: Commands,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
    behind_materials: Option<ResMut<Assets<HiddenMarkMaterial>>>,
) {
    let (Some(mut meshes), Some(mut materials), Some(mut behind_materials)) = (meshes, materials, behind_materials)
    else {
        return;
    };
    commands.insert_resource(MarkAssets {
        meshes: COMMON_MARK_KINDS
            .iter()
            .chain(TABLETOP_GAMES.iter().flat_map(|table| table.mark_kinds))
            .map(|kind| (kind.name, meshes.add((kind.draw)(FlatShape::new(kind.colour)).into_mesh())))
            .collect(),
        material: materials.add(StandardMaterial { depth_bias: DEPTH_BIAS, ..flat_material() }),
        hidden_material: behind_materials.add(hidden_marks::material()),
    });
}
