//! Gives the piece entities a body and a place.
//!
//! A piece's root entity stands at its home; effects may move the root and must bring it home. Under the root hangs the [`Body`], which
//! [`lift`](super::lift) raises a little, and under the body its meshes.

use bevy::prelude::*;

use super::shade::shade;
use super::{At, Owner, PieceAssets, Soldier, Staged, Town};
use crate::app::board::geometry::world_of;
use crate::rules::Side;
use crate::rules::cannon::Point;

/// Radius that a soldier takes up on the board.
const SOLDIER_FOOTPRINT: f32 = 0.30;
/// Radius that a town takes up on the board.
const TOWN_FOOTPRINT: f32 = 0.375;

/// The visible part of a piece: child of its root, parent of its meshes.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Visibility)]
pub struct Body;

/// The direction a side's pieces look: towards the enemy's home.
#[must_use]
pub fn facing(side: Side) -> Quat {
    match side {
        Side::South => Quat::IDENTITY,
        Side::North => Quat::from_rotation_y(std::f32::consts::PI),
    }
}

/// Where the root of a side's piece rests on a point.
#[must_use]
pub fn home_transform(point: Point, side: Side) -> Transform {
    Transform::from_translation(world_of(point)).with_rotation(facing(side))
}

/// Hangs a body under every new piece.
pub(super) fn attach(
    mut commands: Commands,
    assets: Res<PieceAssets>,
    soldiers: Query<(Entity, &Owner), Added<Soldier>>,
    towns: Query<(Entity, &Owner), Added<Town>>,
) {
    let soldiers = soldiers.iter().map(|(entity, owner)| (entity, assets.soldier(owner.0), SOLDIER_FOOTPRINT));
    let towns = towns.iter().map(|(entity, owner)| (entity, assets.town(owner.0), TOWN_FOOTPRINT));
    for (entity, meshes, footprint) in soldiers.chain(towns) {
        commands.entity(entity).with_children(|root| {
            root.spawn(shade(&assets, footprint));
            root.spawn(Body).with_children(|body| {
                body.spawn((Mesh3d(meshes.painted.clone()), MeshMaterial3d(assets.lacquer.clone())));
                body.spawn((Mesh3d(meshes.metal.clone()), MeshMaterial3d(assets.polish.clone())));
            });
        });
    }
}

/// New pieces begin at home.
pub(super) fn settle_new(mut pieces: Query<(&At, &Owner, &mut Transform), Added<Owner>>) {
    for (at, owner, mut transform) in &mut pieces {
        *transform = home_transform(at.0, owner.0);
    }
}

/// After a jump every piece is at home.
pub(super) fn settle_all(mut staged: MessageReader<Staged>, mut pieces: Query<(&At, &Owner, &mut Transform)>) {
    if staged.read().any(|staged| matches!(staged, Staged::Jump)) {
        for (at, owner, mut transform) in &mut pieces {
            transform.set_if_neq(home_transform(at.0, owner.0));
        }
    }
}
