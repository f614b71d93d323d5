//! The dialogue of a game in the terminal: turns of the computer, input of the players, and messages to them.

use std::io::{BufRead, Read, Write};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::command::{Command, View};
use super::terminal_game::TerminalGame;
use crate::error::CliError;
use crate::games::BoardDetail;
use cannon_engine::{Level, SearchOptions};
use cannon_files::bytes_without_byte_order_mark;
use cannon_i18n::{FluentValue, Localizer};
use cannon_rules::record::{Seat, Style};
use cannon_rules::timeline::REPETITION_COUNT;
use cannon_rules::{Outcome, PackedAction, Side, WinReason};

/// Maximum length of a line in bytes. The rest of a longer line is skipped.
const MAX_LINE_BYTES: u64 = 4096;

/// A game in the terminal.
pub(super) struct Session<R, W> {
    pub(super) game: TerminalGame,
    /// The file to which the game is saved after every turn.
    pub(super) record_path: Option<PathBuf>,
    /// The file to which the game was last saved with a command, or from which it was loaded.
    pub(super) last_file: Option<PathBuf>,
    /// Whether the game has changed since it was last saved or loaded.
    pub(super) has_unsaved_changes: bool,
    /// Whether the player has been told that the game cannot be saved to its file.
    pub(super) knows_save_failure: bool,
    input: R,
    /// Whether no line of the input has been read.
    is_at_start: bool,
    pub(super) out: W,
    /// Whether the input is a terminal, so that prompts and questions make sense.
    pub(super) is_interactive: bool,
    /// The form in which positions are shown.
    pub(super) view: View,
    pub(super) localizer: Localizer,
    /// What is shown after the welcome.
    pub(super) reminder: Option<String>,
    /// The time up to which the clocks have been updated.
    pub(super) clocks_updated: Instant,
}

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn new(
        game: TerminalGame,
        record_path: Option<PathBuf>,
        localizer: Localizer,
        input: R,
        out: W,
        is_interactive: bool,
    ) -> Self {
        Session {
            game,
            record_path,
            last_file: None,
            has_unsaved_changes: false,
            knows_save_failure: false,
            input,
            is_at_start: true,
            out,
            is_interactive,
            view: View::default(),
            localizer,
            reminder: None,
            clocks_updated: Instant::now(),
        }
    }

    /// Plays until the player quits or the input ends.
    pub(super) fn run(mut self) -> Result<(), CliError> {
        self.autosave()?;
        self.greet()?;
        if let Some(reminder) = self.reminder.take() {
            writeln!(self.out, "{reminder}")?;
        }
        self.show()?;
        self.clocks_updated = Instant::now();
        self.main_loop()?;
        // The remaining time has changed since the last turn.
        if self.has_unsaved_changes || self.game.clocks.is_timed() { self.autosave() } else { Ok(()) }
    }

    /// Alternates between turns of the computer and lines of input.
    fn main_loop(&mut self) -> Result<(), CliError> {
        loop {
            if self.game.outcome().is_none()
                && let Seat::Computer { level, style } = self.game.players[self.game.side_to_move()].seat
            {
                self.computer_turn(level, style)?;
                continue;
            }
            let prompt = self.prompt();
            let line = self.read_line(&prompt)?;
            let flag_fell = self.check_flag()?;
            let Some(line) = line else { return Ok(()) };
            let command = Command::parse(&line);
            // The command was meant for the running game and must not act on the finished game.
            if flag_fell && command.applies_to_current_turn() {
                self.print_message("cli-too-late", &[])?;
                continue;
            }
            if !self.execute(command)? {
                return Ok(());
            }
        }
    }

    /// Updates the clocks and returns whether the flag of the side to move fell. That ends the game, which is announced and saved.
    /// Waiting for input cannot be interrupted, so a fallen flag is noticed only after the next line.
    pub(super) fn check_flag(&mut self) -> Result<bool, CliError> {
        let now = Instant::now();
        let fallen = self.game.elapse(now - self.clocks_updated);
        self.clocks_updated = now;
        if fallen {
            self.on_game_changed()?;
            self.print_message("cli-flag-fell", &[("side", self.side_name(self.game.side_to_move()).into())])?;
            self.announce_end()?;
        }
        Ok(fallen)
    }

    /// Executes a command. Returns `false` to quit.
    fn execute(&mut self, command: Command) -> Result<bool, CliError> {
        match command {
            Command::Empty => {}
            Command::Help(topic) => self.help(topic.as_deref())?,
            Command::Board => self.show_board(BoardDetail::Facings)?,
            Command::Pieces => self.show_pieces()?,
            Command::View(view) => self.change_view(view)?,
            Command::Legal => self.list_legal()?,
            Command::Moves => self.list_moves()?,
            Command::Clocks => self.show_clocks()?,
            Command::Hint => self.show_hint()?,
            Command::Undo => {
                let undone = self.game.undo();
                self.show_after_undo_or_redo(undone, "cli-nothing-to-undo")?;
            }
            Command::Redo => {
                let redone = self.game.redo();
                self.show_after_undo_or_redo(redone, "cli-nothing-to-redo")?;
            }
            Command::Save(path) => self.save(path)?,
            Command::Load(path) => self.load(path)?,
            Command::Draw => self.offer_draw()?,
            Command::Resign => self.resign()?,
            Command::Quit => return Ok(!self.confirm_loss("cli-quit-question")?),
            Command::Action(text) => self.player_turn(&text)?,
        }
        Ok(true)
    }

    fn computer_turn(&mut self, level: i8, style: Style) -> Result<(), CliError> {
        let level = Level::new(level).unwrap_or(Level::MAX);
        // The mistakes of a game differ from those of other games, and are the same when it is resumed.
        let seed = self.game.started.as_nanosecond() as u64;
        let options = SearchOptions { variety: true, use_book: true, style, ..SearchOptions::new(level, seed) }
            .with_clock(&self.game.clocks, &self.game.timeline);
        let action = cannon_engine::choose_action(&self.game.timeline, &options, &AtomicBool::new(false), &mut |_| {});
        if self.check_flag()? {
            return Ok(());
        }
        match action {
            Some(action) => self.play(action),
            None => Err(CliError::no_search_result(&self.game.timeline)),
        }
    }

    fn player_turn(&mut self, text: &str) -> Result<(), CliError> {
        if self.game.outcome().is_some() {
            return self.print_message("cli-over", &[]);
        }
        match self.game.timeline.read_action(text) {
            Ok(action) => self.play(action),
            Err(error) => {
                let reason = self.localizer.error(&error);
                self.print_message("cli-unreadable", &[("error", reason.into())])
            }
        }
    }

    /// Plays an action, saves the game and announces the action.
    fn play(&mut self, action: PackedAction) -> Result<(), CliError> {
        let side = self.game.side_to_move();
        if let Err(refusal) = self.game.play(action) {
            let reason = self.localizer.error(&refusal);
            writeln!(self.out, "{reason}")?;
            return Ok(());
        }
        self.on_game_changed()?;
        let notation = self.game.timeline.notation_at(self.game.timeline.ply() - 1).unwrap_or_default();
        let args = [("side", self.side_name(side).into()), ("action", notation.as_str().into())];
        self.print_message("cli-played", &args)?;
        self.show()?;
        let marks = notation.trim_start_matches(|letter| !matches!(letter, '+' | '=' | '^'));
        for &(_, id) in self.game.commands.announcements.iter().filter(|(mark, _)| marks.contains(*mark)) {
            let args = [("side", self.side_name(side).into()), ("enemy", self.side_name(!side).into())];
            self.print_message(id, &args)?;
        }
        self.announce_repetition()?;
        self.announce_end()
    }

    /// Reminds the players of a draw when a position occurs for the third time or more, if the house rules do not end the game then.
    fn announce_repetition(&mut self) -> Result<(), CliError> {
        let timeline = &self.game.timeline;
        let occurrences = timeline.occurrences_at(timeline.ply());
        if occurrences < REPETITION_COUNT || self.game.outcome().is_some() {
            return Ok(());
        }
        self.print_message("cli-repetition", &[("count", occurrences.into())])
    }

    /// Prints the result if the game is over.
    pub(super) fn announce_end(&mut self) -> Result<(), CliError> {
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        let sentence = self.localizer.outcome_in(self.game.timeline.game(), outcome);
        writeln!(self.out, "{sentence}")?;
        self.print_message("cli-after-end", &[])
    }

    /// Shows the position after undo or redo, or the message `nothing_id` if the position did not change.
    fn show_after_undo_or_redo(&mut self, has_changed: bool, nothing_id: &str) -> Result<(), CliError> {
        if !has_changed {
            return self.print_message(nothing_id, &[]);
        }
        self.on_game_changed()?;
        self.print_message("cli-at-ply", &[("ply", self.game.timeline.ply().into())])?;
        self.show()?;
        self.announce_end()
    }

    fn resign(&mut self) -> Result<(), CliError> {
        if self.game.outcome().is_some() {
            return self.print_message("cli-over", &[]);
        }
        self.end_game(Outcome::Win { side: !self.game.side_to_move(), by: WinReason::Resignation })
    }

    /// Ends the game by resignation or agreement.
    pub(super) fn end_game(&mut self, outcome: Outcome) -> Result<(), CliError> {
        self.game.agreed_result = Some(outcome);
        self.on_game_changed()?;
        self.announce_end()
    }

    /// Asks a yes-or-no question. Any answer other than yes counts as no.
    pub(super) fn confirm(&mut self, question: &str) -> Result<bool, CliError> {
        if !self.is_interactive {
            writeln!(self.out, "{question}")?;
        }
        let answer = self.read_line(question)?.unwrap_or_default();
        let yes = self.localizer.text("cli-yes");
        Ok(yes.split_whitespace().any(|word| word.eq_ignore_ascii_case(answer.trim())))
    }

    /// Prints who plays which side, and the result if the game is over.
    pub(super) fn greet(&mut self) -> Result<(), CliError> {
        let seats =
            Side::ALL.map(|side| (self.side_name(side), self.localizer.seat_title(self.game.players[side].seat)));
        let [(south, south_seat), (north, north_seat)] = seats;
        let args = [
            ("south", south.into()),
            ("south-seat", south_seat.into()),
            ("north", north.into()),
            ("north-seat", north_seat.into()),
            ("example", self.game.commands.example_actions.into()),
        ];
        self.print_message("cli-welcome", &args)?;
        self.announce_end()
    }

    /// The name of a side in this game.
    pub(super) fn side_name(&self, side: Side) -> String {
        self.localizer.side_in(self.game.timeline.game(), side)
    }

    /// Prints a localised message on a line of its own.
    pub(super) fn print_message(&mut self, id: &str, args: &[(&str, FluentValue<'_>)]) -> Result<(), CliError> {
        writeln!(self.out, "{}", self.localizer.format(id, args))?;
        Ok(())
    }

    /// Prints an error of reading or writing a file.
    pub(super) fn print_error(&mut self, error: &cannon_files::FileError) -> Result<(), CliError> {
        writeln!(self.out, "{}", self.localizer.error(error))?;
        Ok(())
    }

    /// The prompt, preceded by the clocks if the game has any.
    fn prompt(&self) -> String {
        if self.game.outcome().is_some() {
            return self.localizer.text("cli-prompt-over");
        }
        let prompt = self.localizer.format("cli-prompt", &[("side", self.side_name(self.game.side_to_move()).into())]);
        if self.game.clocks.is_timed() { format!("{}\n{prompt}", self.clocks_text()) } else { prompt }
    }

    /// Reads the next line, after a prompt if the input is a terminal. `None` at the end of the input.
    fn read_line(&mut self, prompt: &str) -> Result<Option<String>, CliError> {
        if self.is_interactive {
            write!(self.out, "{prompt} ")?;
        }
        self.out.flush()?;
        let mut bytes = Vec::new();
        let failed = |error| CliError::unreadable_input(&error);
        let read = self.input.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes).map_err(failed)?;
        if read as u64 == MAX_LINE_BYTES && !bytes.ends_with(b"\n") {
            self.input.skip_until(b'\n').map_err(failed)?;
        }
        if read == 0 && self.is_interactive {
            writeln!(self.out)?;
        }
        let is_first = std::mem::replace(&mut self.is_at_start, false);
        let text = if is_first { bytes_without_byte_order_mark(&bytes) } else { &bytes };
        Ok((read > 0).then(|| String::from_utf8_lossy(text).into_owned()))
    }
}
