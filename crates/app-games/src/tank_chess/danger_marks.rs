//! Marks of danger on the squares in reach of a unit: whether an enemy could destroy it there in the next turn.

use bevy::prelude::*;

use super::board_geometry::square_at;
use super::options::UnitOptions;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::marks::{DrawMark, Mark, MarkKind, Meaning};
use cannon_rules::tank_chess::{Action, Position, Square, Stance};

/// Half the width of a tile, and of the line along the edge of a clear tile, with the width of the line.
const TILE: f32 = 0.47;
const FRAME: f32 = 0.44;
const FRAME_WIDTH: f32 = 0.045;
/// Width of the stripes of a hatched tile, and of the gaps between them.
const HATCHING: [f32; 2] = [0.10, 0.10];
/// Opacity of a tile that is filled.
const FILL: f32 = 0.62;

const fn danger_mark(name: &'static str, meaning: Meaning, colour: Color, draw: DrawMark) -> MarkKind {
    MarkKind::new(name, meaning, (colour, layer::DANGER), draw)
}

/// No enemy could destroy the unit on this square: a clear tile with a line along its edge.
pub(super) static SAFE: MarkKind =
    danger_mark("tank-chess/safe", Meaning::Manoeuvre, Color::srgba(0.40, 0.85, 1.0, 0.90), |flat| {
        flat.with_fine_border().round_frame(FRAME, FRAME_WIDTH)
    });
/// An enemy could destroy the unit on this square in some of its facings: a hatched tile.
pub(super) static RISKY: MarkKind =
    danger_mark("tank-chess/risky", Meaning::Attack, Color::srgba(1.0, 0.66, 0.10, 0.80), |flat| {
        flat.hatching(TILE, HATCHING)
    })
    .upright();
/// An enemy could destroy the unit on this square in each of its facings: a filled tile.
pub(super) static DESTROYED: MarkKind =
    danger_mark("tank-chess/destroyed", Meaning::Danger, Color::srgba(0.92, 0.10, 0.08, 0.85), |flat| {
        flat.tile(TILE, FILL)
    });

/// The marks for the unit on a spot. Squares on which it would be lost at once have a mark of their own and none of these.
pub(super) fn marks(position: &Position, spot: Spot) -> Vec<Mark> {
    let options = square_at(position, spot).and_then(|unit| UnitOptions::of(position, unit));
    let Some(options) = options else { return Vec::new() };
    let squares = options.reachable_squares().into_iter().filter(|stance| !stance.lost);
    squares.map(|stance| Mark::new(stance.square, danger_kind(position, &options, stance.square))).collect()
}

/// The danger on a square for a turn without a shot.
fn danger_kind(position: &Position, options: &UnitOptions, square: Square) -> &'static MarkKind {
    let is_threatened = |stance: Stance| {
        let from = options.piece.square;
        position.is_threatened_after(Action::Drive { from, to: square, facing: stance.facing, shot: None })
    };
    let mut seen = [false; 2];
    for stance in options.stances_on(square) {
        seen[usize::from(is_threatened(stance))] = true;
        if seen == [true; 2] {
            break;
        }
    }
    match seen {
        [_, false] => &SAFE,
        [true, true] => &RISKY,
        [false, true] => &DESTROYED,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::Game;
    use cannon_rules::tank_chess::{BoardName, Ruleset};

    /// Compares with the list of legal actions after each drive, on every board.
    #[test]
    fn danger_agrees_with_the_legal_answers() {
        let mut counts = [0; 3];
        for board in BoardName::all().step_by(3) {
            let mut position = Position::start(&Ruleset { board, ..Ruleset::default() });
            for ply in 0..24 {
                let actions = position.actions();
                let Some(&action) = actions.get(ply * 6271 % actions.len().max(1)) else { break };
                position.play(action);
            }
            let Some(&unit) = position.units(position.side_to_move()).first() else { continue };
            for mark in marks(&position, unit.square.into()) {
                let square = square_at(&position, mark.at).expect("a square of the board");
                let (mut safe, mut threatened) = (false, false);
                for stance in position.reachable(unit.square).into_iter().filter(|stance| stance.square == square) {
                    let drive = Action::Drive { from: unit.square, to: square, facing: stance.facing, shot: None };
                    let mut after = position;
                    after.play(drive);
                    let is_hit = after.actions().iter().any(|answer| answer.target() == Some(square));
                    (safe, threatened) = (safe || !is_hit, threatened || is_hit);
                }
                let expected = match (safe, threatened) {
                    (_, false) => 0,
                    (true, true) => 1,
                    (false, true) => 2,
                };
                counts[expected] += 1;
                assert_eq!(mark.kind, [&SAFE, &RISKY, &DESTROYED][expected], "{unit:?} on {square} in {position:?}");
            }
        }
        assert!(counts[0] > 10 && counts[1] + counts[2] > 0, "{counts:?}");
    }
}
