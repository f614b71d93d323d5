//! Analyses as JSON objects. docs/analysis.md describes the fields.

use serde_json::{Map, Value, json};

use super::accuracy::action_accuracy;
use super::{ActionAnalysis, ActionClass, Annotation, SideSummary, pv_notation};
use crate::{Score, SearchInfo};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{Outcome, Side};

/// The analysis of the position at the timeline's current ply.
pub fn position(timeline: &AnyTimeline, lines: &[SearchInfo]) -> Value {
    json!({
        "game": timeline.game(),
        "ruleset": timeline.ruleset(),
        "position": timeline.position_text_at(timeline.ply()),
        "side_to_move": timeline.side_to_move(),
        "outcome": timeline.outcome(),
        "lines": lines_json(timeline, lines),
    })
}

/// The analysis of a whole game. The timeline is left at an arbitrary ply.
pub fn game(timeline: &mut AnyTimeline, result: Option<Outcome>, actions: &[ActionAnalysis]) -> Value {
    let actions_json: Vec<Value> = actions.iter().map(|action| action_json(timeline, action)).collect();
    json!({
        "game": timeline.game(),
        "ruleset": timeline.ruleset(),
        "start": timeline.position_text_at(0),
        "result": result,
        "actions": actions_json,
        "south": summary_json(SideSummary::of(actions, Side::South)),
        "north": summary_json(SideSummary::of(actions, Side::North)),
    })
}

fn action_json(timeline: &mut AnyTimeline, action: &ActionAnalysis) -> Value {
    timeline.go_to(action.ply);
    let percentages = action.assessment.percentages;
    json!({
        "ply": action.ply + 1,
        "side": action.side,
        "action": timeline.notation(action.action).unwrap_or_default(),
        "score": score_json(action.score),
        "best_score": score_json(action.best_score()),
        "win_percentage": rounded(percentages.after),
        "best_win_percentage": rounded(percentages.before),
        "accuracy": action.assessment.class.is_grade().then(|| rounded(action_accuracy(percentages.loss()))),
        "class": action.assessment.class.name(),
        "loss": action.assessment.loss,
        "mark": action.assessment.annotation.map(Annotation::symbol),
        "turn": action.assessment.turning_point,
        "lines": lines_json(timeline, &action.lines),
    })
}

fn summary_json(summary: SideSummary) -> Value {
    let classes = ActionClass::GRADED.iter().zip(summary.classes);
    let classes: Map<String, Value> = classes.map(|(class, count)| (class.name().to_owned(), count.into())).collect();
    json!({
        "turns": summary.turns,
        "mean_loss": summary.mean_loss(),
        "accuracy": summary.accuracy.map(rounded),
        "classes": classes,
    })
}

/// A percentage with two decimals.
fn rounded(percentage: f64) -> f64 {
    (percentage * 100.0).round() / 100.0
}

/// `{"cp": N}`, `{"win": PLIES}` or `{"loss": PLIES}`.
fn score_json(score: Score) -> Value {
    match score {
        Score::Advantage(hundredths) => json!({ "cp": hundredths }),
        Score::Win { plies } => json!({ "win": plies }),
        Score::Loss { plies } => json!({ "loss": plies }),
    }
}

fn lines_json(timeline: &AnyTimeline, lines: &[SearchInfo]) -> Vec<Value> {
    let line = |line: &SearchInfo| {
        json!({
            "score": score_json(line.score),
            "depth": line.depth,
            "seldepth": line.seldepth,
            "nodes": line.nodes,
            "pv": pv_notation(timeline, &line.pv),
        })
    };
    lines.iter().map(line).collect()
}
