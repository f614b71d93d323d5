//! The motifs of an action of Cannon.

use super::firing::with_turn;
use super::motif::{Motif, Threat};
use super::{SOLDIER, exchange, threats};
use crate::playable::Playable;
use crate::reasons::{self, Line, Standing};
use cannon_rules::cannon::{Action, Cannon, Direction, FiringLine, Point, Position, shifting_soldiers};
use cannon_rules::{Game, Side};

/// All motifs of a legal action, the most important first.
pub(super) fn find(before: &Position, action: Action, line: &Line<'_, Action>) -> Vec<Motif> {
    let us = before.side_to_move();
    let after = before.after(action);
    if after.outcome().is_some() {
        return vec![if after.town_taken() { Motif::TakesTown } else { Motif::LeavesNoAction }];
    }
    let mut motifs = Vec::new();
    if !before.is_town_attacked(!us) && reasons::forces_win(&after) {
        motifs.push(Motif::ForcesWin);
    }
    if before.is_town_attacked(us) && !after.is_town_attacked(us) {
        motifs.push(Motif::SavesTown);
    }
    let capture = capture_motif(before, action, line);
    let is_sacrifice = matches!(capture, Some(Motif::TakesSoldier { .. }));
    let threat = match *threats::after(before, &after, Standing::LeftOut) {
        [first, second, ..] => Some(Motif::DoubleThreat(first, second)),
        [single] => Some(Motif::Threatens(single)),
        [] => None,
    };
    let is_decisive =
        matches!(threat, Some(Motif::Threatens(threat) | Motif::DoubleThreat(threat, _)) if threat.is_decisive());
    motifs.extend(threat.filter(|_| is_decisive));
    motifs.extend(capture.filter(|_| !is_sacrifice));
    motifs.extend(threat.filter(|_| !is_decisive));
    motifs.extend(saved_soldiers(before, action, &after));
    motifs.extend(blocked_muzzle(before, action, &after));
    motifs.extend(broken_cannon(before, action));
    motifs.extend(built_cannon(before, action, &after));
    motifs.extend(capture.filter(|_| is_sacrifice));
    if let Action::Place { at } = action {
        motifs.push(Motif::PlacesTown(at));
    }
    if motifs.is_empty() {
        motifs.extend(planned_capture(before, action, line).or_else(|| planned_cannon(before, action, line)));
        motifs.extend(shifted_cannon(action, us));
    }
    motifs
}

/// The motif of a capture of a soldier. `None` for other actions.
fn capture_motif(before: &Position, action: Action, line: &Line<'_, Action>) -> Option<Motif> {
    if !Position::is_capture(action) {
        return None;
    }
    let at = action.target();
    if let Some(Action::Capture { to, .. }) = line.previous
        && to == at
    {
        return Some(Motif::Recaptures(at));
    }
    let exchange = reasons::exchange(before, action);
    let (line_balance, lost_in_line) =
        reasons::balance_of_line(before, action, line.next, |_, action, gain| (gain > 0).then_some(action.target()));
    let after = before.after(action);
    let lost_in_exchange = exchange.reply.and_then(|reply| match threats::capture(&after, reply)? {
        Threat::Soldier { at, .. } => Some(at),
        Threat::Town { .. } | Threat::NoAction => None,
    });
    Some(match (exchange.balance.min(line_balance), lost_in_exchange.or(lost_in_line)) {
        (SOLDIER.., _) => Motif::WinsSoldier(at),
        (0.., Some(lost)) => Motif::TradesSoldiers { at, lost },
        _ => Motif::TakesSoldier(at),
    })
}

/// The own soldiers that the enemy could win before the action, and cannot after it.
fn saved_soldiers(before: &Position, action: Action, after: &Position) -> Vec<Motif> {
    let us = before.side_to_move();
    let Some(passed) = with_turn(before, !us) else { return Vec::new() };
    let threatened = after.threatened(us);
    let endangered = (passed.threatened(us) & before.soldiers(us)).into_iter();
    let saved = endangered.filter_map(|at| {
        let now = if action.from() == Some(at) { action.target() } else { at };
        let is_saved = exchange::wins(&passed, at) && !exchange::wins(after, now);
        let motif = if threatened.contains(now) { Motif::ProtectsSoldier(at) } else { Motif::SavesSoldier(at) };
        is_saved.then_some(motif)
    });
    // A soldier that moves into the protection of others is saved as well, but not where it stood.
    saved.filter(|motif| !matches!(motif, Motif::ProtectsSoldier(at) if action.from() == Some(*at))).collect()
}

/// An enemy cannon that could hit a piece before the action and cannot after it, because the moved soldier stands between them. A cannon
/// that could hit the town comes first.
fn blocked_muzzle(before: &Position, action: Action, after: &Position) -> Option<Motif> {
    let us = before.side_to_move();
    let from = action.from()?;
    let passed = with_turn(before, !us)?;
    let stays = before.pieces(us).without(from);
    let lines_before = stays.into_iter().flat_map(|target| passed.firing_lines(target));
    let blocked = lines_before.filter(|line| {
        let FiringLine { rear, muzzle, target, .. } = *line;
        let is_between = line_points(muzzle, line.direction, line.distance).any(|point| point == action.target());
        is_between && !after.firing_lines(target).iter().any(|now| (now.rear, now.muzzle) == (rear, muzzle))
    });
    let FiringLine { muzzle, target, .. } = blocked.min_by_key(|line| before.town(us) != Some(line.target))?;
    Some(Motif::BlocksMuzzle { muzzle, target })
}

/// The points between a muzzle and the target at this distance.
fn line_points(muzzle: Point, direction: Direction, distance: u8) -> impl Iterator<Item = Point> {
    (1..distance as i8).filter_map(move |steps| muzzle.toward(direction, steps))
}

/// A cannon of the enemy that loses a soldier by a capture; the first cannon if there are several.
fn broken_cannon(before: &Position, action: Action) -> Option<Motif> {
    if !Position::is_capture(action) {
        return None;
    }
    let them = !before.side_to_move();
    let broken = before.cannons(them).into_iter().find(|cannon| points(cannon).contains(&action.target()))?;
    let [rear, muzzle] = ends(&broken, them);
    Some(Motif::BreaksCannon { rear, muzzle })
}

/// A cannon that the action makes. A cannon that bears on an enemy piece comes first, then a cannon that points ahead. A shift does not
/// make the cannon that it moves.
fn built_cannon(before: &Position, action: Action, after: &Position) -> Option<Motif> {
    let us = before.side_to_move();
    let known = before.cannons(us);
    let next = with_turn(after, us)?;
    let shifted = shifted_points(action);
    let is_shifted = |cannon: &Cannon| {
        shifted.is_some_and(|soldiers| points(cannon).into_iter().all(|point| soldiers.contains(&point)))
    };
    let bears = |cannon: &Cannon| {
        let mut lines = next.pieces(!us).into_iter().flat_map(|target| next.firing_lines(target));
        lines.any(|line| line.middle == cannon.middle && points(cannon).contains(&line.rear))
    };
    let new = after.cannons(us).into_iter().filter(|cannon| !known.contains(cannon) && !is_shifted(cannon));
    let best = new.max_by_key(|cannon| (bears(cannon), cannon.direction != Direction::E))?;
    let [rear, muzzle] = ends(&best, us);
    Some(Motif::BuildsCannon { rear, muzzle })
}

/// The points of the cannon that a shift moves, after the shift. `None` for other actions.
fn shifted_points(action: Action) -> Option<[Point; 3]> {
    let Action::Shift { from, to } = action else { return None };
    let [_, middle, front] = shifting_soldiers(from, to)?;
    Some([middle, front, to])
}

fn shifted_cannon(action: Action, us: Side) -> Option<Motif> {
    let [middle, _, front] = shifted_points(action)?;
    let [rear, muzzle] = in_order(middle, front, us);
    Some(Motif::ShiftsCannon { rear, muzzle })
}

fn points(cannon: &Cannon) -> [Point; 3] {
    [cannon.rear, cannon.middle, cannon.muzzle]
}

/// The ends of a cannon, the end nearer to the side's home rank first.
fn ends(cannon: &Cannon, side: Side) -> [Point; 2] {
    in_order(cannon.rear, cannon.muzzle, side)
}

/// Two points, the point nearer to the side's home rank first.
fn in_order(first: Point, second: Point, side: Side) -> [Point; 2] {
    let [low, high] = if first.rank() <= second.rank() { [first, second] } else { [second, first] };
    if side == Side::South { [low, high] } else { [high, low] }
}

/// The first capture among the side's next two actions in the principal variation, if it takes a soldier that the side could not win
/// before.
fn planned_capture(before: &Position, action: Action, line: &Line<'_, Action>) -> Option<Motif> {
    let them = !before.side_to_move();
    reasons::find_planned(before.after(action), line.next, |_, next| {
        let at = next.target();
        let is_planned =
            Position::is_capture(next) && before.soldiers(them).contains(at) && !exchange::wins(before, at);
        is_planned.then_some(Motif::PlansCapture(at))
    })
}

/// The cannon that the side's next action in the principal variation makes with the soldier that has just moved.
fn planned_cannon(before: &Position, action: Action, line: &Line<'_, Action>) -> Option<Motif> {
    let [reply, next, ..] = *line.next else { return None };
    let us = before.side_to_move();
    let moved = action.from().map(|_| action.target())?;
    let mut position = *before;
    for action in [action, reply] {
        position.validate(action).ok()?;
        position.play(action);
    }
    position.validate(next).ok()?;
    let known = position.cannons(us);
    position.play(next);
    let is_planned = |cannon: &Cannon| !known.contains(cannon) && points(cannon).contains(&moved);
    let planned =
        position.cannons(us).into_iter().find(|cannon| is_planned(cannon) && shifted_points(next).is_none())?;
    let [rear, muzzle] = ends(&planned, us);
    Some(Motif::PlansCannon { rear, muzzle })
}
