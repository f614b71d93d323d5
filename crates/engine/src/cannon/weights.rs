//! What every feature of Cannon's evaluation is worth.

use super::features::{COUNT, rows};
use crate::playable::WeightsError;
use crate::weights::{self, Tapered};

/// What every feature of a position is worth to the side that has it, by the places in [`super::features`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Weights(pub(super) Box<[Tapered; COUNT]>);

impl Weights {
    /// Reads what [`to_text`](Weights::to_text) wrote.
    pub(super) fn from_text(text: &str) -> Result<Weights, WeightsError> {
        let mut weights = Weights(Box::new([Tapered::default(); COUNT]));
        weights::read(text, &rows(), &mut weights.0[..])?;
        Ok(weights)
    }

    /// The weights as a file.
    pub(super) fn to_text(&self) -> String {
        weights::write(&rows(), &self.0[..])
    }
}
