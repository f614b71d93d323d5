//! How long everything takes, in seconds at normal speed. One place, so that the rhythm of the game can be tuned as a whole.

/// A step from point to point.
pub(super) const STEP: f32 = 0.5;

/// Drawing breath before a charge.
pub(super) const CHARGE_WIND_UP: f32 = 0.16;

/// From the start of the run to the blow.
pub(super) const CHARGE: f32 = 0.24;

/// The pause on the blow, which gives it weight.
pub(super) const CHARGE_CONTACT: f32 = 0.06;

/// From the blow to standing on the point that was taken.
pub(super) const CHARGE_ON: f32 = 0.34;

/// A piece that was struck, from the blow until it lies.
pub(super) const TOPPLE: f32 = 0.42;

/// A fallen piece lies still for so long …
pub(super) const LIE: f32 = 0.22;

/// … and is gone after so much more.
pub(super) const VANISH: f32 = 0.34;

/// Crouching before the jump of a retreat.
pub(super) const RETREAT_CROUCH: f32 = 0.14;

/// The jump itself.
pub(super) const RETREAT_JUMP: f32 = 0.44;

/// Scrambling back to attention after it.
pub(super) const RETREAT_SCRAMBLE: f32 = 0.32;

/// The two soldiers that stay make way for the third.
pub(super) const DRILL_MAKE_WAY: f32 = 0.2;

/// The third marches past them.
pub(super) const DRILL_MARCH: f32 = 1.0;

/// And everybody falls in again.
pub(super) const DRILL_FALL_IN: f32 = 0.24;

/// When the way past is blocked, the third vaults over the others instead.
pub(super) const DRILL_VAULT: f32 = 0.7;

/// A town's fall from the sky until it touches the board.
pub(super) const PLACE_DROP: f32 = 0.42;

/// The hop after touching.
pub(super) const PLACE_BOUNCE: f32 = 0.2;

/// The crew steps aside, and the gun comes up between them.
pub(super) const GUN_ARRIVE: f32 = 0.42;

/// The barrel is laid on the target.
pub(super) const GUN_AIM: f32 = 0.38;

/// The match is put to the touch-hole.
pub(super) const GUN_FUSE: f32 = 0.16;

/// The gun runs back …
pub(super) const GUN_RECOIL: f32 = 0.1;

/// … and is run out again.
pub(super) const GUN_RUN_OUT: f32 = 0.5;

/// The gun stands while the smoke clears.
pub(super) const GUN_REST: f32 = 0.15;

/// The gun goes, and the crew falls in.
pub(super) const GUN_LEAVE: f32 = 0.36;

/// Time the ball needs however short its way …
pub(super) const FLIGHT_BASE: f32 = 0.2;

/// … and for each point of it besides.
pub(super) const FLIGHT_PER_POINT: f32 = 0.085;

/// Between two puffs of the ball's trail.
pub(super) const TRAIL_STEP: f32 = 0.022;

/// A town trembles after it was hit …
pub(super) const TOWN_TREMBLE: f32 = 0.45;

/// … and falls.
pub(super) const TOWN_FALL: f32 = 1.1;

/// Where, in the sounds themselves, what is seen happens: the blow of a capture …
pub(super) const BLOW_IN_CAPTURE: f32 = 0.18;

/// … and the landing of a leap.
pub(super) const LANDING_IN_RETREAT: f32 = 0.58;

/// One hop of a soldier that has won.
pub(super) const CHEER_HOP: f32 = 0.36;

/// How long the cheering wave takes for one point of distance.
pub(super) const CHEER_DELAY: f32 = 0.09;

/// Between two waves.
pub(super) const CHEER_PAUSE: f32 = 1.15;
