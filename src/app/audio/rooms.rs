//! What is always there: the quiet of the room, and music on the title.

use bevy::prelude::*;

use super::Hear;
use crate::app::common::sound::{Hold, PlaySound, ReleaseSound, Sound, sounds};
use crate::app::settings::Settings;
use crate::app::states::Screen;
use crate::appearance::Room;

/// What sounds now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Background {
    room: Option<Sound>,
    music: Option<Sound>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Background>().add_systems(Update, keep_up.in_set(Hear));
}

/// What is to sound on a screen.
fn wanted(screen: Screen, settings: &Settings) -> Background {
    let music = screen == Screen::Title || settings.sound.music_in_play;
    let room = match settings.room {
        Room::Study => sounds::STUDY_AMBIENCE,
        Room::Field => sounds::FIELD_AMBIENCE,
    };
    Background { room: Some(room), music: music.then_some(sounds::TITLE_MUSIC) }
}

fn keep_up(
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut background: ResMut<Background>,
    mut sounds: MessageWriter<PlaySound>,
    mut releases: MessageWriter<ReleaseSound>,
) {
    let wanted = wanted(*screen.get(), &settings);
    if *background == wanted {
        return;
    }
    let mut change = |before: Option<Sound>, after: Option<Sound>, hold| {
        if before != after {
            if before.is_some() {
                releases.write(ReleaseSound(hold));
            }
            sounds.write_batch(after.map(|sound| PlaySound::here(sound).held(hold)));
        }
    };
    change(background.room, wanted.room, Hold::Room);
    change(background.music, wanted.music, Hold::Music);
    *background = wanted;
}
