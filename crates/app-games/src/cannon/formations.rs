//! The cannons on the board as formations: the bands under them, and the cannons that an action makes.

use std::f32::consts::SQRT_2;

use bevy::prelude::*;

use cannon_app_base::common::board::{Heading, Spot};
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::marks::{DrawMark, Mark, MarkKind, Meaning};
use cannon_rules::cannon::{Action, Cannon, Point, Position};
use cannon_rules::{Game, Side};

/// Width of a band.
const BAND_WIDTH: f32 = 0.12;
/// Colour of a band at rest, which is there all the time and must not disturb.
const BAND_COLOUR: Color = Color::srgba(1.0, 0.74, 0.34, 0.80);

/// Half of the band between two neighbouring pieces: it leads from a piece half the way to the next.
const fn band(name: &'static str, draw: DrawMark) -> MarkKind {
    MarkKind::new(name, Meaning::Attack, (BAND_COLOUR, layer::BOARD_OVERLAY), draw).directed()
}

/// The halves of bands along files and ranks, and along diagonals, whose points are farther apart.
pub(super) static BANDS: [MarkKind; 2] = [
    band("cannon/band", |flat| half_band(flat, 0.5)),
    band("cannon/band-diagonal", |flat| half_band(flat, 0.5 * SQRT_2)),
];

fn half_band(flat: FlatShape, length: f32) -> FlatShape {
    flat.with_fine_border().strip(Vec2::ZERO, Vec2::Y * length, BAND_WIDTH)
}

/// The bands under the cannons of a side. Cannons that share soldiers share a part of the band.
pub(super) fn marks(position: &Position, side: Side) -> Vec<Mark> {
    let cannons = position.cannons(side);
    let pairs = cannons.iter().flat_map(|cannon| [[cannon.rear, cannon.middle], [cannon.middle, cannon.muzzle]]);
    let halves = pairs.flat_map(|[one, other]| [(one, other), (other, one)]);
    halves.filter_map(|(from, to)| half_between(from, to)).collect()
}

/// The half of a band on the first of two neighbouring points.
fn half_between(from: Point, to: Point) -> Option<Mark> {
    let step = |a: u8, b: u8| b as i8 - a as i8;
    let (files, ranks) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    let kind = &BANDS[usize::from(files != 0 && ranks != 0)];
    Some(Mark::directed(from, kind, Heading::from_step(files, ranks)?))
}

/// The cannons of the side that plays the action that were no cannons before it, each from its rear end as its owner sees it. The soldiers
/// of a cannon that shifts are a cannon before and after.
pub(super) fn made_by(before: &Position, action: Action) -> Vec<[Spot; 2]> {
    let side = before.side_to_move();
    let mut after = *before;
    after.play(action);
    let known: Vec<[Point; 3]> = before.cannons(side).iter().map(pieces).collect();
    let place_before = |point: Point| if point == action.target() { action.from().unwrap_or(point) } else { point };
    let is_new = |cannon: &Cannon| {
        let pieces = pieces(cannon).map(place_before);
        !known.iter().any(|known| pieces.iter().all(|piece| known.contains(piece)))
    };
    let made = after.cannons(side).into_iter().filter(is_new);
    made.map(|cannon| {
        let mut ends = [cannon.rear, cannon.muzzle].map(Spot::from);
        ends.sort_by_key(|end| if side == Side::South { i16::from(end.rank) } else { -i16::from(end.rank) });
        ends
    })
    .collect()
}

fn pieces(cannon: &Cannon) -> [Point; 3] {
    [cannon.rear, cannon.middle, cannon.muzzle]
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::cannon::Ruleset;

    /// The cannons that an action makes, by their ends.
    fn made(text: &str, action: &str) -> Vec<[Spot; 2]> {
        let position = Position::from_text(text, &Ruleset::CLASSIC).expect("the position is valid");
        made_by(&position, position.action_from_text(action).expect("the action can be parsed"))
    }

    #[test]
    fn step_into_a_line_makes_a_cannon() {
        let made_of_rank = made("4L5/10/10/10/10/10/10/1dd7/d9/4D5 d", "a2a3");
        assert_eq!(made_of_rank, [[Spot::new(0, 2), Spot::new(2, 2)]]);
        assert!(made("4L5/10/10/10/10/10/10/2dd6/d9/4D5 d", "a2a3").is_empty(), "the line has a gap");
    }

    #[test]
    fn new_cannon_of_north_runs_towards_south() {
        let made = made("4L5/l9/10/l9/l9/10/10/10/10/4D5 l", "a9a8");
        assert_eq!(made, [[Spot::new(0, 7), Spot::new(0, 5)]]);
    }

    #[test]
    fn shifted_cannon_is_not_a_new_one() {
        let shifted = made("4L5/10/10/10/10/10/10/d9/d9/d3D5 d", "a1a4");
        assert!(shifted.is_empty(), "{shifted:?}");
    }

    #[test]
    fn band_leads_over_each_soldier_of_a_cannon_once() {
        let text = "4L5/10/10/10/10/10/d9/d9/d9/d3D5 d";
        let position = Position::from_text(text, &Ruleset::CLASSIC).expect("the position is valid");
        let bands: std::collections::HashSet<Mark> = marks(&position, Side::South).into_iter().collect();
        assert_eq!(bands.len(), 6, "two cannons share a part of the band: two halves between four soldiers each");
        assert!(bands.iter().all(|mark| mark.kind == &BANDS[0]) && marks(&position, Side::North).is_empty());
    }
}
