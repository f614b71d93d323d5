//! The animation of a shift: the rear soldier goes to the new front, and the other two make way for it.

use bevy::prelude::*;

use super::timing::{RETREAT_SOUND_LEAD, SHIFT_LEAP, SHIFT_MAKE_WAY, SHIFT_MARCH, SHIFT_RETURN};
use super::{Actor, Actors, bursts, rest_pose, soldier_at};
use crate::cannon::board_geometry::world_of;
use crate::cannon::sounds;
use cannon_app_base::common::animation::sequence::Animation;
use cannon_app_base::common::animation::trajectory::look_rotation;
use cannon_rules::cannon::Point;
use cannon_rules::cannon::firing_lines::shifting_soldiers;

/// Sideways distance between the line and the marching soldier.
const PASSING_DISTANCE: f32 = 0.395;
/// Distance by which the other soldiers step to the opposite side.
const SIDESTEP_DISTANCE: f32 = 0.215;
/// Height of the marching soldier's leap if there is no room beside the line.
const LEAP_HEIGHT: f32 = 1.5;
/// Vertical scale of the other soldiers below the leap.
const DUCK_SCALE: f32 = 0.88;

/// Moves the rear soldier to the new front.
pub(super) fn shift(animation: &mut Animation, from: Point, to: Point, soldier: Actor, actors: &Actors) {
    let Some([_, second, first]) = shifting_soldiers(from, to) else { return };
    let direction = (world_of(to) - world_of(from)).normalize();
    let others = [second, first].map(|point| (point, soldier_at(actors, point)));
    match free_side(from, to, actors) {
        Some(aside) => march_past(animation, [from, to], soldier, &others, direction, aside),
        None => leap_over(animation, [from, to], soldier, &others, direction),
    }
    let end = animation.piece_tracks.iter().map(|(_, track)| track.end_time()).fold(0.0, f32::max);
    bursts::footfall(animation, end - 0.2, world_of(to));
}

/// The horizontal direction in which there is room to pass the line from `from` to `to`. `None` if there is no room. There always is room
/// beside ranks and files, because the neighbouring pieces are a full point away. Beside a diagonal they are closer, so that the points
/// along one side of it must be empty.
fn free_side(from: Point, to: Point, actors: &Actors) -> Option<Vec3> {
    let file_step = (to.file() as i8 - from.file() as i8).signum();
    let rank_step = (to.rank() as i8 - from.rank() as i8).signum();
    let direction = Vec3::new(f32::from(file_step), 0.0, -f32::from(rank_step)).normalize();
    let right = direction.cross(Vec3::Y);
    if file_step == 0 || rank_step == 0 {
        // Prefer the side with fewer neighbours.
        let neighbours = |side: Vec3| {
            let (files, ranks) = (side.x as i8, -side.z as i8);
            (0..=3)
                .filter_map(|n| from.offset(file_step * n + files, rank_step * n + ranks))
                .filter(|&point| !actors.is_free(point))
                .count()
        };
        return Some(if neighbours(right) <= neighbours(-right) { right } else { -right });
    }
    // All points on one side of the diagonal.
    let beside = |files: i8, ranks: i8| {
        (0..3).all(|n| {
            from.offset(file_step * n + files, rank_step * n + ranks).is_none_or(|point| actors.is_free(point))
        })
    };
    let side_of = |files: i8, ranks: i8| {
        let towards = Vec3::new(f32::from(files), 0.0, -f32::from(ranks));
        right * towards.dot(right).signum()
    };
    if beside(file_step, 0) {
        Some(side_of(file_step, 0))
    } else if beside(0, rank_step) {
        Some(side_of(0, rank_step))
    } else {
        None
    }
}

/// The marching soldier passes the others, who step aside and then return.
fn march_past(
    animation: &mut Animation,
    [from, to]: [Point; 2],
    soldier: Actor,
    others: &[(Point, Option<Actor>)],
    direction: Vec3,
    aside: Vec3,
) {
    let (start, end) = (rest_pose(from, soldier.state.side), rest_pose(to, soldier.state.side));
    let departure = SHIFT_MAKE_WAY * 0.6;
    let arrival = departure + SHIFT_MARCH;
    animation
        .piece_track(soldier.entity, start)
        .set_tilt_axis(direction, Vec3::ZERO)
        .rotate_to(0.0..departure, look_rotation(direction), EaseFunction::SineInOut)
        .tilt_to(departure..departure + 0.2, 0.1, EaseFunction::SineInOut)
        .move_to(departure..arrival, end.translation, EaseFunction::SineInOut)
        .hop(departure..arrival, 0.06, 6)
        // The soldier is clear of the line before it reaches the second soldier, and returns only when it has passed the first.
        .offset_to(departure..departure + SHIFT_MARCH * 0.26, aside * PASSING_DISTANCE, EaseFunction::SineInOut)
        .offset_to(arrival - SHIFT_MARCH * 0.26..arrival, Vec3::ZERO, EaseFunction::SineInOut)
        .tilt_to(arrival - 0.15..arrival + 0.1, 0.0, EaseFunction::SineInOut)
        .rotate_to(arrival..arrival + SHIFT_RETURN, end.rotation, EaseFunction::SineInOut)
        .squash(arrival, 0.08);
    animation.add_sound_of(0.0, sounds::DRILL, soldier.entity);
    for (order, &(point, other)) in (0_u8..).zip(others) {
        let Some(other) = other else { continue };
        let rest = rest_pose(point, other.state.side);
        // Each soldier returns when the marching soldier has passed it.
        let return_start = departure + SHIFT_MARCH * (0.62 + 0.16 * f32::from(order));
        let return_end = return_start + SHIFT_RETURN;
        animation
            .piece_track(other.entity, rest)
            .offset_to(0.0..SHIFT_MAKE_WAY, aside * -SIDESTEP_DISTANCE, EaseFunction::SineInOut)
            .rotate_to(0.0..SHIFT_MAKE_WAY, look_rotation(aside), EaseFunction::SineInOut)
            .hop(0.0..SHIFT_MAKE_WAY, 0.05, 1)
            .offset_to(return_start..return_end, Vec3::ZERO, EaseFunction::SineInOut)
            .rotate_to(return_start..return_end, rest.rotation, EaseFunction::SineInOut)
            .hop(return_start..return_end, 0.05, 1)
            .squash(return_end, 0.06);
    }
}

/// The marching soldier leaps over the others, who duck.
fn leap_over(
    animation: &mut Animation,
    [from, to]: [Point; 2],
    soldier: Actor,
    others: &[(Point, Option<Actor>)],
    direction: Vec3,
) {
    let (start, end) = (rest_pose(from, soldier.state.side), rest_pose(to, soldier.state.side));
    let leap = SHIFT_MAKE_WAY;
    let land = leap + SHIFT_LEAP;
    animation
        .piece_track(soldier.entity, start)
        .set_tilt_axis(direction, Vec3::ZERO)
        .rotate_to(0.0..leap, look_rotation(direction), EaseFunction::SineInOut)
        .scale_to(0.0..leap, Vec3::new(1.05, 0.9, 1.05), EaseFunction::QuadraticOut)
        .scale_to(leap..leap + 0.12, Vec3::ONE, EaseFunction::QuadraticOut)
        .move_to(leap..land, end.translation, EaseFunction::Linear)
        .hop(leap..land, LEAP_HEIGHT, 1)
        .tilt_to(leap..leap + SHIFT_LEAP * 0.6, 0.4, EaseFunction::SineInOut)
        .tilt_to(leap + SHIFT_LEAP * 0.6..land, -0.1, EaseFunction::SineInOut)
        .tilt_to(land..land + 0.2, 0.0, EaseFunction::SineInOut)
        .rotate_to(land..land + SHIFT_RETURN, end.rotation, EaseFunction::SineInOut)
        .squash(land, 0.1);
    animation.add_sound_of(land - RETREAT_SOUND_LEAD, sounds::RETREAT, soldier.entity);
    for &(point, other) in others {
        let Some(other) = other else { continue };
        let rest = rest_pose(point, other.state.side);
        animation
            .piece_track(other.entity, rest)
            .scale_to(0.0..SHIFT_MAKE_WAY, Vec3::new(1.08, DUCK_SCALE, 1.08), EaseFunction::QuadraticOut)
            .scale_to(land - 0.2..land + 0.1, Vec3::ONE, EaseFunction::BackOut);
    }
    bursts::dust_ring(animation, land, end.translation, 0.2, 0.8);
}
