//! Animation of units that drive, turn, reverse and leave the board.

use crate::tank_chess::TABLETOP;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};
use std::ops::Range;

use bevy::prelude::*;

use super::super::board_geometry::{is_water, layout, standing_height, step_vector, world_of};
use super::super::pieces::{BELTS, FLAIL};
use super::timing::{
    ACCELERATION, DRIVE_DIAGONAL, DRIVE_SQUARE, EXIT_DRIVE, PITCH_DOWN, PITCH_LEVEL, PITCH_UP, REVERSE_SQUARE,
    TURN_EIGHTH,
};
use super::{bursts, rest_pose, track_at};
use cannon_app_base::common::animation::fireworks::add_flare;
use cannon_app_base::common::animation::sequence::{Actor, Actors, Animation};
use cannon_app_base::common::animation::track::Track;
use cannon_app_base::common::pieces::TURRET;
use cannon_appearance::PieceSet;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Action, Facing, PathStep, Piece, Position, Square};

/// Distance that the Command drives beyond the middle of the edge square before it disappears.
const EXIT_DISTANCE: f32 = 2.2;

/// Angles by which the hull pitches up when the unit sets off, and down when it stops, in radians.
const PITCH_UP_ANGLE: f32 = 0.045;
const PITCH_DOWN_ANGLE: f32 = 0.075;
/// Angle by which the hull nods on rough ground, in radians, and the length of a nod.
const NOD_ANGLE: f32 = 0.011;
const NOD_TIME: f32 = 0.11;
/// Distance between two puffs of dust behind a track, and the distance of the rear wheels from the middle of the vehicle.
const DUST_SPACING: f32 = 0.24;
const REAR_DISTANCE: f32 = 0.38;
/// Time by which a turret turns before its hull, and the angle by which it is ahead at most, in radians.
const TURRET_LEAD_TIME: f32 = 0.20;
const TURRET_LEAD: f32 = 0.34;
/// Distance between the places at which front and rear of a vehicle touch the ground, for a climb onto a hill.
const AXLE_DISTANCE: f32 = 0.66;
/// The way on which one end of a vehicle climbs a bank, and how far behind the edge of the hill its middle lies.
const CLIMB: f32 = 0.28;
const BANK_LAG: f32 = -0.02;
/// Half the distance between the tracks of a vehicle.
const HALF_GAUGE: f32 = 0.26;
/// Speed of a flail in turns per second.
const FLAIL_SPEED: f32 = 2.6;

/// The animation of a unit that drives.
pub(super) struct VehicleAnimation<'a> {
    before: &'a Position,
    piece: Piece,
    /// The animation track of the whole unit.
    pub(super) hull: Track,
    /// The animation tracks of the left and right caterpillar belts, which run.
    belts: [Track; 2],
    /// The time at which the unit arrives at the end of its path.
    pub(super) arrival: f32,
    /// The eighths of the turn with which the path ends. Empty if it ends with a straight drive.
    pub(super) final_turn: Vec<TurnPart>,
    /// The whole turns of the path.
    turns: Vec<TurnPart>,
}

/// The animation of an eighth of a turn of the hull.
#[derive(Clone)]
pub(super) struct TurnPart {
    pub(super) span: Range<f32>,
    /// The angle about the vertical in radians; positive to the left.
    pub(super) angle: f32,
    pub(super) ease: EaseFunction,
}

impl VehicleAnimation<'_> {
    /// The unit at rest, where it stands in a position.
    pub(super) fn new(before: &Position, piece: Piece) -> VehicleAnimation<'_> {
        VehicleAnimation {
            before,
            piece,
            hull: track_at(before, piece.square, piece.facing),
            belts: [(); 2].map(|()| Track::new(Transform::IDENTITY)),
            arrival: 0.0,
            final_turn: Vec::new(),
            turns: Vec::new(),
        }
    }

    /// Drives along a path.
    pub(super) fn drive_path(&mut self, animation: &mut Animation, path: &[PathStep]) {
        let (before, mut square, mut facing) = (self.before, self.piece.square, self.piece.facing);
        let mut now = 0.0;
        // Equal steps in a row are animated in one go.
        for steps in path.chunk_by(PathStep::eq) {
            let (step, count, start) = (steps[0], steps.len() as u8, now);
            self.final_turn.clear();
            match step {
                PathStep::Forward => {
                    let per_square = if facing.index() % 2 == 0 { DRIVE_SQUARE } else { DRIVE_DIAGONAL };
                    now += ACCELERATION + per_square * f32::from(count);
                    start_dust(animation, before, square, facing, start);
                    let driven: Vec<Square> = (0..=count).filter_map(|nth| square.toward(facing, nth)).collect();
                    self.drive_straight(animation, start..now, &driven, 1.0);
                    square = driven.last().copied().unwrap_or(square);
                }
                PathStep::Reverse => {
                    now += REVERSE_SQUARE;
                    reverse_smoke(animation, before, square, facing, start);
                    let to = square.toward(facing.reversed(), 1).unwrap_or(square);
                    self.drive_straight(animation, start..now, &[square, to], -1.0);
                    square = to;
                }
                PathStep::TurnLeft | PathStep::TurnRight => {
                    turn_dust(animation, before, square, facing, start);
                    self.hull.pitch_to(start..start + PITCH_UP, 0.0, EaseFunction::SineOut);
                    // Each eighth is animated separately, because a rotation of more than half a turn would take the short way round.
                    for nth in 0..count {
                        facing = if step == PathStep::TurnLeft { facing.left() } else { facing.right() };
                        let (length, ease) = turn_part(nth == 0, nth + 1 == count);
                        let span = now..now + length;
                        self.hull.rotate_to(span.clone(), rest_pose(before, square, facing).rotation, ease);
                        let angle = if step == PathStep::TurnLeft { FRAC_PI_4 } else { -FRAC_PI_4 };
                        self.final_turn.push(TurnPart { span: span.clone(), angle, ease });
                        let outer = if step == PathStep::TurnLeft { HALF_GAUGE } else { -HALF_GAUGE } * FRAC_PI_4;
                        let [left, right] = &mut self.belts;
                        left.travel_by(span.clone(), -outer, ease);
                        right.travel_by(span, outer, ease);
                        now += length;
                    }
                    let angle = self.final_turn.iter().map(|part| part.angle).sum();
                    self.turns.push(TurnPart { span: start..now, angle, ease: EaseFunction::SineInOut });
                }
                PathStep::Exit => {}
            }
        }
        if now > 0.0 {
            self.hull.pitch_to(now..now + PITCH_LEVEL, 0.0, EaseFunction::BackOut);
        }
        self.arrival = now;
    }

    /// Drives straight ahead, or backwards if `ahead` is -1 instead of 1. The hull pitches up as it sets off and down as it stops; in
    /// reverse it pitches less, and the other way round.
    fn drive_straight(&mut self, animation: &mut Animation, span: Range<f32>, squares: &[Square], ahead: f32) {
        let ends = [squares.first(), squares.last()];
        let [Some(from), Some(to)] = ends.map(|end| end.map(|&end| world_of(self.before, end))) else { return };
        self.hull.move_to(span.clone(), to, EaseFunction::SineInOut);
        self.follow_ground(animation, &span, squares, ahead);
        for belt in &mut self.belts {
            belt.travel_by(span.clone(), from.distance(to) * ahead, EaseFunction::SineInOut);
        }
        let strength = if ahead > 0.0 { 1.0 } else { -0.6 };
        let (squatted, braking) = (span.start + PITCH_UP, span.end - PITCH_DOWN);
        self.hull.pitch_to(span.start..squatted, PITCH_UP_ANGLE * strength, EaseFunction::SineOut);
        let nods = ((braking - squatted) / NOD_TIME) as u8;
        for nod in 0..nods {
            let begin = squatted + NOD_TIME * f32::from(nod);
            let angle = if nod % 2 == 0 { -NOD_ANGLE } else { NOD_ANGLE };
            self.hull.pitch_to(begin..begin + NOD_TIME, angle, EaseFunction::SineInOut);
        }
        self.hull.pitch_to(braking..span.end, -PITCH_DOWN_ANGLE * strength, EaseFunction::SineInOut);
        self.wheel_dust(animation, &span, squares);
    }

    /// Dust behind both tracks along a straight drive, or water where the unit swims.
    fn wheel_dust(&self, animation: &mut Animation, span: &Range<f32>, squares: &[Square]) {
        let before = self.before;
        let places: Vec<Vec3> = squares.iter().map(|&square| world_of(before, square)).collect();
        let [Some(&from), Some(&to)] = [places.first(), places.last()] else { return };
        let length = from.distance(to);
        let along = (to - from).normalize_or_zero();
        let right = along.cross(Vec3::Y);
        let puffs = (length / DUST_SPACING) as u8;
        for puff in 1..puffs {
            let fraction = f32::from(puff) / f32::from(puffs);
            let middle = from.lerp(to, fraction);
            let nearest = (fraction * (squares.len() - 1) as f32).round() as usize;
            let side = if puff % 2 == 0 { HALF_GAUGE } else { -HALF_GAUGE };
            let place = middle - along * REAR_DISTANCE + right * side;
            let time = time_at(span, fraction);
            if is_water(before, squares[nearest]) {
                bursts::light_spray(animation, time, place);
            } else {
                bursts::wheel_dust(animation, time, place, along * -0.5);
                bursts::wheel_dust(animation, time, place - right * (2.0 * side), along * -0.5);
            }
        }
    }

    /// Lowers the hull where the path enters water or leaves a hill, and raises it where the path leaves water or climbs a hill.
    fn follow_ground(&mut self, animation: &mut Animation, span: &Range<f32>, squares: &[Square], ahead: f32) {
        let before = self.before;
        let steps = (squares.len() - 1) as f32;
        for (nth, pair) in squares.windows(2).enumerate() {
            let [here, there] = [pair[0], pair[1]].map(|square| standing_height(before, square));
            let ends = [pair[0], pair[1]].map(|square| world_of(before, square));
            let window = |from: f32, to: f32| {
                time_at(span, (nth as f32 + from) / steps)..time_at(span, (nth as f32 + to) / steps)
            };
            if here.min(there) < 0.0 && here != there {
                let window = window(0.0, 1.0);
                bursts::light_spray(animation, window.start.midpoint(window.end), ends[0].midpoint(ends[1]));
                self.hull.height_to(window, there, EaseFunction::SineInOut);
            } else if here != there {
                // The front reaches the bank first, and then the rear.
                let length = ends[0].distance(ends[1]);
                let [front, rear] = [-0.5, 0.5].map(|side| 0.5 + side * AXLE_DISTANCE / length);
                let part = |middle: f32| {
                    let half = 0.5 * CLIMB / length;
                    window(middle + BANK_LAG / length - half, middle + BANK_LAG / length + half)
                };
                let slope = ((there - here) / AXLE_DISTANCE).atan() * ahead;
                for (part, height, incline) in [(part(front), here.midpoint(there), slope), (part(rear), there, 0.0)] {
                    self.hull.height_to(part.clone(), height, EaseFunction::SineInOut);
                    self.hull.incline_to(part, incline, EaseFunction::SineInOut);
                }
            }
        }
    }

    /// The Command drives over the edge and disappears, in a cloud of dust and between two flares in the colour of its side.
    pub(super) fn exit_board(&mut self, animation: &mut Animation, side: Side, path: &[PathStep]) {
        let (before, piece, arrived) = (self.before, self.piece, self.arrival);
        let (edge, facing) = piece.stances_along(path).last().copied().unwrap_or((piece.square, piece.facing));
        let gone = arrived + EXIT_DRIVE;
        let (from, out) = (world_of(before, edge), step_vector(facing));
        self.hull.move_to(arrived..gone, from + out * EXIT_DISTANCE, EaseFunction::SineIn);
        self.hull.scale_to(gone - EXIT_DRIVE * 0.25..gone, Vec3::splat(0.02), EaseFunction::QuadraticIn);
        for belt in &mut self.belts {
            belt.travel_by(arrived..gone, EXIT_DISTANCE, EaseFunction::SineIn);
        }
        start_dust(animation, before, edge, facing, arrived);
        for (nth, distance) in (1_u8..).zip([0.3, 0.8, 1.4]) {
            let time = arrived + EXIT_DRIVE * f32::from(nth) / 4.0;
            bursts::dust_ring(animation, time, from + out * distance, 0.25, 0.7);
        }
        bursts::dust_ring(animation, gone - EXIT_DRIVE * 0.2, from + out * EXIT_DISTANCE, 0.2, 0.8);
        let aside = out.normalize_or_zero().cross(Vec3::Y);
        for (delay, side_of_path) in [(0.15, aside), (0.40, -aside)] {
            add_flare(animation, arrived + EXIT_DRIVE * delay, from + side_of_path * 0.7, TABLETOP.tone(side));
        }
    }

    /// Turns the turret of a unit that does not fire before each turn of its hull: its commander looks where it is going to drive.
    pub(super) fn lead_with_turret(&self, animation: &mut Animation, unit: Actor, set: PieceSet) {
        if self.turns.is_empty() || !unit.state.model.form(set).moving_parts.contains(&TURRET) {
            return;
        }
        let track = animation.part_track(unit.entity, TURRET);
        let mut free = 0.0;
        for TurnPart { span, angle, .. } in &self.turns {
            let lead = angle.signum() * angle.abs().min(TURRET_LEAD);
            let begin = (span.start - TURRET_LEAD_TIME).max(free);
            let middle = span.start.midpoint(span.end).max(begin + TURRET_LEAD_TIME * 0.5).min(span.end - 0.02);
            track.rotate_to(begin..middle, Quat::from_rotation_y(lead), EaseFunction::SineInOut);
            track.rotate_to(middle..span.end, Quat::IDENTITY, EaseFunction::SineInOut);
            free = span.end;
        }
    }

    /// Adds the animation tracks to the animation. The belts stay on the ground while the hull pitches above them, and a flail turns.
    pub(super) fn add_to(self, animation: &mut Animation, unit: Actor, set: PieceSet) {
        let has_part = |part: &str| unit.state.model.form(set).moving_parts.contains(&part);
        for (mut belt, name) in self.belts.into_iter().zip(BELTS) {
            if has_part(name) {
                belt.cancel_pitch(&self.hull);
                *animation.part_track(unit.entity, name) = belt;
            }
        }
        if self.arrival > 0.0 && has_part(FLAIL) {
            let turns = (self.arrival * FLAIL_SPEED).ceil();
            animation.part_track(unit.entity, FLAIL).pitch_to(0.0..self.arrival, -turns * TAU, EaseFunction::SineInOut);
        }
        animation.piece_tracks.push((unit.entity, self.hull));
    }
}

/// The time at which a drive with sinusoidal easing has covered a fraction of its distance.
fn time_at(span: &Range<f32>, fraction: f32) -> f32 {
    span.start + (span.end - span.start) * (1.0 - 2.0 * fraction).acos() / PI
}

/// Duration and easing of 45° of a turn, which speeds up in its first part and slows down in its last. The speeds match where parts meet.
fn turn_part(first: bool, last: bool) -> (f32, EaseFunction) {
    match (first, last) {
        (true, true) => (TURN_EIGHTH * FRAC_PI_2, EaseFunction::SineInOut),
        (true, false) => (TURN_EIGHTH * FRAC_PI_2, EaseFunction::SineIn),
        (false, true) => (TURN_EIGHTH * FRAC_PI_2, EaseFunction::SineOut),
        (false, false) => (TURN_EIGHTH, EaseFunction::Linear),
    }
}

/// Throws up dust, or water where a unit swims.
fn throw_up_ground(animation: &mut Animation, before: &Position, square: Square, at: f32, aside: Vec3) {
    let place = world_of(before, square) + aside;
    if is_water(before, square) {
        bursts::light_spray(animation, at, place);
    } else {
        bursts::footfall(animation, at, place);
    }
}

/// Dust or water behind a unit that sets off.
fn start_dust(animation: &mut Animation, before: &Position, square: Square, facing: Facing, at: f32) {
    let behind = step_vector(facing).normalize_or_zero() * -0.35;
    throw_up_ground(animation, before, square, at + 0.05, behind);
}

/// Dust or water beside both tracks of a unit that turns on the spot.
fn turn_dust(animation: &mut Animation, before: &Position, square: Square, facing: Facing, at: f32) {
    let ahead = step_vector(facing).normalize_or_zero();
    let right = ahead.cross(Vec3::Y);
    for side in [right, -right] {
        throw_up_ground(animation, before, square, at + 0.05, side * 0.24);
    }
}

/// Engine smoke of a unit that starts to reverse, and dust or water at the front of its tracks.
fn reverse_smoke(animation: &mut Animation, before: &Position, square: Square, facing: Facing, at: f32) {
    let ahead = step_vector(facing).normalize_or_zero();
    let place = world_of(before, square);
    bursts::smoke(animation, at, place - ahead * 0.36 + Vec3::Y * 0.2, 3, ahead * -0.5 + Vec3::Y * 0.5, 0.45);
    throw_up_ground(animation, before, square, at + 0.08, ahead * 0.3);
}

/// Pushes wrecks at the end of the path.
pub(super) fn push_wrecks(animation: &mut Animation, before: &Position, action: Action, actors: &Actors, arrived: f32) {
    for (from, to) in before.pushes(action) {
        let Some(wreck) = actors.at(to) else { continue };
        let rest = wreck.state.rest_pose(layout(before), from.into());
        let begin = (arrived - DRIVE_SQUARE).max(0.0);
        let end = world_of(before, to) + Vec3::Y * standing_height(before, to);
        animation.piece_track(wreck.entity, rest).move_to(begin..begin + DRIVE_SQUARE, end, EaseFunction::SineInOut);
    }
}
