//! Offsets from a Command, by direction and distance. Units fire along files, ranks and diagonals, so the classes distinguish these
//! directions at all distances. They distinguish distances exactly only near the Command.

use cannon_rules::tank_chess::Square;

/// Number of directions: the eight facings, and the eight sectors between them.
pub(super) const DIRECTIONS: usize = 16;
/// Number of classes of distances.
const DISTANCES: usize = 7;
/// The largest distance of each class but the last.
const LAST_OF_CLASS: [i32; DISTANCES - 1] = [1, 2, 3, 5, 8, 12];
/// Number of classes of offsets. The last class is the Command's own square.
pub(super) const OFFSETS: usize = DIRECTIONS * DISTANCES + 1;

/// The largest difference between files or ranks.
const MOST: i32 = Square::MAX_SIZE as i32 - 1;
/// Number of differences.
const SPAN: usize = 2 * MOST as usize + 1;

/// The class of an offset in files and ranks.
#[inline]
pub(super) fn class(files: i32, ranks: i32) -> usize {
    usize::from(CLASSES[(ranks + MOST) as usize][(files + MOST) as usize])
}

/// The direction of each class of offsets; [`DIRECTIONS`] for the Command's own square.
pub(super) const fn direction_of(class: usize) -> usize {
    class / DISTANCES
}

/// The class of each offset.
static CLASSES: [[u8; SPAN]; SPAN] = {
    let mut classes = [[0; SPAN]; SPAN];
    let mut rank = 0;
    while rank < SPAN {
        let mut file = 0;
        while file < SPAN {
            let (files, ranks) = (file as i32 - MOST, rank as i32 - MOST);
            classes[rank][file] = if files == 0 && ranks == 0 {
                (OFFSETS - 1) as u8
            } else {
                (direction(files, ranks) * DISTANCES + distance_class(files, ranks)) as u8
            };
            file += 1;
        }
        rank += 1;
    }
    classes
};

/// The direction, clockwise from straight ahead. Facings have even numbers.
const fn direction(files: i32, ranks: i32) -> usize {
    let (across, along) = (files.abs(), ranks.abs());
    // Within a quadrant: 0 along the rank or file with which it begins, 1 before its diagonal, 2 on the diagonal, 3 behind it.
    let (quadrant, first, second) = match (files >= 0, ranks >= 0) {
        _ if files == 0 => return if ranks > 0 { 0 } else { 8 },
        _ if ranks == 0 => return if files > 0 { 4 } else { 12 },
        (true, true) => (0, along, across),
        (true, false) => (4, across, along),
        (false, false) => (8, along, across),
        (false, true) => (12, across, along),
    };
    quadrant
        + if first > second {
            1
        } else if first == second {
            2
        } else {
            3
        }
}

/// The class of a distance in squares.
const fn distance_class(files: i32, ranks: i32) -> usize {
    let distance = if files.abs() > ranks.abs() { files.abs() } else { ranks.abs() };
    let mut class = 0;
    while class < LAST_OF_CLASS.len() && distance > LAST_OF_CLASS[class] {
        class += 1;
    }
    class
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::tank_chess::Facing;

    #[test]
    fn facings_are_exact_at_all_distances() {
        for facing in Facing::ALL {
            let (files, ranks) = facing.step();
            for distance in 1..=MOST {
                let class = class(i32::from(files) * distance, i32::from(ranks) * distance);
                assert_eq!(direction_of(class), 2 * facing.index());
                let near = class % DISTANCES;
                assert!(distance > 3 || near == distance as usize - 1);
            }
        }
        assert_eq!(class(0, 0), OFFSETS - 1);
        assert_eq!(direction_of(class(0, 0)), DIRECTIONS);
    }

    #[test]
    fn sectors_lie_between_facings_clockwise() {
        let directions = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
        for (n, (files, ranks)) in directions.into_iter().enumerate() {
            assert_eq!(direction_of(class(files, ranks)), 2 * n + 1, "{files} {ranks}");
        }
    }
}
