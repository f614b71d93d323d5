//! The models of Tank Chess: vehicles and what becomes of them, terrain, and what else stands on squares.

use bevy::prelude::*;

use crate::app::common::mesh::{Shape, ellipsoid};
use crate::app::common::pieces::{Form, Idle, MadePart, Model, PropModel, Silhouette, TURRET};
use cannon_rules::tank_chess::UnitKind;

#[cfg(test)]
mod tests;

/// Height above the board at which direct fire flies: that of the guns, give or take what units differ.
pub const MUZZLE_HEIGHT: f32 = 0.3255;

/// The part that a gun's recoil throws back.
pub(super) const BARREL: &str = "barrel";
/// The parts that stay on the ground while the hull rocks above them.
pub(super) const TRACKS: [&str; 2] = ["track-left", "track-right"];
/// The part that beats the ground ahead of a minesweeper.
pub(super) const FLAIL: &str = "flail";
/// What moves of a unit whose gun can turn, of one whose cannot, and of one that has none.
const GUN_IN_TURRET: &[&str] = &[TURRET, BARREL, TRACKS[0], TRACKS[1]];
const GUN: &[&str] = &[BARREL, TRACKS[0], TRACKS[1]];
const NO_GUN: &[&str] = &TRACKS;
/// And of one that beats the ground.
const GUN_AND_FLAIL: &[&str] = &[TURRET, BARREL, TRACKS[0], TRACKS[1], FLAIL];

/// What flies from a pole.
const PENNANT: &str = "flag";

/// How far a mortar's tube leans ahead from the vertical.
const MORTAR_LEAN: f32 = 0.56;

/// Where a unit's gun points, with its turret at rest.
#[must_use]
pub(super) fn bore(model: &Model) -> Vec3 {
    if *model == MORTAR { Vec3::new(0.0, MORTAR_LEAN.cos(), -MORTAR_LEAN.sin()) } else { Vec3::NEG_Z }
}

/// A model that is the same for both sides. The pointer hits a cone of the given radii and height.
const fn model(
    name: &'static str,
    footprint: f32,
    (foot, top, height): (f32, f32, f32),
    moves: &'static [&'static str],
) -> Model {
    let silhouette = Silhouette { foot, top, height };
    Model { name, footprint, silhouette, form: Form::file(name), moves, idle: Idle::Still }
}

/// A model that does something while nothing happens.
const fn lively(model: Model, idle: Idle) -> Model {
    Model { idle, ..model }
}

/// The model of what fills a square and stands up in it.
const fn terrain(name: &'static str, height: f32) -> Model {
    model(name, 0.5, (0.46, 0.42, height), &[])
}

/// The heavy tank.
pub static HEAVY: Model = model("tank-chess/heavy", 0.412, (0.358, 0.13, 0.434), GUN_IN_TURRET);
/// The medium tank.
pub static MEDIUM: Model = model("tank-chess/medium", 0.38, (0.325, 0.108, 0.38), GUN_IN_TURRET);
/// The light tank.
pub static LIGHT: Model = model("tank-chess/light", 0.304, (0.271, 0.087, 0.315), GUN_IN_TURRET);
/// The Command tank.
pub static COMMAND: Model =
    lively(model("tank-chess/command", 0.304, (0.282, 0.108, 0.759), GUN_IN_TURRET), Idle::Waves(PENNANT));
/// The destroyer.
pub static DESTROYER: Model = model("tank-chess/destroyer", 0.391, (0.336, 0.13, 0.325), GUN);
/// The mortar.
pub static MORTAR: Model = model("tank-chess/mortar", 0.38, (0.325, 0.13, 0.477), GUN);
/// The super-heavy tank.
pub static SUPER_HEAVY: Model = model("tank-chess/super-heavy", 0.434, (0.369, 0.174, 0.488), GUN_IN_TURRET);
/// The hunter.
pub static HUNTER: Model = model("tank-chess/hunter", 0.358, (0.293, 0.087, 0.401), GUN);
/// The amphibious tank.
pub static AMPHIBIOUS: Model = model("tank-chess/amphibious", 0.369, (0.304, 0.087, 0.347), GUN_IN_TURRET);
/// The bulldozer.
pub static BULLDOZER: Model = model("tank-chess/bulldozer", 0.391, (0.336, 0.152, 0.456), NO_GUN);
/// The minesweeper.
pub static MINESWEEPER: Model = model("tank-chess/minesweeper", 0.391, (0.336, 0.108, 0.369), GUN_AND_FLAIL);
/// What is left of either side's vehicle.
pub static WRECK: Model = lively(model("tank-chess/wreck", 0.391, (0.325, 0.152, 0.369), &[]), Idle::Smoulders);

/// A square that stops everything.
pub static OBSTACLE: Model = terrain("tank-chess/obstacle", OBSTACLE_HEIGHT);
/// Another that does: logs instead of concrete.
pub static TIMBER: Model = terrain("tank-chess/timber", OBSTACLE_HEIGHT);
/// A square that stops fire.
pub static HEDGE: Model = terrain("tank-chess/hedge", 0.40);
/// A square that stops vehicles.
pub static LOW: Model = terrain("tank-chess/low", LOW_HEIGHT);
/// A square in which all but swimmers sink. It lies flat and casts no shade on its neighbours.
pub static WATER: Model = model("tank-chess/water", 0.30, (0.46, 0.42, 0.02), &[]);

/// The bank along a side of such a square, its northern one.
pub static SHORE: Model = model("tank-chess/shore", 0.30, (0.46, 0.42, 0.031), &[]);
/// The bank around a corner of such a square, its north-eastern one.
pub static SHORE_CORNER: Model = model("tank-chess/shore-corner", 0.30, (0.46, 0.42, 0.031), &[]);

/// Height of what stops everything.
const OBSTACLE_HEIGHT: f32 = 0.50;
/// Height of low walls.
const LOW_HEIGHT: f32 = 0.17;
/// Height of the ground that hedges grow in.
const HEDGE_FLOOR: f32 = 0.03;
/// Height of the banks of water, and of what is marked above it.
const BANK_HEIGHT: f32 = 0.032;

/// A mine.
pub static MINE: Model = model("tank-chess/mine", 0.18, (0.17, 0.05, 0.12), &[]);
/// The flag to be taken.
pub static FLAG: Model = lively(model("tank-chess/flag", 0.17, (0.15, 0.05, 0.8), &[]), Idle::Waves(PENNANT));

/// A shell, centred, its tip towards -z.
pub static SHELL: PropModel = PropModel { name: "tank-chess/shell", form: Form::file("tank-chess/shell"), moves: &[] };

/// The light that a shell draws through the air, centred, along z.
pub static TRACER: PropModel = PropModel {
    name: "tank-chess/tracer",
    form: Form::Made { parts: &[MadePart { name: "body", pivot: Vec3::ZERO, make: tracer }] },
    moves: &[],
};

/// Tracers are brighter than any paint.
const TRACER_COLOUR: Color = Color::linear_rgb(6.0, 3.2, 0.9);

fn tracer() -> Shape {
    ellipsoid(Vec3::new(0.022, 0.022, 0.17), 10).painted(TRACER_COLOUR)
}

/// How high what stands or lies on this terrain is: a unit on the ground under it, a mark on top of what nobody can drive over.
pub(super) fn surface_of(terrain: &Model) -> f32 {
    let heights = [
        (&HEDGE, HEDGE_FLOOR),
        (&WATER, BANK_HEIGHT),
        (&LOW, LOW_HEIGHT),
        (&OBSTACLE, OBSTACLE_HEIGHT),
        (&TIMBER, OBSTACLE_HEIGHT),
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
    &TIMBER,
    &HEDGE,
    &LOW,
    &WATER,
    &SHORE,
    &SHORE_CORNER,
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
    let name = &kind.stats().name;
    UNITS.iter().find(|(unit, _)| unit == name).map_or(&MEDIUM, |(_, model)| model)
}
