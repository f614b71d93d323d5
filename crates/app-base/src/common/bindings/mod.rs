//! Bindings: which keys, buttons of the mouse and buttons of a gamepad give which command.
//!
//! - `chord` is a trigger with its modifier keys, and its form in the settings;
//! - `key_names` has the names of keys in the settings and on the screen, and `gamepad_names` the names of gamepad buttons by family;
//! - `defaults` is the table of bindings that all games share, and `layouts` are the other layouts to choose from;
//! - `table` is the resource with the bindings in force, and `pressed` are the chords that were just pressed and the device in use.

mod chord;
mod defaults;
mod gamepad_names;
mod key_names;
mod layouts;
mod pressed;
mod table;

pub use chord::{Chord, ChordError, Trigger};
pub use defaults::BINDINGS;
pub use gamepad_names::GamepadFamily;
pub use layouts::KeyLayout;
pub use pressed::{InputDevice, PressedChords, STICK_AT_REST};
pub use table::{Bindings, OwnBindings};

use bevy::prelude::*;

use super::command::Command;

/// A chord and its command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The command.
    pub command: Command,
    /// The chord that gives it.
    pub chord: Chord,
}

/// A binding of a key with a letter, a digit or a sign, without modifier keys.
pub const fn letter(command: Command, letter: char) -> Binding {
    Binding { command, chord: Chord::new(Trigger::Char(letter)) }
}

/// A binding of any other key, without modifier keys.
pub const fn key(command: Command, key: KeyCode) -> Binding {
    Binding { command, chord: Chord::new(Trigger::Key(key)) }
}

/// A binding of a button of the mouse.
pub const fn mouse(command: Command, button: MouseButton) -> Binding {
    Binding { command, chord: Chord::new(Trigger::Mouse(button)) }
}

/// A binding of a button of a gamepad.
pub const fn gamepad(command: Command, button: GamepadButton) -> Binding {
    Binding { command, chord: Chord::new(Trigger::Gamepad(button)) }
}
