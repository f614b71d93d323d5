//! The strip above the board with the status of the game: side to move, warnings, or a remark on the selected square. Notices take its
//! place. Below it, information about the search can be shown.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{folded, opposite_clocks};
use crate::parts::notices::Notices;
use crate::parts::side_panel::free_area;
use cannon_app_activities::input::Selection;
use cannon_app_activities::opponent::Thinking;
use cannon_app_base::common::ViewInsets;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{accent, forbidden, ink, surface};
use cannon_app_base::theme::widgets::named_rects;
use cannon_app_base::theme::{Icon, fonts, measures};
use cannon_app_games as games;
use cannon_app_table::marks::BoardOverlay;
use cannon_engine::analysis::pv_notation;
use cannon_engine::{Score, SearchInfo};
use cannon_rules::Side;

/// Height of the strip at the top of the window.
pub(crate) const HEIGHT: f32 = 46.0;
/// Distance of a text from the upper edge of the strip.
const TOP: f32 = 5.0;
/// Height of a line of text on its rounded background.
const PILL_HEIGHT: f32 = 36.0;
/// Between the parts of the status.
const SEPARATOR: &str = " · ";
/// Number of actions of the principal variation that are shown.
const PV_LENGTH: usize = 5;

/// Shows the status in the strip, unless a notice is there, and the search information at the bottom of the area beside the panel.
pub(crate) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    thinking: Res<Thinking>,
    settings: Res<Settings>,
    insets: Res<ViewInsets>,
    (menu, notices): (Res<State<Menu>>, Res<Notices>),
    overlay: Res<BoardOverlay>,
    selection: Res<Selection>,
    board_view: Res<BoardView>,
) {
    if *menu.get() != Menu::None {
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let free = free_area(context, &insets);
    if opposite_clocks::are_shown(settings.opposite_clocks, &game) {
        opposite_clocks::show(context, &words, &game, free);
    }
    let painter = context.layer_painter(egui::LayerId::background());
    if notices.text().is_none() {
        let remark = remark_text(&words, &game, &selection);
        let animated = animated_ply(&board_view, &game);
        let warnings = if animated.is_some() { Vec::new() } else { warning_texts(&words, &game) };
        let shown = animated.and_then(|ply| action_text(&words, &game, ply));
        let mut turn = shown.unwrap_or_else(|| turn_text(&words, &game, &thinking));
        if let Some(overlay_name) = overlay_text(&words, &game, &overlay) {
            turn = words.format("hud-with-survey", &[("turn", turn.into()), ("survey", overlay_name.into())]);
        }
        let has_remark = remark.is_some();
        let status = Status { text: remark.unwrap_or(turn), is_needed: has_remark || overlay.is_shown(), warnings };
        let rect = status.paint(&painter, strip(context, &insets, &settings, &game));
        named_rects::record(context, "hud/status", rect);
        for (name, is_shown) in [("hud/remark", has_remark), ("hud/warning", !status.warnings.is_empty())] {
            if is_shown {
                named_rects::record(context, name, rect);
            }
        }
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

/// The room for a line of text in the strip above the board. The camera keeps the board clear of it.
pub(crate) fn strip(context: &egui::Context, insets: &ViewInsets, settings: &Settings, game: &Match) -> egui::Rect {
    let mut strip = free_area(context, insets).shrink2(egui::vec2(measures::SMALL, 0.0));
    strip.min.y += TOP;
    if opposite_clocks::are_shown(settings.opposite_clocks, game) {
        strip.min.y += opposite_clocks::HEIGHT;
    }
    if settings.fold_panel {
        // The clocks and buttons stand in a corner, and the text in the middle.
        strip = strip.shrink2(egui::vec2(folded::WIDTH + measures::MEDIUM, 0.0));
    }
    strip.with_max_y(strip.top() + PILL_HEIGHT)
}

/// The text in the strip.
struct Status {
    text: String,
    /// Whether the text is shown in any case. The side to move can be seen in the panel, too.
    is_needed: bool,
    warnings: Vec<String>,
}

impl Status {
    /// Paints text and warnings on a rounded background, on one line if they fit, centred in the strip. A status with warnings has a
    /// coloured border and an icon.
    fn paint(&self, painter: &egui::Painter, strip: egui::Rect) -> egui::Rect {
        const ICON: f32 = 16.0;
        const END_RADIUS: f32 = PILL_HEIGHT / 2.0;
        let is_warning = !self.warnings.is_empty();
        let icon_width = if is_warning { ICON + measures::SMALL } else { 0.0 };
        let max_width = (strip.width() - icon_width - 2.0 * END_RADIUS).max(1.0);
        let all = || std::iter::once(&self.text).chain(&self.warnings).map(String::as_str).collect::<Vec<_>>();
        let mut parts = all();
        let font = fonts::text(fonts::size::BODY);
        let fits = |text: String| painter.layout_no_wrap(text, font.clone(), *ink::BRIGHT).size().x <= max_width;
        if is_warning && !self.is_needed && !fits(parts.join(SEPARATOR)) {
            parts.remove(0);
        }
        let galley = painter.layout(parts.join(SEPARATOR), font.clone(), *ink::BRIGHT, max_width);
        let height = (galley.size().y + 2.0 * measures::SMALL).max(PILL_HEIGHT);
        let size = egui::vec2(galley.size().x + icon_width + 2.0 * END_RADIUS, height);
        let rect = egui::Align2::CENTER_TOP.anchor_size(strip.center_top(), size);
        let (background, border) =
            if is_warning { (*forbidden::BACKGROUND, *forbidden::RED) } else { (*surface::SIDE_PANEL, *surface::LINE) };
        painter.rect(rect, END_RADIUS, background, egui::Stroke::new(1.0, border), egui::StrokeKind::Inside);
        let left = rect.left() + END_RADIUS;
        if is_warning {
            let center = egui::pos2(left + ICON / 2.0, rect.center().y);
            Icon::Fire.paint(painter, egui::Rect::from_center_size(center, egui::Vec2::splat(ICON)), *accent::BRASS);
        }
        let at = egui::pos2(left + icon_width, rect.center().y - galley.size().y / 2.0);
        painter.galley(at, galley, *ink::BRIGHT);
        rect
    }
}

/// The height that the status takes at the upper edge, with the clocks for a player who sits opposite.
pub(super) fn height(settings: &Settings, game: &Match) -> f32 {
    let clocks = if opposite_clocks::are_shown(settings.opposite_clocks, game) { opposite_clocks::HEIGHT } else { 0.0 };
    HEIGHT + clocks
}

/// The ply of the live action that the board is showing or about to show. Its consequences are not announced until it has been shown.
fn animated_ply(board_view: &BoardView, game: &Match) -> Option<usize> {
    Some(board_view.settled_ply()).filter(|&ply| game.shows_live() && ply < game.timeline().ply())
}

/// The text that names the side and its action at a ply.
pub(crate) fn action_text(words: &Words, game: &Match, ply: usize) -> Option<String> {
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
pub(crate) fn to_move_text(words: &Words, game: &Match) -> String {
    let timeline = game.timeline();
    let id = games::live_position(game).and_then(|position| position.turn_message()).unwrap_or("hud-to-move");
    words.format(id, &[("side", words.side_in(timeline.game(), timeline.side_to_move()).into())])
}

/// The warnings about the shown position, such as that a town is in danger.
pub(crate) fn warning_texts(words: &Words, game: &Match) -> Vec<String> {
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
pub(crate) fn has_warning(game: &Match) -> bool {
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
    let pv = pv_notation(game.timeline(), &info.pv[..info.pv.len().min(PV_LENGTH)]);
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
