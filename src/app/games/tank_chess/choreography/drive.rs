//! Driving, turning, reversing, and leaving the board.

use bevy::prelude::*;

use super::super::options::along as stances_along;
use super::super::place::{way, world_of};
use super::timing::{DIAGONAL, LEAVE, REVERSE, SET_OFF, SQUARE, TURN};
use super::{puffs, stance};
use crate::app::effects::score::{Cast, Score};
use crate::app::effects::track::Track;
use crate::rules::tank_chess::{Action, Facing, Piece, Position, Square, Step};

/// How far beyond the edge square's middle the Command drives before it is gone.
const BEYOND: f32 = 2.2;

/// A stretch of the way that is driven or turned in one go.
struct Stretch {
    step: Step,
    squares: u8,
}

/// A unit takes its way. Returns when it has arrived.
pub(super) fn along(score: &mut Score, track: &mut Track, before: &Position, piece: Piece, path: &[Step]) -> f32 {
    let (mut square, mut facing) = (piece.square, piece.facing);
    let mut now = 0.0;
    for Stretch { step, squares } in stretches(path) {
        let begun = now;
        match step {
            Step::Forward => {
                let per_square = if facing.index() % 2 == 0 { SQUARE } else { DIAGONAL };
                now += SET_OFF + per_square * f32::from(squares);
                dust(score, before, square, facing, begun);
                square = square.toward(facing, squares).unwrap_or(square);
                track.go(begun..now, world_of(before, square), EaseFunction::SineInOut);
            }
            Step::Reverse => {
                now += REVERSE;
                square = square.toward(facing.reversed(), 1).unwrap_or(square);
                track.go(begun..now, world_of(before, square), EaseFunction::SineInOut);
            }
            Step::TurnLeft | Step::TurnRight => {
                // More than half a turn in one go would be turned the short way round.
                for _ in 0..squares {
                    facing = if step == Step::TurnLeft { facing.left() } else { facing.right() };
                    track.turn(now..now + TURN, stance(before, square, facing).rotation, EaseFunction::Linear);
                    now += TURN;
                }
            }
            Step::Exit => {}
        }
    }
    now
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
    track: &mut Track,
    piece: Piece,
    path: &[Step],
    before: &Position,
    arrived: f32,
) {
    let (edge, facing) = stances_along(piece, path).last().copied().unwrap_or((piece.square, piece.facing));
    let gone = arrived + LEAVE;
    let out = way(facing);
    dust(score, before, edge, facing, arrived);
    track.go(arrived..gone, world_of(before, edge) + out * BEYOND, EaseFunction::SineIn).size(
        gone - LEAVE * 0.25..gone,
        Vec3::splat(0.02),
        EaseFunction::QuadraticIn,
    );
    puffs::dust_ring(score, gone - LEAVE * 0.2, world_of(before, edge) + out * BEYOND, 0.2, 0.8);
}
