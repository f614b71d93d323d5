//! One gamepad: its device, its mapping and its vibration.

use std::io;
use std::path::{Path, PathBuf};

use evdev::raw_stream::RawDevice;
use evdev::{
    EventSummary, FFEffect, FFEffectCode, FFEffectData, FFEffectKind, FFReplay, FFTrigger, SynchronizationCode,
};

use super::mapping::{Input, Mapping, Range};
use crate::{Event, GamepadId, Rumble, magnitude};

/// The longest vibration that drivers understand, in milliseconds.
const LONGEST_RUMBLE: u16 = 0x7fff;

/// An open gamepad.
pub(super) struct Pad {
    pub(super) id: GamepadId,
    /// The device file.
    pub(super) path: PathBuf,
    pub(super) device: RawDevice,
    mapping: Mapping,
    /// The vibration, which stops when it is dropped.
    effect: Option<FFEffect>,
}

impl Pad {
    /// Opens a gamepad; returns it with the events of the buttons that are pressed on it. Its axes are not read: before they move for the
    /// first time, some drivers claim that a stick is in a corner.
    pub(super) fn open(id: GamepadId, path: &Path) -> io::Result<(Pad, Vec<Event>)> {
        // A gamepad can rumble only if the user may also write to its device. This call therefore tries reading and writing first.
        let device = RawDevice::open(path)?;
        let keys = device.supported_keys().into_iter().flat_map(|keys| keys.iter());
        let ranges = device
            .get_absinfo()?
            .map(|(code, info)| (code, Range { minimum: info.minimum(), maximum: info.maximum() }));
        let mapping = Mapping::new(id, device.input_id().vendor(), keys, ranges);
        let mut pad = Pad { id, path: path.to_owned(), device, mapping, effect: None };
        let keys = pad.key_state()?;
        let pressed = pad.translate(keys);
        Ok((pad, pressed))
    }

    /// The event of its appearance.
    pub(super) fn connected(&self) -> Event {
        let name = self.device.name().unwrap_or_default().to_owned();
        let (vendor_id, product_id) = (self.device.input_id().vendor(), self.device.input_id().product());
        Event::Connected { id: self.id, name, vendor_id: Some(vendor_id), product_id: Some(product_id) }
    }

    /// Reads what has been reported; waits if there is nothing. An error means that the gamepad is gone.
    pub(super) fn read(&mut self) -> io::Result<Vec<Event>> {
        let mut events = Vec::new();
        let mut is_complete = true;
        for event in self.device.fetch_events()? {
            match event.destructure() {
                EventSummary::Key(_, code, value) => {
                    events.extend(self.mapping.translate(Input::Key(code, value != 0)));
                }
                EventSummary::AbsoluteAxis(_, code, value) => {
                    events.extend(self.mapping.translate(Input::Axis(code, value)));
                }
                EventSummary::Synchronization(_, SynchronizationCode::SYN_DROPPED, _) => is_complete = false,
                _ => {}
            }
        }
        if !is_complete {
            let mut state = self.key_state()?;
            state.extend(self.device.get_absinfo()?.map(|(code, info)| Input::Axis(code, info.value())));
            events.extend(self.translate(state));
        }
        Ok(events)
    }

    /// Replaces the vibration.
    pub(super) fn rumble(&mut self, rumble: Rumble) -> io::Result<()> {
        self.effect = None;
        let length = u16::try_from(rumble.duration.as_millis()).unwrap_or(LONGEST_RUMBLE).min(LONGEST_RUMBLE);
        let can_rumble = self.device.supported_ff().is_some_and(|ff| ff.contains(FFEffectCode::FF_RUMBLE));
        if length == 0 || !can_rumble {
            return Ok(());
        }
        let mut effect = self.device.upload_ff_effect(FFEffectData {
            direction: 0,
            trigger: FFTrigger::default(),
            replay: FFReplay { length, delay: 0 },
            kind: FFEffectKind::Rumble {
                strong_magnitude: magnitude(rumble.strong),
                weak_magnitude: magnitude(rumble.weak),
            },
        })?;
        effect.play(1)?;
        self.effect = Some(effect);
        Ok(())
    }

    /// Which keys are pressed now, and which are not.
    fn key_state(&self) -> io::Result<Vec<Input>> {
        let Some(keys) = self.device.supported_keys() else { return Ok(Vec::new()) };
        let pressed = self.device.get_key_state()?;
        Ok(keys.iter().map(|key| Input::Key(key, pressed.contains(key))).collect())
    }

    /// The events of several reports.
    fn translate(&mut self, inputs: Vec<Input>) -> Vec<Event> {
        inputs.into_iter().flat_map(|input| self.mapping.translate(input)).collect()
    }
}
