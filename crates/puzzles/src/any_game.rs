//! Functions of puzzles for callers that hold a game in progress of any [`GameId`].

use cannon_rules::any::{AnyTimeline, ParseError};
use cannon_rules::message::{Message, Value as MessageValue};
use cannon_rules::timeline::Timeline;
use cannon_rules::{GameId, PackedAction, cannon, tank_chess};
use serde_json::Value;

use crate::error::shortened;
use crate::game::PuzzleGame;
use crate::judge::{self, Verdict};
use crate::making::finder::{self, Found, Search};
use crate::making::from_position::{self, NoPuzzle};
use crate::proof::claims::{self, ClaimError, Proof};
use crate::puzzle::Puzzle;
use crate::theme::Theme;

/// The themes of the puzzles of a game.
pub const fn themes(game: GameId) -> &'static [Theme] {
    match game {
        GameId::Cannon => cannon::Position::THEMES,
        GameId::TankChess => tank_chess::Position::THEMES,
    }
}

/// The ruleset that the field `rules` of a puzzle stands for, as a JSON value: the ruleset of a preset, or the value itself.
///
/// # Errors
/// If the field is a name and there is no such preset.
pub fn ruleset(game: GameId, field: &Value) -> Result<Value, ParseError> {
    let Value::String(name) = field else { return Ok(field.clone()) };
    let preset = match game {
        GameId::Cannon => preset::<cannon::Position>(name),
        GameId::TankChess => preset::<tank_chess::Position>(name),
    };
    preset.ok_or_else(|| ParseError {
        text: format!("there is no preset `{}`", shortened(name)),
        message: Box::new(Message::with("error-unknown-preset", [("name", MessageValue::text(shortened(name)))])),
    })
}

fn preset<G: PuzzleGame>(name: &str) -> Option<Value> {
    serde_json::to_value(G::preset(name)?).ok()
}

/// The field `rules` of a puzzle from this position: the name of the preset if the rules have one.
pub(crate) fn rules_field<G: PuzzleGame>(position: &G) -> Value {
    let rules = position.rules();
    let name = G::preset_name(rules).map(Value::String);
    // A ruleset of plain switches always has a JSON value.
    name.or_else(|| serde_json::to_value(rules).ok()).unwrap_or_default()
}

/// A game in progress as puzzles see it, with packed actions. All methods look at the present ply.
pub(crate) trait PuzzleTimeline {
    /// See [`PuzzleGame::is_puzzle_start`].
    fn is_puzzle_start(&self) -> bool;

    /// See [`PuzzleGame::images`].
    fn images(&self) -> Vec<String>;

    /// See [`finder::find_deep_win`].
    fn find_deep_win(&self, turns: u8, search: &Search) -> Option<Found>;

    /// See [`Puzzle::prove`].
    fn prove(&self, puzzle: &Puzzle, max_nodes: u64) -> Result<Proof, ClaimError>;

    /// See [`Puzzle::judge`].
    fn judge(&self, puzzle: &Puzzle, action: PackedAction) -> Verdict;

    /// See [`Puzzle::best_reply`].
    fn best_reply(&self, puzzle: &Puzzle) -> Option<PackedAction>;

    /// See [`Puzzle::refutation`].
    fn refutation(&self, puzzle: &Puzzle) -> Option<PackedAction>;

    /// See [`finder::find`].
    fn find(&self, search: &Search) -> Option<Found>;

    /// See [`from_position::attempt`].
    fn attempt(&self) -> Result<Found, NoPuzzle>;
}

impl<G: PuzzleGame> PuzzleTimeline for Timeline<G> {
    fn is_puzzle_start(&self) -> bool {
        self.position().is_puzzle_start()
    }

    fn images(&self) -> Vec<String> {
        self.position().images()
    }

    fn prove(&self, puzzle: &Puzzle, max_nodes: u64) -> Result<Proof, ClaimError> {
        claims::prove(self.position(), &puzzle.line_of::<G>(), puzzle.theme(), puzzle.tags(), max_nodes)
    }

    fn judge(&self, puzzle: &Puzzle, action: PackedAction) -> Verdict {
        judge::judge(puzzle, self, action)
    }

    fn best_reply(&self, puzzle: &Puzzle) -> Option<PackedAction> {
        judge::best_reply(puzzle, self)
    }

    fn refutation(&self, puzzle: &Puzzle) -> Option<PackedAction> {
        judge::refutation(puzzle, self)
    }

    fn find(&self, search: &Search) -> Option<Found> {
        finder::find(self.position(), search)
    }

    fn find_deep_win(&self, turns: u8, search: &Search) -> Option<Found> {
        finder::find_deep_win(self.position(), turns, search)
    }

    fn attempt(&self) -> Result<Found, NoPuzzle> {
        from_position::attempt(self.position())
    }
}

/// The game in progress as puzzles see it.
pub(crate) fn puzzle_timeline(timeline: &AnyTimeline) -> &dyn PuzzleTimeline {
    match timeline {
        AnyTimeline::Cannon(timeline) => timeline,
        AnyTimeline::TankChess(timeline) => timeline,
    }
}
