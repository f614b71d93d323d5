//! Gamepads of Windows and macOS through gilrs, whose mappings know most models. The compiler has checked this file, but it has not been
//! run with a gamepad.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use gilrs::ff::{BaseEffect, BaseEffectType, Effect, EffectBuilder, Repeat, Replay};
use gilrs::{EventType, Gilrs};

use super::{Axis, Button, Event, GamepadError, GamepadId, Notify, Rumble};

/// The gamepads that gilrs reads on a thread of its own.
pub(super) struct Reader {
    /// `None` if the system offers no gamepads.
    gilrs: Option<Gilrs>,
    /// The gamepads that have been reported. Some systems report gamepads that are there at the start a second time.
    connected: BTreeSet<GamepadId>,
    /// Events of our own, which come before the events of gilrs.
    early: VecDeque<Event>,
    /// The vibration of each gamepad, which lasts as long as its value.
    effects: BTreeMap<GamepadId, Effect>,
}

impl Reader {
    /// Starts gilrs. Its thread has no place for `notify`: events wait until the game looks for them.
    pub(super) fn start(notify: Notify) -> Reader {
        drop(notify);
        let mut reader =
            Reader { gilrs: None, connected: BTreeSet::new(), early: VecDeque::new(), effects: BTreeMap::new() };
        match Gilrs::new() {
            Ok(gilrs) => {
                let ids: Vec<gilrs::GamepadId> = gilrs.gamepads().map(|(id, _)| id).collect();
                reader.gilrs = Some(gilrs);
                for id in ids {
                    let connected = reader.connect(id);
                    reader.early.extend(connected);
                }
            }
            Err(error) => reader.early.push_back(Event::Failed(GamepadError::Unavailable(error.to_string()))),
        }
        reader
    }

    /// The next event that has arrived.
    pub(super) fn next_event(&mut self) -> Option<Event> {
        if let Some(event) = self.early.pop_front() {
            return Some(event);
        }
        loop {
            let event = self.gilrs.as_mut()?.next_event()?;
            if let Some(event) = self.translate(event) {
                return Some(event);
            }
        }
    }

    /// Replaces the vibration of a gamepad.
    pub(super) fn rumble(&mut self, id: GamepadId, rumble: Rumble) {
        self.effects.remove(&id);
        if let Some(gilrs) = &mut self.gilrs
            && !rumble.duration.is_zero()
        {
            match play(gilrs, id, rumble) {
                Ok(effect) => self.effects.extend(effect.map(|effect| (id, effect))),
                Err(error) => tracing::debug!("the gamepad does not rumble: {error}"),
            }
        }
    }

    /// The event of gilrs as our event, if there is one for it.
    fn translate(&mut self, event: gilrs::Event) -> Option<Event> {
        let id = GamepadId(event.id.into());
        match event.event {
            EventType::Connected => self.connect(event.id),
            EventType::Disconnected => {
                self.effects.remove(&id);
                self.connected.remove(&id).then_some(Event::Disconnected { id })
            }
            EventType::ButtonChanged(button, value, _) => {
                Some(Event::Button { id, button: translate_button(button)?, value })
            }
            EventType::AxisChanged(axis, value, _) => Some(Event::Axis { id, axis: translate_axis(axis)?, value }),
            _ => None,
        }
    }

    /// Notes a gamepad, and returns the event of its connection unless the gamepad was noted before.
    fn connect(&mut self, id: gilrs::GamepadId) -> Option<Event> {
        let gamepad = self.gilrs.as_ref()?.connected_gamepad(id)?;
        let (name, vendor_id, product_id) = (gamepad.name().to_owned(), gamepad.vendor_id(), gamepad.product_id());
        let id = GamepadId(id.into());
        self.connected.insert(id).then_some(Event::Connected { id, name, vendor_id, product_id })
    }
}

/// Starts a vibration, if the gamepad is there.
fn play(gilrs: &mut Gilrs, id: GamepadId, rumble: Rumble) -> Result<Option<Effect>, gilrs::ff::Error> {
    let Some(gamepad) = gilrs.gamepads().map(|(gamepad, _)| gamepad).find(|gamepad| usize::from(*gamepad) == id.0)
    else {
        return Ok(None);
    };
    let scheduling = Replay { play_for: rumble.duration.into(), ..Replay::default() };
    let mut builder = EffectBuilder::new();
    for kind in [
        BaseEffectType::Strong { magnitude: super::magnitude(rumble.strong) },
        BaseEffectType::Weak { magnitude: super::magnitude(rumble.weak) },
    ] {
        builder.add_effect(BaseEffect { kind, scheduling, ..BaseEffect::default() });
    }
    let effect = builder.repeat(Repeat::For(rumble.duration.into())).gamepads(&[gamepad]).finish(gilrs)?;
    effect.play()?;
    Ok(Some(effect))
}

/// The button of gilrs in our terms.
fn translate_button(button: gilrs::Button) -> Option<Button> {
    Some(match button {
        gilrs::Button::South => Button::South,
        gilrs::Button::East => Button::East,
        gilrs::Button::North => Button::North,
        gilrs::Button::West => Button::West,
        gilrs::Button::C => Button::C,
        gilrs::Button::Z => Button::Z,
        gilrs::Button::LeftTrigger => Button::LeftTrigger,
        gilrs::Button::LeftTrigger2 => Button::LeftTrigger2,
        gilrs::Button::RightTrigger => Button::RightTrigger,
        gilrs::Button::RightTrigger2 => Button::RightTrigger2,
        gilrs::Button::Select => Button::Select,
        gilrs::Button::Start => Button::Start,
        gilrs::Button::Mode => Button::Mode,
        gilrs::Button::LeftThumb => Button::LeftThumb,
        gilrs::Button::RightThumb => Button::RightThumb,
        gilrs::Button::DPadUp => Button::DPadUp,
        gilrs::Button::DPadDown => Button::DPadDown,
        gilrs::Button::DPadLeft => Button::DPadLeft,
        gilrs::Button::DPadRight => Button::DPadRight,
        gilrs::Button::Unknown => return None,
    })
}

/// The axis of gilrs in our terms. It turns axes of D-pads into buttons by itself.
fn translate_axis(axis: gilrs::Axis) -> Option<Axis> {
    match axis {
        gilrs::Axis::LeftStickX => Some(Axis::LeftStickX),
        gilrs::Axis::LeftStickY => Some(Axis::LeftStickY),
        gilrs::Axis::RightStickX => Some(Axis::RightStickX),
        gilrs::Axis::RightStickY => Some(Axis::RightStickY),
        _ => None,
    }
}
