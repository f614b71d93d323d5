//! Banks of water, which follow from the neighbouring squares.

use super::board_game::static_piece;
use super::board_geometry::heading;
use super::pieces::{SHORE, SHORE_CORNER};
use cannon_app_base::common::pieces::PieceState;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Facing, Square};

/// The directions of the sides of a square.
const SIDES: [Facing; 4] = [Facing::N, Facing::E, Facing::S, Facing::W];

/// The banks in a square of water: along its sides that border on land, and around its corners that touch land. The edge of the board
/// counts as land.
pub(super) fn banks(square: Square, is_water: impl Fn(Square) -> bool) -> Vec<PieceState> {
    let is_wet = |facing: Facing| square.toward(facing, 1).is_some_and(&is_water);
    let sides =
        SIDES.into_iter().filter(|&side| !is_wet(side)).map(|side| static_piece(Side::South, &SHORE, heading(side)));
    let touches_land = |side: &Facing| is_wet(*side) && !is_wet(side.right()) && is_wet(side.right().right());
    let corners =
        SIDES.into_iter().filter(touches_land).map(|side| static_piece(Side::South, &SHORE_CORNER, heading(side)));
    sides.chain(corners).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::pieces::PieceModel;

    /// The directions of banks along sides and around corners. A corner has the direction of the side to its left.
    fn directions(square: &str, water: &[&str]) -> (Vec<Facing>, Vec<Facing>) {
        let banks = banks(square.parse().expect("a square"), |at| water.contains(&at.to_string().as_str()));
        let of = |model: &'static PieceModel| {
            let has = |side: &Facing| banks.iter().any(|bank| bank.model == model && bank.heading == heading(*side));
            SIDES.into_iter().filter(has).collect()
        };
        (of(&SHORE), of(&SHORE_CORNER))
    }

    #[test]
    fn pond_has_banks_on_all_sides() {
        assert_eq!(directions("C3", &["C3"]), (SIDES.to_vec(), vec![]));
        assert_eq!(directions("A1", &["A1", "A2"]), (vec![Facing::E, Facing::S, Facing::W], vec![]));
    }

    #[test]
    fn land_at_corner_gives_corner_bank() {
        let lake = ["C3", "D3", "C4", "B3", "C2", "B4", "B2", "D2"];
        assert_eq!(directions("C3", &lake), (vec![], vec![Facing::N]));
        assert_eq!(directions("D3", &lake), (vec![Facing::N, Facing::E], vec![]));
    }
}
