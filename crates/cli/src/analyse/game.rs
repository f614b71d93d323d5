//! A whole game, action by action.

use serde_json::{Value, json};

use super::judge::{Judgement, Mark, judge, seen_from_before};
use super::search::{Analyst, lines_json, score_json};
use crate::error::CliError;
use crate::report;
use cannon_engine::{Score, SearchInfo};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{Outcome, Side};

/// An action of the game, with what it was worth.
pub(super) struct Judged {
    pub(super) side: Side,
    pub(super) action: String,
    /// The score after it, for who played it.
    pub(super) score: Score,
    /// The best score there was.
    pub(super) best: Score,
    /// What should have been played, if it was something else, and how that goes on.
    pub(super) better: Vec<String>,
    pub(super) judgement: Judgement,
    lines: Vec<Value>,
}

/// What one side's actions were worth together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    pub(super) turns: i32,
    loss: i32,
    /// Actions with each mark, the lightest mark first.
    pub(super) marks: [usize; Mark::ALL.len()],
}

impl Sum {
    /// What was lost in a turn on average, in hundredths of a soldier.
    pub(super) fn mean_loss(&self) -> f64 {
        f64::from(self.loss) / f64::from(self.turns.max(1))
    }
}

/// Judges every action. `done` is told of each position that has been searched.
///
/// The game is gone through from its end to its beginning: what is remembered of later positions makes the earlier ones clear.
///
/// # Errors
/// The computer player has nothing to say.
pub(super) fn judge_all(
    timeline: &mut dyn AnyTimeline,
    analyst: &Analyst,
    done: &mut dyn FnMut(),
) -> Result<Vec<Judged>, CliError> {
    let plies = timeline.last_ply();
    timeline.go_to(plies);
    let mut after = match timeline.outcome() {
        Some(outcome) => score_of_end(outcome, timeline.side_to_move()),
        None => analyst.lines(timeline)?[0].score,
    };
    done();
    let mut judged = Vec::with_capacity(plies);
    for ply in (0..plies).rev() {
        timeline.go_to(ply);
        let lines = analyst.lines(timeline)?;
        judged.push(judged_at(timeline, &lines, seen_from_before(after)));
        after = lines[0].score;
        done();
    }
    judged.reverse();
    Ok(judged)
}

fn judged_at(timeline: &dyn AnyTimeline, lines: &[SearchInfo], played: Score) -> Judged {
    let ply = timeline.ply();
    let best = &lines[0];
    let is_best = best.pv.first().copied() == timeline.action_at(ply);
    // The same action cannot be worse than itself: a deeper look has only changed its score.
    let judgement = if is_best { judge(played, played) } else { judge(best.score, played) };
    Judged {
        side: timeline.side_to_move(),
        action: timeline.notation_at(ply).unwrap_or_default(),
        score: played,
        best: best.score,
        better: if is_best { Vec::new() } else { report::variation(timeline, &best.pv) },
        judgement,
        lines: lines_json(timeline, lines),
    }
}

/// How a finished game stands for the side that would be on turn.
fn score_of_end(outcome: Outcome, to_move: Side) -> Score {
    match outcome.winner() {
        None => Score::Advantage(0),
        Some(winner) if winner == to_move => Score::Win { plies: 0 },
        Some(_) => Score::Loss { plies: 0 },
    }
}

/// What a side's actions were worth together.
pub(super) fn sum(judged: &[Judged], side: Side) -> Sum {
    let mut sum = Sum::default();
    for action in judged.iter().filter(|action| action.side == side) {
        sum.turns += 1;
        sum.loss += action.judgement.loss;
        for (count, mark) in sum.marks.iter_mut().zip(Mark::ALL) {
            *count += usize::from(action.judgement.mark == Some(mark));
        }
    }
    sum
}

/// The analysis as one JSON object.
pub(super) fn json(timeline: &dyn AnyTimeline, result: Option<Outcome>, judged: &[Judged]) -> Value {
    let action = |(index, action): (usize, &Judged)| {
        json!({
            "ply": index + 1,
            "side": action.side,
            "action": action.action,
            "score": score_json(action.score),
            "best_score": score_json(action.best),
            "loss": action.judgement.loss,
            "mark": action.judgement.mark,
            "turn": action.judgement.turn,
            "lines": action.lines,
        })
    };
    let side = |side: Side| {
        let sum = sum(judged, side);
        let [dubious, mistakes, blunders] = sum.marks;
        json!({
            "turns": sum.turns,
            "mean_loss": sum.mean_loss(),
            "dubious": dubious,
            "mistakes": mistakes,
            "blunders": blunders,
        })
    };
    json!({
        "game": timeline.game(),
        "ruleset": timeline.ruleset(),
        "start": timeline.position_text_at(0),
        "result": result,
        "actions": judged.iter().enumerate().map(action).collect::<Vec<_>>(),
        "south": side(Side::South),
        "north": side(Side::North),
    })
}
