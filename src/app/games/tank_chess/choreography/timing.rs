//! How long everything takes, in seconds at normal speed.

/// Driving over one square, straight …
pub(super) const SQUARE: f32 = 0.26;

/// … and a diagonal one.
pub(super) const DIAGONAL: f32 = 0.34;

/// The hull rears as the unit sets off, dips as it stops …
pub(super) const REAR: f32 = 0.14;

/// … and …
pub(super) const DIP: f32 = 0.16;

/// … swings back to level.
pub(super) const LEVEL: f32 = 0.32;

/// Added to a stretch for setting off and stopping.
pub(super) const SET_OFF: f32 = 0.14;

/// A turn of 45° at full speed.
pub(super) const TURN: f32 = 0.18;

/// A square backwards: slower than ahead.
pub(super) const REVERSE: f32 = 0.8;

/// The way over the edge and off the board.
pub(super) const LEAVE: f32 = 1.1;

/// Standing still before the gun is laid.
pub(super) const HALT: f32 = 0.12;

/// The gun is laid on a target aside, and back ahead.
pub(super) const LAY: f32 = 0.3;

/// From the gun being laid to the shot.
pub(super) const HOLD: f32 = 0.14;

/// The unit is thrown back by its shot …
pub(super) const RECOIL: f32 = 0.07;

/// … and rolls into place again.
pub(super) const RETURN: f32 = 0.4;

/// Time a shell needs however short its way …
pub(super) const FLIGHT_BASE: f32 = 0.08;

/// … and for each square of it besides.
pub(super) const FLIGHT_PER_SQUARE: f32 = 0.05;

/// A mortar's shell takes so much longer.
pub(super) const LOB: f32 = 3.0;

/// A shell that has bounced off armour is seen for so long.
pub(super) const GLANCE: f32 = 0.35;

/// Between two puffs of a shell's trail.
pub(super) const TRAIL_STEP: f32 = 0.025;

/// A destroyed unit is thrown over, …
pub(super) const OVERTHROW: f32 = 0.5;

/// … takes fire so soon after it was hit, …
pub(super) const FIRE: f32 = 0.05;

/// … and burns before it is a wreck.
pub(super) const BURN: f32 = 0.7;

/// What sinks, sinks for so long.
pub(super) const SINK: f32 = 0.9;

/// Between two salutes of a unit that has won.
pub(super) const SALUTE_PAUSE: f32 = 1.3;
