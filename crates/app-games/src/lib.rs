//! Games on the table: everything that differs from game to game. The rest of the app serves every game.
//!
//! A game implements four object-safe traits for its position, each in a file of its own: [`BoardGame`] (board and pieces), [`GameInput`]
//! (pointer and keys), [`Presentation`] (marks, overlays and animations) and [`GameText`] (texts and warnings). Its constants and its
//! functions of a ruleset are a static [`Tabletop`], with the [`EditorSupport`] for set-ups. Systems see the position of any game as a
//! [`TablePosition`] with packed actions, and the current selection as a [`Choice`].

use serde_json::Value;

use cannon_app_base::common::board::Spot;
use cannon_app_base::common::pieces::{PieceModel, PieceState};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::Icon;
use cannon_appearance::BoardFace;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::NodeId;
use cannon_rules::{GameId, PackedAction, Side};

mod board_game;
pub mod cannon;
mod diagram;
pub mod editor_support;
mod input;
mod inspector;
mod occasion;
mod painter;
mod presentation;
mod rule_section;
mod tabletop;
pub mod tank_chess;
mod text;

#[cfg(test)]
mod tests;

pub use board_game::{BoardGame, PrintedFace};
pub use editor_support::{Design, EditorSupport};
pub use input::{Choice, GameInput, Intent};
pub use inspector::{CardSection, InspectorCard, InspectorQuery, Mood, Picture, Plan};
pub use occasion::Occasion;
pub use painter::paint_insignia;
pub use presentation::Presentation;
pub use rule_section::{IllustratedSection, PictureTime, illustrated_sections, show_section};
pub use tabletop::{
    NamedRules, Tabletop, TaughtKind, all_bindings, all_sounds, badge_of, board_surface, printed_face, tabletop,
    tabletops, tone_of_piece,
};
pub use text::{GameText, Illustration};

/// A position of any game on the table.
pub trait TablePosition: BoardGame + GameInput + Presentation + GameText {}

impl<P: BoardGame + GameInput + Presentation + GameText> TablePosition for P {}

/// The position of any game at a ply. `None` if there is no such ply.
pub fn position_at(timeline: &AnyTimeline, ply: usize) -> Option<&dyn TablePosition> {
    match timeline {
        AnyTimeline::Cannon(game) => game.position_at(ply).map(|position| position as &dyn TablePosition),
        AnyTimeline::TankChess(game) => game.position_at(ply).map(|position| position as &dyn TablePosition),
    }
}

/// The position of any game at a node of its tree. `None` if there is no such node.
pub fn position_of(timeline: &AnyTimeline, node: NodeId) -> Option<&dyn TablePosition> {
    match timeline {
        AnyTimeline::Cannon(game) => game.position_of(node).map(|position| position as &dyn TablePosition),
        AnyTimeline::TankChess(game) => game.position_of(node).map(|position| position as &dyn TablePosition),
    }
}

/// The pieces of any game at a ply, with what happened to them. `None` if there is no such ply.
pub fn piece_states_at(timeline: &AnyTimeline, ply: usize) -> Option<Vec<(Spot, PieceState)>> {
    match timeline {
        AnyTimeline::Cannon(game) => Some(game.position_at(ply)?.piece_states()),
        AnyTimeline::TankChess(game) => tank_chess::piece_states_at(game, ply),
    }
}

/// The pieces that were captured before a ply of any game and are no longer on the board, each with its owner, in the order of their capture.
/// A unit whose wreck stays on the board is not among them, nor is a piece that has left the board by itself.
pub fn captured_pieces_at(timeline: &AnyTimeline, ply: usize) -> Vec<(Side, &'static PieceModel)> {
    match timeline {
        AnyTimeline::Cannon(game) => cannon::captured_pieces_at(game, ply),
        AnyTimeline::TankChess(game) => tank_chess::captured_pieces_at(game, ply),
    }
}

/// The places of all wrecks at a ply of any game, each with the number of actions since the piece was lost; `None` for a wreck that was there
/// from the start of the game.
pub fn wreck_ages_at(timeline: &AnyTimeline, ply: usize) -> Vec<(Spot, Option<usize>)> {
    match timeline {
        AnyTimeline::Cannon(_) => Vec::new(),
        AnyTimeline::TankChess(game) => tank_chess::wreck_ages_at(game, ply),
    }
}

/// The inspector's card about the place at which the player points, or about the chosen turn. It may tell what happened there before.
/// `None` if there is nothing to tell, or if there is no such ply.
pub fn inspect(timeline: &AnyTimeline, query: InspectorQuery<'_>, words: &Words) -> Option<InspectorCard> {
    match timeline {
        AnyTimeline::Cannon(game) => cannon::inspect(game.position_at(query.ply)?, query, words),
        AnyTimeline::TankChess(game) => tank_chess::inspect(game, query, words),
    }
}

/// The picture beside the section of the rulebook with this heading, in a game with this start, on the board that the player has chosen.
pub fn illustration(timeline: &AnyTimeline, heading: &str, settings: &Settings) -> Option<Box<dyn Illustration>> {
    match timeline {
        AnyTimeline::Cannon(_) => {
            let face = printed_face(timeline).map_or_else(BoardFace::default, |printed| printed.or_chosen(settings));
            cannon::illustration(heading, face, settings.show_notation)
        }
        AnyTimeline::TankChess(game) => {
            tank_chess::illustration(game.position_at(0)?, heading, (settings.ground, settings.show_notation))
        }
    }
}

/// A legal action after a ply in a few words that begin with the piece, such as "soldier from d3 to d4".
pub fn move_text(timeline: &AnyTimeline, ply: usize, action: PackedAction, words: &Words) -> String {
    position_at(timeline, ply).map_or_else(String::new, |position| position.move_text(action, words))
}

/// A move as lists show it: its sign and the place that tells it apart or, if the player prefers it, its notation.
pub fn move_entry(timeline: &AnyTimeline, ply: usize, in_notation: bool) -> Option<(Option<Icon>, String)> {
    move_entry_of(timeline, timeline.node_at(ply + 1)?, in_notation)
}

/// The move that led to a node, as [`move_entry`] gives it. `None` for the root.
pub fn move_entry_of(timeline: &AnyTimeline, node: NodeId, in_notation: bool) -> Option<(Option<Icon>, String)> {
    let sign = || position_of(timeline, timeline.parent(node)?)?.move_sign(timeline.action_of(node)?);
    match (!in_notation).then(sign).flatten() {
        Some((icon, place)) => Some((Some(icon), place)),
        None => Some((None, timeline.notation_of(node)?)),
    }
}

/// The move that led to a node in a few words, as [`move_text`] gives it. `None` for the root.
pub fn move_text_of(timeline: &AnyTimeline, node: NodeId, words: &Words) -> Option<String> {
    Some(position_of(timeline, timeline.parent(node)?)?.move_text(timeline.action_of(node)?, words))
}

/// The position after the last action of the match.
pub fn live_position(game: &Match) -> Option<&dyn TablePosition> {
    position_at(game.timeline(), game.timeline().ply())
}

/// The position of the ply that the match shows.
pub fn shown_position(game: &Match) -> Option<&dyn TablePosition> {
    position_at(game.timeline(), game.shown_ply())
}

/// The name of the set-up with which a game began: the name that a player gave it, or else the name of the game's set-up for this ruleset.
/// `None` for games that have a single set-up, and for positions without a name.
pub fn setup_name(
    words: &Words,
    game: GameId,
    own: Option<&str>,
    ruleset: &Value,
    from_position: bool,
) -> Option<String> {
    if let Some(own) = own {
        return Some(words.scheme_name(own));
    }
    let built_in = (tabletop(game).editor_support.builtin_setups)();
    let is_one_of_several = built_in.len() > 1 && !from_position;
    let setup = built_in.iter().find(|built_in| is_one_of_several && built_in.ruleset == *ruleset)?;
    Some(setup.design.title(words))
}

/// The number of pieces that a side has lost between the start of the game and a ply.
pub fn lost_piece_count(game: &Match, ply: usize, side: Side) -> u32 {
    let at_start = position_at(game.timeline(), 0).map_or(0, |start| start.piece_count(side));
    position_at(game.timeline(), ply).map_or(0, |shown| at_start.saturating_sub(shown.piece_count(side)))
}
