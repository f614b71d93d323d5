//! Corrections of the input that `bevy_egui` passes to egui.

use std::ops::Range;

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::egui::ImeEvent;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::{EguiInputEvent, ModifierKeysState, WindowToEguiContextMap};
use bevy_egui::{EguiClipboard, EguiGlobalSettings, EguiInput, EguiInputSet, EguiPreUpdateSet, egui};

use crate::common::{HeldModifiers, ModifierKey};

pub(super) fn plugin(app: &mut App) {
    // The systems of `bevy_egui` give all keys of a frame the modifier keys that are held at the end of the frame.
    let mut settings = app.world_mut().resource_mut::<EguiGlobalSettings>();
    settings.input_system_settings.run_write_modifiers_keys_state_system = false;
    settings.input_system_settings.run_write_keyboard_input_messages_system = false;
    app.add_systems(
        PreUpdate,
        write_modifiers.in_set(EguiPreUpdateSet::ProcessInput).in_set(EguiInputSet::InitReading),
    )
    .add_systems(PreUpdate, write_keys.in_set(EguiPreUpdateSet::ProcessInput).in_set(EguiInputSet::ReadBevyMessages));
    app.add_systems(
        PreUpdate,
        (drop_repeated_modifiers, convert_composition_ranges)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Writes the modifier keys that are held at the end of the frame, which go with the mouse.
fn write_modifiers(
    mut keyboard: MessageReader<KeyboardInput>,
    mut focus_losses: MessageReader<KeyboardFocusLost>,
    mut held: Local<HeldModifiers>,
    mut state: ResMut<ModifierKeysState>,
) {
    if keyboard.is_empty() && focus_losses.is_empty() {
        return;
    }
    keyboard.read().for_each(|event| held.follow(event));
    if focus_losses.read().count() > 0 {
        held.release_all();
    }
    *state = state_of(&held);
}

fn state_of(held: &HeldModifiers) -> ModifierKeysState {
    let mut state = ModifierKeysState::default();
    state.shift = held.holds(ModifierKey::Shift);
    state.ctrl = held.holds(ModifierKey::Control);
    state.alt = held.holds(ModifierKey::Alt);
    state.win = held.holds(ModifierKey::Super);
    state
}

/// Passes keys on to egui, each with the modifier keys that were held when it was pressed.
fn write_keys(
    mut keyboard: MessageReader<KeyboardInput>,
    mut focus_losses: MessageReader<KeyboardFocusLost>,
    mut held: Local<HeldModifiers>,
    contexts: Res<WindowToEguiContextMap>,
    mut clipboard: ResMut<EguiClipboard>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    for key in keyboard.read() {
        held.follow(key);
        let of_key = key_events(key, &state_of(&held), || clipboard.get_text());
        for &context in contexts.window_to_contexts.get(&key.window).into_iter().flatten() {
            events.write_batch(of_key.iter().map(|event| EguiInputEvent { context, event: event.clone() }));
        }
    }
    if focus_losses.read().count() > 0 {
        held.release_all();
    }
}

/// The events of a key for egui: the text that it writes, the key itself, and what it does with the clipboard.
fn key_events(
    key: &KeyboardInput,
    modifiers: &ModifierKeysState,
    clipboard_text: impl FnOnce() -> Option<String>,
) -> Vec<egui::Event> {
    let pressed = key.state.is_pressed();
    let mut events = Vec::new();
    if pressed && modifiers.text_input_is_allowed() {
        let text = match &key.logical_key {
            Key::Character(text) if !text.contains(char::is_control) => Some(text.to_string()),
            Key::Space => Some(" ".to_owned()),
            _ => None,
        };
        events.extend(text.map(egui::Event::Text));
    }
    // A key of a keyboard without Latin letters counts by its place.
    let physical_key = bevy_to_egui_physical_key(&key.key_code);
    let Some(egui_key) = bevy_to_egui_key(&key.logical_key).or(physical_key) else { return events };
    let modifiers = modifiers.to_egui_modifiers();
    events.push(egui::Event::Key { key: egui_key, physical_key, pressed, repeat: false, modifiers });
    if modifiers.command && pressed {
        events.extend(match egui_key {
            egui::Key::C => Some(egui::Event::Copy),
            egui::Key::X => Some(egui::Event::Cut),
            egui::Key::V => clipboard_text().map(egui::Event::Paste),
            _ => None,
        });
    }
    events
}

/// Drops repeated states of the modifier keys, so that the window can stop redrawing: `bevy_egui` sends the state in every frame, and egui
/// requests a repaint for any event.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut previous: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                let changed = *modifiers != *previous;
                *previous = *modifiers;
                changed
            }
            _ => true,
        });
    }
}

/// Converts the part of a text that an input method composes. winit counts bytes, egui counts characters, and `bevy_egui` passes the
/// numbers on as they are.
fn convert_composition_ranges(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        for event in &mut input.bypass_change_detection().events {
            if let egui::Event::Ime(ImeEvent::Preedit { text, active_range_chars: Some(range) }) = event {
                *range = char_range(text, range);
            }
        }
    }
}

/// The range of characters from a range of bytes. A place within a character or behind the text counts as the nearest boundary before it.
fn char_range(text: &str, bytes: &Range<usize>) -> Range<usize> {
    let chars_before = |byte: usize| text.char_indices().take_while(|(at, c)| at + c.len_utf8() <= byte).count();
    chars_before(bytes.start)..chars_before(bytes.end)
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;

    use super::*;

    fn key(key_code: KeyCode, logical_key: Key, state: ButtonState) -> KeyboardInput {
        KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: Entity::PLACEHOLDER }
    }

    /// The events for egui of a frame with these keys.
    fn written(app: &mut App, keys: &[KeyboardInput]) -> Vec<egui::Event> {
        keys.iter().for_each(|key| {
            app.world_mut().write_message(key.clone());
        });
        app.update();
        let mut messages = app.world_mut().resource_mut::<Messages<EguiInputEvent>>();
        messages.drain().map(|message| message.event).collect()
    }

    fn app() -> App {
        let mut app = App::new();
        app.add_message::<KeyboardInput>().add_message::<KeyboardFocusLost>().add_message::<EguiInputEvent>();
        app.init_resource::<EguiClipboard>().init_resource::<ModifierKeysState>();
        let mut contexts = WindowToEguiContextMap::default();
        contexts.window_to_contexts.entry(Entity::PLACEHOLDER).or_default().insert(Entity::PLACEHOLDER);
        app.insert_resource(contexts).add_systems(PreUpdate, (write_modifiers, write_keys));
        app
    }

    fn tap_with_control() -> [KeyboardInput; 4] {
        let letter = || Key::Character("a".into());
        [
            key(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed),
            key(KeyCode::KeyA, letter(), ButtonState::Pressed),
            key(KeyCode::KeyA, letter(), ButtonState::Released),
            key(KeyCode::ControlLeft, Key::Control, ButtonState::Released),
        ]
    }

    #[test]
    fn modifier_that_is_let_go_within_the_frame_goes_with_its_key() {
        let mut app = app();
        let events = written(&mut app, &tap_with_control());
        let selects_all = |event: &egui::Event| matches!(event, egui::Event::Key { key: egui::Key::A, pressed: true, modifiers, .. } if modifiers.ctrl);
        assert!(events.iter().any(selects_all), "{events:?}");
        assert!(!events.iter().any(|event| matches!(event, egui::Event::Text(_))), "{events:?}");
        let [_, press, release, _] = tap_with_control();
        let events = written(&mut app, &[press, release]);
        assert!(events.contains(&egui::Event::Text("a".to_owned())), "the next letter is typed: {events:?}");
    }

    #[test]
    fn modifier_pressed_before_the_focus_is_lost_is_not_held_any_more() {
        let mut app = app();
        let [control, press, ..] = tap_with_control();
        app.world_mut().write_message(KeyboardFocusLost);
        written(&mut app, &[control]);
        assert!(!app.world().resource::<ModifierKeysState>().ctrl);
        let events = written(&mut app, &[press]);
        assert!(events.contains(&egui::Event::Text("a".to_owned())), "{events:?}");
    }

    #[test]
    fn ranges_of_japanese_text_count_characters() {
        assert_eq!(char_range("あんな", &(0..9)), 0..3);
        assert_eq!(char_range("あんな", &(3..6)), 1..2);
        assert_eq!(char_range("anna", &(1..4)), 1..4);
        assert_eq!(char_range("あ", &(1..90)), 0..1, "numbers that fit no character");
    }
}
