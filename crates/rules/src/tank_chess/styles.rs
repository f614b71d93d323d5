//! The playing styles of the computer in Tank Chess.

use crate::record::Style;

/// Prefers to attack units, and to win by fire rather than by escape.
pub const GUNNER: Style = Style::new("gunner");
/// Prefers to advance, above all with its Command.
pub const MARCHER: Style = Style::new("marcher");
/// Keeps its units around its Command and waits.
pub const MASON: Style = Style::new("mason");
/// Prefers mobility, and units near the enemy Command.
pub const FOX: Style = Style::new("fox");

/// All styles, the plain one first.
pub const ALL: &[Style] = &[Style::PLAIN, GUNNER, MARCHER, MASON, FOX];
