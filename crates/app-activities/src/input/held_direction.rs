//! The direction that a gamepad is held in, which moves the cursor again and again.

use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;

/// How far a stick must be moved to count as held in a direction; 1 is the edge.
const PRESS_AT: f32 = 0.6;
/// How far back a held stick must come to count as released. The gap to [`PRESS_AT`] is a hysteresis.
const RELEASE_AT: f32 = 0.35;
/// Seconds until a held direction repeats for the first time.
const FIRST_REPEAT: f32 = 0.4;
/// Seconds between two repeats after [`FIRST_REPEAT`].
const NEXT_REPEAT: f32 = 0.13;

/// The buttons of the D-pad with their directions, which the left stick can take, too.
const DIRECTIONS: [(GamepadButton, Vec2); 4] = [
    (GamepadButton::DPadUp, Vec2::Y),
    (GamepadButton::DPadDown, Vec2::NEG_Y),
    (GamepadButton::DPadLeft, Vec2::NEG_X),
    (GamepadButton::DPadRight, Vec2::X),
];

/// The direction in which the D-pad or the left stick of a gamepad is held, and the time until it repeats.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HeldDirection {
    held: Option<GamepadButton>,
    until_repeat: f32,
}

impl HeldDirection {
    /// The button of the D-pad that counts as pressed in this frame, and its gamepad. A button counts as pressed when the stick reaches the
    /// direction of the button, and whenever a held direction repeats. The first press of the D-pad does not count here, because it is an
    /// event of its own.
    pub(super) fn pressed<'a, Id>(
        &mut self,
        mut gamepads: impl Iterator<Item = (Id, &'a Gamepad)>,
        seconds: f32,
    ) -> Option<(GamepadButton, Id)> {
        let held = gamepads.find_map(|(id, gamepad)| self.direction(gamepad).map(|direction| (direction, id)));
        let now = held.as_ref().map(|&((button, _), _)| button);
        if now != self.held {
            *self = HeldDirection { held: now, until_repeat: FIRST_REPEAT };
            return held.filter(|&((_, is_stick), _)| is_stick).map(|((button, _), id)| (button, id));
        }
        self.until_repeat -= seconds;
        if self.until_repeat > 0.0 {
            return None;
        }
        self.until_repeat = NEXT_REPEAT;
        held.map(|((button, _), id)| (button, id))
    }

    /// The direction of a gamepad, and whether the stick gives it.
    fn direction(&self, gamepad: &Gamepad) -> Option<(GamepadButton, bool)> {
        let pressed = DIRECTIONS.iter().find(|(button, _)| gamepad.pressed(*button));
        let pushed = || {
            let stick = gamepad.left_stick();
            DIRECTIONS.iter().find(|(button, direction)| {
                let threshold = if self.held == Some(*button) { RELEASE_AT } else { PRESS_AT };
                let along = stick.dot(*direction);
                along > threshold && along >= stick.perp_dot(*direction).abs()
            })
        };
        pressed.map(|(button, _)| (*button, false)).or_else(|| pushed().map(|(button, _)| (*button, true)))
    }
}
