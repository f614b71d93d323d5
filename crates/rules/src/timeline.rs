//! Game in progress: all positions so far, the actions between them, and a cursor for undo and redo.

use serde::{Deserialize, Serialize};

use super::{DrawReason, Game, Outcome};

/// The game is drawn after this many actions. Neither the rules nor the house rules need end a game, and records have a
/// bounded length.
pub const MAX_ACTIONS: usize = 20_000;

/// Number of occurrences of a position that make a repetition.
pub const REPETITION_COUNT: usize = 3;

/// Optional draw rules that the published rules do not contain. They depend on history, so the timeline applies them,
/// not the games. They are off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// The third occurrence of a position with the same side to move ends the game as a draw.
    pub repetition: bool,
    /// The game is drawn after this many consecutive turns (both sides counted) without an irreversible action, similar
    /// to the fifty-move rule of chess. `None` switches the rule off.
    pub quiet_turns: Option<u32>,
}

impl HouseRules {
    /// No draws by history, as in the published rules.
    pub const NONE: HouseRules = HouseRules { repetition: false, quiet_turns: None };

    /// Both rules on: threefold repetition, and 100 turns (50 per side) without an irreversible action.
    pub const DRAWS: HouseRules = HouseRules { repetition: true, quiet_turns: Some(100) };
}

/// A game in progress. Ply 0 is the initial position; ply n is the position after n actions.
///
/// The cursor [`ply`](Self::ply) selects the current position. Actions beyond it are kept for redo until a different
/// action is played.
///
/// ```
/// use cannon_rules::Game;
/// use cannon_rules::cannon::{Position, Ruleset};
/// use cannon_rules::timeline::{HouseRules, Timeline};
///
/// let mut game = Timeline::new(Position::start(&Ruleset::CLASSIC), HouseRules::DRAWS);
/// let place = game.position().action_from_text("@e1")?;
/// game.play(place).expect("e1 is free");
/// assert_eq!(game.ply(), 1);
///
/// // Undo: the action stays for redo.
/// game.go_to(0);
/// assert_eq!((game.ply(), game.actions().len()), (0, 1));
/// # Ok::<(), cannon_rules::cannon::ActionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    /// `positions[n]` is the position at ply n; one longer than `actions`.
    positions: Vec<G>,
    /// `history[n]` belongs to `positions[n]`.
    history: Vec<HistoryEntry>,
    actions: Vec<G::Action>,
    ply: usize,
    house_rules: HouseRules,
}

/// How a position relates to the positions before it. There is an entry for each position, because going back over the whole game for every
/// query takes long in a game of [`MAX_ACTIONS`].
#[derive(Clone, Copy, Debug)]
struct HistoryEntry {
    repetition_key: u64,
    /// Number of consecutive reversible turns that led to the position.
    quiet_turns: usize,
    /// How many times the position has occurred so far.
    occurrences: usize,
}

impl<G: Game> Timeline<G> {
    /// Starts a game from `start`.
    pub fn new(start: G, house: HouseRules) -> Self {
        let first = HistoryEntry { repetition_key: start.repetition_key(), quiet_turns: 0, occurrences: 1 };
        Timeline { positions: vec![start], history: vec![first], actions: Vec::new(), ply: 0, house_rules: house }
    }

    /// The current position.
    pub fn position(&self) -> &G {
        &self.positions[self.ply]
    }

    /// The position at `ply`, which may lie beyond the cursor. `None` if there is no such ply.
    pub fn position_at(&self, ply: usize) -> Option<&G> {
        self.positions.get(ply)
    }

    /// The position at `ply`, or the last position if `ply` is beyond the last ply.
    pub(crate) fn nearest_position(&self, ply: usize) -> &G {
        &self.positions[ply.min(self.actions.len())]
    }

    /// All actions, oldest first, including those that can be redone.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Number of actions that led to the current position.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The draw rules in force.
    pub fn house_rules(&self) -> HouseRules {
        self.house_rules
    }

    /// Moves the cursor to `ply`, or to the last ply if `ply` is beyond it. Returns the new cursor.
    pub fn go_to(&mut self, ply: usize) -> usize {
        self.ply = ply.min(self.actions.len());
        self.ply
    }

    /// Plays an action if it is legal and the game is not over, and discards the actions that could have been redone.
    ///
    /// # Errors
    /// The game is over, or the action is illegal. The timeline is unchanged then.
    pub fn play(&mut self, action: G::Action) -> Result<(), PlayError<G::Refusal>> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        self.position().validate(action).map_err(PlayError::Refused)?;
        let next = self.position().after(action);
        let is_irreversible = self.position().is_irreversible(action);
        self.actions.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.history.truncate(self.ply + 1);
        self.history.push(self.entry_after(next.repetition_key(), is_irreversible));
        self.actions.push(action);
        self.positions.push(next);
        self.ply += 1;
        Ok(())
    }

    /// The result at the current ply, decided by the position, the length of the game or the house rules.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.ply)
    }

    /// The result at `ply`; `None` while the game goes on or if there is no such ply.
    pub fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        let position = self.positions.get(ply)?;
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        if ply >= MAX_ACTIONS {
            return Some(Outcome::Draw { by: DrawReason::Length });
        }
        if self.house_rules == HouseRules::NONE {
            return None;
        }
        if self.house_rules.repetition && self.occurrences_at(ply) >= REPETITION_COUNT {
            return Some(Outcome::Draw { by: DrawReason::Repetition });
        }
        match self.house_rules.quiet_turns {
            Some(limit) if self.quiet_turns_at(ply) >= limit as usize => {
                Some(Outcome::Draw { by: DrawReason::QuietTurns })
            }
            _ => None,
        }
    }

    /// How many times the position at `ply` has occurred up to then, with the same side to move. 0 if there is no such
    /// ply. It does not depend on the house rules.
    pub fn occurrences_at(&self, ply: usize) -> usize {
        self.history.get(ply).map_or(0, |entry| entry.occurrences)
    }

    /// Number of consecutive reversible turns that led to `ply`; 0 if there is no such ply.
    pub fn quiet_turns_at(&self, ply: usize) -> usize {
        self.history.get(ply).map_or(0, |entry| entry.quiet_turns)
    }

    /// The entry of a position that follows the last one of the history.
    fn entry_after(&self, repetition_key: u64, is_irreversible: bool) -> HistoryEntry {
        let quiet_turns = match self.history.last() {
            Some(last) if !is_irreversible => last.quiet_turns + 1,
            _ => 0,
        };
        let first = self.history.len() - quiet_turns;
        let earlier = self.history[first..].iter().filter(|past| past.repetition_key == repetition_key).count();
        HistoryEntry { repetition_key, quiet_turns, occurrences: earlier + 1 }
    }
}

/// Error of [`Timeline::play`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError<R> {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The action is illegal.
    #[error(transparent)]
    Refused(R),
}
