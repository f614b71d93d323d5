//! The mixer: a track for each bus, voices on the tracks, and a limiter at the end.

use cannon_audio_output::AudioOutput;
use kira::sound::static_sound::StaticSoundData;
use kira::track::{MainTrackBuilder, TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings, Capacities, ResourceLimitReached, Tween};

use super::OutputMode;
use super::limiter::Limiter;
use super::listener::SpatialParams;
use super::mono::MonoSwitch;
use super::voices::{MAX_EFFECT_VOICES, Voice, Voices, decibels, fade};
use cannon_app_base::common::sound::{Bus, LoopKey, PlaySound, Sound};
use cannon_app_base::settings::Volumes;

/// Frames that are mixed at once.
const BLOCK_FRAMES: usize = 256;
/// The fade of sounds that are muted.
const MUTE_FADE: Tween = fade(80);
/// Track capacity for sounds that are fading out, which no longer count as voices.
const MAX_FADING_SOUNDS: usize = 40;

/// The fade-in and fade-out of loops on a bus.
const fn loop_fade(bus: Bus) -> Tween {
    match bus {
        Bus::Effects => fade(90),
        Bus::Ambience => fade(1500),
        Bus::Music => fade(1200),
    }
}

/// Tracks and voices.
pub(super) struct Mixer {
    manager: AudioManager<AudioOutput>,
    mono: MonoSwitch,
    effects: TrackHandle,
    ambience: TrackHandle,
    music: TrackHandle,
    /// The volumes of the buses. The voices apply them, because a track computes its volume anew for every sample, even while it is empty.
    volumes: Volumes,
    pub(super) voices: Voices,
}

impl Mixer {
    /// Creates the mixer and its output. The error is a track for which there is no room.
    pub(super) fn new(mode: OutputMode) -> Result<Mixer, ResourceLimitReached> {
        let mono = MonoSwitch::default();
        let Ok(mut manager) = AudioManager::<AudioOutput>::new(AudioManagerSettings {
            capacities: Capacities {
                sub_track_capacity: 3,
                send_track_capacity: 0,
                clock_capacity: 0,
                modulator_capacity: 0,
                listener_capacity: 0,
            },
            main_track_builder: MainTrackBuilder::new()
                .sound_capacity(0)
                .with_effect(mono.clone())
                .with_effect(Limiter::new(48_000)),
            internal_buffer_size: BLOCK_FRAMES,
            backend_settings: mode,
        });
        let mut track =
            |sounds| manager.add_sub_track(TrackBuilder::new().sub_track_capacity(0).sound_capacity(sounds));
        let (effects, ambience, music) = (track(MAX_EFFECT_VOICES + MAX_FADING_SOUNDS)?, track(4)?, track(4)?);
        let volumes = Volumes::default();
        Ok(Mixer { manager, mono, effects, ambience, music, volumes, voices: Voices::default() })
    }

    pub(super) fn output(&mut self) -> &mut AudioOutput {
        self.manager.backend_mut()
    }

    /// Sets the volumes of the buses, and whether the mix is in mono.
    pub(super) fn set_volumes(&mut self, volumes: &Volumes) {
        self.mono.set(volumes.mono);
        self.volumes = *volumes;
        for voice in &mut self.voices.0 {
            voice.set_bus_gain(bus_gain(volumes, voice.sound.bus));
        }
    }

    /// Starts a sound if there is a voice for it.
    pub(super) fn play(&mut self, request: PlaySound, data: StaticSoundData, rate: f64, spatial: SpatialParams) {
        let PlaySound { sound, source, loop_key } = request;
        if !self.voices.make_room_for(sound) {
            return;
        }
        let bus = sound.bus;
        let bus_gain = bus_gain(&self.volumes, bus);
        let mut data = data.panning(spatial.panning).volume(decibels(spatial.gain * bus_gain)).playback_rate(rate);
        if sound.period.is_some() {
            data = data.fade_in_tween(loop_fade(bus));
        }
        // A track is full only if the device has stopped, and the sound would then come too late anyway.
        if let Ok(handle) = self.track(bus).play(data) {
            self.voices.0.push(Voice { sound, source, loop_key, spatial, bus_gain, handle });
        }
    }

    /// Fades out a loop.
    pub(super) fn stop_loop(&mut self, key: LoopKey, sound: Sound) {
        self.voices.stop(|voice| voice.loop_key == Some(key), loop_fade(sound.bus));
    }

    /// Stops all sounds on the buses for which the condition holds.
    pub(super) fn mute_buses(&mut self, is_silent: impl Fn(Bus) -> bool) {
        self.voices.stop(|voice| is_silent(voice.sound.bus), MUTE_FADE);
    }

    fn track(&mut self, bus: Bus) -> &mut TrackHandle {
        match bus {
            Bus::Effects => &mut self.effects,
            Bus::Ambience => &mut self.ambience,
            Bus::Music => &mut self.music,
        }
    }
}

/// The amplitude factor of a bus.
fn bus_gain(volumes: &Volumes, bus: Bus) -> f32 {
    let slider = match bus {
        Bus::Effects => volumes.effects,
        Bus::Ambience => volumes.ambience,
        Bus::Music => volumes.music,
    };
    slider_gain(volumes.master) * slider_gain(slider)
}

/// The amplitude factor for a slider position. It is quadratic because loudness is perceived on a logarithmic scale.
fn slider_gain(volume: f32) -> f32 {
    volume * volume
}
