//! Keys, mouse wheels, gamepads and screen readers of the simulated player.

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy_egui::egui::accesskit;
use bevy_egui::{EguiContext, egui};

use super::TestPlayer;

impl TestPlayer {
    /// Scrolls by this number of points at the pointer, as a touchpad does, which a list follows at once.
    pub(in crate::tests) fn scroll(&mut self, points: f32) {
        let wheel = |points, phase| egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, points),
            phase,
            modifiers: egui::Modifiers::NONE,
        };
        self.events.extend([wheel(0.0, egui::TouchPhase::Start), wheel(points, egui::TouchPhase::Move)]);
        self.frame();
        self.events.push(wheel(0.0, egui::TouchPhase::End));
        self.frames(2);
    }

    /// Scrolls down at the pointer until a widget is above the panel's footer.
    pub(in crate::tests) fn scroll_to(&mut self, name: &str) {
        let max_y = self.size.y - 140.0 * self.zoom();
        for _ in 0..40 {
            if self.widget_rect(name).is_some_and(|rect| rect.max.y <= max_y) {
                return;
            }
            self.scroll(-60.0);
        }
        panic!("`{name}` cannot be reached");
    }

    /// Presses and releases a key, for both egui and Bevy.
    pub(in crate::tests) fn press(&mut self, key: egui::Key, code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app.world_mut().write_message(KeyboardInput {
                key_code: code,
                logical_key: Key::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window: self.window,
            });
            self.send_key(key, egui::Modifiers::NONE, state == ButtonState::Pressed);
        }
        self.frames(3);
    }

    /// Presses a key together with modifier keys, for widgets only.
    pub(in crate::tests) fn press_with(&mut self, modifiers: egui::Modifiers, key: egui::Key) {
        for pressed in [true, false] {
            self.send_key(key, modifiers, pressed);
        }
        self.frames(3);
    }

    fn send_key(&mut self, key: egui::Key, modifiers: egui::Modifiers, pressed: bool) {
        self.events.push(egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
        self.frame();
    }

    /// Connects a gamepad of Sony.
    pub(in crate::tests) fn connect_gamepad(&mut self) -> Entity {
        self.connect_gamepad_of(0x054c)
    }

    /// Connects a gamepad of this vendor.
    pub(in crate::tests) fn connect_gamepad_of(&mut self, vendor_id: u16) -> Entity {
        let gamepad = self.app.world_mut().spawn_empty().id();
        let (name, vendor_id) = ("Gamepad".to_owned(), Some(vendor_id));
        let connection = GamepadConnection::Connected { name, vendor_id, product_id: None };
        self.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        self.frame();
        gamepad
    }

    /// Presses and releases a button of a gamepad.
    pub(in crate::tests) fn press_button(&mut self, gamepad: Entity, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent { gamepad, button, value };
            self.app.world_mut().write_message(RawGamepadEvent::Button(changed));
            self.frames(2);
        }
        self.frames(2);
    }

    /// Pushes the left stick of a gamepad to the right.
    pub(in crate::tests) fn push_stick(&mut self, gamepad: Entity) {
        let changed = RawGamepadAxisChangedEvent { gamepad, axis: GamepadAxis::LeftStickX, value: 1.0 };
        self.app.world_mut().write_message(RawGamepadEvent::Axis(changed));
        self.frames(2);
    }

    /// Composes a text with an input method: its reading is shown first, and then replaced by the text.
    pub(in crate::tests) fn compose(&mut self, reading: &str, text: &str) {
        let active_range_chars = Some(0..reading.chars().count());
        let preedit = egui::ImeEvent::Preedit { text: reading.to_owned(), active_range_chars };
        for event in [preedit, egui::ImeEvent::Commit(text.to_owned())] {
            self.events.push(egui::Event::Ime(event));
            self.frames(2);
        }
    }

    /// Lets a screen reader look at the app from now on.
    pub(in crate::tests) fn enable_screen_reader(&mut self) {
        let mut contexts = self.app.world_mut().query::<&mut EguiContext>();
        contexts.single_mut(self.app.world_mut()).expect("one context").get_mut().enable_accesskit();
        self.frames(3);
    }

    /// What a screen reader found in the last frame.
    pub(in crate::tests) fn accessible_nodes(&self) -> &[(accesskit::NodeId, accesskit::Node)] {
        &self.nodes
    }

    /// Notes what the live regions say. A screen reader speaks a region when it changes.
    pub(super) fn listen(&mut self) {
        for (id, node) in &self.nodes {
            if let Some(text) = node.label().filter(|_| node.live() == Some(accesskit::Live::Polite))
                && self.regions.insert(*id, text.to_owned()).is_none_or(|last| last != text)
                && !text.is_empty()
            {
                self.heard.push(text.to_owned());
            }
        }
    }

    /// The sentences that were spoken since the last call.
    pub(in crate::tests) fn take_heard(&mut self) -> Vec<String> {
        std::mem::take(&mut self.heard)
    }
}
