//! Tests of the levels: their parameters, and their strength.

use cannon_engine::registry::ENGINES;
use cannon_engine::{Level, SearchOptions, Strength};

use super::{fresh, play_on};

#[test]
fn the_table_only_grows() {
    for player in ENGINES {
        only_grows(&Level::all().map(|level| player.strength(level)).collect::<Vec<_>>());
    }
}

fn only_grows(rows: &[&Strength]) {
    assert_eq!(rows.len(), 10);
    for pair in rows.windows(2) {
        let (lower, upper) = (pair[0], pair[1]);
        assert!(lower.depth <= upper.depth && lower.nodes <= upper.nodes);
        assert!(lower.noise >= upper.noise && lower.overlooks >= upper.overlooks && lower.whims >= upper.whims);
        assert!(lower.book <= upper.book);
        assert!(lower.guards <= upper.guards && lower.sees_wins <= upper.sees_wins);
    }
    assert!(rows[1].guards && rows[2].sees_wins, "from level 2 and 3 up");
    assert_eq!((rows[9].noise, rows[9].overlooks, rows[9].whims), (0, 0, 0), "full strength");
}

#[test]
fn numbers_outside_the_table_are_no_levels() {
    assert!(Level::new(0).is_none() && Level::new(11).is_none());
    assert_eq!(Level::new(10), Some(Level::MAX));
}

#[test]
fn a_level_far_above_wins() {
    // The strong level plays both sides, so that the advantage of the first turn does not decide.
    let (weak, strong) = (
        SearchOptions::new(Level::new(1).expect("a level"), 5),
        SearchOptions::new(Level::new(6).expect("a level"), 6),
    );
    for side in cannon_rules::Side::ALL {
        let mut timeline = fresh();
        let mut orders = [&weak; 2];
        orders[side.index()] = &strong;
        play_on(timeline.as_mut(), orders, 400);
        let winner = timeline.outcome().and_then(|outcome| outcome.winner());
        assert_eq!(winner, Some(side));
    }
}
