//! The traces that units and shells leave in the ground: ruts along the path, and craters.

use bevy::math::Vec3;

use super::board_geometry::{ground_of, is_water, step_vector};
use cannon_app_base::common::board::GroundTrace;
use cannon_rules::tank_chess::{Action, Position, Square};

/// The traces of an action that is played in `before`. Water keeps none.
pub(super) fn traces(before: &Position, action: Action) -> Vec<GroundTrace> {
    let Some((_, piece)) = before.unit_at(action.from()) else { return Vec::new() };
    let path = before.path(action).unwrap_or_default();
    let mut traces = Vec::new();
    let (mut previous, mut faced) = (piece.square, piece.facing);
    for (square, facing) in piece.stances_along(&path) {
        if square != previous {
            if !is_water(before, previous) && !is_water(before, square) {
                traces.extend(ruts(ground_of(before, previous), ground_of(before, square)));
            }
        } else if !is_water(before, square) {
            let [from, to] = [faced, facing].map(|facing| step_vector(facing).normalize_or_zero());
            traces.push(GroundTrace::Turn { middle: ground_of(before, square), from, to });
        }
        (previous, faced) = (square, facing);
    }
    let craters =
        [action.target(), action.to().filter(|&to| before.mines().contains(to) && before.is_lost_on(piece, to))];
    let crater = |square: Square| (!is_water(before, square)).then(|| GroundTrace::Crater(ground_of(before, square)));
    traces.extend(craters.into_iter().flatten().filter_map(crater));
    traces
}

/// The ruts between two places. The bank of a hill is too steep to keep any.
fn ruts(from: Vec3, to: Vec3) -> Vec<GroundTrace> {
    /// The parts of the way before and behind the bank.
    const BEFORE: f32 = 0.38;
    const BEHIND: f32 = 0.60;
    if from.y == to.y {
        return vec![GroundTrace::Ruts { from, to }];
    }
    let [low, high] = if from.y < to.y { [BEFORE, BEHIND] } else { [1.0 - BEHIND, 1.0 - BEFORE] };
    let [foot, crest] = [from.lerp(to, low).with_y(from.y), from.lerp(to, high).with_y(to.y)];
    vec![GroundTrace::Ruts { from, to: foot }, GroundTrace::Ruts { from: crest, to }]
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
        let turns = traces.iter().map(|trace| match trace {
            GroundTrace::Turn { middle, from, to } => (*middle, from.dot(*to)),
            other => panic!("{other:?} is no turn"),
        });
        let turns: Vec<_> = turns.collect();
        assert_eq!(turns.len(), 2, "one trace for each eighth of the turn");
        assert!(turns.iter().all(|&(middle, cosine)| {
            middle == place(&position, "D3") && (cosine - std::f32::consts::FRAC_1_SQRT_2).abs() < 1.0e-5
        }));
    }

    #[test]
    fn bank_of_a_hill_keeps_no_ruts() {
        let (traces, position) = traces_of("11cS/12/12/12/12/12/12/12/12/3MN8/12/CN11 w hold:D4+E4+D5+E5/3", "D3>D4/N");
        let [below, above] = ["D3", "D4"].map(|square| place(&position, square));
        let [GroundTrace::Ruts { from, to: foot }, GroundTrace::Ruts { from: crest, to }] = traces[..] else {
            panic!("{traces:?}")
        };
        assert_eq!((from, to), (below, above));
        assert_eq!((foot.y, crest.y), (below.y, above.y), "the ruts lie on the ground");
        assert!(foot.distance(below) < 0.45 && crest.distance(above) < 0.42, "{foot} {crest}");
    }

    #[test]
    fn water_keeps_no_traces() {
        let (traces, position) = traces_of("11cS/12/12/12/12/4~7/4~7/12/4AN7/12/12/CN11 w", "E4>E6/N");
        let [from, to] = ["E4", "E5"].map(|square| place(&position, square));
        assert_eq!(traces, [GroundTrace::Ruts { from, to }]);
    }
}
