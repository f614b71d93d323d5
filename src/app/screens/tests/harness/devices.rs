//! Gamepads and screen readers of the simulated player.

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::accesskit;

use super::TestPlayer;

impl TestPlayer {
    /// Connects a gamepad.
    pub(in crate::app::screens::tests) fn connect_gamepad(&mut self) -> Entity {
        let gamepad = self.app.world_mut().spawn_empty().id();
        let connection =
            GamepadConnection::Connected { name: "Gamepad".to_owned(), vendor_id: Some(0x054c), product_id: None };
        self.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        self.frame();
        gamepad
    }

    /// Presses and releases a button of a gamepad.
    pub(in crate::app::screens::tests) fn press_button(&mut self, gamepad: Entity, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent { gamepad, button, value };
            self.app.world_mut().write_message(RawGamepadEvent::Button(changed));
            self.frames(2);
        }
        self.frames(2);
    }

    /// Lets a screen reader look at the app from now on.
    pub(in crate::app::screens::tests) fn enable_screen_reader(&mut self) {
        let mut contexts = self.app.world_mut().query::<&mut EguiContext>();
        contexts.single_mut(self.app.world_mut()).expect("one context").get_mut().enable_accesskit();
        self.frames(3);
    }

    /// What a screen reader found in the last frame.
    pub(in crate::app::screens::tests) fn accessible_nodes(&self) -> &[(accesskit::NodeId, accesskit::Node)] {
        &self.nodes
    }
}
