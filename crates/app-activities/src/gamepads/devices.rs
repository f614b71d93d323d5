//! The gamepads of the computer: entities and messages of Bevy from what [`cannon_gamepad`] reads, and rumble when something hits hard.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::input::InputSystems;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use cannon_gamepad::{Axis, Button, Event, GamepadId, Gamepads, Rumble};

use cannon_app_base::common::CameraShake;
use cannon_app_base::common::bindings::InputDevice;
use cannon_app_base::settings::Settings;

/// A shake of the camera beyond this makes gamepads rumble.
const RUMBLE_THRESHOLD: f32 = 0.05;
/// The time between two rumbles, and how long one lasts.
const RUMBLE_DURATION: Duration = Duration::from_millis(180);

/// The gamepads of the computer, with their entities.
#[derive(Resource)]
struct Devices {
    gamepads: Gamepads,
    entities: BTreeMap<GamepadId, Entity>,
    seconds_since_rumble: f32,
}

/// Adds the gamepads of this computer.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, start)
        .add_systems(PreUpdate, read.before(InputSystems).run_if(resource_exists::<Devices>))
        .add_systems(PostUpdate, rumble.run_if(resource_exists::<Devices>));
}

/// Starts to read gamepads. What they report wakes the window, which sleeps while nothing moves.
fn start(mut commands: Commands, event_loop: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = event_loop.map(|event_loop| (**event_loop).clone()) else { return };
    let gamepads = Gamepads::start(move || {
        // This fails when the window is closed, and nobody waits for gamepads then.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    });
    commands.insert_resource(Devices { gamepads, entities: BTreeMap::new(), seconds_since_rumble: f32::MAX });
}

/// Tells Bevy what has happened to the gamepads.
fn read(
    mut commands: Commands,
    mut devices: ResMut<Devices>,
    mut events: MessageWriter<RawGamepadEvent>,
    mut connections: MessageWriter<GamepadConnectionEvent>,
) {
    let Devices { gamepads, entities, .. } = devices.bypass_change_detection();
    let mut connect = |connection: GamepadConnectionEvent| {
        events.write(RawGamepadEvent::Connection(connection.clone()));
        connections.write(connection);
    };
    let mut inputs = Vec::new();
    for event in gamepads.events() {
        match event {
            Event::Connected { id, name, vendor_id, product_id, .. } => {
                let gamepad = commands.spawn_empty().id();
                entities.insert(id, gamepad);
                let connection = GamepadConnection::Connected { name, vendor_id, product_id };
                connect(GamepadConnectionEvent { gamepad, connection });
            }
            Event::Disconnected { id } => {
                if let Some(gamepad) = entities.remove(&id) {
                    connect(GamepadConnectionEvent { gamepad, connection: GamepadConnection::Disconnected });
                }
            }
            Event::Button { id, button, value } => {
                if let Some(&gamepad) = entities.get(&id) {
                    let button = bevy_button(button);
                    inputs.push(RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad, button, value }));
                }
            }
            Event::Axis { id, axis, value } => {
                if let Some(&gamepad) = entities.get(&id) {
                    let axis = bevy_axis(axis);
                    inputs.push(RawGamepadEvent::Axis(RawGamepadAxisChangedEvent { gamepad, axis, value }));
                }
            }
            Event::Failed(error) => warn!("{error}"),
        }
    }
    events.write_batch(inputs);
}

/// Lets the gamepads rumble when something hits hard, if the player plays with one.
fn rumble(
    mut devices: ResMut<Devices>,
    shake: Res<CameraShake>,
    device: Res<InputDevice>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
) {
    let Devices { gamepads, entities, seconds_since_rumble } = devices.bypass_change_detection();
    *seconds_since_rumble += time.delta_secs();
    let strength = shake.0.length();
    let is_wanted = settings.rumble && matches!(*device, InputDevice::Gamepad(_));
    if is_wanted && strength > RUMBLE_THRESHOLD && *seconds_since_rumble > RUMBLE_DURATION.as_secs_f32() {
        *seconds_since_rumble = 0.0;
        for &id in entities.keys() {
            gamepads.rumble(id, Rumble { strong: strength, weak: strength * 0.5, duration: RUMBLE_DURATION });
        }
    }
}

const fn bevy_button(button: Button) -> GamepadButton {
    match button {
        Button::South => GamepadButton::South,
        Button::East => GamepadButton::East,
        Button::North => GamepadButton::North,
        Button::West => GamepadButton::West,
        Button::C => GamepadButton::C,
        Button::Z => GamepadButton::Z,
        Button::LeftTrigger => GamepadButton::LeftTrigger,
        Button::LeftTrigger2 => GamepadButton::LeftTrigger2,
        Button::RightTrigger => GamepadButton::RightTrigger,
        Button::RightTrigger2 => GamepadButton::RightTrigger2,
        Button::Select => GamepadButton::Select,
        Button::Start => GamepadButton::Start,
        Button::Mode => GamepadButton::Mode,
        Button::LeftThumb => GamepadButton::LeftThumb,
        Button::RightThumb => GamepadButton::RightThumb,
        Button::DPadUp => GamepadButton::DPadUp,
        Button::DPadDown => GamepadButton::DPadDown,
        Button::DPadLeft => GamepadButton::DPadLeft,
        Button::DPadRight => GamepadButton::DPadRight,
    }
}

const fn bevy_axis(axis: Axis) -> GamepadAxis {
    match axis {
        Axis::LeftStickX => GamepadAxis::LeftStickX,
        Axis::LeftStickY => GamepadAxis::LeftStickY,
        Axis::RightStickX => GamepadAxis::RightStickX,
        Axis::RightStickY => GamepadAxis::RightStickY,
    }
}
