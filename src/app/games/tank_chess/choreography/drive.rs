//! Driving, turning, reversing, and leaving the board.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, TAU};
use std::ops::Range;

use bevy::prelude::*;

use super::super::options::along as stances_along;
use super::super::pieces::{FLAIL, TRACKS};
use super::super::place::{way, world_of};
use super::timing::{DIAGONAL, DIP, LEAVE, LEVEL, REAR, REVERSE, SET_OFF, SQUARE, TURN};
use super::{puffs, stance};
use crate::app::effects::score::{Cast, Member, Score};
use crate::app::effects::track::Track;
use crate::rules::tank_chess::{Action, Facing, Piece, Position, Square, Step};

/// How far beyond the edge square's middle the Command drives before it is gone.
const BEYOND: f32 = 2.2;

/// How far the hull rears on its springs when the unit sets off, and dips when it stops, in radians.
const REARING: f32 = 0.045;
const DIPPING: f32 = 0.05;
/// Half the distance between a vehicle's tracks.
const GAUGE: f32 = 0.22;
/// How fast a flail turns, in turns a second.
const FLAILING: f32 = 2.6;

/// A stretch of the way that is driven or turned in one go.
struct Stretch {
    step: Step,
    squares: u8,
}

/// A unit on its way.
pub(super) struct Vehicle {
    /// The whole of it.
    pub(super) hull: Track,
    /// What its bands do, left and right: they run.
    bands: [Track; 2],
    arrived: f32,
}

impl Vehicle {
    pub(super) fn new(start: Transform) -> Vehicle {
        Vehicle { hull: Track::new(start), bands: [(); 2].map(|()| Track::new(Transform::IDENTITY)), arrived: 0.0 }
    }

    /// Takes its way. Returns when it has arrived.
    pub(super) fn along(&mut self, score: &mut Score, before: &Position, piece: Piece, path: &[Step]) -> f32 {
        let (mut square, mut facing) = (piece.square, piece.facing);
        let mut now = 0.0;
        for Stretch { step, squares } in stretches(path) {
            let begun = now;
            match step {
                Step::Forward => {
                    let per_square = if facing.index() % 2 == 0 { SQUARE } else { DIAGONAL };
                    now += SET_OFF + per_square * f32::from(squares);
                    dust(score, before, square, facing, begun);
                    let to = square.toward(facing, squares).unwrap_or(square);
                    self.drive(begun..now, before, [square, to], 1.0);
                    square = to;
                }
                Step::Reverse => {
                    now += REVERSE;
                    backing(score, before, square, facing, begun);
                    let to = square.toward(facing.reversed(), 1).unwrap_or(square);
                    self.drive(begun..now, before, [square, to], -1.0);
                    square = to;
                }
                Step::TurnLeft | Step::TurnRight => {
                    churn(score, before, square, facing, begun);
                    self.hull.pitch(begun..begun + REAR, 0.0, EaseFunction::SineOut);
                    // More than half a turn in one go would be turned the short way round.
                    for nth in 0..squares {
                        facing = if step == Step::TurnLeft { facing.left() } else { facing.right() };
                        let (length, ease) = part_of_turn(nth == 0, nth + 1 == squares);
                        let span = now..now + length;
                        self.hull.turn(span.clone(), stance(before, square, facing).rotation, ease);
                        let outer = if step == Step::TurnLeft { GAUGE } else { -GAUGE } * FRAC_PI_4;
                        let [left, right] = &mut self.bands;
                        left.run(span.clone(), -outer, ease);
                        right.run(span, outer, ease);
                        now += length;
                    }
                }
                Step::Exit => {}
            }
        }
        if now > 0.0 {
            self.hull.pitch(now..now + LEVEL, 0.0, EaseFunction::BackOut);
        }
        self.arrived = now;
        now
    }

    /// Drives straight: `ahead` is 1 forward and -1 backward. The hull rears as it sets off and dips as it stops; backward it does less,
    /// and the other way round.
    fn drive(&mut self, span: Range<f32>, before: &Position, [from, to]: [Square; 2], ahead: f32) {
        let (from, to) = (world_of(before, from), world_of(before, to));
        self.hull.go(span.clone(), to, EaseFunction::SineInOut);
        for band in &mut self.bands {
            band.run(span.clone(), from.distance(to) * ahead, EaseFunction::SineInOut);
        }
        let strength = if ahead > 0.0 { 1.0 } else { -0.6 };
        self.hull.pitch(span.start..span.start + REAR, REARING * strength, EaseFunction::SineOut).pitch(
            span.end - DIP..span.end,
            -DIPPING * strength,
            EaseFunction::SineInOut,
        );
    }

    /// Puts the whole into the score: the bands stay on the ground while the hull rocks above them, and a flail turns.
    pub(super) fn perform(self, score: &mut Score, unit: Member) {
        let moves = |part: &str| unit.figure.model.moves.contains(&part);
        for (mut band, name) in self.bands.into_iter().zip(TRACKS) {
            if moves(name) {
                band.level_out(&self.hull);
                *score.part(unit.entity, name) = band;
            }
        }
        if self.arrived > 0.0 && moves(FLAIL) {
            let turns = (self.arrived * FLAILING).ceil();
            score.part(unit.entity, FLAIL).pitch(0.0..self.arrived, -turns * TAU, EaseFunction::SineInOut);
        }
        score.pieces.push((unit.entity, self.hull));
    }
}

/// Time for 45° of a turn, and how it goes: it sets off at the first and comes to rest at the last, and the speed is the same where they
/// meet.
fn part_of_turn(first: bool, last: bool) -> (f32, EaseFunction) {
    match (first, last) {
        (true, true) => (TURN * FRAC_PI_2, EaseFunction::SineInOut),
        (true, false) => (TURN * FRAC_PI_2, EaseFunction::SineIn),
        (false, true) => (TURN * FRAC_PI_2, EaseFunction::SineOut),
        (false, false) => (TURN, EaseFunction::Linear),
    }
}

/// Equal steps in a row are one stretch.
fn stretches(path: &[Step]) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    for &step in path {
        match stretches.last_mut() {
            Some(last) if last.step == step => last.squares += 1,
            _ => stretches.push(Stretch { step, squares: 1 }),
        }
    }
    stretches
}

/// Dust from under the tracks of a unit that sets off.
fn dust(score: &mut Score, before: &Position, square: Square, facing: Facing, at: f32) {
    let behind = way(facing).normalize_or_zero() * -0.35;
    puffs::footfall(score, at + 0.05, world_of(before, square) + behind);
}

/// Dust from under both tracks of a unit that turns where it stands.
fn churn(score: &mut Score, before: &Position, square: Square, facing: Facing, at: f32) {
    let ahead = way(facing).normalize_or_zero();
    let right = ahead.cross(Vec3::Y);
    for side in [right, -right] {
        puffs::footfall(score, at + 0.05, world_of(before, square) + side * 0.24);
    }
}

/// The engine of a unit that is put into reverse smokes, and dust comes from under the fore ends of its tracks.
fn backing(score: &mut Score, before: &Position, square: Square, facing: Facing, at: f32) {
    let ahead = way(facing).normalize_or_zero();
    let place = world_of(before, square);
    puffs::smoke(score, at, place - ahead * 0.36 + Vec3::Y * 0.2, 3, ahead * -0.5 + Vec3::Y * 0.5, 0.45);
    puffs::footfall(score, at + 0.08, place + ahead * 0.3);
}

/// Wrecks are pushed along at the end of the way.
pub(super) fn push(score: &mut Score, before: &Position, action: Action, cast: &Cast, arrived: f32) {
    for (from, to) in before.pushes(action) {
        let Some(wreck) = cast.at(to) else { continue };
        let rest = super::super::place::layout(before).stance(from.into(), wreck.figure.heading);
        let begin = (arrived - SQUARE).max(0.0);
        score.piece(wreck.entity, rest).go(begin..begin + SQUARE, world_of(before, to), EaseFunction::SineInOut);
    }
}

/// The Command drives over the edge and is gone.
pub(super) fn leave(
    score: &mut Score,
    vehicle: &mut Vehicle,
    piece: Piece,
    path: &[Step],
    before: &Position,
    arrived: f32,
) {
    let (edge, facing) = stances_along(piece, path).last().copied().unwrap_or((piece.square, piece.facing));
    let gone = arrived + LEAVE;
    let out = way(facing);
    dust(score, before, edge, facing, arrived);
    vehicle.hull.go(arrived..gone, world_of(before, edge) + out * BEYOND, EaseFunction::SineIn).size(
        gone - LEAVE * 0.25..gone,
        Vec3::splat(0.02),
        EaseFunction::QuadraticIn,
    );
    for band in &mut vehicle.bands {
        band.run(arrived..gone, BEYOND, EaseFunction::SineIn);
    }
    puffs::dust_ring(score, gone - LEAVE * 0.2, world_of(before, edge) + out * BEYOND, 0.2, 0.8);
}
