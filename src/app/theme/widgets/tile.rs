//! Tiles: buttons that show a picture.

use bevy_egui::egui::{
    CursorIcon, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::{Fade, focus_ring, mix, places};
use crate::app::theme::measures;
use crate::app::theme::palette::{accent, selection, surface};

/// A button that shows a picture, and its text as a tooltip.
#[must_use]
pub struct Tile<'a> {
    /// Its name among the widgets.
    pub name: &'a str,
    /// What it is for.
    pub text: String,
    /// Whether it is the present choice.
    pub chosen: bool,
    /// Its size.
    pub size: Vec2,
}

impl Tile<'_> {
    /// Shows the tile; `paint` paints its picture.
    pub fn show(self, ui: &mut Ui, paint: impl FnOnce(&Painter, Rect)) -> Response {
        let (rect, response) = ui.allocate_exact_size(self.size, Sense::click());
        places::note(ui.ctx(), self.name, rect);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, self.chosen, &self.text));
        if ui.is_rect_visible(rect) {
            let fade = Fade::of(ui, &response);
            let (ground, line) = if self.chosen {
                (selection::GROUND, accent::BRASS)
            } else {
                let ground = mix(surface::BUTTON, surface::BUTTON_HOVER, fade.hover);
                (ground, mix(surface::LINE, accent::BRASS_FAINT, fade.hover))
            };
            ui.painter().rect(rect, measures::ROUNDING, ground, Stroke::new(1.0, line), StrokeKind::Inside);
            paint(ui.painter(), rect.shrink(measures::TIGHT));
            focus_ring(ui, rect, &fade);
        }
        response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(self.text)
    }
}
