//! Fingers on the table.

use bevy::prelude::*;

/// Whether several fingers are on the table. They move the camera, and neither play nor paint.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct SeveralFingers(pub bool);
