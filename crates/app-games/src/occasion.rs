//! Occasions: what a new player can do for the first time, with a sentence about it and the places that show it.

use cannon_app_base::common::board::Spot;

/// Something that a new player can do now, or has to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// The identifier of the sentence about it.
    pub text: &'static str,
    /// The piece that could move.
    pub mover: Option<Spot>,
    /// The place that the sentence is about.
    pub goal: Option<Spot>,
}

impl Occasion {
    /// An occasion with the piece that could move and the place where it could go or what it could hit.
    pub(crate) fn new(text: &'static str, mover: Option<impl Into<Spot>>, goal: Option<impl Into<Spot>>) -> Occasion {
        Occasion { text, mover: mover.map(Into::into), goal: goal.map(Into::into) }
    }
}
