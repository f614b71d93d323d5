//! An engine that speaks UGI or the protocol of `docs/protocol.md`.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::dialect::{Dialect, go_command, position_command};
use crate::fault::Fault;
use crate::options::Identity;
use crate::process::EngineProcess;
use crate::search_line::SearchLine;
use cannon_engine::Limits;
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::quoted;
use cannon_rules::record::{Clocks, ReplayError};
use cannon_rules::{GameId, PackedAction};

/// Maximum time for a program to start, and to get ready for a game.
const START_TIMEOUT: Duration = Duration::from_secs(20);
/// Maximum time for the answer to `stop`.
const STOP_TIMEOUT: Duration = Duration::from_secs(1);
/// Maximum time between two lines of an analysis without an end.
const ANALYSIS_TIMEOUT: Duration = Duration::from_secs(60 * 60);
/// Maximum number of lines before an answer. Programs report once or a few times for each depth.
const MAX_LINES: u64 = 20_000;
/// The words before the action that answers `go`, in both dialects.
const ANSWER_WORDS: [&str; 2] = ["bestaction", "bestmove"];
/// Maximum number of characters of an answer that a report quotes.
const MAX_QUOTED_CHARS: usize = 100;

/// The game that an engine plays.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// How an engine is started.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineCommand {
    /// The program.
    pub program: String,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// The names and values of the options that are set before the first game, as far as the program has them.
    pub options: Vec<(String, String)>,
}

/// An engine: another program that plays. The program starts with its first game and restarts after a fault.
pub struct ExternalEngine {
    command: EngineCommand,
    game: EngineGame,
    process: Option<EngineProcess>,
}

impl ExternalEngine {
    /// An engine that is started by this command.
    pub fn new(command: EngineCommand, game: EngineGame) -> ExternalEngine {
        ExternalEngine { command, game, process: None }
    }

    /// Ends the program if it runs.
    pub fn end(&mut self) {
        self.process = None;
    }

    /// Starts the program if necessary, and returns what it says about itself. `stop` says whether that is no longer needed.
    ///
    /// # Errors
    /// If the program does not start or does not speak the protocol.
    pub fn identify(&mut self, stop: &AtomicBool) -> Result<Identity, Fault> {
        Ok(self.process(stop)?.identity.clone())
    }

    /// Prepares the program for a new game, and starts it if necessary. `stop` says whether that is no longer needed.
    ///
    /// # Errors
    /// If the program cannot play.
    pub fn new_game(&mut self, seed: u64, stop: &AtomicBool) -> Result<(), Fault> {
        let ready = self.get_ready(seed, stop);
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
        self.end_after_fault(answer)
    }

    /// Lets the program analyse the position of the timeline until `stop` is set or the program ends its search. `see` gets the lines of play
    /// that it reports. A program that only answers with an action reports this action.
    ///
    /// # Errors
    /// If the program stops in any other way.
    pub fn analyse(
        &mut self,
        timeline: &AnyTimeline,
        stop: &AtomicBool,
        see: &mut dyn FnMut(SearchLine),
    ) -> Result<(), Fault> {
        let ended = self.request_analysis(timeline, stop, see);
        self.end_after_fault(ended)
    }

    /// Ends the program after a fault, because a late answer would be taken for the answer to a later question. A program that was only
    /// interrupted has answered, or has been ended.
    fn end_after_fault<T>(&mut self, answer: Result<T, Fault>) -> Result<T, Fault> {
        if matches!(&answer, Err(fault) if *fault != Fault::Interrupted) {
            self.process = None;
        }
        answer
    }

    /// Starts the program and finds out which words it knows.
    fn start(&self, stop: &AtomicBool) -> Result<EngineProcess, Fault> {
        let mut process = self.launch(stop)?;
        match knows_queries(&mut process, stop) {
            Ok(true) => process.dialect = Dialect::Ugi,
            Ok(false) => {}
            // A strict program may end at a line that it does not know.
            Err(Fault::Ended { .. } | Fault::Closed) => process = self.launch(stop)?,
            Err(fault) => return Err(fault),
        }
        Ok(process)
    }

    /// Starts the program and sets its game and rules.
    fn launch(&self, stop: &AtomicBool) -> Result<EngineProcess, Fault> {
        let EngineCommand { program, arguments, options } = &self.command;
        let mut process = EngineProcess::spawn(program, arguments)?;
        process.send("ugi")?;
        let mut patience = Patience::new(START_TIMEOUT);
        loop {
            let line = process.read_line(patience.deadline, stop)?;
            match split_word(&line).0 {
                "ugiok" => break,
                _ => process.identity.read(&line),
            }
            patience.take(&line)?;
        }
        process.set_option("Game", self.game.game.name())?;
        if let Some(ruleset) = &self.game.ruleset
            && !process.set_option("Rules", ruleset)?
        {
            return Err(Fault::NoRules);
        }
        for (name, value) in options {
            process.set_option(name, value)?;
        }
        Ok(process)
    }

    /// The running program, which is started if necessary.
    fn process(&mut self, stop: &AtomicBool) -> Result<&mut EngineProcess, Fault> {
        let process = match self.process.take() {
            Some(process) => process,
            None => self.start(stop)?,
        };
        Ok(self.process.insert(process))
    }

    /// The running program, if it plays the game.
    fn process_for_game(&mut self, stop: &AtomicBool) -> Result<&mut EngineProcess, Fault> {
        let game = self.game.game;
        let process = self.process(stop)?;
        if process.identity.plays(game) { Ok(process) } else { Err(Fault::NoGame) }
    }

    /// Announces a new game to the program and waits until it is ready.
    fn get_ready(&mut self, seed: u64, stop: &AtomicBool) -> Result<(), Fault> {
        let process = self.process_for_game(stop)?;
        process.set_option("Seed", &seed.to_string())?;
        process.send("uginewgame")?;
        wait_until_ready(process, stop, &mut |_| {})
    }

    /// Asks the program for an action and waits for the answer.
    fn request_action(&mut self, turn: &EngineTurn<'_>) -> Result<PackedAction, Fault> {
        let &EngineTurn { timeline, stop, patience, .. } = turn;
        let start = self.game.has_position_texts.then(|| timeline.position_text_at(0));
        let process = self.process(stop)?;
        process.send(&position_command(process.dialect, start.as_deref(), timeline))?;
        process.send(&go_command(process.dialect, turn))?;
        let mut patience = Patience::new(patience);
        let (answer, error) = self.wait_for_answer(&mut patience, stop, &mut |_| {})?;
        read_answer(timeline, &answer, error)
    }

    /// Asks the program for an analysis and waits for its end.
    fn request_analysis(
        &mut self,
        timeline: &AnyTimeline,
        stop: &AtomicBool,
        see: &mut dyn FnMut(SearchLine),
    ) -> Result<(), Fault> {
        let start = self.game.has_position_texts.then(|| timeline.position_text_at(0));
        let process = self.process_for_game(stop)?;
        process.send(&position_command(process.dialect, start.as_deref(), timeline))?;
        process.send("go infinite")?;
        let mut has_lines = false;
        let mut patience = Patience { max_lines: u64::MAX, ..Patience::new(ANALYSIS_TIMEOUT) };
        let answered = self.wait_for_answer(&mut patience, stop, &mut |line| {
            if let Some(line) = SearchLine::read(line, timeline) {
                has_lines = true;
                see(line);
            }
        });
        let (answer, error) = match answered {
            Err(Fault::Interrupted) => return Ok(()),
            other => other?,
        };
        let action = read_answer(timeline, &answer, error)?;
        if !has_lines {
            see(SearchLine { rank: 0, depth: None, score: None, actions: vec![action] });
        }
        Ok(())
    }

    /// Waits for the line with the answer to `go`, and returns the answer with the last error that the program reported. `see` gets the
    /// lines before. If the answer is no longer needed, the program is told to stop; it is ended if it does not.
    fn wait_for_answer(
        &mut self,
        patience: &mut Patience,
        stop: &AtomicBool,
        see: &mut dyn FnMut(&str),
    ) -> Result<(String, Option<String>), Fault> {
        let process = self.process(stop)?;
        let mut error = None;
        loop {
            let line = match process.read_line(patience.deadline, stop) {
                Ok(line) => line,
                Err(Fault::Interrupted) => {
                    self.interrupt();
                    return Err(Fault::Interrupted);
                }
                Err(Fault::Timeout { .. }) => return Err(patience.timeout()),
                Err(fault) => return Err(fault),
            };
            match split_word(&line) {
                (word, answer) if ANSWER_WORDS.contains(&word) => return Ok((answer.to_owned(), error)),
                ("info", rest) if split_word(rest).0 == "error" => {
                    error = Some(quoted(split_word(rest).1, MAX_QUOTED_CHARS));
                }
                _ => see(&line),
            }
            patience.take(&line)?;
        }
    }

    /// Stops the search of the program. A program that does not answer soon is ended.
    fn interrupt(&mut self) {
        let Some(process) = &mut self.process else { return };
        let mut patience = Patience::new(STOP_TIMEOUT);
        let has_answered = process.send("stop").is_ok()
            && std::iter::from_fn(|| {
                let line = process.read_line(patience.deadline, &AtomicBool::new(false)).ok()?;
                patience.take(&line).ok()?;
                Some(line)
            })
            .any(|line| ANSWER_WORDS.contains(&split_word(&line).0));
        if !has_answered {
            self.process = None;
        }
    }
}

/// How long a program may take for an answer, and how many other lines it may write before it.
struct Patience {
    deadline: Instant,
    max_lines: u64,
    /// The number of lines so far.
    lines: u64,
    /// The last line.
    last_line: String,
}

impl Patience {
    fn new(time: Duration) -> Patience {
        Patience { deadline: Instant::now() + time, max_lines: MAX_LINES, lines: 0, last_line: String::new() }
    }

    /// Counts a line that is not the answer.
    fn take(&mut self, line: &str) -> Result<(), Fault> {
        self.lines += 1;
        self.last_line = quoted(line.trim(), MAX_QUOTED_CHARS);
        match self.lines < self.max_lines {
            true => Ok(()),
            false => Err(Fault::Flood { lines: self.lines, last_line: self.last_line.clone() }),
        }
    }

    /// The fault of a program that has not answered in time.
    fn timeout(&self) -> Fault {
        Fault::Timeout { last_line: (self.lines > 0).then(|| (self.lines, self.last_line.clone())) }
    }
}

/// Reads the action of an answer, which must be legal. `said` is the last error that the program reported.
fn read_answer(timeline: &AnyTimeline, answer: &str, said: Option<String>) -> Result<PackedAction, Fault> {
    if answer == "none" {
        return Err(Fault::NoAction { said });
    }
    let action = timeline.read_action(answer).map_err(ReplayError::Unreadable);
    let legal = action.and_then(|action| {
        timeline.clone().play(action).map_err(ReplayError::Refused)?;
        Ok(action)
    });
    legal.map_err(|reason| Fault::Illegal { answer: quoted(answer, MAX_QUOTED_CHARS), reason, said })
}

/// Whether the program answers the queries that every program for UGI answers. Other programs say at most that they do not know them.
fn knows_queries(process: &mut EngineProcess, stop: &AtomicBool) -> Result<bool, Fault> {
    wait_until_ready(process, stop, &mut |_| {})?;
    for line in ["uginewgame", "position startpos", "query p1turn"] {
        process.send(line)?;
    }
    let mut has_response = false;
    wait_until_ready(process, stop, &mut |line| has_response |= split_word(line).0 == "response")?;
    Ok(has_response)
}

/// Asks the program whether it is ready, waits until it is, and passes on the lines before.
fn wait_until_ready(process: &mut EngineProcess, stop: &AtomicBool, see: &mut dyn FnMut(&str)) -> Result<(), Fault> {
    process.send("isready")?;
    let mut patience = Patience::new(START_TIMEOUT);
    loop {
        let line = process.read_line(patience.deadline, stop)?;
        if split_word(&line).0 == "readyok" {
            return Ok(());
        }
        see(&line);
        patience.take(&line)?;
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
