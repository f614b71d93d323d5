//! Discovery of gamepads among the kernel's input devices.
//!
//! What a device has is read from sysfs, so that keyboards and mice are never opened.

use std::collections::BTreeMap;
use std::ffi::{OsStr, c_ulong};
use std::path::{Path, PathBuf};
use std::{fs, io};

use evdev::{AbsoluteAxisCode as AxisCode, KeyCode};

use crate::GamepadError;

#[cfg(test)]
mod tests;

/// The number of scans in which a gamepad cannot be opened before an event reports it. The first scan may be too early: the system grants
/// permissions a moment after a device appears.
const PATIENCE: u32 = 2;

/// The folders of devices, and the gamepads that cannot be opened.
#[derive(Debug)]
pub(super) struct Discovery {
    /// Device files.
    devices: PathBuf,
    /// What the kernel says about them.
    descriptions: PathBuf,
    /// The number of scans in which each gamepad could not be opened.
    failures: BTreeMap<PathBuf, u32>,
}

impl Default for Discovery {
    fn default() -> Self {
        Discovery {
            devices: PathBuf::from("/dev/input"),
            descriptions: PathBuf::from("/sys/class/input"),
            failures: BTreeMap::new(),
        }
    }
}

impl Discovery {
    /// Opens the gamepads that are not open yet. Returns them, and the reasons why others cannot be opened, each only once.
    pub(super) fn scan<T>(
        &mut self,
        is_open: impl Fn(&Path) -> bool,
        mut open: impl FnMut(&Path) -> io::Result<T>,
    ) -> (Vec<T>, Vec<GamepadError>) {
        let (mut opened, mut errors) = (Vec::new(), Vec::new());
        let mut failures = BTreeMap::new();
        for path in self.gamepads().into_iter().filter(|path| !is_open(path)) {
            match open(&path) {
                Ok(device) => opened.push(device),
                Err(error) => {
                    let count = self.failures.get(&path).map_or(1, |count| count.saturating_add(1));
                    if count == PATIENCE {
                        let path = path.clone();
                        errors.push(match error.kind() {
                            io::ErrorKind::PermissionDenied => GamepadError::Denied { path },
                            kind => GamepadError::Unreadable { path, kind },
                        });
                    }
                    failures.insert(path, count);
                }
            }
        }
        self.failures = failures;
        (opened, errors)
    }

    /// The device files of all gamepads. There are none if there is no folder of devices.
    fn gamepads(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.devices).into_iter().flatten().filter_map(Result::ok);
        let mut paths: Vec<PathBuf> =
            entries.filter(|entry| self.is_gamepad(&entry.file_name())).map(|entry| entry.path()).collect();
        paths.sort();
        paths
    }

    /// Whether the device with this file name has the buttons of a gamepad, and a stick or a D-pad.
    fn is_gamepad(&self, name: &OsStr) -> bool {
        if !name.as_encoded_bytes().starts_with(b"event") {
            return false;
        }
        let capabilities = self.descriptions.join(name).join("device/capabilities");
        let read = |file| fs::read_to_string(capabilities.join(file)).unwrap_or_default();
        let (keys, axes) = (read("key"), read("abs"));
        let has_axes = |x: AxisCode, y: AxisCode| has_code(&axes, x.0) && has_code(&axes, y.0);
        let has_direction = has_code(&keys, KeyCode::BTN_DPAD_UP.0)
            || has_axes(AxisCode::ABS_X, AxisCode::ABS_Y)
            || has_axes(AxisCode::ABS_HAT0X, AxisCode::ABS_HAT0Y);
        has_code(&keys, KeyCode::BTN_SOUTH.0) && has_direction
    }
}

/// Whether a bit map of sysfs contains a code: words in hexadecimal, the highest word first.
fn has_code(bit_map: &str, code: u16) -> bool {
    let (word, bit) = (u32::from(code) / c_ulong::BITS, u32::from(code) % c_ulong::BITS);
    let word = bit_map.split_whitespace().rev().nth(word as usize);
    word.and_then(|word| c_ulong::from_str_radix(word, 16).ok()).is_some_and(|word| word >> bit & 1 == 1)
}
