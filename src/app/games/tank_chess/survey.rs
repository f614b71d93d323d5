//! Surveys of the board: where either side could fire, and the ways by which a Command could leave.

use bevy::prelude::*;

use super::marks::EXIT;
use super::options::along;
use super::place::heading;
use crate::app::common::marks::flat::Flat;
use crate::app::common::marks::style::layer;
use crate::app::common::marks::{Mark, MarkKind};
use cannon_rules::Side;
use cannon_rules::tank_chess::{Action, Position};

/// The surveys in the order in which they are offered, as identifiers of their names.
pub(super) const NAMES: &[&str] = &["survey-enemy-fire", "survey-own-fire", "survey-escape"];

const fn kind(name: &'static str, colour: Color, draw: fn(Flat) -> Flat) -> MarkKind {
    MarkKind { name, colour, height: layer::SURVEY, shines_through: false, draw }
}

/// The enemy could fire at this square: strokes that go on in the next one.
pub(super) static ENEMY_FIRE: MarkKind = kind("tank-chess/enemy-fire", Color::srgba(1.0, 0.30, 0.16, 0.80), |flat| {
    [-0.34, 0.0, 0.34].into_iter().fold(flat, |flat, off| {
        let reach = 0.5 - f32::abs(off) / 2.0;
        let across = Vec2::new(off, -off) / 2.0;
        flat.bar(across - Vec2::splat(reach * 0.9), across + Vec2::splat(reach * 0.9), 0.035)
    })
});
/// The player could fire at this square: a dot in each corner.
pub(super) static OWN_FIRE: MarkKind = kind("tank-chess/own-fire", Color::srgba(0.35, 0.80, 1.0, 0.90), |flat| {
    [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)]
        .into_iter()
        .fold(flat, |flat, (x, y)| flat.disc_at(Vec2::new(x, y) * 0.32, 0.055))
});
/// The Command would pass this square on its way out.
pub(super) static ROUTE: MarkKind = kind("tank-chess/route", Color::srgba(1.0, 0.86, 0.36, 0.95), |flat| {
    let tip = Vec2::new(0.0, 0.20);
    flat.bar(tip, Vec2::new(-0.26, -0.08), 0.08).bar(tip, Vec2::new(0.26, -0.08), 0.08)
});

/// The marks of one of them, as `viewer` sees the board.
pub(super) fn marks(position: &Position, nth: usize, viewer: Side) -> Vec<Mark> {
    match NAMES.get(nth) {
        Some(&"survey-enemy-fire") => fire(position, !viewer, &ENEMY_FIRE),
        Some(&"survey-own-fire") => fire(position, viewer, &OWN_FIRE),
        Some(&"survey-escape") => Side::ALL.into_iter().flat_map(|side| route(position, side)).collect(),
        _ => Vec::new(),
    }
}

fn fire(position: &Position, side: Side, kind: &'static MarkKind) -> Vec<Mark> {
    position.fire_coverage(side).iter().map(|square| Mark::new(square, kind)).collect()
}

/// The way that a side's Command could take off the board if it were on turn.
fn route(position: &Position, side: Side) -> Vec<Mark> {
    let command = position.command(side).filter(|_| position.can_escape(side));
    let Some(command) = command else { return Vec::new() };
    let path = position.path(Action::Exit { from: command.square }).unwrap_or_default();
    let mut stances = vec![(command.square, command.facing)];
    stances.extend(along(command, &path));
    // Turns on the spot leave one mark: where it looks in the end.
    stances.reverse();
    stances.dedup_by_key(|(square, _)| *square);
    let last = stances.first().map(|&(edge, facing)| Mark { heading: Some(heading(facing)), ..Mark::new(edge, &EXIT) });
    let passed = stances.iter().skip(1);
    let passed = passed.map(|&(square, facing)| Mark { heading: Some(heading(facing)), ..Mark::new(square, &ROUTE) });
    last.into_iter().chain(passed).collect()
}
