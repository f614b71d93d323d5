//! Meshes and materials of the pieces of all games, made once.

use std::collections::HashMap;

use bevy::prelude::*;

use super::parts::PartMeshes;
use super::{Model, PropModel, TurretBody, palette};
use crate::app::games::TABLES;
use crate::rules::Side;

/// Everything that pieces and effects are drawn with.
///
/// Painted parts are drawn with one material of a [`Finish`], metal ones with the other. Colours are in the vertices.
#[derive(Resource, Clone, Debug)]
pub struct PieceAssets {
    models: HashMap<&'static str, [ModelMeshes; 2]>,
    props: HashMap<&'static str, PartMeshes>,
    /// A square of half width one in the plane y = 0, for the shade under a piece.
    pub(super) shade: Handle<Mesh>,
    /// What pieces are finished with.
    pub(in crate::app) solid: Finish,
    /// What a piece is finished with that would stand somewhere, but does not yet: it lets the light through.
    pub(in crate::app) sheer: Finish,
    /// The shade under a piece: darkest in the middle.
    pub(super) shade_material: Handle<StandardMaterial>,
}

impl PieceAssets {
    /// The meshes of a piece. `None` if its game does not list the model.
    #[must_use]
    pub(in crate::app) fn model(&self, model: &Model, side: Side) -> Option<&ModelMeshes> {
        self.models.get(model.name).map(|sides| &sides[side.index()])
    }

    /// The meshes of a prop. `None` if its game does not list it.
    #[must_use]
    pub fn prop(&self, prop: &PropModel) -> Option<&PartMeshes> {
        self.props.get(prop.name)
    }
}

/// The surfaces of a piece.
#[derive(Clone, Debug)]
pub(in crate::app) struct Finish {
    /// Varnished paint.
    pub(super) lacquer: Handle<StandardMaterial>,
    /// Polished metal.
    pub(super) polish: Handle<StandardMaterial>,
}

/// The meshes of a model.
#[derive(Clone, Debug)]
pub(in crate::app) struct ModelMeshes {
    pub(super) body: PartMeshes,
    /// The turret's, made around the foot of its axis, and where that is.
    pub(super) turret: Option<(PartMeshes, Vec3)>,
}

impl ModelMeshes {
    fn of(model: &Model, side: Side, meshes: &mut Assets<Mesh>) -> Self {
        let larger = Mat4::from_scale(Vec3::splat(model.scale));
        let turret = model.turret.as_ref().map(|turret| {
            let axis = Vec3::NEG_Z * turret.ahead;
            let parts = (turret.make)(side).transformed(larger * Mat4::from_translation(-axis));
            (parts.into_meshes(meshes), axis * model.scale)
        });
        ModelMeshes { body: (model.make)(side).transformed(larger).into_meshes(meshes), turret }
    }

    /// Hangs all of it under the body of a piece.
    pub(in crate::app) fn hang(&self, piece: Entity, body: &mut ChildSpawnerCommands<'_>, finish: &Finish) {
        self.body.hang(body, finish);
        if let Some((meshes, pivot)) = &self.turret {
            let turret = TurretBody { piece, pivot: *pivot };
            body.spawn((turret, turret.at_rest())).with_children(|turret| meshes.hang(turret, finish));
        }
    }

    /// Hangs all of it under an entity that is no piece, with the turret turned so.
    pub(in crate::app) fn hang_likeness(&self, parent: &mut ChildSpawnerCommands<'_>, aim: Quat, finish: &Finish) {
        self.body.hang(parent, finish);
        if let Some((meshes, pivot)) = &self.turret {
            let pose = Transform::from_translation(*pivot).with_rotation(aim);
            parent.spawn((pose, Visibility::default())).with_children(|turret| meshes.hang(turret, finish));
        }
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
            .map(|model| (model.name, Side::ALL.map(|side| ModelMeshes::of(model, side, &mut meshes))))
            .collect(),
        props: props.map(|prop| (prop.name, (prop.make)().into_meshes(&mut meshes))).collect(),
        shade: meshes.add(super::shade::mesh()),
        solid: Finish { lacquer: materials.add(palette::lacquer()), polish: materials.add(palette::polish()) },
        sheer: Finish {
            lacquer: materials.add(palette::sheer(palette::lacquer())),
            polish: materials.add(palette::sheer(palette::polish())),
        },
        shade_material: materials.add(super::shade::material(images.add(super::shade::image()))),
    };
    commands.insert_resource(assets);
}
