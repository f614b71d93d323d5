//! Marks on the board: what a selected piece can do, the last action, threats, the cursor, firing lines.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
