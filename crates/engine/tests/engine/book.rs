//! Tests of the opening book: the built-in books, their use by the engine, and errors in book files.

use std::collections::{BTreeSet, HashSet};
use std::num::NonZeroUsize;

use cannon_engine::book::{Book, Choice, text};
use cannon_engine::registry::{self, ENGINES};
use cannon_engine::{Level, Limits, SearchOptions};
use cannon_rules::Action as _;
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{Action, Ruleset};

use super::{answer, fresh, fresh_by, play_on};

/// The built-in books for Cannon.
fn shipped() -> &'static [Book] {
    registry::find("cannon").expect("a computer player").books()
}

/// The actions that they have for the current position.
fn choices(timeline: &dyn AnyTimeline) -> &'static [Choice] {
    shipped().iter().map(|book| book.choices(timeline)).find(|choices| !choices.is_empty()).unwrap_or_default()
}

fn order(level: u8, seed: u64) -> SearchOptions {
    let level = Level::new(level).expect("a level");
    SearchOptions { limits: Some(Limits::nodes(300)), book: true, ..SearchOptions::new(level, seed) }
}

#[test]
fn every_shipped_text_is_a_book() {
    for player in ENGINES {
        for text in player.texts() {
            let book = Book::read(text).unwrap_or_else(|error| panic!("{}: {error}", player.game));
            assert!((100..=2_000).contains(&book.positions()) && text.len() < 200_000);
        }
        assert_eq!(player.books().len(), player.texts().len());
    }
}

#[test]
fn the_book_covers_the_start_and_every_answer_to_it_by_every_preset() {
    for (name, rules) in Ruleset::PRESETS {
        let start = fresh_by(rules);
        assert!(!choices(&*start).is_empty(), "{name}");
        for action in start.actions() {
            let mut answered = start.boxed_clone();
            answered.play(action).expect("legal");
            assert!(!choices(&*answered).is_empty(), "{name}: {}", answered.position_text_at(1));
            // After a book action, the book must have an action for every reply. After any other action, only for book replies.
            let kept = choices(&*start).iter().any(|choice| choice.action == action);
            let replies: Vec<_> = match kept {
                true => answered.actions(),
                false => choices(&*answered).iter().map(|choice| choice.action).collect(),
            };
            for reply in replies {
                let mut placed = answered.boxed_clone();
                placed.play(reply).expect("legal");
                assert!(!choices(&*placed).is_empty(), "{name}: {}", placed.position_text_at(2));
            }
        }
    }
}

#[test]
fn every_action_of_the_book_is_legal() {
    for (name, rules) in Ruleset::PRESETS {
        let mut seen = HashSet::new();
        let start = fresh_by(rules);
        let mut open: Vec<_> = start.actions().into_iter().map(|action| (start.boxed_clone(), action)).collect();
        while let Some((mut timeline, action)) = open.pop() {
            assert!(timeline.actions().contains(&action), "{name}: {}", timeline.position_text_at(timeline.ply()));
            timeline.play(action).expect("legal");
            if seen.insert(timeline.position_text_at(timeline.ply())) {
                open.extend(choices(&*timeline).iter().map(|choice| (timeline.boxed_clone(), choice.action)));
            }
        }
        assert!(seen.len() > 100, "{name}: {}", seen.len());
    }
}

#[test]
fn on_the_turned_board_the_turned_actions_are_played() {
    let turned = |timeline: &dyn AnyTimeline| {
        let turned = |choice: &Choice| (Action::unpack(choice.action).expect("an action").rotated(), choice.score);
        choices(timeline).iter().map(turned).collect::<Vec<_>>()
    };
    let plain = |timeline: &dyn AnyTimeline| {
        let plain = |choice: &Choice| (Action::unpack(choice.action).expect("an action"), choice.score);
        choices(timeline).iter().map(plain).collect::<Vec<_>>()
    };
    let (dark_first, light_first) = (fresh_by(Ruleset::CLASSIC), fresh_by(Ruleset::BLUE_PANTHER));
    assert_eq!(turned(&*dark_first), plain(&*light_first));
}

#[test]
fn openings_follow_from_the_seed() {
    let opening = |seed| {
        let mut timeline = fresh();
        let order = order(10, seed);
        play_on(timeline.as_mut(), [&order, &order], 6);
        timeline.position_text_at(6)
    };
    let openings: BTreeSet<String> = (0..24).map(opening).collect();
    assert!(openings.len() > 6, "{}", openings.len());
    assert!((0..4).all(|seed| opening(seed) == opening(seed)));
}

#[test]
fn a_level_knows_the_book_as_far_as_its_table_says() {
    for level in Level::all() {
        let known = registry::strength(fresh().game(), level).expect("a player").book;
        for seed in 0..3 {
            let mut timeline = fresh();
            let order = SearchOptions { level, ..order(1, seed) };
            while timeline.ply() < known && !choices(&*timeline).is_empty() {
                let action = answer(&*timeline, &order).expect("an answer");
                assert!(choices(&*timeline).iter().any(|choice| choice.action == action), "level {}", level.number());
                timeline.play(action).expect("legal");
            }
            assert!(timeline.ply() >= 2, "every level places its town by the book");
        }
    }
}

#[test]
fn judges_keep_the_book_closed() {
    let timeline = fresh();
    let reports = |order: &SearchOptions| {
        let mut count = 0;
        let stop = std::sync::atomic::AtomicBool::new(false);
        cannon_engine::choose_action(&*timeline, order, &stop, &mut |_| count += 1);
        count
    };
    let open = order(10, 1);
    assert_eq!(reports(&open), 0, "an answer from the book needs no search");
    assert!(reports(&SearchOptions { book: false, ..open.clone() }) > 0);
    assert!(reports(&SearchOptions { lines: NonZeroUsize::new(2).expect("not zero"), ..open }) > 0);
    assert!(cannon_engine::analyse_position(&*timeline, Limits::nodes(300)).is_some());
}

#[test]
fn rules_without_a_book_are_played_by_search() {
    let mut timeline = fresh_by(Ruleset { shift_limit: Some(3), ..Ruleset::CLASSIC });
    assert!(choices(&*timeline).is_empty());
    let order = order(10, 1);
    play_on(timeline.as_mut(), [&order, &order], 4);
    assert_eq!(timeline.ply(), 4);
}

/// A valid book of three positions.
fn small() -> String {
    let start = fresh();
    text::head(&*start, "A book.\nIn two lines.")
        + "start: @b1 +6, @c1 -1\n\n# The answer.\n@b1: @i10 -6\n@b1 @i10: g2-h3 7, e2-d3 -2\n"
}

#[test]
fn a_sound_text_is_read_whatever_way_leads_to_its_positions() {
    let book = Book::read(&small()).expect("sound");
    assert_eq!((book.positions(), book.plies(), book.rulesets().count()), (3, 3, 2));
    let mut timeline = fresh();
    let scores = |timeline: &dyn AnyTimeline| book.choices(timeline).iter().map(|choice| choice.score).collect();
    let found: Vec<i32> = scores(&*timeline);
    assert_eq!(found, [6, -1]);
    timeline.play(timeline.read_action("@b1").expect("readable")).expect("legal");
    let text = timeline.position_text_at(1);
    let found: Vec<i32> = scores(&*super::game(&text));
    assert_eq!(found, [-6], "a position set up is the same position");
}

#[test]
fn a_damaged_text_is_refused_with_its_line() {
    let sound = small();
    for (from, to, complaint) in [
        ("cannon-book 1", "cannon-book", "line 3: `cannon-book ...` is expected here"),
        ("cannon-book 1", "cannon-book 2", "line 3: this is version 2 of the format; only version 1 can be read"),
        ("game cannon", "game go", "line 4: unknown game `go`"),
        ("rules {\"first\":\"south\"", "rules {\"first\":\"east\"", "line 5: ruleset: unknown variant `east`"),
        ("rules {", "rules ", "line 5: "),
        (
            "turned {\"first\":\"north\"",
            "turned {\"first\":\"south\"",
            "line 6: these are not the rules on the turned board",
        ),
        ("start: ", "start ", "line 7: write the actions that lead to the position"),
        ("@b1 +6", "@b2 +6", "line 7: `@b2`: "),
        ("@b1 +6", "@z1 +6", "line 7: `@z1`: column 2: a point is expected here"),
        ("@b1 +6", "@c1 +6", "line 7: `@c1` stands here twice"),
        ("@c1 -1", "@c1", "line 7: `@c1` is no action with its score"),
        ("@c1 -1", "@c1 -1.5", "line 7: `@c1 -1.5` is no action with its score"),
        ("@c1 -1", "", "line 7: `` is no action with its score"),
        ("@b1: @i10", "@a1: @i10", "line 10: `@a1`: "),
        ("@b1: @i10", "start: @d1", "line 10: the book has this position already"),
        ("@i10 -6", "g2-h3 -6", "line 10: `g2-h3`: "),
        ("@b1 @i10: ", "@b1 @i10 @i10: ", "line 11: `@i10`: "),
    ] {
        assert!(sound.contains(from), "{from}");
        let error = Book::read(&sound.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(error.starts_with(complaint), "{from} -> {to}: {error}");
    }
    assert_eq!(Book::read("").expect_err("nothing").to_string(), "line 1: `cannon-book ...` is expected here");
}

proptest::proptest! {
    #[test]
    fn a_text_cut_anywhere_is_read_or_refused(cut in 0..600_usize, length in 0..30_usize, other in "\\PC{0,4}") {
        let mut damaged: Vec<char> = small().chars().collect();
        let cut = cut.min(damaged.len());
        let end = (cut + length).min(damaged.len());
        damaged.splice(cut..end, other.chars());
        let lines = damaged.iter().filter(|&&letter| letter == '\n').count() + 1;
        if let Err(error) = Book::read(&damaged.into_iter().collect::<String>()) {
            proptest::prop_assert!((1..=lines + 1).contains(&error.line), "{error}");
        }
    }
}
