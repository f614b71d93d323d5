//! How a position of Cannon stands, judged without looking ahead.

use super::Sight;
use super::weights::Weights;
use crate::rules::Side;
use crate::rules::cannon::bitboard::Bitboard;
use crate::rules::cannon::{Direction, Point, Position};

/// How the position stands for the side to move by these weights, in hundredths of a soldier. It is linear in them, which is what tuning
/// builds on.
pub(super) fn evaluate(position: &Position, sight: &Sight, weights: &Weights) -> i32 {
    let us = position.to_move();
    let (ours, theirs) = (count(position.soldiers(us)), count(position.soldiers(!us)));
    let mut score = weights.soldier * (ours - theirs);
    score += army(position, sight, us, weights) - army(position, sight, !us, weights);
    let at_risk = sight.at_risk(us);
    score -= weights.threat * count(at_risk & position.soldiers(us));
    score += weights.threat_on_turn * count(sight.at_risk(!us) & position.soldiers(!us));
    if at_risk.meets(position.town_set(us)) {
        score += weights.danger;
    }
    score + weights.tempo
}

/// What a side's army is worth beyond its number.
fn army(position: &Position, sight: &Sight, side: Side, weights: &Weights) -> i32 {
    let own = position.soldiers(side);
    let empty = position.empty();
    let mut score = 0;

    for (axis, cannon) in [
        (Direction::North, weights.cannon_file),
        (Direction::East, weights.cannon_rank),
        (Direction::NorthEast, weights.cannon_diagonal),
        (Direction::SouthEast, weights.cannon_diagonal),
    ] {
        let back = axis.reversed();
        // The upper soldiers of all pairs along the axis; where one of them is the lower of another pair, it is in the middle of a
        // cannon.
        let pairs = own & own.shifted(axis);
        score += weights.pair * count(pairs);
        let uppers = pairs & pairs.shifted(axis);
        if !uppers.is_empty() {
            let lowers = uppers.shifted(back).shifted(back);
            let shifts = count(uppers.shifted(axis) & empty) + count(lowers.shifted(back) & empty);
            score += cannon * count(uppers) + weights.shift * shifts;
        }
    }

    let fire = sight.fire(side);
    score += weights.fire * count(fire & half(!side));
    score +=
        weights.step * forward(side).into_iter().map(|direction| count(own.shifted(direction) & empty)).sum::<i32>();

    for (rank, weight) in weights.advance.iter().enumerate() {
        let rank = rank as u8;
        let rank = if side == Side::South { rank } else { Point::SIZE - 1 - rank };
        score += weight * count(own & Bitboard::rank(rank));
    }

    let enemy_town = position.town_set(!side);
    if !enemy_town.is_empty() {
        score += weights.fire_town * count(fire & (enemy_town | enemy_town.neighbours()));
        score += around(own, enemy_town, &weights.attacker);
    }
    if let Some(town) = position.town(side) {
        score += around(own, position.town_set(side), &weights.guard);
        let file = if side == Side::South { town.file() } else { Point::SIZE - 1 - town.file() };
        score += weights.town_file[usize::from(file)];
    }
    score
}

/// The weighted number of soldiers in each ring around a town.
fn around(soldiers: Bitboard, town: Bitboard, rings: &[i32; 3]) -> i32 {
    let mut score = 0;
    let mut within = town;
    for weight in rings {
        let wider = within | within.neighbours();
        score += weight * count(soldiers & (wider - within));
        within = wider;
    }
    score
}

fn forward(side: Side) -> [Direction; 3] {
    match side {
        Side::South => [Direction::NorthWest, Direction::North, Direction::NorthEast],
        Side::North => [Direction::SouthWest, Direction::South, Direction::SouthEast],
    }
}

/// The half of the board that is a side's own.
const fn half(side: Side) -> Bitboard {
    const SOUTH: u128 = {
        let mut bits = 0;
        let mut rank = 0;
        while rank < Point::SIZE / 2 {
            bits |= Bitboard::rank(rank).bits();
            rank += 1;
        }
        bits
    };
    Bitboard::from_bits(match side {
        Side::South => SOUTH,
        Side::North => !SOUTH,
    })
}

fn count(points: Bitboard) -> i32 {
    points.count() as i32
}

#[cfg(test)]
mod tests {
    use super::super::weights::WEIGHTS;
    use super::*;
    use crate::rules::Game;
    use crate::rules::cannon::{Ruleset, Setup};

    fn judged(position: &Position) -> i32 {
        evaluate(position, &Sight::of(position), &WEIGHTS)
    }

    #[test]
    fn a_position_turned_round_is_judged_alike() {
        let mut position = Position::start(&Ruleset::CLASSIC);
        for n in 0..120 {
            let actions = position.actions();
            if actions.is_empty() || position.outcome().is_some() {
                break;
            }
            position.play(actions[n * 7919 % actions.len()]);
            let mut turned = Setup::empty(!position.to_move());
            for point in Point::all() {
                turned.set(point.rotated(), position.piece_at(point).map(|(side, kind)| (!side, kind)));
            }
            if let Ok(turned) = turned.position(&Ruleset::CLASSIC) {
                assert_eq!(judged(&position), judged(&turned), "{position:?}");
            }
        }
    }

    #[test]
    fn a_soldier_more_is_better() {
        let read = |text| Position::from_text(text, &Ruleset::CLASSIC).expect("a sound position");
        let even = read("1L8/10/10/1l1l1l4/10/10/4d1d1d1/10/10/8D1 d");
        let ahead = read("1L8/10/10/1l1l6/10/10/4d1d1d1/10/10/8D1 d");
        assert!(judged(&ahead) > judged(&even) + 60);
    }
}
