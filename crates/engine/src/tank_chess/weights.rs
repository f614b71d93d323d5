//! What every feature of the evaluation of Tank Chess is worth.

use super::features::{count, rows};
use crate::playable::WeightsError;
use crate::weights::{self, Tapered};

/// What every feature of a position is worth to the side that has it, by the places in [`super::features`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Weights(pub(super) Box<[Tapered]>);

impl Weights {
    /// Reads what [`to_text`](Weights::to_text) wrote.
    pub(super) fn from_text(text: &str) -> Result<Weights, WeightsError> {
        let mut weights = Weights(vec![Tapered::default(); count()].into());
        weights::read(text, &rows(), &mut weights.0)?;
        Ok(weights)
    }

    /// The weights as a file.
    pub(super) fn to_text(&self) -> String {
        weights::write(&rows(), &self.0)
    }
}
