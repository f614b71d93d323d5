//! Tests of the collection of tactical positions: its solutions are proved, and the engine solves all that are not marked as unsolved.

use std::collections::BTreeMap;

use cannon_rules::Game;
use cannon_rules::cannon::{Position, Ruleset};

use super::collection::{self, Kind, NODES, Puzzle};
use super::proof::{Aim, Prover, after};

/// The node limit of a proof: a few times the nodes of the longest one.
const PROOF: u64 = 20_000_000;

fn puzzles() -> Vec<Puzzle> {
    collection::read(include_str!("../data/cannon-tactics.txt"))
}

#[test]
fn there_are_a_hundred_puzzles_of_all_kinds_for_both_sides() {
    let mut kinds: BTreeMap<Kind, [usize; 2]> = BTreeMap::new();
    let puzzles = puzzles();
    for puzzle in &puzzles {
        kinds.entry(puzzle.kind).or_default()[puzzle.position.to_move().index()] += 1;
    }
    assert!(puzzles.len() >= 100, "{}", puzzles.len());
    assert!(Kind::ALL.into_iter().all(|kind| kinds.get(&kind).is_some_and(|sides| sides.iter().all(|&side| side > 0))));
    for puzzle in &puzzles {
        assert_eq!(puzzle.to_string().parse::<Puzzle>().map(|read| read.to_string()), Ok(puzzle.to_string()));
    }
}

#[test]
fn every_puzzle_is_proved() {
    for puzzle in puzzles() {
        assert_eq!(puzzle.is_proved(PROOF), Some(true), "{puzzle}");
    }
}

#[test]
fn the_prover_agrees_with_the_definition_of_a_forced_win() {
    for puzzle in puzzles() {
        let proved = Prover::new(Aim::Any, PROOF).wins(&puzzle.position, 3);
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
fn the_prover_knows_how_a_win_comes_about() {
    let at = |text| Position::from_text(text, &Ruleset::default()).expect("a position");
    // Two soldiers attack a town without defenders: it falls within three plies and not sooner.
    let town = at("1L8/10/d9/2d7/10/9l/10/10/10/8D1 d");
    // The enemy has only a soldier at the far edge, which cannot move: any quiet action wins.
    let block = at("1L7d/10/10/10/10/10/10/3l6/10/5D4 l");
    for (position, plies, by_town, by_any) in
        [(town, 1, false, false), (town, 3, true, true), (block, 1, false, true), (block, 0, false, false)]
    {
        assert_eq!(Prover::new(Aim::Town, PROOF).wins(&position, plies), Some(by_town), "{position:?}");
        assert_eq!(Prover::new(Aim::Any, PROOF).wins(&position, plies), Some(by_any), "{position:?}");
    }
    assert_eq!(Prover::new(Aim::Any, 3).wins(&town, 3), None, "it says so when it gives up");
}

/// Checks that the engine solves exactly the puzzles of these kinds that are not marked as unsolved. `tactics_maker -- mark` updates the
/// marks.
fn the_marks_hold_for(kinds: &[Kind]) {
    let puzzles = puzzles().into_iter().filter(|puzzle| kinds.contains(&puzzle.kind));
    let wrong: Vec<String> = puzzles
        .filter(|puzzle| puzzle.is_solved(NODES) != puzzle.solved)
        .map(|puzzle| format!("{puzzle}, answered with {:?}", puzzle.answer(NODES)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn forced_wins_are_found_but_for_what_is_marked() {
    the_marks_hold_for(&[Kind::Win, Kind::Shot, Kind::Block]);
}

#[test]
fn defences_are_found_but_for_what_is_marked() {
    the_marks_hold_for(&[Kind::Defence, Kind::Trap]);
}

#[test]
fn soldiers_are_won_but_for_what_is_marked() {
    the_marks_hold_for(&[Kind::Gain]);
}
