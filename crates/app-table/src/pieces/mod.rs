//! Pieces: entities that show the pieces on the board at the displayed ply.
//!
//! [`projection`] keeps the entities in step with the match, and [`ground`] keeps the entities of the terrain in step. Both work without
//! meshes, so that they can be tested without a window.
//!
//! The other files give the entities a body. A [`MeshSource`](cannon_app_base::common::pieces::MeshSource) names a model file, which
//! [`model`] and [`load`] read, or code that builds shapes. [`paint`] lists the paints of the material slots for each set of pieces, and
//! [`palette`] creates the materials, which are [`painted`] or of [`glass`]. [`assets`] keeps a [`prefab`] of each model, and [`body`] spawns it
//! under the pieces; each [`part`] is an entity that animations may move. [`lift`] raises the piece under the pointer, and [`blob_shadow`]
//! draws the shadows.
//! [`captured`] has the pieces beside the board.
//! [`ground_ring`] and [`badges`] show side, heading and kind of pieces that are small on the screen, and [`side_numbers`] the side of all
//! pieces; [`signs`] has what they share. [`idle`] plays idle animations with [`gestures`], and [`running_gear`] animates tracks and wheels.

use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::window::WindowEvent;

use cannon_app_base::common::{AppSystems, PlayAnimations, Tone};
use cannon_appearance::ColorScheme;

mod assets;
mod badges;
mod blob_shadow;
mod body;
mod captured;
#[cfg(any(test, feature = "checks"))]
pub mod form_geometry;
mod gestures;
mod glass;
mod ground;
mod ground_ring;
mod idle;
mod lift;
mod load;
pub mod model;
mod paint;
mod painted;
mod palette;
mod part;
mod prefab;
mod projection;
mod running_gear;
mod side_numbers;
mod signs;
#[cfg(test)]
mod tests;

pub use assets::PieceAssets;
pub use body::Body;
pub use captured::{CapturedPiece, captured_plugin};
pub(crate) use glass::DEPTH_BIAS as GLASS_DEPTH_BIAS;
pub use ground::Ground;
pub use idle::IdleAnimationState;
pub use part::Part;
pub use projection::{BoardViewEvent, OnSpot, RemovedPiece, follow_match, projection_plugin};

/// The bright colour of an army in a colour scheme, as on its rings.
pub fn army_color(tone: Tone, scheme: ColorScheme) -> Color {
    paint::army_colours(tone, scheme).trim
}

/// Adds the bodies of pieces. [`projection_plugin`] adds the entities.
pub fn plugin(app: &mut App) {
    app.add_plugins((glass::plugin, painted::plugin))
        .init_resource::<IdleAnimationState>()
        .add_systems(PostUpdate, idle::request_idle_frames.run_if(idle::is_active))
        .add_message::<WindowEvent>()
        .add_systems(PreStartup, (assets::insert_piece_assets, signs::insert_sign_assets))
        .add_systems(
            Update,
            (body::place_new_pieces, body::place_all_pieces)
                .chain()
                .after(AppSystems::Project)
                .before(AppSystems::Animate),
        )
        .add_systems(Update, lift::lift_pieces.in_set(AppSystems::Animate))
        // Idle animations run first, so that the animation of an action overrides them.
        .add_systems(
            Update,
            (idle::update_idle_strength, idle::animate_idle_pieces, gestures::play_gestures)
                .chain()
                .in_set(AppSystems::Animate)
                .before(PlayAnimations),
        )
        // Runs after `Animate`, which decides whether the last action is still being shown.
        .add_systems(
            Update,
            (body::update_bodies, captured::update_captured_bodies, signs::recolour_signs)
                .chain()
                .after(AppSystems::Animate),
        )
        .add_systems(PostUpdate, running_gear::update_running_gear.before(TransformSystems::Propagate))
        .add_systems(
            PostUpdate,
            (
                blob_shadow::update_blob_shadows,
                ground_ring::update_ground_signs.after(CameraUpdateSystems),
                badges::update_badges.after(CameraUpdateSystems),
                side_numbers::update_side_numbers.after(CameraUpdateSystems),
            )
                .before(TransformSystems::Propagate),
        );
    app.add_systems(First, body::reload_models);
}
