//! What the player asks to see: the board or the pieces in words, lists of actions, the clocks, a hint.

use std::io::{BufRead, Write};
use std::time::Duration;

use super::command::View;
use super::session::Session;
use crate::error::CliError;
use cannon_engine::{Limits, Score};
use cannon_rules::Side;

/// What a hint may cost, in positions and time.
const HINT: Limits = Limits { depth: None, nodes: Some(400_000), time: Some(Duration::from_secs(2)) };
/// Actions on one line of a list.
const LIST_WIDTH: usize = 8;

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn change_view(&mut self, view: Option<View>) -> Result<(), CliError> {
        let Some(view) = view else { return self.say("cli-which-view", &[]) };
        self.view = view;
        self.show()
    }

    /// Shows what the player wants to see after each turn.
    pub(super) fn show(&mut self) -> Result<(), CliError> {
        match self.view {
            View::Board => self.show_board(),
            View::Pieces => self.show_pieces(),
            View::Off => Ok(()),
        }
    }

    pub(super) fn show_board(&mut self) -> Result<(), CliError> {
        let board = (self.table.game.board)(self.table.timeline.as_ref());
        write!(self.out, "\n{board}\n")?;
        Ok(())
    }

    pub(super) fn show_pieces(&mut self) -> Result<(), CliError> {
        for side in Side::ALL {
            let name = self.side(side);
            writeln!(self.out, "{name}:")?;
            for (kind, points) in (self.table.game.pieces)(self.table.timeline.as_ref(), side) {
                let args = [("count", points.len().into()), ("points", points.join(", ").into())];
                self.say(kind, &args)?;
            }
        }
        Ok(())
    }

    pub(super) fn list_legal(&mut self) -> Result<(), CliError> {
        let timeline = self.table.timeline.as_ref();
        let actions = if self.table.outcome().is_some() { Vec::new() } else { timeline.actions() };
        let actions: Vec<String> = actions.into_iter().filter_map(|action| timeline.notation(action)).collect();
        self.say("cli-legal", &[("count", actions.len().into())])?;
        for line in actions.chunks(LIST_WIDTH) {
            writeln!(self.out, "{}", line.join(" "))?;
        }
        Ok(())
    }

    pub(super) fn list_moves(&mut self) -> Result<(), CliError> {
        let timeline = self.table.timeline.as_ref();
        let actions: Vec<String> = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).collect();
        self.say("cli-moves", &[("count", actions.len().into())])?;
        for (turn, pair) in actions.chunks(2).enumerate() {
            writeln!(self.out, "{}. {}", turn + 1, pair.join(" "))?;
        }
        Ok(())
    }

    /// Says what is left on the clocks.
    pub(super) fn show_clocks(&mut self) -> Result<(), CliError> {
        let clocks = self.clocks();
        writeln!(self.out, "{clocks}")?;
        Ok(())
    }

    /// What is left on the clocks, in a sentence that can be read out.
    pub(super) fn clocks(&self) -> String {
        if !self.table.clocks.is_timed() {
            return self.words.text("cli-no-clocks");
        }
        let [south, north] = Side::ALL.map(|side| match self.table.clocks.remaining(side) {
            Some(left) => self.time(left),
            None => self.words.text("cli-time-unlimited"),
        });
        let args = [
            ("south", self.side(Side::South).into()),
            ("south-time", south.into()),
            ("north", self.side(Side::North).into()),
            ("north-time", north.into()),
        ];
        self.words.format("cli-clocks", &args)
    }

    /// A time in words, down to seconds. Never more than there is.
    fn time(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let parts = [
            ("cli-time-hours", seconds / 3600),
            ("cli-time-minutes", seconds / 60 % 60),
            ("cli-time-seconds", seconds % 60),
        ];
        let said = parts.into_iter().filter(|&(id, number)| number > 0 || (id == "cli-time-seconds" && seconds == 0));
        let said: Vec<String> = said.map(|(id, number)| self.words.format(id, &[("number", number.into())])).collect();
        said.join(" ")
    }

    pub(super) fn hint(&mut self) -> Result<(), CliError> {
        let timeline = self.table.timeline.as_ref();
        let report =
            if self.table.outcome().is_none() { cannon_engine::analyse_position(timeline, HINT) } else { None };
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
}
