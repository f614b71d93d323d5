//! The conversation: the computer's turns, the players' lines, and what is said to them.

use std::io::{BufRead, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use super::command::{Command, View};
use super::table::Table;
use crate::cli::error::CliError;
use crate::engine::{self, Level, Limits, Order, Score};
use crate::files;
use crate::i18n::{FluentValue, Localizer};
use crate::rules::record::Seat;
use crate::rules::{DrawReason, Outcome, PackedAction, Side, WinReason};

/// Longest line that is read, in bytes; the rest of a longer one is read as the next.
const MAX_LINE: u64 = 4096;
/// What a hint may cost, in positions.
const HINT: Limits = Limits { depth: None, nodes: Some(400_000), time: Some(std::time::Duration::from_secs(2)) };
/// What the computer's answer to an offered draw may cost, in positions.
const DRAW_NODES: u64 = 50_000;
/// Actions on one line of a list.
const LIST_WIDTH: usize = 8;

/// A game in the terminal.
pub(super) struct Session<R, W> {
    table: Table,
    /// Where the game is kept after every turn.
    path: Option<PathBuf>,
    input: R,
    out: W,
    /// Whether someone sits there to be prompted.
    prompts: bool,
    view: View,
    words: Localizer,
}

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn new(table: Table, path: Option<PathBuf>, input: R, out: W, prompts: bool) -> Self {
        Session { table, path, input, out, prompts, view: View::default(), words: Localizer::default() }
    }

    /// Plays until the player quits or the input ends.
    pub(super) fn run(mut self) -> Result<(), CliError> {
        self.greet()?;
        self.show()?;
        self.keep()?;
        loop {
            if self.table.outcome().is_none()
                && let Seat::Computer { level } = self.table.seat_to_move()
            {
                self.computer_turn(level)?;
                continue;
            }
            let Some(line) = self.line()? else { return Ok(()) };
            if !self.obey(Command::read(&line))? {
                return Ok(());
            }
        }
    }

    /// Does what a line asks for. `false` to end.
    fn obey(&mut self, command: Command) -> Result<bool, CliError> {
        match command {
            Command::Empty => {}
            Command::Help => self.say("cli-help", &[])?,
            Command::Board => self.show_board()?,
            Command::Pieces => self.show_pieces()?,
            Command::View(view) => self.change_view(view)?,
            Command::Legal => self.list_legal()?,
            Command::Moves => self.list_moves()?,
            Command::Hint => self.hint()?,
            Command::Undo => {
                let done = self.table.undo();
                self.after_travel(done, "cli-nothing-to-undo")?;
            }
            Command::Redo => {
                let done = self.table.redo();
                self.after_travel(done, "cli-nothing-to-redo")?;
            }
            Command::Save(path) => self.save(path)?,
            Command::Load(path) => self.load(path)?,
            Command::Draw => self.draw()?,
            Command::Resign => self.resign()?,
            Command::Quit => return Ok(false),
            Command::Action(text) => self.player_turn(&text)?,
        }
        Ok(true)
    }

    fn computer_turn(&mut self, level: u8) -> Result<(), CliError> {
        let level = Level::new(level).unwrap_or(Level::MAX);
        let order = Order::new(level, self.table.seed());
        let action = engine::think(self.table.timeline.as_ref(), &order, &AtomicBool::new(false), &mut |_| {});
        match action {
            Some(action) => self.play(action),
            None => Err(CliError::Failed(self.words.text("cli-no-computer"))),
        }
    }

    fn player_turn(&mut self, text: &str) -> Result<(), CliError> {
        if self.table.outcome().is_some() {
            return self.say("cli-over", &[]);
        }
        match self.table.timeline.read_action(text) {
            Ok(action) => self.play(action),
            Err(error) => self.say("cli-unreadable", &[("error", error.to_string().into())]),
        }
    }

    /// Plays an action, says so, and keeps the game.
    fn play(&mut self, action: PackedAction) -> Result<(), CliError> {
        let side = self.table.side_to_move();
        if let Err(refused) = self.table.timeline.play(action) {
            return self.say(refused.message_id, &[]);
        }
        let notation = self.table.timeline.notation_at(self.table.timeline.ply() - 1).unwrap_or_default();
        let args = [("side", self.words.side(side).into()), ("action", notation.as_str().into())];
        self.say("cli-played", &args)?;
        self.show()?;
        if notation.ends_with('+') {
            self.say("cli-danger", &[("side", self.words.side(!side).into())])?;
        }
        self.announce_end()?;
        self.keep()
    }

    fn announce_end(&mut self) -> Result<(), CliError> {
        let Some(outcome) = self.table.outcome() else { return Ok(()) };
        let sentence = self.words.outcome(outcome);
        writeln!(self.out, "{sentence}")?;
        self.say("cli-after-end", &[])
    }

    fn after_travel(&mut self, done: bool, nothing: &str) -> Result<(), CliError> {
        if !done {
            return self.say(nothing, &[]);
        }
        self.say("cli-at-ply", &[("ply", self.table.timeline.ply().into())])?;
        self.show()?;
        self.announce_end()?;
        self.keep()
    }

    fn hint(&mut self) -> Result<(), CliError> {
        let timeline = self.table.timeline.as_ref();
        let report = if self.table.outcome().is_none() { engine::assess(timeline, HINT) } else { None };
        let action = report.as_ref().and_then(|report| timeline.notation(*report.pv.first()?));
        let (Some(report), Some(action)) = (report, action) else { return self.say("cli-no-hint", &[]) };
        let id = match report.score {
            Score::Win { .. } => "cli-hint-win",
            Score::Loss { .. } => "cli-hint-loss",
            Score::Advantage(_) => "cli-hint",
        };
        let turns = report.score.turns_to_win().unwrap_or(0);
        self.say(id, &[("action", action.into()), ("turns", turns.into())])
    }

    fn draw(&mut self) -> Result<(), CliError> {
        if self.table.outcome().is_some() {
            return self.say("cli-over", &[]);
        }
        let other = !self.table.side_to_move();
        let agrees = match self.table.players[other].seat {
            Seat::Computer { .. } => {
                // It agrees unless it stands better.
                let report = engine::assess(self.table.timeline.as_ref(), Limits::nodes(DRAW_NODES));
                report.is_some_and(|report| match report.score {
                    Score::Advantage(ours) => ours >= 0,
                    Score::Win { .. } => true,
                    Score::Loss { .. } => false,
                })
            }
            Seat::Human => {
                self.say("cli-draw-question", &[("side", self.words.side(other).into())])?;
                let answer = self.line()?.unwrap_or_default();
                answer.trim().eq_ignore_ascii_case(&self.words.text("cli-yes"))
            }
        };
        if agrees {
            self.end(Outcome::Draw { by: DrawReason::Agreement })
        } else {
            self.say("cli-draw-declined", &[("side", self.words.side(other).into())])
        }
    }

    fn resign(&mut self) -> Result<(), CliError> {
        if self.table.outcome().is_some() {
            return self.say("cli-over", &[]);
        }
        self.end(Outcome::Win { side: !self.table.side_to_move(), by: WinReason::Resignation })
    }

    fn end(&mut self, outcome: Outcome) -> Result<(), CliError> {
        self.table.agree(outcome);
        self.announce_end()?;
        self.keep()
    }

    fn save(&mut self, path: Option<PathBuf>) -> Result<(), CliError> {
        let Some(path) = path.or_else(|| self.path.clone()) else { return self.say("cli-which-file", &[]) };
        match files::write_record(&path, &self.table.record()) {
            Ok(()) => self.say("cli-saved", &[("file", shown(&path))]),
            Err(error) => self.complain(&error),
        }
    }

    fn load(&mut self, path: Option<PathBuf>) -> Result<(), CliError> {
        let Some(path) = path.or_else(|| self.path.clone()) else { return self.say("cli-which-file", &[]) };
        let table = files::read_record(&path).and_then(|record| {
            Table::from_record(&record).map_err(|error| files::FileError::Record { path: path.clone(), error })
        });
        match table {
            Ok(table) => {
                self.table = table;
                self.say("cli-loaded", &[("file", shown(&path))])?;
                self.show()?;
                self.announce_end()?;
                self.keep()
            }
            Err(error) => self.complain(&error),
        }
    }

    /// Writes the game to its file, if it has one. The game goes on if that fails, but the player is told.
    fn keep(&mut self) -> Result<(), CliError> {
        let Some(path) = &self.path else { return Ok(()) };
        match files::write_record(path, &self.table.record()) {
            Ok(()) => Ok(()),
            Err(error) => self.complain(&error),
        }
    }

    fn greet(&mut self) -> Result<(), CliError> {
        let seats = Side::ALL.map(|side| (self.words.side(side), self.words.seat(self.table.players[side].seat)));
        let [(south, south_seat), (north, north_seat)] = seats;
        let args = [
            ("south", south.into()),
            ("south-seat", south_seat.into()),
            ("north", north.into()),
            ("north-seat", north_seat.into()),
        ];
        self.say("cli-welcome", &args)?;
        self.announce_end()
    }

    fn change_view(&mut self, view: Option<View>) -> Result<(), CliError> {
        let Some(view) = view else { return self.say("cli-which-view", &[]) };
        self.view = view;
        self.show()
    }

    /// Shows what the player wants to see after each turn.
    fn show(&mut self) -> Result<(), CliError> {
        match self.view {
            View::Board => self.show_board(),
            View::Pieces => self.show_pieces(),
            View::Off => Ok(()),
        }
    }

    fn show_board(&mut self) -> Result<(), CliError> {
        let board = (self.table.game.board)(self.table.timeline.as_ref());
        write!(self.out, "\n{board}\n")?;
        Ok(())
    }

    fn show_pieces(&mut self) -> Result<(), CliError> {
        for side in Side::ALL {
            let name = self.words.side(side);
            writeln!(self.out, "{name}:")?;
            for (kind, points) in (self.table.game.pieces)(self.table.timeline.as_ref(), side) {
                let args = [("count", points.len().into()), ("points", points.join(", ").into())];
                self.say(kind, &args)?;
            }
        }
        Ok(())
    }

    fn list_legal(&mut self) -> Result<(), CliError> {
        let timeline = self.table.timeline.as_ref();
        let actions = if self.table.outcome().is_some() { Vec::new() } else { timeline.actions() };
        let actions: Vec<String> = actions.into_iter().filter_map(|action| timeline.notation(action)).collect();
        self.say("cli-legal", &[("count", actions.len().into())])?;
        for line in actions.chunks(LIST_WIDTH) {
            writeln!(self.out, "{}", line.join(" "))?;
        }
        Ok(())
    }

    fn list_moves(&mut self) -> Result<(), CliError> {
        let timeline = self.table.timeline.as_ref();
        let actions: Vec<String> = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).collect();
        self.say("cli-moves", &[("count", actions.len().into())])?;
        for (turn, pair) in actions.chunks(2).enumerate() {
            writeln!(self.out, "{}. {}", turn + 1, pair.join(" "))?;
        }
        Ok(())
    }

    /// Says a text of the locale on a line of its own.
    fn say(&mut self, id: &str, args: &[(&str, FluentValue<'_>)]) -> Result<(), CliError> {
        writeln!(self.out, "{}", self.words.format(id, args))?;
        Ok(())
    }

    fn complain(&mut self, error: &files::FileError) -> Result<(), CliError> {
        writeln!(self.out, "{error}")?;
        Ok(())
    }

    /// The next line, after a prompt. `None` at the end of the input.
    fn line(&mut self) -> Result<Option<String>, CliError> {
        if self.prompts {
            let prompt = if self.table.outcome().is_some() {
                self.words.text("cli-prompt-over")
            } else {
                self.words.format("cli-prompt", &[("side", self.words.side(self.table.side_to_move()).into())])
            };
            write!(self.out, "{prompt} ")?;
        }
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

fn shown(path: &Path) -> FluentValue<'static> {
    path.display().to_string().into()
}
