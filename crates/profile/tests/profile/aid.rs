//! Results and attempts for the tests, and random profiles.

use cannon_profile::{
    GameResult, LessonProgress, Mistake, MistakeScore, Opponent, OpponentRating, PlayerResult, Profiles, PuzzleAttempt,
    Repetitions,
};
use cannon_rules::{GameId, Side};
use jiff::civil::{Date, date};
use jiff::{SignedDuration, Timestamp};
use proptest::collection::vec;
use proptest::prelude::*;

/// A moment, in seconds after the start of 2026.
pub(crate) fn at(seconds: i64) -> Timestamp {
    let start: Timestamp = "2026-01-01T00:00:00Z".parse().expect("a timestamp");
    start + SignedDuration::from_secs(seconds)
}

/// A game of Cannon against the computer that took ten minutes.
pub(crate) fn game(ended: i64, level: i8, result: PlayerResult) -> GameResult {
    GameResult {
        game: "cannon".to_owned(),
        started: at(ended - 600),
        ended: at(ended),
        side: Side::South,
        opponent: Opponent::Computer { level, style: "plain".to_owned() },
        result,
        rules: "classic".to_owned(),
        board: None,
        seconds: 600,
        rated: true,
    }
}

/// A rated attempt at a puzzle of Cannon with the rating 1200.
pub(crate) fn attempt(ended: i64, puzzle: &str, solved: bool) -> PuzzleAttempt {
    PuzzleAttempt {
        ended: at(ended),
        game: "cannon".to_owned(),
        puzzle: puzzle.to_owned(),
        solved,
        rating: OpponentRating::new(1200.0, 80.0),
        seconds: 30,
        rated: true,
        day: None,
    }
}

/// A day of January 2026.
pub(crate) fn january(day: i8) -> Date {
    date(2026, 1, day)
}

/// A mistake in a position of Cannon, which the review found on a day of January 2026. The game is no real one.
pub(crate) fn mistake(position: &str, found: i8) -> Mistake {
    Mistake {
        reviewed: at(i64::from(found - 1) * 86_400),
        found: january(found),
        game: "cannon".to_owned(),
        side: Side::South,
        position: position.to_owned(),
        record: serde_json::json!({ "ruleset": { "town": "capture" } }),
        played: "a4-a5".to_owned(),
        played_score: MistakeScore::Advantage(-120),
        line: vec!["b4-b5".to_owned(), "b7-b6".to_owned()],
        best_score: MistakeScore::Win(3),
        lost: 24,
        repetitions: Repetitions::default(),
    }
}

/// A change of profiles, made at a time.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Game(GameResult),
    Puzzle(PuzzleAttempt),
    Accuracy { started: i64, accuracy: f64, reviewed: i64 },
    Lesson { lesson: String, progress: LessonProgress },
    Mistake(Box<Mistake>),
    Repetition { mistake: Box<Mistake>, day: Date, is_success: bool },
    Rename { name: String, now: i64 },
    Reset { now: i64 },
}

/// Applies changes to the players in turn.
pub(crate) fn apply(profiles: &mut Profiles, changes: &[Change]) {
    let ids: Vec<_> = profiles.iter().map(cannon_profile::Profile::id).collect();
    for (index, change) in changes.iter().cloned().enumerate() {
        let id = ids[index % ids.len()];
        let profile = profiles.get_mut(id).expect("a known player");
        match change {
            Change::Game(game) => {
                profile.record_game(game);
            }
            Change::Puzzle(attempt) => {
                profile.record_puzzle(attempt);
            }
            Change::Accuracy { started, accuracy, reviewed } => {
                profile.record_accuracy(GameId::Cannon, at(started), Side::South, accuracy, at(reviewed));
            }
            Change::Lesson { lesson, progress } => profile.record_lesson(GameId::Cannon, &lesson, progress),
            Change::Mistake(mistake) => {
                profile.add_mistakes([*mistake]);
            }
            Change::Repetition { mistake, day, is_success } => {
                profile.record_repetition(&mistake, day, is_success);
            }
            Change::Rename { name, now } => {
                let _ = profiles.rename(id, &name, at(now));
            }
            Change::Reset { now } => profile.reset(at(now)),
        }
    }
}

/// Two players, before any game.
pub(crate) fn two_players() -> Profiles {
    let mut profiles = Profiles::default();
    profiles.add("Anna", at(-20)).expect("added");
    profiles.add("Ben", at(-10)).expect("added");
    profiles
}

/// Random changes. Times are few, so that entries of different copies collide.
pub(crate) fn changes() -> impl Strategy<Value = Vec<Change>> {
    vec(change(), 0..24)
}

fn change() -> impl Strategy<Value = Change> {
    let time = || 0_i64..400;
    let result = prop_oneof![Just(PlayerResult::Won), Just(PlayerResult::Drawn), Just(PlayerResult::Lost)];
    let opponent = prop_oneof![
        (0_i8..=11, prop_oneof![Just("plain"), Just("fox"), Just("unheard-of")])
            .prop_map(|(level, style)| Opponent::Computer { level, style: style.to_owned() }),
        (any::<Option<()>>(), -100.0..5000.0_f64, 0.0..600.0_f64).prop_map(|(known, rating, deviation)| {
            Opponent::Person { name: None, rating: known.map(|()| OpponentRating::new(rating, deviation)) }
        }),
    ];
    let game_name = || prop_oneof![Just("cannon"), Just("tank-chess")];
    let played = (game_name(), time(), 0..60_i64, result, opponent, any::<bool>()).prop_map(
        |(name, started, length, result, opponent, rated)| GameResult {
            game: name.to_owned(),
            started: at(started),
            ended: at(started + length),
            side: Side::North,
            opponent,
            result,
            rules: "classic".to_owned(),
            board: None,
            seconds: length.unsigned_abs(),
            rated,
        },
    );
    let tried = (time(), 0..6_u8, any::<bool>(), any::<bool>(), 600.0..2600.0_f64).prop_map(
        |(ended, puzzle, solved, rated, rating)| PuzzleAttempt {
            rating: OpponentRating::new(rating, 70.0),
            rated,
            ..attempt(ended, &format!("p{puzzle}"), solved)
        },
    );
    let learned = (0..3_u8, time(), proptest::collection::btree_set(0..8_usize, 0..4), any::<bool>()).prop_map(
        |(lesson, changed, solved, completed)| Change::Lesson {
            lesson: format!("l{lesson}"),
            progress: LessonProgress { changed: at(changed), solved, completed },
        },
    );
    let blundered = || {
        (0..4_u8, time(), 1..9_i8)
            .prop_map(|(place, reviewed, found)| Mistake {
                reviewed: at(reviewed),
                ..mistake(&format!("m{place}"), found)
            })
            .prop_map(Box::new)
    };
    let repeated = (blundered(), 1..20_i8, any::<bool>()).prop_map(|(mistake, day, is_success)| Change::Repetition {
        mistake,
        day: january(day),
        is_success,
    });
    prop_oneof![
        8 => played.prop_map(Change::Game),
        8 => tried.prop_map(Change::Puzzle),
        3 => (time(), -10.0..110.0_f64, time())
            .prop_map(|(started, accuracy, reviewed)| Change::Accuracy { started, accuracy, reviewed }),
        3 => learned,
        4 => blundered().prop_map(Change::Mistake),
        6 => repeated,
        1 => ("[A-C]{1,2}", time()).prop_map(|(name, now)| Change::Rename { name, now }),
        1 => time().prop_map(|now| Change::Reset { now }),
    ]
}
