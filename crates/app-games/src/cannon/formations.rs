//! The cannons on the board as formations: the bands under them, and the cannons that an action makes.

use bevy::prelude::*;

use cannon_app_base::common::board::Spot;
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::marks::{DrawMark, Mark, MarkKind, Meaning};
use cannon_rules::cannon::{Action, Cannon, Direction, Point, Position};
use cannon_rules::{Game, Side};

/// Width of a band.
const BAND_WIDTH: f32 = 0.15;
/// Colour of a band at rest, which is there all the time and must not disturb.
const BAND_COLOUR: Color = Color::srgba(1.0, 0.74, 0.34, 0.62);

/// A piece of a band: it leads over one point, so that the pieces on neighbouring points are one band.
const fn band(name: &'static str, draw: DrawMark) -> MarkKind {
    MarkKind::new(name, Meaning::Attack, (BAND_COLOUR, layer::BOARD_OVERLAY), draw)
}

/// The bands along the four lines on which a cannon can stand.
pub(super) static BANDS: [MarkKind; 4] = [
    band("cannon/band-file", |flat| strip(flat, Vec2::Y)),
    band("cannon/band-rising", |flat| strip(flat, Vec2::ONE)),
    band("cannon/band-rank", |flat| strip(flat, Vec2::X)),
    band("cannon/band-falling", |flat| strip(flat, Vec2::new(1.0, -1.0))),
];

/// Half a step along a line in both directions.
fn strip(flat: FlatShape, step: Vec2) -> FlatShape {
    flat.with_fine_border().strip(-step / 2.0, step / 2.0, BAND_WIDTH)
}

/// The band of a cannon.
fn band_of(cannon: &Cannon) -> &'static MarkKind {
    match cannon.direction {
        Direction::N | Direction::S => &BANDS[0],
        Direction::NE | Direction::SW => &BANDS[1],
        Direction::E | Direction::W => &BANDS[2],
        Direction::SE | Direction::NW => &BANDS[3],
    }
}

/// The bands under the cannons of a side. Cannons that share soldiers share a part of the band.
pub(super) fn marks(position: &Position, side: Side) -> Vec<Mark> {
    let cannons = position.cannons(side);
    cannons.iter().flat_map(|cannon| pieces(cannon).map(|point| Mark::new(point, band_of(cannon)))).collect()
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
        assert_eq!(bands.len(), 4, "two cannons share two soldiers");
        assert!(bands.iter().all(|mark| mark.kind == &BANDS[0]) && marks(&position, Side::North).is_empty());
    }
}
