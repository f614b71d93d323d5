//! The analysis of a whole game, action by action.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::accuracy::game_accuracy;
use super::assessment::{ActionClass, ActionScores, Annotation, Assessment, assess, assess_placement};
use super::lines::best_lines;
use super::win_model::WinModel;
use crate::{Level, Limits, Score, SearchInfo, SearchMemory, SearchOptions};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{Outcome, PackedAction, Side};

/// The analysis of one action of a game.
#[derive(Clone, Debug)]
pub struct ActionAnalysis {
    /// The ply at which the action was played; 0 for the first of the game.
    pub ply: usize,
    /// The side that played the action.
    pub side: Side,
    /// The action played.
    pub action: PackedAction,
    /// The score of the action, for the side that played it.
    pub score: Score,
    /// The best lines of the position in which it was played, the best first; at least one.
    pub lines: Vec<SearchInfo>,
    /// The cost of the action.
    pub assessment: Assessment,
}

impl ActionAnalysis {
    /// The score of the best action.
    pub fn best_score(&self) -> Score {
        self.lines[0].score
    }

    /// Whether the best action was played.
    pub fn is_best(&self) -> bool {
        self.lines[0].pv.first() == Some(&self.action)
    }

    /// The principal variation that starts with a better action; empty if the best action was played.
    pub fn better_line(&self) -> &[PackedAction] {
        if self.is_best() { &[] } else { &self.lines[0].pv }
    }
}

/// The limits of the search of each position in a review, unless the user chooses others. They count nodes and not time, so that every
/// machine finds the same.
pub const REVIEW_LIMITS: Limits = Limits::nodes(100_000);

/// The number of lines of each position in a review. The second line shows whether the best action had an alternative.
pub const REVIEW_LINES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1);

/// The size of the transposition table of a review, in MiB.
pub const REVIEW_MEBIBYTES: usize = 64;

/// The search of each position in a review: full strength, [`REVIEW_LIMITS`] and [`REVIEW_LINES`], with a memory that carries over from one
/// position of a game to the next.
pub fn review_options() -> SearchOptions {
    SearchOptions {
        limits: Some(REVIEW_LIMITS),
        lines: REVIEW_LINES,
        memory: Some(Arc::new(SearchMemory::up_to_mebibytes(REVIEW_MEBIBYTES))),
        ..SearchOptions::new(Level::MAX, 0)
    }
}

/// Analyses every action of a game with a search of each position. `model` is the [win model](crate::Engine::win_model) of the game.
/// `on_action` is called with the analysis of each action, the last action of the game first.
///
/// The plies are searched from the last to the first: with a shared [`memory`](SearchOptions::memory), the transposition table knows the
/// later positions and makes the earlier searches more accurate. With at least two [`lines`](SearchOptions::lines), actions without a good
/// alternative are recognised. Placements of the initial position are searched, but not graded. The timeline is left at ply 0.
///
/// Returns `None` if a search has no result: the game has no engine, or `stop` was set.
pub fn analyse_game(
    timeline: &mut AnyTimeline,
    model: WinModel,
    options: &SearchOptions,
    stop: &AtomicBool,
    on_action: &mut dyn FnMut(&ActionAnalysis),
) -> Option<Vec<ActionAnalysis>> {
    let plies = timeline.last_ply();
    timeline.go_to(plies);
    let mut score_after = match timeline.outcome() {
        Some(outcome) => final_score(outcome, timeline.side_to_move()),
        None => best_lines(timeline, options, stop).first()?.score,
    };
    let mut actions = Vec::with_capacity(plies);
    for ply in (0..plies).rev() {
        timeline.go_to(ply);
        let lines = best_lines(timeline, options, stop);
        let best = lines.first()?;
        let (action, score) = (timeline.action_at(ply)?, score_after.before_action());
        score_after = best.score;
        let scores = ActionScores {
            best: best.score,
            second_best: lines.get(1).map(|line| line.score),
            played: score,
            is_best: best.pv.first() == Some(&action),
        };
        let is_placement = timeline.is_placement_at(ply);
        let assessment = if is_placement { assess_placement(score, model) } else { assess(scores, model) };
        let analysis = ActionAnalysis { ply, side: timeline.side_to_move(), action, score, lines, assessment };
        on_action(&analysis);
        actions.push(analysis);
    }
    actions.reverse();
    Some(actions)
}

/// The score of a finished game for the side that would be to move.
fn final_score(outcome: Outcome, to_move: Side) -> Score {
    match outcome.winner() {
        None => Score::Advantage(0),
        Some(winner) if winner == to_move => Score::Win { plies: 0 },
        Some(_) => Score::Loss { plies: 0 },
    }
}

/// The sum of the assessments of one side's actions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SideSummary {
    /// Number of actions.
    pub turns: i32,
    /// The sum of the losses, in hundredths of the smallest piece.
    pub total_loss: i32,
    /// Number of actions with each annotation, in the order of [`Annotation::ALL`].
    pub annotations: [usize; Annotation::ALL.len()],
    /// Number of graded actions of each class, in the order of [`ActionClass::GRADED`].
    pub classes: [usize; ActionClass::GRADED.len()],
    /// The accuracy, from 0 to 100. `None` if the side has no graded action. See [`game_accuracy`].
    pub accuracy: Option<f64>,
}

impl SideSummary {
    /// The summary of a side's actions. `actions` holds every action of the game.
    pub fn of(actions: &[ActionAnalysis], side: Side) -> SideSummary {
        let graded = actions.iter().filter(|action| action.assessment.class.is_grade());
        let changes: Vec<_> = graded.map(|action| (action.side, action.assessment.percentages)).collect();
        let mut summary = SideSummary { accuracy: game_accuracy(&changes, side), ..SideSummary::default() };
        for action in actions.iter().filter(|action| action.side == side) {
            summary.turns += 1;
            summary.total_loss += action.assessment.loss;
            for (count, annotation) in summary.annotations.iter_mut().zip(Annotation::ALL) {
                *count += usize::from(action.assessment.annotation == Some(annotation));
            }
            for (count, class) in summary.classes.iter_mut().zip(ActionClass::GRADED) {
                *count += usize::from(action.assessment.class == class);
            }
        }
        summary
    }

    /// The mean loss of a graded action, in hundredths of the smallest piece.
    pub fn mean_loss(&self) -> f64 {
        f64::from(self.total_loss) / self.classes.iter().sum::<usize>().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine;
    use cannon_rules::GameId;
    use cannon_rules::timeline::HouseRules;

    #[test]
    fn placements_of_the_initial_position_are_not_graded() {
        let options = SearchOptions { limits: Some(Limits::nodes(300)), memory: None, ..review_options() };
        let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
        let model = engine(GameId::Cannon).win_model();
        let places = timeline.actions().len();
        for place in 0..places {
            timeline.go_to(0);
            for choice in [place, 0, 0] {
                let action = timeline.actions()[choice];
                timeline.play(action).expect("legal");
            }
            let actions =
                analyse_game(&mut timeline, model, &options, &AtomicBool::new(false), &mut |_| {}).expect("an engine");
            for placement in &actions[..2] {
                let Assessment { loss, percentages, annotation, turning_point, class } = placement.assessment;
                assert_eq!((loss, annotation, turning_point, class), (0, None, None, ActionClass::Placement));
                assert_eq!(percentages.loss(), 0.0);
                assert!(!class.is_turning_point());
            }
            assert!(actions[2].assessment.class.is_grade());
            let [south, north] = Side::ALL.map(|side| SideSummary::of(&actions, side));
            assert_eq!((south.turns, south.classes.iter().sum::<usize>()), (2, 1));
            assert_eq!((north.turns, north.classes.iter().sum::<usize>(), north.accuracy), (1, 0, None));
            let accuracy = game_accuracy(&[(Side::South, actions[2].assessment.percentages)], Side::South);
            assert_eq!(south.accuracy, accuracy, "only graded actions count");
        }
    }
}
