//! Symbols of the units for their badges. Battle tanks have bars, one for each class of weight, the Command has a star, and all other units
//! have a sign of their task.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::math::Vec2;

use super::units;
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::pieces::{Badge, PieceModel};

/// Width of strokes, and of those of finer symbols.
const STROKE: f32 = 0.35;
const FINE_STROKE: f32 = 0.27;

const fn badge(name: &'static str, draw: fn(FlatShape) -> FlatShape) -> Badge {
    Badge { name, draw }
}

/// The badge of each unit.
pub static BADGES: &[(&PieceModel, Badge)] = &[
    (&units::LIGHT, badge("tank-chess/light", |flat| bars(flat, &[0.0]))),
    (&units::MEDIUM, badge("tank-chess/medium", |flat| bars(flat, &[-0.34, 0.34]))),
    (&units::HEAVY, badge("tank-chess/heavy", |flat| bars(flat, &[-0.62, 0.0, 0.62]))),
    (&units::SUPER_HEAVY, badge("tank-chess/super-heavy", super_heavy)),
    (&units::COMMAND, badge("tank-chess/command", star)),
    (&units::DESTROYER, badge("tank-chess/destroyer", arrow)),
    (&units::MORTAR, badge("tank-chess/mortar", mortar)),
    (&units::HUNTER, badge("tank-chess/hunter", cross_hairs)),
    (&units::AMPHIBIOUS, badge("tank-chess/amphibious", waves)),
    (&units::BULLDOZER, badge("tank-chess/bulldozer", blade)),
    (&units::MINESWEEPER, badge("tank-chess/minesweeper", mine)),
];

/// Upright bars at these distances from the middle.
fn bars(flat: FlatShape, places: &[f32]) -> FlatShape {
    places.iter().fold(flat, |flat, &x| flat.bar(Vec2::new(x, -0.62), Vec2::new(x, 0.62), STROKE))
}

/// Three bars on a base.
fn super_heavy(flat: FlatShape) -> FlatShape {
    [-0.62, 0.0, 0.62].into_iter().fold(flat, |flat, x| flat.bar(Vec2::new(x, -0.4), Vec2::new(x, 0.72), STROKE)).bar(
        Vec2::new(-0.80, -0.6),
        Vec2::new(0.80, -0.6),
        STROKE,
    )
}

/// A star with five points.
fn star(flat: FlatShape) -> FlatShape {
    let point = |turn: usize, radius: f32| Vec2::from_angle(FRAC_PI_2 + turn as f32 * TAU / 10.0) * radius;
    (0..10).fold(flat, |flat, n| {
        let (tip, next) = if n % 2 == 0 { (0.92, 0.38) } else { (0.38, 0.92) };
        flat.triangle([Vec2::ZERO, point(n, tip), point(n + 1, next)])
    })
}

/// An arrow straight ahead, the only direction in which the unit fires.
fn arrow(flat: FlatShape) -> FlatShape {
    flat.bar(Vec2::new(0.0, -0.75), Vec2::new(0.0, 0.25), STROKE).triangle([
        Vec2::new(0.0, 0.85),
        Vec2::new(0.55, 0.1),
        Vec2::new(-0.55, 0.1),
    ])
}

/// A shell above the arc on which it flies.
fn mortar(flat: FlatShape) -> FlatShape {
    flat.arc(0.68, STROKE, -0.25, 0.25).disc_at(Vec2::new(0.0, -0.3), 0.33)
}

/// A ring with four hairs.
fn cross_hairs(flat: FlatShape) -> FlatShape {
    (0..4).fold(flat.arc(0.48, FINE_STROKE, 0.0, 1.0), |flat, n| {
        let hair = Vec2::from_angle(n as f32 * FRAC_PI_2);
        flat.bar(hair * 0.5, hair * 0.85, FINE_STROKE)
    })
}

/// Two waves.
fn waves(flat: FlatShape) -> FlatShape {
    [-0.32, 0.34].into_iter().fold(flat, |flat, y| {
        let corner = |n: i16| Vec2::new(f32::from(n) * 0.4, y + if n % 2 == 0 { -0.16 } else { 0.16 });
        (-2..2).fold(flat, |flat, n| flat.bar(corner(n), corner(n + 1), FINE_STROKE))
    })
}

/// A blade in front of a hull.
fn blade(flat: FlatShape) -> FlatShape {
    flat.bar(Vec2::new(-0.75, 0.5), Vec2::new(0.75, 0.5), STROKE)
        .bar(Vec2::new(-0.7, 0.5), Vec2::new(-0.7, 0.15), FINE_STROKE)
        .bar(Vec2::new(0.7, 0.5), Vec2::new(0.7, 0.15), FINE_STROKE)
        .bar(Vec2::new(0.0, 0.3), Vec2::new(0.0, -0.7), 0.5)
}

/// A mine with its prongs.
fn mine(flat: FlatShape) -> FlatShape {
    (0..4).fold(flat.disc(0.4), |flat, n| {
        let prong = Vec2::from_angle((n as f32 + 0.5) * FRAC_PI_2);
        flat.bar(prong * 0.3, prong * 0.88, FINE_STROKE)
    })
}
