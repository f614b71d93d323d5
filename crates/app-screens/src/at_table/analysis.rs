//! The analysis of the shown position, beside the board in a game and in a review: a card with the best lines, and the evaluation bar.

use bevy_egui::egui;

use crate::parts::side_panel::SidePanel;
use cannon_app_activities::opponent::{ANALYSIS_LINES, LiveAnalysis, SecondAdviser};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::shapes::paint_ground;
use cannon_app_base::theme::widgets::{named_rects, one_line};
use cannon_app_base::theme::{fonts, measures, palette};
use cannon_app_games as games;
use cannon_engine::analysis::pv_notation;
use cannon_engine::{Score, SearchInfo, engine};
use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;

/// Height of a row of the card, in points.
const ROW_HEIGHT: f32 = 19.0;
/// The rows above the lines: the heading, and how far the search has come.
const HEADING_ROWS: usize = 2;
/// The rows of a second adviser: the name, and its best line.
const ADVISER_ROWS: usize = 2;
/// Width of the scores in the card, in points.
const SCORE_WIDTH: f32 = 62.0;
/// The maximum number of actions of a line in the text.
const MAX_LINE_ACTIONS: usize = 6;
/// Width of the strip with the evaluation bar, in points.
pub(crate) const BAR_STRIP_WIDTH: f32 = 24.0;
/// Width of the evaluation bar, in points.
const BAR_WIDTH: f32 = 12.0;

/// Height of the card, in points.
pub(crate) fn card_height(analysis: &LiveAnalysis) -> f32 {
    let adviser = if analysis.second_adviser().name().is_some() { ADVISER_ROWS } else { 0 };
    ROW_HEIGHT * (HEADING_ROWS + ANALYSIS_LINES.get() + adviser) as f32 + 2.0 * measures::SMALL
}

/// Shows the card with the lines over the whole of `ui`.
pub(crate) fn card(ui: &mut egui::Ui, words: &Words, analysis: &LiveAnalysis) {
    let rect = ui.max_rect();
    named_rects::record(ui.ctx(), "analysis/card", rect);
    paint_ground(ui.painter(), rect, *surface::CARD);
    let Some(timeline) = analysis.timeline() else { return };
    let inner = rect.shrink(measures::SMALL);
    let row = |number: usize| {
        let top = inner.top() + ROW_HEIGHT * number as f32;
        egui::Rect::from_x_y_ranges(inner.x_range(), top..=top + ROW_HEIGHT)
    };
    if let Some(outcome) = timeline.outcome() {
        small(ui, row(0), &words.outcome_in(timeline.game(), outcome), *ink::BODY);
        return;
    }
    let side = words.side_in(timeline.game(), timeline.side_to_move());
    small(ui, row(0), &words.format("analysis-heading", &[("side", side.into())]), *ink::BRIGHT);
    show_adviser(ui, words, analysis.second_adviser(), timeline, &|rows| {
        row(HEADING_ROWS + ANALYSIS_LINES.get() + rows)
    });
    let lines = analysis.lines();
    let Some(best) = lines.first() else {
        small(ui, row(1), &words.text("analysis-begins"), *ink::QUIET);
        return;
    };
    let args = [("depth", best.depth.into()), ("thousands", (best.nodes / 1_000).into())];
    small(ui, row(1), &words.format("analysis-depth", &args), *ink::QUIET);
    for (number, line) in lines.iter().enumerate() {
        let rect = row(HEADING_ROWS + number);
        let (score, actions) = rect.split_left_right_at_x(rect.left() + SCORE_WIDTH);
        small(ui, score, &score_text(words, timeline, line), *ink::BRIGHT);
        let shown = &line.pv[..line.pv.len().min(MAX_LINE_ACTIONS)];
        let notation = pv_notation(timeline, shown).join("  ");
        named_rects::record(ui.ctx(), &format!("analysis/line/{}={notation}", number + 1), rect);
        small(ui, actions, &notation, *ink::BODY);
    }
}

/// Shows a text in a row of the card, cut off at its end if the row is too short.
fn small(ui: &egui::Ui, rect: egui::Rect, text: &str, color: egui::Color32) {
    let align = egui::Align2::LEFT_CENTER;
    let galley = one_line(ui.painter(), text, fonts::text(fonts::size::SMALL), color, rect.width());
    ui.painter().galley(align.anchor_size(align.pos_in_rect(&rect), galley.size()).min, galley, color);
}

/// Shows the second adviser, if there is one, in the rows that `row` returns: its name and depth, and its best line or why it has none.
fn show_adviser(
    ui: &egui::Ui,
    words: &Words,
    adviser: &SecondAdviser,
    timeline: &AnyTimeline,
    row: &dyn Fn(usize) -> egui::Rect,
) {
    let Some(name) = adviser.name() else { return };
    let line = adviser.best_line();
    let depth = line.and_then(|line| line.depth);
    let heading = match depth {
        Some(depth) => {
            let side = words.side_in(timeline.game(), timeline.side_to_move());
            let args = [("name", name.into()), ("depth", depth.into()), ("side", side.into())];
            words.format("analysis-adviser", &args)
        }
        None => name.to_owned(),
    };
    small(ui, row(0), &heading, *ink::BRIGHT);
    if let Some(fault) = adviser.fault() {
        small(ui, row(1), &words.message(fault), *ink::QUIET);
    } else if let Some(line) = line {
        let (score, actions) = row(1).split_left_right_at_x(row(1).left() + SCORE_WIDTH);
        let text = line.score.map(|score| match score {
            // The units of other programs are their own.
            Score::Advantage(hundredths) => format!("{:+.2}", f64::from(hundredths) / 100.0),
            _ => words.forced_end(score).unwrap_or_default(),
        });
        small(ui, score, &text.unwrap_or_default(), *ink::BRIGHT);
        let notation = pv_notation(timeline, &line.actions[..line.actions.len().min(MAX_LINE_ACTIONS)]).join("  ");
        named_rects::record(ui.ctx(), &format!("analysis/adviser={notation}"), row(1));
        small(ui, actions, &notation, *ink::BODY);
    } else if adviser.is_searching() {
        small(ui, row(1), &words.text("analysis-begins"), *ink::QUIET);
    }
}

/// The chance to win of the side to move in percent, or the number of turns to a forced end.
fn score_text(words: &Words, timeline: &AnyTimeline, line: &SearchInfo) -> String {
    words.forced_end(line.score).unwrap_or_else(|| {
        let percentage = engine(timeline.game()).win_model().win_percentage(line.score);
        words.format("analysis-chance", &[("percent", format!("{percentage:.0}").into())])
    })
}

/// Shows the evaluation bar in a strip between a panel and the board: the chances of the sides to win as parts of its height, with the part
/// of `lower` at the bottom.
pub(crate) fn bar(context: &egui::Context, words: &Words, analysis: &LiveAnalysis, lower: Side, panel: SidePanel) {
    let Some((timeline, south)) = analysis.timeline().zip(chances_of_south(analysis)) else { return };
    let strip = panel.strip(BAR_STRIP_WIDTH);
    let margin = (BAR_STRIP_WIDTH - BAR_WIDTH) / 2.0;
    let bar = strip.shrink2(egui::vec2(margin, measures::MEDIUM));
    named_rects::record(context, "analysis/bar", bar);
    let area = egui::Area::new(egui::Id::new("analysis/bar")).order(egui::Order::Background);
    area.fixed_pos(strip.min).default_size(strip.size()).fade_in(false).show(context, |ui| {
        let response = ui.allocate_rect(strip, egui::Sense::hover());
        let game = timeline.game();
        let percent = |side: Side| if side == Side::South { south } else { 100.0 - south };
        let name = |side: Side| words.side_in(game, side);
        let text = words.format(
            "analysis-bar",
            &[
                ("south", name(Side::South).into()),
                ("south-percent", format!("{south:.0}").into()),
                ("north", name(Side::North).into()),
                ("north-percent", format!("{:.0}", percent(Side::North)).into()),
            ],
        );
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ProgressIndicator, true, &text));
        let color = |side: Side| palette::piece_colors(games::tabletop(game).tone(side)).0;
        let painter = ui.painter();
        painter.rect_filled(strip, 0.0, *surface::SIDE_PANEL);
        painter.rect_filled(bar, 2.0, color(!lower));
        let part = bar.with_min_y(bar.bottom() - bar.height() * percent(lower) as f32 / 100.0);
        painter.rect_filled(part, 2.0, color(lower));
        painter.hline(bar.x_range(), bar.center().y, egui::Stroke::new(1.0, *palette::accent::BRASS));
        painter.rect_stroke(bar, 2.0, egui::Stroke::new(1.0, *surface::LINE), egui::StrokeKind::Outside);
        response.on_hover_text(text);
    });
}

/// The win percentage of South; 100, 50 or 0 if the game is finished.
fn chances_of_south(analysis: &LiveAnalysis) -> Option<f64> {
    match analysis.timeline()?.outcome() {
        Some(outcome) => Some(match outcome.winner() {
            None => 50.0,
            Some(Side::South) => 100.0,
            Some(Side::North) => 0.0,
        }),
        None => analysis.win_percentage(),
    }
}
