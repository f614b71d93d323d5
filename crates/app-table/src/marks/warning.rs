//! What the coach speaks of: the reply of which it warns, before the player decides, and what the computer threatens, each with an arrow.

use bevy::prelude::*;

use super::lines::{LineKind, Lines, arrow};
use cannon_app_activities::coach::Coach;
use cannon_app_base::common::ShownAttacks;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::marks::ActionTrace;
use cannon_app_base::common::pieces::PieceEffect;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::PieceSet;

/// Spawns the lines while a warning waits for an answer, or while a threat is told.
pub(super) fn update_lines(
    mut lines: Lines,
    mut shown: Local<Vec<ActionTrace>>,
    (game, coach, board_view): (Res<Match>, Res<Coach>, Res<BoardView>),
    attacks: Res<ShownAttacks>,
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
) {
    if !coach.is_changed() && !game.is_changed() && !board_view.is_changed() && !attacks.is_changed() {
        return;
    }
    let is_told = board_view.is_at_rest(&game) && game.shows_live() && game.outcome().is_none();
    let threat = coach
        .threat()
        .filter(|_| is_told)
        .and_then(|threat| threat.attack)
        .map(|attack| attack.map(|(file, rank)| Spot::new(file, rank)));
    let told = reply_trace(&game, &coach, settings.pieces, *layout);
    let told = told.into_iter().chain(threat.map(|attack| attack_trace(attack, *layout)));
    let wanted = told.chain(attacks.0.iter().map(|&attack| attack_trace(attack, *layout))).collect();
    lines.replace(LineKind::Warning, &mut shown, wanted, true);
}

/// An arrow from an attacker to its victim.
fn attack_trace([from, to]: [Spot; 2], layout: BoardLayout) -> ActionTrace {
    let effect = PieceEffect { from: Some(from), to: None, victim: Some(to) };
    arrow(ActionTrace::default(), effect, layout)
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
