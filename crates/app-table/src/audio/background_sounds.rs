//! Background sound: the ambience of the room, and music on the title screen.

use bevy::prelude::*;

use super::SoundRequestSystems;
use cannon_app_base::common::sound::{LoopKey, PlaySound, Sound, StopLoop, sounds};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Screen;
use cannon_appearance::Room;

/// The background sounds that are playing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct BackgroundSounds {
    ambience: Option<Sound>,
    music: Option<Sound>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BackgroundSounds>().add_systems(Update, update_background_sounds.in_set(SoundRequestSystems));
}

/// The background sounds of a screen.
fn background_sounds(screen: Screen, settings: &Settings) -> BackgroundSounds {
    let music = screen == Screen::Title || settings.sound.music_in_play;
    let room = match settings.room {
        Room::Study => sounds::STUDY_AMBIENCE,
        Room::Field => sounds::FIELD_AMBIENCE,
    };
    BackgroundSounds { ambience: Some(room), music: music.then_some(sounds::TITLE_MUSIC) }
}

/// Starts and stops background sounds when the screen or the settings change.
fn update_background_sounds(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut background: ResMut<BackgroundSounds>,
    mut sounds: MessageWriter<PlaySound>,
    mut stops: MessageWriter<StopLoop>,
) {
    let target = background_sounds(*screen.get(), &settings);
    if *background == target {
        return;
    }
    let mut replace = |old: Option<Sound>, new: Option<Sound>, key| {
        if old != new {
            if old.is_some() {
                stops.write(StopLoop(key));
            }
            sounds.write_batch(new.map(|sound| PlaySound::non_positional(sound).looped(key)));
        }
    };
    replace(background.ambience, target.ambience, LoopKey::Ambience);
    replace(background.music, target.music, LoopKey::Music);
    *background = target;
}
