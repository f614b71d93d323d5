//! What a piece is, as far as the table is concerned, and what an action does to pieces.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use crate::app::common::board::{BoardLayout, Heading, Spot};
use crate::app::common::pieces::Form;
use cannon_rules::Side;

/// What a kind of piece looks like. A game has one for everything of its that can stand on the board; something that changes its look
/// for good, as a wreck does, is another model.
#[derive(Debug)]
pub struct Model {
    /// Its name among all models, such as `cannon/soldier`. Models of one name are the same.
    pub name: &'static str,
    /// Radius of what it takes up on the board.
    pub footprint: f32,
    /// What the pointer hits.
    pub silhouette: Silhouette,
    /// Where its meshes come from.
    pub form: Form,
    /// The parts of it that scores move; it may have more.
    pub moves: &'static [&'static str],
    /// What it does while nothing happens.
    pub idle: Idle,
}

/// What a piece does while nothing happens, so that the board looks alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Idle {
    /// Nothing.
    Still,
    /// Breathes.
    Breathes,
    /// This part of it waves in the wind.
    Waves(&'static str),
    /// Smoke rises from it.
    Smoulders,
}

impl PartialEq for Model {
    fn eq(&self, other: &Model) -> bool {
        self.name == other.name
    }
}

impl Eq for Model {}

impl Hash for Model {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// The rough shape of a piece, a little inside its outline: a cone without its tip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Silhouette {
    /// Radius at the foot.
    pub foot: f32,
    /// Radius at the top.
    pub top: f32,
    /// Height above the board.
    pub height: f32,
}

/// A piece: whose it is, what it looks like, and where it looks.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Transform, Visibility)]
pub struct PieceState {
    /// Whose it is.
    pub side: Side,
    /// What it looks like.
    pub model: &'static Model,
    /// Where it looks.
    pub heading: Heading,
    /// Whether it rises towards the pointer, as what can be taken up does; the ground and what lies on it stay down.
    pub rises: bool,
    /// Whether it lies in water.
    pub afloat: bool,
}

/// How deep what is afloat lies below the board, in distances between neighbouring places.
pub const DRAUGHT: f32 = 0.12;

impl PieceState {
    /// Where it stands on its place of a board, and how.
    #[must_use]
    pub fn stance(&self, layout: BoardLayout, spot: Spot) -> Transform {
        let mut stance = layout.stance(spot, self.heading);
        stance.translation.y -= if self.afloat { DRAUGHT } else { 0.0 };
        stance
    }

    /// Whether the other is the same but for where it looks.
    #[must_use]
    pub fn looks_like(&self, other: &PieceState) -> bool {
        self.side == other.side && self.model == other.model
    }
}

/// Something that is there only while an action is shown, such as a gun or a shell.
#[derive(Debug)]
pub struct PropModel {
    /// Its name among all of them, such as `cannon/gun`.
    pub name: &'static str,
    /// Where its meshes come from. What is nobody's looks like South's.
    pub form: Form,
    /// The parts of it that scores move; it may have more.
    pub moves: &'static [&'static str],
}

impl PartialEq for PropModel {
    fn eq(&self, other: &PropModel) -> bool {
        self.name == other.name
    }
}

impl Eq for PropModel {}

/// What an action does to pieces: as much as it takes to know which entity is which before and after it. What they are afterwards is
/// read from the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PieceEffect {
    /// Where the piece that acts stands; `None` if it comes onto the board, or if nothing moves.
    pub from: Option<Spot>,
    /// Where it goes; `None` if it leaves the board, or if nothing moves.
    pub to: Option<Spot>,
    /// Where the piece stands that is struck.
    pub struck: Option<Spot>,
}
