//! The audio engine: plays the requested sounds on the mixer, according to the settings and the camera.

use std::collections::HashMap;

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;

use super::listener::{Listener, SpatialParams};
use super::mixer::Mixer;
use super::sound_cache::SoundCache;
use super::{OutputMode, SoundRequestSystems};
use crate::loading_screen;
use cannon_app_base::common::particles::ParticleRng;
use cannon_app_base::common::sound::{Bus, LoopKey, PlaySound, Sound, SoundSource, StopLoop};
use cannon_app_base::common::{AppSystems, TableCamera};
#[cfg(feature = "dev")]
use cannon_app_base::common::{AssetKind, AssetReloadRequest};
use cannon_app_base::play::Match;
use cannon_app_base::settings::{Settings, Volumes};
use kira::ResourceLimitReached;

/// Volume factor of effects in the exhibition game behind the title.
const EXHIBITION_VOLUME: f32 = 0.3;
/// Maximum random change of the playback rate, as a share.
const PITCH_VARIATION: f32 = 0.035;

/// The mixer, the decoded recordings, and the state for choosing and placing sounds.
#[derive(Resource)]
pub struct AudioEngine {
    mixer: SyncCell<Mixer>,
    cache: SyncCell<SoundCache>,
    /// The loops that have been started and not stopped, audible or not.
    loops: HashMap<LoopKey, PlaySound>,
    /// The last take of each sound that was played.
    last_takes: HashMap<Sound, usize>,
    rng: ParticleRng,
    listener: Listener,
    volumes: Volumes,
}

impl AudioEngine {
    fn new(mode: OutputMode) -> Result<AudioEngine, ResourceLimitReached> {
        Ok(AudioEngine {
            mixer: SyncCell::new(Mixer::new(mode)?),
            cache: SyncCell::new(SoundCache::new(mode == OutputMode::Recording)),
            loops: HashMap::new(),
            last_takes: HashMap::new(),
            rng: ParticleRng::new(1),
            listener: Listener::default(),
            volumes: Volumes { muted: true, ..Volumes::default() },
        })
    }

    /// The number of voices, except voices that are fading out.
    pub fn voice_count(&mut self) -> usize {
        self.mixer.get().voices.0.len()
    }

    /// The next `seconds` of the mix as interleaved stereo samples, in recording mode. Otherwise empty.
    pub fn render(&mut self, seconds: f32) -> Vec<f32> {
        self.mixer.get().output().render(seconds)
    }

    /// Applies new volumes: stops the sounds of silent buses and pauses the output while nothing is audible.
    fn set_volumes(&mut self, volumes: Volumes) {
        if volumes == self.volumes {
            return;
        }
        self.volumes = volumes;
        let mixer = self.mixer.get();
        let audible = volumes.is_audible();
        if audible {
            self.cache.get().preload_effects();
            mixer.set_volumes(&volumes);
        }
        mixer.mute_buses(|bus| volumes.of(bus) <= 0.0);
        mixer.output().set_active(audible);
    }

    /// Plays a sound if it is decoded; otherwise only requests its decoding.
    fn play(&mut self, request: PlaySound, position: Option<Vec3>) {
        if self.volumes.of(request.sound.bus) <= 0.0 {
            return;
        }
        let spatial = position.map_or(SpatialParams::NEUTRAL, |position| self.listener.spatialize(position));
        let sound = if spatial.is_distant { request.sound.distant() } else { request.sound };
        let takes = sound.takes.len();
        let last = self.last_takes.entry(sound).or_insert(0);
        // The same take is never played twice in a row.
        let step = if takes > 2 { 1 + (self.rng.uniform() * (takes - 1) as f32) as usize } else { 1 };
        let index = (*last + step) % takes;
        let Some(data) = self.cache.get().get(sound, index) else { return };
        *last = index;
        let varies = takes > 1 || sound.period.is_some() && sound.bus == Bus::Effects;
        let rate = if varies { 1.0 + f64::from(self.rng.range(-PITCH_VARIATION, PITCH_VARIATION)) } else { 1.0 };
        self.mixer.get().play(PlaySound { sound, ..request }, data, rate, spatial);
    }

    /// Starts the loops that are not playing, such as after muting or once they are decoded.
    fn start_missing_loops(&mut self, transforms: &Query<&Transform>) {
        let playing: Vec<LoopKey> = self.mixer.get().voices.0.iter().filter_map(|voice| voice.loop_key).collect();
        let loops = self.loops.iter().filter(|(key, _)| !playing.contains(key));
        let missing: Vec<PlaySound> = loops.map(|(_, request)| *request).collect();
        for request in missing {
            self.play(request, position(request.source, transforms));
        }
    }

    /// Fades out a loop.
    fn stop_loop(&mut self, key: LoopKey) {
        if let Some(PlaySound { sound, .. }) = self.loops.remove(&key) {
            self.mixer.get().stop_loop(key, sound);
            self.cache.get().evict(sound);
        }
    }

    /// Updates volume and panning of all voices as entities and the camera move.
    fn update_voices(&mut self, transforms: &Query<&Transform>) {
        let voices = &mut self.mixer.get().voices;
        voices.remove_ended();
        for voice in &mut voices.0 {
            if let Some(position) = position(voice.source, transforms) {
                voice.update_spatial(self.listener.spatialize(position));
            }
        }
    }
}

/// The position of a sound; `None` for sounds of the listener.
fn position(source: SoundSource, transforms: &Query<&Transform>) -> Option<Vec3> {
    match source {
        SoundSource::Listener => None,
        SoundSource::Position(place) => Some(place),
        // Pieces have no parent, so their transforms are global. Sounds of a despawned piece move to the middle of the board.
        SoundSource::Entity(entity) => {
            Some(transforms.get(entity).map_or(Vec3::ZERO, |transform| transform.translation))
        }
    }
}

pub(super) fn plugin(app: &mut App, mode: OutputMode) {
    cannon_app_base::common::sound::plugin(app);
    let engine = match AudioEngine::new(mode) {
        Ok(engine) => engine,
        // The game goes on without sound.
        Err(error) => return warn!("there is no sound: {error}"),
    };
    app.insert_resource(engine)
        // Decoding and opening the device wait until loading has finished, which needs the processors.
        .add_systems(
            Update,
            (update_volumes_and_listener.run_if(loading_screen::is_table_visible), play_requested_sounds)
                .chain()
                .after(SoundRequestSystems)
                .in_set(AppSystems::Animate),
        );
    #[cfg(feature = "dev")]
    app.add_systems(First, reload);
}

/// Decodes the recordings again when their files have changed.
#[cfg(feature = "dev")]
fn reload(mut engine: ResMut<AudioEngine>, mut changes: MessageReader<AssetReloadRequest>) {
    if changes.read().any(|change| change.0 == AssetKind::Sound) {
        engine.cache.get().reload();
    }
}

/// Applies the volume settings and the position of the camera.
fn update_volumes_and_listener(
    mut engine: ResMut<AudioEngine>,
    settings: Res<Settings>,
    game: Option<Res<Match>>,
    cameras: Query<(&Transform, &Projection), With<TableCamera>>,
) {
    let factor = if game.is_some_and(|game| game.is_exhibition()) { EXHIBITION_VOLUME } else { 1.0 };
    engine.set_volumes(Volumes { effects: settings.sound.effects * factor, ..settings.sound });
    if let Some((transform, projection)) = cameras.iter().next() {
        engine.listener = Listener::from_camera(*transform, projection);
    }
}

/// Plays the requested sounds and stops loops.
fn play_requested_sounds(
    mut engine: ResMut<AudioEngine>,
    mut requests: MessageReader<PlaySound>,
    mut stops: MessageReader<StopLoop>,
    transforms: Query<&Transform>,
) {
    // Loops are stopped first, so that a loop can be replaced by another with the same key in one frame.
    for StopLoop(key) in stops.read() {
        engine.stop_loop(*key);
    }
    for request in requests.read() {
        match request.loop_key {
            Some(key) => {
                engine.loops.insert(key, *request);
            }
            None => engine.play(*request, position(request.source, &transforms)),
        }
    }
    if engine.volumes.is_audible() {
        engine.update_voices(&transforms);
        engine.start_missing_loops(&transforms);
    }
}
