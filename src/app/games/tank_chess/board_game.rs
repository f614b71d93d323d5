//! Tank Chess's board and pieces.

use super::paints::PAINTS;
use super::pieces::{self, FLAG, HEDGE, LOW, MINE, OBSTACLE, SHELL, TIMBER, TRACER, WATER, WRECK, unit_model};
use super::place::{heading, holds_water, is_water, layout, square_at};
use super::shore;
use super::sounds;
use super::workshop::WORKSHOP;
use crate::app::common::board::{BoardLayout, Heading, Spot};
use crate::app::common::pieces::paint::PaintTable;
use crate::app::common::pieces::{Model, PieceEffect, PieceState, PropModel};
use crate::app::common::sound::Sound;
use crate::app::games::{BoardGame, Workshop};
use cannon_rules::Side;
use cannon_rules::tank_chess::terrain::{DriveEffect, FireEffect};
use cannon_rules::tank_chess::{Action, Facing, Occupant, Piece, Position, Square, Terrain, TerrainKind};

impl BoardGame for Position {
    const MODELS: &'static [&'static Model] = pieces::MODELS;
    const PROPS: &'static [&'static PropModel] = &[&SHELL, &TRACER];

    const PAINTS: PaintTable = PAINTS;
    const SOUNDS: &'static [Sound] = sounds::ALL;
    const LIGHT: Side = Side::South;

    /// Squares are squares.
    const HAS_FACES: bool = false;

    const WORKSHOP: Option<&'static Workshop> = Some(&WORKSHOP);

    fn layout(&self) -> BoardLayout {
        layout(self)
    }

    /// Terrain and flags.
    fn ground(&self) -> Vec<(Spot, PieceState)> {
        let board = self.board();
        let terrain = |square| board.terrain(square);
        let flag = |square| Side::ALL.into_iter().find(|&side| board.flag(side) == Some(square));
        Square::all(board.size()).flat_map(|square| ground(square, terrain, flag(square))).collect()
    }

    fn surface(&self, spot: Spot) -> f32 {
        let terrain = square_at(self, spot).and_then(|square| self.board().terrain(square));
        terrain.map_or(0.0, |terrain| pieces::surface_of(model_of(terrain.terrain())))
    }

    /// Units, wrecks and mines.
    fn figures(&self) -> Vec<(Spot, PieceState)> {
        Square::all(self.board().size()).filter_map(|square| Some((square.into(), figure_in(self, square)?))).collect()
    }

    fn deed(&self, action: Action) -> PieceEffect {
        let from = Some(action.from().into());
        let struck = action.target().map(Spot::from);
        let lost = |to: Square| self.unit_at(action.from()).is_some_and(|(_, piece)| self.is_lost_on(piece, to));
        // What sinks is gone; what runs on a mine is a wreck.
        let to = action.to().filter(|&to| !lost(to) || self.mines().contains(to));
        PieceEffect { from, to: to.map(Spot::from), struck }
    }
}

fn figure_in(position: &Position, square: Square) -> Option<PieceState> {
    let unit = |(side, piece): (Side, Piece)| Occupant::Unit { side, kind: piece.kind, facing: piece.facing };
    let standing = position.unit_at(square).map(unit).or_else(|| position.has_wreck(square).then_some(Occupant::Wreck));
    figure(square, standing, position.mines().contains(square), is_water(position, square))
}

/// What a square is like below what stands on it, among squares with this terrain.
pub(super) fn ground(
    square: Square,
    terrain: impl Fn(Square) -> Option<TerrainKind>,
    flag: Option<Side>,
) -> Vec<(Spot, PieceState)> {
    let is_wet = |square| terrain(square).is_some_and(holds_water);
    let figures = match (flag, terrain(square)) {
        (Some(side), _) => vec![still(side, &FLAG, Heading::NORTH)],
        (None, None) => Vec::new(),
        // Water goes on in the next square, and so is not turned.
        (None, Some(water)) if holds_water(water) => {
            let water = still(Side::South, model_of(water.terrain()), Heading::NORTH);
            std::iter::once(water).chain(shore::banks(square, is_wet)).collect()
        }
        (None, Some(kind)) => {
            let model = model_of(kind.terrain());
            let logs = *model == OBSTACLE && chance(square).is_multiple_of(LOGS_AMONG);
            // Squares look less alike when they are turned; what fills one does so however it is turned.
            let turned = heading(Facing::from_index(chance(square) / LOGS_AMONG * 2));
            vec![still(Side::South, if logs { &TIMBER } else { model }, turned)]
        }
    };
    figures.into_iter().map(|figure| (square.into(), figure)).collect()
}

/// What stands or lies on a square.
pub(super) fn figure(square: Square, standing: Option<Occupant>, mine: bool, afloat: bool) -> Option<PieceState> {
    match standing {
        Some(Occupant::Unit { side, kind, facing }) => {
            Some(PieceState { side, model: unit_model(kind), heading: heading(facing), rises: true, afloat })
        }
        Some(Occupant::Wreck) => Some(PieceState { afloat, ..still(Side::South, &WRECK, askew(square)) }),
        None => mine.then(|| still(Side::South, &MINE, askew(square))),
    }
}

/// Something that nobody can take up.
pub(super) fn still(side: Side, model: &'static Model, heading: Heading) -> PieceState {
    PieceState { side, model, heading, rises: false, afloat: false }
}

/// What terrain looks like follows from what it does.
fn model_of(terrain: &Terrain) -> &'static Model {
    match (terrain.drive, terrain.fire) {
        (DriveEffect::Sinks, _) => &WATER,
        (DriveEffect::Blocked, FireEffect::Blocked) => &OBSTACLE,
        (DriveEffect::Blocked, FireEffect::Free) => &LOW,
        (DriveEffect::Free, _) => &HEDGE,
    }
}

/// One in so many squares that stop everything is filled with logs instead of concrete.
const LOGS_AMONG: usize = 3;

/// A number that seems to follow no rule, but is always the same on the same square.
fn chance(square: Square) -> usize {
    (square.index() + 1).wrapping_mul(0x9E37_79B1) >> 7 & 0xFFFF
}

/// How what lies about is turned: any way, but always the same on the same square.
fn askew(square: Square) -> Heading {
    heading(Facing::from_index(square.index() * 5 + usize::from(square.rank())))
}
