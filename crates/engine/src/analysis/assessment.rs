//! The cost of an action for the side that played it, and the annotation that follows from the cost.

use serde::Serialize;

use crate::Score;

/// The thresholds of the annotations, in hundredths of the smallest piece.
#[derive(Clone, Copy, Debug)]
struct AssessmentParams {
    /// Advantages are clamped to plus and minus this. A greater advantage decides the game just as well.
    max_advantage: i32,
    /// The value of a forced win.
    win: i32,
    /// The least loss that is annotated `?!`.
    dubious: i32,
    /// The least loss that is annotated `?`.
    mistake: i32,
    /// The least loss that is annotated `??`.
    blunder: i32,
}

/// A win is worth so much more than the greatest advantage that missing one is always at least a mistake.
const PARAMS: AssessmentParams =
    AssessmentParams { max_advantage: 1_000, win: 1_200, dubious: 60, mistake: 150, blunder: 300 };

/// An annotation symbol of an action, as in chess notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Annotation {
    /// Another action was better.
    #[serde(rename = "?!")]
    Dubious,
    /// Another action was clearly better.
    #[serde(rename = "?")]
    Mistake,
    /// The action may have decided the game.
    #[serde(rename = "??")]
    Blunder,
}

impl Annotation {
    /// All annotations, the mildest first.
    pub const ALL: [Annotation; 3] = [Annotation::Dubious, Annotation::Mistake, Annotation::Blunder];

    /// The symbol: `?!`, `?` or `??`.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Annotation::Dubious => "?!",
            Annotation::Mistake => "?",
            Annotation::Blunder => "??",
        }
    }
}

/// A change of a forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TurningPoint {
    /// There was a forced win, and now there is none.
    #[serde(rename = "missed_win")]
    MissedWin,
    /// There was a forced win, and now the opponent has one.
    #[serde(rename = "thrown_away_win")]
    ThrownAwayWin,
    /// Now the opponent has a forced win, which it had not before.
    #[serde(rename = "allowed_win")]
    AllowedWin,
}

/// The assessment of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// The difference from the best action, in hundredths of the smallest piece; 0 or more.
    pub loss: i32,
    /// The annotation. `None` if the action was about as good as the best.
    pub annotation: Option<Annotation>,
    /// The change of a forced win, if there was one.
    pub turning_point: Option<TurningPoint>,
}

/// Assesses an action by the score of the best action and the score of the action played, both for the side that played it.
#[must_use]
pub fn assess(best: Score, played: Score) -> Assessment {
    let loss = (value(best) - value(played)).max(0);
    let annotation = match loss {
        loss if loss >= PARAMS.blunder => Some(Annotation::Blunder),
        loss if loss >= PARAMS.mistake => Some(Annotation::Mistake),
        loss if loss >= PARAMS.dubious => Some(Annotation::Dubious),
        _ => None,
    };
    let turning_point = match (best, played) {
        (Score::Win { .. }, Score::Advantage(_)) => Some(TurningPoint::MissedWin),
        (Score::Win { .. }, Score::Loss { .. }) => Some(TurningPoint::ThrownAwayWin),
        (Score::Advantage(_), Score::Loss { .. }) => Some(TurningPoint::AllowedWin),
        _ => None,
    };
    Assessment { loss, annotation, turning_point }
}

fn value(score: Score) -> i32 {
    match score {
        Score::Win { .. } => PARAMS.win,
        Score::Advantage(hundredths) => hundredths.clamp(-PARAMS.max_advantage, PARAMS.max_advantage),
        Score::Loss { .. } => -PARAMS.win,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIN: Score = Score::Win { plies: 5 };
    const LOSS: Score = Score::Loss { plies: 4 };

    #[test]
    fn greater_loss_gets_heavier_annotation() {
        for (best, played, annotation) in [
            (20, 20, None),
            (20, 90, None),
            (20, -30, None),
            (20, -40, Some(Annotation::Dubious)),
            (100, -50, Some(Annotation::Mistake)),
            (100, -200, Some(Annotation::Blunder)),
            (3_000, 1_500, None),
            (-1_500, -4_000, None),
        ] {
            let assessment = assess(Score::Advantage(best), Score::Advantage(played));
            assert_eq!(assessment.annotation, annotation, "{best} {played}");
        }
    }

    #[test]
    fn lost_and_allowed_wins_are_turning_points() {
        let assessed = |best, played| {
            let assessment = assess(best, played);
            (assessment.annotation, assessment.turning_point)
        };
        assert_eq!(assessed(WIN, Score::Win { plies: 9 }), (None, None));
        assert_eq!(assessed(WIN, Score::Advantage(5_000)), (Some(Annotation::Mistake), Some(TurningPoint::MissedWin)));
        assert_eq!(assessed(WIN, Score::Advantage(0)), (Some(Annotation::Blunder), Some(TurningPoint::MissedWin)));
        assert_eq!(assessed(WIN, LOSS), (Some(Annotation::Blunder), Some(TurningPoint::ThrownAwayWin)));
        assert_eq!(assessed(Score::Advantage(0), LOSS), (Some(Annotation::Blunder), Some(TurningPoint::AllowedWin)));
        assert_eq!(assessed(LOSS, LOSS), (None, None), "a lost position cannot be lost again");
    }
}
