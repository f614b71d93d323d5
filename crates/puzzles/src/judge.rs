//! The judge: rates the actions of somebody who solves a puzzle, and answers them.
//!
//! Right answers are judged by proof and not only by comparison, because from the second turn on there can be several. The engine only
//! chooses among replies that are proved to refute a wrong answer, or has a say where nothing is proved.

use cannon_engine::{Limits, analyse_position};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::Timeline;
use cannon_rules::{Action, PackedAction};

use crate::any_game::puzzle_timeline;
use crate::game::{PuzzleGame, after};
use crate::proof::Prover;
use crate::proof::claims::{ClaimedGoal, MIN_GAIN, claimed_goal, win_plies};
use crate::proof::line::longest_resistance;
use crate::proof::prover::{Proved, balance};
use crate::puzzle::Puzzle;

/// The node limit of the proofs behind a verdict: several times the nodes of the longest proof of a shipped puzzle.
const PROOF_NODES: u64 = 5_000_000;
/// The node limit of the engine where it chooses between refutations.
const ENGINE_NODES: u64 = 3_000;

/// The verdict on an action of the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The action solves the puzzle or completes its solution.
    Solved,
    /// The action is right, and the puzzle goes on.
    Correct,
    /// The action is wrong.
    Wrong,
}

impl Puzzle {
    /// The verdict on a legal action of the solver at the timeline's present ply. The timeline must come from
    /// [`begin`](Puzzle::begin), and all earlier actions of the solver must have been right.
    ///
    /// At the first turn, only the solution is right. Later, any action is right that is proved to keep the win or the gain within the
    /// turns that are left. The answer takes less than a millisecond in the shipped puzzles of Cannon, and up to 50 milliseconds in the
    /// puzzles of Tank Chess.
    pub fn judge(&self, timeline: &AnyTimeline, action: PackedAction) -> Verdict {
        puzzle_timeline(timeline).judge(self, action)
    }

    /// The reply that resists longest to a right action of the solver. As long as the solver follows the line, it is the reply in the line.
    /// `None` if the puzzle is solved.
    pub fn best_reply(&self, timeline: &AnyTimeline) -> Option<PackedAction> {
        puzzle_timeline(timeline).best_reply(self)
    }

    /// The reply that shows why the solver's last action was wrong: a forced win if there is one, otherwise a reply after which the solver
    /// cannot reach the goal. `None` if the game is over.
    pub fn refutation(&self, timeline: &AnyTimeline) -> Option<PackedAction> {
        puzzle_timeline(timeline).refutation(self)
    }
}

/// Whether all actions up to the present ply follow the line.
fn follows_line<G: PuzzleGame>(puzzle: &Puzzle, timeline: &Timeline<G>) -> bool {
    let played = timeline.actions().take(timeline.ply());
    timeline.ply() <= puzzle.line().len() && played.zip(puzzle.line()).all(|(action, &next)| action.pack() == next)
}

/// The position of the puzzle, in which the timeline begins.
fn start<G: PuzzleGame>(timeline: &Timeline<G>) -> &G {
    timeline.position_at(0).unwrap_or_else(|| timeline.position())
}

/// The goal of the puzzle.
fn goal<G: PuzzleGame>(puzzle: &Puzzle, timeline: &Timeline<G>) -> ClaimedGoal {
    claimed_goal(start(timeline), &puzzle.line_of::<G>(), puzzle.theme(), puzzle.tags())
}

/// The lead in pieces that a gain must reach for the solver.
fn min_balance<G: PuzzleGame>(timeline: &Timeline<G>) -> i32 {
    let start = start(timeline);
    balance(start, start.side_to_move()) + MIN_GAIN
}

/// The number of the solver's turns that are left before `ply`, if the goal is a win in `turns`.
fn turns_left(turns: u8, ply: usize) -> u8 {
    turns.saturating_sub(u8::try_from(ply.div_ceil(2)).unwrap_or(u8::MAX))
}

pub(crate) fn judge<G: PuzzleGame>(puzzle: &Puzzle, timeline: &Timeline<G>, action: PackedAction) -> Verdict {
    let ply = timeline.ply();
    if follows_line(puzzle, timeline) && puzzle.line().get(ply) == Some(&action) {
        return if ply + 1 == puzzle.line().len() { Verdict::Solved } else { Verdict::Correct };
    }
    if ply == 0 {
        return Verdict::Wrong;
    }
    judge_deviation(puzzle, timeline, action).unwrap_or(Verdict::Wrong)
}

/// The verdict on an action off the line. `None` if nothing is proved.
fn judge_deviation<G: PuzzleGame>(puzzle: &Puzzle, timeline: &Timeline<G>, action: PackedAction) -> Option<Verdict> {
    let here = timeline.position();
    let next = after(here, G::Action::unpack(action)?);
    let mut prover = Prover::new(PROOF_NODES);
    match goal(puzzle, timeline) {
        ClaimedGoal::Win { turns } => {
            let left = turns_left(turns, timeline.ply());
            let keeps = left > 0 && prover.loses(&next, win_plies(left) - 1).ok()?;
            let verdict = if next.outcome().is_some() { Verdict::Solved } else { Verdict::Correct };
            keeps.then_some(verdict)
        }
        ClaimedGoal::Gain => {
            let left = G::HORIZONS.gain.checked_sub(u8::try_from(timeline.ply()).ok()? + 1)?;
            let keeps = prover.forces_balance(&next, left, here.side_to_move(), min_balance(timeline)).ok()?;
            keeps.then_some(Verdict::Solved)
        }
        ClaimedGoal::Defence => None,
    }
}

pub(crate) fn best_reply<G: PuzzleGame>(puzzle: &Puzzle, timeline: &Timeline<G>) -> Option<PackedAction> {
    let ply = timeline.ply();
    if timeline.outcome().is_some() {
        return None;
    }
    if follows_line(puzzle, timeline) {
        return puzzle.line().get(ply).copied();
    }
    let ClaimedGoal::Win { turns } = goal(puzzle, timeline) else { return None };
    let left = turns_left(turns, ply);
    let reply = longest_resistance(&mut Prover::new(PROOF_NODES), timeline.position(), left.max(1));
    reply.ok().flatten().map(Action::pack)
}

pub(crate) fn refutation<G: PuzzleGame>(puzzle: &Puzzle, timeline: &Timeline<G>) -> Option<PackedAction> {
    let here = timeline.position();
    if here.outcome().is_some() {
        return None;
    }
    let mut prover = Prover::new(PROOF_NODES);
    for plies in (1..=G::HORIZONS.defence - 1).step_by(2) {
        if let Ok(wins) = prover.winning_actions(here, plies)
            && let Some(&win) = wins.first()
        {
            return Some(win.pack());
        }
    }
    let limits = Limits::nodes(ENGINE_NODES);
    let engine = analyse_position(&timeline.clone().into(), limits).and_then(|info| info.pv.first().copied());
    let engine = engine.and_then(G::Action::unpack);
    let proved = first_refutation(&mut prover, puzzle, timeline, engine).ok().flatten();
    proved.or(engine).map(Action::pack)
}

/// The first reply after which the solver cannot reach the goal in the plies that are left. The reply of the engine is tried first.
fn first_refutation<G: PuzzleGame>(
    prover: &mut Prover<G>,
    puzzle: &Puzzle,
    timeline: &Timeline<G>,
    engine: Option<G::Action>,
) -> Proved<Option<G::Action>> {
    let (goal, min_balance) = (goal(puzzle, timeline), min_balance(timeline));
    let (here, ply) = (timeline.position(), timeline.ply());
    let solver = !here.side_to_move();
    for reply in engine.into_iter().chain(here.actions()) {
        let next = after(here, reply);
        let reaches = match goal {
            ClaimedGoal::Win { turns } => {
                let left = turns_left(turns, ply);
                left > 0 && prover.wins(&next, win_plies(left))?
            }
            ClaimedGoal::Gain => {
                let left = G::HORIZONS.gain.saturating_sub(u8::try_from(ply).unwrap_or(u8::MAX).saturating_add(1));
                prover.forces_balance(&next, left, solver, min_balance)?
            }
            ClaimedGoal::Defence => true,
        };
        if !reaches {
            return Ok(Some(reply));
        }
    }
    Ok(None)
}
