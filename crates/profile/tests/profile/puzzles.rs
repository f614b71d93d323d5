//! Attempts at puzzles, lessons, and resets.

use cannon_profile::{LessonProgress, PlayerResult, Profile, Profiles, PuzzleAttempt};
use cannon_rules::GameId;
use jiff::civil::{Date, date};

use crate::aid::{at, attempt, game};

fn profile() -> Profile {
    let mut profiles = Profiles::default();
    let id = profiles.add("Anna", at(-10)).expect("added");
    profiles.get(id).expect("there").clone()
}

#[test]
fn first_attempts_are_rated_and_failed_puzzles_can_be_retried() {
    let mut profile = profile();
    profile.record_puzzle(attempt(10, "a", true));
    profile.record_puzzle(attempt(20, "b", false));
    let before = profile.puzzles(GameId::Cannon).rating.current();
    assert_eq!(profile.puzzles(GameId::Cannon).failed.iter().collect::<Vec<_>>(), ["b"]);
    profile.record_puzzle(attempt(30, "b", true));
    let summary = profile.puzzles(GameId::Cannon);
    assert_eq!(summary.rating.current(), before, "a retry does not change the rating");
    assert_eq!((summary.solved.len(), summary.failed.len(), summary.attempts), (2, 0, 3));
    assert_eq!((summary.streak.current, summary.streak.longest), (0, 1));
    assert_eq!((summary.seconds, profile.seconds_at_board()), (90, 90));
    profile.record_puzzle(attempt(40, "a", false));
    assert_eq!(
        profile.puzzles(GameId::Cannon).failed.iter().collect::<Vec<_>>(),
        ["a"],
        "solved once, but not the last time"
    );
    assert!(profile.puzzles(GameId::TankChess).solved.is_empty());
}

#[test]
fn unrated_attempts_do_not_change_the_rating() {
    let mut profile = profile();
    profile.record_puzzle(PuzzleAttempt { rated: false, ..attempt(10, "a", true) });
    profile.record_puzzle(attempt(20, "a", true));
    let summary = profile.puzzles(GameId::Cannon);
    assert_eq!((summary.rating.curve().len(), summary.solved.len()), (0, 1));
}

#[test]
fn puzzle_rating_rises_and_falls() {
    let mut profile = profile();
    profile.record_puzzle(attempt(10, "a", true));
    profile.record_puzzle(attempt(20, "b", false));
    let curve = profile.puzzles(GameId::Cannon).rating.curve();
    assert!(curve[0].rating > 1000.0 && curve[1].rating < curve[0].rating, "{curve:?}");
}

#[test]
fn days_in_a_row() {
    let mut profile = profile();
    let days = [date(2026, 2, 27), date(2026, 2, 28), date(2026, 3, 1), date(2026, 3, 3)];
    for (number, day) in (0..).zip(days) {
        let daily = PuzzleAttempt { day: Some(day), ..attempt(number, &format!("{number}"), number != 3) };
        profile.record_puzzle(daily);
    }
    let streak = |today: Date| profile.puzzles(GameId::Cannon).day_streak(today);
    assert_eq!([streak(days[2]), streak(date(2026, 3, 2)), streak(days[3]), streak(Date::MIN)], [3, 3, 0, 0]);
}

#[test]
fn lessons_only_gain() {
    let mut profile = profile();
    assert_eq!(profile.lesson(GameId::Cannon, "first"), None);
    let progress = |changed, solved: &[usize], completed| LessonProgress {
        changed: at(changed),
        solved: solved.iter().copied().collect(),
        completed,
    };
    profile.record_lesson(GameId::Cannon, "first", progress(10, &[0, 1], true));
    profile.record_lesson(GameId::Cannon, "first", progress(5, &[2], false));
    assert_eq!(profile.lesson(GameId::Cannon, "first"), Some(&progress(10, &[0, 1, 2], true)));
    assert_eq!(profile.lessons(GameId::Cannon).map(|(lesson, _)| lesson).collect::<Vec<_>>(), ["first"]);
    assert_eq!(profile.lessons(GameId::TankChess).count(), 0);
}

#[test]
fn reset_forgets_everything_but_the_name_even_with_a_wrong_clock() {
    let mut profile = profile();
    profile.record_game(game(5000, 3, PlayerResult::Won));
    profile.record_puzzle(attempt(6000, "a", true));
    profile.record_lesson(
        GameId::Cannon,
        "first",
        LessonProgress { changed: at(7000), solved: [0].into(), completed: false },
    );
    profile.record_accuracy(GameId::Cannon, at(0), cannon_rules::Side::South, 50.0, at(8000));
    // The clock was set back before the reset.
    profile.reset(at(100));
    assert_eq!((profile.game(GameId::Cannon).total.games(), profile.puzzles(GameId::Cannon).attempts), (0, 0));
    assert_eq!((profile.lesson(GameId::Cannon, "first"), profile.average_accuracy(GameId::Cannon)), (None, None));
    assert_eq!((profile.name().as_str(), profile.seconds_at_board()), ("Anna", 0));
    assert!(profile.record_game(game(1000, 3, PlayerResult::Won)));
    let again = Profiles::from_json(&profile.export()).expect("an export can be read");
    assert_eq!(again.iter().next(), Some(&profile), "games after the reset count");
}
