//! Tank Chess's board and pieces.

use super::pieces::{self, FLAG, HEDGE, LOW, MINE, OBSTACLE, SHELL, TRACER, WATER, WRECK, unit_model};
use super::place::{heading, layout, square_at};
use crate::app::board::{BoardLayout, Heading, Spot};
use crate::app::games::Setting;
use crate::app::pieces::{Deed, Figure, Model, PropModel};
use crate::rules::Side;
use crate::rules::tank_chess::terrain::{Drive, Fire};
use crate::rules::tank_chess::{Action, Facing, Position, Square, Terrain};

impl Setting for Position {
    const MODELS: &'static [&'static Model] = pieces::MODELS;
    const PROPS: &'static [&'static PropModel] = &[&SHELL, &TRACER];

    const LIGHT: Side = Side::South;

    fn layout(&self) -> BoardLayout {
        layout(self)
    }

    /// Terrain and flags.
    fn ground(&self) -> Vec<(Spot, Figure)> {
        Square::all(self.board().size()).filter_map(|square| Some((square.into(), ground(self, square)?))).collect()
    }

    fn surface(&self, spot: Spot) -> f32 {
        let terrain = square_at(self, spot).and_then(|square| self.board().terrain(square));
        terrain.map_or(0.0, |terrain| pieces::surface_of(model_of(terrain.terrain())))
    }

    /// Units, wrecks and mines.
    fn figures(&self) -> Vec<(Spot, Figure)> {
        Square::all(self.board().size()).filter_map(|square| Some((square.into(), figure(self, square)?))).collect()
    }

    fn deed(&self, action: Action) -> Deed {
        let from = Some(action.from().into());
        let struck = action.target().map(Spot::from);
        let lost = |to: Square| self.unit_at(action.from()).is_some_and(|(_, piece)| self.is_deadly(piece, to));
        // What sinks is gone; what runs on a mine is a wreck.
        let to = action.to().filter(|&to| !lost(to) || self.mines().contains(to));
        Deed { from, to: to.map(Spot::from), struck }
    }
}

fn ground(position: &Position, square: Square) -> Option<Figure> {
    let board = position.board();
    if let Some(side) = Side::ALL.into_iter().find(|&side| board.flag(side) == Some(square)) {
        return Some(still(side, &FLAG, Heading::NORTH));
    }
    let terrain = board.terrain(square)?.terrain();
    Some(still(Side::South, model_of(terrain), Heading::NORTH))
}

fn figure(position: &Position, square: Square) -> Option<Figure> {
    if let Some((side, piece)) = position.unit_at(square) {
        let model = unit_model(piece.kind);
        return Some(Figure { side, model, heading: heading(piece.facing), rises: true });
    }
    if position.has_wreck(square) {
        return Some(still(Side::South, &WRECK, askew(square)));
    }
    position.mines().contains(square).then(|| still(Side::South, &MINE, askew(square)))
}

/// Something that nobody can take up.
fn still(side: Side, model: &'static Model, heading: Heading) -> Figure {
    Figure { side, model, heading, rises: false }
}

/// What terrain looks like follows from what it does.
fn model_of(terrain: &Terrain) -> &'static Model {
    match (terrain.drive, terrain.fire) {
        (Drive::Sinks, _) => &WATER,
        (Drive::Blocked, Fire::Blocked) => &OBSTACLE,
        (Drive::Blocked, Fire::Free) => &LOW,
        (Drive::Free, _) => &HEDGE,
    }
}

/// How what lies about is turned: any way, but always the same on the same square.
fn askew(square: Square) -> Heading {
    heading(Facing::from_index(square.index() * 5 + usize::from(square.rank())))
}
