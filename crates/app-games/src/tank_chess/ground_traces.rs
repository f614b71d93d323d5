//! The traces that units and shells leave in the ground: ruts along the path, and craters.

use super::board_geometry::{ground_of, is_water};
use cannon_app_base::common::board::GroundTrace;
use cannon_rules::tank_chess::{Action, Position, Square};

/// The traces of an action that is played in `before`. Water keeps none.
pub(super) fn traces(before: &Position, action: Action) -> Vec<GroundTrace> {
    let Some((_, piece)) = before.unit_at(action.from()) else { return Vec::new() };
    let path = before.path(action).unwrap_or_default();
    let mut traces = Vec::new();
    let mut previous = piece.square;
    for (square, _) in piece.stances_along(&path) {
        if square != previous {
            if !is_water(before, previous) && !is_water(before, square) {
                traces.push(GroundTrace::Ruts { from: ground_of(before, previous), to: ground_of(before, square) });
            }
        } else if !is_water(before, square) {
            let turn = GroundTrace::Turn(ground_of(before, square));
            if traces.last() != Some(&turn) {
                traces.push(turn);
            }
        }
        previous = square;
    }
    let craters =
        [action.target(), action.to().filter(|&to| before.mines().contains(to) && before.is_lost_on(piece, to))];
    let crater = |square: Square| (!is_water(before, square)).then(|| GroundTrace::Crater(ground_of(before, square)));
    traces.extend(craters.into_iter().flatten().filter_map(crater));
    traces
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::Game;
    use cannon_rules::tank_chess::Ruleset;

    fn traces_of(position: &str, action: &str) -> (Vec<GroundTrace>, Position) {
        let position = Position::from_text(position, &Ruleset::default()).expect("a position");
        (traces(&position, position.action_from_text(action).expect("legal")), position)
    }

    fn place(position: &Position, square: &str) -> bevy::math::Vec3 {
        ground_of(position, square.parse().expect("a square"))
    }

    #[test]
    fn path_leaves_ruts_and_turns_and_shot_leaves_crater() {
        let (traces, position) = traces_of("11cS/12/12/12/7lS4/12/12/12/12/3MN8/12/CN11 w", "D3>D4/N xH8");
        let [from, to, target] = ["D3", "D4", "H8"].map(|square| place(&position, square));
        assert_eq!(traces, [GroundTrace::Ruts { from, to }, GroundTrace::Crater(target)]);
        let (traces, position) = traces_of("11cS/12/12/12/12/12/12/12/12/3MN8/12/CN11 w", "D3>D3/E");
        assert_eq!(traces, [GroundTrace::Turn(place(&position, "D3"))], "one trace for both eighths of the turn");
    }

    #[test]
    fn water_keeps_no_traces() {
        let (traces, position) = traces_of("11cS/12/12/12/12/4~7/4~7/12/4AN7/12/12/CN11 w", "E4>E6/N");
        let [from, to] = ["E4", "E5"].map(|square| place(&position, square));
        assert_eq!(traces, [GroundTrace::Ruts { from, to }]);
    }
}
