//! The chords that were pressed in this frame, and the device that the player uses.

use bevy::prelude::*;

use super::{Chord, GamepadFamily, Trigger};

/// The dead zone of the sticks of gamepads: a stick no farther than this from its middle counts as resting; 1 is the edge.
pub const STICK_AT_REST: f32 = 0.15;

/// The chords that were pressed in this frame, whether they are bound or not.
#[derive(Resource, Clone, Debug, Default)]
pub struct PressedChords(pub Vec<Chord>);

/// The device of the last input, which decides the keys that texts name.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputDevice {
    /// Keyboard and mouse.
    #[default]
    Keyboard,
    /// A gamepad of this family.
    Gamepad(GamepadFamily),
}

impl InputDevice {
    /// The family of the gamepad; the default family if the player uses no gamepad.
    pub fn family(self) -> GamepadFamily {
        match self {
            InputDevice::Keyboard => GamepadFamily::default(),
            InputDevice::Gamepad(family) => family,
        }
    }

    /// Whether the trigger belongs to this device.
    pub const fn has(self, trigger: Trigger) -> bool {
        match self {
            InputDevice::Keyboard => matches!(trigger, Trigger::Char(_) | Trigger::Key(_)),
            InputDevice::Gamepad(_) => matches!(trigger, Trigger::Gamepad(_)),
        }
    }
}
