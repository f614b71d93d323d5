//! Tiles: buttons with a picture.

use bevy_egui::egui::{
    CursorIcon, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::{HoverFade, named_rects, paint_focus_ring};
use crate::theme::measures;
use crate::theme::palette::{accent, selection, surface};

/// A button with a picture. Its text is the tooltip.
#[must_use]
pub struct Tile<'a> {
    /// The name under which its rectangle is recorded.
    pub name: &'a str,
    /// What a screen reader says, and the tooltip.
    pub text: String,
    /// Whether it is shown as selected.
    pub is_selected: bool,
    /// Its size.
    pub size: Vec2,
}

impl Tile<'_> {
    /// Shows the tile; `paint` paints its picture.
    pub fn show(self, ui: &mut Ui, paint: impl FnOnce(&Painter, Rect)) -> Response {
        let text = self.text.clone();
        self.show_without_tooltip(ui, paint).on_hover_text(text)
    }

    /// Shows a tile whose picture says what its text says.
    pub fn show_without_tooltip(self, ui: &mut Ui, paint: impl FnOnce(&Painter, Rect)) -> Response {
        let (rect, response) = ui.allocate_exact_size(self.size, Sense::click());
        named_rects::record(ui.ctx(), self.name, rect);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, self.is_selected, &self.text));
        // A tile outside of the visible part that gets the focus scrolls into it.
        let fade = HoverFade::of(ui, &response);
        if ui.is_rect_visible(rect) {
            let (background, outline) = if self.is_selected {
                (*selection::BACKGROUND, *accent::BRASS)
            } else {
                let background = surface::BUTTON.lerp_to_gamma(*surface::BUTTON_HOVER, fade.hover);
                (background, surface::LINE.lerp_to_gamma(*accent::BRASS_FAINT, fade.hover))
            };
            ui.painter().rect(rect, measures::ROUNDING, background, Stroke::new(1.0, outline), StrokeKind::Inside);
            paint(ui.painter(), rect.shrink(measures::TIGHT));
            paint_focus_ring(ui, rect, &fade);
        }
        response.on_hover_cursor(CursorIcon::PointingHand)
    }
}
