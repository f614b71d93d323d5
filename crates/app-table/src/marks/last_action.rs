//! The trace of an action: its path and the trajectory of its shot. A game shows the trace of the last action until the next action; a
//! review shows the trace of the action that follows the shown position.

use bevy::prelude::*;

use super::best_action;
use super::lines::{LineKind, Lines, arrow};
use cannon_app_activities::opponent::LiveAnalysis;
use cannon_app_activities::review::Review;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::ActionTrace;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_appearance::PieceSet;

/// The trace of the action that led to a ply or, in a review of the game, of the action that follows. `None` if there is no such action.
pub(super) fn trace(game: &Match, ply: usize, set: PieceSet, menu: Menu) -> Option<ActionTrace> {
    let traced_ply = if is_next_shown(game, menu) { ply } else { ply.checked_sub(1)? };
    let timeline = game.timeline();
    Some(games::position_at(timeline, traced_ply)?.action_trace(timeline.action_at(traced_ply)?, set))
}

/// Whether the trace shows the action that follows, as in a review of the game.
fn is_next_shown(game: &Match, menu: Menu) -> bool {
    menu == Menu::Review && game.is_saved()
}

/// Spawns the lines of the trace while the pieces are at rest, and despawns the lines of another action.
pub(super) fn update_trace_lines(
    mut lines: Lines,
    mut shown: Local<Vec<ActionTrace>>,
    (game, review, live): (Res<Match>, Option<Res<Review>>, Option<Res<LiveAnalysis>>),
    (board_view, layout): (Res<BoardView>, Res<BoardLayout>),
    settings: Res<Settings>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) {
    let (ply, timeline, menu) = (board_view.ply(), game.timeline(), *menu.get());
    let is_wanted = settings.show_last_action || menu == Menu::Review;
    let is_visible = is_wanted && *screen.get() == Screen::Play && menu != Menu::Photo && board_view.is_at_rest(&game);
    let wanted = if is_visible { trace(&game, ply, settings.pieces, menu) } else { None };
    let mut wanted = wanted.unwrap_or_default();
    let has_arrow = is_next_shown(&game, menu);
    let best = best_action::shown(live.as_deref(), review.as_deref(), &game, menu);
    if best.is_some() && best == timeline.action_at(ply) {
        // The best action was played, and has an arrow already.
        wanted = ActionTrace::default();
    } else if let Some((position, action)) = games::position_at(timeline, ply).zip(timeline.action_at(ply))
        && has_arrow
    {
        wanted = arrow(wanted, position.piece_effect(action), *layout);
    }
    lines.replace(LineKind::LastAction, &mut shown, vec![wanted], has_arrow);
}
