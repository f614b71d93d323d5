//! The textures of the surface of a model.

use bevy::prelude::*;

/// What a material shows besides its paint.
#[derive(Clone, Debug)]
pub(in crate::pieces) enum SurfaceTextures {
    /// The textures of a full model.
    Textured {
        /// Occlusion and roughness.
        orm: Handle<Image>,
        normal: Handle<Image>,
        /// Wear, and the grain on wooden slots.
        wear: Handle<Image>,
    },
    /// The grain on the wooden slots of a low-detail model, which has its occlusion in vertex colours.
    Grain(Handle<Image>),
    /// Nothing: the other slots of a low-detail model, and models that are built by code.
    Plain,
}
