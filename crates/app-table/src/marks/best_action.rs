//! The best action in a review or an analysis, or the action of a hint: its path and the trajectory of its shot, with an arrowhead. An analysis of several lines has
//! thinner arrows for the actions next to the best.

use bevy::prelude::*;

use super::lines::{LineKind, Lines, arrow};
use cannon_app_activities::opponent::{Hint, LiveAnalysis};
use cannon_app_activities::review::Review;
use cannon_app_activities::setup_study::SetupAnalysis;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::ActionTrace;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_app_games::TablePosition;
use cannon_rules::PackedAction;

/// The best action of the shown position, if it is being analysed, or reviewed and the action is known.
pub(super) fn shown(
    live: Option<&LiveAnalysis>,
    review: Option<&Review>,
    game: &Match,
    menu: Menu,
) -> Option<PackedAction> {
    let analysed = live.and_then(|live| live.best_actions(game).first().copied());
    let reviewed = || {
        let action = review?.action_at(game).filter(|_| menu == Menu::Review)?;
        action.analysis.lines[0].pv.first().copied()
    };
    analysed.or_else(reviewed)
}

/// The edited position and its best action, if it is being analysed.
pub(super) fn in_editor(analysis: &SetupAnalysis) -> Option<(&dyn TablePosition, PackedAction)> {
    let line = analysis.line()?;
    Some((games::position_at(&line.timeline, 0)?, line.best_action()?))
}

/// Spawns the lines while the pieces are at rest, and despawns the lines of other actions.
pub(super) fn update_lines(
    mut lines: Lines,
    mut shown_traces: Local<[Vec<ActionTrace>; 2]>,
    (game, review): (Res<Match>, Res<Review>),
    (live, edited, hint): (Option<Res<LiveAnalysis>>, Option<Res<SetupAnalysis>>, Res<Hint>),
    (board_view, layout): (Res<BoardView>, Res<BoardLayout>),
    settings: Res<Settings>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) {
    let trace_of = |position: &dyn TablePosition, action: PackedAction| {
        arrow(position.action_trace(action, settings.pieces), position.piece_effect(action), *layout)
    };
    let menu = *menu.get();
    let (position, best, alternatives) = if *screen.get() == Screen::Editor {
        let edited = edited.as_ref().and_then(|analysis| in_editor(analysis));
        (edited.map(|(position, _)| position), edited.map(|(_, action)| action), Vec::new())
    } else if board_view.is_at_rest(&game) && menu != Menu::Photo {
        let analysed = live.as_ref().map_or_else(Vec::new, |live| live.best_actions(&game));
        let alternatives = analysed.get(1..).unwrap_or_default().to_vec();
        let hint = hint.action().filter(|_| game.shows_live());
        let best = shown(live.as_deref(), Some(&review), &game, menu).or(hint);
        (games::position_at(game.timeline(), board_view.ply()), best, alternatives)
    } else {
        (None, None, Vec::new())
    };
    let traces = |actions: Vec<PackedAction>| -> Vec<ActionTrace> {
        position
            .map_or_else(Vec::new, |position| actions.into_iter().map(|action| trace_of(position, action)).collect())
    };
    let [shown_best, shown_alternatives] = &mut *shown_traces;
    lines.replace(LineKind::BestAction, shown_best, traces(best.into_iter().collect()), true);
    lines.replace(LineKind::Alternative, shown_alternatives, traces(alternatives), true);
}
