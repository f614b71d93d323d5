//! Soldiers and towns: entities that show the pieces of the ply on show.
//!
//! [`projection`] keeps the entities in line with the match and knows nothing of meshes, so that it can be tested without a window;
//! the rest gives the entities a body: [`soldier`], [`town`] and [`gun`] make the shapes with the kit in [`mesh`], [`assets`] keeps them,
//! [`body`] hangs them under the pieces, [`lift`] and [`shade`] answer to pointer and height.

use bevy::prelude::*;

use super::AppSystems;

mod assets;
mod body;
mod gun;
mod lift;
pub(in crate::app) mod mesh;
mod palette;
mod parts;
mod projection;
mod shade;
mod soldier;
mod town;

pub use assets::PieceAssets;
pub use body::{Body, facing, home_transform};
pub use gun::{BALL_RADIUS, GUN_MUZZLE, GUN_TRUNNIONS};
pub use lift::PiecesMoving;
pub use parts::PartMeshes;
pub(super) use projection::follow_match;
pub use projection::{At, Casualty, Owner, Soldier, Stage, Staged, Town, projection_plugin};

/// What settles pieces at home, before effects move them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SettlePieces;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PiecesMoving>()
        .add_systems(PreStartup, assets::make)
        .add_systems(
            Update,
            (body::settle_new, body::settle_all, body::attach).chain().in_set(SettlePieces).after(AppSystems::Project).before(AppSystems::Animate),
        )
        .add_systems(Update, lift::lift.in_set(AppSystems::Animate))
        .add_systems(PostUpdate, shade::follow.before(TransformSystems::Propagate));
}
