//! A filter for repeated egui events, so that the window can stop redrawing.
//!
//! `bevy_egui` sends the state of the modifier keys to egui in every frame, and egui requests a repaint for any event. The filter drops
//! these events unless the state has changed.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_repeated_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut previous: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                let changed = *modifiers != *previous;
                *previous = *modifiers;
                changed
            }
            _ => true,
        });
    }
}
