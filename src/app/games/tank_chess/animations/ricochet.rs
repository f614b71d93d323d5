//! The animation of a shell that bounces off armour, for a shot that cannot penetrate and therefore is no legal action.

use bevy::prelude::*;

use super::super::pieces::TRACER;
use super::super::trajectory::Trajectory;
use super::gunfire::{add_gun_sounds, flight_time};
use super::look_rotation;
use super::timing::RICOCHET_FLIGHT;
use crate::app::common::animation::sequence::{Animation, PropKind};
use crate::app::common::animation::timing::FLASH_TIME;
use crate::app::common::particles::{Burst, ParticleKind};
use crate::app::games::tank_chess::sounds;
use cannon_rules::tank_chess::{Facet, Position, Square, UnitKind};

/// Distance and height of the tracer's flight after the bounce.
const BOUNCE_DISTANCE: f32 = 2.4;
const BOUNCE_HEIGHT: f32 = 0.9;

/// A tracer flies from a stance to a target and bounces off its armour. Nothing else moves.
pub(in crate::app::games::tank_chess) fn ricochet_animation(
    position: &Position,
    kind: UnitKind,
    at: Square,
    target: Square,
    facet: Facet,
) -> Animation {
    let mut animation = Animation::default();
    let trajectory = Trajectory::of(position, kind, at, target);
    let along = trajectory.direction();
    let aside = along.cross(Vec3::Y);
    // The tracer bounces back off armour that it meets head-on, and glances off armour that it meets from the side.
    let deflection = match facet {
        Facet::Front | Facet::Rear => (aside * 0.8 - along * 0.6).normalize(),
        Facet::Side => (along * 0.8 + aside * 0.6).normalize(),
    };
    let strike = flight_time(&trajectory);
    let gone = strike + RICOCHET_FLIGHT;
    add_gun_sounds(&mut animation, &trajectory, 0.0);
    animation.add_sound(strike, sounds::RICOCHET, trajectory.impact);
    animation.add_flash(0.0, trajectory.muzzle, 0.5, FLASH_TIME);
    add_tracer(&mut animation, 0.0..strike, trajectory.muzzle, trajectory.impact, along);
    let end = trajectory.impact + deflection * BOUNCE_DISTANCE + Vec3::Y * BOUNCE_HEIGHT;
    add_tracer(&mut animation, strike..gone, trajectory.impact, end, deflection);
    let sparks = Burst {
        velocity: deflection * 2.6 + Vec3::Y * 1.4,
        velocity_spread: 1.8,
        ..Burst::new(ParticleKind::Spark, 18, trajectory.impact)
    };
    animation.add_burst(strike, sparks);
    animation.add_flash(strike, trajectory.impact + Vec3::Y * 0.1, 0.7, FLASH_TIME);
    animation.finish()
}

/// A streak of light from one place to another.
fn add_tracer(animation: &mut Animation, seen: std::ops::Range<f32>, from: Vec3, to: Vec3, along: Vec3) {
    let climb = (to.y - from.y).atan2((to - from).with_y(0.0).length());
    let rotation = look_rotation(along) * Quat::from_rotation_x(climb);
    let start = Transform { translation: from, rotation, ..default() };
    animation.add_prop(PropKind::Neutral(&TRACER), seen.clone(), start).track.move_to(seen, to, EaseFunction::Linear);
}
