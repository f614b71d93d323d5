//! Opening books made by the program.

use std::fs;

use cannon_engine::book::{Book, BookError};
use cannon_engine::engine;
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;

use super::cannon_lab;

/// The arguments for a small book, which takes no time.
const QUICK: [&str; 5] = ["book", "--plies", "2", "--nodes", "200"];

/// Reads a book for Cannon.
fn read(text: &str) -> Result<Book, BookError> {
    Book::read(text, engine(GameId::Cannon).rotation)
}

fn start(ruleset: &serde_json::Value) -> AnyTimeline {
    GameId::Cannon.begin(Some(ruleset), None, HouseRules::DRAWS).expect("a start")
}

#[test]
fn written_book_is_read_back_and_covers_every_placement() {
    for (rules, rulesets) in [(&[][..], 2), (&["--rules", "igg"], 2), (&["--shift-limit", "3"], 2)] {
        let text = cannon_lab(&[&QUICK[..], rules].concat()).success();
        let book = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!((book.rulesets().count(), book.positions(), book.plies()), (rulesets, 9, 2), "{text}");
        for ruleset in book.rulesets() {
            let start = start(ruleset);
            assert!((1..=4).contains(&book.actions(&start).len()));
            for action in start.actions() {
                let mut placed = start.clone();
                placed.play(action).expect("legal");
                assert!(!book.actions(&placed).is_empty(), "{}", placed.position_text_at(1));
            }
        }
    }
}

#[test]
fn same_options_give_the_same_book_on_output_and_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("book.txt");
    let path = file.to_str().expect("UTF-8");
    let text = cannon_lab(&QUICK).success();
    let output = cannon_lab(&[&QUICK[..], &["--out", path]].concat()).success();
    assert_eq!(output, format!("9 positions in {path}\n"));
    assert_eq!(fs::read_to_string(&file).expect("the book"), text);
}

#[test]
fn wider_margin_admits_more_actions() {
    let scores = |margin| {
        let text = cannon_lab(&["book", "--plies", "1", "--nodes", "200", "--margin", margin]).success();
        let book = read(&text).expect("a valid book");
        let ruleset = book.rulesets().next().expect("rules").clone();
        book.actions(&start(&ruleset)).iter().map(|choice| choice.score).collect::<Vec<_>>()
    };
    let wide = scores("1000");
    assert!((2..=4).contains(&wide.len()), "{wide:?}");
    assert!(wide[0] > wide[wide.len() - 1], "{wide:?}");
    let best: Vec<i32> = wide.iter().copied().filter(|&score| score == wide[0]).collect();
    assert_eq!(scores("0"), best);
    // The margin is doubled for placements of towns.
    let margin = (wide[0] - wide[wide.len() - 1] + 1) / 2;
    assert_eq!(scores(&margin.to_string()), wide);
}

#[test]
fn invalid_arguments_of_book_are_bad_input() {
    for (arguments, word) in [
        (&["book", "--plies", "0"][..], "from 1 to 20"),
        (&["book", "--nodes", "0"], "--nodes"),
        (&["book", "--margin", "-1"], "from 0 to 1000"),
        (&["book", "--rules", "chess"], "classic, blue-panther, igg"),
    ] {
        let complaint = cannon_lab(arguments).failure(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
    let nowhere = [&QUICK[..], &["--out", "/nowhere/book.txt"]].concat();
    assert!(cannon_lab(&nowhere).failure(1).contains("cannot write"));
}
