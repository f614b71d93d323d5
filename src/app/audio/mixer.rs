//! The mixer: a track for each bus, a limiter at the end of all, voices on the tracks.

use cannon_audio_output::AudioOutput;
use kira::sound::static_sound::StaticSoundData;
use kira::track::{MainTrackBuilder, TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings, Capacities, Tween};

use super::OutputMode;
use super::ear::Heard;
use super::limiter::LimiterBuilder;
use super::voices::{MOST, Voice, Voices, decibels, fade};
use crate::app::common::sound::PlaySound;
use crate::app::common::sound::{Bus, Sound};
use crate::app::settings::Volumes;

/// Frames that are mixed in one go.
const BLOCK: usize = 256;
/// Volumes change within this time, …
const VOLUME: Tween = fade(60);
/// … and everything goes so when it is muted.
const MUTE: Tween = fade(80);
/// Sounds that still fade count for the tracks though they do not for the bound on voices.
const FADING: usize = 40;

/// How a bus lets its loops come and go.
const fn swell(bus: Bus) -> Tween {
    match bus {
        Bus::Effects => fade(90),
        Bus::Ambience => fade(1500),
        Bus::Music => fade(1200),
    }
}

/// Tracks and voices.
pub(super) struct Mixer {
    manager: AudioManager<AudioOutput>,
    effects: TrackHandle,
    ambience: TrackHandle,
    music: TrackHandle,
    pub(super) voices: Voices,
}

impl Mixer {
    /// A mixer whose frames go there. `None` only if it does not fit its own bounds.
    pub(super) fn new(mode: OutputMode) -> Option<Mixer> {
        let Ok(mut manager) = AudioManager::<AudioOutput>::new(AudioManagerSettings {
            capacities: Capacities {
                sub_track_capacity: 3,
                send_track_capacity: 0,
                clock_capacity: 0,
                modulator_capacity: 0,
                listener_capacity: 0,
            },
            main_track_builder: MainTrackBuilder::new().sound_capacity(0).with_effect(LimiterBuilder),
            internal_buffer_size: BLOCK,
            backend_settings: mode,
        });
        let mut track =
            |sounds| manager.add_sub_track(TrackBuilder::new().sub_track_capacity(0).sound_capacity(sounds)).ok();
        let (effects, ambience, music) = (track(MOST + FADING)?, track(4)?, track(4)?);
        Some(Mixer { manager, effects, ambience, music, voices: Voices::default() })
    }

    /// Where the frames go.
    pub(super) fn output(&mut self) -> &mut AudioOutput {
        self.manager.backend_mut()
    }

    /// Sets how loud everything is.
    pub(super) fn set_volumes(&mut self, volumes: &Volumes) {
        self.manager.main_track().set_volume(decibels(taper(volumes.master)), VOLUME);
        self.effects.set_volume(decibels(taper(volumes.effects)), VOLUME);
        self.ambience.set_volume(decibels(taper(volumes.ambience)), VOLUME);
        self.music.set_volume(decibels(taper(volumes.music)), VOLUME);
    }

    /// Begins a sound, if there is room for it.
    pub(super) fn play(&mut self, asked: PlaySound, data: StaticSoundData, rate: f64, heard: Heard) {
        let PlaySound { sound, whence, hold } = asked;
        if !self.voices.make_room_for(sound) {
            return;
        }
        let bus = sound.entry().bus;
        let mut data = data.panning(heard.panning).volume(decibels(heard.gain)).playback_rate(rate);
        if sound.period().is_some() {
            data = data.fade_in_tween(swell(bus));
        }
        // A track that is full is one whose device has stood still: what it would play now is too late anyway.
        if let Ok(handle) = self.track(bus).play(data) {
            self.voices.add(Voice { sound, whence, hold, heard, handle });
        }
    }

    /// Lets a held sound fade.
    pub(super) fn release(&mut self, hold: crate::app::common::sound::Hold, sound: Sound) {
        self.voices.release(hold, swell(sound.entry().bus));
    }

    /// Nothing on such buses is heard any more.
    pub(super) fn hush(&mut self, hushed: impl Fn(Bus) -> bool) {
        self.voices.stop(|voice| hushed(voice.sound.entry().bus), MUTE);
    }

    fn track(&mut self, bus: Bus) -> &mut TrackHandle {
        match bus {
            Bus::Effects => &mut self.effects,
            Bus::Ambience => &mut self.ambience,
            Bus::Music => &mut self.music,
        }
    }
}

/// From the place of a slider to a factor: the ear hears ratios, so the lower half of the slider must not be all silence.
fn taper(volume: f32) -> f32 {
    volume * volume
}
