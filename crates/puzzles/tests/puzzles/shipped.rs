//! The puzzles that come with the program: enough of all themes, all proved, and no two alike.

use cannon_rules::GameId;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::thread;

use cannon_puzzles::{Puzzle, Theme, shipped, themes};

use super::all_puzzles;

/// The node limit of a part of a proof: a few times the limit with which the puzzles were made.
const NODES: u64 = 10_000_000;
/// The least number of puzzles of each theme.
const MIN_OF_THEME: usize = 15;

/// The main themes of the puzzles of a game, with their counts.
fn count_themes(puzzles: &[Puzzle]) -> BTreeMap<Theme, usize> {
    let mut counts = BTreeMap::new();
    puzzles.iter().for_each(|puzzle| *counts.entry(puzzle.theme()).or_default() += 1);
    counts
}

#[test]
fn there_are_enough_puzzles_of_every_theme() {
    for (game, least) in [(GameId::Cannon, 600), (GameId::TankChess, 250)] {
        let puzzles = shipped(game);
        assert!(puzzles.len() >= least, "{game}: {}", puzzles.len());
        let counts = count_themes(puzzles);
        for theme in themes(game) {
            assert!(counts.get(theme).is_some_and(|&count| count >= MIN_OF_THEME), "{game}: {theme}: {counts:?}");
        }
    }
}

#[test]
fn both_sides_solve_and_tank_chess_has_many_boards() {
    for game in GameId::ALL {
        let puzzles = shipped(game);
        for side in cannon_rules::Side::ALL {
            let count = puzzles.iter().filter(|puzzle| puzzle.begin().side_to_move() == side).count();
            assert!(count * 3 > puzzles.len(), "{game}: {side:?} solves {count}");
        }
    }
    let boards: BTreeSet<&str> =
        shipped(GameId::TankChess).iter().filter_map(|puzzle| puzzle.fields().rules.as_str()).collect();
    assert!(boards.len() >= 8 && boards.contains("basic-16") && boards.contains("basic-20"), "{boards:?}");
}

#[test]
fn no_two_puzzles_are_alike_by_mirror_or_turn() {
    let mut seen: HashMap<String, &str> = HashMap::new();
    for puzzle in all_puzzles() {
        let images: BTreeSet<String> = puzzle.images().into_iter().collect();
        for image in images {
            let earlier = seen.insert(image, puzzle.id());
            assert_eq!(earlier, None, "{} is like an earlier puzzle", puzzle.id());
        }
    }
}

#[test]
fn identifiers_are_in_order_and_ratings_spread() {
    for game in GameId::ALL {
        let puzzles = shipped(game);
        assert!(puzzles.is_sorted_by(|a, b| a.id() < b.id()));
        let at_least = |rating| puzzles.iter().filter(|puzzle| puzzle.rating() >= rating).count();
        assert!(puzzles.iter().all(|puzzle| (600..=2_600).contains(&puzzle.rating())));
        for (rating, share) in [(700, 2), (1_000, 10), (1_400, 50)] {
            let count = at_least(rating);
            assert!(count * share > puzzles.len(), "{game}: {count} of {} from {rating} up", puzzles.len());
        }
    }
}

#[test]
fn all_puzzles_are_proved() {
    let puzzles: Vec<&Puzzle> = all_puzzles().collect();
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get).min(2);
    let prove_some = || {
        let mut unique = 0;
        while let Some(puzzle) = puzzles.get(next.fetch_add(1, Relaxed)) {
            let proof = puzzle.prove(NODES).unwrap_or_else(|error| panic!("{}: {error}", puzzle.id()));
            let tags: BTreeSet<Theme> = puzzle.tags().iter().copied().chain([puzzle.theme()]).collect();
            assert_eq!(tags, proof.themes.iter().copied().collect(), "{}: all themes that hold are named", puzzle.id());
            unique += usize::from(proof.is_unique);
        }
        unique
    };
    let unique: usize = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(prove_some)).collect();
        workers.into_iter().map(|worker| worker.join().expect("no panic")).sum()
    });
    assert!(unique * 2 > puzzles.len(), "{unique} of {} have one good action at every turn", puzzles.len());
}
