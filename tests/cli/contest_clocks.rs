//! Matches with clocks.

use std::fs;

use serde_json::Value;

use super::cannon;
use super::contest::{games, named, quick};

/// The terms at the head of a file of games.
fn terms(path: &str) -> Value {
    let text = fs::read_to_string(path).expect("the file of games");
    serde_json::from_str(text.lines().next().expect("a first line")).expect("JSON")
}

#[test]
fn a_clock_is_one_of_the_terms() {
    let folder = tempfile::tempdir().expect("a folder");
    let [timed, untimed] = ["timed.jsonl", "untimed.jsonl"].map(|name| named(folder.path(), name));
    let play = |file: &str, clock: &[&str]| {
        cannon(&quick("level:2", "random", &[&["--games", "2", "--out", file], clock].concat()))
    };
    let report = play(&timed, &["--clock", "10+0.5"]).well();
    assert_eq!((&terms(&timed)["clock_ms"], &terms(&timed)["increment_ms"]), (&600_000.into(), &500.into()));
    assert_eq!(play(&timed, &["--clock", "10+.5"]).well(), report, "nothing is left to play");
    let complaint = play(&timed, &["--clock", "10"]).ill(2);
    assert!(complaint.contains("increment_ms is 500 there and 0 here"), "{complaint}");
    let complaint = play(&timed, &[]).ill(2);
    assert!(complaint.contains("clock_ms is 600000 there and null here"), "{complaint}");
    play(&untimed, &["--clock", "none"]).well();
    assert_eq!(terms(&untimed).get("clock_ms"), None);
    play(&untimed, &[]).well();
    let complaint = play(&untimed, &["--clock", "10"]).ill(2);
    assert!(complaint.contains("clock_ms is null there and 600000 here"), "{complaint}");
    assert!(cannon(&["match", "--summary", &timed, &untimed]).ill(2).contains("another match"));
    // Bounds on nodes and a generous clock: the games are those without a clock.
    assert_eq!(games(&timed), games(&untimed));
    for clock in ["0", "601", "5+", "soon", "-1"] {
        let complaint = play(&timed, &["--clock", clock]).ill(2);
        assert!(complaint.contains("minutes") && complaint.lines().count() == 1, "{clock}: {complaint}");
    }
}

/// A program that keeps what it is told in the file `FOLDER/told` and answers to `go` like this.
#[cfg(unix)]
fn scribe(folder: &std::path::Path, answer: &str) -> String {
    let (script, told) = (named(folder, "scribe"), named(folder, "told"));
    let text = format!(
        "while read word rest; do echo $word $rest >>{told}; case $word in ugi) echo ugiok;; isready) echo readyok;; \
         go) {answer};; quit) exit;; esac; done"
    );
    fs::write(&script, text).expect("written");
    format!("engine:sh {script}")
}

#[cfg(unix)]
#[test]
fn another_program_is_told_both_clocks() {
    // Light begins games by the rules of Blue Panther, and the clock of who begins is `wtime`.
    for rules in ["classic", "blue-panther"] {
        let folder = tempfile::tempdir().expect("a folder");
        let engine = scribe(folder.path(), "echo bestaction none");
        let file = named(folder.path(), "games.jsonl");
        let more = ["--games", "2", "--openings", "random:1", "--clock", "50+7", "--rules", rules, "--out", &file];
        // The stand-in has no option `Rules`, which other rules need.
        if rules != "classic" {
            let script = named(folder.path(), "scribe");
            let text = fs::read_to_string(&script).expect("the script");
            fs::write(&script, text.replace("echo ugiok", "echo option name Rules; echo ugiok")).expect("written");
        }
        cannon(&quick("level:1", &engine, &more)).well();
        let told = fs::read_to_string(named(folder.path(), "told")).expect("what it was told");
        let went: Vec<&str> = told.lines().filter(|line| line.starts_with("go")).collect();
        assert_eq!(went.len(), 2, "{told}");
        // One action was played by lot, so that in one of the two games it is asked first; the other's clock is full.
        assert!(went.contains(&"go wtime 3000000 winc 7000 btime 3000000 binc 7000 nodes 100"), "{told}");
        let other = went.iter().find(|line| !line.contains("btime 3000000")).expect("the game begun by the level");
        assert!(other.starts_with("go wtime 3000000 winc 7000 btime 300"), "{rules}: {other}");
    }
}

#[cfg(unix)]
#[test]
fn who_runs_out_of_time_loses() {
    let folder = tempfile::tempdir().expect("a folder");
    // With all the patience in the world, and with what there is if nobody says otherwise.
    for patience in [&["--patience", "1000"][..], &[]] {
        let file = named(folder.path(), &format!("{}.jsonl", patience.len()));
        let engine = scribe(folder.path(), ":");
        let more = [&["--games", "2", "--clock", "0.01", "--out", &file], patience].concat();
        let report = cannon(&quick("random", &engine, &more)).well();
        assert!(
            report.contains("wins 2 ") && report.ends_with("endings clock 2\nfaults first 0 second 2\n"),
            "{report}"
        );
        for game in games(&file) {
            assert_eq!((&game["result"], &game["reason"]), (&"first".into(), &"clock".into()), "{game}");
            assert_eq!(game["detail"], "its clock ran out");
        }
    }
    // A program that is lost without its clock running out is lost for that.
    let file = named(folder.path(), "crash.jsonl");
    let engine = scribe(folder.path(), "exit 3");
    cannon(&quick("random", &engine, &["--games", "1", "--clock", "100", "--out", &file])).well();
    assert_eq!(games(&file)[0]["reason"], "crash");
}
