//! The card about the next action of the shown position: its class, the change of the win percentage and the best line, with buttons that
//! play the line and that let the player try another action.

use bevy_egui::egui;

use super::PanelRequests;
use super::class_style::{self, ClassStyle};
use crate::parts::shapes::{button_row, paint_ground, small};
use cannon_app_activities::review::{Review, ReviewRequest, ReviewSession, ReviewedAction};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::{Button, named_rects, one_line};
use cannon_app_base::theme::{fonts, measures, widgets};
use cannon_engine::Score;
use cannon_engine::analysis::{ActionClass, pv_notation};
use cannon_engine::reasons::Reason;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// Space around the content.
const MARGIN: egui::Vec2 = egui::vec2(12.0, 10.0);
/// The maximum number of actions of the best line in the text.
const MAX_LINE_ACTIONS: usize = 6;

/// The reasons for the best action of the shown turn, which are found once for each turn.
#[derive(Default)]
pub(super) struct BestReasons {
    turn: Option<(usize, Option<PackedAction>)>,
    reasons: Vec<Reason>,
}

impl BestReasons {
    /// The reasons for the first action of the best line, the most important first.
    fn of(&mut self, timeline: &AnyTimeline, action: &ReviewedAction) -> &[Reason] {
        let pv = &action.analysis.lines[0].pv;
        let turn = (action.analysis.ply, pv.first().copied());
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.reasons = turn.1.map_or_else(Vec::new, |best| cannon_engine::explain(timeline, best, pv));
        }
        &self.reasons
    }
}

/// Shows the card over the whole of `ui`.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    game: &Match,
    review: &Review,
    best_reasons: &mut BestReasons,
    requests: &mut PanelRequests,
) {
    let rect = ui.max_rect();
    named_rects::record(ui.ctx(), "review/card", rect);
    paint_ground(ui.painter(), rect, *surface::CARD);
    let inner = rect.shrink2(MARGIN);
    let mut content = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("review/card"));
    content.spacing_mut().item_spacing.y = measures::TIGHT;
    let Some(session) = review.session() else { return };
    let buttons_row = inner.with_min_y(inner.bottom() - measures::CONTROL_HEIGHT);
    let mut buttons = ui.new_child(egui::UiBuilder::new().max_rect(buttons_row).id_salt("review/card/buttons"));
    if let Some(shown) = review.shown_line() {
        show_line(&mut content, words, game, shown.start_ply, shown.length);
        let back = Button::new(words, "review-back-to-game").min_width(buttons_row.width());
        if back.height(measures::CONTROL_HEIGHT).show(&mut buttons).clicked() {
            requests.review = Some(ReviewRequest::ShowGame);
        }
        return;
    }
    let ply = game.shown_ply();
    if ply >= session.plies() {
        small(&mut content, &end_text(words, game, session), *ink::BODY);
        return;
    }
    let Some(action) = session.action_at(ply) else {
        small(&mut content, &words.text("review-pending"), *ink::QUIET);
        return;
    };
    show_action(&mut content, words, session, action, best_reasons);
    button_row(&mut buttons, 2, |ui, width| {
        let button = |name| Button::new(words, name).min_width(width).height(measures::CONTROL_HEIGHT);
        if button("review-show-line").show(ui).clicked() {
            requests.review = Some(ReviewRequest::ShowLine);
        }
        if button("review-try").show(ui).clicked() {
            requests.try_from = Some(ply);
        }
    });
}

/// The text at the end of the game.
fn end_text(words: &Words, game: &Match, session: &ReviewSession) -> String {
    match game.outcome() {
        Some(outcome) => words.outcome_in(session.record.game, outcome),
        None => words.text("review-unfinished"),
    }
}

/// Shows the action with its class, the win percentages and the best line.
fn show_action(
    ui: &mut egui::Ui,
    words: &Words,
    session: &ReviewSession,
    action: &ReviewedAction,
    best_reasons: &mut BestReasons,
) {
    let analysis = &action.analysis;
    let mut timeline = session.timeline.clone();
    timeline.go_to(analysis.ply);
    let notation = timeline.notation(analysis.action).unwrap_or_default();
    let side = words.side_in(timeline.game(), analysis.side);
    let title = words.format(
        "review-action",
        &[("turn", (analysis.ply + 1).into()), ("side", side.into()), ("action", notation.into())],
    );
    single_line(ui, &title, fonts::bold(fonts::size::BODY), *ink::BRIGHT);
    let class = analysis.assessment.class;
    let ClassStyle { text_id, symbol, color, .. } = class_style::of(class);
    let chip = format!("{} {symbol}", words.text(text_id));
    single_line(ui, chip.trim_end(), fonts::bold(fonts::size::SMALL), color);
    let percentages = analysis.assessment.percentages;
    let is_best = matches!(class, ActionClass::Only | ActionClass::Best);
    let change = if is_best || !class.is_grade() {
        words.format("review-chance", &[("percent", format!("{:.0}", percentages.after).into())])
    } else {
        words.format(
            "review-chance-change",
            &[
                ("before", format!("{:.0}", percentages.before).into()),
                ("after", format!("{:.0}", percentages.after).into()),
            ],
        )
    };
    let change = match forced_text(words, analysis.score) {
        Some(forced) => format!("{change} {forced}"),
        None => change,
    };
    small(ui, &change, *ink::BODY);
    if !class.is_grade() {
        return;
    }
    let mut best_line = pv_notation(&timeline, &analysis.lines[0].pv);
    best_line.truncate(MAX_LINE_ACTIONS);
    let id = if is_best { "review-line-best" } else { "review-line-better" };
    let text = words.format(id, &[("line", best_line.join("  ").into())]);
    let label = widgets::explanation(ui, &text);
    named_rects::record(ui.ctx(), "review/best-line", label.rect);
    if let Some(reason) = best_reasons.of(&timeline, action).first() {
        small(ui, &words.message(&reason.sentence), *ink::BODY);
    }
}

/// The text about a forced win or loss after the action, with the turns that the winner still needs. The score counts the action, too.
fn forced_text(words: &Words, score: Score) -> Option<String> {
    let (id, turns) = match score {
        Score::Win { plies } if plies > 1 => ("review-forced-win", plies / 2),
        Score::Loss { plies } if plies > 0 => ("review-forced-loss", plies.div_ceil(2)),
        _ => return None,
    };
    Some(words.format(id, &[("turns", turns.into())]))
}

/// Shows which step of a best line is on the table.
fn show_line(ui: &mut egui::Ui, words: &Words, game: &Match, start_ply: usize, length: usize) {
    let step = game.shown_ply().saturating_sub(start_ply);
    let title = words.format("review-line-step", &[("step", step.into()), ("all", length.into())]);
    single_line(ui, &title, fonts::bold(fonts::size::BODY), *ink::BRIGHT);
    let timeline = game.timeline();
    let notation: Vec<String> = (start_ply..start_ply + length).filter_map(|ply| timeline.notation_at(ply)).collect();
    small(ui, &notation.join("  "), *ink::BODY);
}

fn single_line(ui: &mut egui::Ui, text: &str, font: egui::FontId, color: egui::Color32) {
    let job = one_line(ui.painter(), text, font, color, ui.available_width());
    ui.label(job);
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_i18n::Localizer;

    #[test]
    fn turns_to_a_forced_end_are_those_after_the_action() {
        let words = Words(Localizer::default());
        let text = |score| forced_text(&words, score);
        assert_eq!(text(Score::Win { plies: 1 }), None, "the action itself wins");
        assert_eq!(text(Score::Win { plies: 3 }).as_deref(), Some("This forces a win in one turn."));
        assert_eq!(text(Score::Win { plies: 5 }).as_deref(), Some("This forces a win in 2 turns."));
        assert_eq!(text(Score::Loss { plies: 2 }).as_deref(), Some("Now the loss is forced, in one turn."));
        assert_eq!(text(Score::Loss { plies: 4 }).as_deref(), Some("Now the loss is forced, in 2 turns."));
    }
}
