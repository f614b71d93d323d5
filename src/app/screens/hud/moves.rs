//! What has been played, in notation, two columns a round.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::i18n::Words;
use crate::app::play::{Ask, Match, Request};
use crate::app::theme::palette::{accent, hover, ink, selection, surface};
use crate::app::theme::widgets::places;
use crate::app::theme::{fonts, measures};

const ROW: f32 = 25.0;
const NUMBER_WIDTH: f32 = 34.0;

/// Shows the moves over the whole of `ui`. A click on one shows the position after it.
pub(super) fn list(
    ui: &mut egui::Ui,
    words: &Words,
    game: &Match,
    asks: &mut MessageWriter<Ask>,
    last_shown: &mut Option<usize>,
) {
    let rect = ui.max_rect();
    ui.painter().rect(
        rect,
        measures::ROUNDING,
        surface::WELL,
        egui::Stroke::new(1.0, surface::LINE),
        egui::StrokeKind::Inside,
    );
    let timeline = game.timeline();
    let first = timeline.side_to_move_at(0);
    let head = rect.shrink2(egui::vec2(10.0, 0.0)).with_max_y(rect.top() + ROW + 4.0);
    let column = (head.width() - NUMBER_WIDTH) / 2.0;
    for (index, side) in [first, !first].into_iter().enumerate() {
        let at = egui::pos2(head.left() + NUMBER_WIDTH + column * index as f32 + 8.0, head.center().y);
        ui.painter().text(
            at,
            egui::Align2::LEFT_CENTER,
            words.side_in(timeline.game(), side),
            fonts::bold(fonts::size::SMALL),
            ink::QUIET,
        );
    }
    ui.painter().hline(rect.x_range().shrink(1.0), head.bottom(), egui::Stroke::new(1.0, surface::LINE));
    let body = egui::Rect::from_min_max(
        egui::pos2(head.left(), head.bottom() + 3.0),
        egui::pos2(head.right(), rect.bottom() - 4.0),
    );
    if timeline.ply() == 0 {
        let text = words.text("hud-no-moves");
        ui.painter().text(
            body.center(),
            egui::Align2::CENTER_CENTER,
            text,
            fonts::text(fonts::size::SMALL),
            ink::DISABLED,
        );
        return;
    }

    let shown = game.shown_ply();
    let mut area = egui::ScrollArea::vertical().id_salt("moves").auto_shrink(false);
    if *last_shown != Some(shown) {
        *last_shown = Some(shown);
        let row = shown.saturating_sub(1) / 2;
        area = area.vertical_scroll_offset((row as f32 * ROW - body.height() / 2.0 + ROW / 2.0).max(0.0));
    }
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(body).id_salt("rows"));
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.set_clip_rect(body);
    area.show_rows(&mut ui, ROW, timeline.ply().div_ceil(2), |ui, rows| {
        for row in rows {
            let (line, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), ROW), egui::Sense::hover());
            let number = format!("{}.", row + 1);
            let at = egui::pos2(line.left() + NUMBER_WIDTH - 8.0, line.center().y);
            ui.painter().text(at, egui::Align2::RIGHT_CENTER, number, fonts::text(fonts::size::SMALL), ink::DISABLED);
            for ply in [row * 2, row * 2 + 1] {
                let left = line.left() + NUMBER_WIDTH + column * (ply % 2) as f32;
                let place = egui::Rect::from_min_size(egui::pos2(left, line.top()), egui::vec2(column, ROW));
                let Some(text) = timeline.notation_at(ply).filter(|_| ply < timeline.ply()) else { continue };
                if entry(ui, place, ply, &text, shown == ply + 1) {
                    asks.write(Ask::interface(Request::Show(ply + 1)));
                }
            }
        }
    });
}

fn entry(ui: &egui::Ui, rect: egui::Rect, ply: usize, text: &str, shown: bool) -> bool {
    let response = ui.interact(rect, ui.id().with(ply), egui::Sense::CLICK);
    places::note(ui.ctx(), &format!("hud-move/{}", ply + 1), rect);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, shown, text));
    let ground = rect.shrink2(egui::vec2(1.0, 1.5));
    if shown {
        let line = egui::Stroke::new(1.0, accent::BRASS_FAINT);
        ui.painter().rect(ground, 4.0, selection::GROUND, line, egui::StrokeKind::Inside);
    } else if response.hovered() {
        ui.painter().rect_filled(ground, 4.0, hover::GROUND);
    }
    let color = if shown { ink::BRIGHT } else { ink::BODY };
    let at = egui::pos2(rect.left() + 8.0, rect.center().y);
    ui.painter().text(at, egui::Align2::LEFT_CENTER, text, fonts::text(fonts::size::BODY), color);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}
