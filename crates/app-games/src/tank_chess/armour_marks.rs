//! Marks of armour: the three facets of a unit as arcs around it, by whether a gun penetrates them.
//!
//! A shot hits the front only from straight ahead and the rear only from straight behind, so each of them is an eighth of the circle.

use bevy::prelude::*;

use super::board_geometry::heading;
use super::options::UnitOptions;
use super::presentation::preview;
use crate::Choice;
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::marks::{DrawMark, Mark, MarkKind, Meaning};
use cannon_rules::tank_chess::{Facet, Gun, Position, Square};
use cannon_rules::{Game, Side};

/// Radius of the arcs, outside of the ring on the ground.
const RADIUS: f32 = 0.62;
/// Width of a line of armour that holds, and of a line of armour that the gun penetrates.
const STRONG_WIDTH: f32 = 0.085;
const WEAK_WIDTH: f32 = 0.14;
/// The part of the full turn between two arcs.
const GAP: f32 = 0.012;
/// Half of the part of the full turn that is the front or the rear.
const HALF_FACET: f32 = 1.0 / 16.0;
/// Ends of the strokes that part the front from the sides.
const PARTING: [f32; 2] = [0.53, 0.73];
/// Dashes of an eighth of the circle, and the part of it that they fill.
const DASHES: u8 = 3;
const DASH_SHARE: f32 = 0.58;
/// The second line of armour that holds: its radius and width.
const SECOND_RADIUS: f32 = 0.735;
const SECOND_WIDTH: f32 = 0.045;

const WEAK_COLOUR: Color = Color::srgba(1.0, 0.50, 0.12, 1.0);
const STRONG_COLOUR: Color = Color::srgba(0.72, 0.80, 0.92, 0.98);

/// Armour that the gun penetrates: a dashed line.
const fn weak(name: &'static str, draw: DrawMark) -> MarkKind {
    MarkKind::new(name, Meaning::Attack, (WEAK_COLOUR, layer::ARMOUR), draw).visible_through_pieces().directed()
}

/// Armour that holds: a double line.
const fn strong(name: &'static str, draw: DrawMark) -> MarkKind {
    MarkKind::new(name, Meaning::Neutral, (STRONG_COLOUR, layer::ARMOUR), draw).visible_through_pieces().directed()
}

/// Facets that the gun penetrates, in the order of [`Facet::ALL`].
pub(super) static WEAK: [MarkKind; 3] = [
    weak("tank-chess/weak-front", |flat| dashed(flat, -HALF_FACET, HALF_FACET)),
    weak("tank-chess/weak-side", |flat| {
        let flat = dashed(flat, HALF_FACET, 0.5 - HALF_FACET);
        parted(dashed(flat, 0.5 + HALF_FACET, 1.0 - HALF_FACET))
    }),
    weak("tank-chess/weak-rear", |flat| dashed(flat, 0.5 - HALF_FACET, 0.5 + HALF_FACET)),
];
/// Facets whose armour holds, in the order of [`Facet::ALL`].
pub(super) static STRONG: [MarkKind; 3] = [
    strong("tank-chess/strong-front", |flat| double(flat, -HALF_FACET, HALF_FACET)),
    strong("tank-chess/strong-side", |flat| {
        let flat = double(flat, HALF_FACET, 0.5 - HALF_FACET);
        parted(double(flat, 0.5 + HALF_FACET, 1.0 - HALF_FACET))
    }),
    strong("tank-chess/strong-rear", |flat| double(flat, 0.5 - HALF_FACET, 0.5 + HALF_FACET)),
];

fn dashed(flat: FlatShape, from: f32, to: f32) -> FlatShape {
    let (from, to) = (from + GAP, to - GAP);
    let count = ((to - from) / (2.0 * HALF_FACET) * f32::from(DASHES)).round().max(f32::from(DASHES));
    let step = (to - from) / count;
    (0..count as u8).fold(flat, |flat, n| {
        let middle = from + (f32::from(n) + 0.5) * step;
        let half = step * DASH_SHARE / 2.0;
        flat.arc(RADIUS, WEAK_WIDTH, middle - half, middle + half)
    })
}

fn double(flat: FlatShape, from: f32, to: f32) -> FlatShape {
    let (from, to) = (from + GAP, to - GAP);
    flat.arc(RADIUS, STRONG_WIDTH, from, to).arc(SECOND_RADIUS, SECOND_WIDTH, from, to)
}

/// Adds the strokes between the front and the sides.
fn parted(flat: FlatShape) -> FlatShape {
    [-HALF_FACET, HALF_FACET].into_iter().fold(flat, |flat, turn| {
        let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
        let [from, to] = PARTING.map(|radius| Vec2::new(sin, cos) * radius);
        flat.bar(from, to, 0.03)
    })
}

/// The facets of the enemy at which the unit aims: the unit under the pointer or, else, the target of the chosen stance.
pub(super) fn aim_marks(position: &Position, choice: &Choice, focus: Option<Square>) -> Vec<Mark> {
    let Some((choice, options)) = UnitOptions::chosen(position, Some(choice)) else { return Vec::new() };
    let Some(gun) = &options.piece.kind.stats().gun else { return Vec::new() };
    let is_enemy = |square: &Square| position.unit_at(*square).is_some_and(|(side, _)| side != position.side_to_move());
    let pointed = focus.filter(is_enemy);
    let aimed = || preview(&options, choice, focus).and_then(|preview| preview.target).map(|target| target.square);
    pointed.or_else(aimed).map_or_else(Vec::new, |square| facets(position, square, gun))
}

/// The facets of the unit on a square against the strongest gun of its enemy.
pub(super) fn marks_at(position: &Position, square: Square) -> Vec<Mark> {
    let Some((side, _)) = position.unit_at(square) else { return Vec::new() };
    strongest_gun(position, !side).map_or_else(Vec::new, |gun| facets(position, square, gun))
}

fn strongest_gun(position: &Position, side: Side) -> Option<&'static Gun> {
    let guns = position.units(side).iter().filter_map(|piece| piece.kind.stats().gun.as_ref());
    guns.max_by_key(|gun| gun.power)
}

/// The three facets of the unit on a square against a gun.
fn facets(position: &Position, square: Square, gun: &Gun) -> Vec<Mark> {
    let Some((_, piece)) = position.unit_at(square) else { return Vec::new() };
    let armour = &piece.kind.stats().armour;
    let marks = Facet::ALL.into_iter().zip(WEAK.iter().zip(&STRONG)).map(|(facet, (weak, strong))| {
        let kind = if gun.power > armour.thickness(facet) { weak } else { strong };
        Mark::directed(square, kind, heading(piece.facing))
    });
    marks.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameInput, Presentation};
    use cannon_app_base::common::board::Spot;
    use cannon_rules::tank_chess::Ruleset;

    /// The names of the marks around the enemy's heavy tank while a unit is selected.
    fn aimed(text: &str, unit: &str, focus: Option<&str>) -> Vec<&'static str> {
        let position = Position::from_text(text, &Ruleset::default()).expect("a position");
        let spot = |name: &str| Spot::from(name.parse::<Square>().expect("a square"));
        let choice = position.select_piece(spot(unit)).expect("an own unit");
        position.aim_marks(&choice, focus.map(spot)).iter().map(|mark| mark.kind.name).collect()
    }

    #[test]
    fn facets_tell_what_the_gun_of_the_selected_unit_penetrates() {
        let position = "cS#10/##10/12/5hN6/12/12/12/12/4LN1MN5/12/10##/10#CN w";
        assert_eq!(
            aimed(position, "G4", Some("F9")),
            ["tank-chess/strong-front", "tank-chess/strong-side", "tank-chess/weak-rear"],
            "gun 2 against armour 3, 2 and 1"
        );
        assert_eq!(
            aimed(position, "E4", Some("F9")),
            ["tank-chess/strong-front", "tank-chess/strong-side", "tank-chess/strong-rear"]
        );
        assert!(aimed(position, "G4", None).is_empty() && aimed(position, "G4", Some("F6")).is_empty());
    }

    #[test]
    fn armour_of_a_unit_is_shown_against_the_strongest_enemy_gun() {
        let text = "cS#10/##10/12/5hN6/12/12/12/12/4LN1MN5/12/10##/10#CN w";
        let position = Position::from_text(text, &Ruleset::default()).expect("a position");
        let square = "F9".parse::<Square>().expect("a square");
        let kinds: Vec<_> = position.armour_marks(square.into()).iter().map(|mark| mark.kind.name).collect();
        assert_eq!(kinds, ["tank-chess/strong-front", "tank-chess/strong-side", "tank-chess/weak-rear"]);
    }
}
