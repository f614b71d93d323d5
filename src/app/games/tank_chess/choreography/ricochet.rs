//! A shell that bounces off armour: what would come of a shot that is no action.

use bevy::prelude::*;

use super::super::pieces::TRACER;
use super::super::trajectory::Trajectory;
use super::gunfire::{flight_time, report};
use super::looking;
use super::timing::GLANCE;
use crate::app::common::animation::score::{Animation, PropKind};
use crate::app::common::animation::timing::FLASH;
use crate::app::common::particles::{Burst, Kind};
use crate::app::games::tank_chess::sounds;
use cannon_rules::tank_chess::{Facet, Position, Square, UnitKind};

/// How far a tracer flies on, and how much it rises for it.
const THROW: f32 = 2.4;
const CLIMB: f32 = 0.9;

/// A tracer flies from a stance at a target and off its armour. Nothing else moves.
pub(in crate::app::games::tank_chess) fn ricochet(
    position: &Position,
    kind: UnitKind,
    at: Square,
    target: Square,
    facet: Facet,
) -> Animation {
    let mut score = Animation::default();
    let way = Trajectory::of(position, kind, at, target);
    let along = way.along();
    let aside = along.cross(Vec3::Y);
    // It comes back off a plate that it meets head on, and glances off one that it meets aside.
    let level = match facet {
        Facet::Front | Facet::Rear => (aside * 0.8 - along * 0.6).normalize(),
        Facet::Side => (along * 0.8 + aside * 0.6).normalize(),
    };
    let strike = flight_time(&way);
    let gone = strike + GLANCE;
    report(&mut score, &way, 0.0);
    score.sound(strike, sounds::RICOCHET, way.strike);
    score.flash(0.0, way.mouth, 0.5, FLASH);
    tracer(&mut score, 0.0..strike, way.mouth, way.strike, along);
    let end = way.strike + level * THROW + Vec3::Y * CLIMB;
    tracer(&mut score, strike..gone, way.strike, end, level);
    let sparks = Burst { toward: level * 2.6 + Vec3::Y * 1.4, spread: 1.8, ..Burst::new(Kind::Spark, 18, way.strike) };
    score.burst(strike, sparks);
    score.flash(strike, way.strike + Vec3::Y * 0.1, 0.7, FLASH);
    score.finish()
}

/// A streak of light from one place to another.
fn tracer(score: &mut Animation, seen: std::ops::Range<f32>, from: Vec3, to: Vec3, along: Vec3) {
    let climb = (to.y - from.y).atan2((to - from).with_y(0.0).length());
    let rotation = looking(along) * Quat::from_rotation_x(climb);
    let start = Transform { translation: from, rotation, ..default() };
    score.prop(PropKind::Thing(&TRACER), seen.clone(), start).track.go(seen, to, EaseFunction::Linear);
}
