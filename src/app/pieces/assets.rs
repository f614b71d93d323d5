//! Meshes and materials of the pieces of all games, made once.

use std::collections::HashMap;

use bevy::prelude::*;

use super::parts::PartMeshes;
use super::{Model, PropModel, palette};
use crate::app::games::TABLES;
use crate::rules::Side;

/// Everything that pieces and effects are drawn with.
///
/// Painted parts are drawn with [`lacquer`](Self::lacquer), metal ones with [`polish`](Self::polish). Colours are in the vertices.
#[derive(Resource, Clone, Debug)]
pub struct PieceAssets {
    models: HashMap<&'static str, [PartMeshes; 2]>,
    props: HashMap<&'static str, PartMeshes>,
    /// A square of half width one in the plane y = 0, for the shade under a piece.
    pub(super) shade: Handle<Mesh>,
    /// Varnished paint.
    pub lacquer: Handle<StandardMaterial>,
    /// Polished metal.
    pub polish: Handle<StandardMaterial>,
    /// The shade under a piece: darkest in the middle.
    pub(super) shade_material: Handle<StandardMaterial>,
}

impl PieceAssets {
    /// The meshes of a piece. `None` if its game does not list the model.
    #[must_use]
    pub fn model(&self, model: &Model, side: Side) -> Option<&PartMeshes> {
        self.models.get(model.name).map(|sides| &sides[side.index()])
    }

    /// The meshes of a prop. `None` if its game does not list it.
    #[must_use]
    pub fn prop(&self, prop: &PropModel) -> Option<&PartMeshes> {
        self.props.get(prop.name)
    }
}

/// Makes all meshes and materials.
pub(super) fn make(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let models = TABLES.iter().flat_map(|table| table.models);
    let props = TABLES.iter().flat_map(|table| table.props);
    let assets = PieceAssets {
        models: models
            .map(|model| (model.name, Side::ALL.map(|side| (model.make)(side).into_meshes(&mut meshes))))
            .collect(),
        props: props.map(|prop| (prop.name, (prop.make)().into_meshes(&mut meshes))).collect(),
        shade: meshes.add(super::shade::mesh()),
        lacquer: materials.add(palette::lacquer()),
        polish: materials.add(palette::polish()),
        shade_material: materials.add(super::shade::material(images.add(super::shade::image()))),
    };
    commands.insert_resource(assets);
}
