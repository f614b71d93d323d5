//! Tests that the engine reaches the objectives of Tank Chess and keeps the enemy from reaching them.

use cannon_engine::playable::{Evaluator as _, Playable};
use cannon_engine::{Level, Limits, Score, SearchOptions, Style, choose_action};
use cannon_rules::tank_chess::{Action, Ending, Position, Ruleset, Square};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game, Side};
use std::sync::atomic::AtomicBool;

/// A position on 12 by 12 squares with `middle` as ranks 10 to 3 and the Commands in closed corners.
fn position(middle: &str, rest: &str) -> Position {
    let text = format!("cS#10/##10/{middle}/10##/10#CN {rest}");
    Position::from_text(&text, &Ruleset::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The answer of the full-strength engine after this many positions, with its score.
fn search(position: Position, nodes: u64) -> (Action, Score) {
    let timeline = Timeline::new(position, HouseRules::NONE).into();
    let options = SearchOptions { limits: Some(Limits::nodes(nodes)), ..SearchOptions::new(Level::MAX, 1) };
    let mut score = None;
    let answer = choose_action(&timeline, &options, &AtomicBool::new(false), &mut |info| score = Some(info.score));
    (answer.and_then(Action::unpack).expect("an answer"), score.expect("a report"))
}

fn after(mut position: Position, action: Action) -> Position {
    position.play(action);
    position
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

#[test]
fn the_engine_finds_wins_by_the_objective_in_one() {
    for (middle, rest, ending) in [
        ("12/12/5LN6/12/12/12/12/lS11", "w hold:F8/3,held:w2", Ending::SquaresHeld(Side::South)),
        ("12/12/12/5MN6/12/12/12/lS11", "w depots:L6-F10/1", Ending::DepotDestroyed(Side::North)),
        ("12/5lE6/12/5MN6/12/12/12/lS3LN7", "w survivors:2", Ending::TooFewUnits(Side::North)),
        ("12/12/5lN6/12/12/12/12/LN11", "b hold:F8/3,held:b2", Ending::SquaresHeld(Side::North)),
    ] {
        let start = position(middle, rest);
        let (action, score) = search(start, 2_000);
        assert_eq!(after(start, action).ending(), Some(ending), "{start:?}");
        assert_eq!(score, Score::Win { plies: 1 });
    }
}

#[test]
fn the_engine_sees_that_nobody_can_come_in_time_to_the_hill() {
    let start = position("10#lS/10##/12/5LN6/12/12/12/12", "w hold:F8/3");
    let (action, score) = search(start, 20_000);
    assert_eq!(action.to(), Some(square("F8")), "{action:?}");
    assert!(matches!(score, Score::Win { .. }), "{score:?}");
}

#[test]
fn the_engine_prevents_the_win_of_the_enemy() {
    // The medium tank can destroy the holder, go onto another marked square, or bar the line to the depot.
    for (middle, rest) in [
        ("12/12/5lE6/12/12/5MN6/12/12", "w hold:F8/3,held:b2"),
        ("12/12/5lE6/12/4MN7/12/12/12", "w hold:F8+E8/3,held:b2"),
        ("12/12/5hS6/12/4MN7/12/12/12", "w depots:F3-L8/1"),
    ] {
        let start = position(middle, rest);
        assert!(start.is_in_check(&start.attack_info()), "{start:?}");
        let (action, _) = search(start, 20_000);
        let next = after(start, action);
        assert!(!next.can_win(&next.attack_info()), "{action:?} in {start:?}");
    }
}

#[test]
fn a_hold_that_cannot_be_broken_is_a_loss() {
    let start = position("12/12/5hS6/12/12/12/12/LN11", "w hold:F8/3,held:b2");
    assert_eq!(search(start, 20_000).1, Score::Loss { plies: 2 });
}

#[test]
fn a_command_is_driven_to_its_exit() {
    let text = "12/12/12/12/12/12/12/6CN5/12/12/##10/cS#10 w escort:A12+B12-L1";
    let mut start = Position::from_text(text, &Ruleset::default()).expect("a position");
    for _ in 0..4 {
        let (action, _) = search(start, 5_000);
        if matches!(action, Action::Exit { .. }) {
            return;
        }
        start = after(start, action);
        let idle = start.actions()[0];
        start = after(start, idle);
    }
    panic!("the Command has not left: {start:?}");
}

#[test]
fn progress_towards_the_objective_raises_the_evaluation() {
    let evaluator = Position::evaluator(Style::PLAIN);
    let value = |middle: &str, rest: &str| {
        let position = position(middle, rest);
        evaluator.evaluate(&evaluator.refresh(&position), &position, &position.attack_info())
    };
    let (far, on_hill) = ("12/12/12/12/12/12/12/LN5#4lS", "12/12/5LN6/12/12/12/12/6#4lS");
    assert!(value(on_hill, "w hold:F8/3") > value(far, "w hold:F8/3"));
    assert!(value(on_hill, "w hold:F8/4,held:w1") > value(on_hill, "w hold:F8/4"));
    assert!(value(on_hill, "w hold:F8/4,held:w2") > value(on_hill, "w hold:F8/4,held:w1"));
    let three = "12/12/12/12/12/12/12/lS3LNLN6";
    assert!(value(three, "w survivors:1") > value("12/12/12/12/12/12/12/lS3LN7", "w survivors:1"));
}
