//! The pool of mistakes: what is due on a day, what stays when there are too many, and what belongs together.

use cannon_profile::{Mistake, MistakeSummary, Profile, Profiles};
use cannon_rules::record::{Players, Record, RecordedAction, Seat};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Outcome, Side, WinReason};
use jiff::civil::{Date, date};

use crate::aid::{at, january, mistake, two_players};

const GAME: GameId = GameId::Cannon;

fn profile() -> Profile {
    let mut profiles = Profiles::default();
    let id = profiles.add("Anna", at(-10)).expect("added");
    profiles.get(id).expect("there").clone()
}

/// The positions that are due on a day of January 2026.
fn due(profile: &Profile, day: i8) -> Vec<&str> {
    profile.due_mistakes(GAME, january(day)).into_iter().map(|mistake| mistake.position.as_str()).collect()
}

fn repeat(profile: &mut Profile, position: &str, day: i8, is_success: bool) {
    assert!(profile.record_repetition(&mistake(position, 1), january(day), is_success), "{position} on {day}");
}

fn summary(due: usize, open: usize, retired: usize, next: Option<Date>) -> MistakeSummary {
    MistakeSummary { due, open, retired, next }
}

#[test]
fn mistakes_are_repeated_until_they_are_found_three_times_in_a_row() {
    let mut profile = profile();
    assert_eq!(profile.mistakes(GAME, january(1)), summary(0, 0, 0, None));
    assert!(profile.add_mistakes([mistake("a", 1), mistake("b", 1)]));
    assert!(due(&profile, 1).is_empty(), "not on the day of the review");
    assert_eq!(profile.mistakes(GAME, january(1)), summary(0, 2, 0, Some(january(2))));
    assert_eq!(due(&profile, 2), ["a", "b"]);
    repeat(&mut profile, "a", 2, true);
    repeat(&mut profile, "b", 2, false);
    assert_eq!(profile.mistakes(GAME, january(2)), summary(0, 2, 0, Some(january(3))), "b comes again tomorrow");
    assert_eq!(due(&profile, 3), ["b"]);
    assert_eq!(due(&profile, 5), ["b", "a"], "b has waited longer");
    repeat(&mut profile, "a", 5, true);
    repeat(&mut profile, "a", 12, true);
    assert_eq!(profile.mistakes(GAME, january(12)), summary(1, 1, 1, Some(january(12))));
    assert_eq!(profile.mistakes(GameId::TankChess, january(12)), summary(0, 0, 0, None), "each game has its own");
    assert!(!profile.record_repetition(&mistake("a", 1), january(12), false), "a day has one result");
    assert!(!profile.record_repetition(&mistake("c", 1), january(12), false), "of a mistake that is known");
}

#[test]
fn ten_mistakes_a_day_are_enough() {
    let mut profile = profile();
    let name = |number: i64| format!("{number:02}");
    // The order of the positions is not that of the reviews.
    profile.add_mistakes((0..23).map(|number| Mistake { reviewed: at(-number), ..mistake(&name(number), 1) }));
    let expected: Vec<String> = (13..23).rev().map(name).collect();
    assert_eq!(due(&profile, 2), expected, "the first reviewed ones");
    for (count, position) in expected.iter().enumerate() {
        assert_eq!(due(&profile, 2).len(), 10 - count);
        repeat(&mut profile, position, 2, count % 2 == 0);
    }
    assert_eq!(
        profile.mistakes(GAME, january(2)),
        summary(0, 23, 0, Some(january(3))),
        "the others wait till tomorrow"
    );
    assert_eq!(due(&profile, 3).len(), 10);
    assert_eq!(due(&profile, 3)[..2], ["12", "11"], "those first that have waited since yesterday");
}

#[test]
fn clock_that_was_set_back_neither_repeats_nor_hides() {
    let mut profile = profile();
    profile.add_mistakes([mistake("a", 5), mistake("b", 5)]);
    repeat(&mut profile, "a", 6, true);
    assert!(due(&profile, 5).is_empty(), "a was repeated already, and b is due tomorrow");
    // In the year 2099 by a wrong clock.
    assert!(profile.record_repetition(&mistake("b", 5), date(2099, 1, 1), true));
    assert_eq!(due(&profile, 6), ["b"], "as if it had not been repeated");
}

#[test]
fn same_position_is_joined_but_not_under_other_rules() {
    let mut profile = profile();
    assert!(profile.add_mistakes([mistake("a", 1)]));
    repeat(&mut profile, "a", 2, true);
    let later = Mistake { played: "c4-c5".to_owned(), ..mistake("a", 3) };
    assert!(
        !profile.add_mistakes([later.clone()]),
        "the review of the same game, or the same position in another game"
    );
    assert_eq!(profile.due_mistakes(GAME, january(5))[0].played, "a4-a5");
    let ruleset = serde_json::json!({ "ruleset": { "town": "shoot" } });
    assert!(profile.add_mistakes([Mistake { record: ruleset, ..later.clone() }]));
    assert!(profile.add_mistakes([Mistake { side: Side::North, ..later }]));
    assert_eq!(profile.mistakes(GAME, january(5)).open, 3);
}

#[test]
fn two_windows_keep_the_repetitions_of_both() {
    let mut first = two_players();
    let anna = first.current().expect("a player").id();
    first.get_mut(anna).expect("there").add_mistakes([mistake("a", 1)]);
    let mut second = first.clone();
    repeat(first.get_mut(anna).expect("there"), "a", 2, true);
    repeat(second.get_mut(anna).expect("there"), "a", 2, false);
    repeat(second.get_mut(anna).expect("there"), "a", 3, true);
    second.get_mut(anna).expect("there").add_mistakes([mistake("b", 3)]);
    first.merge(second);
    let profile = first.get(anna).expect("there");
    // A failure on the 2nd, and a success on the 3rd, after which three days pass.
    assert_eq!(profile.mistakes(GAME, january(3)), summary(0, 2, 0, Some(january(4))));
    assert_eq!((due(profile, 5), due(profile, 6)), (vec!["b"], vec!["b", "a"]));
    let ben = first.iter().nth(1).expect("Ben");
    assert_eq!(ben.mistakes(GAME, january(3)).open, 0, "another player has other mistakes");
}

#[test]
fn reset_forgets_mistakes_even_with_a_wrong_clock() {
    let mut profile = profile();
    profile.add_mistakes([mistake("a", 20)]);
    profile.reset(at(100));
    assert_eq!(profile.mistakes(GAME, january(21)), summary(0, 0, 0, None));
    assert!(profile.add_mistakes([mistake("a", 2)]));
    let again = Profiles::from_json(&profile.export()).expect("an export can be read");
    assert_eq!(again.iter().next(), Some(&profile), "mistakes after the reset count");
    assert_eq!(profile.mistakes(GAME, january(2)).open, 1);
}

#[test]
fn of_too_many_mistakes_the_retired_ones_go_first_and_then_the_oldest() {
    let mut profile = profile();
    let name = |number: i64| format!("{number:03}");
    let numbered = |number: i64| Mistake { reviewed: at(number), ..mistake(&name(number), 1) };
    profile.add_mistakes((0..300).map(numbered));
    for day in [2, 5, 12] {
        repeat(&mut profile, "200", day, true);
    }
    assert_eq!(profile.mistakes(GAME, january(12)), summary(9, 299, 1, Some(january(12))), "one of ten was today");
    profile.add_mistakes((300..303).map(numbered));
    assert_eq!(profile.mistakes(GAME, january(12)), summary(10, 300, 0, Some(january(12))));
    assert_eq!(due(&profile, 12)[0], "002", "the retired one and the two oldest have gone");
}

#[test]
fn copy_of_the_game_ends_before_the_mistake() {
    let timeline = GAME.begin(None, None, HouseRules::default()).expect("a game begins");
    let players = Players::untimed(Seat::Human, Seat::computer(3));
    let action = |text: &str| RecordedAction { text: text.to_owned(), clock_ms: Some(1000) };
    let game = Record {
        name: Some("Final".to_owned()),
        actions: vec![action("b1"), action("b10"), action("a4-a5")],
        result: Some(Outcome::Win { side: Side::North, by: WinReason::Resignation }),
        ..Record::from_timeline(&timeline, players.clone(), at(7))
    };
    let kept = Mistake { record: Mistake::game_before(&game, 2), ..mistake("a", 1) };
    let before = kept.record().expect("a record");
    let texts: Vec<&str> = before.actions.iter().map(|action| action.text.as_str()).collect();
    assert_eq!(texts, ["b1", "b10"]);
    assert_eq!((before.started, &before.players, before.result, before.name), (at(7), &players, None, None));
    assert_eq!(mistake("a", 1).record(), None, "no record of this version");
}
