//! What tools do to a set-up. Each keeps what is possible: nothing stands where it cannot, and a side has one Command.

use super::tools::Means;
use cannon_rules::Side;
use cannon_rules::tank_chess::terrain::DriveEffect;
use cannon_rules::tank_chess::{Facing, Occupant, Setup, Square, TerrainKind};

/// Uses a tool on a square of the board.
pub(super) fn put(setup: &mut Setup, means: Means, side: Side, at: Square) {
    match means {
        Means::Erase => clear(setup, at),
        Means::Terrain(kind) => {
            setup.mines.remove(at);
            setup.set_terrain(at, Some(kind));
            if setup.occupant(at).is_some_and(|standing| !bears(kind, standing)) {
                setup.set(at, None);
            }
            if kind.terrain().drive == DriveEffect::Blocked {
                take_flags(setup, at);
            }
        }
        Means::Mine => {
            setup.set(at, None);
            setup.set_terrain(at, None);
            setup.mines.insert(at);
        }
        Means::Wreck => stand(setup, at, Occupant::Wreck),
        Means::Flag => {
            let was_there = setup.flags[side.index()] == Some(at);
            take_flags(setup, at);
            if setup.is_impassable(at) {
                setup.set_terrain(at, None);
            }
            setup.flags[side.index()] = (!was_there).then_some(at);
        }
        Means::Unit(kind) => {
            if kind.stats().command {
                let earlier = setup.units(side).into_iter().filter(|unit| unit.kind == kind);
                earlier.for_each(|unit| setup.set(unit.square, None));
            }
            stand(setup, at, Occupant::Unit { side, kind, facing: Facing::forward(side) });
        }
    }
}

/// Whether what a tool puts down is there already, so that using it again can mean something else.
pub(super) fn has(setup: &Setup, means: Means, side: Side, at: Square) -> bool {
    match (means, setup.occupant(at)) {
        (Means::Unit(kind), Some(Occupant::Unit { side: owner, kind: other, .. })) => (owner, other) == (side, kind),
        _ => false,
    }
}

/// Turns the unit on a square by an eighth. With `mirrored`, the same unit of the other side on the counterpart looks the other way
/// afterwards.
pub(super) fn turn(setup: &mut Setup, at: Square, right: bool, mirrored: bool) {
    let Some(Occupant::Unit { side, kind, facing }) = setup.occupant(at) else { return };
    let facing = if right { facing.right() } else { facing.left() };
    setup.set(at, Some(Occupant::Unit { side, kind, facing }));
    let there = at.rotated(setup.size);
    if let (true, Some(Occupant::Unit { side: owner, kind: other, .. })) = (mirrored, setup.occupant(there))
        && (owner, other) == (!side, kind)
    {
        setup.set(there, Some(Occupant::Unit { side: owner, kind, facing: facing.reversed() }));
    }
}

/// The set-up on a board of another size. The four quarters keep their corners, so that home ranks stay home ranks and a symmetric board
/// stays symmetric; what is lost or comes in is in the middle.
pub(super) fn resized(setup: &Setup, size: u8) -> Setup {
    let mut other = Setup::empty(size, setup.to_move);
    let there = |at: Square| {
        let [file, rank] = [at.file(), at.rank()].map(|line| moved(line, setup.size, size));
        Square::new(file?, rank?)
    };
    for at in Square::all(setup.size) {
        let Some(there) = there(at) else { continue };
        other.set_terrain(there, setup.terrain(at));
        other.set(there, setup.occupant(at));
        if setup.mines.contains(at) {
            other.mines.insert(there);
        }
    }
    other.flags = setup.flags.map(|flag| flag.and_then(there));
    other
}

/// Where a file or rank of a board is on a board of another size: as far from its nearer edge. `None` where it has no room.
fn moved(line: u8, from: u8, to: u8) -> Option<u8> {
    let to_far_edge = from.checked_sub(line + 1)?;
    let half = to / 2;
    match line.cmp(&to_far_edge) {
        std::cmp::Ordering::Less => (line < half).then_some(line),
        std::cmp::Ordering::Greater => (to_far_edge < half).then(|| to - 1 - to_far_edge),
        // The middle of a board with an odd number of lines.
        std::cmp::Ordering::Equal => (to % 2 == 1).then_some(half),
    }
}

fn clear(setup: &mut Setup, at: Square) {
    setup.set(at, None);
    setup.set_terrain(at, None);
    setup.mines.remove(at);
    take_flags(setup, at);
}

fn take_flags(setup: &mut Setup, at: Square) {
    for flag in setup.flags.iter_mut().filter(|flag| **flag == Some(at)) {
        *flag = None;
    }
}

/// Puts something on a square, on whose terrain it can stand or which is cleared for it.
fn stand(setup: &mut Setup, at: Square, standing: Occupant) {
    setup.mines.remove(at);
    if setup.terrain(at).is_some_and(|kind| !bears(kind, standing)) {
        setup.set_terrain(at, None);
    }
    setup.set(at, Some(standing));
}

/// Whether terrain bears what stands on it.
fn bears(terrain: TerrainKind, standing: Occupant) -> bool {
    match terrain.terrain().drive {
        DriveEffect::Free => true,
        DriveEffect::Sinks => matches!(standing, Occupant::Unit { kind, .. } if kind.stats().swims),
        DriveEffect::Blocked => false,
    }
}
