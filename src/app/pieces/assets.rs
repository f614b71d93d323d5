//! Meshes and materials of the pieces, made once.

use bevy::prelude::*;

use super::mesh::Tangents;
use super::palette::{self, IRON};
use super::parts::PartMeshes;
use super::{gun, soldier, town};
use crate::rules::Side;

/// Everything that pieces and effects are drawn with.
///
/// A piece has two meshes: [`PartMeshes::painted`] goes with [`lacquer`](Self::lacquer), [`PartMeshes::metal`] with
/// [`polish`](Self::polish). Colours are in the vertices.
#[derive(Resource, Clone, Debug)]
pub struct PieceAssets {
    soldiers: [PartMeshes; 2],
    towns: [PartMeshes; 2],
    /// The gun's carriage: stands on y = 0, the muzzle side towards -z.
    pub gun_carriage: PartMeshes,
    /// The gun's barrel: made around its trunnions, pointing along -z. Belongs at [`GUN_TRUNNIONS`](super::GUN_TRUNNIONS).
    pub gun_barrel: PartMeshes,
    /// The ball, centred; drawn with [`polish`](Self::polish).
    pub ball: Handle<Mesh>,
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
    /// The soldier of a side; stands on y = 0 and looks along -z.
    #[must_use]
    pub fn soldier(&self, side: Side) -> &PartMeshes {
        &self.soldiers[side.index()]
    }

    /// The town of a side; stands on y = 0, its gate looks along -z.
    #[must_use]
    pub fn town(&self, side: Side) -> &PartMeshes {
        &self.towns[side.index()]
    }
}

/// Makes all meshes and materials.
pub(super) fn make(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    commands.insert_resource(PieceAssets {
        soldiers: Side::ALL.map(|side| soldier::soldier(side).into_meshes(&mut meshes)),
        towns: Side::ALL.map(|side| town::town(side).into_meshes(&mut meshes)),
        gun_carriage: gun::carriage().into_meshes(&mut meshes),
        gun_barrel: gun::barrel().into_meshes(&mut meshes),
        ball: meshes.add(gun::ball().painted(IRON).into_mesh(Tangents::None)),
        shade: meshes.add(super::shade::mesh()),
        lacquer: materials.add(palette::lacquer()),
        polish: materials.add(palette::polish()),
        shade_material: materials.add(super::shade::material(images.add(super::shade::image()))),
    });
}
