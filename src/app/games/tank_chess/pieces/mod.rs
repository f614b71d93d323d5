//! Models of units, wrecks, terrain and everything else that stands on squares.

use bevy::prelude::*;

use crate::app::common::mesh::{Shape, ellipsoid};
use crate::app::common::pieces::{
    IdleAnimation, MeshSource, PickingShape, PieceModel, ProceduralPart, PropModel, TURRET,
};
use cannon_rules::tank_chess::UnitKind;

#[cfg(test)]
mod tests;

/// Height above the board at which direct fire flies. It is about the height of all guns.
pub const MUZZLE_HEIGHT: f32 = 0.3255;

/// The part that the recoil of a gun pushes back.
pub(super) const BARREL: &str = "barrel";
/// The parts that stay on the ground while the hull pitches above them.
pub(super) const TRACKS: [&str; 2] = ["track-left", "track-right"];
/// The part that beats the ground ahead of a minesweeper.
pub(super) const FLAIL: &str = "flail";
/// The moving parts of a unit with a gun in a turret, with a fixed gun, and without a gun.
const TURRET_GUN_PARTS: &[&str] = &[TURRET, BARREL, TRACKS[0], TRACKS[1]];
const FIXED_GUN_PARTS: &[&str] = &[BARREL, TRACKS[0], TRACKS[1]];
const UNARMED_PARTS: &[&str] = &TRACKS;
/// The moving parts of a unit with a flail.
const FLAIL_PARTS: &[&str] = &[TURRET, BARREL, TRACKS[0], TRACKS[1], FLAIL];

/// The part that is a flag on a pole.
const FLAG_PART: &str = "flag";

/// Angle between a mortar's tube and the vertical.
const MORTAR_LEAN: f32 = 0.56;

/// The direction of a unit's gun while its turret is at rest.
#[must_use]
pub(super) fn gun_direction(model: &PieceModel) -> Vec3 {
    if *model == MORTAR { Vec3::new(0.0, MORTAR_LEAN.cos(), -MORTAR_LEAN.sin()) } else { Vec3::NEG_Z }
}

/// A model that is the same for both sides. The pointer hits a truncated cone of the given radii and height.
const fn model(
    name: &'static str,
    footprint: f32,
    (foot, top, height): (f32, f32, f32),
    moves: &'static [&'static str],
) -> PieceModel {
    let silhouette = PickingShape { bottom: foot, top, height };
    PieceModel {
        name,
        footprint,
        picking_shape: silhouette,
        mesh_source: MeshSource::file(name),
        moving_parts: moves,
        idle_animation: IdleAnimation::None,
    }
}

/// The model with an idle animation.
const fn with_idle(model: PieceModel, idle: IdleAnimation) -> PieceModel {
    PieceModel { idle_animation: idle, ..model }
}

/// The model of terrain that fills a square and is `height` tall.
const fn terrain(name: &'static str, height: f32) -> PieceModel {
    model(name, 0.5, (0.46, 0.42, height), &[])
}

/// The heavy tank.
pub static HEAVY_TANK: PieceModel = model("tank-chess/heavy", 0.412, (0.358, 0.13, 0.434), TURRET_GUN_PARTS);
/// The medium tank.
pub static MEDIUM_TANK: PieceModel = model("tank-chess/medium", 0.38, (0.325, 0.108, 0.38), TURRET_GUN_PARTS);
/// The light tank.
pub static LIGHT_TANK: PieceModel = model("tank-chess/light", 0.304, (0.271, 0.087, 0.315), TURRET_GUN_PARTS);
/// The Command tank.
pub static COMMAND: PieceModel = with_idle(
    model("tank-chess/command", 0.304, (0.282, 0.108, 0.759), TURRET_GUN_PARTS),
    IdleAnimation::Waving(FLAG_PART),
);
/// The destroyer.
pub static DESTROYER: PieceModel = model("tank-chess/destroyer", 0.391, (0.336, 0.13, 0.325), FIXED_GUN_PARTS);
/// The mortar.
pub static MORTAR: PieceModel = model("tank-chess/mortar", 0.38, (0.325, 0.13, 0.477), FIXED_GUN_PARTS);
/// The super-heavy tank.
pub static SUPER_HEAVY: PieceModel = model("tank-chess/super-heavy", 0.434, (0.369, 0.174, 0.488), TURRET_GUN_PARTS);
/// The hunter.
pub static HUNTER: PieceModel = model("tank-chess/hunter", 0.358, (0.293, 0.087, 0.401), FIXED_GUN_PARTS);
/// The amphibious tank.
pub static AMPHIBIOUS: PieceModel = model("tank-chess/amphibious", 0.369, (0.304, 0.087, 0.347), TURRET_GUN_PARTS);
/// The bulldozer.
pub static BULLDOZER: PieceModel = model("tank-chess/bulldozer", 0.391, (0.336, 0.152, 0.456), UNARMED_PARTS);
/// The minesweeper.
pub static MINESWEEPER: PieceModel = model("tank-chess/minesweeper", 0.391, (0.336, 0.108, 0.369), FLAIL_PARTS);
/// The wreck of a vehicle of either side.
pub static WRECK: PieceModel =
    with_idle(model("tank-chess/wreck", 0.391, (0.325, 0.152, 0.369), &[]), IdleAnimation::Smoking);

/// An obstacle that blocks driving and fire.
pub static OBSTACLE: PieceModel = terrain("tank-chess/obstacle", OBSTACLE_HEIGHT);
/// The same obstacle made of logs instead of concrete.
pub static TIMBER: PieceModel = terrain("tank-chess/timber", OBSTACLE_HEIGHT);
/// Terrain that blocks fire.
pub static HEDGE: PieceModel = terrain("tank-chess/hedge", 0.40);
/// Terrain that blocks driving.
pub static LOW_OBSTACLE: PieceModel = terrain("tank-chess/low", LOW_OBSTACLE_HEIGHT);
/// Water, in which all units but swimmers sink. It is flat and casts no shadow on its neighbours.
pub static WATER: PieceModel = model("tank-chess/water", 0.30, (0.46, 0.42, 0.02), &[]);

/// The bank along the northern side of a square of water.
pub static SHORE: PieceModel = model("tank-chess/shore", 0.30, (0.46, 0.42, 0.031), &[]);
/// The bank around the north-eastern corner of a square of water.
pub static SHORE_CORNER: PieceModel = model("tank-chess/shore-corner", 0.30, (0.46, 0.42, 0.031), &[]);

/// Height of obstacles.
const OBSTACLE_HEIGHT: f32 = 0.50;
/// Height of low obstacles.
const LOW_OBSTACLE_HEIGHT: f32 = 0.17;
/// Height of the ground in which hedges grow.
const HEDGE_GROUND_HEIGHT: f32 = 0.03;
/// Height of the banks of water, and of marks above water.
const BANK_HEIGHT: f32 = 0.032;

/// A mine.
pub static MINE: PieceModel = model("tank-chess/mine", 0.18, (0.17, 0.05, 0.12), &[]);
/// A flag, which wins the game for an enemy unit that reaches it.
pub static FLAG: PieceModel =
    with_idle(model("tank-chess/flag", 0.17, (0.15, 0.05, 0.8), &[]), IdleAnimation::Waving(FLAG_PART));

/// A shell, with its centre in the origin and its tip towards -z.
pub static SHELL: PropModel =
    PropModel { name: "tank-chess/shell", mesh_source: MeshSource::file("tank-chess/shell"), moving_parts: &[] };

/// The streak of light of a shell, with its centre in the origin, along z.
pub static TRACER: PropModel = PropModel {
    name: "tank-chess/tracer",
    mesh_source: MeshSource::Procedural {
        parts: &[ProceduralPart { name: "body", pivot: Vec3::ZERO, build_mesh: tracer }],
    },
    moving_parts: &[],
};

/// Tracers are brighter than any paint.
const TRACER_COLOUR: Color = Color::linear_rgb(6.0, 3.2, 0.9);

fn tracer() -> Shape {
    ellipsoid(Vec3::new(0.022, 0.022, 0.17), 10).with_color(TRACER_COLOUR)
}

/// The height of units and marks on this terrain: on the ground of terrain that units can enter, and on top of terrain that they cannot.
pub(super) fn surface_height(terrain: &PieceModel) -> f32 {
    let heights = [
        (&HEDGE, HEDGE_GROUND_HEIGHT),
        (&WATER, BANK_HEIGHT),
        (&LOW_OBSTACLE, LOW_OBSTACLE_HEIGHT),
        (&OBSTACLE, OBSTACLE_HEIGHT),
        (&TIMBER, OBSTACLE_HEIGHT),
    ];
    heights.into_iter().find(|(model, _)| **model == *terrain).map_or(0.0, |(_, height)| height)
}

/// The models of everything in Tank Chess that can stand on the board.
pub static MODELS: &[&PieceModel] = &[
    &HEAVY_TANK,
    &MEDIUM_TANK,
    &LIGHT_TANK,
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
    &LOW_OBSTACLE,
    &WATER,
    &SHORE,
    &SHORE_CORNER,
    &MINE,
    &FLAG,
];

/// The models of units by their names in the unit table.
static UNIT_MODELS: &[(&str, &PieceModel)] = &[
    ("heavy", &HEAVY_TANK),
    ("medium", &MEDIUM_TANK),
    ("light", &LIGHT_TANK),
    ("command", &COMMAND),
    ("destroyer", &DESTROYER),
    ("mortar", &MORTAR),
    ("super-heavy", &SUPER_HEAVY),
    ("hunter", &HUNTER),
    ("amphibious", &AMPHIBIOUS),
    ("bulldozer", &BULLDOZER),
    ("minesweeper", &MINESWEEPER),
];

/// The model of a unit. A kind without a model of its own looks like a medium tank.
#[must_use]
pub fn unit_model(kind: UnitKind) -> &'static PieceModel {
    let name = &kind.stats().name;
    UNIT_MODELS.iter().find(|(unit, _)| unit == name).map_or(&MEDIUM_TANK, |(_, model)| model)
}
