//! The summary of the review: for each side the accuracy and the number of actions of the worse classes.

use bevy_egui::egui;

use super::class_style;
use crate::parts::text;
use cannon_app_activities::review::ReviewSession;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::shapes::paint_ground;
use cannon_app_base::theme::widgets::{named_rects, one_line, paint_side_disc};
use cannon_app_base::theme::{fonts, measures};
use cannon_app_games as games;
use cannon_engine::analysis::{ActionClass, SideSummary};
use cannon_rules::Side;

const ROW_HEIGHT: f32 = 30.0;
/// Height of the summary, in points.
pub(super) const HEIGHT: f32 = 2.0 * ROW_HEIGHT;
/// The classes that are counted, from the mildest.
const COUNTED: [ActionClass; 4] =
    [ActionClass::Inaccuracy, ActionClass::Mistake, ActionClass::Blunder, ActionClass::MissedWin];
/// The most width of a name.
const NAME_WIDTH: f32 = 90.0;
/// Width of a count with its disc.
const COUNT_WIDTH: f32 = 38.0;

/// Shows the summary over the whole of `ui`. The figures appear when every action has an analysis.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, session: &ReviewSession) {
    let rect = ui.max_rect();
    named_rects::record(ui.ctx(), "review/summary", rect);
    paint_ground(ui.painter(), rect, *surface::CARD);
    let summaries = session.summaries();
    for (index, side) in Side::ALL.into_iter().enumerate() {
        let top = rect.top() + index as f32 * ROW_HEIGHT;
        let row = egui::Rect::from_x_y_ranges(rect.x_range().shrink(12.0), top..=top + ROW_HEIGHT);
        show_side(ui, words, session, side, row, summaries.as_ref().map(|summaries| &summaries[index]));
    }
}

fn show_side(
    ui: &egui::Ui,
    words: &Words,
    session: &ReviewSession,
    side: Side,
    row: egui::Rect,
    summary: Option<&SideSummary>,
) {
    let game = session.record.game;
    let name = text::name_of(words, (game, &session.record.players), side);
    let painter = ui.painter();
    paint_side_disc(painter, row.left_center() + egui::vec2(7.0, 0.0), 6.0, 1.5, games::tabletop(game).tone(side));
    let at = row.left_center() + egui::vec2(20.0, 0.0);
    let name = one_line(painter, &name, fonts::text(fonts::size::BODY), *ink::BODY, NAME_WIDTH);
    let name_right = at.x + name.size().x;
    painter.galley(at - egui::vec2(0.0, name.size().y / 2.0), name, *ink::BODY);
    let Some(summary) = summary else { return };
    let mut right = row.right();
    for class in COUNTED.into_iter().rev() {
        let count = summary.classes[ActionClass::GRADED.iter().position(|&other| other == class).unwrap_or_default()];
        let color = if count == 0 { *ink::DISABLED } else { class_style::of(class).color };
        let text = format!("{count} {}", class_style::of(class).symbol);
        let cell = row.with_max_x(right).with_min_x(right - COUNT_WIDTH);
        painter.text(cell.right_center(), egui::Align2::RIGHT_CENTER, text, fonts::bold(fonts::size::SMALL), color);
        let response = ui.interact(cell, ui.id().with((side.index(), class.name())), egui::Sense::hover());
        response.on_hover_text(words.text(class_style::of(class).text_id));
        right -= COUNT_WIDTH;
    }
    let Some(accuracy) = summary.accuracy else { return };
    let percent = format!("{accuracy:.0}");
    let [text, short] =
        ["review-accuracy", "settings-percent"].map(|id| words.format(id, &[("percent", percent.as_str().into())]));
    let layout = |text: &str| painter.layout_no_wrap(text.to_owned(), fonts::bold(fonts::size::BODY), *ink::BRIGHT);
    let room = egui::Rect::from_x_y_ranges(name_right + measures::SMALL..=right, row.y_range());
    let galley = Some(layout(&text)).filter(|galley| galley.size().x <= room.width()).unwrap_or_else(|| layout(&short));
    let at = egui::Align2::RIGHT_CENTER.anchor_size(room.right_center(), galley.size()).min;
    painter.galley(at, galley, *ink::BRIGHT);
    ui.interact(room, ui.id().with((side.index(), "accuracy")), egui::Sense::hover()).on_hover_text(text);
}
