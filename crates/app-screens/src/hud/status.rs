//! What the ribbon below the board tells about the state of the game: whose turn it is, what was played, warnings, and remarks on the place
//! at which the player points.

use cannon_app_activities::input::Selection;
use cannon_app_activities::opponent::{SeatedEngines, Thinking};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_games as games;
use cannon_app_table::marks::BoardOverlay;
use cannon_engine::analysis::pv_notation;
use cannon_engine::{Score, SearchInfo};
use cannon_i18n::FluentValue;
use cannon_rules::Side;

use crate::parts::text;

/// Number of actions of the principal variation that are shown.
const PV_LENGTH: usize = 5;

/// The ply of the live action that the board is showing or about to show. Its consequences are not announced until it has been shown.
pub(super) fn animated_ply(board_view: &BoardView, game: &Match) -> Option<usize> {
    Some(board_view.settled_ply()).filter(|&ply| game.shows_live() && ply < game.timeline().ply())
}

/// The text of the status line: side to move, outcome, or the number of the shown position.
pub(super) fn turn_text(words: &Words, game: &Match, thinking: &Thinking, engines: &SeatedEngines) -> String {
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
        return words.format("hud-thinking", &[("who", text::seat_name(words, game, side).into())]);
    }
    if let (Some(name), Some(_)) = (game.program(side), engines.problem(game)) {
        return words.format("hud-program-waits", &[("name", name.to_owned().into())]);
    }
    to_move_text(words, game)
}

/// The text that names the side to move in the live game.
pub(crate) fn to_move_text(words: &Words, game: &Match) -> String {
    let timeline = game.timeline();
    let id = games::live_position(game).and_then(|position| position.turn_message()).unwrap_or("hud-to-move");
    words.format(id, &player_args(words, game, timeline.side_to_move()))
}

/// The variables of a message about the player of a side: the name, and who it is.
fn player_args(words: &Words, game: &Match, side: Side) -> [(&'static str, FluentValue<'static>); 2] {
    [("side", text::seat_name(words, game, side).into()), ("who", text::who(game, side).into())]
}

/// The warnings about the shown position, such as that a town is in danger.
pub(crate) fn warning_texts(words: &Words, game: &Match) -> Vec<String> {
    let text = |(id, side): (&str, Side)| words.format(id, &player_args(words, game, side));
    warnings(game).into_iter().map(text).collect()
}

/// The name of the active board overlay, with a note if it marks no square.
pub(super) fn overlay_text(words: &Words, game: &Match, overlay: &BoardOverlay) -> Option<String> {
    let name = words.text(overlay.name(game)?);
    let is_empty = overlay.marks().is_empty();
    Some(if is_empty { words.format("hud-survey-nothing", &[("survey", name.into())]) } else { name })
}

/// The game's remark on the place under the pointer or cursor, or what to do next with the selected piece.
pub(super) fn remark_text(words: &Words, game: &Match, selection: &Selection) -> Option<String> {
    games::live_position(game).filter(|_| game.awaits_player())?.choice_text(
        selection.choice()?,
        selection.focus(),
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
pub(super) fn search_info_text(words: &Words, game: &Match, info: &SearchInfo) -> String {
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
