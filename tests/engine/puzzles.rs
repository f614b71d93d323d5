//! The collection of tactical positions: it is what it says, and the computer player solves it but for what is marked.

use std::collections::BTreeMap;

use super::collection::{self, Kind, Puzzle};

/// Positions that a proof may visit here; the program `tactics_maker` proves the few that take more.
const PROOF: u64 = 150_000;

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
fn what_is_proved_fast_is_proved() {
    let puzzles = puzzles();
    let verdicts: Vec<Option<bool>> = puzzles.iter().map(|puzzle| puzzle.is_proved(PROOF)).collect();
    for (puzzle, verdict) in puzzles.iter().zip(&verdicts) {
        assert_ne!(*verdict, Some(false), "{puzzle}");
    }
    let proved = verdicts.iter().flatten().count();
    assert!(proved * 2 > puzzles.len(), "{proved} of {}", puzzles.len());
}

/// Marks that no longer hold are rewritten by `tactics_maker -- mark`.
fn the_marks_hold_for(kinds: &[Kind]) {
    let puzzles = puzzles().into_iter().filter(|puzzle| kinds.contains(&puzzle.kind));
    let wrong: Vec<String> = puzzles
        .filter(|puzzle| puzzle.is_solved() != puzzle.solved)
        .map(|puzzle| format!("{puzzle}, answered with {:?}", puzzle.answer()))
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
