//! A mark on a place of the board.

use bevy::prelude::*;

use super::MarkKind;
use crate::app::common::board::{Heading, Spot};

/// A mark on a place.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Where.
    pub at: Spot,
    /// What it says.
    pub kind: &'static MarkKind,
    /// Which way it points, for the kinds that point.
    pub heading: Option<Heading>,
}

impl Mark {
    /// A mark that does not point.
    #[must_use]
    pub fn new(at: impl Into<Spot>, kind: &'static MarkKind) -> Mark {
        Mark { at: at.into(), kind, heading: None }
    }
}
