//! Tests of the mapping with what real drivers report.

use super::*;

const ID: GamepadId = GamepadId(3);
const MICROSOFT: u16 = 0x045e;
const SONY: u16 = 0x054c;
const NINTENDO: u16 = 0x057e;
const STICK: (i32, i32) = (-32768, 32767);
const BYTE: (i32, i32) = (0, 255);
const HAT: (i32, i32) = (-1, 1);

const STANDARD_KEYS: [KeyCode; 11] = [
    KeyCode::BTN_SOUTH,
    KeyCode::BTN_EAST,
    KeyCode::BTN_NORTH,
    KeyCode::BTN_WEST,
    KeyCode::BTN_TL,
    KeyCode::BTN_TR,
    KeyCode::BTN_SELECT,
    KeyCode::BTN_START,
    KeyCode::BTN_MODE,
    KeyCode::BTN_THUMBL,
    KeyCode::BTN_THUMBR,
];

fn mapping(vendor: u16, more_keys: &[KeyCode], axes: &[(AxisCode, (i32, i32))]) -> Mapping {
    let axes = axes.iter().map(|&(code, (minimum, maximum))| (code, Range { minimum, maximum }));
    Mapping::new(ID, vendor, STANDARD_KEYS.iter().chain(more_keys).copied(), axes)
}

/// An Xbox gamepad with a cable.
fn xbox() -> Mapping {
    mapping(
        MICROSOFT,
        &[],
        &[
            (AxisCode::ABS_X, STICK),
            (AxisCode::ABS_Y, STICK),
            (AxisCode::ABS_RX, STICK),
            (AxisCode::ABS_RY, STICK),
            (AxisCode::ABS_Z, (0, 1023)),
            (AxisCode::ABS_RZ, (0, 1023)),
            (AxisCode::ABS_HAT0X, HAT),
            (AxisCode::ABS_HAT0Y, HAT),
        ],
    )
}

fn button(button: Button, value: f32) -> Event {
    Event::Button { id: ID, button, value }
}

fn axis(axis: Axis, value: f32) -> Event {
    Event::Axis { id: ID, axis, value }
}

fn press(mapping: &mut Mapping, code: KeyCode) -> Vec<Event> {
    mapping.translate(Input::Key(code, true))
}

fn turn(mapping: &mut Mapping, code: AxisCode, value: i32) -> Vec<Event> {
    mapping.translate(Input::Axis(code, value))
}

#[test]
fn every_button_is_reported_once_for_each_change() {
    let mut pad = xbox();
    for code in STANDARD_KEYS {
        assert_eq!(press(&mut pad, code).len(), 1, "{code:?}");
        assert_eq!(press(&mut pad, code), [], "{code:?} is still pressed");
        let events = pad.translate(Input::Key(code, false));
        assert!(matches!(events[..], [Event::Button { value: 0.0, .. }]), "{code:?}: {events:?}");
    }
    assert_eq!(press(&mut pad, KeyCode::KEY_A), []);
}

#[test]
fn main_buttons_are_positions() {
    for (vendor, left, upper) in [
        (MICROSOFT, KeyCode::BTN_NORTH, KeyCode::BTN_WEST),
        (0x2dc8, KeyCode::BTN_NORTH, KeyCode::BTN_WEST),
        (SONY, KeyCode::BTN_WEST, KeyCode::BTN_NORTH),
        (NINTENDO, KeyCode::BTN_WEST, KeyCode::BTN_NORTH),
    ] {
        let mut pad = mapping(vendor, &[], &[]);
        assert_eq!(press(&mut pad, KeyCode::BTN_SOUTH), [button(Button::South, 1.0)]);
        assert_eq!(press(&mut pad, KeyCode::BTN_EAST), [button(Button::East, 1.0)]);
        assert_eq!(press(&mut pad, left), [button(Button::West, 1.0)], "{vendor:#x}");
        assert_eq!(press(&mut pad, upper), [button(Button::North, 1.0)], "{vendor:#x}");
    }
}

#[test]
fn hat_is_the_d_pad() {
    let mut pad = xbox();
    assert_eq!(turn(&mut pad, AxisCode::ABS_HAT0Y, -1), [button(Button::DPadUp, 1.0)]);
    assert_eq!(
        turn(&mut pad, AxisCode::ABS_HAT0Y, 1),
        [button(Button::DPadUp, 0.0), button(Button::DPadDown, 1.0)],
        "from one side to the other"
    );
    assert_eq!(turn(&mut pad, AxisCode::ABS_HAT0Y, 0), [button(Button::DPadDown, 0.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_HAT0X, -1), [button(Button::DPadLeft, 1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_HAT0X, 1), [button(Button::DPadLeft, 0.0), button(Button::DPadRight, 1.0)]);
}

#[test]
fn hat_beside_keys_for_the_d_pad_is_a_touchpad() {
    let mut pad = mapping(0x28de, &[KeyCode::BTN_DPAD_UP, KeyCode::BTN_DPAD_LEFT], &[(AxisCode::ABS_HAT0X, STICK)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_HAT0X, -32768), []);
    assert_eq!(press(&mut pad, KeyCode::BTN_DPAD_LEFT), [button(Button::DPadLeft, 1.0)]);
}

#[test]
fn sticks_point_up_and_right() {
    let mut pad = xbox();
    assert_eq!(turn(&mut pad, AxisCode::ABS_X, 32767), [axis(Axis::LeftStickX, 1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_Y, -32768), [axis(Axis::LeftStickY, 1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_RX, -32768), [axis(Axis::RightStickX, -1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_RY, 32767), [axis(Axis::RightStickY, -1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_RY, 32767), [], "nothing has changed");
}

#[test]
fn triggers_are_axes_even_if_there_are_keys_too() {
    let axes = [AxisCode::ABS_RX, AxisCode::ABS_RY, AxisCode::ABS_Z, AxisCode::ABS_RZ].map(|code| (code, BYTE));
    let mut pad = mapping(SONY, &[KeyCode::BTN_TL2, KeyCode::BTN_TR2], &axes);
    assert_eq!(press(&mut pad, KeyCode::BTN_TL2), []);
    assert_eq!(turn(&mut pad, AxisCode::ABS_Z, 51), [button(Button::LeftTrigger2, 0.2)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_RZ, 255), [button(Button::RightTrigger2, 1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_RZ, 0), [button(Button::RightTrigger2, 0.0)]);
}

#[test]
fn triggers_are_keys_where_there_are_no_axes() {
    let axes = [AxisCode::ABS_X, AxisCode::ABS_Y, AxisCode::ABS_RX, AxisCode::ABS_RY].map(|code| (code, STICK));
    let mut pad = mapping(NINTENDO, &[KeyCode::BTN_TL2, KeyCode::BTN_TR2], &axes);
    assert_eq!(press(&mut pad, KeyCode::BTN_TL2), [button(Button::LeftTrigger2, 1.0)]);
    assert_eq!(press(&mut pad, KeyCode::BTN_TR2), [button(Button::RightTrigger2, 1.0)]);
}

#[test]
fn pedals_are_triggers_and_leave_z_to_the_right_stick() {
    let mut pad = mapping(
        MICROSOFT,
        &[],
        &[
            (AxisCode::ABS_Z, (0, 65535)),
            (AxisCode::ABS_RZ, (0, 65535)),
            (AxisCode::ABS_GAS, (0, 1023)),
            (AxisCode::ABS_BRAKE, (0, 1023)),
        ],
    );
    assert_eq!(turn(&mut pad, AxisCode::ABS_Z, 65535), [axis(Axis::RightStickX, 1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_RZ, 65535), [axis(Axis::RightStickY, -1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_BRAKE, 1023), [button(Button::LeftTrigger2, 1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_GAS, 1023), [button(Button::RightTrigger2, 1.0)]);
}

#[test]
fn third_hat_is_the_triggers() {
    let axes = [AxisCode::ABS_RX, AxisCode::ABS_RY, AxisCode::ABS_HAT2X, AxisCode::ABS_HAT2Y].map(|code| (code, BYTE));
    let mut pad = mapping(0x28de, &[], &axes);
    assert_eq!(turn(&mut pad, AxisCode::ABS_HAT2Y, 255), [button(Button::LeftTrigger2, 1.0)]);
    assert_eq!(turn(&mut pad, AxisCode::ABS_HAT2X, 255), [button(Button::RightTrigger2, 1.0)]);
}

#[test]
fn odd_ranges_are_normalised() {
    for (range, value, expected) in [
        ((0, 255), 255, 1.0),
        ((100, 300), 200, 0.0),
        ((100, 300), 250, 0.5),
        ((-7, -3), -7, -1.0),
        ((i32::MIN, i32::MAX), i32::MAX, 1.0),
        ((i32::MIN, i32::MAX), i32::MIN, -1.0),
        ((-128, 127), 4000, 1.0),
        ((-128, 127), -4000, -1.0),
    ] {
        let mut pad = mapping(MICROSOFT, &[], &[(AxisCode::ABS_X, range)]);
        turn(&mut pad, AxisCode::ABS_X, if expected < 0.0 { range.1 } else { range.0 });
        assert_eq!(turn(&mut pad, AxisCode::ABS_X, value), [axis(Axis::LeftStickX, expected)], "{range:?}, {value}");
    }
}

#[test]
fn axes_that_cannot_move_are_missing() {
    let mut pad = mapping(
        NINTENDO,
        &[KeyCode::BTN_TL2],
        &[
            (AxisCode::ABS_X, (0, 0)),
            (AxisCode::ABS_RX, STICK),
            (AxisCode::ABS_RY, STICK),
            (AxisCode::ABS_Z, (7, 7)),
            (AxisCode::ABS_RZ, (7, 7)),
        ],
    );
    assert_eq!(turn(&mut pad, AxisCode::ABS_X, 5), []);
    assert_eq!(turn(&mut pad, AxisCode::ABS_Z, 7), []);
    assert_eq!(press(&mut pad, KeyCode::BTN_TL2), [button(Button::LeftTrigger2, 1.0)], "the key counts instead");
}

#[test]
fn device_without_controls_reports_nothing() {
    let mut pad = Mapping::new(ID, 0, [], []);
    assert_eq!(press(&mut pad, KeyCode::BTN_SOUTH), []);
    assert_eq!(turn(&mut pad, AxisCode::ABS_X, 1), []);
}
