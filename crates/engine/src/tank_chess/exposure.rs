//! Exposure of units: how many enemy guns nearby can destroy a unit from the direction in which they stand.
//!
//! Lines of fire are not traced. The attack information has the units that the enemy can destroy in its next turn; exposure shows which
//! units have a weak facet towards the enemy before that.

use cannon_rules::Side;
use cannon_rules::tank_chess::{Facet, Facing, Piece, Position};

/// The distance up to which a gun counts: most guns reach a line of fire to a unit at this distance in one turn.
const RANGE: i8 = 8;
/// Number of offsets from -[`RANGE`] to [`RANGE`].
const OFFSETS: usize = 2 * RANGE as usize + 1;

/// For the offset of a unit from a gun, in ranks and files: the direction, as the index of the nearest of the eight facings.
static DIRECTIONS: [[u8; OFFSETS]; OFFSETS] = {
    let mut directions = [[0; OFFSETS]; OFFSETS];
    let mut rank = 0;
    while rank < OFFSETS {
        let mut file = 0;
        while file < OFFSETS {
            directions[rank][file] = nearest_direction(file as i8 - RANGE, rank as i8 - RANGE).index() as u8;
            file += 1;
        }
        rank += 1;
    }
    directions
};

/// The one of the eight facings that is nearest to the direction of an offset.
const fn nearest_direction(files: i8, ranks: i8) -> Facing {
    // The border between a straight and a diagonal direction lies at 22.5 degrees, where one offset is 2.4 times the other. The products do
    // not fit into 8 bits on large boards.
    let (across, along) = (files.unsigned_abs() as u16, ranks.unsigned_abs() as u16);
    let is_along_file = 5 * along > 12 * across;
    let is_along_rank = 5 * across > 12 * along;
    match (files < 0, ranks < 0) {
        (_, false) if is_along_file => Facing::N,
        (_, true) if is_along_file => Facing::S,
        (false, _) if is_along_rank => Facing::E,
        (true, _) if is_along_rank => Facing::W,
        (false, false) => Facing::NE,
        (false, true) => Facing::SE,
        (true, true) => Facing::SW,
        (true, false) => Facing::NW,
    }
}

/// The guns of a side.
#[derive(Clone, Debug)]
pub(super) struct Guns {
    /// File, rank and power of each gun.
    guns: [(i8, i8, u8); Position::MAX_UNITS],
    count: usize,
}

impl Guns {
    /// The guns of a side's units.
    pub(super) fn of(position: &Position, side: Side) -> Guns {
        let mut guns = Guns { guns: [(0, 0, 0); Position::MAX_UNITS], count: 0 };
        let armed = position.units(side).iter().filter_map(|unit| Some((unit, unit.kind.stats().gun.as_ref()?)));
        for ((unit, gun), slot) in armed.zip(&mut guns.guns) {
            *slot = (unit.square.file() as i8, unit.square.rank() as i8, gun.power);
            guns.count += 1;
        }
        guns
    }

    /// The number of these guns that stand near an enemy unit and could destroy it from their direction.
    pub(super) fn exposure(&self, unit: Piece) -> i32 {
        let armour = unit.kind.stats().armour;
        let by_direction = Facing::ALL.map(|direction| armour.thickness(Facet::hit(direction, unit.facing)));
        let (file, rank) = (unit.square.file() as i8, unit.square.rank() as i8);
        let is_exposed = |&(gun_file, gun_rank, power): &(i8, i8, u8)| {
            let offsets = [rank - gun_rank, file - gun_file].map(|offset| (offset + RANGE) as u8 as usize);
            // Offsets below the range wrap around to large numbers.
            offsets.iter().all(|&offset| offset < OFFSETS)
                && power > by_direction[usize::from(DIRECTIONS[offsets[0]][offsets[1]])]
        };
        self.guns[..self.count].iter().filter(|gun| is_exposed(gun)).count() as i32
    }
}

/// The direction from a unit to another, as the nearest of the eight facings.
pub(super) fn direction(from: Piece, to: Piece) -> Facing {
    let offset = |to: u8, from: u8| to as i8 - from as i8;
    nearest_direction(offset(to.square.file(), from.square.file()), offset(to.square.rank(), from.square.rank()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::tank_chess::{Ruleset, Setup, Square};

    #[test]
    fn nearest_direction_is_exact_on_lines_and_rounds_between_them() {
        for facing in Facing::ALL {
            let (files, ranks) = facing.step();
            for distance in 1..Square::MAX_SIZE as i8 {
                assert_eq!(nearest_direction(files * distance, ranks * distance), facing);
            }
        }
        for (files, ranks, direction) in [
            (1, 3, Facing::N),
            (1, 2, Facing::NE),
            (-5, 2, Facing::W),
            (3, -2, Facing::SE),
            (23, 1, Facing::E),
            (23, -10, Facing::SE),
            (-11, 23, Facing::NW),
        ] {
            assert_eq!(nearest_direction(files, ranks), direction, "{files} {ranks}");
        }
    }

    #[test]
    fn exposure_counts_near_guns_that_penetrate_the_facet_on_their_side() {
        // A medium tank of White on F6 that faces north, and two light tanks of Black: their guns penetrate only the rear.
        let exposure = |text: &str| {
            let position = text.parse::<Setup>().expect("a set-up").position(&Ruleset::default()).expect("a position");
            let medium = position.units(Side::South).iter().find(|unit| !unit.kind.stats().command).expect("a unit");
            Guns::of(&position, Side::North).exposure(*medium)
        };
        let row = |ranks: [&str; 4]| {
            format!(
                "{}/{}/24/24/24/24/24/24/24/24/24/24/24/24/24/24/24/24/{}/24/24/{}/24/24 w",
                ranks[0], ranks[1], ranks[2], ranks[3]
            )
        };
        let far = "23cS";
        assert_eq!(exposure(&row([far, "23CN", "5MN18", "24"])), 0, "the Command is far away");
        assert_eq!(exposure(&row([far, "23CN", "5MN18", "5lN18"])), 1, "the light tank stands behind");
        assert_eq!(exposure(&row([far, "23CN", "5MN18", "5lN1lN16"])), 1, "the other stands nearly at its side");
        assert_eq!(exposure(&row([far, "23CN", "5MS18", "5lN1lN16"])), 0, "the front is thicker");
    }
}
