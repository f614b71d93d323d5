//! Interactions with widgets, which are recorded while the widgets are drawn, for the sounds of the interface.

use bevy_egui::egui::{Context, Id, Response};

/// An interaction with a clickable widget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WidgetInteraction {
    /// The pointer has entered it, or it has got the keyboard focus.
    Hover,
    /// It was clicked.
    Press,
}

/// The widget of the last interaction, and the strongest interaction since it was last taken.
#[derive(Clone, Copy, Debug, Default)]
struct InteractionState {
    last_widget: Option<Id>,
    interaction: Option<WidgetInteraction>,
}

fn storage_id() -> Id {
    Id::new("cannon-widget-touch")
}

/// Records an interaction with a widget, if there is one. Of several interactions in a frame the strongest counts.
pub(super) fn record(context: &Context, response: &Response) {
    if !response.sense.senses_click() {
        return;
    }
    // These methods read the context, which is locked while its data are written.
    let (is_entered, is_clicked) = (response.hovered() || response.gained_focus(), response.clicked());
    if !is_entered && !is_clicked {
        return;
    }
    context.data_mut(|data| {
        let touched = data.get_temp_mut_or_default::<InteractionState>(storage_id());
        let touch = match is_clicked {
            true => Some(WidgetInteraction::Press),
            false => (touched.last_widget != Some(response.id)).then_some(WidgetInteraction::Hover),
        };
        touched.last_widget = Some(response.id);
        touched.interaction = touched.interaction.max(touch);
    });
}

/// Returns and removes the strongest interaction since the last call.
pub fn take_interaction(context: &Context) -> Option<WidgetInteraction> {
    context.data_mut(|data| data.get_temp_mut_or_default::<InteractionState>(storage_id()).interaction.take())
}
