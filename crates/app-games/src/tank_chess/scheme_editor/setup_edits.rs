//! Edits of a set-up. Each edit removes everything that would conflict with it: no piece remains on unsuitable terrain, and a side has only
//! one Command.

use super::objective_edits;
use super::tools::ToolEffect;
use cannon_rules::Side;
use cannon_rules::tank_chess::terrain::DriveEffect;
use cannon_rules::tank_chess::{Facing, Mark, Objective, Occupant, Setup, Square, TerrainKind};

/// Uses a tool on a square.
pub(super) fn apply_tool(setup: &mut Setup, effect: ToolEffect, side: Side, at: Square) {
    match effect {
        ToolEffect::Erase => clear(setup, at),
        ToolEffect::Terrain(kind) => {
            setup.mines.remove(at);
            setup.set_terrain(at, Some(kind));
            if setup.occupant(at).is_some_and(|occupant| !can_hold(kind, occupant)) {
                setup.set(at, None);
            }
            if kind.terrain().drive == DriveEffect::Blocked {
                remove_flags(setup, at);
            }
            if kind.terrain().drive != DriveEffect::Free {
                objective_edits::remove_mark(setup, at);
            }
        }
        ToolEffect::Mine => {
            objective_edits::remove_mark(setup, at);
            setup.set(at, None);
            setup.set_terrain(at, None);
            setup.mines.insert(at);
        }
        ToolEffect::Wreck => {
            objective_edits::remove_mark(setup, at);
            place_occupant(setup, at, Occupant::Wreck);
        }
        ToolEffect::Flag => {
            let was_there = setup.flags[side.index()] == Some(at);
            remove_flags(setup, at);
            remove_depot(setup, at);
            if setup.is_impassable(at) {
                setup.set_terrain(at, None);
            }
            setup.flags[side.index()] = (!was_there).then_some(at);
        }
        ToolEffect::Unit(kind) => {
            if kind.stats().command {
                let commands = setup.units(side).into_iter().filter(|unit| unit.kind == kind);
                commands.for_each(|unit| setup.set(unit.square, None));
            }
            remove_depot(setup, at);
            place_occupant(setup, at, Occupant::Unit { side, kind, facing: Facing::forward(side) });
        }
        ToolEffect::HoldSquare => objective_edits::toggle_mark(setup, at, Mark::Hold),
        ToolEffect::ExitSquare => objective_edits::toggle_mark(setup, at, Mark::Exit(side)),
        ToolEffect::Depot => {
            objective_edits::toggle_mark(setup, at, Mark::Depot(side));
            // The first depot on a board brings that of the other side with it.
            if let Some(Objective::Depots { south, north, .. }) = setup.objective {
                for depot in [south, north] {
                    setup.set(depot, None);
                    clear_ground(setup, depot);
                    remove_flags(setup, depot);
                }
            }
        }
    }
}

/// Uses a tool on a square, and for the other side on the opposite square, which is rotated about the centre of the board.
pub(super) fn apply_tool_to_both_sides(setup: &mut Setup, effect: ToolEffect, side: Side, at: Square) {
    apply_tool(setup, effect, side, at);
    let opposite = at.rotated(setup.size);
    if opposite == at {
        return;
    }
    // A mark that the tool has added or removed on the first square must not be toggled on the other one if it is there or gone already.
    let marked = has_mark(setup, effect, side, at);
    if marked.is_none() || marked != has_mark(setup, effect, !side, opposite) {
        apply_tool(setup, effect, !side, opposite);
    }
}

/// Whether the mark that a tool toggles is on a square; `None` for tools that toggle nothing.
fn has_mark(setup: &Setup, effect: ToolEffect, side: Side, at: Square) -> Option<bool> {
    let mark = match effect {
        ToolEffect::Flag => return Some(setup.flags[side.index()] == Some(at)),
        ToolEffect::HoldSquare => Mark::Hold,
        ToolEffect::ExitSquare => Mark::Exit(side),
        ToolEffect::Depot => Mark::Depot(side),
        _ => return None,
    };
    Some(setup.objective.and_then(|objective| objective.mark_on(at)) == Some(mark))
}

/// Whether the piece that a tool would place is already there, so that using the tool again turns it.
pub(super) fn has_unit(setup: &Setup, effect: ToolEffect, side: Side, at: Square) -> bool {
    match (effect, setup.occupant(at)) {
        (ToolEffect::Unit(kind), Some(Occupant::Unit { side: owner, kind: other, .. })) => {
            (owner, other) == (side, kind)
        }
        _ => false,
    }
}

/// Turns the unit on a square by 45 degrees. With `mirrored`, the same kind of unit on the opposite square, if it belongs to the other
/// side, is turned to the opposite facing.
pub(super) fn rotate_unit(setup: &mut Setup, at: Square, right: bool, mirrored: bool) {
    let Some(Occupant::Unit { side, kind, facing }) = setup.occupant(at) else { return };
    let facing = if right { facing.right() } else { facing.left() };
    setup.set(at, Some(Occupant::Unit { side, kind, facing }));
    let opposite = at.rotated(setup.size);
    if let (true, Some(Occupant::Unit { side: owner, kind: other, .. })) = (mirrored, setup.occupant(opposite))
        && (owner, other) == (!side, kind)
    {
        setup.set(opposite, Some(Occupant::Unit { side: owner, kind, facing: facing.reversed() }));
    }
}

/// The set-up on a board of another size. Its four quarters keep their corners, so that home ranks remain home ranks and a symmetric board
/// remains symmetric. Lines are removed or added in the middle.
pub(super) fn resized(setup: &Setup, size: u8) -> Setup {
    let mut resized = Setup::empty(size, setup.to_move);
    let new_square = |at: Square| {
        let [file, rank] = [at.file(), at.rank()].map(|line| moved_line(line, setup.size, size));
        Square::new(file?, rank?)
    };
    for at in Square::all(setup.size) {
        let Some(to) = new_square(at) else { continue };
        resized.set_terrain(to, setup.terrain(at));
        resized.set(to, setup.occupant(at));
        if setup.mines.contains(at) {
            resized.mines.insert(to);
        }
    }
    resized.flags = setup.flags.map(|flag| flag.and_then(new_square));
    resized.objective = setup.objective.and_then(|objective| objective.moved(new_square));
    resized
}

/// The index of a file or rank on a board of another size, at the same distance from the nearer edge. `None` if there is no room for it.
fn moved_line(line: u8, from: u8, to: u8) -> Option<u8> {
    let to_far_edge = from.checked_sub(line + 1)?;
    let half = to / 2;
    match line.cmp(&to_far_edge) {
        std::cmp::Ordering::Less => (line < half).then_some(line),
        std::cmp::Ordering::Greater => (to_far_edge < half).then(|| to - 1 - to_far_edge),
        // The middle line of a board with an odd size.
        std::cmp::Ordering::Equal => (to % 2 == 1).then_some(half),
    }
}

fn clear(setup: &mut Setup, at: Square) {
    setup.set(at, None);
    clear_ground(setup, at);
    remove_flags(setup, at);
    objective_edits::remove_mark(setup, at);
}

/// Removes terrain and mines from a square.
pub(super) fn clear_ground(setup: &mut Setup, at: Square) {
    setup.set_terrain(at, None);
    setup.mines.remove(at);
}

/// Removes the depots if one of them is on the square.
fn remove_depot(setup: &mut Setup, at: Square) {
    if let Some(Mark::Depot(_)) = setup.objective.and_then(|objective| objective.mark_on(at)) {
        objective_edits::remove_mark(setup, at);
    }
}

fn remove_flags(setup: &mut Setup, at: Square) {
    for flag in setup.flags.iter_mut().filter(|flag| **flag == Some(at)) {
        *flag = None;
    }
}

/// Places a piece on a square, after removing terrain on which it cannot stand.
fn place_occupant(setup: &mut Setup, at: Square, occupant: Occupant) {
    setup.mines.remove(at);
    if setup.terrain(at).is_some_and(|kind| !can_hold(kind, occupant)) {
        setup.set_terrain(at, None);
    }
    setup.set(at, Some(occupant));
}

/// Whether a piece can stand on terrain.
fn can_hold(terrain: TerrainKind, occupant: Occupant) -> bool {
    match terrain.terrain().drive {
        DriveEffect::Free => true,
        DriveEffect::Sinks => matches!(occupant, Occupant::Unit { kind, .. } if kind.stats().swims),
        DriveEffect::Blocked => false,
    }
}
