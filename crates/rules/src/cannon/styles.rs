//! The playing styles of the computer in Cannon.

use crate::record::Style;

/// Prefers cannons: fields of fire, threats and shots.
pub const GUNNER: Style = Style::new("gunner");
/// Prefers advancing: steps, space, and soldiers near the enemy town.
pub const MARCHER: Style = Style::new("marcher");
/// Prefers solid structures: soldiers side by side and a guarded town.
pub const MASON: Style = Style::new("mason");
/// Prefers flexibility: mobility and shifts.
pub const FOX: Style = Style::new("fox");

/// All styles, the plain one first.
pub const ALL: &[Style] = &[Style::PLAIN, GUNNER, MARCHER, MASON, FOX];
