//! Matches that a sequential test ends.

use std::fs;

use super::cannon_lab;
use super::program::{path_in, quick_match, read_games};

/// The report of a match of level 2 against a player at random, which the first player wins clearly.
fn one_sided(more: &[&str]) -> String {
    cannon_lab(&quick_match("level:2", "random", &[&["--sprt", "0", "50"], more].concat())).success()
}

#[test]
fn test_ends_the_match_when_it_is_decided() {
    let report = one_sided(&[]);
    let mut lines = report.lines().rev();
    for start in ["sprt 0 50: llr +", "normalised elo of pairs +", "elo of pairs +", "pairs "] {
        assert!(lines.next().is_some_and(|line| line.starts_with(start)), "{start}: {report}");
    }
    assert!(report.ends_with("(-2.94 to +2.94), H1 accepted\n"), "{report}");
    let weaker = cannon_lab(&quick_match("random", "level:2", &["--sprt", "-10", "50"])).success();
    assert!(weaker.ends_with("(-2.94 to +2.94), H0 accepted\n") && weaker.contains("sprt -10 50: "), "{weaker}");
    let tank_chess = one_sided(&["--game", "tank-chess", "--games", "2"]);
    assert!(tank_chess.ends_with("undecided\n") && tank_chess.contains("\ngames 2\n"), "{tank_chess}");
}

#[test]
fn result_does_not_depend_on_concurrency_or_interruptions() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    let report = one_sided(&["--out", &file]);
    assert_eq!(one_sided(&["--concurrency", "3"]), report);
    let whole = fs::read_to_string(&file).expect("the file");
    let games = read_games(&file).len();
    assert!(report.contains(&format!("\ngames {games}\n")) && games.is_multiple_of(2), "{report}");
    // A decided match needs no more games, whatever the number of games at the same time.
    assert_eq!(one_sided(&["--out", &file, "--concurrency", "2"]), report);
    assert_eq!(fs::read_to_string(&file).expect("the file"), whole);
    for kept in [whole.len() / 2, whole.len() / 3] {
        fs::write(&file, &whole[..kept]).expect("written");
        assert_eq!(one_sided(&["--out", &file]), report, "{kept}");
        assert_eq!(fs::read_to_string(&file).expect("the file"), whole, "{kept}");
    }
    // Games in any order, of which the last are missing, as concurrent games leave them.
    let mut lines: Vec<&str> = whole.lines().collect();
    lines[1..].reverse();
    fs::write(&file, format!("{}\n", lines[..lines.len() - 3].join("\n"))).expect("written");
    assert_eq!(one_sided(&["--out", &file, "--concurrency", "2"]), report);
    assert_eq!(cannon_lab(&["match", "--summary", &file]).success(), report);
}

#[test]
fn match_without_a_test_does_not_become_one_with_a_test() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "games.jsonl");
    cannon_lab(&quick_match("level:2", "random", &["--games", "40", "--out", &file])).success();
    let complaint = cannon_lab(&quick_match("level:2", "random", &["--sprt", "0", "50", "--out", &file])).failure(2);
    assert!(complaint.contains("sprt is null there and {\"elo0\":0.0,\"elo1\":50.0} here"), "{complaint}");
    // Its games can be tested together with those of other shards.
    let summary = cannon_lab(&["match", "--sprt", "0", "50", "--summary", &file]).success();
    assert!(summary.ends_with("H1 accepted\n"), "{summary}");
    let other = path_in(folder.path(), "other.jsonl");
    one_sided(&["--out", &other]);
    let complaint = cannon_lab(&["match", "--sprt", "0", "40", "--summary", &other]).failure(2);
    assert!(complaint.contains("--sprt 0 50, and not 0 40"), "{complaint}");
}

#[test]
fn shards_are_tested_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = ["a.jsonl", "b.jsonl"].map(|name| path_in(folder.path(), name));
    for (file, seed) in files.iter().zip(["1", "2"]) {
        cannon_lab(&quick_match("level:2", "random", &["--games", "6", "--seed", seed, "--out", file])).success();
    }
    let summary = |files: &[&str]| cannon_lab(&[&["match", "--sprt", "0", "5", "--summary"], files].concat()).success();
    let both = summary(&[&files[0], &files[1]]);
    assert!(both.contains("\ngames 12\n") && both.contains("\npairs 6 ") && both.ends_with("undecided\n"), "{both}");
    assert_eq!(summary(&[&files[1], &files[0]]), both, "the order of the files does not matter");
}

#[test]
fn hypotheses_that_make_no_test_are_refused() {
    for (arguments, word) in [
        (quick_match("random", "random", &["--sprt", "5", "5"]), "5 is not below 5"),
        (quick_match("random", "random", &["--sprt", "0", "nan"]), "from -200 to 200, and not NaN"),
        (quick_match("random", "random", &["--sprt", "0", "1000"]), "from -200 to 200, and not 1000"),
        (quick_match("random", "random", &["--sprt", "0", "fast"]), "--sprt"),
        (quick_match("random", "random", &["--sprt", "0"]), "--sprt"),
        (quick_match("random", "random", &["--sprt", "0", "5", "--games", "7"]), "--games 7 is odd"),
    ] {
        let complaint = cannon_lab(&arguments).failure(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}
