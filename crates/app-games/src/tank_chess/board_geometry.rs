//! Conversions between squares and spots of the table.

use bevy::prelude::*;

use cannon_app_base::common::board::{BoardGrid, BoardLayout, Heading, Spot};
use cannon_app_base::common::pieces::Elevation;
use cannon_rules::GameId;
use cannon_rules::tank_chess::terrain::DriveEffect;
use cannon_rules::tank_chess::{Facing, Objective, Position, Square, TerrainKind};

/// The square of a spot. `None` if the spot is not on the board of this position.
pub fn square_at(position: &Position, spot: Spot) -> Option<Square> {
    Square::new(spot.file, spot.rank).filter(|square| square.is_on(position.board().size()))
}

/// The layout of a position's board.
pub(super) fn layout(position: &Position) -> BoardLayout {
    board_layout(position.board().size())
}

/// The layout of a board with `size` files and ranks. Tank Chess names its files with capital letters.
pub(super) const fn board_layout(size: u8) -> BoardLayout {
    BoardLayout { first_letter: 'A', game: Some(GameId::TankChess), ..BoardLayout::plain(size, BoardGrid::Squares) }
}

/// The position of a square in the world, on the board's surface.
pub fn world_of(position: &Position, square: Square) -> Vec3 {
    layout(position).world_position(square.into())
}

/// Whether a square is water.
pub(super) fn is_water(position: &Position, square: Square) -> bool {
    position.board().terrain(square).is_some_and(is_water_terrain)
}

/// Whether terrain is water.
pub(super) fn is_water_terrain(terrain: TerrainKind) -> bool {
    terrain.terrain().drive == DriveEffect::Sinks
}

/// Whether a square belongs to a hill: open ground that is to be held.
pub(super) fn is_hill(position: &Position, square: Square) -> bool {
    let board = position.board();
    let is_held = matches!(board.objective(), Some(Objective::Hold { squares, .. }) if squares.contains(square));
    is_held && board.terrain(square).is_none()
}

/// The level of units and wrecks on a square.
pub(super) fn elevation(position: &Position, square: Square) -> Elevation {
    if is_water(position, square) {
        Elevation::Afloat
    } else if is_hill(position, square) {
        Elevation::Hill
    } else {
        Elevation::Board
    }
}

/// The height of units and wrecks on a square.
pub(super) fn standing_height(position: &Position, square: Square) -> f32 {
    elevation(position, square).height()
}

/// The position of a square in the world, on the ground or on the surface of water.
pub(super) fn ground_of(position: &Position, square: Square) -> Vec3 {
    world_of(position, square) + Vec3::Y * standing_height(position, square).max(0.0)
}

/// The heading of a facing.
pub(super) fn heading(facing: Facing) -> Heading {
    let (files, ranks) = facing.step();
    Heading::from_step(files, ranks).unwrap_or(Heading::NORTH)
}

/// The vector of one step in a direction, in the world.
pub(super) fn step_vector(facing: Facing) -> Vec3 {
    let (files, ranks) = facing.step();
    Vec3::new(f32::from(files), 0.0, -f32::from(ranks))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::Game;
    use cannon_rules::tank_chess::{BoardName, Ruleset};

    #[test]
    fn squares_convert_to_spots_and_back_on_every_board() {
        for board in BoardName::all() {
            let position = Position::start(&Ruleset { board, ..Ruleset::default() });
            let layout = layout(&position);
            for spot in layout.spots() {
                let square = square_at(&position, spot).expect("every spot is a square");
                assert_eq!(Spot::from(square), spot);
            }
            assert_eq!(square_at(&position, Spot::new(layout.size, 0)), None);
        }
    }

    #[test]
    fn heading_and_step_vector_agree() {
        for facing in Facing::ALL {
            let ahead = heading(facing).rotation() * Vec3::NEG_Z;
            assert!(ahead.abs_diff_eq(step_vector(facing).normalize(), 1.0e-6), "{facing}");
        }
    }
}
