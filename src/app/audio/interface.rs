//! What is pressed and pointed at in menus and panels.

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::Hear;
use crate::app::common::sound::{PlaySound, sounds};
use crate::app::theme::widgets::{Touch, take_touch};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, feel.in_set(Hear));
}

/// Widgets note how they were touched in the frame before.
fn feel(mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>, mut sounds: MessageWriter<PlaySound>) {
    for mut context in &mut contexts {
        let heard = match take_touch(context.bypass_change_detection().get_mut()) {
            Some(Touch::Press) => sounds::PRESS,
            Some(Touch::Hover) => sounds::HOVER,
            None => continue,
        };
        sounds.write(PlaySound::here(heard));
    }
}
