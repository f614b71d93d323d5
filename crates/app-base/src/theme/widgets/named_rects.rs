//! The rectangles of the named widgets on the screen.

use std::collections::BTreeMap;

use bevy_egui::egui::{Context, Id, Rect};

/// The rectangles of one frame, by name.
pub type NamedRects = BTreeMap<String, Rect>;

fn storage_id() -> Id {
    Id::new("cannon-widget-places")
}

/// Records the rectangle of a widget.
pub fn record(context: &Context, name: &str, rect: Rect) {
    context.data_mut(|data| {
        data.get_temp_mut_or_default::<NamedRects>(storage_id()).insert(name.to_owned(), rect);
    });
}

/// Returns and removes all rectangles that have been recorded since the last call.
pub fn take_all(context: &Context) -> NamedRects {
    context.data_mut(|data| std::mem::take(data.get_temp_mut_or_default::<NamedRects>(storage_id())))
}
