//! Draws by agreement.

use std::io::{BufRead, Write};

use super::session::Session;
use crate::error::CliError;
use cannon_engine::draw;
use cannon_rules::record::Seat;
use cannon_rules::{DrawReason, Outcome};

impl<R: BufRead, W: Write> Session<R, W> {
    /// The side to move offers a draw, and the other side answers.
    pub(super) fn offer_draw(&mut self) -> Result<(), CliError> {
        if self.table.outcome().is_some() {
            return self.say("cli-over", &[]);
        }
        let other = !self.table.side_to_move();
        let agrees = match self.table.players[other].seat {
            Seat::Computer { .. } => {
                let timeline = self.table.timeline.as_ref();
                let report = cannon_engine::analyse_position(timeline, draw::LOOK);
                report.is_some_and(|report| draw::accepts(report.score, timeline.ply()))
            }
            Seat::Human => {
                let question = self.words.format("cli-draw-question", &[("side", self.side(other).into())]);
                self.agrees_to(&question)?
            }
        };
        if self.flag_fell()? {
            return Ok(());
        }
        if agrees {
            self.end(Outcome::Draw { by: DrawReason::Agreement })
        } else {
            self.say("cli-draw-declined", &[("side", self.side(other).into())])
        }
    }
}
