//! Inputs have the documented numbers, and are the same on rotated and reflected boards.

use super::sample::positions;
use crate::nnue::tank_chess::Inputs;
use crate::nnue::tank_chess::features::{FIRST_EXIT, FIRST_LANE, KINDS, ROWS};
use cannon_rules::Game;
use cannon_rules::tank_chess::{BoardName, Facing, Objective, Occupant, Position, Setup, Square, SquareSet, UnitTable};

/// The inputs with their rows in order.
fn sorted(position: &Position) -> Inputs {
    let mut inputs = Inputs::of(position);
    inputs.rows.iter_mut().for_each(|rows| rows.sort_unstable());
    inputs
}

/// A set-up reflected by files.
fn mirrored(setup: &Setup) -> Setup {
    let place = |square: Square| Square::new(setup.size - 1 - square.file(), square.rank()).expect("a square");
    let all = |squares: &SquareSet| squares.iter().map(place).collect::<SquareSet>();
    let mut there = Setup::empty(setup.size, setup.to_move);
    for square in Square::all(setup.size) {
        there.set_terrain(place(square), setup.terrain(square));
        let occupant = setup.occupant(square).map(|occupant| match occupant {
            Occupant::Wreck => Occupant::Wreck,
            Occupant::Unit { side, kind, facing } => {
                Occupant::Unit { side, kind, facing: Facing::from_index(8 - facing.index()) }
            }
        });
        there.set(place(square), occupant);
    }
    there.mines = all(&setup.mines);
    there.flags = setup.flags.map(|flag| flag.map(place));
    there.held = setup.held;
    there.objective = setup.objective.map(|objective| match objective {
        Objective::Hold { squares, turns } => Objective::Hold { squares: all(&squares), turns },
        Objective::Escort { south, north } => Objective::Escort { south: all(&south), north: all(&north) },
        Objective::Depots { south, north, armour } => {
            Objective::Depots { south: place(south), north: place(north), armour }
        }
        Objective::Survivors { least } => Objective::Survivors { least },
    });
    there
}

#[test]
fn table_of_units_has_the_kinds_of_the_network() {
    assert_eq!(UnitTable::builtin().kinds().count(), KINDS);
}

#[test]
fn rows_follow_the_documented_order() {
    let start = BoardName::default().start();
    let [own, other] = Inputs::of(&start).rows;
    assert_eq!((own.len(), other.len()), (2 * (20 + 1 + 8), 2 * (20 + 1 + 8)));
    // The own Command (kind 3) in its own frame, facing ahead on its own square; 0 + (0 * 11 + 3) * 8 * 113 + 112.
    let kind = UnitTable::builtin().find('c').expect("the Command").index();
    assert!(own.contains(&((kind * 8 * 113 + 112) as u16)));
    let exits = own.iter().filter(|&&row| (FIRST_EXIT..FIRST_LANE).contains(&usize::from(row)));
    assert_eq!(exits.count(), 2);
    assert!(own.iter().all(|&row| usize::from(row) < ROWS));
}

#[test]
fn rotated_and_mirrored_positions_have_the_same_inputs() {
    let mut both = 0;
    for (position, _) in positions() {
        let (inputs, setup) = (sorted(&position), Setup::from(&position));
        let rotated = setup.rotated().position(position.rules()).expect("a position");
        assert_eq!(sorted(&rotated), inputs, "{position:?}");
        let mirrored = mirrored(&setup).position(position.rules()).expect("a position");
        assert_eq!(sorted(&mirrored), inputs, "{position:?}");
        both += 1;
    }
    assert!(both > 500, "{both}");
}
