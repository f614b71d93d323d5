//! Tests of prompts and questions, which appear only if the input is a terminal.

use std::io::Cursor;
use std::path::PathBuf;

use super::session::Session;
use super::terminal_game::TerminalGame;
use crate::options::PlayOptions;
use cannon_i18n::Localizer;
use cannon_rules::record::{Seat, TimeControl};

/// The output of a game between two people with this input.
fn output_of(clock: TimeControl, record: Option<PathBuf>, lines: &str) -> String {
    let (south, north) = (Some(Seat::Human), Some(Seat::Human));
    let options = PlayOptions { south, north, clock: Some(clock), ..PlayOptions::default() };
    let game = TerminalGame::new(&options).expect("a new game");
    let mut out = Vec::new();
    Session::new(game, record, Localizer::default(), Cursor::new(lines), &mut out, true)
        .run()
        .expect("the session ends without an error");
    String::from_utf8(out).expect("UTF-8")
}

#[test]
fn prompt_names_side_to_move_and_both_clocks() {
    let output = output_of(TimeControl::minutes(61, 2), None, "@e1\n");
    let full = "\nTime left: Dark one hour one minute; Light one hour one minute.\nDark to move: ";
    assert!(output.contains(full), "{output}");
    let later = "\nTime left: Dark one hour one minute 2 seconds; Light one hour ";
    assert!(output.contains(later), "{output}");
    assert!(output.ends_with("\nLight to move: \n"), "the shell's prompt begins on a line of its own: {output}");
}

#[test]
fn prompt_without_clocks_names_only_the_side_to_move() {
    let output = output_of(TimeControl::None, None, "@e1\nclocks\n");
    assert!(!output.contains("Time left") && output.contains("\nLight to move: "), "{output}");
    assert!(output.contains("no clocks"), "{output}");
}

#[test]
fn quitting_an_unsaved_game_asks_for_confirmation() {
    let question = "Quit anyway? (yes or no) ";
    let untimed = |lines: &str| output_of(TimeControl::None, None, lines);
    assert!(!untimed("quit\n").contains(question), "nothing has been played");
    assert!(untimed("@e1\nquit\nyes\n").ends_with(question));
    let stayed = untimed("@e1\nquit\nno\nmoves\nquit\ny\n");
    assert!(stayed.contains("1. @e1\n") && stayed.matches(question).count() == 2, "{stayed}");
    assert!(!untimed("@e1\nresign\nquit\n").contains(question), "a game that is over may be left");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    assert!(!output_of(TimeControl::None, Some(file.clone()), "@e1\nquit\n").contains(question), "it is kept");
    let saved = untimed(&format!("@e1\nsave {}\nquit\n", file.display()));
    assert!(!saved.contains(question), "{saved}");
}

#[test]
fn loading_and_saving_ask_before_a_game_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let (old, own) = (path("old.json"), path("own.json"));
    let (load, replace) = ("Load the other one anyway? (yes or no) ", "already exists. Replace it? (yes or no) ");
    let untimed = |lines: &str| output_of(TimeControl::None, None, lines);
    let saved = untimed(&format!("@e1\nsave {0}\n@e10\nsave {0}\n", old.display()));
    assert!(!saved.contains(replace), "it is the file of this game: {saved}");
    let kept = std::fs::read(&old).expect("the game");
    let stayed = untimed(&format!("@b1\nload {0}\nno\nmoves\nsave {0}\nno\n", old.display()));
    assert!(stayed.contains(load) && stayed.contains("1. @b1") && stayed.contains(replace), "{stayed}");
    assert_eq!(std::fs::read(&old).expect("the game"), kept);
    let loaded = untimed(&format!("@b1\nload {}\nyes\nmoves\n", old.display()));
    assert!(loaded.contains("Loaded") && loaded.contains("1. @e1 2. @e10"), "{loaded}");

    // A game that is saved after every turn is not lost, and no other game is written to its file.
    let lines = format!("@b1\nload {}\na2-b3\n", old.display());
    let autosaved = output_of(TimeControl::None, Some(own.clone()), &lines);
    assert!(!autosaved.contains(load) && autosaved.contains("From now on, the game is saved there."), "{autosaved}");
    let text = |file| std::fs::read_to_string(file).expect("the game");
    assert!(text(&own).contains("@b1") && text(&old).contains("a2-b3"));
}

#[test]
fn draw_offer_asks_the_other_player() {
    let output = output_of(TimeControl::None, None, "draw\ny\n");
    assert!(output.contains("Light, do you accept the draw? (yes or no) Draw by agreement."), "{output}");
}

#[test]
fn reminder_stands_once_after_the_welcome() {
    let options = PlayOptions { south: Some(Seat::Human), north: Some(Seat::Human), ..PlayOptions::default() };
    let mut out = Vec::new();
    let reminder = Some("Mistakes: 3.".to_owned());
    super::run(&options, &Localizer::default(), reminder, (Cursor::new("@e1\n"), &mut out), true).expect("no error");
    let output = String::from_utf8(out).expect("UTF-8");
    assert!(
        output.contains("type view pieces.\nMistakes: 3.\n") && output.matches("Mistakes").count() == 1,
        "{output}"
    );
}
