//! The card about the move on the table: its class, the change of the win percentage and what was better, with buttons that show the position
//! before it, play the best line and let the player play on.

use bevy_egui::egui;

use super::PanelRequests;
use super::class_style::{self, ClassStyle};
use crate::parts::text;
use cannon_app_activities::review::{Review, ReviewRequest, ReviewSession, ReviewedAction};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::shapes::{paint_ground, small, wrapped};
use cannon_app_base::theme::widgets::{Button, fitted_buttons, named_rects};
use cannon_app_base::theme::{Icon, fonts, measures, widgets};
use cannon_app_games as games;
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
    (review, in_notation): (&Review, bool),
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
        show_line(&mut content, words, (game, in_notation), shown.start_ply, shown.length);
        let back = Button::new(words, "review-back-to-game").min_width(buttons_row.width());
        if back.height(measures::CONTROL_HEIGHT).show(&mut buttons).clicked() {
            requests.review = Some(ReviewRequest::ShowGame);
        }
        return;
    }
    let Some(ply) = review.reviewed_ply(game) else { return };
    let shows_end = game.shown_ply() == session.plies();
    let room = inner.with_max_y(buttons_row.top() - measures::TIGHT);
    content.set_clip_rect(room);
    egui::ScrollArea::vertical().id_salt("review/card").max_height(room.height()).show(&mut content, |ui| {
        match session.action_at(ply) {
            Some(action) => show_action(ui, words, (game, session, in_notation), action, best_reasons),
            None => small(ui, &words.text("review-pending"), *ink::QUIET),
        }
        if let Some(outcome) = game.outcome().filter(|_| shows_end) {
            small(ui, &words.outcome_in(session.record.game, outcome), *ink::BODY);
        }
    });
    buttons.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
        let is_before = review.is_before(game);
        let before = Button::icon(words, "review-before", Icon::Swap).selected(is_before);
        if before.show(ui).clicked() {
            let request = if is_before { ReviewRequest::ShowMove(ply) } else { ReviewRequest::ShowBefore(ply) };
            requests.review = Some(request);
        }
        let is_over = shows_end && game.outcome().is_some();
        let buttons = [("review-show-line", session.action_at(ply).is_some()), ("review-try", !is_over)];
        let buttons = buttons.map(|(name, is_enabled)| Button::new(words, name).enabled(is_enabled));
        match fitted_buttons(ui, buttons.map(|button| button.height(measures::CONTROL_HEIGHT))) {
            Some(0) => requests.review = Some(ReviewRequest::ShowLine),
            Some(_) => requests.try_from = Some(game.shown_ply()),
            None => {}
        }
    });
}

/// Shows the move in words or in notation with its class, the win percentages and the best line.
fn show_action(
    ui: &mut egui::Ui,
    words: &Words,
    (game, session, in_notation): (&Match, &ReviewSession, bool),
    action: &ReviewedAction,
    best_reasons: &mut BestReasons,
) {
    let analysis = &action.analysis;
    let mut timeline = session.timeline.clone();
    timeline.go_to(analysis.ply);
    let title = if in_notation {
        let notation = timeline.notation(analysis.action).unwrap_or_default();
        let side = words.side_in(timeline.game(), analysis.side);
        let args = [("turn", (analysis.ply + 1).into()), ("side", side.into()), ("action", notation.into())];
        words.format("review-action", &args)
    } else {
        format!("{}. {}", analysis.ply + 1, text::move_by(words, game, analysis.ply).unwrap_or_default())
    };
    wrapped(ui, &title, fonts::bold(fonts::size::BODY), *ink::BRIGHT);
    let class = analysis.assessment.class;
    let ClassStyle { text_id, symbol, color, .. } = class_style::of(class);
    let chip = format!("{} {symbol}", words.text(text_id));
    wrapped(ui, chip.trim_end(), fonts::bold(fonts::size::SMALL), color);
    let percentages = analysis.assessment.percentages;
    let is_best = matches!(class, ActionClass::Only | ActionClass::Best);
    let percent = |value: f64| format!("{value:.0}");
    let change = if is_best || !class.is_grade() {
        words.format("review-chance", &[("percent", percent(percentages.after).into())])
    } else {
        let args = [("before", percent(percentages.before).into()), ("after", percent(percentages.after).into())];
        words.format("review-chance-change", &args)
    };
    let forced = forced_text(words, analysis.score);
    small(ui, &[Some(change), forced].into_iter().flatten().collect::<Vec<_>>().join(" "), *ink::BODY);
    if !class.is_grade() {
        return;
    }
    let pv = &analysis.lines[0].pv;
    let line = match (in_notation, is_best, pv.first()) {
        (true, ..) => Some(pv_notation(&timeline, &pv[..pv.len().min(MAX_LINE_ACTIONS)]).join("  ")),
        (false, false, Some(&best)) => Some(games::move_text(&timeline, analysis.ply, best, words)),
        _ => None,
    };
    if let Some(line) = line {
        let id = if is_best { "review-line-best" } else { "review-line-better" };
        let label = widgets::explanation(ui, &words.format(id, &[("line", line.into())]));
        named_rects::record(ui.ctx(), "review/best-line", label.rect);
    }
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
fn show_line(ui: &mut egui::Ui, words: &Words, (game, in_notation): (&Match, bool), start_ply: usize, length: usize) {
    let shown = game.shown_ply();
    let step = shown.saturating_sub(start_ply);
    let title = words.format("review-line-step", &[("step", step.into()), ("all", length.into())]);
    wrapped(ui, &title, fonts::bold(fonts::size::BODY), *ink::BRIGHT);
    let notation = |ply: usize| game.timeline().notation_at(ply);
    let line = match shown.checked_sub(1).filter(|_| step > 0) {
        _ if in_notation => (start_ply..start_ply + length).filter_map(notation).collect::<Vec<_>>().join("  "),
        Some(ply) => text::move_by(words, game, ply).unwrap_or_default(),
        None => String::new(),
    };
    small(ui, &line, *ink::BODY);
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
