//! Edits of a set-up's objective: its marks on squares, its kind, and its number.

use std::ops::RangeInclusive;

use super::setup_edits::clear_ground;
use crate::editor_support::SetupParameter;
use cannon_app_base::i18n::Words;
use cannon_rules::Side;
use cannon_rules::tank_chess::objective::{DEPOT_ARMOUR, HOLD_TURNS, SURVIVORS};
use cannon_rules::tank_chess::terrain::FireEffect;
use cannon_rules::tank_chess::{Facing, Mark, Objective, Occupant, Setup, Square, SquareSet};

/// Number of turns for which the squares of a new objective are to be held.
const NEW_HOLD_TURNS: u8 = 3;
/// Number of exit squares of each side in a new objective.
const NEW_EXIT_SQUARES: usize = 4;
/// Armour of the depots of a new objective, as in the built-in scheme: heavy guns penetrate it.
const NEW_DEPOT_ARMOUR: u8 = 2;
/// Number of units that a new objective requires besides the Command.
const NEW_SURVIVORS: u8 = 2;
/// Number of ranks, from a side's own edge, in which a new depot can stand.
const DEPOT_RANKS: u8 = 3;

/// The kinds of objectives in the order in which the editor offers them: the message of the name, and a new objective on squares that are
/// open. There is none if there are no such squares.
const KINDS: [(&str, fn(&Setup) -> Option<Objective>); 5] = [
    ("editor-objective-none", |_| None),
    ("editor-objective-hold", new_hold),
    ("editor-objective-escort", new_escort),
    ("editor-objective-depots", new_depots),
    ("editor-objective-survivors", |_| Some(Objective::Survivors { least: NEW_SURVIVORS })),
];

/// The index of the kind of an objective in [`KINDS`].
const fn kind_index(objective: Option<&Objective>) -> usize {
    match objective {
        None => 0,
        Some(Objective::Hold { .. }) => 1,
        Some(Objective::Escort { .. }) => 2,
        Some(Objective::Depots { .. }) => 3,
        Some(Objective::Survivors { .. }) => 4,
    }
}

/// The kind of the objective, and its number if it has one.
pub(super) fn parameters(setup: &Setup, words: &Words) -> Vec<SetupParameter> {
    let kind = SetupParameter {
        name: "editor/objective",
        text: words.text(KINDS[kind_index(setup.objective.as_ref())].0),
        can_decrease: true,
        can_increase: true,
    };
    let number = setup.objective.as_ref().and_then(number).map(|(id, value, range)| SetupParameter {
        name: "editor/objective-number",
        text: words.format(id, &[("value", value.into())]),
        can_decrease: value > *range.start(),
        can_increase: value < *range.end(),
    });
    std::iter::once(kind).chain(number).collect()
}

/// The message, the value and the range of an objective's number.
fn number(objective: &Objective) -> Option<(&'static str, u8, RangeInclusive<u8>)> {
    match *objective {
        Objective::Hold { turns, .. } => Some(("editor-objective-turns", turns, HOLD_TURNS)),
        Objective::Depots { armour, .. } => Some(("editor-objective-armour", armour, DEPOT_ARMOUR)),
        Objective::Survivors { least } => Some(("editor-objective-least", least, SURVIVORS)),
        Objective::Escort { .. } => None,
    }
}

/// Changes the parameter of this index by one step.
pub(super) fn step_parameter(setup: &mut Setup, index: usize, is_increase: bool) {
    match index {
        0 => step_kind(setup, is_increase),
        1 => step_number(setup, is_increase),
        _ => {}
    }
}

/// Replaces the objective by a new one of the next or previous kind for which the board has room.
fn step_kind(setup: &mut Setup, is_increase: bool) {
    let count = KINDS.len();
    let start = kind_index(setup.objective.as_ref());
    let following = (1..count).map(|step| if is_increase { start + step } else { start + count - step });
    let mut kinds = following.map(|index| index % count);
    // The board always has room for no objective.
    let next = kinds.find_map(|index| if index == 0 { Some(None) } else { (KINDS[index].1)(setup).map(Some) });
    set_objective(setup, next.flatten());
}

fn step_number(setup: &mut Setup, is_increase: bool) {
    let stepped = |value: u8, range: RangeInclusive<u8>| {
        let next = if is_increase { value.saturating_add(1) } else { value.saturating_sub(1) };
        next.clamp(*range.start(), *range.end())
    };
    let objective = setup.objective.map(|objective| match objective {
        Objective::Hold { squares, turns } => Objective::Hold { squares, turns: stepped(turns, HOLD_TURNS) },
        Objective::Depots { south, north, armour } => {
            Objective::Depots { south, north, armour: stepped(armour, DEPOT_ARMOUR) }
        }
        Objective::Survivors { least } => Objective::Survivors { least: stepped(least, SURVIVORS) },
        escort @ Objective::Escort { .. } => escort,
    });
    set_objective(setup, objective);
}

/// A square to be held, or an exit square: adds the mark, or removes it if it is there.
pub(super) fn toggle_mark(setup: &mut Setup, at: Square, mark: Mark) {
    if setup.objective.and_then(|objective| objective.mark_on(at)) == Some(mark) {
        remove_mark(setup, at);
        return;
    }
    let objective = match (mark, setup.objective) {
        (Mark::Hold, Some(Objective::Hold { squares, turns })) => Objective::Hold { squares: with(squares, at), turns },
        (Mark::Hold, _) => Objective::Hold { squares: with(SquareSet::EMPTY, at), turns: NEW_HOLD_TURNS },
        (Mark::Exit(side), objective) => {
            let (mut south, mut north) = match objective {
                Some(Objective::Escort { south, north }) => (south, north),
                _ => (SquareSet::EMPTY, SquareSet::EMPTY),
            };
            let squares = if side == Side::South { &mut south } else { &mut north };
            squares.insert(at);
            Objective::Escort { south, north }
        }
        (Mark::Depot(side), objective) => {
            let (south, north, armour) = match objective {
                Some(Objective::Depots { south, north, armour }) => (south, north, armour),
                _ => (at.rotated(setup.size), at.rotated(setup.size), NEW_DEPOT_ARMOUR),
            };
            match side {
                Side::South => Objective::Depots { south: at, north, armour },
                Side::North => Objective::Depots { south, north: at, armour },
            }
        }
    };
    if matches!(mark, Mark::Depot(_)) || setup.occupant(at) == Some(Occupant::Wreck) {
        setup.set(at, None);
    }
    clear_ground(setup, at);
    set_objective(setup, Some(objective));
}

/// Removes the objective's mark from a square. An objective without marked squares, or without a depot, is removed.
pub(super) fn remove_mark(setup: &mut Setup, at: Square) {
    let Some(objective) = setup.objective.filter(|objective| objective.mark_on(at).is_some()) else { return };
    let objective = match objective {
        Objective::Hold { squares, turns } => {
            let squares = without(squares, at);
            (!squares.is_empty()).then_some(Objective::Hold { squares, turns })
        }
        Objective::Escort { south, north } => {
            let (south, north) = (without(south, at), without(north, at));
            (!south.is_empty() || !north.is_empty()).then_some(Objective::Escort { south, north })
        }
        Objective::Depots { .. } => None,
        survivors @ Objective::Survivors { .. } => Some(survivors),
    };
    set_objective(setup, objective);
}

/// Sets the objective, whose play then begins anew.
fn set_objective(setup: &mut Setup, objective: Option<Objective>) {
    setup.objective = objective;
    setup.held = None;
    setup.depot_destroyed = false;
}

fn with(mut squares: SquareSet, at: Square) -> SquareSet {
    squares.insert(at);
    squares
}

fn without(mut squares: SquareSet, at: Square) -> SquareSet {
    squares.remove(at);
    squares
}

/// The number of squares from which direct fire could reach a square, if there were no units.
fn exposure(setup: &Setup, at: Square) -> usize {
    let stops_fire = |square: Square| {
        setup.terrain(square).is_some_and(|kind| kind.terrain().fire == FireEffect::Blocked)
            || setup.occupant(square) == Some(Occupant::Wreck)
    };
    let in_line = |facing: Facing| {
        let squares = (1..setup.size).map_while(move |steps| at.toward(facing, steps));
        squares.take_while(|square| square.is_on(setup.size) && !stops_fire(*square)).count()
    };
    Facing::ALL.into_iter().map(in_line).sum()
}

/// The distance of a file or rank from the middle of the board, in half squares.
fn from_middle(setup: &Setup, line: u8) -> i32 {
    (2 * i32::from(line) + 1 - i32::from(setup.size)).abs()
}

/// The squares without terrain, mines and wrecks.
fn open_squares(setup: &Setup) -> impl Iterator<Item = Square> {
    Square::all(setup.size).filter(move |&at| {
        setup.terrain(at).is_none() && !setup.mines.contains(at) && setup.occupant(at) != Some(Occupant::Wreck)
    })
}

/// The open squares that are nearest to the middle, to be held.
fn new_hold(setup: &Setup) -> Option<Objective> {
    let distance = |at: Square| from_middle(setup, at.file()).max(from_middle(setup, at.rank()));
    let nearest = open_squares(setup).map(distance).min()?;
    let squares = open_squares(setup).filter(|&at| distance(at) == nearest).collect();
    Some(Objective::Hold { squares, turns: NEW_HOLD_TURNS })
}

/// Exits on the far edge of each side, as near to the middle as possible.
fn new_escort(setup: &Setup) -> Option<Objective> {
    let exits = |rank: u8| {
        let mut squares: Vec<Square> = open_squares(setup).filter(|at| at.rank() == rank).collect();
        squares.sort_by_key(|at| from_middle(setup, at.file()));
        squares.truncate(NEW_EXIT_SQUARES);
        (!squares.is_empty()).then(|| SquareSet::from_iter(squares))
    };
    Some(Objective::Escort { south: exits(setup.size.checked_sub(1)?)?, north: exits(0)? })
}

/// A depot of each side on opposite squares near their edges.
fn new_depots(setup: &Setup) -> Option<Objective> {
    let free: Vec<Square> =
        open_squares(setup).filter(|&at| setup.occupant(at).is_none() && !setup.flags.contains(&Some(at))).collect();
    let home = free.iter().filter(|at| at.rank() < DEPOT_RANKS && 2 * at.rank() + 1 < setup.size);
    let pairs = home.copied().filter(|at| free.contains(&at.rotated(setup.size)));
    // The more sheltered a depot is, the less probably it can be destroyed in the first turn.
    let south = pairs.min_by_key(|&at| (exposure(setup, at), from_middle(setup, at.file())))?;
    Some(Objective::Depots { south, north: south.rotated(setup.size), armour: NEW_DEPOT_ARMOUR })
}
