//! Palette, type and spacing of the interface.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
