//! Players that are other programs, which speak the protocol in `docs/protocol.md`.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::player::{Fault, Player, Turn};
use super::terms::Conditions;
use crate::lines::{self, Line};
use crate::report;
use cannon_engine::Limits;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// How long a program may take to start, and to get ready for a game.
const START: Duration = Duration::from_secs(20);
/// How often to look whether the match has been broken off.
const GLANCE: Duration = Duration::from_millis(200);
/// Lines that a program may be ahead of us before it has to wait.
const LINES_AHEAD: usize = 4096;

/// A program that plays. It is started with its first game, and anew after a fault.
pub(super) struct External {
    program: String,
    arguments: Vec<String>,
    conditions: Conditions,
    process: Option<Process>,
}

impl External {
    pub(super) fn new(program: &str, arguments: &[String], conditions: &Conditions) -> External {
        External {
            program: program.to_owned(),
            arguments: arguments.to_vec(),
            conditions: conditions.clone(),
            process: None,
        }
    }

    fn start(&self) -> Result<Process, Fault> {
        let mut process = Process::spawn(&self.program, &self.arguments)?;
        process.tell("ugi")?;
        let deadline = Instant::now() + START;
        loop {
            let line = process.line(deadline, &AtomicBool::new(false))?;
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (Some("ugiok"), _) => break,
                (Some("option"), Some("name")) => process.options.extend(words.next().map(str::to_owned)),
                _ => {}
            }
        }
        process.set("Game", self.conditions.entry.id)?;
        if !self.conditions.usual_rules && !process.set("Rules", &self.conditions.beginning.ruleset.to_string())? {
            return Err(Fault::Crash("it has no option `Rules`, and the rules are not the usual ones".to_owned()));
        }
        Ok(process)
    }

    fn process(&mut self) -> Result<&mut Process, Fault> {
        if self.process.is_none() {
            self.process = Some(self.start()?);
        }
        self.process.as_mut().ok_or_else(|| Fault::Crash("it has not been started".to_owned()))
    }

    fn get_ready(&mut self, seed: u64) -> Result<(), Fault> {
        let process = self.process()?;
        process.set("Seed", &seed.to_string())?;
        process.tell("uginewgame")?;
        process.tell("isready")?;
        let deadline = Instant::now() + START;
        while process.line(deadline, &AtomicBool::new(false))?.trim() != "readyok" {}
        Ok(())
    }

    fn ask(&mut self, turn: &Turn<'_>) -> Result<PackedAction, Fault> {
        let &Turn { timeline, stop, .. } = turn;
        let start = self.conditions.beginning.position.as_deref();
        let (position, go) = (position(start, timeline), go(self.conditions.limits, turn));
        let patience = turn.left().map_or(self.conditions.patience, |left| left.min(self.conditions.patience));
        let deadline = Instant::now() + patience;
        let process = self.process()?;
        process.tell(&position)?;
        process.tell(&go)?;
        let mut complaint = String::new();
        loop {
            let line = process.line(deadline, stop)?;
            if let Some(answer) = line.strip_prefix("bestaction") {
                let answer = answer.trim();
                let illegal = |error: String| Fault::Illegal(format!("`{}`: {error}{complaint}", shortened(answer)));
                let action = timeline.read_action(answer).map_err(|error| illegal(error.to_string()))?;
                let legal = timeline.boxed_clone().play(action);
                return legal.map(|()| action).map_err(|error| illegal(error.to_string()));
            }
            if let Some(error) = line.strip_prefix("info error ") {
                complaint = format!(" (it said: {})", shortened(error.trim()));
            }
        }
    }
}

impl Player for External {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        let ready = self.get_ready(seed);
        if ready.is_err() {
            self.process = None;
        }
        ready
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<PackedAction, Fault> {
        let answer = self.ask(turn);
        if answer.is_err() {
            // Whatever it says later would be taken for an answer to something else.
            self.process = None;
        }
        answer
    }
}

/// The game so far, as the protocol has it, from this position text or from the normal start.
fn position(start: Option<&str>, timeline: &dyn AnyTimeline) -> String {
    let start = start.map_or("start".to_owned(), |text| format!("text {text}"));
    let actions: Vec<String> =
        (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).map(|text| report::word(&text)).collect();
    if actions.is_empty() {
        format!("position {start}")
    } else {
        format!("position {start} actions {}", actions.join(" "))
    }
}

/// The request for an answer. The protocol tells of the clock of the side that begins games first.
fn go(limits: Option<Limits>, turn: &Turn<'_>) -> String {
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

fn shortened(text: &str) -> String {
    text.chars().take(100).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// A program that runs. It ends with this value.
struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// Names of the options it has.
    options: Vec<String>,
}

impl Process {
    fn spawn(program: &str, arguments: &[String]) -> Result<Process, Fault> {
        let crash = |error: &dyn std::fmt::Display| Fault::Crash(format!("cannot start `{program}`: {error}"));
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| crash(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(crash(&"it has no input or no output"));
        };
        let (sender, lines) = sync_channel(LINES_AHEAD);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(line) = lines::next(&mut output) {
                let sent = match line {
                    Line::Text(line) => sender.send(line),
                    Line::TooLong => Ok(()),
                    Line::End => return,
                };
                if sent.is_err() {
                    return;
                }
            }
        });
        Ok(Process { child, input, lines, options: Vec::new() })
    }

    fn tell(&mut self, line: &str) -> Result<(), Fault> {
        let told = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        told.map_err(|_| self.ended())
    }

    /// Sets an option if the program has it. Says whether it has.
    fn set(&mut self, name: &str, value: &str) -> Result<bool, Fault> {
        if !self.options.iter().any(|option| option.eq_ignore_ascii_case(name)) {
            return Ok(false);
        }
        self.tell(&format!("setoption name {name} value {value}"))?;
        Ok(true)
    }

    /// The next line it says.
    fn line(&mut self, deadline: Instant, stop: &AtomicBool) -> Result<String, Fault> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            // Looked at first: a program that never stops talking is not waited for either.
            if stop.load(Relaxed) {
                return Err(Fault::Timeout("the match was broken off".to_owned()));
            }
            if left.is_zero() {
                return Err(Fault::Timeout("no answer in time".to_owned()));
            }
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// It has closed its output or its input: how it ended, if it ends at all.
    fn ended(&mut self) -> Fault {
        // Its exit follows on the end of its output, but not in the same moment.
        for _ in 0..20 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Fault::Crash(format!("it ended ({status})"));
            }
            thread::sleep(Duration::from_millis(10));
        }
        Fault::Crash("it closed its input or output".to_owned())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Most end when they are asked; one that has ended already cannot be killed, and needs not be.
        if writeln!(self.input, "quit").is_ok() {
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
