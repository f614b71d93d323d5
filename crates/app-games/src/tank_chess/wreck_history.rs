//! The history of the wrecks: which units they were. The rules do not need the history, so that a position does not store it. It follows
//! from the actions of the game.

use std::collections::HashMap;

use super::pieces::unit_model;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::pieces::PieceModel;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Action, Piece, Position, Square, SquareSet};
use cannon_rules::timeline::Timeline;

/// A unit that has become a wreck.
#[derive(Clone, Copy, Debug)]
struct WreckedUnit {
    unit: (Side, Piece),
    /// The ply at which it was lost.
    lost_at: usize,
}

/// The units whose wrecks lie on the board at a ply, by square. A wreck that was there from the start of the game has no entry.
pub(super) fn wrecked_units(timeline: &Timeline<Position>, ply: usize) -> HashMap<Square, (Side, Piece)> {
    history(timeline, ply).into_iter().map(|(square, wreck)| (square, wreck.unit)).collect()
}

/// The places of all wrecks at a ply, each with the number of actions since the unit was lost. `None` for a wreck that was there from the
/// start of the game.
pub(crate) fn wreck_ages_at(timeline: &Timeline<Position>, ply: usize) -> Vec<(Spot, Option<usize>)> {
    let history = history(timeline, ply);
    let wrecks = timeline.position_at(ply).map(Position::wrecks);
    let age = |square: Square| history.get(&square).map(|wreck| ply - wreck.lost_at - 1);
    wrecks.iter().flat_map(SquareSet::iter).map(|square| (square.into(), age(square))).collect()
}

fn history(timeline: &Timeline<Position>, ply: usize) -> HashMap<Square, WreckedUnit> {
    let mut wrecked = HashMap::new();
    for (nth, action) in timeline.actions().enumerate().take(ply) {
        let (Some(before), Some(after)) = (timeline.position_at(nth), timeline.position_at(nth + 1)) else { break };
        for (from, to) in before.pushes(action) {
            if let Some(unit) = wrecked.remove(&from) {
                wrecked.insert(to, unit);
            }
        }
        let lost = [action.target().and_then(|square| before.unit_at(square)), driver_at_end(before, action)];
        let lost = lost.into_iter().flatten().filter(|(_, piece)| after.has_wreck(piece.square));
        wrecked.extend(lost.map(|unit| (unit.1.square, WreckedUnit { unit, lost_at: nth })));
    }
    wrecked
}

/// The units that were lost before a ply without a wreck, as units that sink are.
pub(crate) fn captured_pieces_at(timeline: &Timeline<Position>, ply: usize) -> Vec<(Side, &'static PieceModel)> {
    let mut lost = Vec::new();
    for (nth, action) in timeline.actions().enumerate().take(ply) {
        let (Some(before), Some(after)) = (timeline.position_at(nth), timeline.position_at(nth + 1)) else { break };
        let units = [action.target().and_then(|square| before.unit_at(square)), driver_at_end(before, action)];
        let is_gone = |piece: &Piece| after.unit_at(piece.square).is_none() && !after.has_wreck(piece.square);
        lost.extend(units.into_iter().flatten().filter(|(_, piece)| is_gone(piece)));
    }
    lost.into_iter().map(|(side, piece)| (side, unit_model(piece.kind))).collect()
}

/// The unit that acts, as it stands at the end of its drive.
fn driver_at_end(before: &Position, action: Action) -> Option<(Side, Piece)> {
    let Action::Drive { from, to, facing, .. } = action else { return None };
    let (side, piece) = before.unit_at(from)?;
    Some((side, Piece { square: to, facing, ..piece }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tank_chess::board_geometry::heading;
    use crate::tank_chess::piece_states_at;
    use crate::tank_chess::pieces::{WRECK, wreck_model};
    use cannon_rules::Game;
    use cannon_rules::tank_chess::{Facing, Ruleset};
    use cannon_rules::timeline::HouseRules;

    /// White's medium tank beside Black's light tank, and a bulldozer below it.
    const PUSH: &str = "11cS/12/12/12/12/12/1ME2lS7/12/4BN7/12/12/CN11 w";
    /// White's medium tank before a mine, and a wreck.
    const MINE: &str = "11cS/12/12/12/12/12/12/3*3x4/3MN8/12/12/CN11 w";

    fn begin(text: &str) -> Timeline<Position> {
        let start = Position::from_text(text, &Ruleset::default()).expect("a position");
        Timeline::new(start, HouseRules::NONE)
    }

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    /// Plays the first legal action that is wanted.
    fn play(timeline: &mut Timeline<Position>, wanted: impl Fn(Action) -> bool) {
        let action = timeline.position().actions().into_iter().find(|&action| wanted(action));
        timeline.play(action.expect("such an action is legal")).expect("the action is legal");
    }

    fn drives(action: Action, from: &str, to: &str) -> bool {
        action.from() == square(from) && action.to() == Some(square(to))
    }

    /// The model and the facing of the wreck on a square.
    fn wreck_at(timeline: &Timeline<Position>, ply: usize, at: &str) -> Option<(&'static PieceModel, bool)> {
        let states = piece_states_at(timeline, ply).expect("there is such a ply");
        let (_, state) = states.into_iter().find(|(spot, _)| *spot == Spot::from(square(at)))?;
        Some((state.model, state.heading == heading(Facing::S)))
    }

    #[test]
    fn wreck_of_a_target_keeps_kind_and_facing_when_it_is_pushed() {
        let mut timeline = begin(PUSH);
        let light = timeline.position().unit_at(square("E6")).expect("a light tank").1;
        play(&mut timeline, |action| action.target() == Some(square("E6")));
        play(&mut timeline, |_| true);
        play(&mut timeline, |action| drives(action, "E4", "E6"));
        let wreck = Some((wreck_model(light.kind), true));
        assert_eq!(wreck_at(&timeline, 0, "E6").map(|(model, _)| model), Some(unit_model(light.kind)));
        assert_eq!(wreck_at(&timeline, 1, "E6"), wreck, "shot");
        assert_eq!(wreck_at(&timeline, 2, "E6"), wreck, "it stays");
        assert_eq!(wreck_at(&timeline, 3, "E7"), wreck, "pushed");
        // After an undo, the actions that can be redone do not count.
        timeline.go_to(1);
        assert_eq!(wrecked_units(&timeline, 1).len(), 1);
        assert_eq!(wreck_at(&timeline, 1, "E6"), wreck);
        assert!(wrecked_units(&timeline, 0).is_empty());
    }

    #[test]
    fn wrecks_age_with_every_action() {
        let mut timeline = begin(PUSH);
        play(&mut timeline, |action| action.target() == Some(square("E6")));
        play(&mut timeline, |_| true);
        play(&mut timeline, |action| drives(action, "E4", "E6"));
        assert_eq!(wreck_ages_at(&timeline, 0), []);
        assert_eq!(wreck_ages_at(&timeline, 1), [(square("E6").into(), Some(0))]);
        assert_eq!(wreck_ages_at(&timeline, 3), [(square("E7").into(), Some(2))], "also when it is pushed");
        assert_eq!(wreck_ages_at(&begin(MINE), 0), [(square("H5").into(), None)]);
    }

    #[test]
    fn wreck_on_a_mine_is_the_unit_that_drove_there() {
        let mut timeline = begin(MINE);
        let medium = timeline.position().unit_at(square("D4")).expect("a medium tank").1;
        play(&mut timeline, |action| drives(action, "D4", "D5"));
        assert_eq!(wreck_at(&timeline, 1, "D5"), Some((wreck_model(medium.kind), false)));
    }

    #[test]
    fn only_units_without_a_wreck_are_captured() {
        let mut shot = begin(PUSH);
        play(&mut shot, |action| action.target() == Some(square("E6")));
        assert!(captured_pieces_at(&shot, 1).is_empty(), "its wreck stays on the board");
        let position = "11cS/12/12/12/12/12/12/3~8/3MN8/12/12/CN11 w";
        let mut sunk = begin(position);
        let medium = sunk.position().unit_at(square("D4")).expect("a medium tank").1;
        play(&mut sunk, |action| drives(action, "D4", "D5"));
        assert_eq!(captured_pieces_at(&sunk, 1), [(Side::South, unit_model(medium.kind))]);
        assert!(captured_pieces_at(&sunk, 0).is_empty());
    }

    #[test]
    fn wreck_from_the_start_of_the_game_is_a_wreck_of_no_kind() {
        let timeline = begin(MINE);
        assert_eq!(wreck_at(&timeline, 0, "H5").map(|(model, _)| model), Some(&WRECK));
    }
}
