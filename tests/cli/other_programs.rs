//! Tests of `cannon replay`, `cannon analyse`, `cannon render` and the game in the terminal with games of other programs.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::program::path_in;
use super::{cannon, cannon_with};

/// A sample of the tests of the readers.
fn sample(name: &str) -> String {
    path_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/formats/tests/data"), name)
}

/// The output and standard error of a run that succeeds.
fn run(arguments: &[&str]) -> [String; 2] {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cannon"));
    let output = program.args(arguments).env("LC_ALL", "C.UTF-8").output().expect("it runs");
    assert!(output.status.success(), "{output:?}");
    [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8"))
}

#[test]
fn games_of_other_programs_are_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = path_in(folder.path(), "list.txt");
    fs::write(&list, "1. e1 f10 2. a4-b5 b7-b6 1-0").expect("written");
    let pgn = path_in(folder.path(), "game.pgn");
    fs::write(&pgn, "[Game \"cannon\"]\n\n1. @e1 (1. @d1) 1... @e10 *\n").expect("written");
    for (file, moves, format) in [
        (sample("abstract-play-1.json"), "88 moves, all legal.", "Abstract Play (JSON)"),
        (sample("boardspace-by-grammar.sgf"), "6 moves, all legal.", "boardspace.net (SGF)"),
        (sample("tank-chess-kifu.txt"), "20 moves, all legal.", "Tank Chess kifu"),
        (list.clone(), "4 moves, all legal.", "list of moves"),
        (pgn.clone(), "2 moves, all legal.", "PGN"),
    ] {
        let [replayed, notice] = run(&["replay", &file]);
        assert!(replayed.starts_with(moves), "{file}: {replayed}");
        assert!(notice.contains(format) && notice.lines().count() == 1, "{notice}");
    }
    let [resigned, _] = run(&["replay", &list]);
    assert!(resigned.contains("Dark wins by resignation"), "{resigned}");
    let [_, stopped] = run(&["replay", &sample("tank-chess-kifu.txt")]);
    assert!(
        stopped.contains("first 20 moves") && stopped.contains("Line 11, column 1: Move 21 (C1>A2/NW)"),
        "{stopped}"
    );
    let [analysed, notice] = run(&["analyse", "--record", &list, "--depth", "1"]);
    assert!(analysed.lines().count() >= 4 && notice.contains("list of moves"), "{analysed}{notice}");
}

#[test]
fn one_of_several_games_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "meta.json");
    let game = fs::read_to_string(sample("abstract-play-1.json")).expect("a sample");
    fs::write(&file, format!("[{game}, {{}}]")).expect("written");
    let [replayed, _] = run(&["replay", &file, "--number", "0"]);
    assert!(replayed.starts_with("88 moves"), "{replayed}");
    for path in [&file, folder.path().to_str().expect("UTF-8")] {
        let several = cannon(&["replay", path]).failure(2);
        assert!(several.contains("There are 2 games here"), "{several}");
        let wrong = cannon(&["replay", path, "--number", "1"]).failure(2);
        assert!(wrong.contains("meta.json") && wrong.contains("Game 1: The field “header” is missing"), "{wrong}");
    }
}

#[test]
fn games_are_loaded_in_the_terminal_and_their_files_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = path_in(folder.path(), "my list 7.txt");
    let text = "1. e1 f10 2. a4-b5 a1-j9";
    fs::write(&list, text).expect("written");
    let several = path_in(folder.path(), "two games.pgn");
    let pgn = |town: &str| format!("[Game \"cannon\"]\n\n1. @e1 {town} *\n\n");
    fs::write(&several, pgn("@e10") + &pgn("@f10")).expect("written");
    let own = path_in(folder.path(), "own.json");
    let lines =
        format!("load {list}\nmoves\nload {several}\nload {several} 1\nmoves\nload {several} 2\na2-a3\nsave\nquit\n");
    let seats = ["play", "--text", "--dark", "human", "--light", "human", "--record", &own];
    let output = cannon_with(&seats, &lines).success();
    assert!(output.contains("Your moves are not saved there."), "{output}");
    assert!(output.contains("list of moves. Only the first 3 moves were read. Line 1, column 20: "), "{output}");
    assert!(output.contains("1. @e1 2. @f10\n3. a4-b5"), "{output}");
    assert!(
        output.contains(&format!("There are 2 games in {several}")) && output.contains("two games.pgn 0"),
        "{output}"
    );
    assert!(output.contains("1. @e1 2. @f10\n"), "{output}");
    assert!(output.contains("There is no game number 2"), "{output}");
    assert!(output.contains("Enter a file name"), "nothing is saved by itself: {output}");
    assert_eq!(fs::read_to_string(&list).expect("read"), text);
    assert_eq!(fs::read_to_string(&several).expect("read"), pgn("@e10") + &pgn("@f10"));
    assert!(!fs::read_to_string(&own).expect("the game before").contains("@e1"));
}

#[test]
fn file_in_place_of_a_command_may_come_from_another_program() {
    let sgf = sample("boardspace-by-grammar.sgf");
    let output = cannon_with(&[&sgf, "--text", "--dark", "human", "--light", "human"], "moves\nquit\n").success();
    assert!(output.contains("boardspace.net (SGF)") && output.contains("6. "), "{output}");
}

/// Each run ends at an option that does not fit the game, so that nothing is drawn.
#[test]
fn games_of_other_programs_are_rendered_after_a_notice() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = path_in(folder.path(), "list.txt");
    fs::write(&list, "1. e1 f10 2. a4-b5 b7-b6 1-0").expect("written");
    let pgn = path_in(folder.path(), "games.pgn");
    fs::write(&pgn, "[Game \"cannon\"]\n\n1. @e1 *\n\n[Game \"cannon\"]\n\n1. @d1 @e10 *\n").expect("written");
    let render = |options: &[&str]| {
        let arguments = [&["render", "--out", "x.png", "--ply", "999", "--record"], options].concat();
        cannon(&arguments).failure(2)
    };
    for (options, format, moves) in [
        (&[&*sample("abstract-play-1.json")] as &[&str], "Abstract Play (JSON)", "88"),
        (&[&sample("boardspace-by-grammar.sgf")], "boardspace.net (SGF)", "6"),
        (&[&sample("tank-chess-kifu.txt")], "Only the first 20 moves were read. Line 11, column 1", "20"),
        (&[&list], "list of moves", "4"),
        (&[&pgn, "--number", "1"], "PGN", "2"),
    ] {
        let told = render(options);
        let [notice, error] = told.trim_end().lines().collect::<Vec<_>>()[..] else { panic!("{told}") };
        assert!(notice.contains(options[0]) && notice.contains(format), "{told}");
        assert!(error.contains("999") && error.contains(moves), "{told}");
    }
    // The errors are those of `cannon replay`.
    fs::write(path_in(folder.path(), "wrong.txt"), "no game").expect("written");
    for options in [&[&*pgn] as &[&str], &[&pgn, "--number", "7"], &[&path_in(folder.path(), "wrong.txt")]] {
        let replayed = cannon(&[&["replay"], options].concat()).failure(2);
        assert_eq!(render(options), replayed);
    }
}
