//! How long things take that are alike in every game, in seconds at normal speed. Each game has a table of its own for the rest.

/// Time a body takes to give way when it lands or stops, and to recover.
pub(in crate::app) const SQUASH: f32 = 0.07;

/// See [`SQUASH`].
pub(in crate::app) const UNSQUASH: f32 = 0.2;

/// Light of a muzzle flash and of an impact.
pub(in crate::app) const FLASH: f32 = 0.16;

/// How long a blow shakes the table.
pub(in crate::app) const SHAKE: f32 = 0.5;

/// A rocket's way up.
pub(in crate::app) const ROCKET_RISE: f32 = 0.55;

/// Between two rockets.
pub(in crate::app) const ROCKET_STEP: f32 = 0.52;

/// The celebration is over after so long at the latest.
pub(in crate::app) const CELEBRATION: f32 = 5.6;
