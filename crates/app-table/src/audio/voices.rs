//! The voices that are playing, with limits on their number and voice stealing.

use std::time::Duration;

use kira::sound::PlaybackState;
use kira::sound::static_sound::StaticSoundHandle;
use kira::{Decibels, Tween};

use super::listener::SpatialParams;
use cannon_app_base::common::sound::{Bus, LoopKey, Sound, SoundSource};

/// Maximum number of effects that play at once.
pub(super) const MAX_EFFECT_VOICES: usize = 24;
/// Maximum number of voices that play the same sound.
pub(super) const MAX_VOICES_PER_SOUND: usize = 4;

/// The fade of a voice that is stolen.
const STEAL_FADE: Tween = fade(20);
/// The fade of a change of volume or panning.
const UPDATE_FADE: Tween = fade(60);
/// Minimum change of panning or gain that is sent to the mixer.
const MIN_CHANGE: f32 = 0.01;

/// A linear fade of this duration.
pub(super) const fn fade(milliseconds: u64) -> Tween {
    Tween {
        start_time: kira::StartTime::Immediate,
        duration: Duration::from_millis(milliseconds),
        easing: kira::Easing::Linear,
    }
}

/// An amplitude factor in decibels.
pub(super) fn decibels(factor: f32) -> Decibels {
    if factor <= 1.0e-3 { Decibels::SILENCE } else { Decibels(20.0 * factor.log10()) }
}

/// A sound that is playing.
pub(super) struct Voice {
    pub(super) sound: Sound,
    pub(super) source: SoundSource,
    /// Its key if it is a loop.
    pub(super) loop_key: Option<LoopKey>,
    /// The panning and gain that are applied.
    pub(super) spatial: SpatialParams,
    /// The gain of its bus, which is applied as well.
    pub(super) bus_gain: f32,
    pub(super) handle: StaticSoundHandle,
}

impl Voice {
    /// Applies new panning and gain.
    pub(super) fn update_spatial(&mut self, spatial: SpatialParams) {
        if (spatial.panning - self.spatial.panning).abs() > MIN_CHANGE {
            self.handle.set_panning(spatial.panning, UPDATE_FADE);
            self.spatial.panning = spatial.panning;
        }
        if (spatial.gain - self.spatial.gain).abs() > MIN_CHANGE {
            self.handle.set_volume(decibels(spatial.gain * self.bus_gain), UPDATE_FADE);
            self.spatial.gain = spatial.gain;
        }
    }

    /// Applies a new gain of the bus.
    pub(super) fn set_bus_gain(&mut self, bus_gain: f32) {
        if bus_gain != self.bus_gain {
            self.handle.set_volume(decibels(self.spatial.gain * bus_gain), UPDATE_FADE);
            self.bus_gain = bus_gain;
        }
    }
}

/// All voices, the oldest first.
#[derive(Default)]
pub(super) struct Voices(pub(super) Vec<Voice>);

impl Voices {
    /// Removes the voices that have ended.
    pub(super) fn remove_ended(&mut self) {
        self.0.retain(|voice| voice.handle.state() != PlaybackState::Stopped);
    }

    /// Stops a less important voice if the limits are reached. False if there is no such voice, so that the sound must not be played.
    pub(super) fn make_room_for(&mut self, sound: Sound) -> bool {
        if sound.bus != Bus::Effects {
            return true;
        }
        let same_sound = self.0.iter().filter(|voice| voice.sound == sound).count();
        let effects = self.0.iter().filter(|voice| voice.sound.bus == Bus::Effects).count();
        let victim = if same_sound >= MAX_VOICES_PER_SOUND {
            self.0.iter().position(|voice| voice.sound == sound)
        } else if effects >= MAX_EFFECT_VOICES {
            // The oldest of the least important voices.
            let effects = self.0.iter().enumerate().filter(|(_, voice)| voice.sound.bus == Bus::Effects);
            effects.min_by_key(|(_, voice)| voice.sound.priority).map(|(index, _)| index)
        } else {
            return true;
        };
        match victim {
            Some(index) if self.0[index].sound.priority <= sound.priority => {
                self.0.remove(index).handle.stop(STEAL_FADE);
                true
            }
            _ => false,
        }
    }

    /// Fades out and removes the voices for which the condition holds.
    pub(super) fn stop(&mut self, condition: impl Fn(&Voice) -> bool, fade: Tween) {
        self.0.retain_mut(|voice| {
            let stops = condition(voice);
            if stops {
                voice.handle.stop(fade);
            }
            !stops
        });
    }
}
