//! Pieces as values: their state, their models and paints, and the effect of an action on them.

mod gesture;
mod mesh_source;
pub mod paint;
mod piece_model;
mod piece_state;

pub use gesture::{ARM, BODY, Gesture, GesturePose, HEAD, Keyframe, MUSKET};
pub use mesh_source::{MeshSource, ProceduralPart, TURRET};
pub use piece_model::{
    Badge, BrokenPart, IdleAnimation, PickingShape, PieceForm, PieceModel, PropModel, TerrainForm, WreckPose,
};
pub use piece_state::{DRAUGHT, Elevation, GearTravel, HILL_HEIGHT, PieceEffect, PieceState};
