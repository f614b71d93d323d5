//! The engine for other programs, line by line.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::cannon_with;

/// Long enough for anything that should come at once, on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(20);

/// An engine to talk with.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        Engine::start_with(&[])
    }

    fn start_with(arguments: &[&str]) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cannon"))
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let (sender, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let input = child.stdin.take();
        Engine { child, input, lines }
    }

    fn tell(&mut self, line: &str) {
        let input = self.input.as_mut().expect("its input is open");
        writeln!(input, "{line}").expect("it listens");
    }

    /// The lines up to the one that begins so.
    fn until(&self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no `{start}` after {lines:#?}"));
            lines.push(line);
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    fn ask(&mut self, line: &str, start: &str) -> Vec<String> {
        self.tell(line);
        self.until(start)
    }

    /// The answer to a line that makes no sense.
    fn complaint(&mut self, line: &str) -> String {
        self.ask(line, "info error ").pop().expect("a line")
    }

    /// Waits for its end.
    fn ends(mut self) {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                assert!(status.success(), "{status}");
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("it goes on");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn best(lines: &[String]) -> &str {
    lines.last().and_then(|line| line.strip_prefix("bestaction ")).expect("an answer")
}

/// The word behind this one in a line.
fn after<'a>(line: &'a str, word: &str) -> &'a str {
    line.split_whitespace().skip_while(|&other| other != word).nth(1).unwrap_or_else(|| panic!("no {word} in {line}"))
}

#[test]
fn it_introduces_itself() {
    let mut engine = Engine::start();
    let lines = engine.ask("ugi", "ugiok");
    assert!(lines[0].starts_with("id name Cannon ") && lines[1].starts_with("id author "), "{lines:#?}");
    for name in ["Threads", "Hash", "MultiPV", "Level", "Style", "Rules", "Game", "Draws", "OwnBook", "Seed"] {
        assert!(lines.iter().any(|line| line.starts_with(&format!("option name {name} type "))), "{name}");
    }
    assert_eq!(engine.ask("isready", "readyok").len(), 1);
    engine.tell("quit");
    engine.ends();
}

#[test]
fn a_search_tells_what_it_finds() {
    let mut engine = Engine::start();
    engine.tell("position start actions @e1 @f10");
    let lines = engine.ask("go depth 3", "bestaction");
    let last = &lines[lines.len() - 2];
    assert_eq!((after(last, "depth"), after(last, "multipv"), after(last, "score")), ("3", "1", "cp"));
    for word in ["seldepth", "nodes", "nps", "time", "hashfull"] {
        assert!(after(last, word).parse::<u64>().is_ok(), "{word} in {last}");
    }
    assert_eq!(after(last, "pv"), best(&lines));
    engine.tell("setoption name MultiPV value 3");
    let lines = engine.ask("go depth 2", "bestaction");
    let ranks: Vec<_> = lines[lines.len() - 4..lines.len() - 1].iter().map(|line| after(line, "multipv")).collect();
    assert_eq!(ranks, ["1", "2", "3"], "{lines:#?}");
}

#[test]
fn a_win_is_told_in_plies_and_a_finished_game_has_no_action() {
    let mut engine = Engine::start();
    let position = "position text 1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d";
    engine.tell(position);
    let lines = engine.ask("go depth 4", "bestaction");
    assert_eq!(best(&lines), "a9xb10#");
    assert!(lines[lines.len() - 2].contains(" score win 1 "), "{lines:#?}");
    engine.tell(&format!("{position} actions a9xb10"));
    assert_eq!(engine.ask("go depth 4", "bestaction"), ["bestaction none"]);
}

#[test]
fn everything_is_answered_while_it_thinks() {
    let mut engine = Engine::start();
    engine.tell("position start actions @e1 @f10");
    engine.tell("go infinite");
    assert!(engine.ask("isready", "readyok").iter().all(|line| !line.starts_with("bestaction")));
    for line in ["go depth 1", "position start", "setoption name Hash value 1", "uginewgame"] {
        let complaint = engine.complaint(line);
        assert!(complaint.contains("not while searching"), "{complaint}");
    }
    let lines = engine.ask("stop", "bestaction");
    assert_ne!(best(&lines), "none");
    // What comes right behind `stop` finds the search over.
    engine.tell("go infinite\nstop\nposition start\ngo depth 1");
    engine.until("bestaction");
    assert!(best(&engine.until("bestaction")).starts_with('@'));
    engine.tell("go infinite");
    engine.tell("quit");
    engine.ends();
}

#[test]
fn an_endless_search_keeps_its_answer_until_stop() {
    let mut engine = Engine::start();
    // A win in one is found at once, but nobody has asked for the answer yet.
    engine.tell("position text 1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d");
    engine.ask("go infinite", "info depth");
    thread::sleep(Duration::from_millis(100));
    assert!(engine.ask("isready", "readyok").iter().all(|line| !line.starts_with("bestaction")));
    assert_eq!(best(&engine.ask("stop", "bestaction")), "a9xb10#");
    assert_eq!(engine.ask("isready", "readyok").len(), 1, "the answer comes once");
}

#[test]
fn the_end_of_the_input_ends_the_search_and_the_engine() {
    let mut engine = Engine::start();
    engine.ask("go infinite", "info depth");
    engine.input = None;
    assert_ne!(best(&engine.until("bestaction")), "none");
    engine.ends();
}

#[test]
fn clocks_bound_the_search() {
    let mut engine = Engine::start();
    engine.tell("position start actions @e1 @f10");
    let begun = Instant::now();
    engine.ask("go movetime 50", "bestaction");
    // Dark begins, so `wtime` is Dark's, who is on turn: 40 thousandths of a second are a quarter of the rest.
    engine.ask("go wtime 160 btime 3600000 winc 60000 binc 0", "bestaction");
    engine.ask("go wtime -20 btime 3600000", "bestaction");
    engine.tell("position start actions @e1 @f10 a2-b3");
    engine.ask("go wtime 3600000 btime 160", "bestaction");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    // By the rules by which Light begins, `wtime` is Light's.
    engine.tell("setoption name Rules value blue-panther");
    engine.tell("position start actions @f10 @e1");
    engine.ask("go wtime 160 btime 3600000", "bestaction");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let mut engine = Engine::start();
    engine.tell("position start actions @e1 @f10");
    for (line, word) in [
        ("dance", "unknown command `dance`"),
        ("position", "position text TEXT"),
        ("position text nonsense", "position"),
        ("position start actions @e1 a2-b3", "action 2 (`a2-b3`)"),
        ("position start actions @e1 @z99", "action 2 (`@z99`)"),
        ("go depth", "`depth` needs"),
        ("go depth 99999999999999999999", "`depth` needs"),
        ("go sideways", "unknown word `sideways`"),
        ("setoption Hash 3", "setoption name NAME value VALUE"),
        ("setoption name Hash value 0", "from 1 to 4096"),
        ("setoption name Level value 11", "from 1 to 10"),
        ("setoption name Style value wild", "gunner"),
        ("setoption name OwnBook value perhaps", "true or false"),
        ("setoption name Rules value chess", "classic, blue-panther, igg"),
        ("setoption name Game value go", "cannon"),
        ("setoption name Luck value 3", "unknown option `Luck`"),
        ("isready now", "`now`"),
        ("\u{7}\u{1b}[2J", "unknown command"),
    ] {
        let complaint = engine.complaint(line);
        assert!(complaint.contains(word) && !complaint.contains(char::is_control), "{line}: {complaint}");
    }
    assert!(engine.complaint(&"x".repeat(3 << 20)).contains("longer than"));
    // Still the same position: a step and no placement.
    assert!(!best(&engine.ask("go depth 1", "bestaction")).starts_with('@'));
}

#[test]
fn options_decide_how_it_plays() {
    let mut engine = Engine::start();
    for line in [
        "setoption name Level value 3",
        "setoption name Style value gunner",
        "setoption name Threads value 2",
        "setoption name Hash value 1",
        "setoption name Seed value 7",
        "setoption name Draws value false",
        "uginewgame",
    ] {
        engine.tell(line);
    }
    // Without limits, a level is what it is.
    let answer = best(&engine.ask("go", "bestaction")).to_owned();
    engine.tell("uginewgame");
    assert_eq!(best(&engine.ask("go", "bestaction")), answer, "a seed gives the same mistakes again");
    let rules = r#"{"first":"north","long_shot":"both","retreat_near":"piece","town":"capture","shift_limit":3}"#;
    engine.tell(&format!("setoption name Rules value {rules}"));
    assert!(best(&engine.ask("go depth 1", "bestaction")).ends_with("10"), "Light begins");
}

#[test]
fn the_book_answers_only_where_it_is_wanted() {
    let mut engine = Engine::start();
    let searched = |lines: &[String]| lines.iter().any(|line| line.starts_with("info depth"));
    assert!(searched(&engine.ask("go depth 2", "bestaction")), "not unless it is asked for");
    engine.tell("setoption name OwnBook value true");
    let lines = engine.ask("go depth 2", "bestaction");
    assert!(!searched(&lines) && best(&lines).starts_with('@'), "{lines:#?}");
    engine.tell("go infinite");
    engine.until("info depth");
    engine.ask("stop", "bestaction");
    engine.tell("setoption name MultiPV value 2");
    assert!(searched(&engine.ask("go depth 2", "bestaction")), "lines are not in the book");
    engine.tell("setoption name MultiPV value 1");
    engine.tell("position text 4L5/10/10/l9/10/10/d9/d9/d9/4D5 d");
    assert!(searched(&engine.ask("go depth 2", "bestaction")), "the book does not know this position");
}

#[test]
fn input_that_is_no_text_does_no_harm() {
    let run = cannon_with(&["engine"], "\0\u{fffd}\n\n   \nisready\n");
    assert_eq!(run.status, 0);
    assert!(run.out.ends_with("readyok\n"), "{}", run.out);
}

#[test]
fn positions_are_judged_by_the_weights_that_are_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("weights.txt");
    let guessed = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/cannon-weights-guessed.txt"));
    let guessed = guessed.expect("the guessed weights");
    for (index, town) in [(0, "@b1"), (4, "@f1"), (7, "@i1")] {
        let row = |line: &str| {
            let mut weights = ["0/0"; 8];
            weights[index] = "900/900";
            if line.starts_with("town ") { format!("town {}", weights.join(" ")) } else { line.to_owned() }
        };
        fs::write(&file, guessed.lines().map(row).collect::<Vec<String>>().join("\n")).expect("a file");
        let mut engine = Engine::start_with(&["--weights", file.to_str().expect("UTF-8")]);
        let answer = engine.ask("go depth 1", "bestaction").pop();
        assert_eq!(answer, Some(format!("bestaction {town}")));
    }
}

#[test]
fn an_old_conversation_gets_the_same_answers() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/old/");
    let read = |name: &str| std::fs::read_to_string(format!("{folder}{name}")).expect("the transcript can be read");
    let mut engine = Engine::start();
    let mut answers = Vec::new();
    for line in read("engine.in").lines().filter(|line| *line != "quit") {
        engine.tell(line);
        let last = match line.split(' ').next() {
            Some("ugi") => "ugiok",
            Some("go") => "bestaction",
            _ if line.contains("nonsense") || line.contains("no position") => "info error",
            _ => continue,
        };
        answers.extend(engine.until(last));
    }
    // The times differ from run to run, and the version from release to release.
    let comparable = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let timed = |at: usize| words[at] == "nps" || words[at] == "time";
        let kept = (0..words.len()).filter(|&at| !timed(at) && (at == 0 || !timed(at - 1)));
        kept.map(|at| words[at]).collect::<Vec<_>>().join(" ")
    };
    let of = |lines: Vec<String>| lines.into_iter().filter(|line| !line.starts_with("id name")).collect::<Vec<_>>();
    let answers = of(answers.iter().map(|line| comparable(line)).collect());
    assert_eq!(answers, of(read("engine.out").lines().map(str::to_owned).collect()));
    engine.tell("quit");
    engine.ends();
}
