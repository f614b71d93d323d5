//! Durations of Cannon's animations, in seconds at normal speed. They are all in this file, so that the pace of the game can be tuned as a
//! whole.

use std::ops::Range;

use cannon_app_base::common::animation::timing::MAX_CELEBRATION_TIME;

/// A step from point to point.
pub(super) const STEP: f32 = 0.5;

/// The wind-up before a charge.
pub(super) const CHARGE_WIND_UP: f32 = 0.16;

/// From the start of the run to the blow.
pub(super) const CHARGE: f32 = 0.24;

/// The musket is raised for a blow with its butt.
pub(super) const CLUB_RAISE: f32 = 0.2;

/// The blow with the butt.
pub(super) const CLUB_SWING: f32 = 0.1;

/// A pause at the moment of impact, which gives the blow weight.
pub(super) const HIT_STOP: f32 = 0.06;

/// From the blow until the soldier stands on the captured point.
pub(super) const CHARGE_FOLLOW_THROUGH: f32 = 0.34;

/// From the blow until the piece that was hit lies on the ground.
pub(super) const TOPPLE: f32 = 0.42;

/// The time that a fallen piece lies still.
pub(super) const LIE_STILL: f32 = 0.22;

/// The time in which it then disappears.
pub(super) const VANISH: f32 = 0.34;

/// The crouch before the jump of a retreat.
pub(super) const RETREAT_CROUCH: f32 = 0.14;

/// The jump.
pub(super) const RETREAT_JUMP: f32 = 0.44;

/// The quick steps after the jump.
pub(super) const RETREAT_RECOVERY: f32 = 0.32;

/// The two other soldiers step aside for the one that moves.
pub(super) const SHIFT_MAKE_WAY: f32 = 0.2;

/// The soldier marches past them.
pub(super) const SHIFT_MARCH: f32 = 1.0;

/// The two soldiers return to their points.
pub(super) const SHIFT_RETURN: f32 = 0.24;

/// The leap over the two soldiers if there is no room beside the line.
pub(super) const SHIFT_LEAP: f32 = 0.7;

/// The fall of a town until it touches the board.
pub(super) const PLACE_DROP: f32 = 0.42;

/// The bounce after the fall.
pub(super) const PLACE_BOUNCE: f32 = 0.2;

/// The crew steps aside, and the gun rolls up between them.
pub(super) const GUN_ARRIVE: f32 = 0.42;

/// The barrel is aimed at the target.
pub(super) const GUN_AIM: f32 = 0.38;

/// The fuse burns.
pub(super) const GUN_FUSE: f32 = 0.16;

/// The gun recoils.
pub(super) const GUN_RECOIL: f32 = 0.1;

/// The gun rolls back into position.
pub(super) const GUN_RETURN: f32 = 0.5;

/// The gun waits while the smoke clears.
pub(super) const GUN_REST: f32 = 0.15;

/// The gun rolls away, and the crew returns.
pub(super) const GUN_LEAVE: f32 = 0.36;

/// The part of a ball's flight time that does not depend on the distance.
pub(super) const FLIGHT_BASE: f32 = 0.2;

/// The flight time for each point of distance.
pub(super) const FLIGHT_PER_POINT: f32 = 0.085;

/// The interval between two puffs of the ball's trail.
pub(super) const TRAIL_INTERVAL: f32 = 0.022;

/// A town shakes after it was hit.
pub(super) const TOWN_SHAKE: f32 = 0.45;

/// The town sinks.
pub(super) const TOWN_COLLAPSE: f32 = 1.1;

/// The offset of the blow in the recording of a capture.
pub(super) const CAPTURE_SOUND_LEAD: f32 = 0.18;

/// The offset of the landing in the recording of a retreat.
pub(super) const RETREAT_SOUND_LEAD: f32 = 0.58;

/// A hop of a soldier that has won.
pub(super) const CHEER_HOP: f32 = 0.36;

/// The delay of the cheering wave for each point of distance.
pub(super) const CHEER_DELAY_PER_POINT: f32 = 0.09;

/// The interval between two waves.
pub(super) const CHEER_INTERVAL: f32 = 1.15;

/// A soldier that has lost bows its head.
pub(super) const GIVE_UP: f32 = 0.5;

/// The delay of giving up for each point of distance from the winners.
pub(super) const GIVE_UP_DELAY_PER_POINT: f32 = 0.08;

/// The flag of the town that has lost sinks.
pub(super) const FLAG_SINKING: Range<f32> = 0.6..2.2;

/// Half a period in which the flag of the other town waves.
pub(super) const FLAG_WAVE: f32 = 0.45;

/// Everything goes back to its rest at the end of a celebration.
pub(super) const STRAIGHTEN_UP: Range<f32> = MAX_CELEBRATION_TIME - 0.6..MAX_CELEBRATION_TIME - 0.05;
