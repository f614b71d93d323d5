//! The weights of the evaluation of Cannon.

use super::features::{COUNT, rows};
use crate::playable::WeightsError;
use crate::weights::{self, Tapered};

/// The weights of all features for the side that has them. [`super::features`] defines the indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Weights(pub(super) Box<[Tapered; COUNT]>);

impl Weights {
    /// Parses the output of [`to_text`](Weights::to_text).
    pub(super) fn from_text(text: &str) -> Result<Weights, WeightsError> {
        let mut weights = Weights(Box::new([Tapered::default(); COUNT]));
        weights::read(text, &rows(), &mut weights.0[..])?;
        Ok(weights)
    }

    /// The weights in the format of weights files.
    pub(super) fn to_text(&self) -> String {
        weights::write(&rows(), &self.0[..])
    }
}
