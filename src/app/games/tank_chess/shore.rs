//! Banks of water. Where there are some follows from the squares around.

use super::board_game::still;
use super::pieces::{SHORE, SHORE_CORNER};
use super::place::heading;
use crate::app::common::pieces::PieceState;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Facing, Square};

/// The directions of a square's sides.
const SIDES: [Facing; 4] = [Facing::N, Facing::E, Facing::S, Facing::W];

/// The banks in a square of water: along the sides beyond which there is land, and around the corners that land touches. Where the board ends,
/// water does, too.
pub(super) fn banks(square: Square, is_water: impl Fn(Square) -> bool) -> Vec<PieceState> {
    let wet = |facing: Facing| square.toward(facing, 1).is_some_and(&is_water);
    let sides = SIDES.into_iter().filter(|&side| !wet(side)).map(|side| still(Side::South, &SHORE, heading(side)));
    let touched = |side: &Facing| wet(*side) && !wet(side.right()) && wet(side.right().right());
    let corners = SIDES.into_iter().filter(touched).map(|side| still(Side::South, &SHORE_CORNER, heading(side)));
    sides.chain(corners).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::pieces::Model;

    /// The directions of banks along sides and around corners, each beginning at the side to their left.
    fn directions(square: &str, water: &[&str]) -> (Vec<Facing>, Vec<Facing>) {
        let banks = banks(square.parse().expect("a square"), |at| water.contains(&at.to_string().as_str()));
        let of = |model: &'static Model| {
            let has = |side: &Facing| banks.iter().any(|bank| bank.model == model && bank.heading == heading(*side));
            SIDES.into_iter().filter(has).collect()
        };
        (of(&SHORE), of(&SHORE_CORNER))
    }

    #[test]
    fn a_pond_has_banks_all_around() {
        assert_eq!(directions("C3", &["C3"]), (SIDES.to_vec(), vec![]));
        assert_eq!(directions("A1", &["A1", "A2"]), (vec![Facing::E, Facing::S, Facing::W], vec![]));
    }

    #[test]
    fn land_that_touches_a_square_at_its_corner_has_a_bank_there() {
        let lake = ["C3", "D3", "C4", "B3", "C2", "B4", "B2", "D2"];
        assert_eq!(directions("C3", &lake), (vec![], vec![Facing::N]));
        assert_eq!(directions("D3", &lake), (vec![Facing::N, Facing::E], vec![]));
    }
}
