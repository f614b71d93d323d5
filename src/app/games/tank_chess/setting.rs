//! Tank Chess's board and pieces.

use super::pieces::{self, FLAG, HEDGE, LOW, MINE, OBSTACLE, SHELL, WATER, WRECK, unit_model};
use super::place::{heading, layout};
use super::workshop::WORKSHOP;
use crate::app::board::{BoardLayout, Heading, Spot};
use crate::app::games::{Setting, Workshop};
use crate::app::pieces::{Deed, Figure, Model, PropModel};
use crate::rules::Side;
use crate::rules::tank_chess::terrain::{Drive, Fire};
use crate::rules::tank_chess::{Action, Facing, Piece, Position, Square, Standing, Terrain, TerrainKind};

impl Setting for Position {
    const MODELS: &'static [&'static Model] = pieces::MODELS;
    const PROPS: &'static [&'static PropModel] = &[&SHELL];

    const LIGHT: Side = Side::South;

    const WORKSHOP: Option<&'static Workshop> = Some(&WORKSHOP);

    fn layout(&self) -> BoardLayout {
        layout(self)
    }

    /// Units and wrecks, and the ground where none of them stands.
    fn figures(&self) -> Vec<(Spot, Figure)> {
        Square::all(self.board().size()).filter_map(|square| Some((square.into(), figure_in(self, square)?))).collect()
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

/// What a square is like below what stands on it.
pub(super) struct Ground {
    pub(super) terrain: Option<TerrainKind>,
    pub(super) mine: bool,
    /// Whose flag is there.
    pub(super) flag: Option<Side>,
}

/// What is seen on a square: of several things on it, the one that matters most.
pub(super) fn figure(square: Square, standing: Option<Standing>, ground: Ground) -> Option<Figure> {
    let lying = |side, model| Figure { side, model, heading: askew(square), rises: false };
    match standing {
        Some(Standing::Unit { side, kind, facing }) => {
            return Some(Figure { side, model: unit_model(kind), heading: heading(facing), rises: true });
        }
        Some(Standing::Wreck) => return Some(lying(Side::South, &WRECK)),
        None => {}
    }
    if ground.mine {
        return Some(lying(Side::South, &MINE));
    }
    if let Some(side) = ground.flag {
        return Some(Figure { heading: Heading::NORTH, ..lying(side, &FLAG) });
    }
    let terrain = ground.terrain?.terrain();
    Some(Figure { heading: Heading::NORTH, ..lying(Side::South, model_of(terrain)) })
}

fn figure_in(position: &Position, square: Square) -> Option<Figure> {
    let board = position.board();
    let unit = |(side, piece): (Side, Piece)| Standing::Unit { side, kind: piece.kind, facing: piece.facing };
    let standing = position.unit_at(square).map(unit).or_else(|| position.has_wreck(square).then_some(Standing::Wreck));
    let flag = Side::ALL.into_iter().find(|&side| board.flag(side) == Some(square));
    figure(square, standing, Ground { terrain: board.terrain(square), mine: position.mines().contains(square), flag })
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
