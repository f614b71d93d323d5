//! An engine that speaks UGI or the protocol of `docs/protocol.md`.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::dialect::{Dialect, go_command, position_command};
use crate::process::{EngineProcess, Fault};
use cannon_engine::Limits;
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::quoted;
use cannon_rules::record::Clocks;
use cannon_rules::{GameId, PackedAction};

/// Maximum time for a program to start, and to get ready for a game.
const START_TIMEOUT: Duration = Duration::from_secs(20);
/// The words before the action that answers `go`, in both dialects.
const ANSWER_WORDS: [&str; 2] = ["bestaction", "bestmove"];
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

    /// Starts the program and finds out which words it knows.
    fn start(&self) -> Result<EngineProcess, Fault> {
        let mut process = self.launch()?;
        match knows_queries(&mut process) {
            Ok(true) => process.dialect = Dialect::Ugi,
            Ok(false) => {}
            // A strict program may end at a line that it does not know.
            Err(Fault::Crash(_)) => process = self.launch()?,
            Err(fault) => return Err(fault),
        }
        Ok(process)
    }

    /// Starts the program and sets its game and rules.
    fn launch(&self) -> Result<EngineProcess, Fault> {
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
        wait_until_ready(process, &mut |_| {})
    }

    /// Asks the program for an action and waits for the answer.
    fn request_action(&mut self, turn: &EngineTurn<'_>) -> Result<PackedAction, Fault> {
        let &EngineTurn { timeline, stop, patience, .. } = turn;
        let start = self.game.has_position_texts.then(|| timeline.position_text_at(0));
        let deadline = Instant::now() + patience;
        let process = self.process()?;
        process.send(&position_command(process.dialect, start.as_deref(), timeline))?;
        process.send(&go_command(process.dialect, turn))?;
        let mut remarks = Remarks::default();
        loop {
            let line = process.read_line(deadline, stop).map_err(|fault| remarks.added_to(fault))?;
            match split_word(&line) {
                (word, answer) if ANSWER_WORDS.contains(&word) => return read_answer(timeline, answer, &remarks),
                _ => remarks.add(&line),
            }
        }
    }
}

/// What a program said before its answer.
#[derive(Debug, Default)]
struct Remarks {
    /// The last error that it reported.
    error: Option<String>,
    /// The last line.
    last_line: String,
    /// The number of lines.
    count: u64,
}

impl Remarks {
    fn add(&mut self, line: &str) {
        self.count += 1;
        line.trim().clone_into(&mut self.last_line);
        if let ("info", rest) = split_word(line)
            && let ("error", error) = split_word(rest)
        {
            self.error = Some(error.to_owned());
        }
    }

    /// The last error, as a remark at the end of a sentence.
    fn error(&self) -> String {
        let quote = |error: &String| format!(" (it said: {})", quoted(error, MAX_QUOTED_CHARS));
        self.error.as_ref().map(quote).unwrap_or_default()
    }

    /// A fault with what the program said in place of an answer.
    fn added_to(&self, fault: Fault) -> Fault {
        match fault {
            Fault::Timeout(reason) if self.count > 0 => {
                let (last, count) = (quoted(&self.last_line, MAX_QUOTED_CHARS), self.count);
                Fault::Timeout(format!("{reason}; the last of its other lines ({count}) is `{last}`"))
            }
            other => other,
        }
    }
}

/// Reads the action of an answer, which must be legal.
fn read_answer(timeline: &AnyTimeline, answer: &str, remarks: &Remarks) -> Result<PackedAction, Fault> {
    if answer == "none" {
        return Err(Fault::Crash(format!("it found no action{}", remarks.error())));
    }
    let illegal =
        |error: String| Fault::Illegal(format!("`{}`: {error}{}", quoted(answer, MAX_QUOTED_CHARS), remarks.error()));
    let action = timeline.read_action(answer).map_err(|error| illegal(error.to_string()))?;
    let legal = timeline.clone().play(action);
    legal.map(|()| action).map_err(|error| illegal(error.to_string()))
}

/// Whether the program answers the queries that every program for UGI answers. Other programs say at most that they do not know them.
fn knows_queries(process: &mut EngineProcess) -> Result<bool, Fault> {
    wait_until_ready(process, &mut |_| {})?;
    for line in ["uginewgame", "position startpos", "query p1turn"] {
        process.send(line)?;
    }
    let mut has_response = false;
    wait_until_ready(process, &mut |line| has_response |= split_word(line).0 == "response")?;
    Ok(has_response)
}

/// Asks the program whether it is ready, waits until it is, and passes on the lines before.
fn wait_until_ready(process: &mut EngineProcess, see: &mut dyn FnMut(&str)) -> Result<(), Fault> {
    process.send("isready")?;
    let deadline = Instant::now() + START_TIMEOUT;
    loop {
        let line = process.read_line(deadline, &AtomicBool::new(false))?;
        if split_word(&line).0 == "readyok" {
            return Ok(());
        }
        see(&line);
    }
}

/// The first word of a line, and the rest of the line.
fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
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
