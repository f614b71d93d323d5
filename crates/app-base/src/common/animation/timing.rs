//! Durations that the animations of all games share, in seconds at normal speed. Each game has a table of its own for the rest.

/// Time in which a body is compressed when it lands or stops.
pub const SQUASH_TIME: f32 = 0.07;

/// Time in which it recovers its shape.
pub const SQUASH_RECOVERY_TIME: f32 = 0.2;

/// Duration of the light of a muzzle flash or an impact.
pub const FLASH_TIME: f32 = 0.16;

/// Duration of the camera shake after an impact.
pub const SHAKE_TIME: f32 = 0.5;

/// Time for which the camera looks closer at a unit that is destroyed, before it goes back.
pub const PUSH_IN_TIME: f32 = 0.26;

/// Time in which a rocket rises.
pub const ROCKET_RISE_TIME: f32 = 0.55;

/// Time between the launches of two rockets.
pub const ROCKET_INTERVAL: f32 = 0.52;

/// Maximum duration of a celebration.
pub const MAX_CELEBRATION_TIME: f32 = 5.6;
