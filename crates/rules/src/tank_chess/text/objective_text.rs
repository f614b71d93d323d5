//! Objectives in position texts: one remark for the objective, and one for its state.
//!
//! | remark | meaning |
//! |---|---|
//! | `hold:H8+I9/3` | the squares to be held, and for how many turns |
//! | `held:w2` | White holds them, and has ended two turns so |
//! | `escort:G16+H16-I1+J1` | the exit squares, White's first |
//! | `depots:D2-M15/1` | the depots, White's first, and their armour |
//! | `destroyed` | the depot of the side to move has been destroyed |
//! | `survivors:2` | the number of units that a side needs besides its Command |

use crate::Side;
use crate::tank_chess::objective::{HoldCount, Objective, ObjectiveError};
use crate::tank_chess::{Setup, Square, SquareSet};

const HOLD: &str = "hold:";
const HELD: &str = "held:";
const ESCORT: &str = "escort:";
const DEPOTS: &str = "depots:";
const DESTROYED: &str = "destroyed";
const SURVIVORS: &str = "survivors:";

/// The letters of South and North in `held:`.
const SIDE_LETTERS: [char; 2] = ['w', 'b'];

/// Reads a remark into the set-up. Returns whether the remark repeats an earlier remark. `None` if it is not a remark
/// about an objective.
pub(super) fn read_remark(text: &str, setup: &mut Setup) -> Option<bool> {
    if text == DESTROYED {
        return Some(std::mem::replace(&mut setup.depot_destroyed, true));
    }
    if let Some(count) = text.strip_prefix(HELD) {
        return Some(setup.held.replace(read_count(count)?).is_some());
    }
    Some(setup.objective.replace(read_objective(text)?).is_some())
}

fn read_objective(text: &str) -> Option<Objective> {
    if let Some(hold) = text.strip_prefix(HOLD) {
        let (squares, turns) = hold.split_once('/')?;
        return Some(Objective::Hold { squares: read_squares(squares)?, turns: read_number(turns)? });
    }
    if let Some(exits) = text.strip_prefix(ESCORT) {
        let (south, north) = exits.split_once('-')?;
        return Some(Objective::Escort { south: read_squares(south)?, north: read_squares(north)? });
    }
    if let Some(depots) = text.strip_prefix(DEPOTS) {
        let (squares, armour) = depots.split_once('/')?;
        let (south, north) = squares.split_once('-')?;
        return Some(Objective::Depots {
            south: south.parse().ok()?,
            north: north.parse().ok()?,
            armour: read_number(armour)?,
        });
    }
    Some(Objective::Survivors { least: read_number(text.strip_prefix(SURVIVORS)?)? })
}

/// Reads squares with `+` between them. The list may be empty, which validation reports.
fn read_squares(text: &str) -> Option<SquareSet> {
    if text.is_empty() {
        return Some(SquareSet::EMPTY);
    }
    text.split('+').map(|square| square.parse::<Square>().ok()).collect()
}

/// Reads a number without a sign or leading zeros.
fn read_number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn read_count(text: &str) -> Option<HoldCount> {
    let side = Side::ALL.into_iter().find(|side| text.starts_with(SIDE_LETTERS[side.index()]))?;
    Some(HoldCount { side, turns: read_number(&text[1..])? })
}

/// The remarks about the objective of a set-up and its state.
pub(super) fn remarks(setup: &Setup) -> impl Iterator<Item = String> {
    let objective = setup.objective.map(|objective| match objective {
        Objective::Hold { squares, turns } => format!("{HOLD}{}/{turns}", join(squares)),
        Objective::Escort { south, north } => format!("{ESCORT}{}-{}", join(south), join(north)),
        Objective::Depots { south, north, armour } => format!("{DEPOTS}{south}-{north}/{armour}"),
        Objective::Survivors { least } => format!("{SURVIVORS}{least}"),
    });
    let held = setup.held.map(|held| format!("{HELD}{}{}", SIDE_LETTERS[held.side.index()], held.turns));
    let destroyed = setup.depot_destroyed.then(|| DESTROYED.to_owned());
    [objective, held, destroyed].into_iter().flatten()
}

fn join(squares: SquareSet) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join("+")
}

/// Whether a remark contains the fault of an error.
pub(super) fn is_remark_about(error: ObjectiveError, text: &str) -> bool {
    match error {
        ObjectiveError::HoldCount => text.starts_with(HELD),
        ObjectiveError::NoDepotDestroyed => text == DESTROYED,
        _ => [HOLD, ESCORT, DEPOTS, SURVIVORS].iter().any(|word| text.starts_with(word)),
    }
}
