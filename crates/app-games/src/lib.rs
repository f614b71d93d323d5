//! Games on the table: everything that differs from game to game. The rest of the app serves every game.
//!
//! A game implements four traits for its position type, each in a file of its own: [`BoardGame`] (board and pieces), [`GameInput`] (pointer
//! and keys), [`Presentation`] (marks, overlays and animations) and [`GameText`] (texts, warnings, the inspector's card, widgets for the
//! rules, the rulebook). A game whose players make their own set-ups also has an [`EditorSupport`]. A line in the [`registry`] puts a game
//! on the table. Systems see the position of any game as [`AnyPosition`] and the current selection as [`AnyChoice`], so that they need no
//! type parameters and never name a game.

use serde_json::Value;

use cannon_app_base::common::board::Spot;
use cannon_app_base::common::pieces::PieceState;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;

mod any;
mod board_game;
pub mod cannon;
mod diagram;
pub mod editor_support;
mod input;
mod inspector;
mod presentation;
mod registry;
pub mod tank_chess;
mod text;

#[cfg(test)]
mod tests;

pub use any::{AnyChoice, AnyPosition};
pub use board_game::{BoardGame, PrintedFace};
pub use editor_support::{Design, EditorSupport};
pub use input::{Choice, GameInput, Intent};
pub use inspector::{CardSection, InspectorCard, InspectorQuery, Mood, Picture, Plan};
pub use presentation::Presentation;
pub use registry::{
    FormatEntry, TABLETOP_GAMES, TabletopEntry, all_bindings, all_sounds, badge_of, find, printed_face, tone,
    tone_of_piece,
};
pub use text::{GameFormat, GameText, Illustration};

/// A game that can be played on the table.
pub trait TabletopGame: BoardGame + GameInput + Presentation + GameText {}

impl<G: BoardGame + GameInput + Presentation + GameText> TabletopGame for G {}

/// The position of any game at a ply. `None` if there is no such ply, or if the game is not in the registry.
#[must_use]
pub fn position_at(timeline: &dyn AnyTimeline, ply: usize) -> Option<&dyn AnyPosition> {
    find(timeline.game())?.position_at(timeline, ply)
}

/// The pieces of any game at a ply. `None` if there is no such ply, or if the game is not in the registry.
#[must_use]
pub fn piece_states_at(timeline: &dyn AnyTimeline, ply: usize) -> Option<Vec<(Spot, PieceState)>> {
    find(timeline.game())?.piece_states_at(timeline, ply)
}

/// The position after the last action of the match.
#[must_use]
pub fn live_position(game: &Match) -> Option<&dyn AnyPosition> {
    position_at(game.timeline(), game.timeline().ply())
}

/// The position of the ply that the match shows.
#[must_use]
pub fn shown_position(game: &Match) -> Option<&dyn AnyPosition> {
    position_at(game.timeline(), game.shown_ply())
}

/// The name of the set-up with which a game began: the name that a player gave it, or else the name of the game's set-up for this ruleset.
/// `None` for games that have a single set-up, and for positions without a name.
#[must_use]
pub fn setup_name(
    words: &Words,
    game: &str,
    own: Option<&str>,
    ruleset: &Value,
    from_position: bool,
) -> Option<String> {
    if let Some(own) = own {
        return Some(words.scheme_name(own));
    }
    let built_in = (find(game)?.editor_support?.builtin_setups)();
    let is_one_of_several = built_in.len() > 1 && !from_position;
    let setup = built_in.iter().find(|built_in| is_one_of_several && built_in.ruleset == *ruleset)?;
    Some(setup.design.title(words))
}

/// The number of pieces that a side has lost between the start of the game and a ply.
#[must_use]
pub fn lost_piece_count(game: &Match, ply: usize, side: Side) -> u32 {
    let at_start = position_at(game.timeline(), 0).map_or(0, |start| start.piece_count(side));
    position_at(game.timeline(), ply).map_or(0, |shown| at_start.saturating_sub(shown.piece_count(side)))
}
