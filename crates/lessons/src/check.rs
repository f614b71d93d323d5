//! Proof that tasks can be done as their files say: solutions reach the goals, listed wrong actions do not, and every
//! accepted action has a reply and leads on.

use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

use super::Turn;
use super::error::{Fault, LessonFault};

/// Maximum number of lines of accepted actions that are checked in a task.
pub(crate) const MAX_LINES: usize = 20_000;

/// Plays an action.
pub(crate) fn play(timeline: &mut AnyTimeline, action: PackedAction) -> Result<(), LessonFault> {
    let name = |timeline: &AnyTimeline| timeline.notation(action).unwrap_or_default();
    let text = name(timeline);
    timeline.play(action).map_err(|refusal| LessonFault::Action { action: text, reason: refusal.to_string() })
}

/// Checks the solutions and the listed wrong actions of a turn. All of them must be legal.
pub(crate) fn check_turn(timeline: &AnyTimeline, turn: &Turn) -> Result<(), Fault> {
    let name = |action| timeline.notation(action).unwrap_or_default();
    for (index, &action) in turn.solutions.iter().enumerate() {
        if let Some(reason) = turn.goal.missed(timeline, action) {
            let fault = LessonFault::SolutionMisses { action: name(action), reason: reason.id.into_owned() };
            return Err((format!(".solutions[{index}]"), fault));
        }
    }
    for (index, wrong) in turn.wrong.iter().enumerate() {
        if turn.goal.missed(timeline, wrong.action).is_none() {
            return Err((format!(".wrong[{index}]"), LessonFault::WrongReaches { action: name(wrong.action) }));
        }
    }
    Ok(())
}

/// Checks that whatever the goals accept leads to the end of the task.
pub(crate) fn check_lines(start: &AnyTimeline, turns: &[Turn]) -> Result<(), Fault> {
    let mut lines_left = MAX_LINES;
    check_from(start, turns, 0, &mut lines_left)
}

fn check_from(timeline: &AnyTimeline, turns: &[Turn], at: usize, lines_left: &mut usize) -> Result<(), Fault> {
    let fault = |fault| Err((format!(".turns[{at}]"), fault));
    let Some(turn) = turns.get(at) else { return Ok(()) };
    let is_last = at + 1 == turns.len();
    let mut is_solvable = false;
    for action in timeline.actions() {
        if turn.goal.missed(timeline, action).is_some() {
            continue;
        }
        is_solvable = true;
        if is_last {
            break;
        }
        let Some(left) = lines_left.checked_sub(1) else { return fault(LessonFault::TooManyLines) };
        *lines_left = left;
        let mut next = timeline.clone();
        if let Err(refused) = play(&mut next, action) {
            return fault(refused);
        }
        let Some(reply) = turn.reply(&next) else {
            return fault(LessonFault::NoReply { line: line(&next) });
        };
        if let Err(refused) = play(&mut next, reply) {
            return fault(refused);
        }
        check_from(&next, turns, at + 1, lines_left)?;
    }
    if is_solvable { Ok(()) } else { fault(LessonFault::DeadEnd { line: line(timeline) }) }
}

/// All actions of a game in notation.
pub(crate) fn line(timeline: &AnyTimeline) -> String {
    (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).collect::<Vec<_>>().join(" ")
}
