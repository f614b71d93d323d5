//! The status texts over the board: side to move, warnings, a remark on the selected square, and information about the search.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::app::common::ViewInsets;
use crate::app::games;
use crate::app::i18n::Words;
use crate::app::input::Selection;
use crate::app::marks::Survey;
use crate::app::opponent::Thinking;
use crate::app::pieces::BoardView;
use crate::app::play::Match;
use crate::app::settings::Settings;
use crate::app::states::Menu;
use crate::app::theme::palette::{accent, forbidden, ink, surface};
use crate::app::theme::widgets::{one_line, places};
use crate::app::theme::{Icon, fonts, measures};
use cannon_engine::{Score, SearchInfo};
use cannon_rules::Side;

/// Height that the status line covers at the top of the window.
pub(super) const HEIGHT: f32 = 46.0;
/// Height of a text on its rounded background.
const PILL_HEIGHT: f32 = 36.0;
/// Height that a remark covers at the bottom of the window.
pub(in crate::app::screens) const REMARK_ROOM: f32 = measures::MEDIUM + PILL_HEIGHT;
/// Number of actions of the principal variation that are shown.
const PLAN_LENGTH: usize = 5;

/// Shows status line and warnings at the top of the area beside the panel, remark and search information at its bottom.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    thinking: Res<Thinking>,
    settings: Res<Settings>,
    covered: Res<ViewInsets>,
    menu: Res<State<Menu>>,
    survey: Res<Survey>,
    selection: Res<Selection>,
    stage: Res<BoardView>,
) {
    if *menu.get() != Menu::None {
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let mut free = context.content_rect();
    free.max.x -= covered.right / context.zoom_factor();
    let painter = context.layer_painter(egui::LayerId::background());
    let on_stage = action_on_stage(&stage, &game);
    let shown = on_stage.and_then(|ply| action_words(&words, &game, ply));
    let mut turn = shown.unwrap_or_else(|| turn_words(&words, &game, &thinking));
    if let Some(survey) = survey_words(&words, &game, &survey) {
        turn = words.format("hud-with-survey", &[("turn", turn.into()), ("survey", survey.into())]);
    }
    let line = pill(&painter, free, free.top() + measures::MEDIUM, &turn, None);
    places::note(context, "hud/status", line);
    let mut top = line.bottom() + measures::SMALL;
    for (id, side) in warnings(&game).into_iter().filter(|_| on_stage.is_none()) {
        let text = words.format(id, &[("side", words.side_in(game.timeline().game(), side).into())]);
        let warning = pill(&painter, free, top, &text, Some(Icon::Fire));
        places::note(context, "hud/warning", warning);
        top = warning.bottom() + measures::SMALL;
    }
    if let Some(remark) = remark(&words, &game, &selection) {
        let place = pill(&painter, free, free.bottom() - REMARK_ROOM, &remark, None);
        places::note(context, "hud/remark", place);
    }
    if settings.show_thinking
        && let Some(report) = thinking.report()
    {
        let text = thoughts(&words, &game, &report);
        let at = free.left_bottom() + egui::vec2(measures::MEDIUM, -measures::MEDIUM);
        let galley =
            painter.layout(text, fonts::text(fonts::size::SMALL), ink::BODY, free.width() - 2.0 * measures::LARGE);
        let rect = egui::Align2::LEFT_BOTTOM.anchor_size(at, galley.size() + egui::vec2(20.0, 12.0));
        painter.rect_filled(rect, measures::ROUNDING, surface::SIDE_PANEL);
        painter.galley(rect.min + egui::vec2(10.0, 6.0), galley, ink::BODY);
    }
}

/// Draws a line of text on a rounded background, centred in `free` with its upper edge at `top`. A text with an icon is a warning.
fn pill(painter: &egui::Painter, free: egui::Rect, top: f32, text: &str, icon: Option<Icon>) -> egui::Rect {
    const ICON: f32 = 16.0;
    const ENDS: f32 = PILL_HEIGHT / 2.0;
    let icon_width = icon.map_or(0.0, |_| ICON + measures::SMALL);
    let room = free.width() - 2.0 * measures::SMALL - icon_width - 2.0 * ENDS;
    let galley = painter.layout_job(one_line(text, fonts::text(fonts::size::BODY), ink::BRIGHT, room));
    let size = egui::vec2(galley.size().x + icon_width + 2.0 * ENDS, PILL_HEIGHT);
    let rect = egui::Align2::CENTER_TOP.anchor_size(egui::pos2(free.center().x, top), size);
    let (ground, line) = match icon {
        Some(_) => (forbidden::GROUND, forbidden::RED),
        None => (surface::SIDE_PANEL, surface::LINE),
    };
    painter.rect(rect, ENDS, ground, egui::Stroke::new(1.0, line), egui::StrokeKind::Inside);
    let left = rect.left() + ENDS;
    if let Some(icon) = icon {
        icon.paint(
            painter,
            egui::Rect::from_center_size(egui::pos2(left + ICON / 2.0, rect.center().y), egui::Vec2::splat(ICON)),
            accent::BRASS,
        );
    }
    painter.galley(egui::pos2(left + icon_width, rect.center().y - galley.size().y / 2.0), galley, ink::BRIGHT);
    rect
}

/// The ply of the live action that is being animated. Its consequences are not announced until the animation ends.
fn action_on_stage(stage: &BoardView, game: &Match) -> Option<usize> {
    stage.ply().checked_sub(1).filter(|_| stage.is_busy() && game.shows_live())
}

/// The text that names the side and its action at a ply.
fn action_words(words: &Words, game: &Match, ply: usize) -> Option<String> {
    let timeline = game.timeline();
    let side = words.side_in(timeline.game(), timeline.side_to_move_at(ply));
    let action = timeline.notation_at(ply)?;
    Some(words.format("hud-plays", &[("side", side.into()), ("action", action.into())]))
}

/// The text of the status line: side to move, outcome, or the number of the shown position.
fn turn_words(words: &Words, game: &Match, thinking: &Thinking) -> String {
    let timeline = game.timeline();
    if !game.shows_live() {
        let [shown, all] = [game.shown_ply(), timeline.ply()];
        return words.format("hud-looking-back", &[("shown", shown.into()), ("all", all.into())]);
    }
    if let Some(outcome) = game.outcome() {
        return words.outcome_in(timeline.game(), outcome);
    }
    let side = timeline.side_to_move();
    let id = if game.seat(side).is_computer() && thinking.is_choosing() {
        "hud-thinking"
    } else {
        games::live(game).and_then(|position| position.turn_message()).unwrap_or("hud-to-move")
    };
    words.format(id, &[("side", words.side_in(timeline.game(), side).into())])
}

/// The name of the active board overlay, with a note if it marks no square.
fn survey_words(words: &Words, game: &Match, survey: &Survey) -> Option<String> {
    let name = words.text(survey.name(game)?);
    let nothing = survey.marks().is_empty();
    Some(if nothing { words.format("hud-survey-nothing", &[("survey", name.into())]) } else { name })
}

/// The game's remark on the square under the pointer or cursor.
fn remark(words: &Words, game: &Match, selection: &Selection) -> Option<String> {
    games::live(game).filter(|_| game.awaits_player())?.remark(selection.choice()?, selection.focus()?, words)
}

/// The warnings about the shown position; none once the game has ended.
fn warnings(game: &Match) -> Vec<(&'static str, Side)> {
    let over =
        game.timeline().outcome_at(game.shown_ply()).is_some() || (game.shows_live() && game.outcome().is_some());
    games::shown(game).filter(|_| !over).map_or_else(Vec::new, |position| position.warnings())
}

/// Depth, score, nodes (in thousands) and principal variation of the current search.
fn thoughts(words: &Words, game: &Match, report: &SearchInfo) -> String {
    let score = match report.score {
        Score::Advantage(hundredths) => format!("{:+.2}", f64::from(hundredths) / 100.0),
        Score::Win { plies } => words.format("thinking-win", &[("turns", plies.div_ceil(2).into())]),
        Score::Loss { plies } => words.format("thinking-loss", &[("turns", plies.div_ceil(2).into())]),
    };
    let mut line = game.timeline().boxed_clone();
    let mut plan = Vec::new();
    for &action in report.pv.iter().take(PLAN_LENGTH) {
        let Some(text) = line.notation(action) else { break };
        plan.push(text);
        if line.play(action).is_err() {
            break;
        }
    }
    words.format(
        "thinking-line",
        &[
            ("depth", report.depth.into()),
            ("score", score.into()),
            ("thousands", (report.nodes / 1000).into()),
            ("plan", plan.join("  ").into()),
        ],
    )
}
