//! Tests of the opening book: the built-in books, their use by the engine, and errors in book files.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::num::NonZeroUsize;

use cannon_engine::book::{Book, BookAction, BookError, text};
use cannon_engine::{Level, Limits, SearchOptions, engine};
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{Action, Ruleset};
use cannon_rules::{Action as _, GameId};

use super::{choose, new_game, new_game_by, play_plies};

/// The built-in books for Cannon.
fn built_in_books() -> &'static [Book] {
    engine(GameId::Cannon).books()
}

/// Reads a book for Cannon.
fn read(text: &str) -> Result<Book, BookError> {
    Book::read(text, engine(GameId::Cannon).rotation)
}

/// The actions that the built-in books have for the current position.
fn book_actions(timeline: &AnyTimeline) -> &'static [BookAction] {
    built_in_books().iter().map(|book| book.actions(timeline)).find(|choices| !choices.is_empty()).unwrap_or_default()
}

fn book_options(level: i8, seed: u64) -> SearchOptions {
    let level = Level::new(level).expect("a level");
    SearchOptions { limits: Some(Limits::nodes(300)), use_book: true, ..SearchOptions::new(level, seed) }
}

#[test]
fn built_in_books_are_readable() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/books");
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("the folder of the books") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a book");
        let book = read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!((100..=2_000).contains(&book.positions()) && text.len() < 200_000, "{}", path.display());
        files += 1;
    }
    assert_eq!(
        GameId::ALL.map(|game| engine(game).books().len()).into_iter().sum::<usize>(),
        files,
        "all files are built in"
    );
}

#[test]
fn book_covers_the_first_two_plies_under_every_preset() {
    for (name, rules) in Ruleset::PRESETS {
        let start = new_game_by(rules);
        assert!(!book_actions(&start).is_empty(), "{name}");
        for action in start.actions() {
            let mut answered = start.clone();
            answered.play(action).expect("legal");
            assert!(!book_actions(&answered).is_empty(), "{name}: {}", answered.position_text_at(1));
            // After a book action, the book must have an action for every reply. After any other action, only for book replies.
            let is_book_action = book_actions(&start).iter().any(|choice| choice.action == action);
            let replies: Vec<_> = match is_book_action {
                true => answered.actions(),
                false => book_actions(&answered).iter().map(|choice| choice.action).collect(),
            };
            for reply in replies {
                let mut placed = answered.clone();
                placed.play(reply).expect("legal");
                assert!(!book_actions(&placed).is_empty(), "{name}: {}", placed.position_text_at(2));
            }
        }
    }
}

#[test]
fn book_actions_are_legal() {
    for (name, rules) in Ruleset::PRESETS {
        let mut seen = HashSet::new();
        let start = new_game_by(rules);
        let mut unexplored: Vec<_> = start.actions().into_iter().map(|action| (start.clone(), action)).collect();
        while let Some((mut timeline, action)) = unexplored.pop() {
            assert!(timeline.actions().contains(&action), "{name}: {}", timeline.position_text_at(timeline.ply()));
            timeline.play(action).expect("legal");
            if seen.insert(timeline.position_text_at(timeline.ply())) {
                unexplored.extend(book_actions(&timeline).iter().map(|choice| (timeline.clone(), choice.action)));
            }
        }
        assert!(seen.len() > 100, "{name}: {}", seen.len());
    }
}

#[test]
fn rotated_ruleset_has_rotated_book_actions() {
    let rotated_actions = |timeline: &AnyTimeline| {
        let rotate = |choice: &BookAction| (Action::unpack(choice.action).expect("an action").rotated(), choice.score);
        book_actions(timeline).iter().map(rotate).collect::<Vec<_>>()
    };
    let plain_actions = |timeline: &AnyTimeline| {
        let unpack = |choice: &BookAction| (Action::unpack(choice.action).expect("an action"), choice.score);
        book_actions(timeline).iter().map(unpack).collect::<Vec<_>>()
    };
    let (dark_first, light_first) = (new_game_by(Ruleset::CLASSIC), new_game_by(Ruleset::BLUE_PANTHER));
    assert_eq!(rotated_actions(&dark_first), plain_actions(&light_first));
}

#[test]
fn seed_determines_the_opening() {
    let opening = |seed| {
        let mut timeline = new_game();
        let options = book_options(10, seed);
        play_plies(&mut timeline, [&options, &options], 6);
        timeline.position_text_at(6)
    };
    let openings: BTreeSet<String> = (0..24).map(opening).collect();
    assert!(openings.len() > 6, "{}", openings.len());
    assert!((0..4).all(|seed| opening(seed) == opening(seed)));
}

#[test]
fn level_plays_book_actions_up_to_its_book_plies() {
    for level in Level::all() {
        let book_plies = engine(GameId::Cannon).strength(level).book_plies;
        for seed in 0..3 {
            let mut timeline = new_game();
            let options = SearchOptions { level, ..book_options(1, seed) };
            while timeline.ply() < book_plies && !book_actions(&timeline).is_empty() {
                let action = choose(&timeline, &options).expect("an answer");
                assert!(
                    book_actions(&timeline).iter().any(|choice| choice.action == action),
                    "level {}",
                    level.number()
                );
                timeline.play(action).expect("legal");
            }
            assert!(timeline.ply() >= 2, "every level places its town from the book");
        }
    }
}

#[test]
fn book_is_not_used_for_analysis() {
    let timeline = new_game();
    let report_count = |options: &SearchOptions| {
        let mut count = 0;
        let stop = std::sync::atomic::AtomicBool::new(false);
        cannon_engine::choose_action(&timeline, options, &stop, &mut |_| count += 1);
        count
    };
    let with_book = book_options(10, 1);
    assert_eq!(report_count(&with_book), 0, "an answer from the book needs no search");
    assert!(report_count(&SearchOptions { use_book: false, ..with_book.clone() }) > 0);
    assert!(report_count(&SearchOptions { lines: NonZeroUsize::new(2).expect("not zero"), ..with_book }) > 0);
    assert!(cannon_engine::analyse_position(&timeline, Limits::nodes(300)).is_some());
}

#[test]
fn rules_without_a_book_use_the_search() {
    let mut timeline = new_game_by(Ruleset { shift_limit: Some(3), ..Ruleset::CLASSIC });
    assert!(book_actions(&timeline).is_empty());
    let options = book_options(10, 1);
    play_plies(&mut timeline, [&options, &options], 4);
    assert_eq!(timeline.ply(), 4);
}

/// A valid book of three positions.
fn small_book() -> String {
    let start = new_game();
    let rotation = engine(GameId::Cannon).rotation;
    text::header(&start, rotation, "A book.\nIn two lines.")
        + "start: @b1 +6, @c1 -1\n\n# The answer.\n@b1: @i10 -6\n@b1 @i10: g2-h3 7, e2-d3 -2\n"
}

#[test]
fn book_finds_positions_reached_by_any_path() {
    let book = read(&small_book()).expect("sound");
    assert_eq!((book.positions(), book.plies(), book.rulesets().count()), (3, 3, 2));
    let mut timeline = new_game();
    let scores = |timeline: &AnyTimeline| book.actions(timeline).iter().map(|choice| choice.score).collect();
    let found: Vec<i32> = scores(&timeline);
    assert_eq!(found, [6, -1]);
    timeline.play(timeline.read_action("@b1").expect("readable")).expect("legal");
    let text = timeline.position_text_at(1);
    let found: Vec<i32> = scores(&super::game(&text));
    assert_eq!(found, [-6], "a position that was set up counts like one that was reached");
}

#[test]
fn damaged_book_is_refused_with_the_line_number() {
    let valid = small_book();
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
        assert!(valid.contains(from), "{from}");
        let error = read(&valid.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(error.starts_with(complaint), "{from} -> {to}: {error}");
    }
    assert_eq!(read("").expect_err("nothing").to_string(), "line 1: `cannon-book ...` is expected here");
}

proptest::proptest! {
    #[test]
    fn corrupted_book_is_read_or_refused_without_panic(cut in 0..600_usize, length in 0..30_usize, other in "\\PC{0,4}") {
        let mut damaged: Vec<char> = small_book().chars().collect();
        let cut = cut.min(damaged.len());
        let end = (cut + length).min(damaged.len());
        damaged.splice(cut..end, other.chars());
        let lines = damaged.iter().filter(|&&letter| letter == '\n').count() + 1;
        if let Err(error) = read(&damaged.into_iter().collect::<String>()) {
            proptest::prop_assert!((1..=lines + 1).contains(&error.line), "{error}");
        }
    }
}
