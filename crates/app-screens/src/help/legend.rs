//! The legend of the marks on the board: each mark as it looks on the table, with a sentence about it.

use bevy_egui::egui::{self, Color32, Mesh, Rect, Rgba, Shape, vec2};
use cannon_rules::GameId;

use cannon_app_base::common::marks::legend::{COMMON_LEGEND, EDITOR_LEGEND};
use cannon_app_base::common::marks::{LegendEntry, MarkKind, MarkLook};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::diagram as colors;
use cannon_app_base::theme::widgets::{Column, two_columns};
use cannon_app_base::theme::{measures, widgets};
use cannon_app_games as games;

/// Width and height of the square on which a mark is drawn, in points.
const SQUARE: f32 = 36.0;
/// The part of a square that a shape of width 1 covers. Some shapes reach beyond their square.
const SHAPE: f32 = 0.88;

/// Shows the legend of a game, and the legend of the editor if the editor is open.
pub(super) fn show(ui: &mut egui::Ui, (words, look): (&Words, &MarkLook), game: GameId, in_editor: bool) {
    let table = games::tabletop(game);
    entries(ui, (words, look), &words.text(table.id.name_id()), table.legend);
    entries(ui, (words, look), &words.text("legend-heading-common"), COMMON_LEGEND);
    if in_editor {
        entries(ui, (words, look), &words.text("legend-heading-editor"), EDITOR_LEGEND);
    }
}

/// Shows entries in two columns under a heading.
fn entries(ui: &mut egui::Ui, (words, look): (&Words, &MarkLook), heading: &str, entries: &[LegendEntry]) {
    let half = entries.len().div_ceil(2);
    widgets::section(ui, heading, |ui| {
        two_columns(ui, |ui, column| {
            let (left, right) = entries.split_at(half);
            for entry in if column == Column::Left { left } else { right } {
                show_entry(ui, words, look, entry);
            }
        });
    });
}

fn show_entry(ui: &mut egui::Ui, words: &Words, look: &MarkLook, entry: &LegendEntry) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = measures::TIGHT;
        for kind in entry.kinds {
            let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(SQUARE), egui::Sense::hover());
            ui.painter().rect_filled(rect, 2.0, *colors::BOARD);
            ui.painter().add(shape(look, kind, rect));
        }
        ui.add_space(measures::SMALL);
        widgets::paragraph(ui, &words.text(entry.text));
    });
}

/// The shape of a mark in a square.
fn shape(look: &MarkLook, kind: &MarkKind, square: Rect) -> Shape {
    let mut mesh = Mesh::default();
    for corners in look.shape(kind).triangles() {
        let first = mesh.vertices.len() as u32;
        for (point, colour) in corners {
            let at = square.center() + vec2(point.x, -point.y) * square.width() * SHAPE;
            let colour = Rgba::from_rgba_unmultiplied(colour.red, colour.green, colour.blue, colour.alpha);
            mesh.colored_vertex(at, Color32::from(colour));
        }
        mesh.add_triangle(first, first + 1, first + 2);
    }
    Shape::mesh(mesh)
}
