//! Lets the interface come to rest.
//!
//! `bevy_egui` tells egui in every frame which modifier keys are held. egui takes any event for a reason to draw once more, so that the
//! window would never sleep. Here the news is passed on only if it is news.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_repeated_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut known: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                let news = *modifiers != *known;
                *known = *modifiers;
                news
            }
            _ => true,
        });
    }
}
