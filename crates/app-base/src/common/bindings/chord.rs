//! Chords: a key or a button together with modifier keys.

use std::fmt;
use std::str::FromStr;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::gamepad_names::{GAMEPAD_BUTTONS, GamepadFamily};
use super::key_names::{KEYS, KeyLabel, american_character};
use cannon_i18n::Localizer;

/// The prefix of chords with Control in the settings.
const CONTROL: &str = "Ctrl+";
/// The prefix of chords with Shift.
const SHIFT: &str = "Shift+";
/// The prefix of buttons of the mouse.
const MOUSE: &str = "Mouse";
/// The prefix of buttons of a gamepad.
const GAMEPAD: &str = "Gamepad";
/// The buttons of the mouse that commands can have, by their numbers. Button 1 always points, and 2 and 3 move the camera.
const MOUSE_BUTTONS: [(MouseButton, u16); 2] = [(MouseButton::Back, 4), (MouseButton::Forward, 5)];
/// The number of the first button that has no name of its own.
const FIRST_OTHER_BUTTON: u16 = 6;

/// A key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trigger {
    /// The key that writes this letter, digit or sign with the keyboard layout of the system. Letters are upper case.
    Char(char),
    /// A key that writes nothing, at its place on the keyboard.
    Key(KeyCode),
    /// A button of the mouse.
    Mouse(MouseButton),
    /// A button of a gamepad.
    Gamepad(GamepadButton),
}

impl Trigger {
    /// The trigger of a pressed key, given whether Shift is held. `None` if the event is a release.
    ///
    /// A key counts as the character that it writes, so that Undo is the key with Z on German keyboards, too. A key that writes no
    /// ASCII character counts as the key at the same place of an American keyboard, so that all commands can be given with other
    /// scripts.
    pub fn of_key(event: &KeyboardInput, shift: bool) -> Option<Trigger> {
        if event.state != ButtonState::Pressed {
            return None;
        }
        let known = KEYS.iter().find(|(code, ..)| *code == event.key_code);
        if known.is_some_and(|(.., label)| matches!(label, KeyLabel::Numpad(_))) {
            return Some(Trigger::Key(event.key_code));
        }
        if let Key::Character(text) = &event.logical_key
            && let Some(letter) = text.chars().next()
            && letter.is_ascii_graphic()
        {
            return Some(Trigger::Char(letter.to_ascii_uppercase()));
        }
        Some(match american_character(event.key_code).filter(|_| known.is_none()) {
            Some('/') if shift => Trigger::Char('?'),
            Some(character) => Trigger::Char(character),
            None => Trigger::Key(event.key_code),
        })
    }

    /// Whether Shift makes a difference. It makes none for a sign, which may need Shift to be written, and none for a button.
    const fn takes_shift(self) -> bool {
        match self {
            Trigger::Char(letter) => letter.is_ascii_alphanumeric(),
            Trigger::Key(_) => true,
            Trigger::Mouse(_) | Trigger::Gamepad(_) => false,
        }
    }

    /// Whether the interface uses the trigger to move the focus from widget to widget, to press a widget, or to leave it.
    pub const fn moves_focus(self) -> bool {
        match self {
            Trigger::Key(code) => matches!(
                code,
                KeyCode::ArrowUp
                    | KeyCode::ArrowDown
                    | KeyCode::ArrowLeft
                    | KeyCode::ArrowRight
                    | KeyCode::Tab
                    | KeyCode::Enter
                    | KeyCode::NumpadEnter
                    | KeyCode::Space
                    | KeyCode::Escape
            ),
            Trigger::Gamepad(button) => matches!(
                button,
                GamepadButton::DPadUp
                    | GamepadButton::DPadDown
                    | GamepadButton::DPadLeft
                    | GamepadButton::DPadRight
                    | GamepadButton::LeftTrigger
                    | GamepadButton::RightTrigger
                    | GamepadButton::South
                    | GamepadButton::East
            ),
            Trigger::Char(_) | Trigger::Mouse(_) => false,
        }
    }

    /// Whether the trigger can be bound to a command. The left, middle and right button of the mouse cannot, nor can modifier keys.
    pub fn can_be_bound(self) -> bool {
        self.to_string().parse::<Chord>().is_ok()
    }
}

/// A key or a button, possibly with Control or Shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Chord {
    /// The key or button.
    pub trigger: Trigger,
    /// Whether Control (or Command on a Mac) is held.
    pub control: bool,
    /// Whether Shift is held.
    pub shift: bool,
}

/// Why a text is not a chord.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no key or button")]
pub struct ChordError(String);

impl Chord {
    /// A key or button without modifier keys.
    pub const fn new(trigger: Trigger) -> Chord {
        Chord { trigger, control: false, shift: false }
    }

    /// With Control.
    pub const fn control(self) -> Chord {
        Chord { control: true, ..self }
    }

    /// With Shift.
    pub const fn shift(self) -> Chord {
        Chord { shift: true, ..self }
    }

    /// The chord of a trigger while these modifier keys are held.
    pub const fn pressed(trigger: Trigger, control: bool, shift: bool) -> Chord {
        let is_key = matches!(trigger, Trigger::Char(_) | Trigger::Key(_));
        Chord { trigger, control: control && is_key, shift: shift && trigger.takes_shift() }
    }

    /// The name for players. The family of the gamepad decides the signs of its buttons.
    pub fn label(self, words: &Localizer, family: GamepadFamily) -> String {
        let mut label = String::new();
        for (is_held, id) in [(self.control, "keycap-control"), (self.shift, "keycap-shift")] {
            if is_held {
                label.push_str(&words.text(id));
                label.push(' ');
            }
        }
        label.push_str(&match self.trigger {
            Trigger::Char(letter) => letter.to_string(),
            Trigger::Key(code) => {
                KEYS.iter().find(|(known, ..)| *known == code).map_or_else(String::new, |(.., label)| label.text(words))
            }
            Trigger::Mouse(button) => {
                words.format("keycap-mouse", &[("button", mouse_number(button).unwrap_or_default().into())])
            }
            Trigger::Gamepad(button) => family.label(button, words),
        });
        label
    }
}

/// The number of a button of the mouse that commands can have.
fn mouse_number(button: MouseButton) -> Option<u16> {
    match button {
        MouseButton::Other(number) => Some(number.saturating_add(FIRST_OTHER_BUTTON)),
        button => MOUSE_BUTTONS.iter().find(|(known, _)| *known == button).map(|(_, number)| *number),
    }
}

impl fmt::Display for Trigger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trigger::Char(letter) => write!(f, "{letter}"),
            Trigger::Key(code) => {
                f.write_str(KEYS.iter().find(|(known, ..)| known == code).map_or("", |(_, name, _)| *name))
            }
            Trigger::Mouse(button) => write!(f, "{MOUSE}{}", mouse_number(*button).unwrap_or_default()),
            Trigger::Gamepad(button) => {
                let name = GAMEPAD_BUTTONS.iter().find(|(known, _)| known == button).map_or("", |(_, name)| *name);
                write!(f, "{GAMEPAD}{name}")
            }
        }
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (control, shift) = (if self.control { CONTROL } else { "" }, if self.shift { SHIFT } else { "" });
        write!(f, "{control}{shift}{}", self.trigger)
    }
}

impl FromStr for Chord {
    type Err = ChordError;

    fn from_str(text: &str) -> Result<Chord, ChordError> {
        let error = || ChordError(text.to_owned());
        let (control, rest) = text.strip_prefix(CONTROL).map_or((false, text), |rest| (true, rest));
        let (shift, rest) = rest.strip_prefix(SHIFT).map_or((false, rest), |rest| (true, rest));
        let mut letters = rest.chars();
        let trigger = match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_ascii_graphic() => Trigger::Char(letter.to_ascii_uppercase()),
            _ => {
                let key = || KEYS.iter().find(|(_, name, _)| *name == rest).map(|(code, ..)| Trigger::Key(*code));
                let mouse = || rest.strip_prefix(MOUSE).and_then(|number| number.parse().ok()).and_then(mouse_button);
                let gamepad = || {
                    let name = rest.strip_prefix(GAMEPAD)?;
                    GAMEPAD_BUTTONS.iter().find(|(_, known)| *known == name).map(|(button, _)| *button)
                };
                let button = || mouse().map(Trigger::Mouse).or_else(|| gamepad().map(Trigger::Gamepad));
                key().or_else(button).ok_or_else(error)?
            }
        };
        let chord = Chord::pressed(trigger, control, shift);
        if chord.to_string() == text { Ok(chord) } else { Err(error()) }
    }
}

/// The button of the mouse with this number.
fn mouse_button(number: u16) -> Option<MouseButton> {
    let named = MOUSE_BUTTONS.iter().find(|(_, known)| *known == number).map(|(button, _)| *button);
    named.or_else(|| number.checked_sub(FIRST_OTHER_BUTTON).map(MouseButton::Other))
}

impl From<Chord> for String {
    fn from(chord: Chord) -> String {
        chord.to_string()
    }
}

impl TryFrom<String> for Chord {
    type Error = ChordError;

    fn try_from(text: String) -> Result<Chord, ChordError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chords_are_written_and_read_the_same() {
        for text in [
            "Z",
            "Ctrl+Z",
            "Ctrl+Shift+Z",
            "?",
            "+",
            "PageUp",
            "Shift+Tab",
            "F11",
            "Numpad5",
            "Mouse4",
            "Mouse9",
            "GamepadSouth",
            "GamepadLeftTrigger2",
        ] {
            let chord: Chord = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(chord.to_string(), text);
        }
        for text in [
            "",
            "z",
            "Mouse1",
            "Mouse3",
            "Gamepad",
            "Ctrl+",
            "Shift+?",
            "Shift+GamepadSouth",
            "Hyper",
            "ß",
            "ShiftLeft",
        ] {
            assert!(text.parse::<Chord>().is_err(), "{text}");
        }
    }

    #[test]
    fn keys_count_as_what_they_write() {
        let pressed = |key_code: KeyCode, logical_key: Key| {
            let window = Entity::PLACEHOLDER;
            let state = ButtonState::Pressed;
            Trigger::of_key(&KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window }, true)
        };
        let written = |text: &str| Key::Character(text.into());
        // On a German keyboard, the key with Z is where American keyboards have Y.
        assert_eq!(pressed(KeyCode::KeyY, written("z")), Some(Trigger::Char('Z')));
        assert_eq!(pressed(KeyCode::Minus, written("?")), Some(Trigger::Char('?')));
        assert_eq!(pressed(KeyCode::KeyZ, written("я")), Some(Trigger::Char('Z')));
        assert_eq!(pressed(KeyCode::Slash, Key::Dead(None)), Some(Trigger::Char('?')));
        assert_eq!(pressed(KeyCode::Home, Key::Home), Some(Trigger::Key(KeyCode::Home)));
        assert_eq!(pressed(KeyCode::Numpad5, written("5")), Some(Trigger::Key(KeyCode::Numpad5)));
    }
}
