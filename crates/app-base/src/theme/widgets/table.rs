//! Tables of text.

use std::sync::Arc;

use bevy_egui::egui::{Color32, FontId, Galley, Painter, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

use crate::theme::palette::{accent, ink, surface};
use crate::theme::{fonts, measures};

/// Space at the left and right of a cell's text, in points.
const CELL_MARGIN: f32 = 6.0;
/// Space above and below a cell's text, in points.
const ROW_MARGIN: f32 = 4.0;
/// Width and height of a picture before the first cell, in points.
const PICTURE: f32 = 30.0;
/// Width of the first column, which names the rows, as a multiple of the width of the other columns.
const FIRST_COLUMN: f32 = 1.35;

/// A table over the whole width. All rows have as many cells as the head; longer texts wrap.
pub fn table(ui: &mut Ui, head: &[String], rows: &[Vec<String>]) {
    show(ui, head, rows, None);
}

/// A [`table`] with a picture before the first cell of each row. `paint` paints it for the index of a row.
pub fn table_with_pictures(ui: &mut Ui, head: &[String], rows: &[Vec<String>], paint: impl Fn(&Painter, Rect, usize)) {
    show(ui, head, rows, Some(&paint));
}

/// What paints the picture of a row.
type PaintRow<'a> = &'a dyn Fn(&Painter, Rect, usize);

fn show(ui: &mut Ui, head: &[String], rows: &[Vec<String>], paint: Option<PaintRow>) {
    let columns = head.len().max(1) as f32;
    let unit = ui.available_width() / (columns - 1.0 + FIRST_COLUMN);
    let before = paint.map_or(0.0, |_| PICTURE + CELL_MARGIN);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        row(ui, (unit, 0.0), head, (&fonts::bold(fonts::size::SMALL), *accent::BRASS), Color32::TRANSPARENT);
        for (index, cells) in rows.iter().enumerate() {
            let background = if index % 2 == 0 { *surface::WELL } else { Color32::TRANSPARENT };
            let rect = row(ui, (unit, before), cells, (&fonts::text(fonts::size::SMALL), *ink::BODY), background);
            if let Some(paint) = paint {
                let left = pos2(rect.left() + CELL_MARGIN, rect.center().y - PICTURE / 2.0);
                paint(ui.painter(), Rect::from_min_size(left, Vec2::splat(PICTURE)), index);
            }
        }
    });
    ui.add_space(measures::SMALL);
}

/// Shows a row whose columns have this unit of width, with this space before its first text. Returns its rectangle.
fn row(
    ui: &mut Ui,
    (unit, before): (f32, f32),
    cells: &[String],
    (font, color): (&FontId, Color32),
    background: Color32,
) -> Rect {
    let width = |column: usize| if column == 0 { unit * FIRST_COLUMN } else { unit };
    let start = |column: usize| CELL_MARGIN + if column == 0 { before } else { 0.0 };
    let galleys: Vec<Arc<Galley>> = cells
        .iter()
        .enumerate()
        .map(|(column, text)| {
            let wrap = (width(column) - start(column) - CELL_MARGIN).max(1.0);
            ui.painter().layout(text.clone(), font.clone(), color, wrap)
        })
        .collect();
    let height = galleys.iter().map(|galley| galley.size().y).fold(before, f32::max) + 2.0 * ROW_MARGIN;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, background);
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, *surface::LINE));
    let mut left = rect.left();
    for (column, galley) in galleys.into_iter().enumerate() {
        ui.painter().galley(pos2(left + start(column), rect.top() + ROW_MARGIN), galley, color);
        left += width(column);
    }
    rect
}
