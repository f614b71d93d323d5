//! The camera: orbit, zoom and pan within limits, and the presets.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
