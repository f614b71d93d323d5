//! Pieces: entities that show what stands on the board at the displayed ply.
//!
//! [`projection`] keeps the entities in line with the match, and [`ground`] those of the terrain below them. Both know nothing of meshes, so
//! that they can be tested without a window.
//!
//! The other files give the entities a body. A [`Form`](super::common::pieces::Form) names a model file, which [`model`] and [`load`] read, or
//! code that builds shapes. [`paint`] lists the materials of the slots of model files for each set of pieces, and [`palette`] creates them.
//! [`assets`] keeps the finished [`thing`]s, and [`body`] attaches them to the pieces, each [`part`] an entity that animations may move.
//! [`lift`] and [`shade`] react to pointer and height; [`idle`] plays idle animations, and [`running`] turns tracks and wheels.

use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::AppSystems;
use crate::app::common::PlayScore;
use crate::app::common::Tone;

mod assets;
mod body;
mod ground;
mod idle;
mod lift;
mod load;
mod model;
mod paint;
mod palette;
mod part;
#[cfg(test)]
pub(in crate::app) mod probe;
mod projection;
mod running;
mod shade;
#[cfg(test)]
mod tests;
mod thing;

pub use assets::PieceAssets;
pub use body::Body;
pub use ground::Ground;
pub use idle::Liveliness;
pub use lift::PiecesMoving;
pub use part::Part;
pub(super) use projection::follow_match;
pub use projection::{At, BoardView, BoardViewEvent, Casualty, projection_plugin};

/// The systems that place pieces on their spots, before effects move them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SettlePieces;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PiecesMoving>()
        .init_resource::<Liveliness>()
        .add_message::<WindowEvent>()
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
        // Idle animations come first: a playing animation overrides them.
        .add_systems(Update, (idle::wake, idle::live).chain().in_set(AppSystems::Animate).before(PlayScore))
        // Runs after `Animate`, which decides whether the last action is still being shown.
        .add_systems(Update, body::attach.after(AppSystems::Animate))
        .add_systems(PostUpdate, running::run.before(TransformSystems::Propagate))
        .add_systems(PostUpdate, shade::follow.before(TransformSystems::Propagate));
    #[cfg(feature = "dev")]
    app.add_systems(First, body::reload);
}
