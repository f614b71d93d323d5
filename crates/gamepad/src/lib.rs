//! Gamepads: what they are and what is pressed on them, as events, and their rumble.
//!
//! On Linux, `linux` reads the kernel's devices without any development package. All other systems use [gilrs]; that half is checked by the
//! compiler for Windows and macOS, but it has not been run there. Buttons and axes have the same names as in Bevy, but Bevy is not needed.
//!
//! [gilrs]: https://docs.rs/gilrs

use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

pub use controls::{Axis, Button};
pub use family::Family;

#[cfg(target_os = "linux")]
use linux::Reader;
#[cfg(not(target_os = "linux"))]
use with_gilrs::Reader;

mod controls;
mod family;
#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(target_os = "linux"))]
mod with_gilrs;

/// An identifier of a connected gamepad. Once the gamepad is disconnected, another gamepad may get the same identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GamepadId(usize);

/// What has happened to a gamepad.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A gamepad is there, with sticks in the middle and nothing pressed until other events say so.
    Connected {
        /// Its identifier in all further events.
        id: GamepadId,
        /// The name that its driver gives it.
        name: String,
        /// The maker by the numbers of USB, if it is known.
        vendor_id: Option<u16>,
        /// The product by the numbers of its maker, if it is known.
        product_id: Option<u16>,
    },
    /// A gamepad is gone.
    Disconnected {
        /// The gamepad.
        id: GamepadId,
    },
    /// A button or trigger has another value.
    Button {
        /// The gamepad.
        id: GamepadId,
        /// The button.
        button: Button,
        /// How far it is pressed, from 0 to 1.
        value: f32,
    },
    /// A stick has another position.
    Axis {
        /// The gamepad.
        id: GamepadId,
        /// The axis of the stick.
        axis: Axis,
        /// The position from -1 (left, down) to 1 (right, up), without any dead zone.
        value: f32,
    },
    /// A gamepad, or all of them, cannot be used. It is reported once for each gamepad.
    Failed(GamepadError),
}

/// The reason why gamepads cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GamepadError {
    /// The user may not read a gamepad.
    #[error("no permission to read the gamepad {}", .path.display())]
    Denied {
        /// The device file.
        path: PathBuf,
    },
    /// A gamepad cannot be read for another reason.
    #[error("cannot read the gamepad {}: {kind}", .path.display())]
    Unreadable {
        /// The device file.
        path: PathBuf,
        /// What reading answered.
        kind: io::ErrorKind,
    },
    /// The thread that reads gamepads cannot run.
    #[error("cannot wait for gamepads: {0}")]
    Stopped(io::ErrorKind),
    /// The system offers no gamepads.
    #[error("gamepads are not available: {0}")]
    Unavailable(String),
}

/// A vibration of both motors. It replaces the vibration before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rumble {
    /// The heavy motor, from 0 to 1.
    pub strong: f32,
    /// The light motor, from 0 to 1.
    pub weak: f32,
    /// The time after which it stops, at most half a minute on Linux. Zero stops at once.
    pub duration: Duration,
}

/// A function that is called when there is a new event.
type Notify = Box<dyn Fn() + Send>;

/// All gamepads of the computer. The lock is never waited for: it lets threads share the value.
///
/// ```
/// use cannon_gamepad::{Button, Event, Gamepads};
///
/// let mut gamepads = Gamepads::start(|| {});
/// for event in gamepads.events() {
///     if let Event::Button { button: Button::South, value, .. } = event {
///         println!("the lower button is at {value}");
///     }
/// }
/// ```
pub struct Gamepads(Mutex<Reader>);

impl Gamepads {
    /// Starts to look for gamepads and to read them. If that is not possible, an event says why. On Linux, a thread calls `notify` after
    /// each event; on other systems nothing does.
    pub fn start(notify: impl Fn() + Send + 'static) -> Gamepads {
        Gamepads(Mutex::new(Reader::start(Box::new(notify))))
    }

    /// What has happened since the last call.
    pub fn events(&mut self) -> impl Iterator<Item = Event> {
        let reader = self.0.get_mut().unwrap_or_else(PoisonError::into_inner);
        std::iter::from_fn(|| reader.next_event())
    }

    /// Lets a gamepad vibrate. Nothing happens if the gamepad cannot vibrate or is gone.
    pub fn rumble(&mut self, id: GamepadId, rumble: Rumble) {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).rumble(id, rumble);
    }
}

/// The strength of a motor as drivers count it.
fn magnitude(strength: f32) -> u16 {
    (strength.clamp(0.0, 1.0) * f32::from(u16::MAX)) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gamepads_can_be_a_resource_of_bevy() {
        fn assert_shared<T: Send + Sync + 'static>() {}
        assert_shared::<Gamepads>();
    }

    #[test]
    fn magnitudes_stay_in_their_range() {
        let magnitudes = [-1.0, 0.0, 0.5, 1.0, 7.0, f32::NAN].map(magnitude);
        assert_eq!(magnitudes, [0, 0, 32767, 65535, 65535, 0]);
    }
}
