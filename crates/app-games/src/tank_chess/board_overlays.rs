//! Board overlays: the squares that each side could fire at, and the paths on which a Command could leave.

use bevy::prelude::*;

use super::board_geometry::heading;
use super::marks::EXIT;
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::marks::{DrawMark, Mark, MarkKind, Meaning};
use cannon_rules::Side;
use cannon_rules::tank_chess::{Action, Position};

/// The overlays in the order in which they are offered, as message identifiers of their names.
pub(super) const NAMES: &[&str] = &["survey-enemy-fire", "survey-own-fire", "survey-escape"];

const fn overlay_mark_kind(name: &'static str, meaning: Meaning, colour: Color, draw: DrawMark) -> MarkKind {
    MarkKind::new(name, meaning, (colour, layer::BOARD_OVERLAY), draw)
}

/// The enemy could fire at this square: strokes that continue in the next square.
pub(super) static ENEMY_FIRE: MarkKind =
    overlay_mark_kind("tank-chess/enemy-fire", Meaning::Attack, Color::srgba(1.0, 0.30, 0.16, 0.80), |flat| {
        [-0.34, 0.0, 0.34].into_iter().fold(flat.with_fine_border(), |flat, off| {
            let reach = 0.5 - f32::abs(off) / 2.0;
            let across = Vec2::new(off, -off) / 2.0;
            flat.bar(across - Vec2::splat(reach * 0.9), across + Vec2::splat(reach * 0.9), 0.035)
        })
    });
/// The player could fire at this square: a dot in each corner.
pub(super) static OWN_FIRE: MarkKind =
    overlay_mark_kind("tank-chess/own-fire", Meaning::Manoeuvre, Color::srgba(0.35, 0.80, 1.0, 0.90), |flat| {
        [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)]
            .into_iter()
            .fold(flat, |flat, (x, y)| flat.disc_at(Vec2::new(x, y) * 0.32, 0.055))
    });
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

fn fire_marks(position: &Position, side: Side, kind: &'static MarkKind) -> Vec<Mark> {
    position.fire_coverage(side).iter().map(|square| Mark::new(square, kind)).collect()
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
