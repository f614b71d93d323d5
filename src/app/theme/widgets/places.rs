//! Where the named widgets are on the screen.

use std::collections::BTreeMap;

use bevy_egui::egui::{Context, Id, Rect};

/// The places of one frame, by name.
pub type Places = BTreeMap<String, Rect>;

fn storage() -> Id {
    Id::new("cannon-widget-places")
}

/// Notes where a widget is.
pub fn note(context: &Context, name: &str, rect: Rect) {
    context.data_mut(|data| {
        data.get_temp_mut_or_default::<Places>(storage()).insert(name.to_owned(), rect);
    });
}

/// Takes all that has been noted since the last call.
#[must_use]
pub fn take(context: &Context) -> Places {
    context.data_mut(|data| std::mem::take(data.get_temp_mut_or_default::<Places>(storage())))
}
