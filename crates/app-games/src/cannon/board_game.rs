//! The board and the pieces of Cannon.

use super::board_geometry::LAYOUT;
use super::pieces::{SOLDIER, TOWN};
use crate::BoardGame;
use cannon_app_base::common::board::{BoardLayout, Heading, Spot};
use cannon_app_base::common::pieces::{Elevation, PieceEffect, PieceModel, PieceState};
use cannon_rules::cannon::{Action, PieceKind, Point, Position};
use cannon_rules::timeline::Timeline;
use cannon_rules::{Action as _, PackedAction, Side};

/// The pieces of a board, which need not show a valid position.
pub(super) fn piece_states(piece_at: impl Fn(Point) -> Option<(Side, PieceKind)>) -> Vec<(Spot, PieceState)> {
    let figure = |point: Point| {
        let (side, kind) = piece_at(point)?;
        let heading = Heading::forward(side);
        Some((
            point.into(),
            PieceState { side, model: model(kind), heading, lifts_on_hover: true, elevation: Elevation::Board },
        ))
    };
    Point::all().filter_map(figure).collect()
}

/// The pieces that were captured or shot before a ply.
pub(crate) fn captured_pieces_at(timeline: &Timeline<Position>, ply: usize) -> Vec<(Side, &'static PieceModel)> {
    let actions = timeline.actions().enumerate().take(ply);
    let victims = actions.filter_map(|(nth, action)| timeline.position_at(nth)?.piece_at(action.target()));
    victims.map(|(side, kind)| (side, model(kind))).collect()
}

fn model(kind: PieceKind) -> &'static PieceModel {
    match kind {
        PieceKind::Soldier => &SOLDIER,
        PieceKind::Town => &TOWN,
    }
}

impl BoardGame for Position {
    fn layout(&self) -> BoardLayout {
        LAYOUT
    }

    fn piece_states(&self) -> Vec<(Spot, PieceState)> {
        self::piece_states(|point| self.piece_at(point))
    }

    fn piece_effect(&self, action: PackedAction) -> PieceEffect {
        let Some(action) = Action::unpack(action) else { return PieceEffect::default() };
        let from = action.from().map(Spot::from);
        let target = Spot::from(action.target());
        match action {
            Action::Place { .. } | Action::Step { .. } | Action::Retreat { .. } | Action::Shift { .. } => {
                PieceEffect { from, to: Some(target), victim: None }
            }
            Action::Capture { .. } => PieceEffect { from, to: Some(target), victim: Some(target) },
            Action::Shot { .. } => PieceEffect { victim: Some(target), ..PieceEffect::default() },
        }
    }
}
