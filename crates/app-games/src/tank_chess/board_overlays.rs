//! Board overlays: the squares that each side could fire at, and the paths on which a Command could leave.

use std::collections::HashMap;

use bevy::prelude::*;

use super::board_geometry::heading;
use super::marks::EXIT;
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::marks::{DrawMark, Mark, MarkKind, Meaning};
use cannon_rules::Side;
use cannon_rules::tank_chess::{Action, Position, Square};

/// The overlays in the order in which they are offered, as message identifiers of their names.
pub(super) const NAMES: &[&str] = &["survey-enemy-fire", "survey-own-fire", "survey-escape"];

const fn overlay_mark_kind(name: &'static str, meaning: Meaning, colour: Color, draw: DrawMark) -> MarkKind {
    MarkKind::new(name, meaning, (colour, layer::BOARD_OVERLAY), draw)
}

/// Half the width of a tile. Tiles side by side nearly touch.
const TILE: f32 = 0.48;
/// Width of the stripes of a hatched tile, and of the gaps between them.
const HATCHING: [f32; 2] = [0.07, 0.13];
/// One gun covers this square: a hatched tile.
fn hatched(flat: FlatShape) -> FlatShape {
    flat.hatching(TILE, HATCHING)
}

/// Several guns cover this square: a filled tile.
fn filled(flat: FlatShape) -> FlatShape {
    flat.tile(TILE, 0.50)
}

const ENEMY_COLOUR: Color = Color::srgba(1.0, 0.30, 0.16, 0.80);
const OWN_COLOUR: Color = Color::srgba(0.35, 0.80, 1.0, 0.80);

/// One enemy could fire at this square, or several could.
pub(super) static ENEMY_FIRE: [MarkKind; 2] = [
    overlay_mark_kind("tank-chess/enemy-fire", Meaning::Attack, ENEMY_COLOUR, hatched).upright(),
    overlay_mark_kind("tank-chess/enemy-crossfire", Meaning::Attack, ENEMY_COLOUR, filled),
];
/// One unit of the player could fire at this square, or several could.
pub(super) static OWN_FIRE: [MarkKind; 2] = [
    overlay_mark_kind("tank-chess/own-fire", Meaning::Manoeuvre, OWN_COLOUR, hatched).upright(),
    overlay_mark_kind("tank-chess/own-crossfire", Meaning::Manoeuvre, OWN_COLOUR, filled),
];
/// The Command would pass this square on its way out.
pub(super) static ROUTE: MarkKind =
    overlay_mark_kind("tank-chess/route", Meaning::Selected, Color::srgba(1.0, 0.86, 0.36, 0.95), |flat| {
        let tip = Vec2::new(0.0, 0.20);
        flat.bar(tip, Vec2::new(-0.26, -0.08), 0.08).bar(tip, Vec2::new(0.26, -0.08), 0.08)
    })
    .directed();

/// The marks of an overlay from the view of `viewer`.
pub(super) fn marks(position: &Position, nth: usize, viewer: Side) -> Vec<Mark> {
    match NAMES.get(nth) {
        Some(&"survey-enemy-fire") => fire_marks(position, !viewer, &ENEMY_FIRE),
        Some(&"survey-own-fire") => fire_marks(position, viewer, &OWN_FIRE),
        Some(&"survey-escape") => Side::ALL.into_iter().flat_map(|side| exit_route_marks(position, side)).collect(),
        _ => Vec::new(),
    }
}

fn fire_marks(position: &Position, side: Side, kinds: &'static [MarkKind; 2]) -> Vec<Mark> {
    let covered = position.units(side).iter().map(|piece| position.fire_coverage_of(piece.square));
    let mut guns: HashMap<Square, u8> = HashMap::new();
    for square in covered.flat_map(|squares| squares.iter().collect::<Vec<_>>()) {
        *guns.entry(square).or_default() += 1;
    }
    guns.into_iter().map(|(square, count)| Mark::new(square, &kinds[usize::from(count > 1)])).collect()
}

/// The path on which a side's Command could leave the board if it were that side's turn.
fn exit_route_marks(position: &Position, side: Side) -> Vec<Mark> {
    let command = position.command(side).filter(|_| position.can_escape(side));
    let Some(command) = command else { return Vec::new() };
    let path = position.path(Action::Exit { from: command.square }).unwrap_or_default();
    let mut stances = vec![(command.square, command.facing)];
    stances.extend(command.stances_along(&path));
    // Turns on the spot have only one mark, with the final facing.
    stances.reverse();
    stances.dedup_by_key(|(square, _)| *square);
    let last = stances.first().map(|&(edge, facing)| Mark::directed(edge, &EXIT, heading(facing)));
    let passed = stances.iter().skip(1);
    let passed = passed.map(|&(square, facing)| Mark::directed(square, &ROUTE, heading(facing)));
    last.into_iter().chain(passed).collect()
}
