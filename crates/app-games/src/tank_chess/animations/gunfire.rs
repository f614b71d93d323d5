//! The animation of a shot: the gun is aimed and fires, and the shell hits the target.

use bevy::prelude::*;

use super::super::board_geometry::is_water;
use super::super::pieces::{BARREL, SHELL, TRACER, gun_direction, unit_model};
use super::super::trajectory::trajectory_of;
use super::drive::{TurnPart, VehicleAnimation};
use super::timing::{
    AIM, FLIGHT_BASE, FLIGHT_PER_SQUARE, MORTAR_FLIGHT_FACTOR, PAUSE_BEFORE_AIM, PAUSE_BEFORE_SHOT, RECOIL,
    RECOIL_RETURN, TRAIL_INTERVAL,
};
use super::{bursts, destruction, rest_pose};
use crate::tank_chess::sounds;
use cannon_app_base::common::animation::sequence::{Actor, Actors, Animation, PropKind};
use cannon_app_base::common::animation::track::Track;
use cannon_app_base::common::animation::trajectory::{Trajectory, look_rotation};
use cannon_app_base::common::pieces::TURRET;
use cannon_rules::tank_chess::{Piece, Position, Square};

/// Distance by which the recoil pushes a unit back.
const RECOIL_DISTANCE: f32 = 0.07;
/// Distance by which its barrel recoils.
const BARREL_RECOIL_DISTANCE: f32 = 0.075;
/// Angles by which the unit tips back, and then forward again, in radians.
const RECOIL_ANGLE: f32 = 0.075;
const ROCK_ANGLE: f32 = 0.022;

/// Bearing in radians up to which the turret need not turn.
const MIN_BEARING: f32 = 0.01;
/// Bearing in radians from which a turret does not turn before its hull.
const MAX_LEAD: f32 = std::f32::consts::PI - MIN_BEARING;
/// Brightness of the light of a tracer, relative to a muzzle flash.
const TRACER_LIGHT: f32 = 0.22;

/// Animates a unit that has arrived, fires at an enemy and destroys it. Its turret turns to the target before the hull has arrived, and
/// back after the shot.
pub(super) fn shot(
    animation: &mut Animation,
    vehicle: &mut VehicleAnimation,
    before: &Position,
    gunner: Piece,
    target: Square,
    actors: &Actors,
    seed: u64,
) {
    let trajectory = trajectory_of(before, gunner, target);
    let bearing = bearing(&trajectory, rest_pose(before, gunner.square, gunner.facing));
    let has_turret = |actor: &Actor| actor.state.model.form(actors.set).moving_parts.contains(&TURRET);
    let turret = actors.acting.filter(has_turret).map(|actor| actor.entity);
    let (arrived, mut aim) = (vehicle.arrival, Aim::default());
    if let Some(turret) = turret {
        aim = aim_turret(&vehicle.final_turn, arrived, bearing);
        aim.add_to(animation, turret, trajectory.muzzle);
    }
    let fire = arrived.max(aim.end_time()) + PAUSE_BEFORE_SHOT;
    let track = &mut vehicle.hull;
    let back = recoil(track, trajectory.direction(), RECOIL_DISTANCE, fire);
    track.set_tilt_axis(-trajectory.direction(), Vec3::ZERO);
    track.tilt_to(fire..fire + RECOIL, RECOIL_ANGLE, EaseFunction::QuadraticOut);
    // The suspension rocks the hull forward and back before it stands still.
    let [forward, level] = [fire + RECOIL + RECOIL_RETURN * 0.45, fire + RECOIL + RECOIL_RETURN * 0.75];
    track
        .tilt_to(fire + RECOIL..forward, -ROCK_ANGLE, EaseFunction::SineInOut)
        .tilt_to(forward..level, ROCK_ANGLE * 0.4, EaseFunction::SineInOut)
        .tilt_to(level..back, 0.0, EaseFunction::SineInOut);
    if let Some(turret) = turret.filter(|_| aim.is_aside()) {
        animation.add_sound(back, sounds::TURRET, trajectory.muzzle);
        if let Some((_, part)) =
            animation.part_tracks.iter_mut().find(|(owner, part)| *owner == turret && part.part == TURRET)
        {
            part.track.rotate_to(back..back + AIM, Quat::IDENTITY, EaseFunction::SineInOut);
        }
    }
    if let Some(actor) = actors.acting {
        let barrel = animation.part_track(actor.entity, BARREL);
        recoil(barrel, gun_direction(unit_model(gunner.kind)), BARREL_RECOIL_DISTANCE, fire);
    }
    muzzle_blast(animation, &trajectory, fire);
    ground_blast(animation, &trajectory, fire, is_water(before, gunner.square));
    let strike = fire + flight_time(&trajectory);
    add_gun_sounds(animation, &trajectory, fire);
    animate_shell(animation, &trajectory, fire, strike);
    destruction::destroy_target(animation, before, target, actors, &trajectory, strike, seed);
}

/// The motion of a turret to its target, relative to the hull.
#[derive(Default)]
struct Aim {
    /// The rotations about the vertical in radians, positive to the left, with their times.
    turns: Vec<TurnPart>,
}

impl Aim {
    /// The time at which the turret points at the target.
    fn end_time(&self) -> f32 {
        self.turns.last().map_or(0.0, |turn| turn.span.end)
    }

    /// Whether the turret does not point ahead in the end.
    fn is_aside(&self) -> bool {
        self.turns.last().is_some_and(|turn| turn.angle.abs() > MIN_BEARING)
    }

    /// Adds the motion of the turret, with its sound.
    fn add_to(&self, animation: &mut Animation, turret: Entity, place: Vec3) {
        let Some(first) = self.turns.first() else { return };
        animation.add_sound(first.span.start, sounds::TURRET, place);
        let track = animation.part_track(turret, TURRET);
        for turn in &self.turns {
            track.rotate_to(turn.span.clone(), Quat::from_rotation_y(turn.angle), turn.ease);
        }
    }
}

/// Aims a turret at a target. `bearing` is the bearing of the target from the hull in its final stance, in radians, positive to the left.
///
/// The turret leads the hull: it points at the target before the hull makes the turn with which its path ends, and keeps pointing there
/// while the hull turns below it. The angles of the result are relative to the hull.
fn aim_turret(final_turn: &[TurnPart], arrived: f32, bearing: f32) -> Aim {
    let turn: f32 = final_turn.iter().map(|part| part.angle).sum();
    let lead = bearing + turn;
    let mut turns = Vec::new();
    let mut remaining = final_turn;
    let mut angle = lead;
    match final_turn.split_first() {
        // A turret would take the short way round to a target that lies behind the hull at first.
        Some((first, rest)) if lead.abs() < MAX_LEAD => {
            let begin = (first.span.start - AIM).max(0.0);
            let end = if first.span.start - begin < AIM / 2.0 {
                remaining = rest;
                angle -= first.angle;
                first.span.end
            } else {
                first.span.start
            };
            turns.push(TurnPart { span: begin..end, angle, ease: EaseFunction::SineInOut });
            for part in remaining {
                angle -= part.angle;
                turns.push(TurnPart { angle, ..part.clone() });
            }
        }
        _ if bearing.abs() > MIN_BEARING => {
            let begin = if arrived > 0.0 { (arrived - AIM).max(0.0) } else { PAUSE_BEFORE_AIM };
            turns.push(TurnPart { span: begin..begin + AIM, angle: bearing, ease: EaseFunction::SineInOut });
        }
        _ => {}
    }
    // A hull that turns by an eighth leaves a turret nothing to do if the target lies ahead in the end.
    if turns.iter().all(|turn: &TurnPart| turn.angle.abs() <= MIN_BEARING) {
        turns.clear();
    }
    Aim { turns }
}

/// The bearing of the target from a hull in this pose, in radians, positive to the left.
fn bearing(trajectory: &Trajectory, hull: Transform) -> f32 {
    let ahead = hull.rotation.inverse() * trajectory.direction();
    (-ahead.x).atan2(-ahead.z)
}

/// Pushes a body back by its shot and returns it to its place. Returns the time when it stands still.
fn recoil(body: &mut Track, along: Vec3, kick: f32, fire: f32) -> f32 {
    let back = fire + RECOIL + RECOIL_RETURN;
    body.offset_to(fire..fire + RECOIL, along * -kick, EaseFunction::QuadraticOut);
    body.offset_to(fire + RECOIL..back, Vec3::ZERO, EaseFunction::SineInOut);
    back
}

/// The flight time of a shell.
pub(super) fn flight_time(trajectory: &Trajectory) -> f32 {
    let flat = FLIGHT_BASE + FLIGHT_PER_SQUARE * trajectory.length();
    if trajectory.arc_height > 0.0 { flat * MORTAR_FLIGHT_FACTOR } else { flat }
}

/// Adds the sounds of the gun and of the shell in flight.
pub(super) fn add_gun_sounds(animation: &mut Animation, trajectory: &Trajectory, fire: f32) {
    let (gun, flight) = match trajectory.arc_height > 0.0 {
        true => (sounds::MORTAR, sounds::FLIGHT_MORTAR),
        false => (sounds::TANK_GUN, sounds::FLIGHT_SHELL),
    };
    animation.add_sound(fire, gun, trajectory.muzzle);
    animation.add_sound(fire + 0.03, flight, trajectory.position_at(0.5));
}

/// The blast at the muzzle. A mortar points up.
fn muzzle_blast(animation: &mut Animation, trajectory: &Trajectory, fire: f32) {
    let bore = (trajectory.position_at(0.05) - trajectory.muzzle).normalize_or(trajectory.direction());
    bursts::muzzle_blast(animation, fire, trajectory.muzzle, bore, 0.9);
    animation.add_shake(fire, 0.22);
}

/// Throws up dust below the muzzle and around the unit that fires, or water if it swims.
fn ground_blast(animation: &mut Animation, trajectory: &Trajectory, fire: f32, is_in_water: bool) {
    let under = (trajectory.muzzle - trajectory.direction() * 0.5).with_y(0.0);
    let ahead = (trajectory.muzzle + trajectory.direction() * 0.1).with_y(0.0);
    if is_in_water {
        bursts::spray_ring(animation, fire, under, 0.35, 0.6);
        bursts::light_spray(animation, fire + 0.02, ahead);
    } else {
        bursts::dust_ring(animation, fire, under, 0.35, 0.6);
        bursts::dust_kick(animation, fire + 0.02, ahead, trajectory.direction() * 0.9);
    }
}

/// The shell in flight with a trail of smoke.
fn animate_shell(animation: &mut Animation, trajectory: &Trajectory, fire: f32, strike: f32) {
    trajectory.add_projectile(animation, &SHELL, fire..strike);
    if trajectory.arc_height == 0.0 {
        add_tracer(animation, fire..strike, trajectory.muzzle, trajectory.impact, trajectory.direction());
    }
    bursts::trail(animation, trajectory, fire..strike, TRAIL_INTERVAL, 0.24);
}

/// A streak of light from one place to another, which lights the ground below.
pub(super) fn add_tracer(animation: &mut Animation, seen: std::ops::Range<f32>, from: Vec3, to: Vec3, along: Vec3) {
    let climb = (to.y - from.y).atan2((to - from).with_y(0.0).length());
    let rotation = look_rotation(along) * Quat::from_rotation_x(climb);
    let start = Transform { translation: from, rotation, ..default() };
    animation.add_moving_light(seen.clone(), from, to, TRACER_LIGHT);
    animation.add_prop(PropKind::Neutral(&TRACER), seen.clone(), start).track.move_to(seen, to, EaseFunction::Linear);
}
