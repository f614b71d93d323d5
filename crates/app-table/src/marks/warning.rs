//! The reply of which the coach warns: what it takes, with an arrow, before the player decides.

use bevy::prelude::*;

use super::lines::{LineKind, Lines, arrow};
use cannon_app_activities::coach::Coach;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::ActionTrace;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::PieceSet;

/// Spawns the lines while a warning waits for an answer.
pub(super) fn update_lines(
    mut lines: Lines,
    mut shown: Local<Vec<ActionTrace>>,
    (game, coach): (Res<Match>, Res<Coach>),
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
) {
    if !coach.is_changed() && !game.is_changed() {
        return;
    }
    let wanted = reply_trace(&game, &coach, settings.pieces, *layout);
    lines.replace(LineKind::Warning, &mut shown, wanted.into_iter().collect(), true);
}

/// The trace of the reply, in the position after the player's action. `None` without a warning.
fn reply_trace(game: &Match, coach: &Coach, set: PieceSet, layout: BoardLayout) -> Option<ActionTrace> {
    let warning = coach.warning()?;
    let mut after = game.timeline().clone();
    after.play(warning.action).ok()?;
    let position = games::position_at(&after, after.ply())?;
    let reply = warning.danger.reply;
    Some(arrow(position.action_trace(reply, set), position.piece_effect(reply), layout))
}
