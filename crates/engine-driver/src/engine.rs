//! An engine that speaks the protocol of `docs/protocol.md`.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::process::{EngineProcess, Fault};
use cannon_engine::Limits;
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::quoted;
use cannon_rules::record::Clocks;
use cannon_rules::record::clocks::milliseconds;
use cannon_rules::{GameId, PackedAction};

/// Maximum time for a program to start, and to get ready for a game.
const START_TIMEOUT: Duration = Duration::from_secs(20);
/// Maximum number of characters of an answer that a report quotes.
const MAX_QUOTED_CHARS: usize = 100;

/// The game that an engine plays.
#[derive(Clone, Debug)]
pub struct EngineGame {
    /// The identifier of the game.
    pub game: GameId,
    /// The ruleset as a JSON value; `None` for the default rules.
    pub ruleset: Option<String>,
    /// Whether games start from position texts. Otherwise they start from the normal start.
    pub has_position_texts: bool,
}

/// A turn for which an engine is asked for an action.
#[derive(Clone, Copy)]
pub struct EngineTurn<'a> {
    /// The game, at the ply to choose an action for.
    pub timeline: &'a AnyTimeline,
    /// The clocks at the beginning of the turn.
    pub clocks: &'a Clocks,
    /// The limits of the search; `None` for the limits that the engine has by itself.
    pub limits: Option<Limits>,
    /// Maximum time to wait for the answer.
    pub patience: Duration,
    /// Whether the answer is no longer needed.
    pub stop: &'a AtomicBool,
}

/// An engine: another program that plays. The program starts with its first game and restarts after a fault.
pub struct ExternalEngine {
    program: String,
    arguments: Vec<String>,
    game: EngineGame,
    process: Option<EngineProcess>,
}

impl ExternalEngine {
    /// An engine that runs the program with these arguments.
    pub fn new(program: &str, arguments: &[String], game: EngineGame) -> ExternalEngine {
        ExternalEngine { program: program.to_owned(), arguments: arguments.to_vec(), game, process: None }
    }

    /// Prepares the program for a new game, and starts it if necessary.
    ///
    /// # Errors
    /// If the program cannot play.
    pub fn new_game(&mut self, seed: u64) -> Result<(), Fault> {
        let ready = self.get_ready(seed);
        if ready.is_err() {
            self.process = None;
        }
        ready
    }

    /// Asks the program for an action, which is legal.
    ///
    /// # Errors
    /// If the program has no answer in time, or a wrong answer.
    pub fn choose(&mut self, turn: &EngineTurn<'_>) -> Result<PackedAction, Fault> {
        let answer = self.request_action(turn);
        if answer.is_err() {
            // A late answer would be taken for the answer to a later question.
            self.process = None;
        }
        answer
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
        process.set_option("Game", self.game.game.name())?;
        if let Some(ruleset) = &self.game.ruleset
            && !process.set_option("Rules", ruleset)?
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
    fn request_action(&mut self, turn: &EngineTurn<'_>) -> Result<PackedAction, Fault> {
        let &EngineTurn { timeline, stop, patience, .. } = turn;
        let start = self.game.has_position_texts.then(|| timeline.position_text_at(0));
        let (position, go) = (position_command(start.as_deref(), timeline), go_command(turn));
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
                let legal = timeline.clone().play(action);
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

/// The first word of a line, and the rest of the line.
fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}

/// The `position` command for the game so far, from this position text or from the normal start.
fn position_command(start: Option<&str>, timeline: &AnyTimeline) -> String {
    let start = start.map_or("start".to_owned(), |text| format!("text {text}"));
    let actions: Vec<String> =
        (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).map(|text| without_spaces(&text)).collect();
    if actions.is_empty() {
        format!("position {start}")
    } else {
        format!("position {start} actions {}", actions.join(" "))
    }
}

/// The `go` command with limits and clocks. `wtime` is the clock of the side that moves first in a game.
fn go_command(turn: &EngineTurn<'_>) -> String {
    let limits = turn.limits.unwrap_or_default();
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

/// The notation of an action without white space, as the protocol requires.
#[must_use]
pub fn without_spaces(notation: &str) -> String {
    notation.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_separated_by_white_space() {
        assert_eq!(split_word("  bestaction\t a2-b3 \n"), ("bestaction", "a2-b3"));
        assert_eq!(split_word("bestactiona2-b3\n"), ("bestactiona2-b3", ""));
        assert_eq!(split_word(" info  error  no such  word\n"), ("info", "error  no such  word"));
        assert_eq!(split_word("\n"), ("", ""));
    }
}
