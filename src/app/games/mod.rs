//! What is particular to a game on the table. Everything else in the app serves every game alike.
//!
//! A game implements four small traits for its position type, a file each: [`BoardGame`] (board and pieces), [`GameInput`] (what pointing
//! and keys mean), [`Presentation`] (marks, overlays and how actions are acted out) and [`GameText`] (words, warnings, rules to choose, the
//! game explained). One whose players make their own set-ups brings a [`workshop`], too. A line in the [`registry`] puts it on the table. Systems see a position of whichever game as [`AnyPosition`] and what
//! has been chosen so far as [`AnyChoice`], so that no type parameter spreads through the app and none of them asks for a game by name.

use serde_json::Value;

use crate::app::play::Match;
use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;

mod any;
mod board_game;
pub mod cannon;
mod diagram;
mod input;
mod presentation;
mod registry;
pub mod tank_chess;
mod text;
pub mod workshop;

pub use any::{AnyChoice, AnyPosition};
pub use board_game::BoardGame;
pub use input::{Choice, GameInput, Intent};
pub use presentation::Presentation;
pub use registry::{TABLES, Table, all_sounds, bindings, find, tone};
pub use text::{GameText, Page, Picture};
pub use workshop::{Design, Workshop};

/// A game that can be played on the table.
pub trait Tabletop: BoardGame + GameInput + Presentation + GameText {}

impl<G: BoardGame + GameInput + Presentation + GameText> Tabletop for G {}

/// The position at a ply of whichever game. `None` if there is no such ply, or the game has no table.
#[must_use]
pub fn position_at(timeline: &dyn AnyTimeline, ply: usize) -> Option<&dyn AnyPosition> {
    find(timeline.game())?.position_at(timeline, ply)
}

/// The position at the live end of the match.
#[must_use]
pub fn live(game: &Match) -> Option<&dyn AnyPosition> {
    position_at(game.timeline(), game.timeline().ply())
}

/// The position that the match wants to be shown.
#[must_use]
pub fn shown(game: &Match) -> Option<&dyn AnyPosition> {
    position_at(game.timeline(), game.shown_ply())
}

/// What the set-up is called that a game began with: the name that its maker gave it if it is a player's own, else that of the game's set-up
/// by this ruleset. `None` in games that always begin in the same way, and where nobody has named the position.
#[must_use]
pub fn setup_name(game: &str, own: Option<&str>, ruleset: &Value, from_position: bool) -> Option<String> {
    if let Some(own) = own {
        return Some(own.to_owned());
    }
    let shipped = (find(game)?.workshop?.shipped)();
    let setup = shipped.iter().find(|shipped| !from_position && shipped.ruleset == *ruleset)?;
    Some(setup.design.name().to_owned())
}

/// How many pieces a side has lost at the ply on show, since the game began.
#[must_use]
pub fn losses(game: &Match, side: Side) -> u32 {
    let at_start = position_at(game.timeline(), 0).map_or(0, |start| start.pieces(side));
    shown(game).map_or(0, |shown| at_start.saturating_sub(shown.pieces(side)))
}
