//! Display of the board, the pieces in words, lists of actions, the clocks, and hints.

use std::io::{BufRead, Write};
use std::time::Duration;

use super::command::View;
use super::session::Session;
use crate::error::CliError;
use crate::games::{BoardDetail, shown_position};
use cannon_engine::{Limits, Score};
use cannon_rules::Side;

/// The limits of the search for a hint.
const HINT_LIMITS: Limits = Limits { depth: None, nodes: Some(400_000), time: Some(Duration::from_secs(2)) };
/// Number of actions per line of a list.
const LIST_WIDTH: usize = 8;

impl<R: BufRead, W: Write> Session<R, W> {
    /// Changes the form in which positions are shown; `None` prints the possible forms.
    pub(super) fn change_view(&mut self, view: Option<View>) -> Result<(), CliError> {
        let Some(view) = view else { return self.print_message("cli-which-view", &[]) };
        self.view = view;
        self.show()
    }

    /// Shows the position in the form that the player has chosen.
    pub(super) fn show(&mut self) -> Result<(), CliError> {
        match self.view {
            View::Board => self.show_board(BoardDetail::Facings),
            View::Plain => self.show_board(BoardDetail::Plain),
            View::Pieces => self.show_pieces(),
            View::Off => Ok(()),
        }
    }

    /// Prints the board in characters.
    pub(super) fn show_board(&mut self, detail: BoardDetail) -> Result<(), CliError> {
        let board = shown_position(&self.game.timeline).board(detail);
        write!(self.out, "\n{board}\n")?;
        self.show_remarks()
    }

    /// Prints further sentences about the position, one per line.
    fn show_remarks(&mut self) -> Result<(), CliError> {
        for remark in shown_position(&self.game.timeline).remarks(&self.localizer) {
            writeln!(self.out, "{remark}")?;
        }
        Ok(())
    }

    /// Prints the pieces of both sides in words.
    pub(super) fn show_pieces(&mut self) -> Result<(), CliError> {
        for side in Side::ALL {
            let name = self.side_name(side);
            writeln!(self.out, "{name}:")?;
            for (kind, points) in shown_position(&self.game.timeline).pieces(side) {
                let args = [("count", points.len().into()), ("points", points.join(", ").into())];
                self.print_message(kind, &args)?;
            }
        }
        self.show_remarks()
    }

    /// Prints the legal actions.
    pub(super) fn list_legal(&mut self) -> Result<(), CliError> {
        let timeline = &self.game.timeline;
        let actions = if self.game.outcome().is_some() { Vec::new() } else { timeline.actions() };
        let actions: Vec<String> = actions.into_iter().filter_map(|action| timeline.notation(action)).collect();
        self.print_message("cli-legal", &[("count", actions.len().into())])?;
        for line in actions.chunks(LIST_WIDTH) {
            writeln!(self.out, "{}", line.join(" "))?;
        }
        Ok(())
    }

    /// Prints the actions played so far, two per line.
    pub(super) fn list_moves(&mut self) -> Result<(), CliError> {
        let timeline = &self.game.timeline;
        let actions: Vec<String> = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).collect();
        self.print_message("cli-moves", &[("count", actions.len().into())])?;
        let numbered: Vec<String> =
            actions.iter().enumerate().map(|(ply, action)| format!("{}. {action}", ply + 1)).collect();
        for pair in numbered.chunks(2) {
            writeln!(self.out, "{}", pair.join(" "))?;
        }
        Ok(())
    }

    /// Prints the remaining time of both sides.
    pub(super) fn show_clocks(&mut self) -> Result<(), CliError> {
        let clocks = self.clocks_text();
        writeln!(self.out, "{clocks}")?;
        Ok(())
    }

    /// The remaining time of both sides as a sentence, which screen readers can read.
    pub(super) fn clocks_text(&self) -> String {
        if !self.game.clocks.is_timed() {
            return self.localizer.text("cli-no-clocks");
        }
        let [south, north] = Side::ALL.map(|side| match self.game.clocks.remaining(side) {
            Some(left) => self.time_text(left),
            None => self.localizer.text("cli-time-unlimited"),
        });
        let args = [
            ("south", self.side_name(Side::South).into()),
            ("south-time", south.into()),
            ("north", self.side_name(Side::North).into()),
            ("north-time", north.into()),
        ];
        self.localizer.format("cli-clocks", &args)
    }

    /// A time in words, rounded down to seconds.
    fn time_text(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let parts = [
            ("cli-time-hours", seconds / 3600),
            ("cli-time-minutes", seconds / 60 % 60),
            ("cli-time-seconds", seconds % 60),
        ];
        let shown = parts.into_iter().filter(|&(id, number)| number > 0 || (id == "cli-time-seconds" && seconds == 0));
        let texts: Vec<String> =
            shown.map(|(id, number)| self.localizer.format(id, &[("number", number.into())])).collect();
        texts.join(" ")
    }

    /// Searches the position and prints the best action.
    pub(super) fn show_hint(&mut self) -> Result<(), CliError> {
        let timeline = &self.game.timeline;
        let info =
            if self.game.outcome().is_none() { cannon_engine::analyse_position(timeline, HINT_LIMITS) } else { None };
        let action = info.as_ref().and_then(|info| timeline.notation(*info.pv.first()?));
        let (Some(info), Some(action)) = (info, action) else { return self.print_message("cli-no-hint", &[]) };
        let id = match info.score {
            Score::Win { .. } => "cli-hint-win",
            Score::Loss { .. } => "cli-hint-loss",
            Score::Advantage(_) => "cli-hint",
        };
        let turns = info.score.turns_to_end().unwrap_or_default();
        self.print_message(id, &[("action", action.into()), ("turns", turns.into())])
    }
}
