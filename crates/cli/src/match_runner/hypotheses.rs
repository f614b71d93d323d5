//! The hypotheses of a sequential test, which the terms of a match state. `cannon-lab match` tests them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Two differences in normalised Elo, between which a sequential test decides.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hypotheses {
    /// The difference of H0.
    pub elo0: f64,
    /// The difference of H1, greater than the difference of H0.
    pub elo1: f64,
}

impl fmt::Display for Hypotheses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.elo0, self.elo1)
    }
}
