//! The sounds that can be heard at this moment, of which there are never too many.

use std::time::Duration;

use kira::sound::PlaybackState;
use kira::sound::static_sound::StaticSoundHandle;
use kira::{Decibels, Tween};

use super::ear::Heard;
use crate::app::common::sound::{Bus, Sound};
use crate::app::common::sound::{Hold, Whence};

/// More effects than this are never heard at once …
pub(super) const MOST: usize = 24;
/// … and of one sound no more than this.
pub(super) const MOST_ALIKE: usize = 4;

/// How a sound that gives way fades.
const YIELD: Tween = fade(20);
/// How a change of place is followed.
const FOLLOW: Tween = fade(60);
/// Smaller changes of panning and gain are not worth telling the mixer.
const SMALLEST_CHANGE: f32 = 0.01;

/// A fade of so many milliseconds.
pub(super) const fn fade(milliseconds: u64) -> Tween {
    Tween {
        start_time: kira::StartTime::Immediate,
        duration: Duration::from_millis(milliseconds),
        easing: kira::Easing::Linear,
    }
}

/// A factor in decibels.
pub(super) fn decibels(factor: f32) -> Decibels {
    if factor <= 1.0e-3 { Decibels::SILENCE } else { Decibels(20.0 * factor.log10()) }
}

/// One sound that can be heard.
pub(super) struct Voice {
    pub(super) sound: Sound,
    pub(super) whence: Whence,
    pub(super) hold: Option<Hold>,
    pub(super) heard: Heard,
    pub(super) handle: StaticSoundHandle,
}

impl Voice {
    fn is_over(&self) -> bool {
        self.handle.state() == PlaybackState::Stopped
    }

    /// It sounds from elsewhere now.
    pub(super) fn follow(&mut self, heard: Heard) {
        if (heard.panning - self.heard.panning).abs() > SMALLEST_CHANGE {
            self.handle.set_panning(heard.panning, FOLLOW);
            self.heard.panning = heard.panning;
        }
        if (heard.gain - self.heard.gain).abs() > SMALLEST_CHANGE {
            self.handle.set_volume(decibels(heard.gain), FOLLOW);
            self.heard.gain = heard.gain;
        }
    }
}

/// All of them, the oldest first.
#[derive(Default)]
pub(super) struct Voices(Vec<Voice>);

impl Voices {
    /// Forgets those that have ended.
    pub(super) fn sweep(&mut self) {
        self.0.retain(|voice| !voice.is_over());
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Voice> {
        self.0.iter_mut()
    }

    /// Whether a held sound is among them.
    pub(super) fn holds(&self, hold: Hold) -> bool {
        self.0.iter().any(|voice| voice.hold == Some(hold))
    }

    /// Makes room for a sound. False if all that can be heard matters more.
    pub(super) fn make_room_for(&mut self, sound: Sound) -> bool {
        if sound.entry().bus != Bus::Effects {
            return true;
        }
        let alike = self.0.iter().filter(|voice| voice.sound == sound).count();
        let effects = self.0.iter().filter(|voice| voice.sound.entry().bus == Bus::Effects).count();
        let victim = if alike >= MOST_ALIKE {
            self.0.iter().position(|voice| voice.sound == sound)
        } else if effects >= MOST {
            // The oldest of those that matter least.
            let effects = self.0.iter().enumerate().filter(|(_, voice)| voice.sound.entry().bus == Bus::Effects);
            effects.min_by_key(|(_, voice)| voice.sound.weight()).map(|(nth, _)| nth)
        } else {
            return true;
        };
        match victim {
            Some(nth) if self.0[nth].sound.weight() <= sound.weight() => {
                self.0.remove(nth).handle.stop(YIELD);
                true
            }
            _ => false,
        }
    }

    pub(super) fn add(&mut self, voice: Voice) {
        self.0.push(voice);
    }

    /// A held sound fades.
    pub(super) fn release(&mut self, hold: Hold, fade: Tween) {
        self.stop(|voice| voice.hold == Some(hold), fade);
    }

    /// Those that meet a condition fade, and count no more.
    pub(super) fn stop(&mut self, wanted: impl Fn(&Voice) -> bool, fade: Tween) {
        self.0.retain_mut(|voice| {
            let stops = wanted(voice);
            if stops {
                voice.handle.stop(fade);
            }
            !stops
        });
    }
}
