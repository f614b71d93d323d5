//! The status texts over the board: side to move, warnings, a remark on the selected square, and information about the search.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::opposite_clocks;
use crate::app::common::ViewInsets;
use crate::app::games;
use crate::app::i18n::Words;
use crate::app::input::Selection;
use crate::app::marks::BoardOverlay;
use crate::app::opponent::Thinking;
use crate::app::pieces::BoardView;
use crate::app::play::Match;
use crate::app::screens::side_panel::free_area;
use crate::app::settings::Settings;
use crate::app::states::Menu;
use crate::app::theme::palette::{accent, forbidden, ink, surface};
use crate::app::theme::widgets::{named_rects, one_line};
use crate::app::theme::{Icon, fonts, measures};
use cannon_engine::{Score, SearchInfo};
use cannon_rules::Side;

/// Height that the status line covers at the top of the window.
pub(super) const HEIGHT: f32 = 46.0;
/// Height of a text on its rounded background.
const PILL_HEIGHT: f32 = 36.0;
/// Height that a remark covers at the bottom of the window.
pub(in crate::app::screens) const REMARK_HEIGHT: f32 = measures::MEDIUM + PILL_HEIGHT;
/// Number of actions of the principal variation that are shown.
const PV_LENGTH: usize = 5;

/// Shows status line and warnings at the top of the area beside the panel, remark and search information at its bottom.
pub(in crate::app::screens) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    thinking: Res<Thinking>,
    settings: Res<Settings>,
    insets: Res<ViewInsets>,
    menu: Res<State<Menu>>,
    overlay: Res<BoardOverlay>,
    selection: Res<Selection>,
    board_view: Res<BoardView>,
) {
    if *menu.get() != Menu::None {
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let mut free = free_area(context, &insets);
    if opposite_clocks::are_shown(settings.opposite_clocks, &game) {
        opposite_clocks::show(context, &words, &game, free);
        free.min.y += opposite_clocks::HEIGHT;
    }
    let painter = context.layer_painter(egui::LayerId::background());
    let animated = animated_ply(&board_view, &game);
    let shown = animated.and_then(|ply| action_text(&words, &game, ply));
    let mut turn = shown.unwrap_or_else(|| turn_text(&words, &game, &thinking));
    if let Some(overlay_name) = overlay_text(&words, &game, &overlay) {
        turn = words.format("hud-with-survey", &[("turn", turn.into()), ("survey", overlay_name.into())]);
    }
    let line = pill(&painter, free, free.top() + measures::MEDIUM, &turn, None);
    named_rects::record(context, "hud/status", line);
    let mut top = line.bottom() + measures::SMALL;
    for (id, side) in warnings(&game).into_iter().filter(|_| animated.is_none()) {
        let text = words.format(id, &[("side", words.side_in(game.timeline().game(), side).into())]);
        let warning = pill(&painter, free, top, &text, Some(Icon::Fire));
        named_rects::record(context, "hud/warning", warning);
        top = warning.bottom() + measures::SMALL;
    }
    if let Some(remark) = remark_text(&words, &game, &selection) {
        let place = pill(&painter, free, free.bottom() - REMARK_HEIGHT, &remark, None);
        named_rects::record(context, "hud/remark", place);
    }
    if settings.show_thinking
        && let Some(info) = thinking.search_info()
    {
        let text = search_info_text(&words, &game, &info);
        let at = free.left_bottom() + egui::vec2(measures::MEDIUM, -measures::MEDIUM);
        let galley =
            painter.layout(text, fonts::text(fonts::size::SMALL), *ink::BODY, free.width() - 2.0 * measures::LARGE);
        let rect = egui::Align2::LEFT_BOTTOM.anchor_size(at, galley.size() + egui::vec2(20.0, 12.0));
        painter.rect_filled(rect, measures::ROUNDING, *surface::SIDE_PANEL);
        painter.galley(rect.min + egui::vec2(10.0, 6.0), galley, *ink::BODY);
    }
}

/// The height that the status takes at the upper edge, with the clocks for a player who sits opposite.
pub(super) fn height(settings: &Settings, game: &Match) -> f32 {
    let clocks = if opposite_clocks::are_shown(settings.opposite_clocks, game) { opposite_clocks::HEIGHT } else { 0.0 };
    HEIGHT + clocks
}

/// Draws a line of text on a rounded background, centred in `free` with its upper edge at `top`. A text with an icon is a warning.
fn pill(painter: &egui::Painter, free: egui::Rect, top: f32, text: &str, icon: Option<Icon>) -> egui::Rect {
    const ICON: f32 = 16.0;
    const END_RADIUS: f32 = PILL_HEIGHT / 2.0;
    let icon_width = icon.map_or(0.0, |_| ICON + measures::SMALL);
    let max_text_width = free.width() - 2.0 * measures::SMALL - icon_width - 2.0 * END_RADIUS;
    let galley = one_line(painter, text, fonts::text(fonts::size::BODY), *ink::BRIGHT, max_text_width);
    let size = egui::vec2(galley.size().x + icon_width + 2.0 * END_RADIUS, PILL_HEIGHT);
    let rect = egui::Align2::CENTER_TOP.anchor_size(egui::pos2(free.center().x, top), size);
    let (background, border) = match icon {
        Some(_) => (*forbidden::BACKGROUND, *forbidden::RED),
        None => (*surface::SIDE_PANEL, *surface::LINE),
    };
    painter.rect(rect, END_RADIUS, background, egui::Stroke::new(1.0, border), egui::StrokeKind::Inside);
    let left = rect.left() + END_RADIUS;
    if let Some(icon) = icon {
        icon.paint(
            painter,
            egui::Rect::from_center_size(egui::pos2(left + ICON / 2.0, rect.center().y), egui::Vec2::splat(ICON)),
            *accent::BRASS,
        );
    }
    painter.galley(egui::pos2(left + icon_width, rect.center().y - galley.size().y / 2.0), galley, *ink::BRIGHT);
    rect
}

/// The ply of the live action that is being animated. Its consequences are not announced until the animation ends.
fn animated_ply(board_view: &BoardView, game: &Match) -> Option<usize> {
    board_view.ply().checked_sub(1).filter(|_| board_view.is_animating() && game.shows_live())
}

/// The text that names the side and its action at a ply.
pub(in crate::app::screens) fn action_text(words: &Words, game: &Match, ply: usize) -> Option<String> {
    let timeline = game.timeline();
    let side = words.side_in(timeline.game(), timeline.side_to_move_at(ply));
    let action = timeline.notation_at(ply)?;
    Some(words.format("hud-plays", &[("side", side.into()), ("action", action.into())]))
}

/// The text of the status line: side to move, outcome, or the number of the shown position.
fn turn_text(words: &Words, game: &Match, thinking: &Thinking) -> String {
    let timeline = game.timeline();
    if !game.shows_live() {
        let [shown, all] = [game.shown_ply(), timeline.ply()];
        return words.format("hud-looking-back", &[("shown", shown.into()), ("all", all.into())]);
    }
    if let Some(outcome) = game.outcome() {
        return words.outcome_in(timeline.game(), outcome);
    }
    let side = timeline.side_to_move();
    if game.seat(side).is_computer() && thinking.is_choosing_action() {
        return words.format("hud-thinking", &[("side", words.side_in(timeline.game(), side).into())]);
    }
    to_move_text(words, game)
}

/// The text that names the side to move in the live game.
pub(in crate::app::screens) fn to_move_text(words: &Words, game: &Match) -> String {
    let timeline = game.timeline();
    let id = games::live_position(game).and_then(|position| position.turn_message()).unwrap_or("hud-to-move");
    words.format(id, &[("side", words.side_in(timeline.game(), timeline.side_to_move()).into())])
}

/// The warnings about the shown position, such as that a town is in danger.
pub(in crate::app::screens) fn warning_texts(words: &Words, game: &Match) -> Vec<String> {
    let text =
        |(id, side): (&str, Side)| words.format(id, &[("side", words.side_in(game.timeline().game(), side).into())]);
    warnings(game).into_iter().map(text).collect()
}

/// The name of the active board overlay, with a note if it marks no square.
fn overlay_text(words: &Words, game: &Match, overlay: &BoardOverlay) -> Option<String> {
    let name = words.text(overlay.name(game)?);
    let is_empty = overlay.marks().is_empty();
    Some(if is_empty { words.format("hud-survey-nothing", &[("survey", name.into())]) } else { name })
}

/// The game's remark on the square under the pointer or cursor.
fn remark_text(words: &Words, game: &Match, selection: &Selection) -> Option<String> {
    games::live_position(game).filter(|_| game.awaits_player())?.hover_text(
        selection.choice()?,
        selection.focus()?,
        words,
    )
}

/// Whether there is a warning about the shown position.
pub(in crate::app::screens) fn has_warning(game: &Match) -> bool {
    !warnings(game).is_empty()
}

/// The warnings about the shown position; none once the game has ended.
fn warnings(game: &Match) -> Vec<(&'static str, Side)> {
    let is_over =
        game.timeline().outcome_at(game.shown_ply()).is_some() || (game.shows_live() && game.outcome().is_some());
    games::shown_position(game).filter(|_| !is_over).map_or_else(Vec::new, |position| position.warnings())
}

/// Depth, score, nodes (in thousands) and principal variation of the current search.
fn search_info_text(words: &Words, game: &Match, info: &SearchInfo) -> String {
    let score = match info.score {
        Score::Advantage(hundredths) => words.advantage(hundredths),
        forced => words.forced_end(forced).unwrap_or_default(),
    };
    let mut preview_timeline = game.timeline().boxed_clone();
    let mut pv = Vec::new();
    for &action in info.pv.iter().take(PV_LENGTH) {
        let Some(text) = preview_timeline.notation(action) else { break };
        pv.push(text);
        if preview_timeline.play(action).is_err() {
            break;
        }
    }
    words.format(
        "thinking-line",
        &[
            ("depth", info.depth.into()),
            ("score", score.into()),
            ("thousands", (info.nodes / 1000).into()),
            ("plan", pv.join("  ").into()),
        ],
    )
}
