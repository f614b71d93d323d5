//! The definitions of the motifs of Tank Chess, by lists of legal actions.

use std::collections::BTreeSet;

use cannon_rules::tank_chess::{Action, Ending, ExitSteps, Facet, Piece, Position, Square};
use cannon_rules::{Game, Side};

use super::case::{Case, Defined, played};

impl Defined for Position {
    fn holds(case: &Case<Position>, motif: &str) -> Option<bool> {
        if let Some(kind) = motif.strip_prefix("danger:") {
            return danger(case, kind);
        }
        let (before, after) = (case.before, case.after());
        let us = before.side_to_move();
        let taken = case.action.target().and_then(|target| before.unit_at(target)).map(|(_, unit)| unit);
        let has_fired = |(_, earlier): (Position, Action)| earlier.fires() && earlier.to() == case.action.target();
        let returns_fire = taken.is_some() && case.earlier.is_some_and(has_fired);
        let goes_on = after.ending().is_none();
        let shot_wins_nothing_else = taken.is_some() && !returns_fire && goes_on;
        if let Some(kind) = motif.strip_prefix("opponent:") {
            return Some(threats(&before, &after, true).contains(&kind));
        }
        let parries = |way: fn(&Position) -> bool| way(&turned(&before)) && goes_on && !way(&after);
        Some(match motif {
            "destroys-command" => taken.is_some_and(|unit| unit.kind.stats().command),
            "leaves" => matches!(case.action, Action::Exit { .. }),
            "reaches-flag" => matches!(after.ending(), Some(Ending::FlagReached(side)) if side == us),
            "completes-objective" => after.ending().is_some_and(Ending::is_by_objective),
            "forces-win" => {
                let replies = after.actions();
                let wins = |end: Position| match end.outcome() {
                    Some(outcome) => outcome.winner() == Some(us),
                    None => can_win(&end),
                };
                !can_win(&before) && goes_on && replies.into_iter().all(|reply| wins(played(&after, reply)))
            }
            "saves-command" => parries(can_destroy_command),
            "stops-escape" => parries(can_leave),
            "stops-objective" => parries(can_reach_flag) || parries(can_win_objective),
            "returns-fire" => returns_fire,
            "wins-unit" if shot_wins_nothing_else => return keeps_gain(case),
            "trades-units" | "destroys-unit" if shot_wins_nothing_else => {
                return keeps_gain(case).filter(|&kept| kept).map(|_| false);
            }
            "wins-unit" | "trades-units" | "destroys-unit" => false,
            "double-threat" => threats(&before, &after, false).len() >= 2,
            "threatens-command"
            | "threatens-escape"
            | "threatens-flag"
            | "threatens-objective"
            | "threatens-unit"
            | "opens-side"
            | "opens-rear" => threats(&before, &after, false) == [motif],
            "leaves-fire" => {
                saved(case).any(|unit| case.action.from() == unit.square && case.action.to() != Some(unit.square))
            }
            "turns-armour" => {
                saved(case).any(|unit| case.action.from() == unit.square && case.action.to() == Some(unit.square))
            }
            "shields-unit" => !case.action.fires() && saved(case).any(|unit| case.action.from() != unit.square),
            "saves-unit" => case.action.fires() && saved(case).any(|unit| case.action.from() != unit.square),
            "takes-squares" => holder(&after) == Some(us) && holder(&before) != Some(us),
            "contests-squares" => holder(&before) == Some(!us) && holder(&after).is_none(),
            "clears-mine" => {
                let survives = case.action.to().is_some_and(|to| after.unit_at(to).is_some());
                survives && after.mines().count() < before.mines().count()
            }
            "approaches-exit" => approaches_exit(case),
            "plans-shot" => plans_shot(case),
            other => panic!("unknown motif {other}"),
        })
    }
}

/// The position with the other side to move.
fn turned(position: &Position) -> Position {
    let text = position.to_text();
    let (board, rest) = text.split_once(' ').expect("two fields");
    let side = if rest.starts_with('w') { "b" } else { "w" };
    Position::from_text(&format!("{board} {side}{}", &rest[1..]), position.rules()).expect("a position")
}

fn can(position: &Position, is_wanted: impl Fn(Action, &Position) -> bool) -> bool {
    position.actions().into_iter().any(|action| is_wanted(action, &played(position, action)))
}

fn can_win(position: &Position) -> bool {
    let us = position.side_to_move();
    can(position, |_, end| end.outcome().is_some_and(|outcome| outcome.winner() == Some(us)))
}

fn can_destroy_command(position: &Position) -> bool {
    position.command(!position.side_to_move()).is_some_and(|command| targets(position).contains(&command.square))
}

fn can_leave(position: &Position) -> bool {
    position.actions().into_iter().any(|action| matches!(action, Action::Exit { .. }))
}

fn can_reach_flag(position: &Position) -> bool {
    let us = position.side_to_move();
    position.board().flag(!us).is_some()
        && can(position, |_, end| matches!(end.ending(), Some(Ending::FlagReached(side)) if side == us))
}

fn can_win_objective(position: &Position) -> bool {
    let us = position.side_to_move();
    let wins = |end: &Position| end.outcome().is_some_and(|outcome| outcome.winner() == Some(us));
    position.board().objective().is_some()
        && can(position, |_, end| wins(end) && end.ending().is_some_and(Ending::is_by_objective))
}

/// The squares that the side to move can hit.
fn targets(position: &Position) -> BTreeSet<Square> {
    position.actions().into_iter().filter_map(Action::target).collect()
}

/// The thinnest facet of an enemy unit that the side to move can hit.
fn thinnest_facet(position: &Position, unit: Piece) -> Option<Facet> {
    let facet = |action: Action| match action {
        Action::Drive { facing, shot: Some(shot), .. } if action.target() == Some(unit.square) => {
            Some(Facet::hit(shot.aim().from(facing), unit.facing))
        }
        _ => None,
    };
    position.actions().into_iter().filter_map(facet).max_by_key(|&facet| facet as usize)
}

/// The kinds of threats of the side that has played from `before` to `after`. With `standing`, threats to win that were there before
/// count.
fn threats(before: &Position, after: &Position, standing: bool) -> Vec<&'static str> {
    if after.ending().is_some() {
        return Vec::new();
    }
    let next = turned(after);
    let ways: [(fn(&Position) -> bool, &str); 4] = [
        (can_destroy_command, "threatens-command"),
        (can_leave, "threatens-escape"),
        (can_win_objective, "threatens-objective"),
        (can_reach_flag, "threatens-flag"),
    ];
    let decisive = ways.into_iter().filter(|(way, _)| way(&next) && (standing || !way(before)));
    let mut kinds: Vec<&str> = decisive.map(|(_, kind)| kind).collect();
    let (known, now) = (targets(before), targets(&next));
    for &unit in next.units(!next.side_to_move()) {
        if !unit.kind.stats().command && now.contains(&unit.square) && !known.contains(&unit.square) {
            kinds.push(match thinnest_facet(&next, unit) {
                Some(Facet::Rear) => "opens-rear",
                Some(Facet::Side) => "opens-side",
                _ => "threatens-unit",
            });
        }
    }
    kinds
}

/// The own units other than the Command that the enemy could destroy before the action, and cannot after it.
fn saved(case: &Case<Position>) -> impl Iterator<Item = Piece> {
    let (before, after) = (case.before, case.after());
    let us = before.side_to_move();
    let (known, now) = (targets(&turned(&before)), targets(&after));
    let action = case.action;
    let units = before.units(us).to_vec().into_iter().filter(|unit| !unit.kind.stats().command);
    units.filter(move |unit| {
        let square = if unit.square == action.from() { action.to() } else { Some(unit.square) };
        let stands = |square| after.unit_at(square).is_some_and(|(side, _)| side == us);
        known.contains(&unit.square) && square.is_some_and(|square| stands(square) && !now.contains(&square))
    })
}

/// Whether the enemy can take nothing for the unit that the action destroys. `None` if it can, but would lose something for it, too.
fn keeps_gain(case: &Case<Position>) -> Option<bool> {
    let after = case.after();
    let them = after.side_to_move();
    let mut balance = 0;
    let mut position = case.before;
    for (index, &action) in [case.action].iter().chain(case.line.iter().take(3)).enumerate() {
        balance += if index % 2 == 0 { 0 } else { i32::from(action.fires()) };
        position = played(&position, action);
    }
    if can_win(&after) {
        return Some(false);
    }
    let replies: Vec<Action> = after.actions().into_iter().filter(|reply| reply.fires()).collect();
    let is_answered = |&reply: &Action| {
        let end = played(&after, reply);
        end.side_to_move() != them && (can_win(&end) || !targets(&end).is_empty())
    };
    if replies.is_empty() && balance == 0 {
        Some(true)
    } else if replies.iter().all(is_answered) {
        None
    } else {
        Some(false)
    }
}

/// The side that holds the marked squares.
fn holder(position: &Position) -> Option<Side> {
    position.held().map(|held| held.side)
}

fn approaches_exit(case: &Case<Position>) -> bool {
    let us = case.before.side_to_move();
    let steps = ExitSteps::new(case.before.board(), us, case.before.rules().exit);
    let distance = |position: &Position| {
        let command = position.command(us)?;
        steps.get(command.square, command.facing)
    };
    let is_command = case.before.command(us).is_some_and(|command| command.square == case.action.from());
    let (before, now) = (distance(&case.before), distance(&case.after()));
    is_command && now.is_some_and(|now| now <= 10 && before.is_none_or(|before| now < before))
}

/// Whether one of the next two actions of the side in the line destroys a unit on a square that it could not hit before.
fn plans_shot(case: &Case<Position>) -> bool {
    let mut position = case.after();
    let known = targets(&case.before);
    case.line.chunks_exact(2).take(2).any(|turns| {
        position = played(&position, turns[0]);
        let target = turns[1].target().filter(|target| !known.contains(target) && position.unit_at(*target).is_some());
        let is_legal = position.actions().contains(&turns[1]);
        position = played(&position, turns[1]);
        is_legal && target.is_some()
    })
}

/// Whether the action allows this loss and another action does not. `None` if the loss depends on the values of units, or if the enemy can
/// win in several ways.
fn danger(case: &Case<Position>, kind: &str) -> Option<bool> {
    let (before, after) = (case.before, case.after());
    let us = before.side_to_move();
    let wins = |end: &Position| end.outcome().is_some_and(|outcome| outcome.winner() == Some(!us));
    let ways: [(&str, fn(&Position) -> bool); 4] = [
        ("loses-command", can_destroy_command),
        ("allows-escape", can_leave),
        ("loses-flag", can_reach_flag),
        ("loses-objective", can_win_objective),
    ];
    let allowed: Vec<&str> = ways.into_iter().filter(|(_, way)| way(&after)).map(|(kind, _)| kind).collect();
    if kind.starts_with("loses-unit") {
        let is_possible = allowed.is_empty() && after.actions().into_iter().any(Action::fires);
        return if is_possible { None } else { Some(false) };
    }
    let is_better = |action| !can(&played(&before, action), |_, end| wins(end));
    if !allowed.contains(&kind) || !before.actions().into_iter().any(is_better) {
        return Some(false);
    }
    (allowed.len() == 1).then_some(true)
}
