//! The desk: hands what is asked for to the mixer, as the settings have it.

use std::collections::HashMap;

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;

use super::ear::{Ear, Heard};
use super::mixer::Mixer;
use super::sound_cache::SoundCache;
use super::{Hear, OutputMode};
use crate::app::common::TableCamera;
use crate::app::common::particles::ParticleRng;
use crate::app::common::sound::{Bus, Hold, PlaySound, ReleaseSound, Sound, Whence};
#[cfg(feature = "dev")]
use crate::app::common::{AssetFilesChanged, AssetKind};
use crate::app::loading_screen;
use crate::app::play::Match;
use crate::app::settings::{Settings, Volumes};

/// How loud the game behind the title is, as a share of one that is played.
const EXHIBITION: f32 = 0.3;
/// By how much the pitch of two takes of the same thing may differ.
const VARIETY: f32 = 0.035;

/// The mixer and what it needs.
#[derive(Resource)]
pub struct AudioEngine {
    mixer: Option<SyncCell<Mixer>>,
    shelf: SyncCell<SoundCache>,
    /// What is held, whether it can be heard now or not.
    held: HashMap<Hold, PlaySound>,
    /// The take of each sound that was played last.
    last_takes: HashMap<Sound, usize>,
    dice: ParticleRng,
    ear: Ear,
    volumes: Volumes,
}

impl AudioEngine {
    fn new(mode: OutputMode) -> Self {
        AudioEngine {
            mixer: Mixer::new(mode).map(SyncCell::new),
            shelf: SyncCell::new(SoundCache::new(mode == OutputMode::Recording)),
            held: HashMap::new(),
            last_takes: HashMap::new(),
            dice: ParticleRng::new(1),
            ear: Ear::default(),
            volumes: Volumes { muted: true, ..Volumes::default() },
        }
    }

    /// How many sounds can be heard or are fading.
    pub fn voices(&mut self) -> usize {
        self.mixer.as_mut().map_or(0, |mixer| mixer.get().voices.count())
    }

    /// The next stretch of the mix, left and right in turn: only where sounds are but recorded.
    pub fn render(&mut self, seconds: f32) -> Vec<f32> {
        self.mixer.as_mut().map_or_else(Vec::new, |mixer| mixer.get().output().render(seconds))
    }

    /// Volumes as the player has set them.
    fn set_volumes(&mut self, volumes: Volumes) {
        if volumes == self.volumes {
            return;
        }
        self.volumes = volumes;
        let Some(mixer) = &mut self.mixer else { return };
        let mixer = mixer.get();
        let audible = volumes.is_audible();
        if audible {
            self.shelf.get().stock_effects();
            mixer.set_volumes(&volumes);
        }
        mixer.hush(|bus| volumes.of(bus) <= 0.0);
        mixer.output().set_active(audible);
    }

    /// Plays a sound, or has it ready soon.
    fn play(&mut self, asked: PlaySound, place: Option<Vec3>) {
        if self.volumes.of(asked.sound.entry().bus) <= 0.0 {
            return;
        }
        let Some(mixer) = &mut self.mixer else { return };
        let heard = place.map_or(Heard::HERE, |place| self.ear.hear(place));
        let sound = if heard.afar { asked.sound.far_off() } else { asked.sound };
        let takes = sound.entry().takes.len();
        let last = self.last_takes.entry(sound).or_insert(0);
        // Never the same take twice in a row.
        let step = if takes > 2 { 1 + (self.dice.unit() * (takes - 1) as f32) as usize } else { 1 };
        let nth = (*last + step) % takes;
        let Some(data) = self.shelf.get().take(sound, nth) else { return };
        *last = nth;
        let varies = takes > 1 || sound.period().is_some() && sound.entry().bus == Bus::Effects;
        let rate = if varies { 1.0 + f64::from(self.dice.between(-VARIETY, VARIETY)) } else { 1.0 };
        mixer.get().play(PlaySound { sound, ..asked }, data, rate, heard);
    }

    /// Begins what is held and not heard, such as after muting, or when it has been decoded.
    fn take_up_held(&mut self, places: &Places) {
        let Some(mixer) = &mut self.mixer else { return };
        let voices = &mixer.get().voices;
        let missing: Vec<PlaySound> =
            self.held.iter().filter(|(hold, _)| !voices.holds(**hold)).map(|(_, asked)| *asked).collect();
        for asked in missing {
            self.play(asked, places.of(asked.whence));
        }
    }

    fn release(&mut self, hold: Hold) {
        if let Some(PlaySound { sound, .. }) = self.held.remove(&hold) {
            if let Some(mixer) = &mut self.mixer {
                mixer.get().release(hold, sound);
            }
            self.shelf.get().put_away(sound);
        }
    }

    /// Sounds follow their bodies, and the camera.
    fn follow(&mut self, places: &Places) {
        let Some(mixer) = &mut self.mixer else { return };
        let voices = &mut mixer.get().voices;
        voices.sweep();
        for voice in voices.iter_mut() {
            if let Some(place) = places.of(voice.whence) {
                voice.follow(self.ear.hear(place));
            }
        }
    }
}

/// Where bodies are.
struct Places<'a, 'w, 's>(&'a Query<'w, 's, &'static Transform>);

impl Places<'_, '_, '_> {
    fn of(&self, whence: Whence) -> Option<Vec3> {
        match whence {
            Whence::Here => None,
            Whence::Place(place) => Some(place),
            // Pieces are at the root of the scene. One that is gone was last heard in the middle.
            Whence::Body(body) => Some(self.0.get(body).map_or(Vec3::ZERO, |body| body.translation)),
        }
    }
}

pub(super) fn plugin(app: &mut App, mode: OutputMode) {
    crate::app::common::sound::plugin(app);
    app.insert_resource(AudioEngine::new(mode))
        // Nothing is decoded, and no device opened, while the processors are wanted for coming up.
        .add_systems(Update, (listen.run_if(loading_screen::is_open), hear).chain().after(Hear).in_set(Attend));
    #[cfg(feature = "dev")]
    app.add_systems(First, reload);
    app.configure_sets(Update, Attend.in_set(crate::app::AppSystems::Animate));
}

/// Decodes the recordings again when their files have changed.
#[cfg(feature = "dev")]
fn reload(mut engine: ResMut<AudioEngine>, mut changes: MessageReader<AssetFilesChanged>) {
    if changes.read().any(|change| change.0 == AssetKind::Sound) {
        engine.shelf.get().reload();
    }
}

/// The desk's systems.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Attend;

/// Keeps up with settings and camera.
fn listen(
    mut desk: ResMut<AudioEngine>,
    settings: Res<Settings>,
    game: Option<Res<Match>>,
    cameras: Query<(&Transform, &Projection), With<TableCamera>>,
) {
    let share = if game.is_some_and(|game| game.is_exhibition()) { EXHIBITION } else { 1.0 };
    desk.set_volumes(Volumes { effects: settings.sound.effects * share, ..settings.sound });
    if let Some((from, projection)) = cameras.iter().next() {
        desk.ear = Ear::behind(*from, projection);
    }
}

/// Plays what is asked for.
fn hear(
    mut desk: ResMut<AudioEngine>,
    mut asked: MessageReader<PlaySound>,
    mut released: MessageReader<ReleaseSound>,
    bodies: Query<&'static Transform>,
) {
    let places = Places(&bodies);
    // Who lets go of one held sound and takes up another in the same place does so in this order.
    for ReleaseSound(hold) in released.read() {
        desk.release(*hold);
    }
    for asked in asked.read() {
        match asked.hold {
            Some(hold) => {
                desk.held.insert(hold, *asked);
            }
            None => desk.play(*asked, places.of(asked.whence)),
        }
    }
    if desk.volumes.is_audible() {
        desk.follow(&places);
        desk.take_up_held(&places);
    }
}
