//! The motifs of an action of Tank Chess.

use super::motif::{Motif, Threat};
use super::{endangered_units, saved, threats};
use crate::reasons::{self, Explainable, Line, MIN_LOSS, Standing};
use cannon_rules::tank_chess::{Action, Ending, ExitSteps, Piece, Position};
use cannon_rules::{Game, Side};

/// The number of steps and turns up to which a Command is near the far edge: two turns of a Command.
const NEAR_EXIT_STEPS: u8 = 10;

/// All motifs of a legal action, the most important first.
pub(super) fn find(before: &Position, action: Action, line: &Line<'_, Action>) -> Vec<Motif> {
    let us = before.side_to_move();
    let after = before.after(action);
    if let Some(ending) = after.ending() {
        let wins = after.outcome().is_some_and(|outcome| outcome.winner() == Some(us));
        return if wins { vec![ending_motif(ending)] } else { Vec::new() };
    }
    let mut motifs = Vec::new();
    if threats::decisive(before, us).is_empty() && reasons::forces_win(&after) {
        motifs.push(Motif::ForcesWin);
    }
    motifs.extend(parried_threats(before, &after));
    let shot = shot_motif(before, action, line);
    let is_sacrifice = matches!(shot, Some(Motif::DestroysUnit { .. }));
    let threat = match *threats::after(before, &after, Standing::LeftOut) {
        [first, second, ..] => Some(Motif::DoubleThreat(first, second)),
        [single] => Some(Motif::Threatens(single)),
        [] => None,
    };
    let is_decisive =
        matches!(threat, Some(Motif::Threatens(threat) | Motif::DoubleThreat(threat, _)) if threat.is_decisive());
    motifs.extend(threat.filter(|_| is_decisive));
    motifs.extend(shot.filter(|_| !is_sacrifice));
    motifs.extend(threat.filter(|_| !is_decisive));
    motifs.extend(saved::saved_units(before, action, &after));
    motifs.extend(shot.filter(|_| is_sacrifice));
    motifs.extend(held_squares(before, &after, us));
    motifs.extend(cleared_mine(before, action, &after));
    motifs.extend(approach_to_exit(before, action, us));
    if motifs.is_empty() {
        motifs.extend(planned_shot(before, action, line));
    }
    motifs
}

/// How the action wins the game.
const fn ending_motif(ending: Ending) -> Motif {
    match ending {
        Ending::CommandLost(_) => Motif::DestroysCommand,
        Ending::CommandLeft(_) => Motif::Leaves,
        Ending::FlagReached(_) => Motif::ReachesFlag,
        Ending::SquaresHeld(_) | Ending::DepotDestroyed(_) | Ending::TooFewUnits(_) => Motif::CompletesObjective,
    }
}

/// The enemy's threats to win at once that the action parries.
fn parried_threats(before: &Position, after: &Position) -> Vec<Motif> {
    let them = !before.side_to_move();
    let (known, left) = (threats::decisive(before, them), threats::decisive(after, them));
    let parried = known.into_iter().filter(|threat| left.iter().all(|other| !other.is_like(threat)));
    let motif = |threat: Threat| match threat {
        Threat::Command { .. } => Some(Motif::SavesCommand),
        Threat::Escape => Some(Motif::StopsEscape),
        Threat::Flag { .. } | Threat::Objective => Some(Motif::StopsObjective),
        Threat::Unit { .. } => None,
    };
    parried.filter_map(motif).collect()
}

/// The motif of a shot that destroys a unit. `None` for other actions.
fn shot_motif(before: &Position, action: Action, line: &Line<'_, Action>) -> Option<Motif> {
    let unit = hit_unit(before, action)?;
    let facet = threats::facet_hit(action, unit)?;
    let has_just_fired = line.previous.is_some_and(|previous| previous.fires() && previous.to() == Some(unit.square));
    if has_just_fired {
        return Some(Motif::ReturnsFire(unit));
    }
    let exchange = reasons::exchange(before, action);
    let (line_balance, lost_in_line) =
        reasons::balance_of_line(before, action, line.next, |position, action, _| hit_unit(position, action));
    let balance = exchange.balance.min(line_balance);
    let after = before.after(action);
    let lost_in_exchange = exchange.reply.and_then(|reply| match threats::taken_by(&after, reply)? {
        Threat::Unit { unit, .. } => Some(unit),
        Threat::Command { .. } | Threat::Escape | Threat::Flag { .. } | Threat::Objective => None,
    });
    if balance > before.gain(action) - MIN_LOSS {
        return Some(Motif::WinsUnit { unit, facet });
    }
    let lost = lost_in_exchange.or(lost_in_line).filter(|_| balance > -MIN_LOSS);
    Some(lost.map_or(Motif::DestroysUnit { unit, facet }, |lost| Motif::TradesUnits { unit, lost }))
}

/// Whether the side begins to hold the marked squares, or ends the enemy's hold.
fn held_squares(before: &Position, after: &Position, us: Side) -> Option<Motif> {
    let [held_before, holds_now] = [before, after].map(|position| position.held().map(|held| held.side));
    if held_before != Some(us) && holds_now == Some(us) {
        Some(Motif::TakesSquares)
    } else if held_before == Some(!us) && holds_now != Some(!us) {
        Some(Motif::ContestsSquares)
    } else {
        None
    }
}

/// A mine that the action clears without losing the unit.
fn cleared_mine(before: &Position, action: Action, after: &Position) -> Option<Motif> {
    let survives = action.to().is_some_and(|to| after.unit_at(to).is_some());
    let at = before.mines().iter().find(|&mine| survives && !after.mines().contains(mine))?;
    Some(Motif::ClearsMine(at))
}

/// Whether the action brings the own Command nearer to leaving and near the far edge, in steps and turns over open ground.
fn approach_to_exit(before: &Position, action: Action, us: Side) -> Option<Motif> {
    let command = before.command(us).filter(|command| command.square == action.from())?;
    let Action::Drive { to, facing, .. } = action else { return None };
    let distances = ExitSteps::new(before.board(), us, before.rules().exit);
    let steps = distances.get(to, facing).filter(|&steps| steps <= NEAR_EXIT_STEPS)?;
    let is_nearer = distances.get(command.square, command.facing).is_none_or(|before| steps < before);
    is_nearer.then_some(Motif::ApproachesExit(steps))
}

/// The first unit that one of the side's next two actions in the principal variation destroys, if the side could not destroy it before.
fn planned_shot(before: &Position, action: Action, line: &Line<'_, Action>) -> Option<Motif> {
    let known = endangered_units(before, !before.side_to_move());
    reasons::find_planned(before.after(action), line.next, |position, next| {
        let unit = hit_unit(position, next)?;
        known.iter().all(|other| other.square != unit.square).then_some(Motif::PlansShot(unit))
    })
}

/// The unit that an action hits.
fn hit_unit(position: &Position, action: Action) -> Option<Piece> {
    position.unit_at(action.target()?).map(|(_, unit)| unit)
}
