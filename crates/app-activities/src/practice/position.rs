//! A position of a practice: a mistake in a game, with what a review has found better.

use cannon_engine::Score;
use cannon_engine::analysis::ActionAnalysis;
use cannon_profile::{Mistake, MistakeScore};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::{PackedAction, Side};

/// A position in which a person is to find something better than what was played.
pub struct PracticePosition {
    /// The game, at the position.
    pub timeline: AnyTimeline,
    /// The side of the person.
    pub side: Side,
    /// The action that was played.
    pub played: PackedAction,
    /// The best line, which has at least one action.
    pub line: Vec<PackedAction>,
    /// The score of the best action.
    pub best_score: Score,
    /// The mistake of the pool, if the position comes from there.
    pub repeated: Option<RepeatedMistake>,
}

/// A mistake of the pool that is being repeated.
pub struct RepeatedMistake {
    /// The mistake.
    pub mistake: Mistake,
    /// The game before the mistake, with its players and the time at which it began.
    pub record: Record,
    /// Whether the game was in the library when the position was shown.
    pub has_game: bool,
    /// Whether the first attempt found something better. `None` until there was one.
    pub is_success: Option<bool>,
}

impl PracticePosition {
    /// The position of an action in the game of a timeline. `None` if the review knows no better line.
    pub(super) fn of_review(timeline: &AnyTimeline, analysis: &ActionAnalysis) -> Option<PracticePosition> {
        let mut timeline = timeline.clone();
        timeline.go_to(analysis.ply);
        let line = analysis.better_line().to_vec();
        (!line.is_empty()).then_some(PracticePosition {
            timeline,
            side: analysis.side,
            played: analysis.action,
            line,
            best_score: analysis.best_score(),
            repeated: None,
        })
    }

    /// The position of a mistake of the pool. `None` if this version cannot read or replay it.
    pub(super) fn of_mistake(mistake: &Mistake) -> Option<PracticePosition> {
        let record = mistake.record()?;
        let timeline = record.replay().ok().filter(|timeline| timeline.side_to_move() == mistake.side)?;
        let played = timeline.read_action(&mistake.played).ok()?;
        let line = read_line(&timeline, &mistake.line);
        let repeated = Some(RepeatedMistake { mistake: mistake.clone(), record, has_game: false, is_success: None });
        let best_score = engine_score(mistake.best_score);
        (!line.is_empty()).then_some(PracticePosition {
            timeline,
            side: mistake.side,
            played,
            line,
            best_score,
            repeated,
        })
    }

    /// The best action.
    pub fn best(&self) -> PackedAction {
        self.line[0]
    }
}

/// The actions of a line from the timeline's current position. It ends at the first action that cannot be read or played.
fn read_line(timeline: &AnyTimeline, texts: &[String]) -> Vec<PackedAction> {
    let mut ahead = timeline.clone();
    let mut line = Vec::with_capacity(texts.len());
    for text in texts {
        let Ok(action) = ahead.read_action(text) else { break };
        if ahead.play(action).is_err() {
            break;
        }
        line.push(action);
    }
    line
}

/// The score as the profile keeps it.
pub(super) const fn kept_score(score: Score) -> MistakeScore {
    match score {
        Score::Advantage(hundredths) => MistakeScore::Advantage(hundredths),
        Score::Win { plies } => MistakeScore::Win(plies),
        Score::Loss { plies } => MistakeScore::Loss(plies),
    }
}

/// The score as the engine has it.
const fn engine_score(score: MistakeScore) -> Score {
    match score {
        MistakeScore::Advantage(hundredths) => Score::Advantage(hundredths),
        MistakeScore::Win(plies) => Score::Win { plies },
        MistakeScore::Loss(plies) => Score::Loss { plies },
    }
}
