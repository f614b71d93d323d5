//! The functions of a game that puzzles need besides its rules. They use only the rules, so that proofs do not depend on the engine.

mod cannon;
mod tank_chess;

use cannon_rules::any::ListedGame;
use cannon_rules::{Game, Side, WinReason};

use crate::theme::Theme;

/// The lengths of the proofs of a game, in plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizons {
    /// In an only defence, all other actions lose within this many plies, counted from the position.
    pub defence: u8,
    /// In an only defence, the solution does not lose within this many plies, counted from the position.
    pub lasting: u8,
    /// Material is counted after this many plies. An even number, so that the enemy has the last word.
    pub gain: u8,
}

/// A game with puzzles.
pub trait PuzzleGame: ListedGame {
    /// The themes of this game.
    const THEMES: &'static [Theme];
    /// The lengths of its proofs.
    const HORIZONS: Horizons;
    /// A reason for a win, and the theme of puzzles whose forced win needs this reason.
    const SPECIAL_WIN: (WinReason, Theme);

    /// The ruleset with this name: a preset, or a board.
    fn preset(name: &str) -> Option<Self::Ruleset>;

    /// The name of a ruleset, if it has one.
    fn preset_name(rules: &Self::Ruleset) -> Option<String>;

    /// Whether a puzzle can begin here. Where pieces are still to be placed, it cannot.
    fn is_puzzle_start(&self) -> bool;

    /// Whether the side to move has an action that wins at once, other than by the reason `ignored`. False once the game is over.
    ///
    /// It is the same as trying all actions, but faster.
    fn can_win_at_once(&self, ignored: Option<WinReason>) -> bool;

    /// Calls `visit` once for every legal action that removes an enemy piece, and perhaps for other legal actions.
    fn for_each_capture(&self, visit: impl FnMut(Self::Action));

    /// Whether a legal action removes nothing and does not end the game by itself.
    fn is_quiet(&self, action: Self::Action) -> bool;

    /// Whether a legal action is an action of the principal piece.
    fn moves_principal(&self, action: Self::Action) -> bool;

    /// Number of pieces of a side, not counting a principal piece that never leaves the board while the game goes on.
    fn piece_count(&self, side: Side) -> u32;

    /// The position with the other side to move. `None` where the rules do not allow it.
    fn passed(&self) -> Option<Self>;

    /// The number of different ways in which the side to move can win at once by taking something or by leaving the board.
    fn winning_threat_count(&self) -> usize;

    /// The numbers of the places of all enemy pieces that a side attacks, whether or not it is to move.
    fn attacked_enemies(&self, side: Side) -> Vec<usize>;

    /// The themes that a legal action has by itself.
    fn action_themes(&self, action: Self::Action) -> Vec<Theme>;

    /// The text of the position and of its mirror images and half turns (with the sides swapped). Puzzles whose positions have a common
    /// text are alike.
    fn images(&self) -> Vec<String>;

    /// The first of the [images](PuzzleGame::images) in alphabetical order, which is the same for all of them.
    fn normal_form(&self) -> String {
        self.images().into_iter().min().unwrap_or_default()
    }
}

/// The position after a legal action.
pub fn after<G: Game>(position: &G, action: G::Action) -> G {
    let mut next = position.clone();
    next.play(action);
    next
}

/// Whether a legal action wins at once, other than by the reason `ignored`.
pub(crate) fn wins_at_once<G: Game>(position: &G, action: G::Action, ignored: Option<WinReason>) -> bool {
    is_won_by(&after(position, action), position.side_to_move(), ignored)
}

/// Whether the game is over and a side has won, other than by the reason `ignored`.
pub(crate) fn is_won_by<G: Game>(position: &G, side: Side, ignored: Option<WinReason>) -> bool {
    use cannon_rules::Outcome::Win;
    matches!(position.outcome(), Some(Win { side: winner, by }) if winner == side && Some(by) != ignored)
}
