//! The definitions of the motifs of Cannon, by lists of legal actions.

use cannon_rules::cannon::{Action, Direction, LongShot, Point, Position, Ruleset, TownSafety};
use cannon_rules::{Game, Side};

use super::case::{Case, Defined, played};

/// The value of the game in soldiers.
const WIN: i32 = 1_000;

impl Defined for Position {
    fn holds(case: &Case<Position>, motif: &str) -> Option<bool> {
        let (before, after) = (case.before, case.after());
        let us = before.side_to_move();
        let town = |position: &Position, side| position.town(side);
        let is_soldier_taken = takes(case.action) && town(&after, !us).is_some();
        let recaptures = matches!(case.earlier, Some((_, Action::Capture { to, .. })) if to == case.action.target())
            && is_soldier_taken;
        let balance = balance(&before, case.action).min(line_balance(case));
        let new_threats = || threats(&before, &after, false);
        let (kind, list) = match motif.split_once(':') {
            Some(("opponent", kind)) => (kind, threats(&before, &after, true)),
            Some(("danger", kind)) => return Some(danger(&before, case.action) == Some(kind)),
            _ => (motif, new_threats()),
        };
        let is_opponents = motif.starts_with("opponent:");
        let has_threat = |wanted: &str| list.contains(&wanted) && (is_opponents || list.len() == 1);
        Some(match kind {
            "takes-town" => takes(case.action) && town(&after, !us).is_none(),
            "leaves-no-action" => town(&after, !us).is_some() && after.actions().is_empty(),
            "forces-win" => {
                let replies = after.actions();
                let wins = |position: &Position| can_take(position, position.town(!position.side_to_move()));
                !wins(&before) && !replies.is_empty() && replies.iter().all(|&reply| wins(&played(&after, reply)))
            }
            "saves-town" => can_take(&turned(&before), town(&before, us)) && !can_take(&after, town(&after, us)),
            "recaptures" => recaptures,
            "wins-soldier" => is_soldier_taken && !recaptures && balance >= 1,
            "trades-soldiers" => is_soldier_taken && !recaptures && balance == 0,
            "takes-soldier" => is_soldier_taken && !recaptures && balance < 0,
            "double-threat" => list.len() >= 2,
            "threatens-town" | "threatens-soldier" | "threatens-no-action" => has_threat(kind),
            "saves-soldier" => saved(case).any(|now| !can_take(&after, Some(now))),
            "protects-soldier" => {
                saved(case).any(|now| before.soldiers(us).contains(now) && can_take(&after, Some(now)))
            }
            "blocks-muzzle" => blocks_muzzle(case),
            "breaks-cannon" => {
                let target = case.action.target();
                takes(case.action) && triples(&before, !us).iter().any(|triple| triple.contains(&target))
            }
            "builds-cannon" => {
                let known = triples(&before, us);
                let new = triples(&after, us).into_iter().filter(|triple| !known.contains(triple));
                new.into_iter().any(|triple| !is_shifted(case.action, &triple))
            }
            "places-town" => matches!(case.action, Action::Place { .. }),
            "shifts-cannon" => matches!(case.action, Action::Shift { .. }),
            "plans-capture" => plans_capture(case),
            "plans-cannon" => plans_cannon(case),
            other => panic!("unknown motif {other}"),
        })
    }
}

fn takes(action: Action) -> bool {
    matches!(action, Action::Capture { .. } | Action::Shot { .. })
}

/// The position with the other side to move, under rules by which every action is legal that the board allows.
fn turned(position: &Position) -> Position {
    let text = position.to_text();
    let (board, rest) = text.split_once(' ').expect("two fields");
    let side = if rest.starts_with('d') { "l" } else { "d" };
    let rules = Ruleset { town: TownSafety::Capture, ..*position.rules() };
    Position::from_text(&format!("{board} {side}{}", &rest[1..]), &rules).expect("a position")
}

/// The captures of the side to move on a point.
fn captures_on(position: &Position, point: Point) -> impl Iterator<Item = Action> {
    position.actions().into_iter().filter(move |action| takes(*action) && action.target() == point)
}

fn can_take(position: &Position, point: Option<Point>) -> bool {
    point.is_some_and(|point| captures_on(position, point).next().is_some())
}

/// The soldiers that the side to move gains by captures on one point.
fn gain_on(position: &Position, point: Point) -> i32 {
    captures_on(position, point).map(|capture| gain_of(position, capture)).max().unwrap_or(0).max(0)
}

fn gain_of(position: &Position, capture: Action) -> i32 {
    let after = played(position, capture);
    if after.town(after.side_to_move()).is_none() {
        return WIN;
    }
    if matches!(capture, Action::Shot { .. }) { 1 } else { 1 - gain_on(&after, capture.target()) }
}

/// The soldiers that an action wins, less the soldiers that the best reply wins.
fn balance(position: &Position, action: Action) -> i32 {
    let after = played(position, action);
    let gain = i32::from(takes(action));
    if after.outcome().is_some() {
        return WIN;
    }
    let best_reply = after.actions().into_iter().map(|reply| {
        let end = played(&after, reply);
        if end.outcome().is_some() {
            return WIN;
        }
        let compensation =
            end.actions().into_iter().filter(|&action| takes(action)).map(|action| gain_of(&end, action));
        i32::from(takes(reply)) - compensation.max().unwrap_or(0).max(0)
    });
    gain - best_reply.max().unwrap_or(0).max(0)
}

/// The balance of the action and the next three actions of the line.
fn line_balance(case: &Case<Position>) -> i32 {
    let (mut position, mut balance, mut sign) = (case.before, 0, 1);
    for &action in [case.action].iter().chain(case.line.iter().take(3)) {
        let after = played(&position, action);
        let wins = after.town(after.side_to_move()).is_none();
        balance += sign * if wins { WIN } else { i32::from(takes(action)) };
        (position, sign) = (after, -sign);
    }
    balance
}

/// The kinds of threats of the side that has played from `before` to `after`. With `standing`, threats to win that were there before
/// count.
fn threats(before: &Position, after: &Position, standing: bool) -> Vec<&'static str> {
    let us = before.side_to_move();
    if after.outcome().is_some() || Side::ALL.into_iter().any(|side| after.town(side).is_none()) {
        return Vec::new();
    }
    let next = turned(after);
    let mut kinds = Vec::new();
    if can_take(&next, next.town(!us)) && (standing || !can_take(before, before.town(!us))) {
        kinds.push("threatens-town");
    }
    if blocks_all(&next) && (standing || !blocks_all(before)) {
        kinds.push("threatens-no-action");
    }
    let new = after.soldiers(!us).into_iter().filter(|&at| gain_on(&next, at) >= 1 && gain_on(before, at) < 1);
    kinds.extend(new.map(|_| "threatens-soldier"));
    kinds
}

/// Whether the side to move can leave the other without an action.
fn blocks_all(position: &Position) -> bool {
    position.actions().into_iter().any(|action| {
        let end = played(position, action);
        end.town(end.side_to_move()).is_some() && end.actions().is_empty()
    })
}

/// The own soldiers that the enemy could win before the action and cannot win after it, by their points after the action.
fn saved<'a>(case: &'a Case<Position>) -> impl Iterator<Item = Point> + 'a {
    let (us, after) = (case.before.side_to_move(), case.after());
    let stand = Side::ALL.into_iter().all(|side| case.before.town(side).is_some());
    let soldiers = case.before.soldiers(us).into_iter().filter(move |_| stand);
    let endangered = soldiers.filter(|&at| gain_on(&turned(&case.before), at) >= 1);
    let now = endangered.map(|at| if case.action.from() == Some(at) { case.action.target() } else { at });
    now.filter(move |&now| gain_on(&after, now) < 1)
}

/// All cannons of a side, as their three points from end to end.
fn triples(position: &Position, side: Side) -> Vec<[Point; 3]> {
    let soldiers = position.soldiers(side);
    let mut found = Vec::new();
    for first in soldiers {
        for direction in &Direction::ALL[..4] {
            let (files, ranks) = direction.step();
            let next = [1, 2].map(|steps| first.offset(files * steps, ranks * steps));
            if let [Some(second), Some(third)] = next
                && soldiers.contains(second)
                && soldiers.contains(third)
            {
                found.push([first, second, third]);
            }
        }
    }
    found
}

/// Whether the cannon was moved by a shift.
fn is_shifted(action: Action, triple: &[Point; 3]) -> bool {
    let Action::Shift { from, to } = action else { return false };
    let in_line = |steps: i8| {
        let (files, ranks) = (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8);
        from.offset(files / 3 * steps, ranks / 3 * steps)
    };
    triple.iter().all(|&point| [1, 2, 3].into_iter().any(|steps| in_line(steps) == Some(point)))
}

/// Whether an enemy cannon could hit a piece, and cannot because the moved soldier is in between.
fn blocks_muzzle(case: &Case<Position>) -> bool {
    let before = case.before;
    let (Some(from), to) = (case.action.from(), case.action.target()) else { return false };
    let us = before.side_to_move();
    let targets = before.pieces(us).without(from);
    let remain = triples(&case.after(), !us).into_iter();
    remain.flat_map(|[first, middle, last]| [[middle, last], [middle, first]]).any(|[middle, muzzle]| {
        let step = (muzzle.file() as i8 - middle.file() as i8, muzzle.rank() as i8 - middle.rank() as i8);
        let at = |steps: i8| muzzle.offset(step.0 * steps, step.1 * steps);
        [2, 3].into_iter().any(|distance| {
            let checked = if before.rules().long_shot == LongShot::Both { distance } else { 2 };
            let between: Vec<Point> = (1..checked).filter_map(at).collect();
            at(distance).is_some_and(|target| targets.contains(target))
                && between.iter().all(|&point| before.empty().contains(point))
                && between.contains(&to)
        })
    })
}

/// Whether one of the next two actions of the side in the line takes a soldier that it could not win before.
fn plans_capture(case: &Case<Position>) -> bool {
    let mut position = case.after();
    let is_planned = |position: &Position, capture: Action| {
        let at = capture.target();
        takes(capture)
            && position.actions().contains(&capture)
            && case.before.soldiers(!case.before.side_to_move()).contains(at)
            && gain_on(&case.before, at) < 1
    };
    case.line.chunks_exact(2).take(2).any(|turns| {
        position = played(&position, turns[0]);
        let planned = is_planned(&position, turns[1]);
        position = played(&position, turns[1]);
        planned
    })
}

/// Whether the next action of the side in the line makes a cannon with the soldier that has moved.
fn plans_cannon(case: &Case<Position>) -> bool {
    let [reply, next, ..] = *case.line else { return false };
    let us = case.before.side_to_move();
    let (before, moved) = (played(&case.after(), reply), case.action.target());
    let known = triples(&before, us);
    let new = triples(&played(&before, next), us).into_iter().filter(|triple| !known.contains(triple));
    new.into_iter().any(|triple| triple.contains(&moved))
}

/// The kind of the loss that the action allows and another action avoids.
fn danger(before: &Position, action: Action) -> Option<&'static str> {
    let found = balance(before, action);
    let is_better = |other: Action| balance(before, other) > found.max(-WIN / 2);
    if found > -1 || !before.actions().into_iter().any(is_better) {
        return None;
    }
    if found > -WIN / 2 {
        return Some("loses-soldier");
    }
    let after = played(before, action);
    let by_town = can_take(&after, after.town(before.side_to_move()));
    Some(if by_town { "loses-town" } else { "loses-actions" })
}
