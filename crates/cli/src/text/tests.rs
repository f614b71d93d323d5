//! What somebody sees who sits at a terminal: prompts and questions, which a game through pipes does not have.

use std::io::Cursor;
use std::path::PathBuf;

use super::session::Session;
use super::table::Table;
use crate::options::PlayOptions;
use cannon_rules::record::{Seat, TimeControl};

/// What is said in a game between two people in which these lines are typed.
fn said(clock: TimeControl, record: Option<PathBuf>, lines: &str) -> String {
    let (south, north) = (Some(Seat::Human), Some(Seat::Human));
    let options = PlayOptions { south, north, clock: Some(clock), ..PlayOptions::default() };
    let table = Table::new(&options).expect("a new game");
    let mut out = Vec::new();
    Session::new(table, record, Cursor::new(lines), &mut out, true).run().expect("it goes well");
    String::from_utf8(out).expect("UTF-8")
}

#[test]
fn the_prompt_names_the_side_and_both_clocks() {
    let said = said(TimeControl::minutes(61, 2), None, "@e1\n");
    let full = "\nTime left: Dark one hour one minute; Light one hour one minute.\nDark to move: ";
    assert!(said.contains(full), "{said}");
    let later = "\nTime left: Dark one hour one minute 2 seconds; Light one hour ";
    assert!(said.contains(later), "{said}");
    assert!(said.ends_with("\nLight to move: \n"), "the shell's prompt begins on a line of its own: {said}");
}

#[test]
fn without_clocks_the_prompt_names_the_side_alone() {
    let said = said(TimeControl::None, None, "@e1\nclocks\n");
    assert!(!said.contains("Time left") && said.contains("\nLight to move: "), "{said}");
    assert!(said.contains("no clocks"), "{said}");
}

#[test]
fn a_game_in_no_file_is_not_left_unasked() {
    let question = "Quit anyway? (yes or no) ";
    let untimed = |lines: &str| said(TimeControl::None, None, lines);
    assert!(!untimed("quit\n").contains(question), "nothing has been played");
    assert!(untimed("@e1\nquit\nyes\n").ends_with(question));
    let stayed = untimed("@e1\nquit\nno\nmoves\nquit\ny\n");
    assert!(stayed.contains("1. @e1\n") && stayed.matches(question).count() == 2, "{stayed}");
    assert!(!untimed("@e1\nresign\nquit\n").contains(question), "a game that is over may be left");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    assert!(!said(TimeControl::None, Some(file.clone()), "@e1\nquit\n").contains(question), "it is kept");
    let saved = untimed(&format!("@e1\nsave {}\nquit\n", file.display()));
    assert!(!saved.contains(question), "{saved}");
}

#[test]
fn a_draw_is_asked_for_by_a_question_alone() {
    let said = said(TimeControl::None, None, "draw\ny\n");
    assert!(said.contains("Light, do you accept the draw? (yes or no) Draw by agreement."), "{said}");
}
