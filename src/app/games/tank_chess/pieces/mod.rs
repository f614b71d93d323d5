//! The shapes of units, wrecks, terrain and the shell: plain ones, a box with a barrel for every kind of unit.

use bevy::prelude::*;

use crate::app::pieces::mesh::{Shape, bevelled_box, ellipsoid, tube};
use crate::app::pieces::{Model, Parts, PropModel, Silhouette};
use crate::rules::Side;
use crate::rules::tank_chess::UnitKind;

/// Height of a gun's muzzle above the board, in squares.
pub const MUZZLE_HEIGHT: f32 = 0.34;

/// What the pointer hits of a unit.
const UNIT_OUTLINE: Silhouette = Silhouette { foot: 0.34, top: 0.18, height: 0.42 };
/// Terrain is looked past.
const GROUND_OUTLINE: Silhouette = Silhouette { foot: 0.3, top: 0.3, height: 0.1 };

/// Every model of the game.
pub static MODELS: &[&Model] = &[&UNIT, &COMMAND, &WRECK, &OBSTACLE, &HEDGE, &LOW, &WATER, &MINE, &FLAG];

static UNIT: Model =
    Model { name: "tank-chess/unit", footprint: 0.4, silhouette: UNIT_OUTLINE, make: |side| tank(side, false) };
static COMMAND: Model =
    Model { name: "tank-chess/command", footprint: 0.4, silhouette: UNIT_OUTLINE, make: |side| tank(side, true) };

/// A destroyed unit.
pub static WRECK: Model = Model {
    name: "tank-chess/wreck",
    footprint: 0.4,
    silhouette: GROUND_OUTLINE,
    make: |_| one(bevelled_box(Vec3::new(0.3, 0.44, 0.7), 0.03), Color::srgb(0.10, 0.09, 0.085)),
};
/// Blocks movement and fire.
pub static OBSTACLE: Model = ground("tank-chess/obstacle", |_| {
    one(bevelled_box(Vec3::new(0.94, 0.5, 0.94), 0.05), Color::srgb(0.42, 0.41, 0.38))
});
/// Blocks fire.
pub static HEDGE: Model =
    ground("tank-chess/hedge", |_| one(bevelled_box(Vec3::new(0.9, 0.3, 0.9), 0.08), Color::srgb(0.16, 0.34, 0.12)));
/// Blocks movement.
pub static LOW: Model = ground("tank-chess/low-obstacle", |_| {
    one(bevelled_box(Vec3::new(0.9, 0.14, 0.9), 0.03), Color::srgb(0.55, 0.50, 0.40))
});
/// Deep.
pub static WATER: Model = ground("tank-chess/water", |_| {
    one(bevelled_box(Vec3::new(0.98, 0.012, 0.98), 0.004), Color::srgb(0.10, 0.30, 0.50))
});
/// Lies in wait.
pub static MINE: Model =
    ground("tank-chess/mine", |_| one(ellipsoid(Vec3::new(0.2, 0.06, 0.2), 24), Color::srgb(0.08, 0.08, 0.08)));
/// A side's flag.
pub static FLAG: Model = ground("tank-chess/flag", |side| {
    let mut parts = one(tube(&[(Vec3::ZERO, 0.02), (Vec3::Y * 0.9, 0.02)], 10), Color::srgb(0.5, 0.4, 0.3));
    parts.paint(bevelled_box(Vec3::new(0.4, 0.24, 0.02), 0.006).at(0.2, 0.64, 0.0), paint(side));
    parts
});

/// What guns fire.
pub static SHELL: PropModel = PropModel {
    name: "tank-chess/shell",
    make: || one(ellipsoid(Vec3::splat(0.055), 16), Color::srgb(0.12, 0.11, 0.10)),
};

/// The model of a kind of unit.
pub fn unit_model(kind: UnitKind) -> &'static Model {
    if kind.unit().command { &COMMAND } else { &UNIT }
}

const fn ground(name: &'static str, make: fn(Side) -> Parts) -> Model {
    Model { name, footprint: 0.45, silhouette: GROUND_OUTLINE, make }
}

const fn paint(side: Side) -> Color {
    match side {
        Side::South => Color::srgb(0.86, 0.82, 0.70),
        Side::North => Color::srgb(0.13, 0.15, 0.19),
    }
}

fn one(shape: Shape, color: Color) -> Parts {
    let mut parts = Parts::default();
    parts.paint(shape, color);
    parts
}

/// A hull, a turret and a barrel; the Command carries an antenna.
fn tank(side: Side, command: bool) -> Parts {
    let mut parts = one(bevelled_box(Vec3::new(0.5, 0.2, 0.76), 0.03).at(0.0, 0.06, 0.0), paint(side));
    parts.paint_pair(bevelled_box(Vec3::new(0.14, 0.2, 0.8), 0.03).at(0.27, 0.0, 0.0), Color::srgb(0.07, 0.07, 0.07));
    parts.paint(bevelled_box(Vec3::new(0.36, 0.16, 0.36), 0.04).at(0.0, 0.26, 0.06), paint(side));
    let barrel = [(Vec3::new(0.0, MUZZLE_HEIGHT, -0.1), 0.04), (Vec3::new(0.0, MUZZLE_HEIGHT, -0.5), 0.04)];
    parts.metal(tube(&barrel, 14), Color::srgb(0.3, 0.3, 0.3));
    if command {
        let antenna = [(Vec3::new(0.14, 0.3, 0.2), 0.012), (Vec3::new(0.14, 0.95, 0.2), 0.008)];
        parts.metal(tube(&antenna, 8), Color::srgb(0.6, 0.6, 0.6));
        parts.paint(
            bevelled_box(Vec3::new(0.02, 0.14, 0.24), 0.006).at(0.14, 0.78, 0.33),
            Color::srgb(0.75, 0.12, 0.10),
        );
    }
    parts
}
