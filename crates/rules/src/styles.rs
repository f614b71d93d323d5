//! The playing styles of the computer that both games have. The engine says what each prefers in a game.

use crate::record::Style;

/// Prefers fire: fields of fire, threats and shots.
pub const GUNNER: Style = Style::new("gunner");
/// Prefers to advance.
pub const MARCHER: Style = Style::new("marcher");
/// Prefers to keep its pieces together, around its principal piece.
pub const MASON: Style = Style::new("mason");
/// Prefers mobility.
pub const FOX: Style = Style::new("fox");

/// All styles, the plain one first.
pub(crate) const ALL: &[Style] = &[Style::PLAIN, GUNNER, MARCHER, MASON, FOX];
