//! Sounds of buttons and other widgets.

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::SoundRequestSystems;
use cannon_app_base::common::sound::{PlaySound, sounds};
use cannon_app_base::theme::widgets::{WidgetInteraction, take_interaction};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, play_widget_sounds.in_set(SoundRequestSystems));
}

/// Plays the sound of the widget that was pressed or hovered in the previous frame.
fn play_widget_sounds(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for mut context in &mut contexts {
        let sound = match take_interaction(context.bypass_change_detection().get_mut()) {
            Some(WidgetInteraction::Press) => sounds::PRESS,
            Some(WidgetInteraction::Hover) => sounds::HOVER,
            None => continue,
        };
        sounds.write(PlaySound::non_positional(sound));
    }
}
