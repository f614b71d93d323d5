//! The list of games with puzzles. A new game is one line in [`GAMES`].

use cannon_rules::any::{AnyTimeline, ParseError};
use cannon_rules::message::{Message, Value as MessageValue};
use cannon_rules::{Action, PackedAction, cannon, tank_chess};
use serde_json::Value;

use crate::coach::{self, Verdict};
use crate::error::shortened;
use crate::game::PuzzleGame;
use crate::making;
use crate::making::finder::{self, Found, Search};
use crate::making::from_position::{self, NoPuzzle};
use crate::making::source::Source;
use crate::proof::claims::{self, ClaimError, Proof};
use crate::puzzle::Puzzle;
use crate::theme::Theme;

/// All games with puzzles.
pub static GAMES: &[PuzzleGameEntry] = &[
    PuzzleGameEntry::of::<cannon::Position>(&making::cannon::SOURCE),
    PuzzleGameEntry::of::<tank_chess::Position>(&making::tank_chess::SOURCE),
];

/// Type-erased functions for the puzzles of one game.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleGameEntry {
    /// The game's identifier.
    pub id: &'static str,
    /// Its themes.
    pub themes: &'static [Theme],
    /// How its puzzles are made.
    pub source: &'static Source,
    ruleset: fn(&str) -> Option<Value>,
    rules_field: fn(&dyn AnyTimeline) -> Option<Value>,
    is_puzzle_start: fn(&dyn AnyTimeline) -> bool,
    images: fn(&dyn AnyTimeline) -> Vec<String>,
    prove: fn(&Puzzle, u64) -> Result<Proof, ClaimError>,
    judge: fn(&Puzzle, &dyn AnyTimeline, PackedAction) -> Verdict,
    best_reply: fn(&Puzzle, &dyn AnyTimeline) -> Option<PackedAction>,
    refutation: fn(&Puzzle, &dyn AnyTimeline) -> Option<PackedAction>,
    find: fn(&dyn AnyTimeline, &Search) -> Option<Found>,
    attempt: fn(&dyn AnyTimeline) -> Result<Found, NoPuzzle>,
}

impl PuzzleGameEntry {
    const fn of<G: PuzzleGame>(source: &'static Source) -> PuzzleGameEntry {
        PuzzleGameEntry {
            id: G::ID,
            themes: G::THEMES,
            source,
            ruleset: |name| serde_json::to_value(G::preset(name)?).ok(),
            rules_field: rules_field::<G>,
            is_puzzle_start: |timeline| position::<G>(timeline).is_some_and(G::is_puzzle_start),
            images: |timeline| position::<G>(timeline).map_or_else(Vec::new, G::images),
            prove: prove::<G>,
            judge: coach::judge::<G>,
            best_reply: coach::best_reply::<G>,
            refutation: coach::refutation::<G>,
            find: |timeline, search| finder::find(position::<G>(timeline)?, search),
            attempt: |timeline| from_position::attempt(position::<G>(timeline).ok_or(NoPuzzle::NotAStart)?),
        }
    }

    /// The ruleset that the field `rules` of a puzzle stands for, as a JSON value: that of a preset, or the value itself.
    ///
    /// # Errors
    /// If it is a name and there is no such preset.
    pub fn ruleset(&self, field: &Value) -> Result<Value, ParseError> {
        match field {
            Value::String(name) => {
                let none = || ParseError {
                    text: format!("there is no preset `{}`", shortened(name)),
                    message: Box::new(Message::with(
                        "error-unknown-preset",
                        [("name", MessageValue::text(shortened(name)))],
                    )),
                };
                (self.ruleset)(name).ok_or_else(none)
            }
            _ => Ok(field.clone()),
        }
    }

    /// The field `rules` of a puzzle from this game: the name of the preset if the rules have one. `None` for another game.
    #[must_use]
    pub fn rules_field(&self, timeline: &dyn AnyTimeline) -> Option<Value> {
        (self.rules_field)(timeline)
    }

    /// Whether a puzzle can begin at the timeline's present ply.
    #[must_use]
    pub fn is_puzzle_start(&self, timeline: &dyn AnyTimeline) -> bool {
        (self.is_puzzle_start)(timeline)
    }

    /// The texts of the position at the timeline's present ply and of its mirror images and half turns.
    #[must_use]
    pub fn images(&self, timeline: &dyn AnyTimeline) -> Vec<String> {
        (self.images)(timeline)
    }

    /// Looks for a puzzle at the timeline's present ply.
    #[must_use]
    pub fn find(&self, timeline: &dyn AnyTimeline, search: &Search) -> Option<Found> {
        (self.find)(timeline, search)
    }

    /// Proves that the position at the timeline's present ply is a puzzle.
    ///
    /// # Errors
    /// Why it is none.
    pub fn attempt(&self, timeline: &dyn AnyTimeline) -> Result<Found, NoPuzzle> {
        (self.attempt)(timeline)
    }

    pub(crate) fn prove(&self, puzzle: &Puzzle, max_nodes: u64) -> Result<Proof, ClaimError> {
        (self.prove)(puzzle, max_nodes)
    }

    pub(crate) fn judge(&self, puzzle: &Puzzle, timeline: &dyn AnyTimeline, action: PackedAction) -> Verdict {
        (self.judge)(puzzle, timeline, action)
    }

    pub(crate) fn best_reply(&self, puzzle: &Puzzle, timeline: &dyn AnyTimeline) -> Option<PackedAction> {
        (self.best_reply)(puzzle, timeline)
    }

    pub(crate) fn refutation(&self, puzzle: &Puzzle, timeline: &dyn AnyTimeline) -> Option<PackedAction> {
        (self.refutation)(puzzle, timeline)
    }
}

/// The puzzles of the game with this identifier.
#[must_use]
pub fn find(game: &str) -> Option<&'static PuzzleGameEntry> {
    GAMES.iter().find(|entry| entry.id == game)
}

/// The position at the timeline's present ply. `None` if another game is being played.
pub(crate) fn position<G: PuzzleGame>(timeline: &dyn AnyTimeline) -> Option<&G> {
    timeline.downcast_ref::<G>().map(cannon_rules::timeline::Timeline::position)
}

fn rules_field<G: PuzzleGame>(timeline: &dyn AnyTimeline) -> Option<Value> {
    let rules = position::<G>(timeline)?.rules();
    G::preset_name(rules).map(Value::String).or_else(|| serde_json::to_value(rules).ok())
}

/// The actions of a puzzle's line in its own game.
pub(crate) fn line<G: PuzzleGame>(puzzle: &Puzzle) -> Vec<G::Action> {
    puzzle.line().iter().filter_map(|&action| G::Action::unpack(action)).collect()
}

fn prove<G: PuzzleGame>(puzzle: &Puzzle, max_nodes: u64) -> Result<Proof, ClaimError> {
    let position = position::<G>(puzzle.start()).ok_or(ClaimError::NotAchieved(puzzle.theme()))?;
    claims::prove(position, &line::<G>(puzzle), puzzle.theme(), puzzle.tags(), max_nodes)
}
