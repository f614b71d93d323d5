//! The diagrams of the rulebook, by the headings of their sections.

use cannon_rules::Side;
use cannon_rules::tank_chess::{Objective, Position, Square};

/// The diagram of a section.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// Message identifier of the section's heading.
    pub(super) heading: &'static str,
    /// Tells whether the diagram belongs into the rulebook of a game with this start.
    pub(super) applies: fn(&Position) -> bool,
    /// The visible part of the board: its corner squares nearest to A1 and farthest from A1.
    pub(super) corners: [&'static str; 2],
    /// The position, with White to move. `None` stands for the start on the default board.
    pub(super) position: Option<&'static str>,
    /// The actions to show, each played from the position.
    pub(super) actions: &'static [&'static str],
}

/// All diagrams in reading order.
pub(super) const DIAGRAMS: [Entry; 7] = [
    Entry { heading: "rules-tank-aim", applies: |_| true, corners: ["A1", "P16"], position: None, actions: &[] },
    Entry {
        heading: "print-turn",
        applies: |_| true,
        corners: ["B1", "I8"],
        position: Some("11cS/12/12/12/12/12/3#8/12/12/3MN8/12/CN11 w"),
        actions: &["D3>D5/N", "D3>F5/E", "D3>C5/N", "D3>D2/N"],
    },
    Entry {
        heading: "rules-tank-fire",
        applies: |_| true,
        corners: ["A1", "H8"],
        position: Some("11cS/12/12/12/12/3mS8/mNW5mE5/12/12/12/3MN8/CN11 w"),
        actions: &["D2>D3/N xG6", "D2>D3/N xA6"],
    },
    Entry {
        heading: "print-ground",
        applies: has_house_terrain,
        corners: ["A1", "H8"],
        position: Some("11cS/12/12/12/6lS5/12/5%%5/1~~~8/1~~~8/4MN=1*4/2AN4FN4/CN11 w flags:E1-E7"),
        actions: &["C2>C6/N", "H2>H4/N", "E3>E7/N"],
    },
    Entry {
        heading: "rules-tank-units",
        applies: has_bulldozers,
        corners: ["A1", "H8"],
        position: Some("11cS/12/12/12/12/12/12/12/3x8/1UN1BN2KN5/12/CN2AN2FN5 w"),
        actions: &["D3>D4/N"],
    },
    Entry {
        heading: "rules-tank-objective",
        applies: has_squares_to_hold,
        corners: ["A1", "H8"],
        position: Some("11cS/12/12/12/12/12/6lS5/12/12/2MN9/12/CN11 w hold:D4+E4+D5+E5/3"),
        actions: &["C3>D4/N"],
    },
    Entry {
        heading: "rules-tank-end",
        applies: |_| true,
        corners: ["D5", "L12"],
        position: Some("11cS/12/12/4CN7/12/6LNE5/12/12/12/12/12/12 w"),
        actions: &["G7>H8/NE xL12", "C: E9>exit"],
    },
];

fn has_house_terrain(start: &Position) -> bool {
    let board = start.board();
    let mut terrain = Square::all(board.size()).filter_map(|square| board.terrain(square));
    !start.mines().is_empty() || terrain.any(|kind| kind.terrain().house)
}

fn has_bulldozers(start: &Position) -> bool {
    Side::ALL.iter().any(|&side| start.units(side).iter().any(|unit| unit.kind.stats().pushes_wrecks))
}

fn has_squares_to_hold(start: &Position) -> bool {
    matches!(start.board().objective(), Some(Objective::Hold { .. }))
}
