//! Durations of Tank Chess's animations, in seconds at normal speed.

/// The longest animation of an action. Longer animations are played faster, so that nobody waits for a turn.
pub(super) const MAX_ACTION_TIME: f32 = 2.5;

/// Driving over one square, along a rank or file.
pub(super) const DRIVE_SQUARE: f32 = 0.20;

/// Driving over one square diagonally.
pub(super) const DRIVE_DIAGONAL: f32 = 0.27;

/// The hull pitches up as the unit sets off.
pub(super) const PITCH_UP: f32 = 0.14;

/// The hull pitches down as the unit stops.
pub(super) const PITCH_DOWN: f32 = 0.16;

/// The hull swings back to level.
pub(super) const PITCH_LEVEL: f32 = 0.30;

/// Added to each straight drive for acceleration and braking.
pub(super) const ACCELERATION: f32 = 0.12;

/// A turn of 45° at full speed.
pub(super) const TURN_EIGHTH: f32 = 0.13;

/// Reversing by one square, which is slower than driving ahead.
pub(super) const REVERSE_SQUARE: f32 = 0.60;

/// The drive over the edge and off the board.
pub(super) const EXIT_DRIVE: f32 = 1.0;

/// The pause before the gun is aimed.
pub(super) const PAUSE_BEFORE_AIM: f32 = 0.12;

/// The turret turns to the target, or back.
pub(super) const AIM: f32 = 0.28;

/// The pause between aiming and the shot.
pub(super) const PAUSE_BEFORE_SHOT: f32 = 0.12;

/// The recoil pushes the unit back.
pub(super) const RECOIL: f32 = 0.07;

/// The unit returns to its place.
pub(super) const RECOIL_RETURN: f32 = 0.34;

/// The part of a shell's flight time that does not depend on the distance.
pub(super) const FLIGHT_BASE: f32 = 0.08;

/// The flight time for each square of distance.
pub(super) const FLIGHT_PER_SQUARE: f32 = 0.05;

/// The factor by which the flight of a mortar bomb is longer.
pub(super) const MORTAR_FLIGHT_FACTOR: f32 = 2.2;

/// The flight of a shell after it has bounced off armour.
pub(super) const RICOCHET_FLIGHT: f32 = 0.35;

/// The interval between two puffs of a shell's trail.
pub(super) const TRAIL_INTERVAL: f32 = 0.025;

/// A destroyed unit is thrown up and falls into the pose of its wreck.
pub(super) const KNOCK_OUT: f32 = 0.42;

/// The delay of the explosion after the hit.
pub(super) const EXPLOSION_DELAY: f32 = 0.05;

/// The delay of the second explosion of a Command, whose ammunition burns.
pub(super) const SECOND_EXPLOSION_DELAY: f32 = 0.38;

/// A destroyed unit burns before it becomes a wreck.
pub(super) const BURN: f32 = 0.45;

/// A unit sinks.
pub(super) const SINK: f32 = 0.80;

/// The interval between two salutes of a unit.
pub(super) const SALUTE_INTERVAL: f32 = 1.3;
