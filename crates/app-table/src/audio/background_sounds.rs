//! Background sound: the ambience of the room, and music on the title screen.

use bevy::prelude::*;

use super::SoundRequestSystems;
use cannon_app_base::common::sound::{LoopKey, PlaySound, Sound, StopLoop, sounds};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Screen;
use cannon_appearance::Room;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, update_background_sounds.in_set(SoundRequestSystems));
}

/// Starts and stops background sounds when the screen or the settings change.
fn update_background_sounds(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut playing: Local<[Option<Sound>; 2]>,
    mut sounds: MessageWriter<PlaySound>,
    mut stops: MessageWriter<StopLoop>,
) {
    let has_music = *screen.get() == Screen::Title || settings.sound.music_in_play;
    let ambience = match settings.room {
        Room::Study => sounds::STUDY_AMBIENCE,
        Room::Field => sounds::FIELD_AMBIENCE,
    };
    let wanted = [(LoopKey::Ambience, Some(ambience)), (LoopKey::Music, has_music.then_some(sounds::TITLE_MUSIC))];
    for (old, (key, new)) in playing.iter_mut().zip(wanted) {
        if *old != new {
            stops.write_batch(old.map(|_| StopLoop(key)));
            sounds.write_batch(new.map(|sound| PlaySound::non_positional(sound).looped(key)));
            *old = new;
        }
    }
}
