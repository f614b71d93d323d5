//! Tiles with a picture, a title and lines of text below it, and a button in the corner.

use bevy_egui::egui::{Color32, FontId, Layout, Painter, Rect, Response, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{Tile, one_line};
use crate::theme::palette::ink;
use crate::theme::{Icon, fonts, measures};

/// Space between the edge and the content, in points.
const MARGIN: f32 = 6.0;
/// Height of a line of text, in points.
const LINE_HEIGHT: f32 = 19.0;
/// Width and height of the mark, in points.
const MARK: f32 = 18.0;

/// A tile with a picture and texts.
#[must_use]
pub struct PictureTile<'a> {
    /// The name under which its rectangle is recorded.
    pub name: &'a str,
    /// The first line below the picture.
    pub title: String,
    /// The colour of the title, and of the mark.
    pub color: Color32,
    /// The other lines.
    pub lines: Vec<String>,
    /// What a screen reader says, and the tooltip.
    pub spoken: String,
    /// Whether a star marks the tile.
    pub is_marked: bool,
}

impl PictureTile<'_> {
    /// The height of a tile of this width with this number of lines below its title.
    pub fn height(picture: f32, lines: usize) -> f32 {
        picture + (lines as f32 + 1.0) * LINE_HEIGHT + 3.0 * MARGIN + 2.0 * measures::TIGHT
    }

    /// Shows the tile over the whole of `ui`. `paint` paints the picture, and `corner` shows the button in the upper right corner.
    pub fn show<R>(
        self,
        ui: &mut Ui,
        paint: impl FnOnce(&Painter, Rect),
        corner: impl FnOnce(&mut Ui) -> R,
    ) -> (Response, R) {
        let rect = ui.max_rect();
        let tile = Tile { name: self.name, text: self.spoken.clone(), is_selected: false, size: rect.size() };
        let response = tile.show_without_tooltip(ui, |painter, inner| {
            let inner = inner.shrink(MARGIN);
            let text_height = (self.lines.len() as f32 + 1.0) * LINE_HEIGHT;
            let picture = inner.with_max_y(inner.bottom() - text_height - MARGIN);
            paint(painter, picture);
            let mut top = inner.bottom() - text_height;
            let mut line = |text: &str, font: FontId, color: Color32| {
                let galley = one_line(painter, text, font, color, inner.width());
                let left = inner.center().x - galley.size().x / 2.0;
                painter.galley(pos2(left, top), galley, color);
                top += LINE_HEIGHT;
            };
            line(&self.title, fonts::bold(fonts::size::BODY), self.color);
            for text in &self.lines {
                line(text, fonts::text(fonts::size::SMALL), *ink::BODY);
            }
            if self.is_marked {
                let mark = Rect::from_min_size(inner.min, Vec2::splat(MARK));
                Icon::Star.paint(painter, mark, self.color);
            }
        });
        let side = measures::CONTROL_HEIGHT;
        let place = Rect::from_min_size(pos2(rect.right() - side - MARGIN, rect.top() + MARGIN), vec2(side, side));
        let layout = Layout::left_to_right(bevy_egui::egui::Align::Center);
        let answer = corner(&mut ui.new_child(UiBuilder::new().max_rect(place).id_salt("corner").layout(layout)));
        (response.on_hover_text(self.spoken), answer)
    }
}
