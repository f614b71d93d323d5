//! The rectangles of all named widgets, for tests that click them and for tools.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use cannon_app_base::theme::widgets::named_rects;

/// The rectangles of all named widgets that were drawn in the last frame, in logical pixels of the window.
///
/// The name of a button is the identifier of its text; the name of an option of a choice is `name/option`.
#[derive(Resource, Clone, Debug, Default)]
pub struct WidgetRects {
    rects: Vec<(String, Rect)>,
}

impl WidgetRects {
    /// The rectangle of the widget with this name, if it is on the screen.
    pub fn get(&self, name: &str) -> Option<Rect> {
        self.rects.iter().find(|(other, _)| other == name).map(|(_, rect)| *rect)
    }

    /// All names and rectangles.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Rect)> {
        self.rects.iter().map(|(name, rect)| (name.as_str(), *rect))
    }

    /// One line per widget: name, then left, top, right and bottom in whole pixels.
    #[cfg(test)]
    pub(super) fn to_lines(&self) -> String {
        let line = |(name, rect): (&str, Rect)| {
            format!("{name} {:.0} {:.0} {:.0} {:.0}\n", rect.min.x, rect.min.y, rect.max.x, rect.max.y)
        };
        self.iter().map(line).collect()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WidgetRects>().add_systems(EguiPrimaryContextPass, collect.in_set(UiLayer::CollectRects));
}

fn collect(mut contexts: EguiContexts, mut widget_rects: ResMut<WidgetRects>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    // Rectangles of egui are in points, which the interface scale makes larger than logical pixels.
    let scale = context.zoom_factor();
    let in_window =
        |rect: egui::Rect| Rect::new(rect.min.x * scale, rect.min.y * scale, rect.max.x * scale, rect.max.y * scale);
    let rects: Vec<_> =
        named_rects::take_all(context).into_iter().map(|(name, rect)| (name, in_window(rect))).collect();
    if widget_rects.rects != rects {
        widget_rects.rects = rects;
    }
}
