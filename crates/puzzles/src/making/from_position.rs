//! The attempt to make a puzzle of one position, as somebody has set it up. Unlike the [finder](super::finder), which passes over most
//! positions, it says why a position is no puzzle.

use crate::game::PuzzleGame;
use crate::making::finder::{Found, MAX_TURNS, Search, complete};
use crate::proof::claims::{ClaimedGoal, solutions};
use crate::proof::prover::{NodeLimitReached, Proved, Prover};

/// The node limit of each part of a proof. It is higher than the limit for positions of games, because somebody waits for this one
/// position.
const PROOF_NODES: u64 = 4_000_000;

/// Why a position is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPuzzle {
    /// The game is over, or pieces are still to be placed.
    #[error("no puzzle can begin here: the game is over, or pieces are still to be placed")]
    NotAStart,
    /// There is nothing to choose.
    #[error("there is only one legal action")]
    OneAction,
    /// Several first actions win equally fast.
    #[error("several first actions win in {turns} turns: {}", .actions.join(", "))]
    SeveralWins {
        /// The number of turns.
        turns: u8,
        /// The actions in notation.
        actions: Vec<String>,
    },
    /// Several first actions win material, and nothing wins the game.
    #[error("several first actions win material: {}", .actions.join(", "))]
    SeveralGains {
        /// The actions in notation.
        actions: Vec<String>,
    },
    /// Something else is better than the one action that wins material.
    #[error("`{action}` wins material, but something else is better")]
    BetterThanGain {
        /// The action in notation.
        action: String,
    },
    /// No action wins the game or material by force, and none is the only defence.
    #[error("nothing wins by force within {turns} turns, and nothing is the only defence or wins material")]
    NothingForced {
        /// The number of turns within which a win was looked for.
        turns: u8,
    },
    /// The proof reached its limit.
    #[error(transparent)]
    NodeLimit(#[from] NodeLimitReached),
}

/// Proves that a position has one solution: the quickest win, else the only defence, else a gain of material.
pub(crate) fn attempt<G: PuzzleGame>(position: &G) -> Result<Found, NoPuzzle> {
    if !position.is_puzzle_start() {
        return Err(NoPuzzle::NotAStart);
    }
    if position.action_count() < 2 {
        return Err(NoPuzzle::OneAction);
    }
    let nothing = NoPuzzle::NothingForced { turns: MAX_TURNS };
    let texts = |actions: &[G::Action]| actions.iter().map(|&action| position.action_to_text(action)).collect();
    for turns in 1..=MAX_TURNS {
        let goal = ClaimedGoal::Win { turns };
        match &solutions_of(position, goal)?[..] {
            [] => {}
            &[only] => return found(position, goal, only)?.ok_or(nothing),
            several => return Err(NoPuzzle::SeveralWins { turns, actions: texts(several) }),
        }
    }
    if let Some(only) = only_defence(position)? {
        return found(position, ClaimedGoal::Defence, only)?.ok_or(nothing);
    }
    match &solutions_of(position, ClaimedGoal::Gain)?[..] {
        [] => Err(nothing),
        &[only] => found(position, ClaimedGoal::Gain, only)?.ok_or(nothing),
        several => Err(NoPuzzle::SeveralGains { actions: texts(several) }),
    }
}

fn solutions_of<G: PuzzleGame>(position: &G, goal: ClaimedGoal) -> Proved<Vec<G::Action>> {
    solutions(&mut Prover::new(PROOF_NODES), position, goal)
}

/// The only defence, if the enemy threatens to win.
fn only_defence<G: PuzzleGame>(position: &G) -> Proved<Option<G::Action>> {
    let Some(passed) = position.passed() else { return Ok(None) };
    if !Prover::new(PROOF_NODES).wins(&passed, G::HORIZONS.defence - 1)? {
        return Ok(None);
    }
    match solutions_of(position, ClaimedGoal::Defence)?[..] {
        [only] => Ok(Some(only)),
        _ => Ok(None),
    }
}

fn found<G: PuzzleGame>(position: &G, goal: ClaimedGoal, first: G::Action) -> Proved<Option<Found>> {
    let search = Search { wanted: G::THEMES.to_vec(), proof_nodes: PROOF_NODES, max_actions: u64::MAX, is_late: true };
    complete(position, goal, first, &search)
}

#[cfg(test)]
mod tests {
    use cannon_rules::GameId;
    use cannon_rules::timeline::HouseRules;

    use super::NoPuzzle;
    use crate::Puzzle;
    use crate::making::make_from_position;
    use crate::theme::Theme;

    fn attempt(position: &str) -> Result<Puzzle, NoPuzzle> {
        let timeline = GameId::Cannon.begin(None, Some(position), HouseRules::NONE);
        make_from_position(&timeline.expect("a valid position"), 7)
    }

    #[test]
    fn the_only_win_becomes_a_puzzle_that_can_be_proved() {
        let puzzle = attempt("1L8/d9/10/10/10/10/10/5l4/10/8D1 d").expect("one winning capture");
        assert_eq!(puzzle.id(), "p0007");
        assert_eq!(puzzle.theme(), Theme::Win1);
        puzzle.prove(4_000_000).expect("proved");
    }

    #[test]
    fn shipped_positions_are_recognised() {
        for puzzle in crate::shipped(GameId::Cannon).iter().step_by(60) {
            let start = puzzle.begin();
            let made = make_from_position(&start, 1);
            let made = made.unwrap_or_else(|why| panic!("{}: {why}", puzzle.id()));
            assert_eq!(made.line().first(), puzzle.line().first(), "{}", puzzle.id());
        }
    }

    #[test]
    fn other_positions_have_a_reason() {
        let start = "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d";
        assert_eq!(attempt(start).expect_err("no puzzle"), NoPuzzle::NotAStart);
        let quiet = "5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d";
        assert_eq!(attempt(quiet).expect_err("no puzzle"), NoPuzzle::NothingForced { turns: 3 });
        let two = attempt("1L8/d1d7/10/10/10/10/10/5l4/10/8D1 d").expect_err("no puzzle");
        assert!(matches!(&two, NoPuzzle::SeveralWins { turns: 1, actions } if actions.len() == 2), "{two}");
    }
}
