//! The models of Tank Chess. [`units`] has the vehicles, a file each, and [`wreck`] what becomes of them; [`terrain`] and [`items`] what
//! else stands on squares. Vehicles are put together from [`armour`], [`running_gear`], [`turrets`], [`ordnance`] and [`fittings`] in the
//! colours of a [`livery`].

use bevy::prelude::*;

use crate::app::pieces::{Form, MadePart, Model, Parts, PropModel, Silhouette, TURRET};
use crate::rules::Side;
use crate::rules::tank_chess::UnitKind;

mod armour;
mod fittings;
mod items;
mod livery;
mod ordnance;
mod running_gear;
mod terrain;
mod turrets;
mod units;
mod wreck;

#[cfg(test)]
mod tests;

/// Height above the board at which direct fire flies: that of the guns, give or take what units differ.
pub const MUZZLE_HEIGHT: f32 = ordnance::BORE_HEIGHT * VEHICLE_SCALE;

/// By how much vehicles are made larger than their parts: until those with the longest guns fill the circle that a square has room for.
const VEHICLE_SCALE: f32 = 1.085;

/// The part that a gun's recoil throws back.
pub(super) const BARREL: &str = "barrel";

/// How far a mortar's tube leans ahead from the vertical.
const MORTAR_LEAN: f32 = 0.56;

/// Where a unit's gun points, with its turret at rest.
#[must_use]
pub(super) fn bore(model: &Model) -> Vec3 {
    if *model == MORTAR { Vec3::new(0.0, MORTAR_LEAN.cos(), -MORTAR_LEAN.sin()) } else { Vec3::NEG_Z }
}

/// The model of a vehicle, or of what is left of one. The pointer hits a cone of the given radii and height.
const fn vehicle(
    name: &'static str,
    footprint: f32,
    (foot, top, height): (f32, f32, f32),
    parts: &'static [MadePart],
) -> Model {
    let cone = (foot * VEHICLE_SCALE, top * VEHICLE_SCALE, height * VEHICLE_SCALE);
    model(name, footprint * VEHICLE_SCALE, cone, Form::Made { scale: VEHICLE_SCALE, parts })
}

/// A model of its parts' size.
const fn item(name: &'static str, footprint: f32, cone: (f32, f32, f32), parts: &'static [MadePart]) -> Model {
    model(name, footprint, cone, Form::Made { scale: 1.0, parts })
}

const fn model(name: &'static str, footprint: f32, (foot, top, height): (f32, f32, f32), form: Form) -> Model {
    Model { name, footprint, silhouette: Silhouette { foot, top, height }, form, moves: &[] }
}

const fn body(make: fn(Side) -> Parts) -> MadePart {
    MadePart { name: "body", pivot: Vec3::ZERO, make }
}

const fn prop(name: &'static str, parts: &'static [MadePart]) -> PropModel {
    PropModel { name, form: Form::Made { scale: 1.0, parts }, moves: &[] }
}

/// A turret that turns so far ahead of the vehicle's middle.
const fn turret(ahead: f32, make: fn(Side) -> Parts) -> MadePart {
    MadePart { name: TURRET, pivot: Vec3::new(0.0, 0.0, -ahead), make }
}

/// The heavy tank.
pub static HEAVY: Model = vehicle(
    "tank-chess/heavy",
    0.38,
    (0.33, 0.12, 0.40),
    &[body(units::heavy::hull), turret(units::heavy::PIVOT, units::heavy::turret)],
);
/// The medium tank.
pub static MEDIUM: Model = vehicle(
    "tank-chess/medium",
    0.35,
    (0.30, 0.10, 0.35),
    &[body(units::medium::hull), turret(units::medium::PIVOT, units::medium::turret)],
);
/// The light tank.
pub static LIGHT: Model = vehicle(
    "tank-chess/light",
    0.28,
    (0.25, 0.08, 0.29),
    &[body(units::light::hull), turret(units::light::PIVOT, units::light::turret)],
);
/// The Command tank.
pub static COMMAND: Model = vehicle(
    "tank-chess/command",
    0.28,
    (0.26, 0.10, 0.70),
    &[body(units::command::hull), turret(units::command::PIVOT, units::command::turret)],
);
/// The destroyer.
pub static DESTROYER: Model = vehicle("tank-chess/destroyer", 0.36, (0.31, 0.12, 0.30), &[body(units::destroyer)]);
/// The mortar.
pub static MORTAR: Model = vehicle("tank-chess/mortar", 0.35, (0.30, 0.12, 0.44), &[body(units::mortar)]);
/// The super-heavy tank.
pub static SUPER_HEAVY: Model = vehicle(
    "tank-chess/super-heavy",
    0.40,
    (0.34, 0.16, 0.45),
    &[body(units::super_heavy::hull), turret(units::super_heavy::PIVOT, units::super_heavy::turret)],
);
/// The hunter.
pub static HUNTER: Model = vehicle("tank-chess/hunter", 0.33, (0.27, 0.08, 0.37), &[body(units::hunter)]);
/// The amphibious tank.
pub static AMPHIBIOUS: Model = vehicle(
    "tank-chess/amphibious",
    0.34,
    (0.28, 0.08, 0.32),
    &[body(units::amphibious::hull), turret(units::amphibious::PIVOT, units::amphibious::turret)],
);
/// The bulldozer.
pub static BULLDOZER: Model = vehicle("tank-chess/bulldozer", 0.36, (0.31, 0.14, 0.42), &[body(units::bulldozer)]);
/// The minesweeper.
pub static MINESWEEPER: Model = vehicle(
    "tank-chess/minesweeper",
    0.36,
    (0.31, 0.10, 0.34),
    &[body(units::minesweeper::hull), turret(units::minesweeper::PIVOT, units::minesweeper::turret)],
);
/// What is left of either side's vehicle.
pub static WRECK: Model = vehicle("tank-chess/wreck", 0.36, (0.30, 0.14, 0.34), &[body(wreck::wreck)]);

/// A square that stops everything.
pub static OBSTACLE: Model = terrain_model("tank-chess/obstacle", terrain::OBSTACLE_HEIGHT, &[body(terrain::obstacle)]);
/// A square that stops fire.
pub static HEDGE: Model = terrain_model("tank-chess/hedge", terrain::HEDGE_HEIGHT, &[body(terrain::hedge)]);
/// A square that stops vehicles.
pub static LOW: Model = terrain_model("tank-chess/low-obstacle", terrain::LOW_HEIGHT, &[body(terrain::low)]);
/// A square in which all but swimmers sink. It lies flat and casts no shade on its neighbours.
pub static WATER: Model = item("tank-chess/water", 0.30, (0.46, 0.42, 0.02), &[body(terrain::water)]);

/// A mine.
pub static MINE: Model = item("tank-chess/mine", 0.18, (0.17, 0.05, 0.12), &[body(items::mine)]);
/// The flag to be taken.
pub static FLAG: Model = item("tank-chess/flag", 0.17, (0.15, 0.05, 0.80), &[body(items::flag)]);

/// A shell, centred, its tip towards -z.
pub static SHELL: PropModel = prop("tank-chess/shell", &[body(|_| ordnance::shell())]);

/// The light that a shell draws through the air, centred, along z.
pub static TRACER: PropModel = prop("tank-chess/tracer", &[body(|_| ordnance::tracer())]);

/// How high what stands or lies on this terrain is: a unit on the ground under it, a mark on top of what nobody can drive over.
pub(super) fn surface_of(terrain: &Model) -> f32 {
    let heights = [
        (&HEDGE, terrain::HEDGE_FLOOR),
        (&WATER, terrain::WATER_HEIGHT),
        (&LOW, terrain::LOW_HEIGHT),
        (&OBSTACLE, terrain::OBSTACLE_HEIGHT),
    ];
    heights.into_iter().find(|(model, _)| **model == *terrain).map_or(0.0, |(_, height)| height)
}

/// Everything of Tank Chess that can stand on the board.
pub static MODELS: &[&Model] = &[
    &HEAVY,
    &MEDIUM,
    &LIGHT,
    &COMMAND,
    &DESTROYER,
    &MORTAR,
    &SUPER_HEAVY,
    &HUNTER,
    &AMPHIBIOUS,
    &BULLDOZER,
    &MINESWEEPER,
    &WRECK,
    &OBSTACLE,
    &HEDGE,
    &LOW,
    &WATER,
    &MINE,
    &FLAG,
];

/// The models of units by their names in the table of units.
static UNITS: &[(&str, &Model)] = &[
    ("heavy", &HEAVY),
    ("medium", &MEDIUM),
    ("light", &LIGHT),
    ("command", &COMMAND),
    ("destroyer", &DESTROYER),
    ("mortar", &MORTAR),
    ("super-heavy", &SUPER_HEAVY),
    ("hunter", &HUNTER),
    ("amphibious", &AMPHIBIOUS),
    ("bulldozer", &BULLDOZER),
    ("minesweeper", &MINESWEEPER),
];

/// The model of a unit. One that the table of units has and the game has no model for looks like a medium tank.
#[must_use]
pub fn unit_model(kind: UnitKind) -> &'static Model {
    let name = &kind.unit().name;
    UNITS.iter().find(|(unit, _)| unit == name).map_or(&MEDIUM, |(_, model)| model)
}

/// The model of what fills a square and stands up in it.
const fn terrain_model(name: &'static str, height: f32, parts: &'static [MadePart]) -> Model {
    item(name, 0.5, (0.46, 0.42, height), parts)
}
