//! The chords of this frame, from keyboard, mouse and gamepad, and the bindings in force.

use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use cannon_gamepad::Family;

use super::held_direction::HeldDirection;
use cannon_app_base::common::bindings::{Bindings, Chord, GamepadFamily, InputDevice, PressedChords, Trigger};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{HeldModifiers, ModifierKey};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;

/// The modifier keys that are held now.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Modifiers(pub(crate) HeldModifiers);

/// Applies the player's choice of keys when it changes.
pub(super) fn update_bindings(settings: Res<Settings>, mut bindings: ResMut<Bindings>) {
    bindings.set_if_neq(Bindings::new(games::all_bindings(), &settings.bindings));
}

/// Collects the chords that were pressed since the last frame. Modifier keys are followed in the order of the events.
pub(super) fn read_chords(
    (mut keyboard, mut focus_losses): (MessageReader<KeyboardInput>, MessageReader<KeyboardFocusLost>),
    mut mouse: MessageReader<MouseButtonInput>,
    mut gamepad: MessageReader<GamepadButtonStateChangedEvent>,
    bindings: Res<Bindings>,
    gamepads: Query<(Entity, &Gamepad, Option<&Name>)>,
    time: Res<Time<Real>>,
    (mut held, mut direction): (ResMut<Modifiers>, Local<HeldDirection>),
    mut pressed: ResMut<PressedChords>,
    mut device: ResMut<InputDevice>,
) {
    let mut chords: Vec<Chord> = Vec::new();
    let mut device_used = None;
    for event in keyboard.read() {
        held.0.follow(event);
        let (control, shift) = (held.0.holds_command(), held.0.holds(ModifierKey::Shift));
        let Some(trigger) = Trigger::of_key(event, shift) else { continue };
        let chord = Chord::pressed(trigger, control, shift);
        if !event.repeat || bindings.commands(chord).any(Command::repeats) {
            chords.push(chord);
            device_used = Some(InputDevice::Keyboard);
        }
    }
    if focus_losses.read().count() > 0 {
        held.0.release_all();
    }
    for button in mouse.read().filter(|event| event.state == ButtonState::Pressed).map(|event| event.button) {
        chords.push(Chord::new(Trigger::Mouse(button)));
        device_used = Some(InputDevice::Keyboard);
    }
    for event in gamepad.read().filter(|event| event.state == ButtonState::Pressed) {
        chords.push(Chord::new(Trigger::Gamepad(event.button)));
        device_used = Some(InputDevice::Gamepad(family(event.entity, &gamepads)));
    }
    let states = gamepads.iter().map(|(entity, gamepad, _)| (entity, gamepad));
    if let Some((button, entity)) = direction.pressed(states, time.delta_secs()) {
        chords.push(Chord::new(Trigger::Gamepad(button)));
        device_used = Some(InputDevice::Gamepad(family(entity, &gamepads)));
    }
    if let Some(used) = device_used {
        device.set_if_neq(used);
    }
    if !(chords.is_empty() && pressed.0.is_empty()) {
        pressed.0 = chords;
    }
}

/// The family of a gamepad by its vendor and name. Most others have the signs of Xbox gamepads.
fn family(gamepad: Entity, gamepads: &Query<(Entity, &Gamepad, Option<&Name>)>) -> GamepadFamily {
    let Ok((_, gamepad, name)) = gamepads.get(gamepad) else { return GamepadFamily::default() };
    match Family::of(gamepad.vendor_id(), name.map_or("", Name::as_str)) {
        Family::PlayStation => GamepadFamily::PlayStation,
        Family::Nintendo => GamepadFamily::Nintendo,
        Family::Xbox | Family::Other => GamepadFamily::Xbox,
    }
}
