//! Tank Chess's board and pieces.

use super::pieces::{self, FLAG, HEDGE, LOW, MINE, OBSTACLE, SHELL, WATER, WRECK, unit_model};
use super::place::{heading, layout};
use crate::app::board::{BoardLayout, Heading, Spot};
use crate::app::games::Setting;
use crate::app::pieces::{Deed, Figure, Model, PropModel};
use crate::rules::Side;
use crate::rules::tank_chess::terrain::{Drive, Fire};
use crate::rules::tank_chess::{Action, Facing, Position, Square, Terrain};

impl Setting for Position {
    const MODELS: &'static [&'static Model] = pieces::MODELS;
    const PROPS: &'static [&'static PropModel] = &[&SHELL];

    const LIGHT: Side = Side::South;

    fn layout(&self) -> BoardLayout {
        layout(self)
    }

    /// Units and wrecks, and the ground where none of them stands.
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

fn figure(position: &Position, square: Square) -> Option<Figure> {
    let board = position.board();
    if let Some((side, piece)) = position.unit_at(square) {
        let model = unit_model(piece.kind);
        return Some(Figure { side, model, heading: heading(piece.facing), rises: true });
    }
    let ground = |side, model| Figure { side, model, heading: askew(square), rises: false };
    if position.has_wreck(square) {
        return Some(ground(Side::South, &WRECK));
    }
    if position.mines().contains(square) {
        return Some(ground(Side::South, &MINE));
    }
    if let Some(side) = Side::ALL.into_iter().find(|&side| board.flag(side) == Some(square)) {
        return Some(Figure { side, model: &FLAG, heading: Heading::NORTH, rises: false });
    }
    let terrain = board.terrain(square)?.terrain();
    Some(Figure { heading: Heading::NORTH, ..ground(Side::South, model_of(terrain)) })
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
