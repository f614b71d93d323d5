//! Exposure of units: how many enemy guns nearby can destroy a unit from the direction in which they stand.
//!
//! Lines of fire are not traced. The attack information has the units that the enemy can destroy in its next turn; exposure shows which
//! units have a weak facet towards the enemy before that.

use cannon_rules::Side;
use cannon_rules::tank_chess::{Facing, Piece, Position, Square};

/// The distance up to which a gun counts: most guns reach a line of fire to a unit at this distance in one turn.
const RANGE: i8 = 8;
/// The largest difference between the coordinates of two squares.
const MAX_OFFSET: i8 = Square::MAX_SIZE as i8 - 1;
/// Number of offsets from -[`MAX_OFFSET`] to [`MAX_OFFSET`].
const OFFSETS: usize = 2 * MAX_OFFSET as usize + 1;

/// For the offset of a unit from a gun: the bit of the direction by the index of the nearest of the eight facings, or no bit if the unit is
/// out of [range](RANGE). The index is the difference between the [indices of both squares](offset_index), counted from [`NO_OFFSET`], so
/// that a query needs one subtraction and no comparison.
static DIRECTION_BITS: [u8; OFFSETS * OFFSETS] = {
    let mut directions = [0; OFFSETS * OFFSETS];
    let mut ranks = -RANGE;
    while ranks <= RANGE {
        let mut files = -RANGE;
        while files <= RANGE {
            let index = NO_OFFSET as i32 + ranks as i32 * OFFSETS as i32 + files as i32;
            directions[index as usize] = 1 << nearest_direction(files, ranks).index();
            files += 1;
        }
        ranks += 1;
    }
    directions
};

/// The index of offset 0 in [`DIRECTION_BITS`].
const NO_OFFSET: u16 = (OFFSETS * OFFSETS / 2) as u16;

/// The index of a square whose differences are indices of offsets.
const fn offset_index(square: Square) -> u16 {
    square.rank() as u16 * OFFSETS as u16 + square.file() as u16
}

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
    /// The [index](offset_index) of the square and the shift for the power in [`Penetration`] of each gun.
    guns: [(u16, u8); Position::MAX_UNITS],
    count: usize,
}

/// The directions from which guns penetrate a unit, as bits by the index of the facing: one byte for each power.
#[derive(Clone, Copy)]
struct Penetration(u64);

impl Penetration {
    /// The highest power that is distinguished. All powers above it are equal to it, because no armour is as thick.
    const MAX_POWER: u8 = 7;

    fn of(unit: Piece) -> Penetration {
        let armour = unit.kind.stats().armour;
        let [front, rear] = [unit.facing.reversed(), unit.facing].map(|direction| 1 << direction.index());
        let facets = [(armour.front, front), (armour.rear, rear), (armour.side, !(front | rear))];
        Penetration(facets.into_iter().fold(0, |bits, (thickness, directions)| {
            let weakest = 8 * (u32::from(thickness) + 1);
            bits | u64::from_ne_bytes([directions; 8]) & u64::MAX.checked_shl(weakest).unwrap_or(0)
        }))
    }

    /// The position of the byte for a power, in bits.
    fn shift(power: u8) -> u8 {
        8 * power.min(Penetration::MAX_POWER)
    }
}

impl Guns {
    /// The guns of a side's units.
    pub(super) fn of(position: &Position, side: Side) -> Guns {
        let mut guns = Guns { guns: [(0, 0); Position::MAX_UNITS], count: 0 };
        let armed = position.units(side).iter().filter_map(|unit| Some((unit, unit.kind.stats().gun.as_ref()?)));
        for ((unit, gun), slot) in armed.zip(&mut guns.guns) {
            *slot = (offset_index(unit.square), Penetration::shift(gun.power));
            guns.count += 1;
        }
        guns
    }

    /// The number of these guns that stand near an enemy unit and could destroy it from their direction.
    pub(super) fn exposure(&self, unit: Piece) -> i32 {
        let Penetration(penetrated) = Penetration::of(unit);
        let base = NO_OFFSET + offset_index(unit.square);
        let is_exposed = |&(gun, shift): &(u16, u8)| {
            let direction = DIRECTION_BITS[usize::from(base - gun)];
            i32::from(direction & (penetrated >> shift) as u8 != 0)
        };
        self.guns[..self.count].iter().map(is_exposed).sum()
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
    use cannon_rules::Game;
    use cannon_rules::tank_chess::{BoardName, Facet, Ruleset, Setup, UnitTable};

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
    fn powers_that_are_not_distinguished_penetrate_all_armour() {
        for kind in UnitTable::builtin().kinds() {
            let armour = kind.stats().armour;
            assert!(armour.front.max(armour.side).max(armour.rear) < Penetration::MAX_POWER, "{}", kind.stats().name);
        }
    }

    /// Compares with the definition, for every stance of the units of all built-in boards.
    #[test]
    fn exposure_agrees_with_the_test_of_each_gun() {
        let is_exposed = |gun_unit: &Piece, unit: Piece| {
            let offset = |to: u8, from: u8| to as i8 - from as i8;
            let files = offset(unit.square.file(), gun_unit.square.file());
            let ranks = offset(unit.square.rank(), gun_unit.square.rank());
            let thickness = |flight| unit.kind.stats().armour.thickness(Facet::hit(flight, unit.facing));
            files.abs().max(ranks.abs()) <= RANGE
                && gun_unit
                    .kind
                    .stats()
                    .gun
                    .as_ref()
                    .is_some_and(|gun| gun.power > thickness(direction(*gun_unit, unit)))
        };
        for board in BoardName::all() {
            let position = Position::start(&Ruleset { board, ..Ruleset::default() });
            let (guns, armed) = (Guns::of(&position, Side::North), position.units(Side::North));
            for unit in position.units(Side::South) {
                for square in Square::all(position.board().size()) {
                    for facing in Facing::ALL {
                        let unit = Piece { square, facing, ..*unit };
                        let counted = armed.iter().filter(|gun_unit| is_exposed(gun_unit, unit)).count();
                        assert_eq!(guns.exposure(unit), counted as i32, "{unit:?} on {board:?}");
                    }
                }
            }
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
