//! Names of keys: in the settings, and on the screen.

use bevy::prelude::*;
use bevy_egui::helpers::bevy_to_egui_physical_key;

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

/// The keys that can be bound but write no character, and the numeric block. Each has its name in the settings and its label.
pub(super) static KEYS: [(KeyCode, &str, KeyLabel); 43] = [
    (KeyCode::ArrowUp, "ArrowUp", KeyLabel::Sign("↑")),
    (KeyCode::ArrowDown, "ArrowDown", KeyLabel::Sign("↓")),
    (KeyCode::ArrowLeft, "ArrowLeft", KeyLabel::Sign("←")),
    (KeyCode::ArrowRight, "ArrowRight", KeyLabel::Sign("→")),
    (KeyCode::Enter, "Enter", KeyLabel::Message("keycap-enter")),
    (KeyCode::Space, "Space", KeyLabel::Message("keycap-space")),
    (KeyCode::Escape, "Escape", KeyLabel::Message("keycap-escape")),
    (KeyCode::Tab, "Tab", KeyLabel::Message("keycap-tab")),
    (KeyCode::Backspace, "Backspace", KeyLabel::Message("keycap-backspace")),
    (KeyCode::Delete, "Delete", KeyLabel::Message("keycap-delete")),
    (KeyCode::Insert, "Insert", KeyLabel::Message("keycap-insert")),
    (KeyCode::Home, "Home", KeyLabel::Message("keycap-home")),
    (KeyCode::End, "End", KeyLabel::Message("keycap-end")),
    (KeyCode::PageUp, "PageUp", KeyLabel::Message("keycap-page-up")),
    (KeyCode::PageDown, "PageDown", KeyLabel::Message("keycap-page-down")),
    (KeyCode::F1, "F1", KeyLabel::Sign("F1")),
    (KeyCode::F2, "F2", KeyLabel::Sign("F2")),
    (KeyCode::F3, "F3", KeyLabel::Sign("F3")),
    (KeyCode::F4, "F4", KeyLabel::Sign("F4")),
    (KeyCode::F5, "F5", KeyLabel::Sign("F5")),
    (KeyCode::F6, "F6", KeyLabel::Sign("F6")),
    (KeyCode::F7, "F7", KeyLabel::Sign("F7")),
    (KeyCode::F8, "F8", KeyLabel::Sign("F8")),
    (KeyCode::F9, "F9", KeyLabel::Sign("F9")),
    (KeyCode::F10, "F10", KeyLabel::Sign("F10")),
    (KeyCode::F11, "F11", KeyLabel::Sign("F11")),
    (KeyCode::F12, "F12", KeyLabel::Sign("F12")),
    (KeyCode::Numpad0, "Numpad0", KeyLabel::Numpad("0")),
    (KeyCode::Numpad1, "Numpad1", KeyLabel::Numpad("1")),
    (KeyCode::Numpad2, "Numpad2", KeyLabel::Numpad("2")),
    (KeyCode::Numpad3, "Numpad3", KeyLabel::Numpad("3")),
    (KeyCode::Numpad4, "Numpad4", KeyLabel::Numpad("4")),
    (KeyCode::Numpad5, "Numpad5", KeyLabel::Numpad("5")),
    (KeyCode::Numpad6, "Numpad6", KeyLabel::Numpad("6")),
    (KeyCode::Numpad7, "Numpad7", KeyLabel::Numpad("7")),
    (KeyCode::Numpad8, "Numpad8", KeyLabel::Numpad("8")),
    (KeyCode::Numpad9, "Numpad9", KeyLabel::Numpad("9")),
    (KeyCode::NumpadAdd, "NumpadAdd", KeyLabel::Numpad("+")),
    (KeyCode::NumpadSubtract, "NumpadSubtract", KeyLabel::Numpad("−")),
    (KeyCode::NumpadMultiply, "NumpadMultiply", KeyLabel::Numpad("×")),
    (KeyCode::NumpadDivide, "NumpadDivide", KeyLabel::Numpad("/")),
    (KeyCode::NumpadDecimal, "NumpadDecimal", KeyLabel::Numpad(".")),
    (KeyCode::NumpadEnter, "NumpadEnter", KeyLabel::Numpad("Enter")),
];

/// The character that a key writes on an American keyboard, if any. The key is bound by this character.
pub(super) fn american_character(code: KeyCode) -> Option<char> {
    let symbol = match code {
        // egui has a longer sign for minus, and only a name for the apostrophe.
        KeyCode::Minus => "-",
        KeyCode::Quote => "'",
        _ => bevy_to_egui_physical_key(&code)?.symbol_or_name(),
    };
    symbol.parse().ok().filter(char::is_ascii_graphic)
}
