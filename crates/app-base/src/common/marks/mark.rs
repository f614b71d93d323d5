//! Marks on places of the board.

use bevy::prelude::*;

use super::MarkKind;
use crate::common::board::{Heading, Spot};

/// A mark on a place.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The place.
    pub at: Spot,
    /// The kind.
    pub kind: &'static MarkKind,
    /// The direction, for kinds that have one.
    pub heading: Option<Heading>,
}

impl Mark {
    /// A mark without a direction.
    pub fn new(at: impl Into<Spot>, kind: &'static MarkKind) -> Mark {
        Mark { at: at.into(), kind, heading: None }
    }

    /// A mark with a direction.
    pub fn directed(at: impl Into<Spot>, kind: &'static MarkKind, heading: Heading) -> Mark {
        Mark { at: at.into(), kind, heading: Some(heading) }
    }
}
