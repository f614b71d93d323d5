//! Models of units, wrecks, terrain and everything else that stands on squares.

use std::sync::LazyLock;

use bevy::prelude::*;

use cannon_app_base::common::mesh::{Shape, ellipsoid};
use cannon_app_base::common::pieces::{
    IdleAnimation, MeshSource, PickingShape, PieceForm, PieceModel, ProceduralPart, PropModel, TerrainForm,
};
use cannon_appearance::GroundLook;
use cannon_rules::tank_chess::UnitKind;

mod badges;
mod muzzles;
#[cfg(test)]
mod tests;
mod units;
mod wrecks;

pub use badges::BADGES;
pub(super) use muzzles::{Muzzle, muzzle};
pub use wrecks::WRECK;
use wrecks::{ON_WHEELS, TURRET_OFF, WITHOUT_TURRET, wreck};

/// Height above the board at which direct fire flies. It is about the height of all guns.
pub const MUZZLE_HEIGHT: f32 = 0.33;

/// The part that the recoil of a gun pushes back.
pub(super) const BARREL: &str = "barrel";
/// The parts that stay on the ground while the hull pitches above them.
pub(super) const BELTS: [&str; 2] = ["track-left", "track-right"];
/// The part that beats the ground ahead of a minesweeper.
pub(super) const FLAIL: &str = "flail";
/// The part that is a flag on a pole.
const FLAG_PART: &str = "flag";

/// Angle between a mortar's tube and the vertical.
const MORTAR_LEAN: f32 = 0.56;

/// The direction of a unit's gun while its turret is at rest.
pub(super) fn gun_direction(model: &PieceModel) -> Vec3 {
    if *model == units::MORTAR { Vec3::new(0.0, MORTAR_LEAN.cos(), -MORTAR_LEAN.sin()) } else { Vec3::NEG_Z }
}

/// A form that is the same for both sides. The pointer hits a truncated cone of the given radii and height.
const fn form(
    file: &'static str,
    footprint: f32,
    (bottom, top, height): (f32, f32, f32),
    moving_parts: &'static [&'static str],
) -> PieceForm {
    PieceForm {
        footprint,
        picking_shape: PickingShape { bottom, top, height },
        mesh_source: MeshSource::file(file),
        moving_parts,
        idle_animation: IdleAnimation::None,
    }
}

/// The form with an idle animation.
const fn with_idle(form: PieceForm, idle_animation: IdleAnimation) -> PieceForm {
    PieceForm { idle_animation, ..form }
}

/// A model with another form in the plain set.
const fn model(name: &'static str, modelled: PieceForm, plain: PieceForm) -> PieceModel {
    PieceModel { plain: Some(plain), ..PieceModel::new(name, modelled) }
}

/// A model that has the same form in all sets, in the file of its name.
const fn same_in_all(
    name: &'static str,
    footprint: f32,
    picking_shape: (f32, f32, f32),
    idle_animation: IdleAnimation,
) -> PieceModel {
    PieceModel::new(name, with_idle(form(name, footprint, picking_shape, &[]), idle_animation))
}

/// The model of terrain that fills a square and is `height` tall.
const fn terrain(name: &'static str, form: TerrainForm, height: f32) -> PieceModel {
    PieceModel { terrain: Some(form), ..same_in_all(name, 0.5, (0.46, 0.42, height), IdleAnimation::None) }
}

/// The model of a part of the water, which is flat and casts no shadow on its neighbours.
const fn water(name: &'static str, height: f32) -> PieceModel {
    let model = same_in_all(name, 0.30, (0.46, 0.42, height), IdleAnimation::None);
    PieceModel { terrain: Some(TerrainForm::Water), ..model }
}

/// A model with earth around it.
const fn dug_in(model: PieceModel) -> PieceModel {
    PieceModel { terrain: Some(TerrainForm::Mound), ..model }
}

/// An obstacle that blocks driving and fire.
pub static OBSTACLE: PieceModel = terrain("tank-chess/obstacle", TerrainForm::Block, OBSTACLE_HEIGHT);
/// The same obstacle made of logs instead of concrete.
pub static TIMBER: PieceModel = terrain("tank-chess/timber", TerrainForm::Block, OBSTACLE_HEIGHT);
/// Terrain that blocks fire.
pub static HEDGE: PieceModel = terrain("tank-chess/hedge", TerrainForm::Hedge, 0.40);
/// Terrain that blocks driving.
pub static LOW_OBSTACLE: PieceModel = terrain("tank-chess/low", TerrainForm::Low, LOW_OBSTACLE_HEIGHT);
/// Water, in which all units but swimmers sink.
pub static WATER: PieceModel = water("tank-chess/water", 0.02);

/// The bank along the northern side of a square of water.
pub static SHORE: PieceModel = water("tank-chess/shore", 0.031);
/// The bank around the north-eastern corner of a square of water.
pub static SHORE_CORNER: PieceModel = water("tank-chess/shore-corner", 0.031);

/// Height of obstacles.
const OBSTACLE_HEIGHT: f32 = 0.50;
/// Height of the houses, woods and rocks that stand for obstacles in a landscape. A test of the terrain compares it with their shapes.
const LANDSCAPE_OBSTACLE_HEIGHT: f32 = 0.72;
/// Height of low obstacles.
const LOW_OBSTACLE_HEIGHT: f32 = 0.17;
/// Height of the ground in which hedges grow.
const HEDGE_GROUND_HEIGHT: f32 = 0.03;
/// Height of the banks of water, and of marks above water. In a landscape the banks lie below the ground.
const BANK_HEIGHT: f32 = 0.032;
const LANDSCAPE_BANK_HEIGHT: f32 = 0.0;

/// A mine.
pub static MINE: PieceModel = dug_in(same_in_all("tank-chess/mine", 0.18, (0.17, 0.05, 0.12), IdleAnimation::None));
/// A flag, which wins the game for an enemy unit that reaches it.
pub static FLAG: PieceModel =
    dug_in(same_in_all("tank-chess/flag", 0.17, (0.15, 0.05, 0.8), IdleAnimation::Waving(FLAG_PART)));

/// Form of the depots.
const DEPOT_FORM: PieceForm = form("tank-chess/depot", 0.45, (0.44, 0.25, 0.44), &[]);
/// A depot, which is the enemy's objective.
pub static DEPOT: PieceModel = PieceModel::new("tank-chess/depot", DEPOT_FORM);
/// A depot that has been destroyed.
pub static DESTROYED_DEPOT: PieceModel = PieceModel {
    is_burnt: true,
    ..PieceModel::new("tank-chess/destroyed-depot", with_idle(DEPOT_FORM, IdleAnimation::Smoking))
};

/// A shell, with its centre in the origin and its tip towards -z.
pub static SHELL: PropModel = PropModel {
    name: "tank-chess/shell",
    mesh_source: MeshSource::file("tank-chess/shell"),
    plain: None,
    moving_parts: &[],
};

/// The streak of light of a shell, with its centre in the origin, along z.
pub static TRACER: PropModel = PropModel {
    name: "tank-chess/tracer",
    mesh_source: MeshSource::Procedural {
        parts: &[ProceduralPart { name: "body", pivot: Vec3::ZERO, build_mesh: tracer }],
    },
    plain: None,
    moving_parts: &[],
};

/// Tracers are brighter than any paint.
const TRACER_COLOUR: Color = Color::linear_rgb(6.0, 3.2, 0.9);

fn tracer() -> Shape {
    ellipsoid(Vec3::new(0.022, 0.022, 0.17), 10).with_color(TRACER_COLOUR)
}

/// The height of units and marks on this terrain: on the ground of terrain that units can enter, and on top of terrain that they cannot.
pub(super) fn surface_height(terrain: &PieceModel, look: GroundLook) -> f32 {
    let obstacle_height = if look.is_landscape() { LANDSCAPE_OBSTACLE_HEIGHT } else { OBSTACLE_HEIGHT };
    let bank_height = if look.is_landscape() { LANDSCAPE_BANK_HEIGHT } else { BANK_HEIGHT };
    let heights = [
        (&HEDGE, HEDGE_GROUND_HEIGHT),
        (&WATER, bank_height),
        (&LOW_OBSTACLE, LOW_OBSTACLE_HEIGHT),
        (&OBSTACLE, obstacle_height),
        (&TIMBER, obstacle_height),
    ];
    heights.into_iter().find(|(model, _)| **model == *terrain).map_or(0.0, |(_, height)| height)
}

/// The models of units and of their wrecks by their names in the unit table.
static UNIT_MODELS: [(&str, &PieceModel, PieceModel); 11] = [
    ("heavy", &units::HEAVY, wreck("tank-chess/heavy-wreck", &units::HEAVY, TURRET_OFF)),
    ("medium", &units::MEDIUM, wreck("tank-chess/medium-wreck", &units::MEDIUM, TURRET_OFF)),
    ("light", &units::LIGHT, wreck("tank-chess/light-wreck", &units::LIGHT, TURRET_OFF)),
    ("command", &units::COMMAND, wreck("tank-chess/command-wreck", &units::COMMAND, TURRET_OFF)),
    ("destroyer", &units::DESTROYER, wreck("tank-chess/destroyer-wreck", &units::DESTROYER, WITHOUT_TURRET)),
    ("mortar", &units::MORTAR, wreck("tank-chess/mortar-wreck", &units::MORTAR, WITHOUT_TURRET)),
    ("super-heavy", &units::SUPER_HEAVY, wreck("tank-chess/super-heavy-wreck", &units::SUPER_HEAVY, TURRET_OFF)),
    ("hunter", &units::HUNTER, wreck("tank-chess/hunter-wreck", &units::HUNTER, ON_WHEELS)),
    ("amphibious", &units::AMPHIBIOUS, wreck("tank-chess/amphibious-wreck", &units::AMPHIBIOUS, TURRET_OFF)),
    ("bulldozer", &units::BULLDOZER, wreck("tank-chess/bulldozer-wreck", &units::BULLDOZER, WITHOUT_TURRET)),
    ("minesweeper", &units::MINESWEEPER, wreck("tank-chess/minesweeper-wreck", &units::MINESWEEPER, TURRET_OFF)),
];

/// The models of everything in Tank Chess that can stand on the board.
pub static MODELS: LazyLock<Vec<&PieceModel>> = LazyLock::new(|| {
    let terrain = [&OBSTACLE, &TIMBER, &HEDGE, &LOW_OBSTACLE, &WATER, &SHORE, &SHORE_CORNER];
    let others = [&WRECK, &MINE, &FLAG, &DEPOT, &DESTROYED_DEPOT];
    UNIT_MODELS.iter().flat_map(|(_, unit, wreck)| [*unit, wreck]).chain(terrain).chain(others).collect()
});

/// The model of a unit. A kind without a model of its own looks like a medium tank.
pub fn unit_model(kind: UnitKind) -> &'static PieceModel {
    models_of(kind).map_or(&units::MEDIUM, |(_, unit, _)| unit)
}

/// The model of the wreck of a unit of this kind.
pub fn wreck_model(kind: UnitKind) -> &'static PieceModel {
    models_of(kind).map_or(&WRECK, |(_, _, wreck)| wreck)
}

fn models_of(kind: UnitKind) -> Option<&'static (&'static str, &'static PieceModel, PieceModel)> {
    let name = &kind.stats().name;
    UNIT_MODELS.iter().find(|(unit, ..)| unit == name)
}
