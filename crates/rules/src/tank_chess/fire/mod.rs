//! Fire: which units can be destroyed, and from where.
//!
//! - The enemies that a side can destroy in its next turn: `attack_map` finds them, `attack_map_update` keeps the map up to
//!   date from one position to the next, and `attackers` has the units of the side that fires. `objective_attacks` finds
//!   the actions that win by an objective.
//! - Lines of fire on bitboards: `fire_lines` are the lines at one square, and `sliding_fire` traces direct fire from many
//!   squares at once.
//! - Coarser and narrower questions: `fire_map` marks all squares under fire, `firing_stances` the stances that threaten
//!   some units, and `standing_fire` tests what units can hit without moving. `danger` has the enemies that could destroy
//!   a unit, for display.

pub(super) mod attack_map;
mod attack_map_update;
pub(super) mod attackers;
pub(super) mod danger;
mod fire_lines;
pub(super) mod fire_map;
mod firing_stances;
mod objective_attacks;
mod sliding_fire;
mod standing_fire;

/// Positions for unit tests: one long game of arbitrary actions on each built-in board.
#[cfg(test)]
fn test_positions() -> impl Iterator<Item = crate::tank_chess::Position> {
    use crate::Game;
    use crate::tank_chess::{BoardName, Position, Ruleset};

    BoardName::all().flat_map(|board| {
        let mut position = Position::start(&Ruleset { board, ..Ruleset::default() });
        (0..150).map_while(move |n| {
            let current = position;
            let actions = position.actions();
            position.play(*actions.get(n * 7919 % actions.len().max(1))?);
            Some(current)
        })
    })
}
