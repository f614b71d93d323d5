//! The animation of a shot: the crew makes room, the gun rolls up, aims and fires, and the ball hits the target.

use crate::cannon::TABLETOP;
use bevy::prelude::*;

use super::fall::{Blow, soldier_falls};
use super::impact::town_falls;
use super::timing::{
    FLIGHT_BASE, FLIGHT_PER_POINT, GUN_AIM, GUN_ARRIVE, GUN_FUSE, GUN_LEAVE, GUN_RECOIL, GUN_REST, GUN_RETURN,
    TRAIL_INTERVAL,
};
use super::{Actor, Actors, Stature, bursts, is_town, rest_pose, soldier_at, strike_height};
use crate::cannon::board_geometry::world_of;
use crate::cannon::pieces::{BALL, BARREL, GUN, GUN_TRUNNIONS, GUNNER, WHEEL_RADIUS, WHEELS};
use crate::cannon::sounds;
use crate::cannon::trajectory::AimedGun;
use cannon_app_base::common::animation::sequence::{Animation, PropKind};
use cannon_app_base::common::animation::track::Track;
use cannon_app_base::common::animation::trajectory::{Trajectory, look_rotation};
use cannon_app_base::common::particles::{Burst, ParticleKind, Tint};
use cannon_app_base::common::pieces::{ARM, HEAD, MUSKET};
use cannon_rules::cannon::firing_lines::FiringLine;
use cannon_rules::cannon::{Point, Position};

/// Distance by which the muzzle soldier and the middle soldier step aside, in opposite directions.
const SIDESTEP_DISTANCE: f32 = 0.395;
/// Distance over which the gun rolls up from behind.
const ROLL_DISTANCE: f32 = 0.8;
/// Distance by which the gun recoils.
const RECOIL_DISTANCE: f32 = 0.24;
/// Angle by which the shot throws the barrel up, in radians.
const BARREL_JUMP_ANGLE: f32 = 0.07;
/// Scale of an invisible body.
const HIDDEN_SCALE: Vec3 = Vec3::splat(0.02);
/// Time at which the crew has made room.
const CREW_READY: f32 = GUN_ARRIVE * 0.7;
/// Duration of a change of scale that looks instantaneous.
const SWAP_TIME: f32 = 0.004;

/// Angles by which the rear soldier bends to the gun, and leans back when it commands.
const BEND_ANGLE: f32 = 0.26;
const STAND_BACK_ANGLE: f32 = 0.07;
/// Angles of the rear soldier's arm that holds the match, before and while it fires, and of its head.
const MATCH_ANGLE: f32 = 0.7;
const MATCH_DOWN_ANGLE: f32 = 1.05;
const AIMING_HEAD_ANGLE: f32 = -0.18;
/// Angles of its arm, musket and head when it is about to command, and of its arm when it has.
const COMMAND_ARM_ANGLE: f32 = 2.7;
const COMMANDED_ARM_ANGLE: f32 = 1.1;
const COMMAND_MUSKET_ANGLE: f32 = 0.25;
const COMMAND_HEAD_ANGLE: f32 = 0.20;
/// Angle by which the gunner that fires on command bends to the touch-hole.
const GUNNER_BEND_ANGLE: f32 = 0.20;

/// A way to fire a cannon. Both take the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Firing {
    /// The rear soldier bends to the gun, aims and fires it.
    Match,
    /// The rear soldier raises its arm and brings it down, and a gunner fires.
    Command,
}

impl Firing {
    /// The way in the animation with this seed, which is the ply: it changes from one turn of a side to the next.
    const fn of(seed: u64) -> Firing {
        if (seed / 2).is_multiple_of(2) { Firing::Match } else { Firing::Command }
    }
}

/// The times of the events of a shot.
struct ShotTimes {
    aim: f32,
    fire: f32,
    impact: f32,
    leave: f32,
    end: f32,
}

impl ShotTimes {
    fn of(trajectory: &Trajectory) -> ShotTimes {
        let aim = GUN_ARRIVE;
        let fire = aim + GUN_AIM + GUN_FUSE;
        let impact = fire + FLIGHT_BASE + FLIGHT_PER_POINT * trajectory.muzzle.distance(trajectory.impact);
        let leave = (fire + GUN_RECOIL + GUN_RETURN).max(impact) + GUN_REST;
        ShotTimes { aim, fire, impact, leave, end: leave + GUN_LEAVE }
    }
}

/// Animates the shot of a cannon along a line.
pub(super) fn shot(animation: &mut Animation, line: &FiringLine, before: &Position, actors: &Actors, seed: u64) {
    let hits_town = actors.victim.as_ref().is_some_and(is_town);
    let gun = AimedGun::of(before, line, strike_height(actors.set, hits_town));
    let trajectory = &gun.trajectory;
    let times = ShotTimes::of(trajectory);
    animate_crew(animation, line, actors, trajectory, &times, Firing::of(seed));
    animate_gun(animation, &gun, &times);
    muzzle_blast(animation, &gun, &times);
    trajectory.add_projectile(animation, &BALL, times.fire..times.impact);
    bursts::trail(animation, trajectory, times.fire..times.impact, TRAIL_INTERVAL, 0.26);
    animate_impact(animation, line.target, actors, trajectory, &times, seed);
    animation.preview_end = Some(times.aim + GUN_AIM);
}

/// The muzzle soldier and the middle soldier step aside and lay down their muskets: until they return, props of gunners replace them. The
/// rear soldier fires the gun, or commands the gunner on the middle point to do so.
fn animate_crew(
    animation: &mut Animation,
    line: &FiringLine,
    actors: &Actors,
    trajectory: &Trajectory,
    times: &ShotTimes,
    firing: Firing,
) {
    let (along, right) = (trajectory.direction(), trajectory.direction().cross(Vec3::Y));
    for (point, aside) in [(line.muzzle, right), (line.middle, -right)] {
        let Some(soldier) = soldier_at(actors, point) else { continue };
        let rest = rest_pose(point, soldier.state.side);
        let mut crew_track = Track::new(rest);
        crew_track
            .set_tilt_axis(-along, Vec3::ZERO)
            .offset_to(0.0..CREW_READY, aside * SIDESTEP_DISTANCE, EaseFunction::SineInOut)
            .rotate_to(0.0..CREW_READY, look_rotation(along), EaseFunction::SineInOut)
            .hop(0.0..CREW_READY, 0.06, 2);
        if firing == Firing::Command && point == line.middle {
            // The tilt goes away from the target, so that a negative angle bends the gunner to the gun.
            crew_track.tilt_to(
                times.aim + GUN_AIM * 0.3..times.aim + GUN_AIM,
                -GUNNER_BEND_ANGLE,
                EaseFunction::SineInOut,
            );
        }
        crew_track
            .tilt_to(times.fire..times.fire + 0.08, 0.12, EaseFunction::QuadraticOut)
            .tilt_to(times.fire + 0.08..times.fire + 0.4, 0.0, EaseFunction::SineInOut)
            .offset_to(times.leave..times.end, Vec3::ZERO, EaseFunction::SineInOut)
            .rotate_to(times.leave..times.end, rest.rotation, EaseFunction::SineInOut)
            .hop(times.leave..times.end, 0.06, 2);
        // Soldier and gunner swap in the middle of the turn, where the swap is least visible.
        let (swap_in, swap_out) = (CREW_READY * 0.5, times.leave + GUN_LEAVE * 0.5);
        let gunner = PropKind::Sided(&GUNNER, soldier.state.side);
        animation.add_prop(gunner, swap_in..swap_out, rest).track = crew_track.clone();
        crew_track.scale_to(swap_in - SWAP_TIME..swap_in, HIDDEN_SCALE, EaseFunction::Linear);
        crew_track.scale_to(swap_out - SWAP_TIME..swap_out, Vec3::ONE, EaseFunction::Linear);
        animation.piece_tracks.push((soldier.entity, crew_track));
    }
    if let Some(soldier) = soldier_at(actors, line.rear) {
        let rest = rest_pose(line.rear, soldier.state.side);
        animate_rear_soldier(animation, soldier, rest, along, times, firing);
    }
}

/// The rear soldier turns to the target and fires, or commands to fire. It jerks back when the gun fires, and then looks after the ball.
fn animate_rear_soldier(
    animation: &mut Animation,
    soldier: Actor,
    rest: Transform,
    along: Vec3,
    times: &ShotTimes,
    firing: Firing,
) {
    let (aim, fuse, fire) = (times.aim..times.aim + 0.2, times.fire - GUN_FUSE..times.fire, times.fire);
    let still = fire + 0.09..fire + 0.5;
    let (first_tilt, last_tilt) = match firing {
        Firing::Match => (BEND_ANGLE * 0.8, BEND_ANGLE),
        Firing::Command => (-STAND_BACK_ANGLE, BEND_ANGLE * 0.4),
    };
    animation
        .piece_track(soldier.entity, rest)
        .set_tilt_axis(along, Vec3::ZERO)
        .rotate_to(0.0..CREW_READY, look_rotation(along), EaseFunction::SineInOut)
        .tilt_to(aim.clone(), first_tilt, EaseFunction::SineInOut)
        .tilt_to(fuse.clone(), last_tilt, EaseFunction::SineInOut)
        .tilt_to(fire..fire + 0.09, -0.16, EaseFunction::QuadraticOut)
        .tilt_to(still.clone(), 0.0, EaseFunction::SineInOut)
        .rotate_to(times.leave..times.end, rest.rotation, EaseFunction::SineInOut);
    // Angles while it aims and when the gun fires.
    let motions: [(&'static str, f32, f32); 3] = match firing {
        Firing::Match => {
            [(ARM, MATCH_ANGLE, MATCH_DOWN_ANGLE), (HEAD, AIMING_HEAD_ANGLE, AIMING_HEAD_ANGLE), (MUSKET, 0.0, 0.0)]
        }
        Firing::Command => [
            (ARM, COMMAND_ARM_ANGLE, COMMANDED_ARM_ANGLE),
            (HEAD, COMMAND_HEAD_ANGLE, 0.0),
            (MUSKET, COMMAND_MUSKET_ANGLE, 0.0),
        ],
    };
    for (part, aiming, fired) in motions {
        animation
            .part_track(soldier.entity, part)
            .pitch_to(aim.clone(), aiming, EaseFunction::SineInOut)
            .pitch_to(fuse.clone(), fired, EaseFunction::QuadraticIn)
            .pitch_to(still.clone(), 0.0, EaseFunction::SineInOut);
    }
}

/// The gun rolls up, aims, fires, recoils on its wheels, returns, and rolls away.
fn animate_gun(animation: &mut Animation, aimed: &AimedGun, times: &ShotTimes) {
    let along = aimed.trajectory.direction();
    animation.add_sound(0.0, sounds::GUN_ROLL, aimed.gun);
    let back = aimed.gun - along * RECOIL_DISTANCE;
    let behind = aimed.gun - along * ROLL_DISTANCE;
    let start = Transform { translation: behind, rotation: look_rotation(along), scale: HIDDEN_SCALE };
    let recoiled = times.fire + GUN_RECOIL;
    let returned = recoiled + GUN_RETURN;
    let gun = animation.add_prop(PropKind::Neutral(&GUN), 0.0..times.end, start);
    gun.track
        .scale_to(GUN_ARRIVE * 0.2..GUN_ARRIVE * 0.7, Vec3::ONE, EaseFunction::BackOut)
        .move_to(GUN_ARRIVE * 0.2..GUN_ARRIVE, aimed.gun, EaseFunction::SineOut)
        .move_to(times.fire..recoiled, back, EaseFunction::QuadraticOut)
        .hop(times.fire..recoiled + 0.06, 0.06, 1)
        .move_to(recoiled..returned, aimed.gun, EaseFunction::SineInOut)
        .move_to(times.leave..times.end, behind, EaseFunction::SineIn)
        .scale_to(times.leave + GUN_LEAVE * 0.4..times.end, HIDDEN_SCALE, EaseFunction::QuadraticIn);
    for wheel in WHEELS {
        gun.part_track(wheel)
            .set_tilt_axis(Vec3::NEG_Z, Vec3::ZERO)
            .tilt_to(GUN_ARRIVE * 0.2..GUN_ARRIVE, ROLL_DISTANCE / WHEEL_RADIUS, EaseFunction::SineOut)
            .tilt_to(times.fire..recoiled, (ROLL_DISTANCE - RECOIL_DISTANCE) / WHEEL_RADIUS, EaseFunction::QuadraticOut)
            .tilt_to(recoiled..returned, ROLL_DISTANCE / WHEEL_RADIUS, EaseFunction::SineInOut)
            .tilt_to(times.leave..times.end, 0.0, EaseFunction::SineIn);
    }
    // The barrel overshoots and settles on the elevation. It takes the part of the recoil that the carriage does not.
    let elevation = aimed.elevation;
    gun.part_track(BARREL)
        .set_tilt_axis(Vec3::Z, Vec3::ZERO)
        .tilt_to(times.aim..times.aim + GUN_AIM * 0.6, elevation * 1.15, EaseFunction::SineInOut)
        .tilt_to(times.aim + GUN_AIM * 0.65..times.aim + GUN_AIM, elevation, EaseFunction::SineInOut)
        .tilt_to(times.fire..times.fire + GUN_RECOIL * 0.5, elevation + BARREL_JUMP_ANGLE, EaseFunction::QuadraticOut)
        .tilt_to(recoiled..recoiled + GUN_RETURN * 0.5, elevation, EaseFunction::BounceOut)
        .tilt_to(times.leave - 0.2..times.leave, 0.0, EaseFunction::SineInOut);
}

/// Flame and smoke at the mouth and at the touch-hole.
fn muzzle_blast(animation: &mut Animation, aimed: &AimedGun, times: &ShotTimes) {
    let trajectory = &aimed.trajectory;
    let along = trajectory.direction();
    let bore = Quat::from_axis_angle(along.cross(Vec3::Y), aimed.elevation) * along;
    let touch_hole = aimed.gun - along * 0.2 + Vec3::Y * (GUN_TRUNNIONS.y + 0.1);
    let sparks = Burst::new(ParticleKind::Spark, 4, touch_hole);
    let fuse_sparks = Burst { velocity_spread: 0.9, velocity: Vec3::Y * 0.8, size: 0.6, ..sparks };
    animation.add_sound(times.fire - GUN_FUSE, sounds::FUSE, touch_hole);
    animation.add_sound(times.fire, sounds::GUN, trajectory.muzzle);
    animation.add_sound(times.fire + 0.05, sounds::FLIGHT_BALL, trajectory.position_at(0.5));
    animation.add_burst(times.fire - GUN_FUSE, fuse_sparks);
    animation.add_burst(times.fire - GUN_FUSE * 0.5, fuse_sparks);

    bursts::muzzle_blast(animation, times.fire, trajectory.muzzle, bore, 1.0);
    animation.add_shake(times.fire, 0.35);
    // Black powder gives more smoke than a modern gun. It shoots ahead and lingers around the mouth.
    bursts::smoke(animation, times.fire + 0.04, trajectory.muzzle + bore * 0.1, 6, bore * 2.6, 0.8);
    bursts::smoke(animation, times.fire + 0.08, trajectory.muzzle, 4, bore * 1.2 + Vec3::Y * 0.3, 0.7);
    bursts::dust_kick(animation, times.fire + 0.02, (trajectory.muzzle + along * 0.1).with_y(0.0), along * 0.9);
    bursts::smoke(animation, times.fire + 0.03, touch_hole, 2, Vec3::Y * 1.2, 0.4);
    bursts::footfall(animation, times.fire + GUN_RECOIL * 0.5, aimed.gun - along * 0.3);
}

/// The ball hits the target.
fn animate_impact(
    animation: &mut Animation,
    target: Point,
    actors: &Actors,
    trajectory: &Trajectory,
    times: &ShotTimes,
    seed: u64,
) {
    let Some(victim) = actors.victim else { return };
    let (along, hit, ground) = (trajectory.direction(), trajectory.impact, world_of(target));
    let (stature, tone) = (Stature::of(actors.set), TABLETOP.tone(victim.state.side));
    let impact_sound = if is_town(&victim) { sounds::IMPACT_STONE } else { sounds::IMPACT_WOOD };
    animation.add_sound(times.impact, impact_sound, hit);
    if is_town(&victim) {
        bursts::explosion(animation, times.impact, hit + Vec3::Y * 0.1, 1.3);
        animation.add_shake(times.impact, 0.9);
        bursts::debris(animation, times.impact, hit, Tint::Stone, 12, along * 1.2 + Vec3::Y * 2.4, 1.0);
        animation.add_push_in(times.impact, ground);
        town_falls(animation, target, victim, stature, times.impact, seed);
    } else {
        bursts::explosion(animation, times.impact, hit - along * 0.16, 1.0);
        animation.add_shake(times.impact, 0.5);
        let middle = ground + Vec3::Y * stature.soldier_middle;
        bursts::splinters(animation, times.impact, middle, tone, 14, along * 1.3 + Vec3::Y * 2.6, 0.85);
        let blow = Blow { time: times.impact, direction: along, distance: 0.3, height: 0.6 };
        soldier_falls(animation, target, victim, actors, &blow, seed);
    }
    bursts::dust_ring(animation, times.impact, ground, 0.25, 1.3);
}
