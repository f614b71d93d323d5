//! Lines of fire at a square: the squares from which direct fire could hit it.

use crate::tank_chess::{Facing, Position, Square, SquareSet};

/// The squares from which direct fire could hit a square if the units on `own` did not block: an own unit that moves away
/// clears the line. The first square that blocks belongs to the line, too.
pub(super) fn fire_lines(position: &Position, target: Square, own: &SquareSet) -> SquareSet {
    let mut lines = SquareSet::EMPTY;
    for back in Facing::ALL {
        trace_line(&mut lines, position, target, back, own);
    }
    lines
}

/// Like `fire_lines`, but updated from the `lines` of another position, which differs on the squares `changed`.
pub(super) fn fire_lines_after(
    lines: &SquareSet,
    changed: &[Square],
    position: &Position,
    target: Square,
    own: &SquareSet,
) -> SquareSet {
    let mut updated = *lines;
    for &changed in changed.iter().filter(|&&changed| lines.contains(changed)) {
        let Some((back, _)) = target.bearing(changed) else { continue };
        clear_line(&mut updated, target, back);
        trace_line(&mut updated, position, target, back, own);
    }
    updated
}

/// Adds the squares of one line, from the target on.
fn trace_line(lines: &mut SquareSet, position: &Position, target: Square, back: Facing, own: &SquareSet) {
    let (size, board) = (position.board().size(), position.board());
    let (files, ranks) = back.step();
    let (mut file, mut rank) = (target.file(), target.rank());
    loop {
        // Coordinates below 0 wrap around to large values, which are off the board.
        (file, rank) = (file.wrapping_add_signed(files), rank.wrapping_add_signed(ranks));
        if file >= size || rank >= size {
            return;
        }
        let (row, bit) = (usize::from(rank), 1 << file);
        lines.0[row] |= bit;
        if (board.blocks_fire.0[row] | position.occupied().0[row]) & !own.0[row] & bit != 0 {
            return;
        }
    }
}

/// Removes the squares of one line.
fn clear_line(lines: &mut SquareSet, target: Square, back: Facing) {
    let mut at = target;
    while let Some(next) = at.toward(back, 1).filter(|&next| lines.contains(next)) {
        lines.remove(next);
        at = next;
    }
}

/// The directions of shots at `target` from the `sources` on its `lines` of fire, as bits by the index of the facing.
#[inline]
pub(super) fn flights_from(sources: &SquareSet, lines: &SquareSet, target: Square) -> u8 {
    if !sources.intersects(lines) {
        return 0;
    }
    let target_rank = usize::from(target.rank());
    let (mut south, mut north) = (0, 0);
    for (rank, (row, line)) in sources.0.iter().zip(&lines.0).enumerate() {
        let met = row & line;
        south |= if rank < target_rank { met } else { 0 };
        north |= if rank > target_rank { met } else { 0 };
    }
    let beside = sources.0[target_rank] & lines.0[target_rank];
    let file = 1_u32 << target.file();
    let (west, east) = (file - 1, !(file | (file - 1)));
    [
        (south & file, Facing::N),
        (south & west, Facing::NE),
        (beside & west, Facing::E),
        (north & west, Facing::SE),
        (north & file, Facing::S),
        (north & east, Facing::SW),
        (beside & east, Facing::W),
        (south & east, Facing::NW),
    ]
    .into_iter()
    .fold(0, |flights, (met, flight)| flights | u8::from(met != 0) << flight.index())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tank_chess::{BoardName, Ruleset};
    use crate::{Game, Side};

    #[test]
    fn flights_lead_from_single_sources_to_the_target() {
        for board in BoardName::all() {
            let position = Position::start(&Ruleset { board, ..Ruleset::default() });
            for unit in position.units(Side::South) {
                let lines = fire_lines(&position, unit.square, &SquareSet::EMPTY);
                for source in lines.iter() {
                    let sources: SquareSet = [source].into_iter().collect();
                    let (flight, _) = source.bearing(unit.square).expect("lines lead to the target");
                    assert_eq!(flights_from(&sources, &lines, unit.square), 1 << flight.index(), "{source}");
                }
                let elsewhere: SquareSet = Square::all(24).filter(|&square| !lines.contains(square)).collect();
                assert_eq!(flights_from(&elsewhere, &lines, unit.square), 0);
            }
        }
    }
}
