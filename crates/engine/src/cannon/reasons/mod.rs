//! Reasons in Cannon: what an action achieves, threatens and allows.
//!
//! - `motif` has the motifs and their words;
//! - `exchange` values captures on one point; `firing` finds who captures;
//! - `threats` finds threats, and `motifs` everything else that speaks for an action.

mod exchange;
mod firing;
mod motif;
mod motifs;
mod threats;

pub use firing::Attack;
pub use motif::{Motif, Threat};

use crate::playable::Playable;
use crate::reasons::{Explainable, Line, Standing, WIN_VALUE};
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Position};

/// The value of a soldier, in hundredths.
const SOLDIER: i32 = 100;

impl Explainable for Position {
    type Motif = Motif;
    type Threat = Threat;

    fn motifs(&self, action: Action, line: &Line<'_, Action>) -> Vec<Motif> {
        motifs::find(self, action, line)
    }

    fn threats(&self, action: Action) -> Vec<Threat> {
        threats::after(self, &self.after(action), Standing::Listed)
    }

    fn taken_by(&self, action: Action) -> Option<Threat> {
        let after = self.after(action);
        let leaves_no_action = after.outcome().is_some() && !after.town_taken();
        if leaves_no_action { Some(Threat::NoAction) } else { threats::capture(self, action) }
    }

    fn gain(&self, action: Action) -> i32 {
        if self.town(!self.side_to_move()) == Some(action.target()) {
            return WIN_VALUE;
        }
        if Self::is_capture(action) { SOLDIER } else { 0 }
    }

    fn gains(&self) -> Vec<(Action, i32)> {
        let mut gains = Vec::new();
        self.for_each_action(|action| {
            let value = if self.after(action).outcome().is_some() { WIN_VALUE } else { self.gain(action) };
            if value > 0 {
                gains.push((action, value));
            }
        });
        gains.sort_by_key(|&(_, value)| -value);
        gains
    }

    /// Counts a capture by what remains of it after the exchange on its point.
    fn best_gain(&self) -> i32 {
        let mut best = 0;
        self.for_each_capture(|action| {
            if best < self.gain(action) {
                best = best.max(exchange::value_of(self, action));
            }
        });
        best
    }

    fn threatens_to_win(&self) -> bool {
        self.is_town_attacked(self.side_to_move())
    }
}
