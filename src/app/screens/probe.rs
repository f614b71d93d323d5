//! The rectangles of all named widgets, for tests that click them and for tools.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use crate::app::theme::widgets::places;

/// The rectangles of all named widgets that were drawn in the last frame, in logical pixels of the window.
///
/// The name of a button is the identifier of its text; the name of an option of a choice is `name/option`.
#[derive(Resource, Clone, Debug, Default)]
pub struct WidgetPlaces {
    places: Vec<(String, Rect)>,
}

impl WidgetPlaces {
    /// The rectangle of the widget with this name, if it is on the screen.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Rect> {
        self.places.iter().find(|(other, _)| other == name).map(|(_, rect)| *rect)
    }

    /// All names and rectangles.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Rect)> {
        self.places.iter().map(|(name, rect)| (name.as_str(), *rect))
    }

    /// One line per widget: name, then left, top, right and bottom in whole pixels.
    #[must_use]
    pub fn to_lines(&self) -> String {
        let line = |(name, rect): (&str, Rect)| {
            format!("{name} {:.0} {:.0} {:.0} {:.0}\n", rect.min.x, rect.min.y, rect.max.x, rect.max.y)
        };
        self.iter().map(line).collect()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WidgetPlaces>().add_systems(EguiPrimaryContextPass, collect.in_set(Layer::Probe));
}

fn collect(mut contexts: EguiContexts, mut known: ResMut<WidgetPlaces>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    // Rectangles of egui are in points, which the interface scale makes larger than logical pixels.
    let scale = context.zoom_factor();
    let in_window =
        |rect: egui::Rect| Rect::new(rect.min.x * scale, rect.min.y * scale, rect.max.x * scale, rect.max.y * scale);
    let places: Vec<_> = places::take(context).into_iter().map(|(name, rect)| (name, in_window(rect))).collect();
    if known.places != places {
        known.places = places;
    }
}
