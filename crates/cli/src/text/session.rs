//! The conversation: the computer's turns, the players' lines, and what is said to them.

use std::io::{BufRead, Read, Write};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::command::{Command, View};
use super::table::Table;
use crate::error::CliError;
use cannon_engine::{Level, SearchOptions};
use cannon_i18n::{FluentValue, Localizer};
use cannon_rules::record::{Seat, Style};
use cannon_rules::{Outcome, PackedAction, Side, WinReason};

/// Longest line that is read, in bytes; the rest of a longer one is passed over.
const MAX_LINE: u64 = 4096;

/// A game in the terminal.
pub(super) struct Session<R, W> {
    pub(super) table: Table,
    /// Where the game is kept after every turn.
    pub(super) path: Option<PathBuf>,
    /// Whether something was played or taken back since the game was last in a file.
    pub(super) unsaved: bool,
    input: R,
    pub(super) out: W,
    /// Whether someone sits there to be prompted.
    pub(super) prompts: bool,
    pub(super) view: View,
    pub(super) words: Localizer,
    /// Up to when time has been counted on the clocks.
    pub(super) counted: Instant,
}

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn new(table: Table, path: Option<PathBuf>, input: R, out: W, prompts: bool) -> Self {
        Session {
            table,
            path,
            unsaved: false,
            input,
            out,
            prompts,
            view: View::default(),
            words: Localizer::default(),
            counted: Instant::now(),
        }
    }

    /// Plays until the player quits or the input ends.
    pub(super) fn run(mut self) -> Result<(), CliError> {
        self.greet()?;
        self.show()?;
        self.keep()?;
        self.counted = Instant::now();
        self.converse()?;
        // What is left on the clocks has changed since the last turn.
        if self.unsaved || self.table.clocks.is_timed() { self.keep() } else { Ok(()) }
    }

    fn converse(&mut self) -> Result<(), CliError> {
        loop {
            if self.table.outcome().is_none()
                && let Seat::Computer { level, style } = self.table.seat_to_move()
            {
                self.computer_turn(level, style)?;
                continue;
            }
            let prompt = self.prompt();
            let line = self.line(&prompt)?;
            let late = self.flag_fell()?;
            let Some(line) = line else { return Ok(()) };
            let command = Command::read(&line);
            // What was meant for the game that went on is not for the one that has ended.
            if late && command.is_about_the_turn() {
                self.say("cli-too-late", &[])?;
                continue;
            }
            if !self.obey(command)? {
                return Ok(());
            }
        }
    }

    /// Counts the time that has passed. If that ended the game, says so and keeps it. Nothing can interrupt a player who is being
    /// waited for, so this comes with the line that was typed too late.
    pub(super) fn flag_fell(&mut self) -> Result<bool, CliError> {
        let now = Instant::now();
        let fallen = self.table.pass_time(now - self.counted);
        self.counted = now;
        if fallen {
            self.changed()?;
            self.say("cli-flag-fell", &[("side", self.side(self.table.side_to_move()).into())])?;
            self.announce_end()?;
        }
        Ok(fallen)
    }

    /// Does what a line asks for. `false` to end.
    fn obey(&mut self, command: Command) -> Result<bool, CliError> {
        match command {
            Command::Empty => {}
            Command::Help => {
                self.say(self.table.game.help, &[])?;
                self.say("cli-help", &[])?;
            }
            Command::Board => self.show_board()?,
            Command::Pieces => self.show_pieces()?,
            Command::View(view) => self.change_view(view)?,
            Command::Legal => self.list_legal()?,
            Command::Moves => self.list_moves()?,
            Command::Clocks => self.show_clocks()?,
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
            Command::Draw => self.offer_draw()?,
            Command::Resign => self.resign()?,
            Command::Quit => return Ok(!self.may_quit()?),
            Command::Action(text) => self.player_turn(&text)?,
        }
        Ok(true)
    }

    fn computer_turn(&mut self, level: u8, style: Style) -> Result<(), CliError> {
        let level = Level::new(level).unwrap_or(Level::MAX);
        let order = self.table.hurried(SearchOptions {
            variety: true,
            book: true,
            style,
            ..SearchOptions::new(level, self.table.seed())
        });
        let action =
            cannon_engine::choose_action(self.table.timeline.as_ref(), &order, &AtomicBool::new(false), &mut |_| {});
        if self.flag_fell()? {
            return Ok(());
        }
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
        if let Err(refused) = self.table.play(action) {
            return self.say(refused.message_id, &[]);
        }
        self.changed()?;
        let notation = self.table.timeline.notation_at(self.table.timeline.ply() - 1).unwrap_or_default();
        let args = [("side", self.side(side).into()), ("action", notation.as_str().into())];
        self.say("cli-played", &args)?;
        self.show()?;
        let marks = notation.trim_start_matches(|letter| !matches!(letter, '+' | '='));
        for &(_, id) in self.table.game.announcements.iter().filter(|(mark, _)| marks.contains(*mark)) {
            let args = [("side", self.side(side).into()), ("enemy", self.side(!side).into())];
            self.say(id, &args)?;
        }
        self.announce_end()
    }

    pub(super) fn announce_end(&mut self) -> Result<(), CliError> {
        let Some(outcome) = self.table.outcome() else { return Ok(()) };
        let sentence = self.words.outcome_in(self.table.timeline.game(), outcome);
        writeln!(self.out, "{sentence}")?;
        self.say("cli-after-end", &[])
    }

    fn after_travel(&mut self, done: bool, nothing: &str) -> Result<(), CliError> {
        if !done {
            return self.say(nothing, &[]);
        }
        self.changed()?;
        self.say("cli-at-ply", &[("ply", self.table.timeline.ply().into())])?;
        self.show()?;
        self.announce_end()
    }

    fn resign(&mut self) -> Result<(), CliError> {
        if self.table.outcome().is_some() {
            return self.say("cli-over", &[]);
        }
        self.end(Outcome::Win { side: !self.table.side_to_move(), by: WinReason::Resignation })
    }

    pub(super) fn end(&mut self, outcome: Outcome) -> Result<(), CliError> {
        self.table.agree(outcome);
        self.changed()?;
        self.announce_end()
    }

    /// Asks a question. Only a clear yes is one.
    pub(super) fn agrees_to(&mut self, question: &str) -> Result<bool, CliError> {
        if !self.prompts {
            writeln!(self.out, "{question}")?;
        }
        let answer = self.line(question)?.unwrap_or_default();
        let yes = self.words.text("cli-yes");
        Ok(yes.split_whitespace().any(|word| word.eq_ignore_ascii_case(answer.trim())))
    }

    pub(super) fn greet(&mut self) -> Result<(), CliError> {
        let seats = Side::ALL.map(|side| (self.side(side), self.words.seat(self.table.players[side].seat)));
        let [(south, south_seat), (north, north_seat)] = seats;
        let args = [
            ("south", south.into()),
            ("south-seat", south_seat.into()),
            ("north", north.into()),
            ("north-seat", north_seat.into()),
            ("example", self.table.game.example.into()),
        ];
        self.say("cli-welcome", &args)?;
        self.announce_end()
    }

    /// What a side is called in the game on the table.
    pub(super) fn side(&self, side: Side) -> String {
        self.words.side_in(self.table.timeline.game(), side)
    }

    /// Says a text of the locale on a line of its own.
    pub(super) fn say(&mut self, id: &str, args: &[(&str, FluentValue<'_>)]) -> Result<(), CliError> {
        writeln!(self.out, "{}", self.words.format(id, args))?;
        Ok(())
    }

    pub(super) fn complain(&mut self, error: &cannon_files::FileError) -> Result<(), CliError> {
        writeln!(self.out, "{error}")?;
        Ok(())
    }

    /// What the player is asked for, the clocks first.
    fn prompt(&self) -> String {
        if self.table.outcome().is_some() {
            return self.words.text("cli-prompt-over");
        }
        let prompt = self.words.format("cli-prompt", &[("side", self.side(self.table.side_to_move()).into())]);
        if self.table.clocks.is_timed() { format!("{}\n{prompt}", self.clocks()) } else { prompt }
    }

    /// The next line, after a prompt if somebody sits there. `None` at the end of the input.
    fn line(&mut self, prompt: &str) -> Result<Option<String>, CliError> {
        if self.prompts {
            write!(self.out, "{prompt} ")?;
        }
        self.out.flush()?;
        let mut bytes = Vec::new();
        let unreadable = |error| CliError::Failed(format!("cannot read the input: {error}"));
        let read = self.input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes).map_err(unreadable)?;
        if read as u64 == MAX_LINE && !bytes.ends_with(b"\n") {
            self.input.skip_until(b'\n').map_err(unreadable)?;
        }
        if read == 0 && self.prompts {
            writeln!(self.out)?;
        }
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}
