//! The motifs of an action of Cannon.

use super::firing::with_turn;
use super::motif::{Motif, Threat};
use super::{SOLDIER, exchange, threats};
use crate::playable::Playable;
use crate::reasons::{self, Explainable, Line};
use cannon_rules::cannon::{Action, Cannon, Direction, FiringLine, Point, Position, shifting_soldiers};
use cannon_rules::{Game, Side};

/// The number of actions of a line within which a captured soldier must not be lost again.
const LINE_HORIZON: usize = 3;

/// All motifs of a legal action, the most important first.
pub(super) fn find(before: &Position, action: Action, line: &Line<'_, Action>) -> Vec<Motif> {
    let us = before.side_to_move();
    let mut after = *before;
    after.play(action);
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
    let gains = matches!(capture, Some(Motif::Recaptures { .. } | Motif::WinsSoldier { .. }));
    motifs.extend(capture.filter(|_| gains));
    let threats = threats::after(before, &after, threats::Standing::LeftOut);
    match *threats {
        [first, second, ..] => motifs.push(Motif::DoubleThreat(first, second)),
        [single] => motifs.push(Motif::Threatens(single)),
        [] => {}
    }
    motifs.extend(saved_soldiers(before, action, &after));
    let trades = matches!(capture, Some(Motif::TradesSoldiers { .. }));
    motifs.extend(capture.filter(|_| trades));
    motifs.extend(blocked_muzzle(before, action, &after));
    motifs.extend(broken_cannon(before, action));
    motifs.extend(built_cannon(before, action, &after));
    motifs.extend(capture.filter(|_| !gains && !trades));
    if let Action::Place { at } = action {
        motifs.push(Motif::PlacesTown { at });
    }
    if motifs.is_empty() {
        motifs.extend(planned_capture(before, action, line));
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
        return Some(Motif::Recaptures { at });
    }
    let exchange = reasons::exchange(before, action);
    let (line_balance, lost_in_line) = balance_of_line(before, action, line.next);
    let mut after = *before;
    after.play(action);
    let lost_in_exchange = exchange.reply.and_then(|reply| match threats::capture(&after, reply)? {
        Threat::Soldier { at, .. } => Some(at),
        Threat::Town { .. } | Threat::NoAction => None,
    });
    Some(match (exchange.balance.min(line_balance), lost_in_exchange.or(lost_in_line)) {
        (SOLDIER.., _) => Motif::WinsSoldier { at },
        (0.., Some(lost)) => Motif::TradesSoldiers { at, lost },
        _ => Motif::TakesSoldier { at },
    })
}

/// The material balance of an action and the next ones of its line, for the side of the action, and the point of the first soldier that it
/// loses in it.
fn balance_of_line(before: &Position, action: Action, next: &[Action]) -> (i32, Option<Point>) {
    let us = before.side_to_move();
    let (mut position, mut balance, mut lost) = (*before, 0, None);
    for &action in [action].iter().chain(next.iter().take(LINE_HORIZON)) {
        if position.validate(action).is_err() {
            break;
        }
        let gain = position.gain(action);
        if position.side_to_move() == us {
            balance += gain;
        } else {
            balance -= gain;
            lost = lost.or((gain > 0).then_some(action.target()));
        }
        position.play(action);
    }
    (balance, lost)
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
        let motif = if threatened.contains(now) { Motif::ProtectsSoldier { at } } else { Motif::SavesSoldier { at } };
        is_saved.then_some(motif)
    });
    // A soldier that moves into the protection of others is saved as well, but not where it stood.
    saved.filter(|motif| !matches!(motif, Motif::ProtectsSoldier { at } if action.from() == Some(*at))).collect()
}

/// An enemy cannon that could hit a piece and cannot because the moved soldier stands between them; one that could hit the town comes first.
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
    let (files, ranks) = direction.step();
    (1..distance as i8).filter_map(move |steps| muzzle.offset(files * steps, ranks * steps))
}

/// A cannon of the enemy that loses a soldier by a capture; the first one if there are several.
fn broken_cannon(before: &Position, action: Action) -> Option<Motif> {
    if !Position::is_capture(action) {
        return None;
    }
    let them = !before.side_to_move();
    let broken = before.cannons(them).into_iter().find(|cannon| points(cannon).contains(&action.target()))?;
    let [rear, muzzle] = ends(&broken, them);
    Some(Motif::BreaksCannon { rear, muzzle })
}

/// A cannon that the action makes. One that bears on an enemy piece comes first, then one that points ahead. A shift does not make the cannon
/// that it moves.
fn built_cannon(before: &Position, action: Action, after: &Position) -> Option<Motif> {
    let us = before.side_to_move();
    let known = before.cannons(us);
    let next = with_turn(after, us)?;
    let shifted = match action {
        Action::Shift { from, to } => shifting_soldiers(from, to).map(|[_, middle, front]| [middle, front, to]),
        _ => None,
    };
    let is_shifted = |cannon: &Cannon| {
        shifted.is_some_and(|soldiers| points(cannon).into_iter().all(|point| soldiers.contains(&point)))
    };
    let bears = |cannon: &Cannon| {
        let mut lines = next.pieces(!us).into_iter().flat_map(|target| next.firing_lines(target));
        lines.any(|line| line.middle == cannon.middle && points(cannon).contains(&line.rear))
    };
    let new = after.cannons(us).into_iter().filter(|cannon| !known.contains(cannon) && !is_shifted(cannon));
    let best = new.max_by_key(|cannon| (bears(cannon), cannon.direction != Direction::East))?;
    let [rear, muzzle] = ends(&best, us);
    Some(Motif::BuildsCannon { rear, muzzle })
}

fn points(cannon: &Cannon) -> [Point; 3] {
    [cannon.rear, cannon.middle, cannon.muzzle]
}

/// The ends of a cannon, the one nearer to the side's home rank first.
fn ends(cannon: &Cannon, side: Side) -> [Point; 2] {
    let [low, high] = if cannon.rear.rank() <= cannon.muzzle.rank() {
        [cannon.rear, cannon.muzzle]
    } else {
        [cannon.muzzle, cannon.rear]
    };
    if side == Side::South { [low, high] } else { [high, low] }
}

/// The capture that the side makes next in the principal variation, of a soldier that it could not win before.
fn planned_capture(before: &Position, action: Action, line: &Line<'_, Action>) -> Option<Motif> {
    let [reply, capture, ..] = *line.next else { return None };
    let mut position = *before;
    for action in [action, reply] {
        position.validate(action).ok()?;
        position.play(action);
    }
    let at = capture.target();
    let them = !before.side_to_move();
    let is_new = before.soldiers(them).contains(at) && !exchange::wins(before, at);
    let is_legal = Position::is_capture(capture) && position.validate(capture).is_ok();
    (is_new && is_legal).then_some(Motif::Plans { at })
}
