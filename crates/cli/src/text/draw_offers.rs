use std::io::{BufRead, Write};

use super::session::Session;
use crate::error::CliError;
use cannon_engine::draw;
use cannon_rules::record::Seat;
use cannon_rules::{DrawReason, Outcome};

impl<R: BufRead, W: Write> Session<R, W> {
    /// The side to move offers a draw, and the other side answers.
    pub(super) fn offer_draw(&mut self) -> Result<(), CliError> {
        if self.game.outcome().is_some() {
            return self.print_message("cli-over", &[]);
        }
        let other = !self.game.side_to_move();
        let agrees = match self.game.players[other].seat {
            Seat::Computer { .. } => {
                let timeline = &self.game.timeline;
                let report = cannon_engine::analyse_position(timeline, draw::SEARCH_LIMITS);
                report.is_some_and(|report| draw::accepts(report.score, timeline))
            }
            Seat::Human => {
                let question = self.localizer.format("cli-draw-question", &[("side", self.side_name(other).into())]);
                self.confirm(&question)?
            }
            Seat::Program => false,
        };
        if self.check_flag()? {
            return Ok(());
        }
        if agrees {
            self.end_game(Outcome::Draw { by: DrawReason::Agreement })
        } else {
            self.print_message("cli-draw-declined", &[("side", self.side_name(other).into())])
        }
    }
}
