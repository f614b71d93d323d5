//! From pointer and keys to requests: selection, drag, the board cursor, shortcuts.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
