//! Meshes and materials of the marks.

use std::collections::HashMap;

use bevy::prelude::*;

use super::behind::{self, BehindMaterial};
use crate::app::common::marks::MarkKind;
use crate::app::common::marks::flat::{Flat, flat_material};
use crate::app::common::marks::kinds::COMMON;
use crate::app::games::TABLES;

/// Meshes and materials of all marks.
#[derive(Resource)]
pub(super) struct MarkAssets {
    meshes: HashMap<&'static str, Handle<Mesh>>,
    material: Handle<StandardMaterial>,
    behind_pieces: Handle<BehindMaterial>,
}

impl MarkAssets {
    pub(super) fn mesh(&self, kind: &MarkKind) -> Handle<Mesh> {
        self.meshes.get(kind.name).cloned().unwrap_or_default()
    }

    pub(super) fn material(&self) -> Handle<StandardMaterial> {
        self.material.clone()
    }

    pub(super) fn behind_pieces(&self) -> Handle<BehindMaterial> {
        self.behind_pieces.clone()
    }
}

/// Creates the assets, if there is rendering.
pub(super) fn make_assets(
    mut commands: Commands,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
    behind_materials: Option<ResMut<Assets<BehindMaterial>>>,
) {
    let (Some(mut meshes), Some(mut materials), Some(mut behind_materials)) = (meshes, materials, behind_materials)
    else {
        return;
    };
    commands.insert_resource(MarkAssets {
        meshes: COMMON
            .iter()
            .chain(TABLES.iter().flat_map(|table| table.marks))
            .map(|kind| (kind.name, meshes.add((kind.draw)(Flat::new(kind.colour)).mesh())))
            .collect(),
        material: materials.add(flat_material()),
        behind_pieces: behind_materials.add(behind::material()),
    });
}
