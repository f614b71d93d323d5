//! The modifier keys that are held, followed event by event.
//!
//! A frame can last so long that a modifier key is pressed and let go within it. The state at the end of the frame then says nothing about
//! the keys that were pressed with it.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// A modifier key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModifierKey {
    /// Shift.
    Shift,
    /// Control.
    Control,
    /// Alt.
    Alt,
    /// Super, which is Command on a Mac and the Windows key on PCs.
    Super,
}

impl ModifierKey {
    /// The modifier key of an event. The meaning of the key in the keyboard layout of the system decides or, without a known meaning, the
    /// place of the key.
    fn of(event: &KeyboardInput) -> Option<ModifierKey> {
        let is_alt = matches!(event.key_code, KeyCode::AltLeft | KeyCode::AltRight);
        match &event.logical_key {
            Key::Shift => Some(ModifierKey::Shift),
            Key::Control => Some(ModifierKey::Control),
            Key::Alt => Some(ModifierKey::Alt),
            // With Shift, Alt means Meta on X11.
            Key::Meta if is_alt => Some(ModifierKey::Alt),
            Key::Super | Key::Meta => Some(ModifierKey::Super),
            Key::Unidentified(_) => match event.key_code {
                KeyCode::ShiftLeft | KeyCode::ShiftRight => Some(ModifierKey::Shift),
                KeyCode::ControlLeft | KeyCode::ControlRight => Some(ModifierKey::Control),
                KeyCode::SuperLeft | KeyCode::SuperRight => Some(ModifierKey::Super),
                _ => is_alt.then_some(ModifierKey::Alt),
            },
            _ => None,
        }
    }
}

/// The modifier keys that are held after the events so far.
#[derive(Clone, Debug, Default)]
pub struct HeldModifiers(Vec<(KeyCode, ModifierKey)>);

impl HeldModifiers {
    /// Takes the next event of the keyboard.
    pub fn follow(&mut self, event: &KeyboardInput) {
        self.0.retain(|(code, _)| *code != event.key_code);
        if event.state.is_pressed() {
            self.0.extend(ModifierKey::of(event).map(|key| (event.key_code, key)));
        }
    }

    /// Forgets all keys. A window that has lost the keyboard does not learn when they are released.
    pub fn release_all(&mut self) {
        self.0.clear();
    }

    /// Whether a key is held.
    pub fn holds(&self, key: ModifierKey) -> bool {
        self.0.iter().any(|(_, held)| *held == key)
    }

    /// Whether Control is held or, as on a Mac, Super.
    pub fn holds_command(&self) -> bool {
        self.holds(ModifierKey::Control) || self.holds(ModifierKey::Super)
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;
    use bevy::input::keyboard::NativeKey;

    use super::*;

    fn event(key_code: KeyCode, logical_key: Key, state: ButtonState) -> KeyboardInput {
        KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: Entity::PLACEHOLDER }
    }

    #[test]
    fn one_of_two_keys_that_is_let_go_leaves_the_other_held() {
        let mut held = HeldModifiers::default();
        held.follow(&event(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed));
        held.follow(&event(KeyCode::ControlRight, Key::Control, ButtonState::Pressed));
        held.follow(&event(KeyCode::ControlLeft, Key::Control, ButtonState::Released));
        assert!(held.holds(ModifierKey::Control) && !held.holds(ModifierKey::Shift));
        held.release_all();
        assert!(!held.holds_command());
    }

    #[test]
    fn keys_count_by_what_they_mean() {
        let meaning = |code, key| ModifierKey::of(&event(code, key, ButtonState::Pressed));
        assert_eq!(meaning(KeyCode::CapsLock, Key::Control), Some(ModifierKey::Control), "Caps Lock is Control here");
        assert_eq!(meaning(KeyCode::ControlLeft, Key::CapsLock), None);
        assert_eq!(meaning(KeyCode::AltLeft, Key::Meta), Some(ModifierKey::Alt));
        assert_eq!(meaning(KeyCode::SuperLeft, Key::Meta), Some(ModifierKey::Super));
        assert_eq!(meaning(KeyCode::AltRight, Key::AltGraph), None, "this key writes signs");
        let unknown = || Key::Unidentified(NativeKey::Unidentified);
        assert_eq!(meaning(KeyCode::ShiftRight, unknown()), Some(ModifierKey::Shift));
        assert_eq!(meaning(KeyCode::KeyA, unknown()), None);
    }
}
