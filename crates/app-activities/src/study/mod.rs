//! Studies: a recorded game as a tree that the player writes. [`tree_rows`] lists the tree, [`pen`] draws on the board, and [`review_notes`]
//! takes over what a review has found.
//!
//! A study is a [`Match`] with a purpose of its own, in which a person plays both sides. The match keeps the tree
//! and refuses what belongs to games.

use bevy::prelude::*;

use cannon_app_base::common::AppSystems;
use cannon_app_base::play::{Match, MatchSetup};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Players, Record};
use cannon_rules::timeline::{HouseRules, NodeId, ShapeColor};

pub mod pen;
pub mod review_notes;
mod tree_rows;

pub use pen::{Pen, erase_shapes};
pub use tree_rows::{TreeRow, TreeRows};

/// A request of the panel of a study about what is not in the record.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelRequest {
    /// Take the pen of this colour, or put it down.
    TakePen(Option<ShapeColor>),
    /// Fold the variation that a move begins, or unfold it.
    ToggleFold(NodeId),
    /// Fold all variations, or unfold them.
    FoldAll(bool),
}

/// Message: the player has played an action on the board of a review, at a ply of the reviewed game.
#[derive(Message, Clone, Copy, Debug)]
pub struct TryInStudy {
    /// The ply.
    pub ply: usize,
    /// The action.
    pub action: PackedAction,
}

/// Adds the study and the pen.
pub fn plugin(app: &mut App) {
    app.init_resource::<TreeRows>()
        .init_resource::<Pen>()
        .add_message::<TryInStudy>()
        .add_message::<PanelRequest>()
        .add_systems(Update, pen::change_pen.in_set(AppSystems::React))
        .add_systems(Update, tree_rows::update_rows.in_set(AppSystems::React));
}

/// The record and the timeline of a new study, which begins like a game with this set-up. A study has neither players nor draw rules.
/// `None` if the set-up is not valid.
pub fn new_study(setup: &MatchSetup) -> Option<(Record, AnyTimeline)> {
    let setup = MatchSetup { house_rules: HouseRules::NONE, players: Players::default(), ..setup.clone() };
    let start = Match::new(&setup).ok()?;
    Some((Record { study: true, ..start.record() }, start.timeline().clone()))
}
