//! The static evaluation of Cannon.
//!
//! The features that depend on the place of a soldier and on the files of the towns are summed up from piece-square tables, and the
//! accumulator updates the sum incrementally. All other features are counted with bitboards in every position. The same code computes
//! weighted sums for the search and counts features for the tuner.

use super::AttackInfo;
use super::features::{self, Term};
use super::styles;
use super::weights::Weights;
use crate::Style;
use crate::feature_sink::{FeatureCounts, FeatureSink, WeightedSum, weighted_sum};
use crate::playable::{Evaluator, Linear, WeightsError};
use crate::weights::{self, Tapered};
use cannon_rules::Side;
use cannon_rules::cannon::bitboard::Bitboard;
use cannon_rules::cannon::{Action, Direction, Point, Position};

/// The number of soldiers at the start.
const SOLDIERS: i32 = 2 * Position::SOLDIERS as i32;
/// Number of points on the board.
const POINTS: usize = Point::SIZE as usize * Point::SIZE as usize;
/// The number of entries by the file of a town: one for each file, and one for a town that is not on the board.
const TOWNS: usize = Point::SIZE as usize + 1;

/// The linear evaluation of Cannon.
#[derive(Clone, Debug)]
pub struct LinearEvaluator {
    weights: Weights,
    /// The value of a soldier by the file of its own town and its point, from South's perspective.
    home: Box<[[Tapered; POINTS]; TOWNS]>,
    /// The additional value by the file of the enemy town and its point.
    away: Box<[[Tapered; POINTS]; TOWNS]>,
}

impl LinearEvaluator {
    fn new(weights: Weights) -> LinearEvaluator {
        let mut home = Box::new([[Tapered::default(); POINTS]; TOWNS]);
        let mut away = home.clone();
        for town in 0..TOWNS {
            for point in Point::all() {
                home[town][point.index()] =
                    weighted_sum(&*weights.0, |sink| add_home_features(point, town_file(town), sink));
                away[town][point.index()] =
                    weighted_sum(&*weights.0, |sink| add_attack_features(point, town_file(town), sink));
            }
        }
        LinearEvaluator { weights, home, away }
    }

    /// The evaluator with the built-in weights adjusted to a style.
    pub(super) fn of(style: Style) -> LinearEvaluator {
        let weights = Weights::from_text(super::PLAIN).expect("the shipped weights are sound");
        LinearEvaluator::new(styles::adjusted(weights, style))
    }

    /// The value of a soldier of `side` on this point.
    fn soldier(&self, position: &Position, side: Side, point: Point) -> Tapered {
        let [own, enemy] = [side, !side].map(|owner| {
            position.town(owner).map_or(TOWNS - 1, |town| usize::from(from_perspective(side, town).file()))
        });
        let index = from_perspective(side, point).index();
        let mut worth = self.home[own][index];
        worth += self.away[enemy][index];
        worth
    }
}

/// The file of a town by its index in the tables. `None` for the last index.
fn town_file(town: usize) -> Option<u8> {
    (town + 1 < TOWNS).then_some(town as u8)
}

/// A point from the perspective of a side: rotated for North.
fn from_perspective(side: Side, point: Point) -> Point {
    if side == Side::South { point } else { point.rotated() }
}

impl Evaluator<Position> for LinearEvaluator {
    /// The value of the soldiers of each side.
    type Accumulator = [Tapered; 2];

    fn refresh(&self, position: &Position) -> [Tapered; 2] {
        Side::ALL.map(|side| {
            let mut worth = Tapered::default();
            for point in position.soldiers(side) {
                worth += self.soldier(position, side, point);
            }
            worth
        })
    }

    fn update(&self, accumulator: &[Tapered; 2], before: &Position, action: Action, after: &Position) -> [Tapered; 2] {
        let (us, them) = (before.to_move(), !before.to_move());
        let (mut accumulator, target) = (*accumulator, action.target());
        if matches!(action, Action::Place { .. }) || before.town(them) == Some(target) {
            // A town is placed or captured, which changes the value of all soldiers.
            return self.refresh(after);
        }
        if matches!(action, Action::Capture { .. } | Action::Shot { .. }) {
            accumulator[them.index()] -= self.soldier(before, them, target);
        }
        if let Some(from) = action.from() {
            accumulator[us.index()] -= self.soldier(before, us, from);
            accumulator[us.index()] += self.soldier(before, us, target);
        }
        accumulator
    }

    fn evaluate(&self, accumulator: &[Tapered; 2], position: &Position, attacks: &AttackInfo) -> i32 {
        let us = position.to_move();
        let mut sink = WeightedSum { weights: &*self.weights.0, total: accumulator[us.index()] };
        sink.total -= accumulator[(!us).index()];
        add_features(position, attacks, &mut sink);
        sink.total.at(soldiers(position), SOLDIERS)
    }
}

impl Linear<Position> for LinearEvaluator {
    fn weights(&self) -> Vec<f64> {
        weights::ends(&self.weights.0[..])
    }

    fn names() -> Vec<String> {
        weights::names(&features::rows())
    }

    fn with_weights(&self, weights: &[f64]) -> LinearEvaluator {
        let mut changed = self.weights.clone();
        weights::set_ends(&mut changed.0[..], weights);
        LinearEvaluator::new(changed)
    }

    fn features(position: &Position) -> Vec<(usize, f64)> {
        let mut counts = FeatureCounts::new(features::COUNT);
        add_features(position, &AttackInfo::of(position), &mut counts);
        for side in Side::ALL {
            let [own, enemy] =
                [side, !side].map(|owner| position.town(owner).map(|town| from_perspective(side, town).file()));
            for point in position.soldiers(side) {
                counts.add_side(side == position.to_move(), |sink| {
                    add_home_features(from_perspective(side, point), own, sink);
                    add_attack_features(from_perspective(side, point), enemy, sink);
                });
            }
        }
        counts.tapered(soldiers(position), SOLDIERS)
    }

    fn to_text(&self) -> String {
        self.weights.to_text()
    }

    fn from_text(text: &str) -> Result<LinearEvaluator, WeightsError> {
        Weights::from_text(text).map(LinearEvaluator::new)
    }
}

fn soldiers(position: &Position) -> i32 {
    Side::ALL.into_iter().map(|side| count(position.soldiers(side))).sum()
}

/// Adds the features of a soldier of South on a point, with its own town on this file.
fn add_home_features(point: Point, town: Option<u8>, sink: &mut impl FeatureSink) {
    let (rank, file) = (point.rank(), point.file());
    sink.add(Term::Soldier as usize, 1);
    sink.add(features::place(rank, file.min(Point::SIZE - 1 - file)), 1);
    if let Some(town) = town {
        sink.add(features::guard(rank, file.abs_diff(town).min(8)), 1);
    }
}

/// Adds the features of the same soldier that depend on the file of the enemy town.
fn add_attack_features(point: Point, town: Option<u8>, sink: &mut impl FeatureSink) {
    if let Some(town) = town {
        sink.add(features::attack(point.rank(), point.file().abs_diff(town).min(8)), 1);
    }
}

/// Adds all features except those of the soldiers' places, for the side to move.
fn add_features(position: &Position, attacks: &AttackInfo, sink: &mut impl FeatureSink) {
    let us = position.to_move();
    for side in Side::ALL {
        sink.add_side(side == us, |sink| add_side_features(position, attacks, side, sink));
    }
    let [ours, theirs] = [us, !us].map(|side| {
        let at_risk = attacks.at_risk(side) & position.soldiers(side);
        [count(at_risk), count(at_risk - attacks.bears(side))]
    });
    sink.add(Term::Threat as usize, -ours[0]);
    sink.add(Term::Loose as usize, -ours[1]);
    sink.add(Term::ThreatOnTurn as usize, theirs[0]);
    sink.add(Term::LooseOnTurn as usize, theirs[1]);
    if attacks.at_risk(us).intersects(position.town_set(us)) {
        sink.add(Term::Danger as usize, 1);
    }
    sink.add(Term::Tempo as usize, 1);
}

/// Adds the features of one side.
fn add_side_features(position: &Position, attacks: &AttackInfo, side: Side, sink: &mut impl FeatureSink) {
    let own = position.soldiers(side);
    let empty = position.empty();

    let mut shifts = 0;
    for (axis, pair, cannon) in [
        (Direction::North, Term::PairFile, Term::CannonFile),
        (Direction::East, Term::PairRank, Term::CannonRank),
        (Direction::NorthEast, Term::PairDiagonal, Term::CannonDiagonal),
        (Direction::SouthEast, Term::PairDiagonal, Term::CannonDiagonal),
    ] {
        let back = axis.reversed();
        // Each pair along the axis is represented by its upper soldier. If that soldier is also the lower one of another pair, it is the
        // middle of a cannon.
        let pairs = own & own.shifted(axis);
        sink.add(pair as usize, count(pairs));
        let uppers = pairs & pairs.shifted(axis);
        if !uppers.is_empty() {
            let lowers = uppers.shifted(back).shifted(back);
            shifts += count(uppers.shifted(axis) & empty) + count(lowers.shifted(back) & empty);
            sink.add(cannon as usize, count(uppers));
        }
    }
    sink.add(Term::Shift as usize, shifts);

    let fire = attacks.fire(side);
    sink.add(Term::Fire as usize, count(fire & half(!side)));
    sink.add(Term::Aimed as usize, count(fire & position.soldiers(!side)));
    for direction in forward(side) {
        let steps = own.shifted(direction) & empty;
        sink.add(Term::Step as usize, count(steps));
        sink.add(Term::SafeStep as usize, count(steps - attacks.bears(!side)));
    }

    if let Some(town) = position.town(!side) {
        let enemy_town = Bitboard::from_point(town);
        sink.add(Term::FireTown as usize, count(fire & (enemy_town | enemy_town.neighbours())));
        for runner in (own & cone(town, !side)) - shadow(position.soldiers(!side), !side) {
            sink.add(features::runner(from_perspective(side, runner).rank()), 1);
        }
    }
    if let Some(town) = position.town(side) {
        sink.add(features::town(from_perspective(side, town).file() - 1), 1);
    }
}

fn forward(side: Side) -> [Direction; 3] {
    match side {
        Side::South => [Direction::NorthWest, Direction::North, Direction::NorthEast],
        Side::North => [Direction::SouthWest, Direction::South, Direction::SouthEast],
    }
}

/// A side's half of the board.
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

/// All points that soldiers of a side could still reach by forward steps and captures, including their own points and those beside them.
/// They can stop an enemy soldier on any of these points.
const fn shadow(soldiers: Bitboard, side: Side) -> Bitboard {
    const RANKS: u32 = Point::SIZE as u32;
    let (soldiers, mut points, mut row) = (soldiers.bits(), 0, 0);
    let mut n = 0;
    while n < RANKS {
        let rank = match side {
            Side::South => n,
            Side::North => RANKS - 1 - n,
        };
        // Each rank is reached from the rank behind it, in the soldiers' direction.
        let shift = Bitboard::BITS_PER_RANK * rank;
        row |= (soldiers >> shift) as u32 & Bitboard::rank(0).bits() as u32;
        row |= row << 1 | row >> 1;
        points |= ((row & Bitboard::rank(0).bits() as u32) as u128) << shift;
        n += 1;
    }
    Bitboard::from_bits(points)
}

/// The points from which an enemy soldier can reach a side's town by forward moves alone.
fn cone(town: Point, side: Side) -> Bitboard {
    const CONES: [[Bitboard; Point::SIZE as usize]; 2] = {
        let mut cones = [[Bitboard::EMPTY; Point::SIZE as usize]; 2];
        let mut file = 0;
        while file < Point::SIZE as usize {
            let mut side = 0;
            while side < 2 {
                let owner = Side::ALL[side];
                let home = Bitboard::home_rank(owner).bits();
                let town = Bitboard::from_bits(home & Bitboard::file(file as u8).bits());
                cones[side][file] = Bitboard::from_bits(shadow(town, owner).bits() & !home);
                side += 1;
            }
            file += 1;
        }
        cones
    };
    CONES[side.index()][usize::from(town.file())]
}

fn count(points: Bitboard) -> i32 {
    points.count() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playable::Playable;
    use cannon_rules::Game;
    use cannon_rules::cannon::{Ruleset, Setup};

    fn judged(position: &Position) -> i32 {
        let judge = Position::evaluator(Style::Plain);
        judge.evaluate(&judge.refresh(position), position, &AttackInfo::of(position))
    }

    /// Positions of unfinished games, with the action that is played in each.
    fn positions() -> impl Iterator<Item = (Position, Action)> {
        (0..8).flat_map(|game: usize| {
            let mut position = Position::start(&Ruleset::CLASSIC);
            (0..120).map_while(move |n| {
                let actions = position.actions();
                let action = *actions.get((n + game) * 7919 % actions.len().max(1))?;
                let here = (position.outcome().is_none()).then_some((position, action));
                position.play(action);
                here
            })
        })
    }

    #[test]
    fn a_position_turned_round_is_judged_alike() {
        for (position, _) in positions() {
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
    fn a_tally_that_was_carried_along_is_the_one_from_nothing() {
        let judge = Position::evaluator(Style::Fox);
        for (before, action) in positions() {
            let mut after = before;
            after.play(action);
            assert_eq!(
                judge.update(&judge.refresh(&before), &before, action, &after),
                judge.refresh(&after),
                "{before:?}"
            );
        }
    }

    #[test]
    fn a_value_is_the_sum_of_its_features() {
        let weights = Position::evaluator(Style::Plain).weights();
        for (position, _) in positions() {
            let sum: f64 =
                LinearEvaluator::features(&position).into_iter().map(|(index, count)| weights[index] * count).sum();
            assert!((sum - f64::from(judged(&position))).abs() <= 1.0, "{sum} {position:?}");
        }
    }

    #[test]
    fn a_soldier_more_is_better() {
        let read = |text| Position::from_text(text, &Ruleset::CLASSIC).expect("a sound position");
        let even = read("1L8/10/10/1l1l1l4/10/10/4d1d1d1/10/10/8D1 d");
        let ahead = read("1L8/10/10/1l1l6/10/10/4d1d1d1/10/10/8D1 d");
        assert!(judged(&ahead) > judged(&even) + 60);
    }

    #[test]
    fn runners_are_those_whom_nobody_can_stop() {
        let position = Position::from_text("1L8/10/3d5d/10/10/5l4/3d6/10/10/8D1 d", &Ruleset::CLASSIC).expect("sound");
        let runners: Vec<usize> = LinearEvaluator::features(&position)
            .into_iter()
            .filter(|(index, _)| (features::runner(0)..features::runner(9)).contains(&(index / 2)))
            .map(|(index, _)| index)
            .collect();
        // The soldier on d8 is passed. The one on j8 cannot reach b10 any more, and f5 can still stop d4.
        assert_eq!(runners, [2 * features::runner(7), 2 * features::runner(7) + 1]);
    }
}
