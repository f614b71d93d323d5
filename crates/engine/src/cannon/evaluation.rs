//! The static evaluation of Cannon.
//!
//! The features that depend on the place of a soldier and on the files of the towns are summed up from piece-square tables, and the
//! accumulator updates the sum incrementally. All other features are counted with bitboards in every position. The same code computes
//! weighted sums for the search and counts features for the tuner.

use super::features::{self, Feature};
use super::{AttackInfo, styles};
use crate::feature_sink::{FeatureCounts, FeatureSink, WeightedSum, weighted_sum};
use crate::playable::{Evaluator, Linear};
use crate::weights::{Tapered, WeightRow};
use cannon_rules::cannon::bitboard::Bitboard;
use cannon_rules::cannon::{Action, Direction, Point, Position};
use cannon_rules::record::Style;
use cannon_rules::{Game, Side};

/// The number of soldiers at the start.
const SOLDIERS: i32 = 2 * Position::SOLDIERS as i32;
/// Number of points on the board.
const POINTS: usize = Point::SIZE as usize * Point::SIZE as usize;
/// The number of entries by the file of a town: one for each file, and one for a town that is not on the board.
const TOWN_TABLE_SIZE: usize = Point::SIZE as usize + 1;

/// The linear evaluation of Cannon.
#[derive(Clone, Debug)]
pub struct LinearEvaluator {
    weights: Box<[Tapered; features::COUNT]>,
    /// The value of a soldier by the file of its own town and the soldier's point, from South's perspective.
    home_values: Box<[[Tapered; POINTS]; TOWN_TABLE_SIZE]>,
    /// The additional value of a soldier by the file of the enemy town and the soldier's point.
    attack_values: Box<[[Tapered; POINTS]; TOWN_TABLE_SIZE]>,
}

impl LinearEvaluator {
    /// The evaluator with the built-in weights adjusted to a share of a style, in percent.
    pub(crate) fn with_style(style: Style, percent: i32) -> LinearEvaluator {
        let mut weights = LinearEvaluator::from_text(super::WEIGHTS).expect("the built-in weights are valid").weights;
        styles::adjust(&mut *weights, style, percent);
        LinearEvaluator::new(weights)
    }

    /// Only the terms in which a share of a style, in percent, differs from the plain style.
    pub(crate) fn style_terms(style: Style, percent: i32) -> LinearEvaluator {
        let mut weights = Box::new([Tapered::default(); features::COUNT]);
        styles::adjust(&mut *weights, style, percent);
        LinearEvaluator::new(weights)
    }

    fn new(weights: Box<[Tapered; features::COUNT]>) -> LinearEvaluator {
        let mut home_values = Box::new([[Tapered::default(); POINTS]; TOWN_TABLE_SIZE]);
        let mut attack_values = home_values.clone();
        for town in 0..TOWN_TABLE_SIZE {
            for point in Point::all() {
                home_values[town][point.index()] =
                    weighted_sum(&*weights, |sink| add_home_features(point, town_file(town), sink));
                attack_values[town][point.index()] =
                    weighted_sum(&*weights, |sink| add_attack_features(point, town_file(town), sink));
            }
        }
        LinearEvaluator { weights, home_values, attack_values }
    }

    /// The value of a soldier of `side` on this point.
    fn soldier_value(&self, position: &Position, side: Side, point: Point) -> Tapered {
        let [own, enemy] = [side, !side].map(|owner| {
            position.town(owner).map_or(TOWN_TABLE_SIZE - 1, |town| usize::from(from_perspective(side, town).file()))
        });
        let index = from_perspective(side, point).index();
        let mut value = self.home_values[own][index];
        value += self.attack_values[enemy][index];
        value
    }
}

/// The file of a town by its index in the tables. `None` for the last index.
fn town_file(town: usize) -> Option<u8> {
    (town + 1 < TOWN_TABLE_SIZE).then_some(town as u8)
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
            let mut value = Tapered::default();
            for point in position.soldiers(side) {
                value += self.soldier_value(position, side, point);
            }
            value
        })
    }

    fn update(&self, accumulator: &[Tapered; 2], before: &Position, action: Action, after: &Position) -> [Tapered; 2] {
        let (us, them) = (before.side_to_move(), !before.side_to_move());
        let (mut accumulator, target) = (*accumulator, action.target());
        if matches!(action, Action::Place { .. }) || before.town(them) == Some(target) {
            // A town is placed or captured, which changes the value of all soldiers.
            return self.refresh(after);
        }
        if matches!(action, Action::Capture { .. } | Action::Shot { .. }) {
            accumulator[them.index()] -= self.soldier_value(before, them, target);
        }
        if let Some(from) = action.from() {
            accumulator[us.index()] -= self.soldier_value(before, us, from);
            accumulator[us.index()] += self.soldier_value(before, us, target);
        }
        accumulator
    }

    fn evaluate(&self, accumulator: &[Tapered; 2], position: &Position, attacks: &AttackInfo) -> i32 {
        let us = position.side_to_move();
        let mut sink = WeightedSum { weights: &*self.weights, total: accumulator[us.index()] };
        sink.total -= accumulator[(!us).index()];
        add_features(position, attacks, &mut sink);
        sink.total.at(soldiers(position), SOLDIERS)
    }
}

impl Linear<Position> for LinearEvaluator {
    fn rows() -> Vec<WeightRow> {
        features::rows()
    }

    fn from_weights(weights: Vec<Tapered>) -> LinearEvaluator {
        let mut all = Box::new([Tapered::default(); features::COUNT]);
        all.iter_mut().zip(weights).for_each(|(place, weight)| *place = weight);
        LinearEvaluator::new(all)
    }

    fn weights(&self) -> &[Tapered] {
        &*self.weights
    }

    fn features(position: &Position) -> Vec<(usize, f64)> {
        let mut counts = FeatureCounts::new(features::COUNT);
        add_features(position, &AttackInfo::of(position), &mut counts);
        for side in Side::ALL {
            let [own, enemy] =
                [side, !side].map(|owner| position.town(owner).map(|town| from_perspective(side, town).file()));
            for point in position.soldiers(side) {
                counts.add_side(side == position.side_to_move(), |sink| {
                    add_home_features(from_perspective(side, point), own, sink);
                    add_attack_features(from_perspective(side, point), enemy, sink);
                });
            }
        }
        counts.tapered(soldiers(position), SOLDIERS)
    }
}

fn soldiers(position: &Position) -> i32 {
    Side::ALL.into_iter().map(|side| count(position.soldiers(side))).sum()
}

/// Adds the features of a soldier of South on a point, with its own town on this file.
fn add_home_features(point: Point, town: Option<u8>, sink: &mut impl FeatureSink) {
    let (rank, file) = (point.rank(), point.file());
    sink.add(Feature::Soldier as usize, 1);
    sink.add(features::place(rank, file.min(Point::SIZE - 1 - file)), 1);
    if let Some(town) = town {
        sink.add(features::guard(rank, file.abs_diff(town).min(8)), 1);
    }
}

/// Adds the features of a soldier of South that depend on the file of the enemy town.
fn add_attack_features(point: Point, town: Option<u8>, sink: &mut impl FeatureSink) {
    if let Some(town) = town {
        sink.add(features::attack(point.rank(), point.file().abs_diff(town).min(8)), 1);
    }
}

/// Adds all features except the features of the soldiers' places, for the side to move.
fn add_features(position: &Position, attacks: &AttackInfo, sink: &mut impl FeatureSink) {
    let us = position.side_to_move();
    for side in Side::ALL {
        sink.add_side(side == us, |sink| add_side_features(position, attacks, side, sink));
    }
    let [ours, theirs] = [us, !us].map(|side| {
        let at_risk = attacks.at_risk(side) & position.soldiers(side);
        [count(at_risk), count(at_risk - attacks.attacked(side))]
    });
    sink.add(Feature::Threat as usize, -ours[0]);
    sink.add(Feature::Hanging as usize, -ours[1]);
    sink.add(Feature::ThreatToMove as usize, theirs[0]);
    sink.add(Feature::HangingToMove as usize, theirs[1]);
    if attacks.at_risk(us).intersects(position.town_set(us)) {
        sink.add(Feature::InCheck as usize, 1);
    }
    sink.add(Feature::Tempo as usize, 1);
}

/// Adds the features of one side.
fn add_side_features(position: &Position, attacks: &AttackInfo, side: Side, sink: &mut impl FeatureSink) {
    let own = position.soldiers(side);
    let empty = position.empty();

    let shifts = add_axis_features(own, empty, Direction::N, Feature::PairFile, Feature::CannonFile, sink)
        + add_axis_features(own, empty, Direction::E, Feature::PairRank, Feature::CannonRank, sink)
        + add_axis_features(own, empty, Direction::NE, Feature::PairDiagonal, Feature::CannonDiagonal, sink)
        + add_axis_features(own, empty, Direction::SE, Feature::PairDiagonal, Feature::CannonDiagonal, sink);
    sink.add(Feature::Shift as usize, shifts);

    let fire = attacks.fire(side);
    sink.add(Feature::Fire as usize, count(fire & own_half(!side)));
    sink.add(Feature::TargetedSoldier as usize, count(fire & position.soldiers(!side)));
    let attacked = attacks.attacked(!side);
    let mut add_steps = |destinations: Bitboard| {
        let steps = destinations & empty;
        sink.add(Feature::Step as usize, count(steps));
        sink.add(Feature::SafeStep as usize, count(steps - attacked));
    };
    match side {
        Side::South => {
            add_steps(own.shifted(Direction::NW));
            add_steps(own.shifted(Direction::N));
            add_steps(own.shifted(Direction::NE));
        }
        Side::North => {
            add_steps(own.shifted(Direction::SW));
            add_steps(own.shifted(Direction::S));
            add_steps(own.shifted(Direction::SE));
        }
    }

    if let Some(town) = position.town(!side) {
        let enemy_town = Bitboard::from_point(town);
        sink.add(Feature::FireTown as usize, count(fire & (enemy_town | enemy_town.neighbours())));
        for soldier in (own & town_approach(town, !side)) - forward_span(position.soldiers(!side), !side) {
            sink.add(features::passed_soldier(from_perspective(side, soldier).rank()), 1);
        }
    }
    if let Some(town) = position.town(side) {
        sink.add(features::town(from_perspective(side, town).file() - 1), 1);
    }
}

/// Adds the pairs and cannons along an axis and returns the number of possible shifts. It is always inlined, because shifting a bitboard by
/// a constant takes far fewer instructions than by a variable.
#[inline(always)]
fn add_axis_features(
    own: Bitboard,
    empty: Bitboard,
    axis: Direction,
    pair: Feature,
    cannon: Feature,
    sink: &mut impl FeatureSink,
) -> i32 {
    let back = axis.reversed();
    // The upper soldier represents a pair along the axis. If the soldier below is the upper soldier of another pair, the three soldiers are
    // a cannon, which its upper soldier represents, too.
    let pairs = own & own.shifted(axis);
    sink.add(pair as usize, count(pairs));
    let uppers = pairs & pairs.shifted(axis);
    if uppers.is_empty() {
        return 0;
    }
    sink.add(cannon as usize, count(uppers));
    let lowers = uppers.shifted(back).shifted(back);
    count(uppers.shifted(axis) & empty) + count(lowers.shifted(back) & empty)
}

/// A side's half of the board.
const fn own_half(side: Side) -> Bitboard {
    const SOUTH: u128 = (1 << (Bitboard::BITS_PER_RANK * Point::SIZE as u32 / 2)) - 1;
    Bitboard::from_bits(match side {
        Side::South => SOUTH,
        Side::North => !SOUTH,
    })
}

/// All points that soldiers of a side could still reach by forward steps and captures, including their own points and the points beside
/// them. They can stop an enemy soldier on any of these points.
const fn forward_span(soldiers: Bitboard, side: Side) -> Bitboard {
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
fn town_approach(town: Point, side: Side) -> Bitboard {
    const CONES: [[Bitboard; Point::SIZE as usize]; 2] = {
        let mut cones = [[Bitboard::EMPTY; Point::SIZE as usize]; 2];
        let mut file = 0;
        while file < Point::SIZE as usize {
            let mut side = 0;
            while side < 2 {
                let owner = Side::ALL[side];
                let home = Bitboard::home_rank(owner).bits();
                let town = Bitboard::from_bits(home & Bitboard::file(file as u8).bits());
                cones[side][file] = Bitboard::from_bits(forward_span(town, owner).bits() & !home);
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
    use crate::weights::flatten;
    use cannon_rules::Game;
    use cannon_rules::cannon::{Ruleset, Setup};

    fn evaluate(position: &Position) -> i32 {
        let evaluator = Position::evaluator(Style::PLAIN);
        evaluator.evaluate(&evaluator.refresh(position), position, &AttackInfo::of(position))
    }

    /// Positions of unfinished games, with the action that is played in each.
    fn positions() -> impl Iterator<Item = (Position, Action)> {
        (0..8).flat_map(|game: usize| {
            let mut position = Position::start(&Ruleset::CLASSIC);
            (0..120).map_while(move |n| {
                let actions = position.actions();
                let action = *actions.get((n + game) * 7919 % actions.len().max(1))?;
                let item = (position.outcome().is_none()).then_some((position, action));
                position.play(action);
                item
            })
        })
    }

    #[test]
    fn rotated_position_has_the_same_evaluation() {
        for (position, _) in positions() {
            let mut rotated = Setup::empty(!position.side_to_move());
            for point in Point::all() {
                rotated.set(point.rotated(), position.piece_at(point).map(|(side, kind)| (!side, kind)));
            }
            if let Ok(rotated) = rotated.position(&Ruleset::CLASSIC) {
                assert_eq!(evaluate(&position), evaluate(&rotated), "{position:?}");
            }
        }
    }

    #[test]
    fn updated_accumulator_equals_the_refreshed_one() {
        let evaluator = Position::evaluator(cannon_rules::cannon::styles::FOX);
        for (before, action) in positions() {
            let mut after = before;
            after.play(action);
            assert_eq!(
                evaluator.update(&evaluator.refresh(&before), &before, action, &after),
                evaluator.refresh(&after),
                "{before:?}"
            );
        }
    }

    #[test]
    fn evaluation_is_the_weighted_sum_of_the_features() {
        let weights = flatten(Position::evaluator(Style::PLAIN).weights());
        for (position, _) in positions() {
            let sum: f64 =
                LinearEvaluator::features(&position).into_iter().map(|(index, count)| weights[index] * count).sum();
            assert!((sum - f64::from(evaluate(&position))).abs() <= 1.0, "{sum} {position:?}");
        }
    }

    #[test]
    fn extra_soldier_raises_the_evaluation() {
        let read = |text| Position::from_text(text, &Ruleset::CLASSIC).expect("a sound position");
        let even = read("1L8/10/10/1l1l1l4/10/10/4d1d1d1/10/10/8D1 d");
        let ahead = read("1L8/10/10/1l1l6/10/10/4d1d1d1/10/10/8D1 d");
        assert!(evaluate(&ahead) > evaluate(&even) + 60);
    }

    #[test]
    fn passed_soldiers_are_those_that_no_enemy_soldier_can_stop() {
        let position = Position::from_text("1L8/10/3d5d/10/10/5l4/3d6/10/10/8D1 d", &Ruleset::CLASSIC).expect("sound");
        let passed: Vec<usize> = LinearEvaluator::features(&position)
            .into_iter()
            .filter(|(index, _)| (features::passed_soldier(0)..features::passed_soldier(9)).contains(&(index / 2)))
            .map(|(index, _)| index)
            .collect();
        // The soldier on d8 is passed. The soldier on j8 cannot reach b10 any more, and f5 can still stop d4.
        assert_eq!(passed, [2 * features::passed_soldier(7), 2 * features::passed_soldier(7) + 1]);
    }
}
