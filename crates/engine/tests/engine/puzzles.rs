//! Tests of the collection of tactical positions: its solutions are proved, and the engine solves all that are not marked as unsolved.

use std::collections::BTreeMap;

use cannon_rules::Game;
use cannon_rules::cannon::{Position, Ruleset};

use super::collection::{self, NODES, Puzzle, PuzzleKind};
use super::proof::{Prover, WinKind, after};

/// The node limit of a proof: a few times the nodes of the longest proof.
const PROOF_NODES: u64 = 20_000_000;

fn puzzles() -> Vec<Puzzle> {
    collection::read_puzzles(include_str!("../data/cannon-tactics.txt"))
}

#[test]
fn collection_has_a_hundred_puzzles_of_all_kinds_for_both_sides() {
    let mut kinds: BTreeMap<PuzzleKind, [usize; 2]> = BTreeMap::new();
    let puzzles = puzzles();
    for puzzle in &puzzles {
        kinds.entry(puzzle.kind).or_default()[puzzle.position.side_to_move().index()] += 1;
    }
    assert!(puzzles.len() >= 100, "{}", puzzles.len());
    assert!(
        PuzzleKind::ALL
            .into_iter()
            .all(|kind| kinds.get(&kind).is_some_and(|sides| sides.iter().all(|&side| side > 0)))
    );
    for puzzle in &puzzles {
        assert_eq!(puzzle.to_string().parse::<Puzzle>().map(|read| read.to_string()), Ok(puzzle.to_string()));
    }
}

#[test]
fn all_puzzles_are_proved() {
    for puzzle in puzzles() {
        assert_eq!(puzzle.is_proved(PROOF_NODES), Some(true), "{puzzle}");
    }
}

#[test]
fn prover_agrees_with_the_definition_of_a_forced_win() {
    for puzzle in puzzles() {
        let proved = Prover::new(WinKind::Any, PROOF_NODES).wins(&puzzle.position, 3);
        assert_eq!(proved, Some(wins_by_definition(&puzzle.position, 3)), "{puzzle}");
    }
}

/// Whether the side to move has an action that wins, or after which it has a forced win in two plies less against every reply.
fn wins_by_definition(position: &Position, plies: u8) -> bool {
    position.actions().into_iter().any(|action| {
        let next = after(position, action);
        let replies = next.actions();
        next.outcome().is_some()
            || plies > 2 && replies.into_iter().all(|reply| wins_by_definition(&after(&next, reply), plies - 2))
    })
}

#[test]
fn prover_distinguishes_wins_by_town_and_by_block() {
    let at = |text| Position::from_text(text, &Ruleset::default()).expect("a position");
    // Two soldiers attack a town without defenders: it falls within three plies and not sooner.
    let town = at("1L8/10/d9/2d7/10/9l/10/10/10/8D1 d");
    // The enemy has only a soldier at the far edge, which cannot move: any quiet action wins.
    let block = at("1L7d/10/10/10/10/10/10/3l6/10/5D4 l");
    for (position, plies, by_town, by_any) in
        [(town, 1, false, false), (town, 3, true, true), (block, 1, false, true), (block, 0, false, false)]
    {
        assert_eq!(Prover::new(WinKind::Town, PROOF_NODES).wins(&position, plies), Some(by_town), "{position:?}");
        assert_eq!(Prover::new(WinKind::Any, PROOF_NODES).wins(&position, plies), Some(by_any), "{position:?}");
    }
    assert_eq!(Prover::new(WinKind::Any, 3).wins(&town, 3), None, "no result at the node limit");
}

/// Checks that the engine solves exactly the puzzles of these kinds that are not marked as unsolved. `tactics_maker -- mark` updates the
/// marks.
fn assert_marks_hold(kinds: &[PuzzleKind]) {
    let puzzles = puzzles().into_iter().filter(|puzzle| kinds.contains(&puzzle.kind));
    let wrong: Vec<String> = puzzles
        .filter(|puzzle| puzzle.is_solved(NODES) != puzzle.solved)
        .map(|puzzle| format!("{puzzle}, answered with {:?}", puzzle.answer(NODES)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn forced_wins_not_marked_unsolved_are_found() {
    assert_marks_hold(&[PuzzleKind::Win, PuzzleKind::Shot, PuzzleKind::Block]);
}

#[test]
fn defences_not_marked_unsolved_are_found() {
    assert_marks_hold(&[PuzzleKind::Defence, PuzzleKind::Trap]);
}

#[test]
fn gains_not_marked_unsolved_are_found() {
    assert_marks_hold(&[PuzzleKind::Gain]);
}
