//! The cost of an action for the side that played it, and the annotation and class that follow from the cost.

use serde::Serialize;

use super::accuracy::PercentageChange;
use super::win_model::WinModel;
use crate::Score;

/// In the loss, advantages are clamped to plus and minus this, in hundredths of the smallest piece.
const MAX_ADVANTAGE: i32 = 1_000;
/// The value of a forced win in the loss.
const WIN_VALUE: i32 = 1_200;
/// The least loss of win percentage that is annotated `?!`. The thresholds of annotations come from Lichess.
const INACCURACY: f64 = 5.0;
/// The least loss of win percentage that is annotated `?`.
const MISTAKE: f64 = 10.0;
/// The least loss of win percentage that is annotated `??`.
const BLUNDER: f64 = 15.0;
/// The least loss of win percentage by the second best action at which the best action counts as the only good action.
const ONLY: f64 = 15.0;

/// An annotation symbol of an action, as in chess notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Annotation {
    /// Another action was better.
    Inaccuracy,
    /// Another action was clearly better.
    Mistake,
    /// The action may have decided the game.
    Blunder,
}

impl Annotation {
    /// All annotations, the mildest first.
    pub const ALL: [Annotation; 3] = [Annotation::Inaccuracy, Annotation::Mistake, Annotation::Blunder];

    /// The symbol: `?!`, `?` or `??`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Annotation::Inaccuracy => "?!",
            Annotation::Mistake => "?",
            Annotation::Blunder => "??",
        }
    }
}

/// A change of a forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TurningPoint {
    /// There was a forced win, and now there is none.
    MissedWin,
    /// There was a forced win, and now the opponent has one.
    ThrownAwayWin,
    /// Now the opponent has a forced win, which it had not before.
    AllowedWin,
}

/// The class of an action in the review of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ActionClass {
    /// The best action, where every other action would have been much worse.
    Only,
    /// The best action.
    Best,
    /// About as good as the best.
    Good,
    /// Another action was better.
    Inaccuracy,
    /// Another action was clearly better.
    Mistake,
    /// The action may have decided the game.
    Blunder,
    /// There was a forced win, and the action lets it go without losing.
    MissedWin,
    /// The placement of a piece of the initial position, which is not graded: its effect lies too far ahead for the search.
    Placement,
}

impl ActionClass {
    /// The classes of actions that are graded, in the order in which a summary lists them.
    pub const GRADED: [ActionClass; 7] = [
        ActionClass::Only,
        ActionClass::Best,
        ActionClass::Good,
        ActionClass::Inaccuracy,
        ActionClass::Mistake,
        ActionClass::Blunder,
        ActionClass::MissedWin,
    ];

    /// Whether the class is a grade. A placement is none.
    pub const fn is_grade(self) -> bool {
        !matches!(self, ActionClass::Placement)
    }

    /// Whether the action is shown as a turning point of the game: an action that cost a good part of the chance to win.
    pub const fn is_turning_point(self) -> bool {
        matches!(self, ActionClass::Mistake | ActionClass::Blunder | ActionClass::MissedWin)
    }

    /// The name in files: `only`, `best`, `good`, `inaccuracy`, `mistake`, `blunder`, `missed_win` or `placement`.
    pub const fn name(self) -> &'static str {
        match self {
            ActionClass::Only => "only",
            ActionClass::Best => "best",
            ActionClass::Good => "good",
            ActionClass::Inaccuracy => "inaccuracy",
            ActionClass::Mistake => "mistake",
            ActionClass::Blunder => "blunder",
            ActionClass::MissedWin => "missed_win",
            ActionClass::Placement => "placement",
        }
    }
}

/// The scores from which an action is assessed, all for the side that played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionScores {
    /// The score of the best action.
    pub best: Score,
    /// The score of the second best action. `None` if it was not searched.
    pub second_best: Option<Score>,
    /// The score of the action played.
    pub played: Score,
    /// Whether the best action was played.
    pub is_best: bool,
}

/// The assessment of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessment {
    /// The difference from the best action, in hundredths of the smallest piece; 0 or more.
    pub loss: i32,
    /// The win percentages of the best action and of the action played.
    pub percentages: PercentageChange,
    /// The annotation. `None` if the action was about as good as the best.
    pub annotation: Option<Annotation>,
    /// The change of a forced win, if there was one.
    pub turning_point: Option<TurningPoint>,
    /// The class.
    pub class: ActionClass,
}

/// The assessment of a placement, which is not graded and costs nothing.
pub fn assess_placement(played: Score, model: WinModel) -> Assessment {
    let percentage = model.win_percentage(played);
    Assessment {
        loss: 0,
        percentages: PercentageChange { before: percentage, after: percentage },
        annotation: None,
        turning_point: None,
        class: ActionClass::Placement,
    }
}

/// Assesses an action by its scores. The best action costs nothing, even if the search of the next position changed its score.
///
/// ```
/// use cannon_engine::Score;
/// use cannon_engine::analysis::{ActionClass, ActionScores, WinModel, assess};
///
/// let scores = ActionScores {
///     best: Score::Advantage(150),
///     second_best: None,
///     played: Score::Advantage(-150),
///     is_best: false,
/// };
/// assert_eq!(assess(scores, WinModel::new(200.0)).class, ActionClass::Blunder);
/// ```
pub fn assess(scores: ActionScores, model: WinModel) -> Assessment {
    let ActionScores { second_best, played, is_best, .. } = scores;
    let best = if is_best { played } else { scores.best };
    let percentages = PercentageChange { before: model.win_percentage(best), after: model.win_percentage(played) };
    let turning_point = match (best, played) {
        (Score::Win { .. }, Score::Advantage(_)) => Some(TurningPoint::MissedWin),
        (Score::Win { .. }, Score::Loss { .. }) => Some(TurningPoint::ThrownAwayWin),
        (Score::Advantage(_), Score::Loss { .. }) => Some(TurningPoint::AllowedWin),
        _ => None,
    };
    let annotation = match percentages.loss() {
        loss if loss >= BLUNDER => Some(Annotation::Blunder),
        loss if loss >= MISTAKE => Some(Annotation::Mistake),
        loss if loss >= INACCURACY || turning_point.is_some() => Some(Annotation::Inaccuracy),
        _ => None,
    };
    let is_only =
        second_best.is_some_and(|second| model.win_percentage(scores.best) - model.win_percentage(second) >= ONLY);
    let class = match annotation {
        _ if is_best => {
            if is_only {
                ActionClass::Only
            } else {
                ActionClass::Best
            }
        }
        _ if turning_point == Some(TurningPoint::MissedWin) => ActionClass::MissedWin,
        None => ActionClass::Good,
        Some(Annotation::Inaccuracy) => ActionClass::Inaccuracy,
        Some(Annotation::Mistake) => ActionClass::Mistake,
        Some(Annotation::Blunder) => ActionClass::Blunder,
    };
    Assessment { loss: (value(best) - value(played)).max(0), percentages, annotation, turning_point, class }
}

fn value(score: Score) -> i32 {
    match score {
        Score::Win { .. } => WIN_VALUE,
        Score::Advantage(hundredths) => hundredths.clamp(-MAX_ADVANTAGE, MAX_ADVANTAGE),
        Score::Loss { .. } => -WIN_VALUE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIN: Score = Score::Win { plies: 5 };
    const LOSS: Score = Score::Loss { plies: 4 };
    const MODEL: WinModel = WinModel::new(200.0);

    /// The assessment of an action that is not the best.
    fn assessed(best: Score, played: Score) -> Assessment {
        assess(ActionScores { best, second_best: None, played, is_best: false }, MODEL)
    }

    #[test]
    fn annotation_follows_from_the_loss_of_win_percentage() {
        for (best, played, annotation) in [
            (20, 20, None),
            (20, 90, None),
            (20, -15, None),
            (20, -30, Some(Annotation::Inaccuracy)),
            (100, -10, Some(Annotation::Mistake)),
            (100, -200, Some(Annotation::Blunder)),
            (3_000, 1_500, None),
            (-1_500, -4_000, None),
        ] {
            let assessment = assessed(Score::Advantage(best), Score::Advantage(played));
            assert_eq!(assessment.annotation, annotation, "{best} {played}");
        }
    }

    #[test]
    fn lost_and_allowed_wins_are_turning_points() {
        let summary = |best, played| {
            let assessment = assessed(best, played);
            (assessment.annotation, assessment.turning_point, assessment.class)
        };
        assert_eq!(summary(WIN, Score::Win { plies: 9 }), (None, None, ActionClass::Good));
        let missed = Some(TurningPoint::MissedWin);
        let still_winning = summary(WIN, Score::Advantage(5_000));
        assert_eq!(still_winning, (Some(Annotation::Inaccuracy), missed, ActionClass::MissedWin));
        assert_eq!(summary(WIN, Score::Advantage(0)), (Some(Annotation::Blunder), missed, ActionClass::MissedWin));
        let thrown_away = Some(TurningPoint::ThrownAwayWin);
        assert_eq!(summary(WIN, LOSS), (Some(Annotation::Blunder), thrown_away, ActionClass::Blunder));
        let allowed = Some(TurningPoint::AllowedWin);
        assert_eq!(summary(Score::Advantage(0), LOSS), (Some(Annotation::Blunder), allowed, ActionClass::Blunder));
        assert_eq!(summary(LOSS, LOSS), (None, None, ActionClass::Good), "a lost position cannot be lost again");
    }

    #[test]
    fn best_action_is_the_only_one_if_the_second_best_is_much_worse() {
        let class = |second_best| {
            let (best, played) = (Score::Advantage(100), Score::Advantage(80));
            let assessment = assess(ActionScores { best, second_best, played, is_best: true }, MODEL);
            assert_eq!((assessment.loss, assessment.percentages.loss()), (0, 0.0));
            assessment.class
        };
        assert_eq!(class(None), ActionClass::Best);
        assert_eq!(class(Some(Score::Advantage(60))), ActionClass::Best);
        assert_eq!(class(Some(Score::Advantage(-50))), ActionClass::Only);
        assert_eq!(class(Some(LOSS)), ActionClass::Only);
    }
}
