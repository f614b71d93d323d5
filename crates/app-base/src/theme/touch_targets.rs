//! Larger controls for fingers.
//!
//! The interface grows until the smallest controls are [`FINGER_TARGET`] high, as far as the window has room for it, and rows of lists that
//! are lower than a control grow to its height.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, Id};

use super::measures;
use crate::settings::{LargeTargets, Settings};

/// Smallest width and height of a target for a finger, in logical pixels (WCAG 2.2, success criterion 2.5.5).
pub const FINGER_TARGET: f32 = 44.0;

/// Smallest scale of the interface with large targets.
pub(super) const MIN_SCALE: f32 = FINGER_TARGET / measures::CONTROL_HEIGHT;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TouchInput>();
}

/// Turns large targets on and off. A finger that touches the window once counts for the whole session.
pub(super) fn update(
    mut contexts: EguiContexts,
    mut touches: MessageReader<TouchInput>,
    mut finger_used: Local<bool>,
    settings: Res<Settings>,
) {
    *finger_used |= touches.read().any(|touch| touch.phase == TouchPhase::Started);
    let Ok(context) = contexts.ctx_mut() else { return };
    let are_large = match settings.large_targets {
        LargeTargets::WhenTouched => *finger_used,
        LargeTargets::Always => true,
        LargeTargets::Never => false,
    };
    context.data_mut(|data| data.insert_temp(are_large_id(), are_large));
}

/// Whether targets are large.
pub(super) fn are_large(context: &Context) -> bool {
    context.data(|data| data.get_temp(are_large_id())).unwrap_or(false)
}

/// The height of a row that can be clicked, in points, from its usual height.
pub fn row_height(context: &Context, usual: f32) -> f32 {
    if are_large(context) { usual.max(measures::CONTROL_HEIGHT) } else { usual }
}

fn are_large_id() -> Id {
    Id::new("cannon-large-targets")
}
