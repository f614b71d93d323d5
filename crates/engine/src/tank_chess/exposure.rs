//! Exposure of units: how many enemy guns nearby can destroy a unit from the direction in which they stand.
//!
//! Lines of fire are not traced. The attack information has the units that the enemy can destroy in its next turn; exposure shows which
//! units have a weak facet towards the enemy before that.

use std::sync::LazyLock;

use cannon_rules::Side;
use cannon_rules::tank_chess::{Facet, Facing, Piece, Position, Square, UnitKind, UnitTable};

/// The distance up to which a gun counts: most guns reach a line of fire to a unit at this distance in one turn.
const RANGE: i8 = 8;
/// The largest difference between the coordinates of two squares.
const MAX_OFFSET: i8 = Square::MAX_SIZE as i8 - 1;
/// Number of offsets from -[`MAX_OFFSET`] to [`MAX_OFFSET`].
const OFFSETS: usize = 2 * MAX_OFFSET as usize + 1;

/// Number of directions, which are the nearest of the eight facings.
const DIRECTIONS: usize = Facing::ALL.len();
/// Stands for the direction of a unit that is out of [range](RANGE).
const OUT_OF_RANGE: u8 = DIRECTIONS as u8;

/// For the offset of a unit from a gun: its direction as the index of the nearest of the eight facings, or [`OUT_OF_RANGE`]. The index is
/// the difference between the [indices of both squares](offset_index), counted from [`NO_OFFSET`], so that a query needs one subtraction
/// and no comparison.
static DIRECTION_BY_OFFSET: [u8; OFFSETS * OFFSETS] = {
    let mut directions = [OUT_OF_RANGE; OFFSETS * OFFSETS];
    let mut ranks = -RANGE;
    while ranks <= RANGE {
        let mut files = -RANGE;
        while files <= RANGE {
            let index = NO_OFFSET as i32 + ranks as i32 * OFFSETS as i32 + files as i32;
            directions[index as usize] = nearest_direction(files, ranks).index() as u8;
            files += 1;
        }
        ranks += 1;
    }
    directions
};

/// The index of offset 0 in [`DIRECTION_BY_OFFSET`].
const NO_OFFSET: u16 = (OFFSETS * OFFSETS / 2) as u16;

/// The index of a square, chosen so that the difference of two indices is the index of an offset.
const fn offset_index(square: Square) -> u16 {
    square.rank() as u16 * OFFSETS as u16 + square.file() as u16
}

/// The facing that is nearest to the direction of an offset.
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
    /// The [index](offset_index) of the square and the power of each gun.
    guns: [(u16, u8); Position::MAX_UNITS],
    count: usize,
}

/// The exposure of a unit on a square in each facing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exposures(u64);

impl Exposures {
    /// The number of guns that could destroy the unit if it had this facing.
    #[inline]
    pub(super) const fn with_facing(self, facing: Facing) -> i32 {
        (self.0 >> (8 * facing.index())) as u8 as i32
    }
}

/// The highest power that is distinguished. All powers above it are equal to it, because no armour is as thick.
const MAX_POWER: u8 = 7;

/// For a kind of unit: by the power of a gun and the direction of the unit from it, the exposure to this one gun.
type Penetration = [[Exposures; DIRECTIONS + 1]; MAX_POWER as usize + 1];

/// The tables of all kinds of units by their index.
static PENETRATION: LazyLock<Vec<Penetration>> = LazyLock::new(|| {
    let of_kind = |kind: UnitKind| {
        let exposure = |power: usize, direction: usize| {
            let is_penetrated = |facing: &Facing| {
                let flight = Facing::from_index(direction);
                direction < DIRECTIONS
                    && power > usize::from(kind.stats().armour.thickness(Facet::hit(flight, *facing)))
            };
            let facings = Facing::ALL.into_iter().filter(is_penetrated);
            Exposures(facings.map(|facing| 1 << (8 * facing.index())).sum())
        };
        std::array::from_fn(|power| std::array::from_fn(|direction| exposure(power, direction)))
    };
    UnitTable::builtin().kinds().map(of_kind).collect()
});

impl Guns {
    /// The guns of a side's units.
    pub(super) fn of(position: &Position, side: Side) -> Guns {
        let mut guns = Guns { guns: [(0, 0); Position::MAX_UNITS], count: 0 };
        let armed = position.units(side).iter().filter_map(|unit| Some((unit, unit.kind.stats().gun.as_ref()?)));
        for ((unit, gun), slot) in armed.zip(&mut guns.guns) {
            *slot = (offset_index(unit.square), gun.power.min(MAX_POWER));
            guns.count += 1;
        }
        guns
    }

    /// For each facing, the number of these guns that stand near an enemy unit of this kind on this square and could destroy it from their
    /// direction.
    #[inline]
    pub(super) fn exposures(&self, kind: UnitKind, square: Square) -> Exposures {
        let penetration = &PENETRATION[kind.index()];
        let base = NO_OFFSET + offset_index(square);
        let to_gun = |&(gun, power): &(u16, u8)| {
            let direction = DIRECTION_BY_OFFSET[usize::from(base - gun)];
            // The mask changes nothing, but spares a check of bounds.
            penetration[usize::from(power & MAX_POWER)][usize::from(direction)].0
        };
        // Each facing has a byte, and there are fewer guns than would overflow it.
        Exposures(self.guns[..self.count].iter().map(to_gun).sum())
    }
}

/// For each kind of unit and facing: by the power of a gun, the directions of the unit from the gun in which the gun could destroy it, as bits.
static WEAK_DIRECTIONS: LazyLock<Vec<[[u16; MAX_POWER as usize + 1]; 8]>> = LazyLock::new(|| {
    let of_power = |penetration: &[Exposures; DIRECTIONS + 1], facing: Facing| {
        let is_weak = |direction: &usize| penetration[*direction].with_facing(facing) != 0;
        (0..DIRECTIONS).filter(is_weak).map(|direction| 1 << direction).sum()
    };
    let of_kind = |penetration: &Penetration| {
        Facing::ALL.map(|facing| std::array::from_fn(|power| of_power(&penetration[power], facing)))
    };
    PENETRATION.iter().map(of_kind).collect()
});

/// The units of a side as targets of enemy guns.
#[derive(Clone, Debug)]
pub(super) struct Targets<'a> {
    units: &'a [Piece],
    weak_directions: &'static [[[u16; MAX_POWER as usize + 1]; 8]],
}

/// The enemy units around a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeenTargets {
    /// The number of units that a gun on the square could destroy from its direction.
    pub(super) count: usize,
    /// The distance of the nearest unit.
    pub(super) nearest: u8,
}

impl<'a> Targets<'a> {
    /// The units of a side as targets.
    pub(super) fn of(position: &'a Position, side: Side) -> Targets<'a> {
        Targets { units: position.units(side), weak_directions: &WEAK_DIRECTIONS }
    }

    /// What a gun of this power sees from a square. A gun of power 0 sees no weak facet.
    pub(super) fn seen_from(&self, square: Square, power: u8) -> SeenTargets {
        let power = usize::from(power.min(MAX_POWER));
        let base = NO_OFFSET - offset_index(square);
        let mut seen = SeenTargets { count: 0, nearest: u8::MAX };
        for unit in self.units {
            let direction = DIRECTION_BY_OFFSET[usize::from(base + offset_index(unit.square))];
            let weak = self.weak_directions[unit.kind.index()][unit.facing.index()][power];
            seen.count += usize::from(weak >> direction & 1);
            seen.nearest = seen.nearest.min(square.distance(unit.square));
        }
        seen
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
    use cannon_rules::tank_chess::{BoardName, Ruleset, Setup};

    fn exposure(guns: &Guns, unit: Piece) -> i32 {
        guns.exposures(unit.kind, unit.square).with_facing(unit.facing)
    }

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
            assert!(armour.front.max(armour.side).max(armour.rear) < MAX_POWER, "{}", kind.stats().name);
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
                        assert_eq!(exposure(&guns, unit), counted as i32, "{unit:?} on {board:?}");
                    }
                }
            }
        }
    }

    /// Moves the units of one side over the board, and counts for each which enemy units are exposed to its gun alone.
    #[test]
    fn seen_targets_are_the_units_that_are_exposed_to_the_gun() {
        let mut total = 0;
        for board in BoardName::all() {
            let start = Position::start(&Ruleset { board, ..Ruleset::default() });
            let (size, targets) = (start.board().size(), Targets::of(&start, Side::South));
            for (unit, ranks) in start.units(Side::North).iter().flat_map(|unit| (0..size).map(move |n| (unit, n))) {
                let square = Square::new(unit.square.file(), (unit.square.rank() + ranks) % size).expect("a square");
                let power = unit.kind.stats().gun.as_ref().map_or(0, |gun| gun.power);
                let gun = Guns { guns: [(offset_index(square), power); Position::MAX_UNITS], count: 1 };
                let enemies = start.units(Side::South);
                let seen = targets.seen_from(square, power);
                assert_eq!(seen.count, enemies.iter().filter(|enemy| exposure(&gun, **enemy) > 0).count(), "{unit:?}");
                assert_eq!(Some(seen.nearest), enemies.iter().map(|enemy| enemy.square.distance(square)).min());
                total += seen.count;
            }
        }
        assert!(total > 1_000, "{total} targets");
    }

    #[test]
    fn exposure_counts_near_guns_that_penetrate_the_facet_on_their_side() {
        // A medium tank of White on F6 that faces north, and two light tanks of Black: their guns penetrate only the rear.
        let exposure_in = |text: &str| {
            let position = text.parse::<Setup>().expect("a set-up").position(&Ruleset::default()).expect("a position");
            let medium = position.units(Side::South).iter().find(|unit| !unit.kind.stats().command).expect("a unit");
            exposure(&Guns::of(&position, Side::North), *medium)
        };
        let row = |ranks: [&str; 4]| {
            format!(
                "{}/{}/24/24/24/24/24/24/24/24/24/24/24/24/24/24/24/24/{}/24/24/{}/24/24 w",
                ranks[0], ranks[1], ranks[2], ranks[3]
            )
        };
        let far = "23cS";
        assert_eq!(exposure_in(&row([far, "23CN", "5MN18", "24"])), 0, "the Command is far away");
        assert_eq!(exposure_in(&row([far, "23CN", "5MN18", "5lN18"])), 1, "the light tank stands behind");
        assert_eq!(exposure_in(&row([far, "23CN", "5MN18", "5lN1lN16"])), 1, "the other stands nearly at its side");
        assert_eq!(exposure_in(&row([far, "23CN", "5MS18", "5lN1lN16"])), 0, "the front is thicker");
    }
}
