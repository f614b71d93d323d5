//! The board and the pieces of Tank Chess.

use std::collections::HashMap;

use super::board_geometry::{elevation, heading, is_hill, is_water_terrain, layout, square_at};
use super::pieces::{
    self, DEPOT, DESTROYED_DEPOT, FLAG, HEDGE, LOW_OBSTACLE, MINE, OBSTACLE, TIMBER, WATER, WRECK, unit_model,
    wreck_model,
};
use super::shore;
use super::wreck_history::wrecked_units;
use crate::BoardGame;
use cannon_app_base::common::board::{BoardLayout, Heading, Spot};
use cannon_app_base::common::pieces::{Elevation, PieceEffect, PieceModel, PieceState};
use cannon_appearance::GroundLook;
use cannon_rules::tank_chess::objective::Depot;
use cannon_rules::tank_chess::terrain::{DriveEffect, FireEffect};
use cannon_rules::tank_chess::{Action, Facing, Objective, Occupant, Piece, Position, Square, Terrain, TerrainKind};
use cannon_rules::timeline::Timeline;
use cannon_rules::{Action as _, Game, PackedAction, Side};

impl BoardGame for Position {
    fn layout(&self) -> BoardLayout {
        layout(self)
    }

    /// Terrain and flags.
    fn scenery(&self) -> Vec<(Spot, PieceState)> {
        let board = self.board();
        let terrain = |square| board.terrain(square);
        let flag = |square| Side::ALL.into_iter().find(|&side| board.flag(side) == Some(square));
        let figures = |square| square_scenery(square, terrain, flag(square));
        Square::all(board.size()).flat_map(figures).collect()
    }

    fn ground_height(&self, spot: Spot, look: GroundLook) -> f32 {
        let Some(square) = square_at(self, spot) else { return 0.0 };
        match self.board().terrain(square) {
            Some(terrain) => pieces::surface_height(terrain_model(terrain.terrain()), look),
            None => elevation(self, square).height(),
        }
    }

    /// The squares that are to be held.
    fn hill(&self) -> Vec<Spot> {
        Square::all(self.board().size()).filter(|&square| is_hill(self, square)).map(Spot::from).collect()
    }

    fn hill_holder(&self) -> Option<Side> {
        self.held().map(|held| held.side)
    }

    /// Units, wrecks, mines and depots.
    fn piece_states(&self) -> Vec<(Spot, PieceState)> {
        let pieces =
            Square::all(self.board().size()).filter_map(|square| Some((square.into(), piece_state_on(self, square)?)));
        let is_destroyed = |side| side == self.side_to_move() && self.depot_destroyed();
        pieces.chain(depot_states(self.board().objective(), is_destroyed)).collect()
    }

    fn piece_effect(&self, action: PackedAction) -> PieceEffect {
        let Some(action) = Action::unpack(action) else { return PieceEffect::default() };
        let from = Some(action.from().into());
        let struck = action.target().map(Spot::from);
        let is_lost = |to: Square| self.unit_at(action.from()).is_some_and(|(_, piece)| self.is_lost_on(piece, to));
        // A unit that sinks disappears; a unit that drives onto a mine becomes a wreck.
        let to = action.to().filter(|&to| !is_lost(to) || self.mines().contains(to));
        PieceEffect { from, to: to.map(Spot::from), victim: struck }
    }
}

/// The pieces at a ply of a game; `None` if there is no such ply. The look and the facing of a wreck tell which unit it was, if that is
/// known.
pub fn piece_states_at(timeline: &Timeline<Position>, ply: usize) -> Option<Vec<(Spot, PieceState)>> {
    let mut states = timeline.position_at(ply)?.piece_states();
    let wrecked: HashMap<Spot, Piece> =
        wrecked_units(timeline, ply).into_iter().map(|(square, (_, piece))| (square.into(), piece)).collect();
    for (spot, state) in &mut states {
        if let Some(piece) = wrecked.get(spot) {
            (state.model, state.heading) = (wreck_model(piece.kind), heading(piece.facing));
        }
    }
    Some(states)
}

fn piece_state_on(position: &Position, square: Square) -> Option<PieceState> {
    let unit = |(side, piece): (Side, Piece)| Occupant::Unit { side, kind: piece.kind, facing: piece.facing };
    let occupant = position.unit_at(square).map(unit).or_else(|| position.has_wreck(square).then_some(Occupant::Wreck));
    piece_state(square, occupant, position.mines().contains(square), elevation(position, square))
}

/// The terrain or flag on a square. `terrain` gives the terrain of all squares, because banks depend on the neighbours.
pub(super) fn square_scenery(
    square: Square,
    terrain: impl Fn(Square) -> Option<TerrainKind>,
    flag: Option<Side>,
) -> Vec<(Spot, PieceState)> {
    let is_wet = |square| terrain(square).is_some_and(is_water_terrain);
    let figures = match (flag, terrain(square)) {
        (Some(side), _) => vec![static_piece(side, &FLAG, Heading::NORTH)],
        (None, None) => Vec::new(),
        // Water is not turned, because its pattern continues in the next square.
        (None, Some(water)) if is_water_terrain(water) => {
            let water = static_piece(Side::South, terrain_model(water.terrain()), Heading::NORTH);
            std::iter::once(water).chain(shore::banks(square, is_wet)).collect()
        }
        (None, Some(kind)) => {
            let model = terrain_model(kind.terrain());
            let is_logs = *model == OBSTACLE && square_hash(square).is_multiple_of(LOGS_INTERVAL);
            // Turned squares look less alike. Terrain fills its square at any right angle.
            let turned = heading(Facing::from_index(square_hash(square) / LOGS_INTERVAL * 2));
            vec![static_piece(Side::South, if is_logs { &TIMBER } else { model }, turned)]
        }
    };
    figures.into_iter().map(|figure| (square.into(), figure)).collect()
}

/// The depots of an objective, by their squares.
pub(super) fn depot_states(
    objective: Option<&Objective>,
    is_destroyed: impl Fn(Side) -> bool,
) -> Vec<(Spot, PieceState)> {
    let depots = Side::ALL.into_iter().filter_map(|side| Some((side, objective?.depot(side)?)));
    let state = |(side, depot): (Side, Depot)| {
        let model = if is_destroyed(side) { &DESTROYED_DEPOT } else { &DEPOT };
        (depot.square.into(), static_piece(side, model, heading(Facing::forward(side))))
    };
    depots.map(state).collect()
}

/// The unit, wreck or mine on a square.
pub(super) fn piece_state(
    square: Square,
    occupant: Option<Occupant>,
    has_mine: bool,
    elevation: Elevation,
) -> Option<PieceState> {
    match occupant {
        Some(Occupant::Unit { side, kind, facing }) => Some(PieceState {
            side,
            model: unit_model(kind),
            heading: heading(facing),
            lifts_on_hover: true,
            elevation,
        }),
        Some(Occupant::Wreck) => {
            Some(PieceState { elevation, ..static_piece(Side::South, &WRECK, square_heading(square)) })
        }
        None => has_mine.then(|| static_piece(Side::South, &MINE, square_heading(square))),
    }
}

/// A piece that nobody can select.
pub(super) fn static_piece(side: Side, model: &'static PieceModel, heading: Heading) -> PieceState {
    PieceState { side, model, heading, lifts_on_hover: false, elevation: Elevation::Board }
}

/// The look of terrain follows from its effects.
fn terrain_model(terrain: &Terrain) -> &'static PieceModel {
    match (terrain.drive, terrain.fire) {
        (DriveEffect::Sinks, _) => &WATER,
        (DriveEffect::Blocked, FireEffect::Blocked) => &OBSTACLE,
        (DriveEffect::Blocked, FireEffect::Free) => &LOW_OBSTACLE,
        (DriveEffect::Free, _) => &HEDGE,
    }
}

/// One in this many obstacles consists of logs instead of concrete.
const LOGS_INTERVAL: usize = 3;

/// A pseudo-random number that is always the same for a square.
fn square_hash(square: Square) -> usize {
    (square.index() + 1).wrapping_mul(0x9E37_79B1) >> 7 & 0xFFFF
}

/// A pseudo-random heading that is always the same for a square.
fn square_heading(square: Square) -> Heading {
    heading(Facing::from_index(square.index() * 5 + usize::from(square.rank())))
}
