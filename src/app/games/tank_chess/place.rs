//! Squares of the board as places of the table.

use bevy::prelude::*;

use crate::app::common::board::{BoardLayout, Heading, Spot, Stand};
use crate::app::common::pieces::DRAUGHT;
use cannon_rules::tank_chess::terrain::DriveEffect;
use cannon_rules::tank_chess::{Facing, Position, Square, TerrainKind};

impl From<Square> for Spot {
    fn from(square: Square) -> Spot {
        Spot::new(square.file(), square.rank())
    }
}

/// The square at a place of the table. `None` if the place is not on this position's board.
#[must_use]
pub fn square_at(position: &Position, spot: Spot) -> Option<Square> {
    Square::new(spot.file, spot.rank).filter(|square| square.is_on(position.board().size()))
}

/// The board of a position.
pub(super) fn layout(position: &Position) -> BoardLayout {
    board(position.board().size())
}

/// A board of so many files and ranks. The game writes its files in capitals.
pub(super) const fn board(size: u8) -> BoardLayout {
    BoardLayout { first_letter: 'A', ..BoardLayout::plain(size, Stand::Squares) }
}

/// Where a square is on the surface of the position's board.
#[must_use]
pub fn world_of(position: &Position, square: Square) -> Vec3 {
    layout(position).world_of(square.into())
}

/// Whether what stands on a square lies in water.
pub(super) fn is_water(position: &Position, square: Square) -> bool {
    position.board().terrain(square).is_some_and(holds_water)
}

/// Whether terrain is water.
pub(super) fn holds_water(terrain: TerrainKind) -> bool {
    terrain.terrain().drive == DriveEffect::Sinks
}

/// How high above the board units and wrecks stand on a square: below it, in water.
pub(super) fn level_of(position: &Position, square: Square) -> f32 {
    if is_water(position, square) { -DRAUGHT } else { 0.0 }
}

/// The direction as the table has it.
pub(super) fn heading(facing: Facing) -> Heading {
    let (files, ranks) = facing.step();
    Heading::of_step(files, ranks).unwrap_or(Heading::NORTH)
}

/// One square in a direction, in the world.
pub(super) fn way(facing: Facing) -> Vec3 {
    let (files, ranks) = facing.step();
    Vec3::new(f32::from(files), 0.0, -f32::from(ranks))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::Game;
    use cannon_rules::tank_chess::{BoardName, Ruleset};

    #[test]
    fn squares_are_places_and_back_on_every_board() {
        for board in BoardName::all() {
            let position = Position::start(&Ruleset { board });
            let layout = layout(&position);
            for spot in layout.spots() {
                let square = square_at(&position, spot).expect("every place is a square");
                assert_eq!(Spot::from(square), spot);
            }
            assert_eq!(square_at(&position, Spot::new(layout.size, 0)), None);
        }
    }

    #[test]
    fn units_look_where_they_drive() {
        for facing in Facing::ALL {
            let ahead = heading(facing).rotation() * Vec3::NEG_Z;
            assert!(ahead.abs_diff_eq(way(facing).normalize(), 1.0e-6), "{facing}");
        }
    }
}
