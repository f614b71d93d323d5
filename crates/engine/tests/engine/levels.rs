//! Tests of the levels: their parameters, and their strength.

use cannon_engine::{Level, SearchOptions, Strength, engine};
use cannon_rules::GameId;

use super::{new_game, play_plies};

#[test]
fn strength_parameters_are_monotonic() {
    for engine in GameId::ALL.map(engine) {
        assert_monotonic(&Level::all().map(|level| engine.strength(level)).collect::<Vec<_>>());
    }
}

fn assert_monotonic(rows: &[&Strength]) {
    assert_eq!(rows.len(), 16);
    for pair in rows.windows(2) {
        let (lower, upper) = (pair[0], pair[1]);
        assert!(lower.depth <= upper.depth);
        assert!(lower.uses_network <= upper.uses_network);
        // A node with the network is worth more than a node with the linear evaluation, so numbers of nodes compare only within the same
        // kind of evaluation.
        assert!(lower.nodes <= upper.nodes || lower.uses_network != upper.uses_network);
        assert!(
            lower.evaluation_noise >= upper.evaluation_noise
                && lower.temperature >= upper.temperature
                && lower.oversights.iter().zip(upper.oversights).all(|(&lower, upper)| lower >= upper)
        );
        assert!(lower.book_plies <= upper.book_plies);
        assert!(
            lower.avoids_loss_in_one <= upper.avoids_loss_in_one && lower.finds_win_in_one <= upper.finds_win_in_one
        );
    }
    let row = |level: i8| rows[(level - Level::MIN.number()) as usize];
    assert!(row(2).avoids_loss_in_one && row(3).finds_win_in_one, "from levels 2 and 3 up");
    for level in 4..=14 {
        assert_eq!((row(level).oversights, row(level).temperature), ([0; 3], 0), "from level 4 up");
    }
    for level in 10..=14 {
        assert_eq!(row(level).evaluation_noise, 0, "no mistakes from level 10 up");
        assert_eq!(row(level).uses_network, level > 10);
    }
}

#[test]
fn numbers_outside_the_table_are_rejected() {
    assert!(Level::new(-2).is_none() && Level::new(15).is_none());
    assert_eq!((Level::new(-1), Level::new(14)), (Some(Level::MIN), Some(Level::MAX)));
}

#[test]
fn much_higher_level_wins_with_both_sides() {
    // The strong level plays both sides, so that the advantage of the first turn does not decide.
    let (weak, strong) = (
        SearchOptions::new(Level::new(1).expect("a level"), 5),
        SearchOptions::new(Level::new(6).expect("a level"), 6),
    );
    for side in cannon_rules::Side::ALL {
        let mut timeline = new_game();
        let mut options = [&weak; 2];
        options[side.index()] = &strong;
        play_plies(&mut timeline, options, 400);
        let winner = timeline.outcome().and_then(|outcome| outcome.winner());
        assert_eq!(winner, Some(side));
    }
}
