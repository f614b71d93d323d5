//! Names of keys: in the settings, and on the screen.

use bevy::prelude::*;

use cannon_i18n::Localizer;

/// The label of a key on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyLabel {
    /// A sign that is the same on all keyboards.
    Sign(&'static str),
    /// The identifier of a message.
    Message(&'static str),
    /// A key of the numeric block, with its sign.
    Numpad(&'static str),
}

impl KeyLabel {
    pub(super) fn text(self, words: &Localizer) -> String {
        match self {
            KeyLabel::Sign(sign) => sign.to_owned(),
            KeyLabel::Message(id) => words.text(id),
            KeyLabel::Numpad(sign) => words.format("keycap-numpad", &[("key", sign.into())]),
        }
    }
}

/// A key that can be bound.
pub(super) struct KeyName {
    pub(super) code: KeyCode,
    /// Its name in the settings.
    pub(super) name: &'static str,
    pub(super) label: KeyLabel,
    /// The character that it writes on an American keyboard, if any; it is then bound by this character.
    pub(super) character: Option<char>,
}

const fn named(code: KeyCode, name: &'static str, label: KeyLabel) -> KeyName {
    KeyName { code, name, label, character: None }
}

const fn writing(code: KeyCode, character: char) -> KeyName {
    // The character gives the key its name and its label.
    KeyName { code, name: "", label: KeyLabel::Sign(""), character: Some(character) }
}

/// All keys that can be bound.
pub(super) static KEYS: &[KeyName] = &[
    named(KeyCode::ArrowUp, "ArrowUp", KeyLabel::Sign("↑")),
    named(KeyCode::ArrowDown, "ArrowDown", KeyLabel::Sign("↓")),
    named(KeyCode::ArrowLeft, "ArrowLeft", KeyLabel::Sign("←")),
    named(KeyCode::ArrowRight, "ArrowRight", KeyLabel::Sign("→")),
    named(KeyCode::Enter, "Enter", KeyLabel::Message("keycap-enter")),
    named(KeyCode::Space, "Space", KeyLabel::Message("keycap-space")),
    named(KeyCode::Escape, "Escape", KeyLabel::Message("keycap-escape")),
    named(KeyCode::Tab, "Tab", KeyLabel::Message("keycap-tab")),
    named(KeyCode::Backspace, "Backspace", KeyLabel::Message("keycap-backspace")),
    named(KeyCode::Delete, "Delete", KeyLabel::Message("keycap-delete")),
    named(KeyCode::Insert, "Insert", KeyLabel::Message("keycap-insert")),
    named(KeyCode::Home, "Home", KeyLabel::Message("keycap-home")),
    named(KeyCode::End, "End", KeyLabel::Message("keycap-end")),
    named(KeyCode::PageUp, "PageUp", KeyLabel::Message("keycap-page-up")),
    named(KeyCode::PageDown, "PageDown", KeyLabel::Message("keycap-page-down")),
    named(KeyCode::F1, "F1", KeyLabel::Sign("F1")),
    named(KeyCode::F2, "F2", KeyLabel::Sign("F2")),
    named(KeyCode::F3, "F3", KeyLabel::Sign("F3")),
    named(KeyCode::F4, "F4", KeyLabel::Sign("F4")),
    named(KeyCode::F5, "F5", KeyLabel::Sign("F5")),
    named(KeyCode::F6, "F6", KeyLabel::Sign("F6")),
    named(KeyCode::F7, "F7", KeyLabel::Sign("F7")),
    named(KeyCode::F8, "F8", KeyLabel::Sign("F8")),
    named(KeyCode::F9, "F9", KeyLabel::Sign("F9")),
    named(KeyCode::F10, "F10", KeyLabel::Sign("F10")),
    named(KeyCode::F11, "F11", KeyLabel::Sign("F11")),
    named(KeyCode::F12, "F12", KeyLabel::Sign("F12")),
    named(KeyCode::Numpad0, "Numpad0", KeyLabel::Numpad("0")),
    named(KeyCode::Numpad1, "Numpad1", KeyLabel::Numpad("1")),
    named(KeyCode::Numpad2, "Numpad2", KeyLabel::Numpad("2")),
    named(KeyCode::Numpad3, "Numpad3", KeyLabel::Numpad("3")),
    named(KeyCode::Numpad4, "Numpad4", KeyLabel::Numpad("4")),
    named(KeyCode::Numpad5, "Numpad5", KeyLabel::Numpad("5")),
    named(KeyCode::Numpad6, "Numpad6", KeyLabel::Numpad("6")),
    named(KeyCode::Numpad7, "Numpad7", KeyLabel::Numpad("7")),
    named(KeyCode::Numpad8, "Numpad8", KeyLabel::Numpad("8")),
    named(KeyCode::Numpad9, "Numpad9", KeyLabel::Numpad("9")),
    named(KeyCode::NumpadAdd, "NumpadAdd", KeyLabel::Numpad("+")),
    named(KeyCode::NumpadSubtract, "NumpadSubtract", KeyLabel::Numpad("−")),
    named(KeyCode::NumpadMultiply, "NumpadMultiply", KeyLabel::Numpad("×")),
    named(KeyCode::NumpadDivide, "NumpadDivide", KeyLabel::Numpad("/")),
    named(KeyCode::NumpadDecimal, "NumpadDecimal", KeyLabel::Numpad(".")),
    named(KeyCode::NumpadEnter, "NumpadEnter", KeyLabel::Numpad("Enter")),
    writing(KeyCode::KeyA, 'A'),
    writing(KeyCode::KeyB, 'B'),
    writing(KeyCode::KeyC, 'C'),
    writing(KeyCode::KeyD, 'D'),
    writing(KeyCode::KeyE, 'E'),
    writing(KeyCode::KeyF, 'F'),
    writing(KeyCode::KeyG, 'G'),
    writing(KeyCode::KeyH, 'H'),
    writing(KeyCode::KeyI, 'I'),
    writing(KeyCode::KeyJ, 'J'),
    writing(KeyCode::KeyK, 'K'),
    writing(KeyCode::KeyL, 'L'),
    writing(KeyCode::KeyM, 'M'),
    writing(KeyCode::KeyN, 'N'),
    writing(KeyCode::KeyO, 'O'),
    writing(KeyCode::KeyP, 'P'),
    writing(KeyCode::KeyQ, 'Q'),
    writing(KeyCode::KeyR, 'R'),
    writing(KeyCode::KeyS, 'S'),
    writing(KeyCode::KeyT, 'T'),
    writing(KeyCode::KeyU, 'U'),
    writing(KeyCode::KeyV, 'V'),
    writing(KeyCode::KeyW, 'W'),
    writing(KeyCode::KeyX, 'X'),
    writing(KeyCode::KeyY, 'Y'),
    writing(KeyCode::KeyZ, 'Z'),
    writing(KeyCode::Digit0, '0'),
    writing(KeyCode::Digit1, '1'),
    writing(KeyCode::Digit2, '2'),
    writing(KeyCode::Digit3, '3'),
    writing(KeyCode::Digit4, '4'),
    writing(KeyCode::Digit5, '5'),
    writing(KeyCode::Digit6, '6'),
    writing(KeyCode::Digit7, '7'),
    writing(KeyCode::Digit8, '8'),
    writing(KeyCode::Digit9, '9'),
    writing(KeyCode::Minus, '-'),
    writing(KeyCode::Equal, '='),
    writing(KeyCode::BracketLeft, '['),
    writing(KeyCode::BracketRight, ']'),
    writing(KeyCode::Semicolon, ';'),
    writing(KeyCode::Quote, '\''),
    writing(KeyCode::Backquote, '`'),
    writing(KeyCode::Backslash, '\\'),
    writing(KeyCode::Comma, ','),
    writing(KeyCode::Period, '.'),
    writing(KeyCode::Slash, '/'),
];
