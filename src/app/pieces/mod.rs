//! Pieces: entities that show what stands on the board at the ply on show.
//!
//! A [`figure`] says what a piece is, in terms that every game shares. [`projection`] keeps the entities in line with the match, and [`ground`]
//! those of the ground that they stand on; both know nothing of meshes, so that they can be tested without a window. The rest gives the entities a body: each game makes its shapes with
//! the kit in [`mesh`] and [`parts`], [`assets`] keeps them, [`body`] hangs them under the pieces, with a [`turret`] on those that have
//! one, [`lift`] and [`shade`] answer to pointer and height.

use bevy::prelude::*;

use super::AppSystems;

mod assets;
mod body;
mod figure;
mod ground;
mod lift;
pub(in crate::app) mod mesh;
mod palette;
mod parts;
mod projection;
mod shade;
mod turret;

pub use assets::PieceAssets;
pub use body::Body;
pub use figure::{Deed, Figure, Model, PropModel, Silhouette, Turret};
pub use ground::Ground;
pub use lift::PiecesMoving;
pub use parts::{PartMeshes, Parts};
pub(super) use projection::follow_match;
pub use projection::{At, Casualty, Stage, Staged, projection_plugin};
pub use turret::TurretBody;

/// What settles pieces at home, before effects move them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SettlePieces;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PiecesMoving>()
        .add_systems(PreStartup, assets::make)
        .add_systems(
            Update,
            (body::settle_new, body::settle_all)
                .chain()
                .in_set(SettlePieces)
                .after(AppSystems::Project)
                .before(AppSystems::Animate),
        )
        .add_systems(Update, lift::lift.in_set(AppSystems::Animate))
        // Only then it is known whether the last action is being shown.
        .add_systems(Update, body::attach.after(AppSystems::Animate))
        .add_systems(PostUpdate, shade::follow.before(TransformSystems::Propagate));
}
