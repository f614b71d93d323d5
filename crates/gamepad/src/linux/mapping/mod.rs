//! Mapping from the kernel's codes to events. It is pure: it reads no device.
//!
//! Drivers follow the [gamepad specification] of the kernel, with these exceptions:
//!
//! - The two codes of the left and upper button are also the letters X and Y. Drivers of Sony and Nintendo mean the positions, all others
//!   mean the letters of an Xbox gamepad, where X is on the left.
//! - The right stick is `RX` and `RY`, or `Z` and `RZ` where these are missing. In the first case `Z` and `RZ` are the triggers.
//! - Triggers are axes, keys, or both at once; the axes tell more.
//! - The hat is the D-pad, unless there are keys for the D-pad; then the hat is a touchpad.
//!
//! [gamepad specification]: https://docs.kernel.org/input/gamepad.html

use std::collections::BTreeMap;

use evdev::{AbsoluteAxisCode as AxisCode, KeyCode};

use crate::{Axis, Button, Event, GamepadId};

#[cfg(test)]
mod tests;

/// The makers whose drivers name the four main buttons by their positions.
const MAKERS_WITH_POSITIONS: [u16; 2] = [0x054c, 0x057e];

/// The buttons with the same code on all gamepads.
const BUTTONS: [(KeyCode, Button); 17] = [
    (KeyCode::BTN_SOUTH, Button::South),
    (KeyCode::BTN_EAST, Button::East),
    (KeyCode::BTN_C, Button::C),
    (KeyCode::BTN_Z, Button::Z),
    (KeyCode::BTN_TL, Button::LeftTrigger),
    (KeyCode::BTN_TR, Button::RightTrigger),
    (KeyCode::BTN_TL2, Button::LeftTrigger2),
    (KeyCode::BTN_TR2, Button::RightTrigger2),
    (KeyCode::BTN_SELECT, Button::Select),
    (KeyCode::BTN_START, Button::Start),
    (KeyCode::BTN_MODE, Button::Mode),
    (KeyCode::BTN_THUMBL, Button::LeftThumb),
    (KeyCode::BTN_THUMBR, Button::RightThumb),
    (KeyCode::BTN_DPAD_UP, Button::DPadUp),
    (KeyCode::BTN_DPAD_DOWN, Button::DPadDown),
    (KeyCode::BTN_DPAD_LEFT, Button::DPadLeft),
    (KeyCode::BTN_DPAD_RIGHT, Button::DPadRight),
];

/// The axes that can be the left and the right trigger. The first pair that a gamepad has counts.
const TRIGGERS: [(AxisCode, AxisCode); 3] = [
    (AxisCode::ABS_BRAKE, AxisCode::ABS_GAS),
    (AxisCode::ABS_HAT2Y, AxisCode::ABS_HAT2X),
    (AxisCode::ABS_Z, AxisCode::ABS_RZ),
];

/// The values that an axis can have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    pub(super) minimum: i32,
    pub(super) maximum: i32,
}

impl Range {
    /// Whether the axis can move at all.
    fn is_live(self) -> bool {
        self.minimum != self.maximum
    }

    /// The part of the way from the minimum to the maximum, from 0 to 1.
    fn fraction(self, value: i32) -> f64 {
        let [value, minimum, maximum] = [value, self.minimum, self.maximum].map(f64::from);
        ((value - minimum) / (maximum - minimum)).clamp(0.0, 1.0)
    }
}

/// What an axis moves.
#[derive(Clone, Copy, Debug)]
enum Role {
    /// A stick, and the sign of its values in our direction.
    Stick(Axis, f64),
    /// A trigger.
    Trigger(Button),
    /// Two opposite buttons of the D-pad: the button at the minimum and the button at the maximum.
    Hat(Button, Button),
}

/// A report of the kernel.
#[derive(Clone, Copy, Debug)]
pub(super) enum Input {
    /// A key is pressed or released.
    Key(KeyCode, bool),
    /// An axis has a value.
    Axis(AxisCode, i32),
}

/// The mapping of one gamepad, with the values that it has reported.
#[derive(Debug)]
pub(super) struct Mapping {
    id: GamepadId,
    keys: BTreeMap<u16, Button>,
    axes: BTreeMap<u16, (Role, Range)>,
    buttons: BTreeMap<Button, f32>,
    sticks: BTreeMap<Axis, f32>,
}

impl Mapping {
    /// The mapping of a gamepad by what it has. Axes that cannot move are as good as missing.
    pub(super) fn new(
        id: GamepadId,
        vendor_id: u16,
        keys: impl IntoIterator<Item = KeyCode>,
        axes: impl IntoIterator<Item = (AxisCode, Range)>,
    ) -> Mapping {
        let ranges: BTreeMap<u16, Range> =
            axes.into_iter().filter(|(_, range)| range.is_live()).map(|(code, range)| (code.0, range)).collect();
        let mut keys: BTreeMap<u16, Button> =
            keys.into_iter().filter_map(|key| Some((key.0, button_of(key, vendor_id)?))).collect();
        let roles = roles(|code| ranges.contains_key(&code.0), keys.contains_key(&KeyCode::BTN_DPAD_UP.0));
        for (_, role) in &roles {
            if let Role::Trigger(trigger) = role {
                keys.retain(|_, button| button != trigger);
            }
        }
        let axes = roles
            .into_iter()
            .filter_map(|(code, role)| ranges.get(&code.0).map(|range| (code.0, (role, *range))))
            .collect();
        Mapping { id, keys, axes, buttons: BTreeMap::new(), sticks: BTreeMap::new() }
    }

    /// The events of a report: none if nothing has changed, two when a hat goes from one side to the other.
    pub(super) fn translate(&mut self, input: Input) -> Vec<Event> {
        match input {
            Input::Key(code, is_pressed) => {
                let button = self.keys.get(&code.0).copied();
                button.and_then(|button| self.set_button(button, f32::from(is_pressed))).into_iter().collect()
            }
            Input::Axis(code, value) => {
                let Some((role, range)) = self.axes.get(&code.0).copied() else { return Vec::new() };
                let fraction = range.fraction(value);
                match role {
                    Role::Stick(axis, sign) => self.set_axis(axis, sign * (2.0 * fraction - 1.0)).into_iter().collect(),
                    Role::Trigger(button) => self.set_button(button, fraction as f32).into_iter().collect(),
                    Role::Hat(first, second) => {
                        let values = [(first, fraction < 0.25), (second, fraction > 0.75)];
                        let change = |(button, is_pressed)| self.set_button(button, f32::from(is_pressed));
                        values.into_iter().filter_map(change).collect()
                    }
                }
            }
        }
    }

    /// Stores the value of a button and returns the event if it has changed.
    fn set_button(&mut self, button: Button, value: f32) -> Option<Event> {
        let has_changed = self.buttons.insert(button, value).unwrap_or_default() != value;
        has_changed.then_some(Event::Button { id: self.id, button, value })
    }

    /// Stores the position of a stick and returns the event if it has changed.
    fn set_axis(&mut self, axis: Axis, value: f64) -> Option<Event> {
        let value = value as f32;
        let has_changed = self.sticks.insert(axis, value).unwrap_or_default() != value;
        has_changed.then_some(Event::Axis { id: self.id, axis, value })
    }
}

/// The button of a key, if the key belongs to a gamepad.
fn button_of(key: KeyCode, vendor_id: u16) -> Option<Button> {
    match (key, MAKERS_WITH_POSITIONS.contains(&vendor_id)) {
        (KeyCode::BTN_NORTH, true) | (KeyCode::BTN_WEST, false) => Some(Button::North),
        (KeyCode::BTN_WEST, true) | (KeyCode::BTN_NORTH, false) => Some(Button::West),
        _ => BUTTONS.iter().find(|(code, _)| *code == key).map(|(_, button)| *button),
    }
}

/// What the axes of a gamepad move, some of which may be missing.
fn roles(has: impl Fn(AxisCode) -> bool, has_dpad_keys: bool) -> Vec<(AxisCode, Role)> {
    let mut roles = vec![
        (AxisCode::ABS_X, Role::Stick(Axis::LeftStickX, 1.0)),
        (AxisCode::ABS_Y, Role::Stick(Axis::LeftStickY, -1.0)),
    ];
    let has_right_stick = has(AxisCode::ABS_RX) && has(AxisCode::ABS_RY);
    let (right_x, right_y) =
        if has_right_stick { (AxisCode::ABS_RX, AxisCode::ABS_RY) } else { (AxisCode::ABS_Z, AxisCode::ABS_RZ) };
    roles.extend([(right_x, Role::Stick(Axis::RightStickX, 1.0)), (right_y, Role::Stick(Axis::RightStickY, -1.0))]);
    let is_free = |code| has(code) && code != right_x && code != right_y;
    if let Some((left, right)) = TRIGGERS.into_iter().find(|(left, right)| is_free(*left) && is_free(*right)) {
        roles.extend([(left, Role::Trigger(Button::LeftTrigger2)), (right, Role::Trigger(Button::RightTrigger2))]);
    }
    if !has_dpad_keys {
        roles.extend([
            (AxisCode::ABS_HAT0X, Role::Hat(Button::DPadLeft, Button::DPadRight)),
            (AxisCode::ABS_HAT0Y, Role::Hat(Button::DPadUp, Button::DPadDown)),
        ]);
    }
    roles
}
