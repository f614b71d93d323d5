//! Title, new game, head-up display, pause, settings, saved games, rules, result.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
