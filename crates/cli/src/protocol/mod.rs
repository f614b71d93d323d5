//! `cannon engine`: the computer player for other programs, by lines of text on standard input and output. `docs/protocol.md` is the
//! protocol.
//!
//! - `mod.rs` is the conversation; `input` brings the lines, from a thread of its own;
//! - `command` reads a line; `settings` is what `setoption` sets;
//! - `search` thinks, in a thread of its own.
//!
//! Only the conversation writes, and only it changes anything: the other threads send it [`Event`]s. So every line is whole, and
//! nothing that is asked can cross an answer.

mod command;
mod input;
mod search;
mod settings;

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};

use command::{Command, Go};
use search::Search;
use settings::{Effect, Settings};

use super::args::EngineArgs;
use super::error::CliError;
use super::{games, lines, report, tune};
use cannon_engine::{AnyEvaluator, SearchOptions};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// What the other threads tell the conversation.
#[derive(Debug)]
enum Event {
    /// A line was read.
    Line(String),
    /// A line was too long.
    TooLong,
    /// There is no more input, for this reason if it is one to complain about.
    End(Option<io::Error>),
    /// The search says something.
    Said(String),
    /// The search is over.
    Answer(Option<PackedAction>),
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    On,
    Over,
}

/// Obeys standard input until it ends or says `quit`.
pub(super) fn run(args: &EngineArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.game.unwrap_or(games::default());
    let judge = args.weights.as_deref().map(|path| tune::judgement(game, path)).transpose()?;
    let (sender, events) = channel();
    input::listen(sender.clone());
    let settings = Settings::of(game);
    let timeline = settings.timeline(None).map_err(CliError::Failed)?;
    Conversation { out, sender, events, waiting: VecDeque::new(), settings, judge, timeline, search: None }.hold()
}

struct Conversation<'a> {
    out: &'a mut dyn Write,
    /// For the threads of searches.
    sender: Sender<Event>,
    events: Receiver<Event>,
    /// Events that came while an answer was awaited.
    waiting: VecDeque<Event>,
    settings: Settings,
    /// What to judge by in place of the style's own evaluator.
    judge: Option<AnyEvaluator>,
    /// The game; its present position is the one to search.
    timeline: Box<dyn AnyTimeline>,
    search: Option<Search>,
}

impl Conversation<'_> {
    fn hold(mut self) -> Result<(), CliError> {
        loop {
            let event = match self.waiting.pop_front() {
                Some(event) => event,
                None => self.next()?,
            };
            match event {
                Event::Line(line) => {
                    if self.obey(&line)? == Flow::Over {
                        return Ok(());
                    }
                }
                Event::TooLong => {
                    self.complain(format!("a line is longer than {} bytes and was passed over", lines::MOST_BYTES))?;
                }
                Event::End(reason) => {
                    self.stop()?;
                    return match reason {
                        None => Ok(()),
                        Some(error) => Err(CliError::Failed(format!("cannot read the input: {error}"))),
                    };
                }
                Event::Said(line) => self.say(&line)?,
                Event::Answer(answer) => self.answered(answer)?,
            }
        }
    }

    fn next(&self) -> Result<Event, CliError> {
        // We hold a sender ourselves, so that there is always one.
        self.events.recv().map_err(|error| CliError::Failed(error.to_string()))
    }

    fn obey(&mut self, line: &str) -> Result<Flow, CliError> {
        let command = match Command::read(line) {
            Ok(command) => command,
            Err(error) => return self.complain(error),
        };
        match command {
            Command::Empty => {}
            Command::Ugi => self.introduce()?,
            Command::IsReady => self.say("readyok")?,
            Command::Stop => self.stop()?,
            Command::Quit => {
                if let Some(search) = &self.search {
                    search.stop();
                }
                return Ok(Flow::Over);
            }
            _ if self.search.is_some() => {
                let word = line.split_whitespace().next().unwrap_or_default();
                return self.complain(format!("{word}: not while searching; say `stop` first"));
            }
            Command::NewGame => self.settings.forget(),
            Command::SetOption { name, value } => return self.set_option(&name, &value),
            Command::Position { text, actions } => return self.set_up(text.as_deref(), &actions),
            Command::Go(go) => match games::player(self.timeline.game()) {
                Ok(_) => self.go(&go)?,
                Err(error) => return self.complain(format!("go: {error}")),
            },
        }
        Ok(Flow::On)
    }

    fn introduce(&mut self) -> Result<(), CliError> {
        self.say(concat!("id name Cannon ", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the authors of Cannon")?;
        for line in Settings::lines() {
            self.say(&line)?;
        }
        self.say("ugiok")
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<Flow, CliError> {
        match self.settings.set(name, value) {
            Ok(Effect::Search) => Ok(Flow::On),
            // Another game, or the same by other rules, starts at its beginning.
            Ok(Effect::Board) => self.set_up(None, &[]),
            Err(error) => self.complain(error),
        }
    }

    fn set_up(&mut self, position: Option<&str>, actions: &[String]) -> Result<Flow, CliError> {
        let mut timeline = match self.settings.timeline(position) {
            Ok(timeline) => timeline,
            Err(error) => return self.complain(format!("position: {error}")),
        };
        for (index, text) in actions.iter().enumerate() {
            let read = timeline.read_action(text).map_err(|error| error.to_string());
            let played = read.and_then(|action| timeline.play(action).map_err(|error| error.to_string()));
            if let Err(error) = played {
                let (number, text) = (index + 1, command::quoted(text));
                return self.complain(format!("position: action {number} (`{text}`): {error}"));
            }
        }
        self.timeline = timeline;
        Ok(Flow::On)
    }

    fn go(&mut self, go: &Go) -> Result<(), CliError> {
        let first = self.settings.timeline(None).map_err(CliError::Failed)?.side_to_move();
        let first_mover = self.timeline.side_to_move() == first;
        let memory = self.settings.memory();
        let order = SearchOptions {
            limits: search::limits(go, self.settings.level, &*self.timeline, first_mover),
            threads: self.settings.threads,
            lines: self.settings.lines,
            memory: Some(memory.clone()),
            style: self.settings.style,
            evaluator: self.judge.clone(),
            // Who asks to search on and on wants to see variations.
            book: self.settings.own_book && !go.infinite,
            ..SearchOptions::new(self.settings.level, self.settings.seed)
        };
        let timeline = self.timeline.boxed_clone();
        self.search = Some(Search::begin(timeline, order, memory, go.infinite, self.sender.clone()));
        Ok(())
    }

    /// Ends the search, if there is one, and gives its answer before anything else is obeyed.
    fn stop(&mut self) -> Result<(), CliError> {
        let Some(search) = &self.search else { return Ok(()) };
        search.stop();
        if let Some(answer) = search.answer {
            return self.give(answer);
        }
        loop {
            match self.next()? {
                Event::Said(line) => self.say(&line)?,
                Event::Answer(answer) => return self.give(answer),
                other => self.waiting.push_back(other),
            }
        }
    }

    /// The search is over. After `go infinite` its answer waits for `stop`.
    fn answered(&mut self, answer: Option<PackedAction>) -> Result<(), CliError> {
        match &mut self.search {
            Some(search) if search.infinite => {
                search.answer = Some(answer);
                Ok(())
            }
            _ => self.give(answer),
        }
    }

    fn give(&mut self, answer: Option<PackedAction>) -> Result<(), CliError> {
        self.search = None;
        // A search that was stopped before it found anything leaves it at the first action there is.
        let action = answer.or_else(|| self.timeline.actions().first().copied());
        let text = action.and_then(|action| self.timeline.notation(action)).map(|text| report::word(&text));
        self.say(&format!("bestaction {}", text.as_deref().unwrap_or("none")))
    }

    fn complain(&mut self, what: impl ToString) -> Result<Flow, CliError> {
        let what = what.to_string().replace(char::is_control, " ");
        self.say(&format!("info error {what}"))?;
        Ok(Flow::On)
    }

    fn say(&mut self, line: &str) -> Result<(), CliError> {
        writeln!(self.out, "{line}")?;
        self.out.flush()?;
        Ok(())
    }
}
