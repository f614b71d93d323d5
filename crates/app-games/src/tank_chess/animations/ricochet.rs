//! The animation of a shell that bounces off armour, for a shot that cannot penetrate and therefore is no legal action.

use bevy::prelude::*;

use super::super::trajectory::trajectory;
use super::bursts;
use super::gunfire::{add_gun_sounds, add_tracer, flight_time};
use super::timing::RICOCHET_FLIGHT;
use crate::tank_chess::sounds;
use cannon_app_base::common::animation::sequence::Animation;
use cannon_app_base::common::animation::timing::FLASH_TIME;
use cannon_app_base::common::particles::{Burst, ParticleKind};
use cannon_rules::tank_chess::{Facet, Position, Square, UnitKind};

/// Distance of the tracer's flight after the bounce.
const BOUNCE_DISTANCE: f32 = 2.4;
/// Height to which it climbs after it has hit armour head-on.
const BOUNCE_HEIGHT: f32 = 0.9;
/// Height above the board at which a shell that has glanced off a side hits the ground.
const GROUND_HEIGHT: f32 = 0.03;

/// A tracer flies from a stance to a target and bounces off its armour. Nothing else moves.
pub(in crate::tank_chess) fn ricochet_animation(
    position: &Position,
    kind: UnitKind,
    at: Square,
    target: Square,
    facet: Facet,
) -> Animation {
    let mut animation = Animation::default();
    let trajectory = trajectory(position, kind, at, target);
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
    let passed = trajectory.impact + deflection * BOUNCE_DISTANCE;
    let end = match facet {
        Facet::Front | Facet::Rear => passed + Vec3::Y * BOUNCE_HEIGHT,
        Facet::Side => passed.with_y(GROUND_HEIGHT),
    };
    if facet == Facet::Side {
        // The shell ploughs into the ground beyond the target.
        bursts::footfall(&mut animation, gone, end);
        bursts::dust_ring(&mut animation, gone, end, 0.08, 0.9);
    }
    add_tracer(&mut animation, strike..gone, trajectory.impact, end, deflection);
    let sparks = Burst::new(ParticleKind::Spark, 18, trajectory.impact);
    let velocity = deflection * 2.6 + Vec3::Y * 1.4;
    animation.add_burst(strike, Burst { velocity, velocity_spread: 1.8, ..sparks });
    animation.add_flash(strike, trajectory.impact + Vec3::Y * 0.1, 0.7, FLASH_TIME);
    animation.finish()
}
