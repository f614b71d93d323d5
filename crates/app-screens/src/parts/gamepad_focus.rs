//! Menus and dialogs with a gamepad: its buttons become the keys by which egui moves the focus and presses widgets.

use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{PrimaryEguiContext, egui};

use crate::parts::keyboard_focus::is_on_review_board;
use crate::settings::controls::KeyCapture;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::KeyboardTaken;
use cannon_app_base::common::bindings::{PressedChords, Trigger};
use cannon_app_base::states::Menu;

/// The buttons that work in menus, with their keys, and whether Shift is held with them.
const KEYS: [(GamepadButton, egui::Key, bool); 8] = [
    (GamepadButton::DPadUp, egui::Key::ArrowUp, false),
    (GamepadButton::DPadDown, egui::Key::ArrowDown, false),
    (GamepadButton::DPadLeft, egui::Key::ArrowLeft, false),
    (GamepadButton::DPadRight, egui::Key::ArrowRight, false),
    (GamepadButton::LeftTrigger, egui::Key::Tab, true),
    (GamepadButton::RightTrigger, egui::Key::Tab, false),
    (GamepadButton::South, egui::Key::Enter, false),
    (GamepadButton::East, egui::Key::Escape, false),
];

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<EguiInputEvent>()
        .add_systems(PreUpdate, press_keys.after(cannon_app_activities::input::ReadChords));
}

/// Sends keys to egui while a menu or a dialog is open.
fn press_keys(
    pressed: Res<PressedChords>,
    (menu, selection): (Res<State<Menu>>, Res<Selection>),
    (taken, capture): (Res<KeyboardTaken>, Res<KeyCapture>),
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let on_board = *menu.get() == Menu::None || is_on_review_board(*menu.get(), &selection);
    if (on_board && *taken == KeyboardTaken::No) || capture.is_active() {
        return;
    }
    let buttons = pressed.0.iter().filter_map(|chord| match chord.trigger {
        Trigger::Gamepad(button) => KEYS.iter().find(|(known, ..)| *known == button),
        _ => None,
    });
    for (&(_, key, shift), context) in buttons.flat_map(|key| contexts.iter().map(move |context| (key, context))) {
        let modifiers = egui::Modifiers { shift, ..egui::Modifiers::NONE };
        events.write_batch([true, false].map(|pressed| {
            let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            EguiInputEvent { context, event }
        }));
    }
}
