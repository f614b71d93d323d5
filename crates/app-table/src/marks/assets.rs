//! Meshes and materials of the marks.

use std::collections::HashMap;

use bevy::prelude::*;

use super::hidden_marks::{self, HiddenMarkMaterial};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::flat_shape::flat_material;
use cannon_app_base::common::marks::legend::{COMMON_LEGEND, EDITOR_LEGEND};
use cannon_app_base::common::marks::style::{edge_width, layer};
use cannon_app_base::common::marks::{MarkKind, MarkLook};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_app_games::tabletops;

/// Depth bias that draws marks over the shadows and rings of pieces.
const DEPTH_BIAS: f32 = 2.0;
/// Depth bias of tiles and bands, which lie below rings and all other marks. Heights alone would not order them, because translucent meshes
/// are drawn in the order of the distances of their middles.
const TILE_DEPTH_BIAS: f32 = 1.2;

/// Meshes and materials of all marks.
#[derive(Resource)]
pub(super) struct MarkAssets {
    meshes: HashMap<&'static str, Handle<Mesh>>,
    /// What the meshes look like.
    look: MarkLook,
    pub(super) material: Handle<StandardMaterial>,
    tile_material: Handle<StandardMaterial>,
    pub(super) hidden_material: Handle<HiddenMarkMaterial>,
}

impl MarkAssets {
    pub(super) fn mesh(&self, kind: &MarkKind) -> Handle<Mesh> {
        self.meshes.get(kind.name).cloned().unwrap_or_default()
    }

    /// The material of a kind of mark that is not behind a piece.
    pub(super) fn material(&self, kind: &MarkKind) -> Handle<StandardMaterial> {
        if kind.height <= layer::DANGER { self.tile_material.clone() } else { self.material.clone() }
    }
}

pub(super) fn insert_mark_assets(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut hidden_materials: ResMut<Assets<HiddenMarkMaterial>>,
) {
    let look = MarkLook::default();
    commands.insert_resource(MarkAssets {
        meshes: kinds().map(|kind| (kind.name, meshes.add(look.shape(kind).into_mesh()))).collect(),
        look,
        material: materials.add(StandardMaterial { depth_bias: DEPTH_BIAS, ..flat_material() }),
        tile_material: materials.add(StandardMaterial { depth_bias: TILE_DEPTH_BIAS, ..flat_material() }),
        hidden_material: hidden_materials.add(hidden_marks::material(Color::WHITE)),
    });
}

/// Draws the marks anew when their look changes. Marks on the board keep their meshes, whose content changes.
pub(super) fn update_mark_assets(
    mut assets: ResMut<MarkAssets>,
    mut meshes: ResMut<Assets<Mesh>>,
    settings: Res<Settings>,
    layout: Res<BoardLayout>,
) {
    let wanted = mark_look(&settings, *layout);
    if assets.look == wanted {
        return;
    }
    assets.look = wanted;
    for kind in kinds() {
        // The handle is in use, so the insertion cannot fail.
        let _ = meshes.insert(assets.mesh(kind).id(), wanted.shape(kind).into_mesh());
    }
}

/// The look of marks by the settings on a board.
pub fn mark_look(settings: &Settings, layout: BoardLayout) -> MarkLook {
    let vision = settings.vision;
    MarkLook {
        colors: vision.colors,
        cursor_color: vision.cursor_color,
        cursor_weight: vision.cursor_weight,
        surface: layout.game.map(|game| games::tabletop(game).surface).unwrap_or_default(),
        edge_width: edge_width(layout.size),
    }
}

fn kinds() -> impl Iterator<Item = &'static MarkKind> {
    let games = tabletops().flat_map(|table| table.legend);
    COMMON_LEGEND.iter().chain(EDITOR_LEGEND).chain(games).flat_map(|entry| entry.kinds).copied()
}
