//! A test with a gamepad that the kernel makes for it through `/dev/uinput`. Where that is not allowed, it says so and passes.
#![cfg(target_os = "linux")]
#![allow(clippy::print_stderr, reason = "a test that cannot run must say so")]

use std::time::{Duration, Instant};
use std::{io, thread};

use cannon_gamepad::{Axis, Button, Event, GamepadId, Gamepads, Rumble};
use evdev::uinput::VirtualDevice;
use evdev::{
    AbsInfo, AbsoluteAxisCode, AbsoluteAxisEvent, AttributeSet, BusType, EventSummary, FFEffectCode, FFEffectKind,
    InputEvent, InputId, KeyCode, KeyEvent, UInputCode, UinputAbsSetup,
};
use rustix::event::{PollFd, PollFlags, Timespec, poll};

const TIMEOUT: Duration = Duration::from_secs(10);
const EFFECT: i16 = 4;

/// An Xbox gamepad.
fn virtual_gamepad() -> io::Result<VirtualDevice> {
    let keys = [KeyCode::BTN_SOUTH, KeyCode::BTN_EAST, KeyCode::BTN_NORTH, KeyCode::BTN_WEST, KeyCode::BTN_START];
    let axis = |code, minimum, maximum| UinputAbsSetup::new(code, AbsInfo::new(0, minimum, maximum, 0, 0, 0));
    let stick = |code| axis(code, -32768, 32767);
    VirtualDevice::builder()?
        .name("Virtual X-Box pad")
        .input_id(InputId::new(BusType::BUS_USB, 0x045e, 0x028e, 0x0110))
        .with_keys(&AttributeSet::from_iter(keys))?
        .with_absolute_axis(&stick(AbsoluteAxisCode::ABS_X))?
        .with_absolute_axis(&stick(AbsoluteAxisCode::ABS_Y))?
        .with_absolute_axis(&stick(AbsoluteAxisCode::ABS_RX))?
        .with_absolute_axis(&stick(AbsoluteAxisCode::ABS_RY))?
        .with_absolute_axis(&axis(AbsoluteAxisCode::ABS_Z, 0, 255))?
        .with_absolute_axis(&axis(AbsoluteAxisCode::ABS_RZ, 0, 255))?
        .with_absolute_axis(&axis(AbsoluteAxisCode::ABS_HAT0X, -1, 1))?
        .with_absolute_axis(&axis(AbsoluteAxisCode::ABS_HAT0Y, -1, 1))?
        .with_ff(&AttributeSet::from_iter([FFEffectCode::FF_RUMBLE]))?
        .with_ff_effects_max(16)
        .build()
}

fn key(code: KeyCode, value: i32) -> InputEvent {
    *KeyEvent::new(code, value)
}

fn axis(code: AbsoluteAxisCode, value: i32) -> InputEvent {
    *AbsoluteAxisEvent::new(code, value)
}

/// Waits for this many events of the virtual gamepad, since the computer may have others. Without `id`, its connection is among them.
fn wait_for(gamepads: &mut Gamepads, id: Option<GamepadId>, count: usize) -> Vec<Event> {
    let start = Instant::now();
    let mut events = Vec::new();
    while events.len() < count {
        assert!(start.elapsed() < TIMEOUT, "only these events have come: {events:?}");
        events.extend(gamepads.events().filter(|event| match event {
            Event::Connected { name, .. } => id.is_none() && name == "Virtual X-Box pad",
            Event::Disconnected { id: other } => Some(*other) == id,
            Event::Button { id: other, .. } | Event::Axis { id: other, .. } => id.is_none_or(|id| id == *other),
            Event::Failed(_) => false,
        }));
        thread::sleep(Duration::from_millis(5));
    }
    events
}

/// Answers requests for vibrations as a driver would, until a vibration is played or, if `until_played` is false, erased. Returns the
/// vibration that was uploaded last.
fn serve_rumble(device: &mut VirtualDevice, until_played: bool) -> Option<FFEffectKind> {
    let mut uploaded = None;
    loop {
        let mut descriptors = [PollFd::new(device, PollFlags::IN)];
        let timeout = Timespec::try_from(TIMEOUT).expect("a short time");
        assert_eq!(poll(&mut descriptors, Some(&timeout)), Ok(1), "the gamepad is asked to rumble");
        for event in device.fetch_events().expect("events").collect::<Vec<_>>() {
            match event.destructure() {
                EventSummary::UInput(event, UInputCode::UI_FF_UPLOAD, _) => {
                    let mut request = device.process_ff_upload(event).expect("an upload");
                    request.set_effect_id(EFFECT);
                    uploaded = Some(request.effect().kind);
                }
                EventSummary::UInput(event, UInputCode::UI_FF_ERASE, _) => {
                    let request = device.process_ff_erase(event).expect("an erasure");
                    assert!(!until_played, "effect {} is erased too early", request.effect_id());
                    return uploaded;
                }
                EventSummary::ForceFeedback(_, _, 1) if until_played => return uploaded,
                _ => {}
            }
        }
    }
}

#[test]
fn virtual_gamepad_is_found_read_and_missed() {
    let mut gamepads = Gamepads::start(|| {});
    let mut device = match virtual_gamepad() {
        Ok(device) => device,
        Err(error) => {
            eprintln!("NOT TESTED: no virtual gamepad can be made: {error}");
            return;
        }
    };

    let connected = wait_for(&mut gamepads, None, 1);
    let [Event::Connected { id, vendor_id: Some(0x045e), product_id: Some(0x028e), .. }] = connected[..] else {
        panic!("{connected:?}")
    };
    let button = |button, value| Event::Button { id, button, value };

    device.emit(&[key(KeyCode::BTN_SOUTH, 1)]).expect("a press");
    device.emit(&[key(KeyCode::BTN_SOUTH, 0), key(KeyCode::BTN_NORTH, 1)]).expect("a press");
    device.emit(&[axis(AbsoluteAxisCode::ABS_Y, -32768)]).expect("a move");
    device.emit(&[axis(AbsoluteAxisCode::ABS_RZ, 51)]).expect("a pull");
    device.emit(&[axis(AbsoluteAxisCode::ABS_HAT0X, 1)]).expect("a press");
    let expected = [
        button(Button::South, 1.0),
        button(Button::South, 0.0),
        button(Button::West, 1.0),
        Event::Axis { id, axis: Axis::LeftStickY, value: 1.0 },
        button(Button::RightTrigger2, 0.2),
        button(Button::DPadRight, 1.0),
    ];
    assert_eq!(wait_for(&mut gamepads, Some(id), expected.len()), expected);

    gamepads.rumble(id, Rumble { strong: 1.0, weak: 0.0, duration: Duration::from_secs(5) });
    let rumble = FFEffectKind::Rumble { strong_magnitude: u16::MAX, weak_magnitude: 0 };
    assert_eq!(serve_rumble(&mut device, true), Some(rumble));
    gamepads.rumble(id, Rumble { strong: 0.0, weak: 0.0, duration: Duration::ZERO });
    assert_eq!(serve_rumble(&mut device, false), None, "a rumble of no duration stops the other one");

    // The game takes nothing for a while, and the kernel must drop reports, among them the report of a button.
    for turn in 0..6000 {
        device.emit(&[axis(AbsoluteAxisCode::ABS_X, if turn % 2 == 0 { -32768 } else { 32767 })]).expect("a move");
        if turn == 3000 {
            device.emit(&[key(KeyCode::BTN_START, 1)]).expect("a press");
        }
    }
    device.emit(&[axis(AbsoluteAxisCode::ABS_X, 0)]).expect("a move");
    let (mut is_pressed, mut position, start) = (false, f32::NAN, Instant::now());
    while !is_pressed || position.abs() > 0.01 {
        assert!(start.elapsed() < TIMEOUT, "button: {is_pressed}, stick: {position}");
        for event in gamepads.events() {
            match event {
                Event::Button { button: Button::Start, value, .. } => is_pressed = value == 1.0,
                Event::Axis { axis: Axis::LeftStickX, value, .. } => position = value,
                _ => {}
            }
        }
    }

    let mut later = Gamepads::start(|| {});
    let events = wait_for(&mut later, None, 3);
    let [Event::Connected { id: other, .. }, pressed @ ..] = &events[..] else { panic!("{events:?}") };
    let expected = [Button::West, Button::Start].map(|button| Event::Button { id: *other, button, value: 1.0 });
    assert_eq!(pressed, expected, "what is pressed at the start is known");

    drop(device);
    let buttons = [button(Button::West, 0.0), button(Button::Start, 0.0)];
    let events = wait_for(&mut gamepads, Some(id), buttons.len() + 1);
    assert_eq!(events[..2], buttons, "the kernel releases all buttons first");
    assert_eq!(events[2..], [Event::Disconnected { id }]);
}
