//! `cannon engine`: the computer player for other programs, by lines of text on standard input and output. `docs/protocol.md` describes
//! the protocol.
//!
//! - this file executes the commands, and `args` has the arguments;
//! - `input` reads lines in a thread of its own, and `command` parses them; `go` has the limits of a search, and `dialect` the two sets of
//!   words that other programs use;
//! - `settings` has the options that `setoption` sets;
//! - `search` runs a search in a thread of its own.
//!
//! The other threads only send [`Event`]s; the main thread alone changes state and writes output. So lines are never interleaved, and
//! commands and answers keep their order.

mod args;
mod command;
mod dialect;
mod go;
mod input;
mod search;
mod settings;

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, Sender, channel};

pub(super) use args::EngineArgs;
use command::{Command, ParsedLine, Query};
use dialect::Dialect;
use go::GoLimits;
use search::{Answer, Search};
use settings::{Effect, EvaluationSources, Settings};

use super::error::CliError;
use super::{games, weights_file};
use cannon_engine::{SearchOptions, engine};
use cannon_engine_driver::{line_reader, without_spaces};
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::Message;
use cannon_rules::{Outcome, Side};

/// The answer to `go` or `query` without an action or a fact: the game is over, or the line was refused.
const NONE: &str = "none";
/// The error of a line that needs a position.
const NO_POSITION: &str = "the last position was refused; send another `position` first";

/// A message from another thread to the main thread.
#[derive(Debug)]
enum Event {
    /// A line of input.
    Line(String),
    /// A line of input that is too long, by its first word.
    TooLong { word: String },
    /// The end of the input, with the error if reading failed.
    EndOfInput(Option<io::Error>),
    /// A line of output from the search.
    Info(String),
    /// The number of threads of a search, if the system has fewer threads than the option asks for.
    FewThreads(usize),
    /// The end of the search.
    BestAction(Answer),
}

/// Executes the commands of the input until it ends or a line says `quit`.
///
/// # Errors
/// If the weights or the network are invalid, or input or output fails.
pub(super) fn run<R: BufRead>(
    args: &EngineArgs,
    open_input: impl FnOnce() -> R + Send + 'static,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let game = args.game.unwrap_or(games::default());
    let load_weights = |path| weights_file::load_evaluator(game, path).map(|weights| (weights, game.id));
    let weights = args.weights.as_deref().map(load_weights).transpose()?;
    if let Some(problem) = engine(game.id).network_problem() {
        writeln!(out, "info error {problem}; all levels use the linear evaluation")?;
    }
    let (sender, events) = channel();
    input::spawn_reader(open_input, sender.clone())
        .map_err(|error| CliError::failure(Message::from("error-thread").text("system", error)))?;
    let settings = Settings::new(game, EvaluationSources { weights, args: args.evaluation.clone() })?;
    let timeline = settings.timeline(None).map_err(CliError::unexpected)?;
    let session = EngineSession {
        out,
        sender,
        events,
        deferred_events: VecDeque::new(),
        settings,
        timeline,
        is_position_refused: false,
        dialect: Dialect::default(),
        told_threads: None,
        search: None,
    };
    session.run()
}

/// The state of the engine between two commands.
struct EngineSession<'a> {
    out: &'a mut dyn Write,
    /// Cloned for the thread of each search.
    sender: Sender<Event>,
    events: Receiver<Event>,
    /// Events that arrived while the answer of a stopped search was awaited.
    deferred_events: VecDeque<Event>,
    settings: Settings,
    /// The game whose current position is searched.
    timeline: AnyTimeline,
    /// Whether the last position was refused, so that `timeline` is not what the other program means.
    is_position_refused: bool,
    /// The words that the other program uses.
    dialect: Dialect,
    /// The last requested number of threads for which the other program was told that the system has fewer.
    told_threads: Option<NonZeroUsize>,
    /// The running search.
    search: Option<Search>,
}

impl EngineSession<'_> {
    /// Handles events until the end.
    fn run(mut self) -> Result<(), CliError> {
        loop {
            let event = match self.deferred_events.pop_front() {
                Some(event) => event,
                None => self.next_event()?,
            };
            match event {
                Event::Line(line) => {
                    if self.execute(&line)?.is_break() {
                        return Ok(());
                    }
                }
                Event::TooLong { word } => {
                    let most = line_reader::MAX_LINE_BYTES;
                    self.refuse(&word, format!("a line is longer than {most} bytes and was passed over"))?;
                }
                Event::EndOfInput(reason) => {
                    self.stop_search()?;
                    return match reason {
                        None => Ok(()),
                        Some(error) => Err(CliError::unreadable_input(&error)),
                    };
                }
                Event::Info(line) => self.send_line(&line)?,
                Event::FewThreads(threads) => self.tell_of_threads(threads)?,
                Event::BestAction(answer) => self.on_answer(answer)?,
            }
        }
    }

    /// Waits for the next event.
    fn next_event(&self) -> Result<Event, CliError> {
        // `self.sender` keeps the channel open, so this does not fail.
        self.events.recv().map_err(CliError::unexpected)
    }

    /// Executes the command of a line. Breaks off at `quit`.
    fn execute(&mut self, line: &str) -> Result<ControlFlow<()>, CliError> {
        let word = line.split_whitespace().next().unwrap_or_default();
        self.dialect = self.dialect.after(line);
        let command = match Command::parse_in(self.dialect, line) {
            Ok(ParsedLine { command, ignored }) => {
                if !ignored.is_empty() {
                    self.send_line(&format!("info string {word}: ignored `{}`", command::quoted(&ignored)))?;
                }
                command
            }
            Err(error) => return self.refuse(word, error).map(ControlFlow::Continue),
        };
        match command {
            Command::Empty => {}
            Command::Ugi => self.identify()?,
            Command::IsReady => self.send_line("readyok")?,
            Command::Stop => self.stop_search()?,
            Command::Query(query) => self.answer_query(query)?,
            Command::Quit => {
                if let Some(search) = &self.search {
                    search.stop();
                }
                return Ok(ControlFlow::Break(()));
            }
            _ if self.search.is_some() => {
                self.refuse(word, format!("{word}: not while searching; say `stop` first"))?;
            }
            Command::NewGame => self.settings.clear_memory(),
            Command::SetOption { name, value } => self.set_option(&name, &value)?,
            Command::Position { text, actions } => {
                if let Err(error) = self.set_position(text.as_deref(), &actions) {
                    self.refuse(word, error)?;
                }
            }
            Command::Go(go) => {
                if let Err(error) = self.start_search(&go)? {
                    self.refuse(word, error)?;
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Answers a line that begins with this word and cannot be executed. A refused `go` or `query` is answered at once, so that no program
    /// waits for ever, and a refused `position` leaves no position to search.
    fn refuse(&mut self, word: &str, error: impl ToString) -> Result<(), CliError> {
        self.send_error(error)?;
        match word {
            "position" => self.is_position_refused = true,
            "go" => self.send_line(&format!("{} {NONE}", self.dialect.answer_word()))?,
            "query" => self.send_line(&format!("response {NONE}"))?,
            _ => {}
        }
        Ok(())
    }

    /// Answers `ugi` with the name of the engine and its options.
    fn identify(&mut self) -> Result<(), CliError> {
        self.send_line(concat!("id name Cannon ", env!("CARGO_PKG_VERSION")))?;
        self.send_line("id author the authors of Cannon")?;
        for line in Settings::option_lines() {
            self.send_line(&line)?;
        }
        self.send_line("ugiok")
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), CliError> {
        match self.settings.set(name, value) {
            Ok(Effect::NextSearch) => Ok(()),
            // Another game or other rules require a new start position.
            Ok(Effect::NewPosition) => match self.set_position(None, &[]) {
                Ok(()) => Ok(()),
                Err(error) => {
                    self.is_position_refused = true;
                    self.send_error(error)
                }
            },
            Err(error) => self.send_error(error),
        }
    }

    /// Sets up the position to search, from a position text or the start of the game, and plays the actions.
    ///
    /// # Errors
    /// If the text or an action is invalid. The position stays as it was.
    fn set_position(&mut self, position: Option<&str>, actions: &[String]) -> Result<(), String> {
        let mut timeline = self.settings.timeline(position).map_err(|error| format!("position: {error}"))?;
        for (index, text) in actions.iter().enumerate() {
            let read = timeline.read_action(text).map_err(|error| error.to_string());
            let played = read.and_then(|action| timeline.play(action).map_err(|error| error.to_string()));
            if let Err(error) = played {
                let (number, text) = (index + 1, command::quoted(text));
                return Err(format!("position: action {number} (`{text}`): {error}"));
            }
        }
        self.timeline = timeline;
        self.is_position_refused = false;
        Ok(())
    }

    /// Starts a search of the current position. The inner error says why there is none.
    fn start_search(&mut self, go: &GoLimits) -> Result<Result<(), String>, CliError> {
        if self.is_position_refused {
            return Ok(Err(format!("go: {NO_POSITION}")));
        }
        let is_first_side = self.timeline.side_to_move() == self.first_side()?;
        let (memory, error) = self.settings.memory();
        if let Some(error) = error {
            self.send_error(format!("go: {error}; it is smaller"))?;
        }
        let options = SearchOptions {
            limits: search::go_limits(go, self.settings.level, &self.timeline, is_first_side),
            threads: self.settings.threads,
            lines: self.settings.multi_pv,
            memory: Some(memory.clone()),
            style: self.settings.style,
            evaluator: self.settings.evaluator.clone(),
            // An infinite search is for analysis, which needs variations and not a book action.
            use_book: self.settings.own_book && !go.infinite,
            ..SearchOptions::new(self.settings.level, self.settings.seed)
        };
        let timeline = self.timeline.clone();
        match Search::spawn(timeline, options, memory, (go.infinite, self.dialect), self.sender.clone()) {
            Ok(search) => self.search = Some(search),
            Err(error) => return Ok(Err(format!("go: cannot start a thread for the search: {error}"))),
        }
        Ok(Ok(()))
    }

    /// The side that begins a game by the current rules.
    fn first_side(&self) -> Result<Side, CliError> {
        Ok(self.settings.timeline(None).map_err(CliError::unexpected)?.side_to_move())
    }

    /// Answers a question about the position. After a refused position, the game counts as over without a result: a program that asks
    /// whether the game goes on would otherwise ask for ever.
    fn answer_query(&mut self, query: Query) -> Result<(), CliError> {
        let is_refused = self.is_position_refused;
        if is_refused {
            self.send_error(format!("query: {NO_POSITION}"))?;
        }
        let first = self.first_side()?;
        let outcome = self.timeline.outcome().filter(|_| !is_refused);
        let response = match query {
            Query::GameOver => (is_refused || outcome.is_some()).to_string(),
            Query::FirstSideToMove => (!is_refused && self.timeline.side_to_move() == first).to_string(),
            Query::Result => match outcome.map(Outcome::winner) {
                None => NONE,
                Some(None) => "draw",
                Some(Some(winner)) if winner == first => "p1win",
                Some(Some(_)) => "p2win",
            }
            .to_owned(),
        };
        self.send_line(&format!("response {response}"))
    }

    /// Tells the other program that the system has fewer threads than requested, once for each requested number.
    fn tell_of_threads(&mut self, threads: usize) -> Result<(), CliError> {
        let wanted = self.settings.threads;
        if self.told_threads.replace(wanted) != Some(wanted) {
            let error = format!("the system has not enough threads or memory: {threads} of {wanted} threads search");
            self.send_error(error)?;
        }
        Ok(())
    }

    /// Stops the search, if one is running, and sends its answer before the next command is executed.
    fn stop_search(&mut self) -> Result<(), CliError> {
        let Some(search) = &self.search else { return Ok(()) };
        search.stop();
        if let Some(answer) = search.held_answer {
            return self.send_best_action(answer);
        }
        loop {
            match self.next_event()? {
                Event::Info(line) => self.send_line(&line)?,
                Event::FewThreads(threads) => self.tell_of_threads(threads)?,
                Event::BestAction(answer) => return self.send_best_action(answer),
                other => self.deferred_events.push_back(other),
            }
        }
    }

    /// Handles the end of the search. After `go infinite`, the answer is held back until `stop`.
    fn on_answer(&mut self, answer: Answer) -> Result<(), CliError> {
        match &mut self.search {
            Some(search) if search.is_infinite => {
                search.held_answer = Some(answer);
                Ok(())
            }
            _ => self.send_best_action(answer),
        }
    }

    /// Sends the answer of the search.
    fn send_best_action(&mut self, answer: Answer) -> Result<(), CliError> {
        let dialect = self.search.take().map_or(self.dialect, |search| search.dialect);
        // A search that was stopped before its first result falls back on any legal action.
        let action = answer.or_else(|| self.timeline.actions().first().copied());
        let text = action.and_then(|action| self.timeline.notation(action)).map(|text| without_spaces(&text));
        self.send_line(&format!("{} {}", dialect.answer_word(), text.as_deref().unwrap_or(NONE)))
    }

    /// Sends an error.
    fn send_error(&mut self, error: impl ToString) -> Result<(), CliError> {
        let error = error.to_string().replace(char::is_control, " ");
        self.send_line(&format!("info error {error}"))
    }

    /// Sends a line.
    fn send_line(&mut self, line: &str) -> Result<(), CliError> {
        writeln!(self.out, "{line}")?;
        self.out.flush()?;
        Ok(())
    }
}
