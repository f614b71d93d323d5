//! Players that are other programs and speak the protocol of `docs/protocol.md`.

use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::player::{Fault, Player, Turn};
use super::terms::{Conditions, TurnConditions};
use crate::line_reader::{Line, LineReader};
use crate::report;
use cannon_engine::Limits;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::quoted;

/// Maximum time for a program to start, and to get ready for a game.
const START_TIMEOUT: Duration = Duration::from_secs(20);
/// Interval at which a wait for an answer checks whether the match was interrupted.
const STOP_CHECK_INTERVAL: Duration = Duration::from_millis(200);
/// Number of unread lines that are buffered before the program has to wait.
const MAX_UNREAD_LINES: usize = 4096;
/// Maximum number of characters of an answer that a report quotes.
const MAX_QUOTED_CHARS: usize = 100;

/// A program that plays. It starts with its first game and restarts after a fault.
pub(super) struct ExternalPlayer {
    program: String,
    arguments: Vec<String>,
    conditions: Conditions,
    turns: TurnConditions,
    process: Option<EngineProcess>,
}

impl ExternalPlayer {
    /// A player that runs the program with these arguments.
    pub(super) fn new(
        program: &str,
        arguments: &[String],
        conditions: &Conditions,
        turns: TurnConditions,
    ) -> ExternalPlayer {
        ExternalPlayer {
            program: program.to_owned(),
            arguments: arguments.to_vec(),
            conditions: conditions.clone(),
            turns,
            process: None,
        }
    }

    /// Starts the program and sets its game and rules.
    fn start(&self) -> Result<EngineProcess, Fault> {
        let mut process = EngineProcess::spawn(&self.program, &self.arguments)?;
        process.send("ugi")?;
        let deadline = Instant::now() + START_TIMEOUT;
        loop {
            let line = process.read_line(deadline, &AtomicBool::new(false))?;
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (Some("ugiok"), _) => break,
                (Some("option"), Some("name")) => process.options.extend(words.next().map(str::to_owned)),
                _ => {}
            }
        }
        process.set_option("Game", self.conditions.entry.id)?;
        if !self.conditions.has_default_rules
            && !process.set_option("Rules", &self.conditions.game_starts.of(0).ruleset.to_string())?
        {
            return Err(Fault::Crash("it has no option `Rules`, but the rules are not the default ones".to_owned()));
        }
        Ok(process)
    }

    /// The running program, which is started if necessary.
    fn process(&mut self) -> Result<&mut EngineProcess, Fault> {
        if self.process.is_none() {
            self.process = Some(self.start()?);
        }
        self.process.as_mut().ok_or_else(|| Fault::Crash("it has not been started".to_owned()))
    }

    /// Announces a new game to the program and waits until it is ready.
    fn get_ready(&mut self, seed: u64) -> Result<(), Fault> {
        let process = self.process()?;
        process.set_option("Seed", &seed.to_string())?;
        process.send("uginewgame")?;
        process.send("isready")?;
        let deadline = Instant::now() + START_TIMEOUT;
        while split_word(&process.read_line(deadline, &AtomicBool::new(false))?).0 != "readyok" {}
        Ok(())
    }

    /// Asks the program for an action and waits for the answer.
    fn request_action(&mut self, turn: &Turn<'_>) -> Result<PackedAction, Fault> {
        let &Turn { timeline, stop, .. } = turn;
        // All starts are position texts, or the only one is the normal start.
        let has_text = self.conditions.game_starts.of(0).position.is_some();
        let start = has_text.then(|| timeline.position_text_at(0));
        let (position, go) = (position_command(start.as_deref(), timeline), go_command(self.turns.limits, turn));
        let timeout = self.turns.answer_timeout;
        let patience = turn.remaining_time().map_or(timeout, |left| left.min(timeout));
        let deadline = Instant::now() + patience;
        let process = self.process()?;
        process.send(&position)?;
        process.send(&go)?;
        let mut last_error = String::new();
        loop {
            let line = process.read_line(deadline, stop)?;
            let (word, rest) = split_word(&line);
            if word == "bestaction" {
                let answer = rest;
                if answer == "none" {
                    return Err(Fault::Crash(format!("it found no action{last_error}")));
                }
                let illegal = |error: String| {
                    Fault::Illegal(format!("`{}`: {error}{last_error}", quoted(answer, MAX_QUOTED_CHARS)))
                };
                let action = timeline.read_action(answer).map_err(|error| illegal(error.to_string()))?;
                let legal = timeline.boxed_clone().play(action);
                return legal.map(|()| action).map_err(|error| illegal(error.to_string()));
            }
            if word == "info"
                && let ("error", error) = split_word(rest)
            {
                last_error = format!(" (it said: {})", quoted(error, MAX_QUOTED_CHARS));
            }
        }
    }
}

impl Player for ExternalPlayer {
    fn new_game(&mut self, seed: u64) -> Result<(), Fault> {
        let ready = self.get_ready(seed);
        if ready.is_err() {
            self.process = None;
        }
        ready
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<PackedAction, Fault> {
        let answer = self.request_action(turn);
        if answer.is_err() {
            // A late answer would be taken for the answer to a later question.
            self.process = None;
        }
        answer
    }
}

/// The first word of a line, and the rest of the line.
fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}

/// The `position` command for the game so far, from this position text or from the normal start.
fn position_command(start: Option<&str>, timeline: &dyn AnyTimeline) -> String {
    let start = start.map_or("start".to_owned(), |text| format!("text {text}"));
    let actions: Vec<String> = (0..timeline.ply())
        .filter_map(|ply| timeline.notation_at(ply))
        .map(|text| report::without_spaces(&text))
        .collect();
    if actions.is_empty() {
        format!("position {start}")
    } else {
        format!("position {start} actions {}", actions.join(" "))
    }
}

/// The `go` command with limits and clocks. `wtime` is the clock of the side that moves first in a game.
fn go_command(limits: Option<Limits>, turn: &Turn<'_>) -> String {
    let limits = limits.unwrap_or_default();
    let mut words = String::from("go");
    let mut add = |name: &str, value: Option<u64>| {
        if let Some(value) = value {
            words.push_str(&format!(" {name} {value}"));
        }
    };
    let first = turn.timeline.side_to_move_at(0);
    for (side, time, increment) in [(first, "wtime", "winc"), (!first, "btime", "binc")] {
        if let Some(left) = turn.clocks.remaining(side) {
            add(time, Some(milliseconds(left)));
            add(increment, Some(milliseconds(turn.clocks.increment(side))));
        }
    }
    add("depth", limits.depth.map(u64::from));
    add("nodes", limits.nodes);
    add("movetime", limits.time.map(milliseconds));
    words
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// A running program, which is ended when this value is dropped.
struct EngineProcess {
    child: Child,
    /// Lines for the program. A thread of their own writes them, because a program that reads nothing would stop the writer.
    input: Sender<String>,
    lines: Receiver<String>,
    /// The names of the program's options.
    options: Vec<String>,
}

impl EngineProcess {
    /// Starts the program, a thread that reads its output, and one that writes its input.
    fn spawn(program: &str, arguments: &[String]) -> Result<EngineProcess, Fault> {
        let crash = |error: &dyn std::fmt::Display| Fault::Crash(format!("cannot start `{program}`: {error}"));
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| crash(&error))?;
        let (Some(mut stdin), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(crash(&"it has no input or no output"));
        };
        let (sender, lines) = sync_channel(MAX_UNREAD_LINES);
        let reader = thread::Builder::new().spawn(move || {
            let mut output = LineReader::new(BufReader::new(output));
            while let Ok(line) = output.read_line() {
                let sent = match line {
                    Line::Text(line) => sender.send(line),
                    Line::TooLong { .. } => Ok(()),
                    Line::EndOfInput => return,
                };
                if sent.is_err() {
                    return;
                }
            }
        });
        let (input, queue) = channel::<String>();
        let writer = thread::Builder::new().spawn(move || {
            // The writer ends with the program: its reader then reports what has happened.
            let mut write = |line: &String| writeln!(stdin, "{line}").and_then(|()| stdin.flush());
            queue.iter().take_while(|line| write(line).is_ok()).for_each(drop);
        });
        // Dropping the process ends the program.
        let process = EngineProcess { child, input, lines, options: Vec::new() };
        reader.and(writer).map(|_| process).map_err(|error| crash(&error))
    }

    /// Sends a line to the program.
    fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.input.send(line.to_owned()).map_err(|_| self.exit_fault())
    }

    /// Sets an option if the program has it. Returns whether it has.
    fn set_option(&mut self, name: &str, value: &str) -> Result<bool, Fault> {
        if !self.options.iter().any(|option| option.eq_ignore_ascii_case(name)) {
            return Ok(false);
        }
        self.send(&format!("setoption name {name} value {value}"))?;
        Ok(true)
    }

    /// Waits for the next line of output.
    fn read_line(&mut self, deadline: Instant, stop: &AtomicBool) -> Result<String, Fault> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            // This check comes first, so that it also applies to a program that never stops sending lines.
            if stop.load(Relaxed) {
                return Err(Fault::Timeout("the match was interrupted".to_owned()));
            }
            if left.is_zero() {
                return Err(Fault::Timeout("no answer in time".to_owned()));
            }
            match self.lines.recv_timeout(left.min(STOP_CHECK_INTERVAL)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.exit_fault()),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The fault of a program that closed its input or output, with its exit status if it ends.
    fn exit_fault(&mut self) -> Fault {
        // A program exits shortly after its output ends.
        for _ in 0..20 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Fault::Crash(format!("it ended ({status})"));
            }
            thread::sleep(Duration::from_millis(10));
        }
        Fault::Crash("it closed its input or output".to_owned())
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // Most programs end when they are asked to. Killing a program that has already ended fails, which does not matter.
        if self.input.send("quit".to_owned()).is_ok() {
            for _ in 0..10 {
                if matches!(self.child.try_wait(), Ok(Some(_))) {
                    return;
                }
                thread::sleep(Duration::from_millis(10));
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn words_are_separated_by_white_space() {
        assert_eq!(split_word("  bestaction\t a2-b3 \n"), ("bestaction", "a2-b3"));
        assert_eq!(split_word("bestactiona2-b3\n"), ("bestactiona2-b3", ""));
        assert_eq!(split_word(" info  error  no such  word\n"), ("info", "error  no such  word"));
        assert_eq!(split_word("\n"), ("", ""));
    }

    /// The system keeps some tens of thousands of unread bytes for a program, and stops the writer then.
    #[test]
    fn lines_are_sent_to_a_program_that_reads_nothing() {
        let (sender, finished) = channel();
        thread::spawn(move || {
            let mut process = EngineProcess::spawn("sleep", &["60".to_owned()]).expect("started");
            let results: Vec<_> = (0..100).map(|_| process.send(&"a".repeat(10_000))).collect();
            let _ = sender.send(results.into_iter().all(|result| result.is_ok()));
        });
        assert_eq!(finished.recv_timeout(Duration::from_secs(20)), Ok(true), "the lines wait in a queue");
    }
}
