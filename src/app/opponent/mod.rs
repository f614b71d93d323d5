//! The computer player: the search as a task, its progress and its cancellation.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
