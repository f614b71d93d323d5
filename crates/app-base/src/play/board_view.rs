//! The part of the match that the board shows.

use bevy::prelude::*;

use super::Match;

/// The ply that the entities show, and whether an action is being animated. The projection of the match to entities changes this resource.
/// Features that must not tell of a turn before the board has shown the turn read it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardView {
    ply: usize,
    /// A copy of [`ActionAnimation`](crate::common::animation::ActionAnimation); the view does not advance while it is set.
    is_animating: bool,
    /// Whether the entities may belong to another game or another line of play, so that they must be reconciled.
    is_stale: bool,
    /// The ply up to which the player has seen the live line of play on the board.
    known_ply: usize,
}

impl BoardView {
    /// The ply that the entities show.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Whether an action is being animated.
    pub fn is_animating(&self) -> bool {
        self.is_animating
    }

    /// Whether the entities may belong to another game or another line of play, so that they must be reconciled.
    pub fn is_stale(&self) -> bool {
        self.is_stale
    }

    /// The ply up to which the player has seen the live line of play on the board.
    pub fn known_ply(&self) -> usize {
        self.known_ply
    }

    /// The ply whose position the board has shown to the end: the ply before the action that is being animated.
    pub fn settled_ply(&self) -> usize {
        if self.is_animating { self.ply.saturating_sub(1) } else { self.ply }
    }

    /// The ply of the match whose position panels describe: the settled one, as long as the game has it.
    pub fn described_ply(&self, game: &Match) -> usize {
        self.settled_ply().min(game.timeline().ply())
    }

    /// The number of turns of the live game that the player knows, without the turns that the board is still to show. While the player
    /// looks at an earlier ply, all turns count as known.
    pub fn known_plies(&self, game: &Match) -> usize {
        let plies = game.timeline().ply();
        if game.shows_live() { plies.min(self.known_ply) } else { plies }
    }

    /// Whether the board shows the position that the match shows, and no action is being animated.
    pub fn is_at_rest(&self, game: &Match) -> bool {
        !self.is_animating && self.ply == game.shown_ply()
    }

    /// Notes whether an action is being animated. The player now knows every turn that the board has shown to the end. A turn that is
    /// shown again was known before.
    pub fn set_animating(&mut self, is_animating: bool) {
        self.is_animating = is_animating;
        self.known_ply = self.known_ply.max(self.settled_ply());
    }

    /// Notes that the match has left the line of play that the entities show, as by Undo or a new game. Its turns are no news.
    pub fn leave_line(&mut self, game: &Match) {
        self.set_stale();
        self.tell_all(game);
    }

    /// Notes that the player knows all turns of the live game.
    pub fn tell_all(&mut self, game: &Match) {
        self.known_ply = game.timeline().ply();
    }

    /// Notes that the entities must be reconciled.
    pub fn set_stale(&mut self) {
        self.is_stale = true;
    }

    /// Notes that the entities show the position at a ply, without an animation.
    pub fn jump_to(&mut self, ply: usize) {
        self.ply = ply;
        self.is_animating = false;
        self.is_stale = false;
    }

    /// Notes that the entities show one action more.
    pub fn advance(&mut self) {
        self.ply += 1;
    }
}
