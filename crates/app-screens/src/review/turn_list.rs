//! The list of turns with the class of each action, or only of the turning points.

use bevy::prelude::*;
use bevy_egui::egui;

use super::{PanelRequests, class_style, shown_game_ply};
use cannon_app_activities::review::{Review, ReviewRequest, ReviewSession, ReviewedAction};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::theme::palette::{accent, hover, ink, selection, surface};
use cannon_app_base::theme::widgets::shapes::paint_ground;
use cannon_app_base::theme::widgets::{named_rects, one_line, segmented_control};
use cannon_app_base::theme::{fonts, measures, palette, touch_targets};
use cannon_app_games as games;

const ROW_HEIGHT: f32 = 25.0;
/// Width of the number of a turn.
const NUMBER_WIDTH: f32 = 34.0;
/// Width of the disc of a side.
const DISC_WIDTH: f32 = 22.0;
/// Width and height of the sign of a move.
const SIGN: f32 = 14.0;
/// Width of the symbol of a class.
const SYMBOL_WIDTH: f32 = 30.0;

/// Height of the filter and two rows, below which there is no list.
pub(super) const MIN_HEIGHT: f32 = measures::CONTROL_HEIGHT + measures::SMALL + 2.0 * ROW_HEIGHT;

/// The turns in the list.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum TurnFilter {
    /// All turns.
    #[default]
    All,
    /// Only turning points.
    TurningPoints,
}

/// Shows the list over the whole of `ui`. A click on a move shows it as it is played.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    game: &Match,
    review: &Review,
    (filter, in_notation): (&mut TurnFilter, bool),
    requests: &mut PanelRequests,
) {
    let Some(session) = review.session() else { return };
    let options = [(TurnFilter::All, "review-all-turns"), (TurnFilter::TurningPoints, "review-turning-points")];
    segmented_control(ui, words, "review/turns", filter, &options);
    let rect = ui.available_rect_before_wrap().with_max_y(ui.max_rect().bottom());
    paint_ground(ui.painter(), rect, *surface::WELL);
    let plies: Vec<usize> = (0..session.plies())
        .filter(|&ply| {
            *filter == TurnFilter::All || session.action_at(ply).is_some_and(ReviewedAction::is_turning_point)
        })
        .collect();
    if plies.is_empty() {
        let text = words.text("review-no-turning-points");
        let font = fonts::text(fonts::size::SMALL);
        ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, text, font, *ink::DISABLED);
        return;
    }
    let body = rect.shrink2(egui::vec2(8.0, 4.0));
    let mut rows_ui = ui.new_child(egui::UiBuilder::new().max_rect(body).id_salt("review/rows"));
    rows_ui.spacing_mut().item_spacing.y = 0.0;
    rows_ui.set_clip_rect(body);
    let shown = review.reviewed_ply(game).unwrap_or_else(|| shown_game_ply(game, review));
    let row_height = touch_targets::row_height(ui.ctx(), ROW_HEIGHT);
    let mut area = egui::ScrollArea::vertical().id_salt(("review/turns", *filter)).auto_shrink(false);
    let memory = egui::Id::new("review/last-shown");
    if ui.memory(|memory_map| memory_map.data.get_temp::<usize>(memory)) != Some(shown) {
        ui.memory_mut(|memory_map| memory_map.data.insert_temp(memory, shown));
        let row = plies.iter().position(|&ply| ply >= shown).unwrap_or(plies.len());
        area = area.vertical_scroll_offset((row as f32 * row_height - body.height() / 2.0).max(0.0));
    }
    area.show_rows(&mut rows_ui, row_height, plies.len(), |ui, rows| {
        for &ply in &plies[rows] {
            let (row, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), row_height), egui::Sense::hover());
            if turn_row(ui, words, (session, in_notation), ply, row, shown == ply) {
                requests.review = Some(ReviewRequest::ShowMove(ply));
            }
        }
    });
}

/// Shows a turn. Returns whether it was clicked.
fn turn_row(
    ui: &egui::Ui,
    words: &Words,
    (session, in_notation): (&ReviewSession, bool),
    ply: usize,
    row: egui::Rect,
    is_shown: bool,
) -> bool {
    let timeline = &session.timeline;
    let (icon, text) = games::move_entry(timeline, ply, in_notation).unwrap_or_default();
    let in_words =
        timeline.action_at(ply).map(|action| games::move_text(timeline, ply, action, words)).unwrap_or_default();
    let response = ui.interact(row, ui.id().with(ply), egui::Sense::CLICK);
    named_rects::record(ui.ctx(), &format!("review-turn/{}", ply + 1), row);
    let class = session.action_at(ply).map(|action| action.analysis.assessment.class);
    let label = class.map_or_else(
        || in_words.clone(),
        |class| format!("{in_words}. {}", words.text(class_style::of(class).text_id)),
    );
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, is_shown, &label));
    let painter = ui.painter();
    let background = row.shrink2(egui::vec2(0.0, 1.5));
    if is_shown {
        let line = egui::Stroke::new(1.0, *accent::BRASS_FAINT);
        painter.rect(background, 4.0, *selection::BACKGROUND, line, egui::StrokeKind::Inside);
    } else if response.hovered() {
        painter.rect_filled(background, 4.0, *hover::BACKGROUND);
    }
    let number = format!("{}.", ply + 1);
    let at = egui::pos2(row.left() + NUMBER_WIDTH - 6.0, row.center().y);
    painter.text(at, egui::Align2::RIGHT_CENTER, number, fonts::text(fonts::size::SMALL), *ink::DISABLED);
    let (body, rim) = palette::piece_colors(games::tabletop(timeline.game()).tone(timeline.side_to_move_at(ply)));
    let center = egui::pos2(row.left() + NUMBER_WIDTH + DISC_WIDTH / 2.0, row.center().y);
    painter.circle(center, 5.0, body, egui::Stroke::new(1.2, rim));
    let mut left = row.left() + NUMBER_WIDTH + DISC_WIDTH + measures::TIGHT;
    if let Some(icon) = icon {
        let center = egui::pos2(left + SIGN / 2.0, row.center().y);
        icon.paint(painter, egui::Rect::from_center_size(center, egui::Vec2::splat(SIGN)), *accent::BRASS);
        left += SIGN + measures::TIGHT;
    }
    let color = if is_shown { *ink::BRIGHT } else { *ink::BODY };
    let room = row.right() - SYMBOL_WIDTH - left;
    let galley = one_line(painter, &text, fonts::text(fonts::size::BODY), color, room);
    painter.galley(egui::pos2(left, row.center().y - galley.size().y / 2.0), galley, color);
    if let Some(class) = class {
        let center = egui::pos2(row.right() - SYMBOL_WIDTH / 2.0, row.center().y);
        class_style::paint_sign(painter, center, class);
    }
    response.on_hover_text(label).on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}
