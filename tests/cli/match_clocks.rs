//! Matches with clocks.

use std::fs;

use serde_json::Value;

use super::cannon;
use super::program::{path_in, quick_match, read_games};

/// The terms in the first line of a file of games.
fn terms(path: &str) -> Value {
    let text = fs::read_to_string(path).expect("the file of games");
    serde_json::from_str(text.lines().next().expect("a first line")).expect("JSON")
}

#[test]
fn clock_is_one_of_the_terms() {
    let folder = tempfile::tempdir().expect("a folder");
    let [timed, untimed] = ["timed.jsonl", "untimed.jsonl"].map(|name| path_in(folder.path(), name));
    let play = |file: &str, clock: &[&str]| {
        cannon(&quick_match("level:2", "random", &[&["--games", "2", "--out", file], clock].concat()))
    };
    let report = play(&timed, &["--clock", "10+0.5"]).success();
    assert_eq!((&terms(&timed)["clock_ms"], &terms(&timed)["increment_ms"]), (&600_000.into(), &500.into()));
    assert_eq!(play(&timed, &["--clock", "10+.5"]).success(), report, "nothing is left to play");
    let complaint = play(&timed, &["--clock", "10"]).failure(2);
    assert!(complaint.contains("increment_ms is 500 there and 0 here"), "{complaint}");
    let complaint = play(&timed, &[]).failure(2);
    assert!(complaint.contains("clock_ms is 600000 there and null here"), "{complaint}");
    play(&untimed, &["--clock", "none"]).success();
    assert_eq!(terms(&untimed).get("clock_ms"), None);
    play(&untimed, &[]).success();
    let complaint = play(&untimed, &["--clock", "10"]).failure(2);
    assert!(complaint.contains("clock_ms is null there and 600000 here"), "{complaint}");
    assert!(cannon(&["match", "--summary", &timed, &untimed]).failure(2).contains("another match"));
    // The node limit ends every search long before the clock, so the games are the same as without a clock.
    assert_eq!(read_games(&timed), read_games(&untimed));
    for clock in ["0", "601", "5+", "soon", "-1"] {
        let complaint = play(&timed, &["--clock", clock]).failure(2);
        assert!(complaint.contains("minutes") && complaint.lines().count() == 1, "{clock}: {complaint}");
    }
}

/// A program that logs its input in the file `FOLDER/told` and runs the shell command `answer` on `go`.
#[cfg(unix)]
fn logging_engine(folder: &std::path::Path, answer: &str) -> String {
    let (script, log) = (path_in(folder, "scribe"), path_in(folder, "told"));
    let text = format!(
        "while read word rest; do echo $word $rest >>{log}; case $word in ugi) echo ugiok;; isready) echo readyok;; \
         go) {answer};; quit) exit;; esac; done"
    );
    fs::write(&script, text).expect("written");
    format!("engine:sh {script}")
}

#[cfg(unix)]
#[test]
fn external_program_is_sent_both_clocks() {
    // `wtime` is the clock of the side that moves first, which is Light by the rules of Blue Panther.
    for rules in ["classic", "blue-panther"] {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = logging_engine(folder.path(), "echo bestaction none");
        let file = path_in(folder.path(), "games.jsonl");
        let more = ["--games", "2", "--openings", "random:1", "--clock", "50+7", "--rules", rules, "--out", &file];
        // The program has no option `Rules`, which is required unless the rules are the default rules.
        if rules != "classic" {
            let script = path_in(folder.path(), "scribe");
            let text = fs::read_to_string(&script).expect("the script");
            fs::write(&script, text.replace("echo ugiok", "echo option name Rules; echo ugiok")).expect("written");
        }
        cannon(&quick_match("level:1", &engine, &more)).success();
        let log = fs::read_to_string(path_in(folder.path(), "told")).expect("the log");
        let go_lines: Vec<&str> = log.lines().filter(|line| line.starts_with("go")).collect();
        assert_eq!(go_lines.len(), 2, "{log}");
        // After one random action, the program moves first in one of the two games, and then both clocks are full.
        assert!(go_lines.contains(&"go wtime 3000000 winc 7000 btime 3000000 binc 7000 nodes 100"), "{log}");
        let other = go_lines
            .iter()
            .find(|line| !line.contains("btime 3000000"))
            .expect("the game in which the level moves first");
        assert!(other.starts_with("go wtime 3000000 winc 7000 btime 300"), "{rules}: {other}");
    }
}

#[cfg(unix)]
#[test]
fn player_that_runs_out_of_time_loses() {
    let folder = tempfile::tempdir().expect("a folder");
    // With a `--patience` longer than the clock, and with the default.
    for patience in [&["--patience", "1000"][..], &[]] {
        let file = path_in(folder.path(), &format!("{}.jsonl", patience.len()));
        let engine = logging_engine(folder.path(), ":");
        let more = [&["--games", "2", "--concurrency", "2", "--clock", "0.01", "--out", &file], patience].concat();
        let report = cannon(&quick_match("random", &engine, &more)).success();
        assert!(
            report.contains("wins 2 ") && report.ends_with("endings clock 2\nfaults first 0 second 2\n"),
            "{report}"
        );
        for game in read_games(&file) {
            assert_eq!((&game["result"], &game["reason"]), (&"first".into(), &"clock".into()), "{game}");
            assert_eq!(game["detail"], "its clock ran out");
        }
    }
    // A crash before the clock runs out counts as a crash.
    let file = path_in(folder.path(), "crash.jsonl");
    let engine = logging_engine(folder.path(), "exit 3");
    cannon(&quick_match("random", &engine, &["--games", "1", "--clock", "100", "--out", &file])).success();
    assert_eq!(read_games(&file)[0]["reason"], "crash");
}
