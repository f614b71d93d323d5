//! Driving, turning, reversing, and leaving the board.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};
use std::ops::Range;

use bevy::prelude::*;

use super::super::options::along as stances_along;
use super::super::pieces::{FLAIL, TRACKS};
use super::super::place::{is_water, layout, level_of, way, world_of};
use super::timing::{DIAGONAL, DIP, LEAVE, LEVEL, REAR, REVERSE, SET_OFF, SQUARE, TURN};
use super::{body_at, puffs, stance};
use crate::app::common::animation::score::{Actor, Actors, Animation};
use crate::app::common::animation::track::Track;
use cannon_rules::tank_chess::{Action, Facing, PathStep, Piece, Position, Square};

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
    step: PathStep,
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
    /// A unit where it stands in a position.
    pub(super) fn new(before: &Position, piece: Piece) -> Vehicle {
        Vehicle {
            hull: body_at(before, piece.square, piece.facing),
            bands: [(); 2].map(|()| Track::new(Transform::IDENTITY)),
            arrived: 0.0,
        }
    }

    /// Takes its way. Returns when it has arrived.
    pub(super) fn along(&mut self, score: &mut Animation, before: &Position, piece: Piece, path: &[PathStep]) -> f32 {
        let (mut square, mut facing) = (piece.square, piece.facing);
        let mut now = 0.0;
        for Stretch { step, squares } in stretches(path) {
            let begun = now;
            match step {
                PathStep::Forward => {
                    let per_square = if facing.index() % 2 == 0 { SQUARE } else { DIAGONAL };
                    now += SET_OFF + per_square * f32::from(squares);
                    dust(score, before, square, facing, begun);
                    let way: Vec<Square> = (0..=squares).filter_map(|nth| square.toward(facing, nth)).collect();
                    self.drive(score, begun..now, before, &way, 1.0);
                    square = way.last().copied().unwrap_or(square);
                }
                PathStep::Reverse => {
                    now += REVERSE;
                    backing(score, before, square, facing, begun);
                    let to = square.toward(facing.reversed(), 1).unwrap_or(square);
                    self.drive(score, begun..now, before, &[square, to], -1.0);
                    square = to;
                }
                PathStep::TurnLeft | PathStep::TurnRight => {
                    churn(score, before, square, facing, begun);
                    self.hull.pitch(begun..begun + REAR, 0.0, EaseFunction::SineOut);
                    // More than half a turn in one go would be turned the short way round.
                    for nth in 0..squares {
                        facing = if step == PathStep::TurnLeft { facing.left() } else { facing.right() };
                        let (length, ease) = part_of_turn(nth == 0, nth + 1 == squares);
                        let span = now..now + length;
                        self.hull.turn(span.clone(), stance(before, square, facing).rotation, ease);
                        let outer = if step == PathStep::TurnLeft { GAUGE } else { -GAUGE } * FRAC_PI_4;
                        let [left, right] = &mut self.bands;
                        left.run(span.clone(), -outer, ease);
                        right.run(span, outer, ease);
                        now += length;
                    }
                }
                PathStep::Exit => {}
            }
        }
        if now > 0.0 {
            self.hull.pitch(now..now + LEVEL, 0.0, EaseFunction::BackOut);
        }
        self.arrived = now;
        now
    }

    /// Drives straight from square to square: `ahead` is 1 forward and -1 backward. The hull rears as it sets off and dips as it stops;
    /// backward it does less, and the other way round.
    fn drive(&mut self, score: &mut Animation, span: Range<f32>, before: &Position, way: &[Square], ahead: f32) {
        let [Some(from), Some(to)] = [way.first(), way.last()].map(|end| end.map(|&end| world_of(before, end))) else {
            return;
        };
        self.hull.go(span.clone(), to, EaseFunction::SineInOut);
        self.wade(score, &span, before, way);
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

    /// Goes down where the way leads into water, and climbs where it leads out.
    fn wade(&mut self, score: &mut Animation, span: &Range<f32>, before: &Position, way: &[Square]) {
        let steps = (way.len() - 1) as f32;
        // When it comes past a part of a way that is taken with a sinusoidal ease.
        let past = |part: f32| span.start + (span.end - span.start) * (1.0 - 2.0 * part).acos() / PI;
        for (nth, pair) in way.windows(2).enumerate() {
            let [here, there] = [pair[0], pair[1]].map(|square| level_of(before, square));
            if here != there {
                let window = past(nth as f32 / steps)..past((nth + 1) as f32 / steps);
                let bank = [pair[0], pair[1]].map(|square| world_of(before, square));
                puffs::wash(score, window.start.midpoint(window.end), bank[0].midpoint(bank[1]));
                self.hull.level(window, there, EaseFunction::SineInOut);
            }
        }
    }

    /// Puts the whole into the score: the bands stay on the ground while the hull rocks above them, and a flail turns.
    pub(super) fn perform(self, score: &mut Animation, unit: Actor) {
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
fn stretches(path: &[PathStep]) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    for &step in path {
        match stretches.last_mut() {
            Some(last) if last.step == step => last.squares += 1,
            _ => stretches.push(Stretch { step, squares: 1 }),
        }
    }
    stretches
}

/// What tracks throw up: dust, or water where a swimmer is in it.
fn stir(score: &mut Animation, before: &Position, square: Square, at: f32, aside: Vec3) {
    let place = world_of(before, square) + aside;
    if is_water(before, square) {
        puffs::wash(score, at, place);
    } else {
        puffs::footfall(score, at, place);
    }
}

/// Dust or water from under the tracks of a unit that sets off.
fn dust(score: &mut Animation, before: &Position, square: Square, facing: Facing, at: f32) {
    let behind = way(facing).normalize_or_zero() * -0.35;
    stir(score, before, square, at + 0.05, behind);
}

/// The same from under both tracks of a unit that turns where it stands.
fn churn(score: &mut Animation, before: &Position, square: Square, facing: Facing, at: f32) {
    let ahead = way(facing).normalize_or_zero();
    let right = ahead.cross(Vec3::Y);
    for side in [right, -right] {
        stir(score, before, square, at + 0.05, side * 0.24);
    }
}

/// The engine of a unit that is put into reverse smokes, and dust or water comes from under the fore ends of its tracks.
fn backing(score: &mut Animation, before: &Position, square: Square, facing: Facing, at: f32) {
    let ahead = way(facing).normalize_or_zero();
    let place = world_of(before, square);
    puffs::smoke(score, at, place - ahead * 0.36 + Vec3::Y * 0.2, 3, ahead * -0.5 + Vec3::Y * 0.5, 0.45);
    stir(score, before, square, at + 0.08, ahead * 0.3);
}

/// Wrecks are pushed along at the end of the way.
pub(super) fn push(score: &mut Animation, before: &Position, action: Action, cast: &Actors, arrived: f32) {
    for (from, to) in before.pushes(action) {
        let Some(wreck) = cast.at(to) else { continue };
        let rest = wreck.figure.stance(layout(before), from.into());
        let begin = (arrived - SQUARE).max(0.0);
        let goal = world_of(before, to) + Vec3::Y * level_of(before, to);
        score.piece(wreck.entity, rest).go(begin..begin + SQUARE, goal, EaseFunction::SineInOut);
    }
}

/// The Command drives over the edge and is gone.
pub(super) fn leave(
    score: &mut Animation,
    vehicle: &mut Vehicle,
    piece: Piece,
    path: &[PathStep],
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
