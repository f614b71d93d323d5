//! A game in progress: every position so far, the actions between them, and a cursor that undo and redo move.

use serde::{Deserialize, Serialize};

use super::{DrawReason, Game, Outcome};

/// The game is drawn after so many actions, if not before: neither rules nor house rules need end a game, and every game can be kept as a
/// record, whose length is bounded.
pub const MAX_ACTIONS: usize = 20_000;

/// Draw rules that the published texts do not have. They look at the history, so they live here and not in the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// A position with the same side to move occurring for the third time ends the game as a draw.
    pub repetition: bool,
    /// This many consecutive turns (both sides counted) without an irreversible action end the game as a draw.
    pub quiet_turns: Option<u32>,
}

impl HouseRules {
    /// No draw by history at all, as in the published texts.
    pub const NONE: HouseRules = HouseRules { repetition: false, quiet_turns: None };
}

impl Default for HouseRules {
    /// Both rules on: third repetition, and 100 turns (50 a side) without an irreversible action.
    fn default() -> Self {
        HouseRules { repetition: true, quiet_turns: Some(100) }
    }
}

/// A game in progress. Ply 0 is the start; ply n is the position after n actions.
///
/// The cursor [`ply`](Self::ply) says which position counts as the present one. Actions beyond it are kept for redo until another
/// action is played.
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    /// `positions[n]` is the position at ply n; one longer than `actions`.
    positions: Vec<G>,
    actions: Vec<G::Action>,
    ply: usize,
    house: HouseRules,
}

impl<G: Game> Timeline<G> {
    /// A game that starts from `start`.
    #[must_use]
    pub fn new(start: G, house: HouseRules) -> Self {
        Timeline { positions: vec![start], actions: Vec::new(), ply: 0, house }
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.positions[self.ply]
    }

    /// The position at `ply`, redoable ones included.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&G> {
        self.positions.get(ply)
    }

    /// Actions played and redoable, oldest first.
    #[must_use]
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Number of actions that led to the present position.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The draw rules in force.
    #[must_use]
    pub fn house(&self) -> HouseRules {
        self.house
    }

    /// Moves the cursor to `ply`, or to the last known ply if that is earlier. Returns where it stands.
    pub fn go_to(&mut self, ply: usize) -> usize {
        self.ply = ply.min(self.actions.len());
        self.ply
    }

    /// Plays an action if it is legal and the game is not over; forgets what could have been redone.
    ///
    /// # Errors
    /// The game is over, or the reason against the action; nothing has changed then.
    pub fn play(&mut self, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        self.position().check(action).map_err(PlayError::Refused)?;
        let mut next = self.position().clone();
        next.play(action);
        self.actions.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.actions.push(action);
        self.positions.push(next);
        self.ply += 1;
        Ok(())
    }

    /// How the game ended at the present ply: by the position, by its length, or by the house rules.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.ply)
    }

    /// How the game ended at `ply`; `None` while it goes on or if there is no such ply.
    #[must_use]
    pub fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        let position = self.positions.get(ply)?;
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        if ply >= MAX_ACTIONS {
            return Some(Outcome::Draw { by: DrawReason::Length });
        }
        if self.house == HouseRules::NONE {
            return None;
        }
        let quiet = self.quiet_turns_at(ply);
        if self.house.repetition {
            let key = position.repetition_key();
            let earlier = self.positions[ply - quiet..ply].iter().filter(|past| past.repetition_key() == key).count();
            if earlier >= 2 {
                return Some(Outcome::Draw { by: DrawReason::Repetition });
            }
        }
        match self.house.quiet_turns {
            Some(limit) if quiet >= limit as usize => Some(Outcome::Draw { by: DrawReason::QuietTurns }),
            _ => None,
        }
    }

    /// Consecutive reversible turns that led to `ply`.
    fn quiet_turns_at(&self, ply: usize) -> usize {
        (0..ply).rev().take_while(|&n| !self.positions[n].is_irreversible(self.actions[n])).count()
    }
}

/// Why [`Timeline::play`] played nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError<R> {
    /// Nothing can be played after the end.
    #[error("the game is over")]
    GameOver,
    /// The rules are against it.
    #[error(transparent)]
    Refused(R),
}
