//! The static evaluation of Tank Chess.
//!
//! Attack information costs a hundred times more than the extraction of features, and the search already has it in [`AttackInfo`]. The
//! features are therefore extracted anew for every position, and the accumulator has only data that depends on board and rules alone.

use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use super::exposure::{self, Exposures, Guns};
use super::features::{self, Feature};
use super::{AttackInfo, objectives, styles};
use crate::feature_sink::{FeatureCounts, FeatureSink, WeightedSum};
use crate::playable::{Evaluator, Linear};
use crate::weights::{Tapered, WeightRow};
use cannon_rules::record::Style;
use cannon_rules::tank_chess::{Action, Board, ExitDirection, ExitSteps, Facing, Piece, Position, Square, UnitKind};
use cannon_rules::{Game, Side};

/// With at least this many units on the board, the midgame weights apply.
const FULL_BOARD_UNITS: i32 = 20;
/// The number of stances that count as one unit of the feature.
const STANCES_PER_FEATURE: i32 = 8;

/// The linear evaluation of Tank Chess.
#[derive(Clone, Debug)]
pub struct LinearEvaluator {
    weights: Vec<Tapered>,
}

impl LinearEvaluator {
    /// The evaluator with the built-in weights adjusted to a style.
    pub(crate) fn with_style(style: Style) -> LinearEvaluator {
        let mut evaluator = LinearEvaluator::from_text(super::WEIGHTS).expect("the built-in weights are valid");
        styles::adjust(&mut evaluator.weights, style);
        evaluator
    }

    /// The material value of a unit, in hundredths of the smallest.
    pub(super) fn unit_value(&self, kind: UnitKind, position: &Position) -> i32 {
        self.weights[features::unit(kind)].at(units(position), FULL_BOARD_UNITS)
    }
}

/// The distance of every stance from the far edge, for both sides of a board.
#[derive(Clone, Copy)]
pub struct ExitDistances(&'static [ExitSteps; 2]);

impl ExitDistances {
    /// The distances for the board and the rules of a position, computed once for both and then cached for the lifetime of the program.
    pub(crate) fn of(position: &Position) -> ExitDistances {
        type ExitDistancesCache = Vec<(&'static Board, ExitDirection, ExitDistances)>;
        static CACHE: LazyLock<Mutex<ExitDistancesCache>> = LazyLock::new(Mutex::default);
        // If a thread panicked while it held the lock, the list is still valid.
        let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
        let (board, exit) = (position.board(), position.rules().exit);
        let is_it =
            |(other, direction, _): &&(&Board, ExitDirection, _)| std::ptr::eq(*other, board) && *direction == exit;
        if let Some(&(.., exit_distances)) = cache.iter().find(is_it) {
            return exit_distances;
        }
        let exit_distances =
            ExitDistances(Box::leak(Box::new(Side::ALL.map(|side| ExitSteps::new(board, side, exit)))));
        cache.push((board, exit, exit_distances));
        exit_distances
    }

    /// The number of steps that a side's Command needs from a stance to leave the board. `None` if it cannot leave.
    #[inline]
    pub(crate) fn steps(self, side: Side, square: Square, facing: Facing) -> Option<u8> {
        self.0[side.index()].get(square, facing)
    }
}

impl PartialEq for ExitDistances {
    fn eq(&self, other: &ExitDistances) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl fmt::Debug for ExitDistances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExitDistances")
    }
}

impl Evaluator<Position> for LinearEvaluator {
    type Accumulator = ExitDistances;

    fn refresh(&self, position: &Position) -> ExitDistances {
        ExitDistances::of(position)
    }

    fn update(&self, accumulator: &ExitDistances, _: &Position, _: Action, _: &Position) -> ExitDistances {
        *accumulator
    }

    fn evaluate(&self, accumulator: &ExitDistances, position: &Position, attacks: &AttackInfo) -> i32 {
        let mut sink = WeightedSum { weights: &*self.weights, total: Tapered::default() };
        add_features(position, *accumulator, attacks, &mut sink);
        sink.total.at(units(position), FULL_BOARD_UNITS)
    }
}

impl Linear<Position> for LinearEvaluator {
    fn rows() -> Vec<WeightRow> {
        features::rows()
    }

    fn from_weights(weights: Vec<Tapered>) -> LinearEvaluator {
        LinearEvaluator { weights }
    }

    fn weights(&self) -> &[Tapered] {
        &self.weights
    }

    fn features(position: &Position) -> Vec<(usize, f64)> {
        let mut counts = FeatureCounts::new(features::count());
        add_features(position, ExitDistances::of(position), &AttackInfo::of(position), &mut counts);
        counts.tapered(units(position), FULL_BOARD_UNITS)
    }
}

fn units(position: &Position) -> i32 {
    let count: usize = Side::ALL.into_iter().map(|side| position.units(side).len()).sum();
    FULL_BOARD_UNITS.min(count as i32)
}

/// A unit from the perspective of a side: rotated for North.
pub(super) fn from_perspective(side: Side, unit: Piece, size: u8) -> Piece {
    match side {
        Side::South => unit,
        Side::North => Piece { square: unit.square.rotated(size), facing: unit.facing.reversed(), ..unit },
    }
}

/// The evaluators of all styles, in the order of [`Game::STYLES`].
pub(super) static EVALUATORS: LazyLock<Vec<LinearEvaluator>> =
    LazyLock::new(|| Position::STYLES.iter().map(|&style| LinearEvaluator::with_style(style)).collect());

/// The evaluator of the plain style, which is the first.
pub(super) fn plain_evaluator() -> &'static LinearEvaluator {
    &EVALUATORS[0]
}

/// Adds all features of a position for the side to move.
fn add_features(position: &Position, exit_distances: ExitDistances, attacks: &AttackInfo, sink: &mut impl FeatureSink) {
    let us = position.side_to_move();
    for side in Side::ALL {
        sink.add_side(side == us, |sink| add_side_features(position, exit_distances, attacks, side, sink));
    }
    sink.add(Feature::Stances as usize, (attacks.stance_count(us) - attacks.stance_count(!us)) / STANCES_PER_FEATURE);
    if attacks.can_win(position, !us) {
        sink.add(Feature::InCheck as usize, 1);
    }
    sink.add(Feature::Tempo as usize, 1);
    if let Some(race) = race(exit_distances, us, [us, !us].map(|side| position.command(side))) {
        sink.add(race, 1);
    }
}

/// The feature of the race of both Commands, of which the Command of the side to move comes first. `None` if a Command cannot leave the
/// board.
fn race(exit_distances: ExitDistances, us: Side, [own, enemy]: [Option<Piece>; 2]) -> Option<usize> {
    let ours = turns_to_exit(exit_distances, us, own?)?;
    let theirs = turns_to_exit(exit_distances, !us, enemy?)?;
    Some(features::race([ours, theirs]))
}

/// The number of turns that a side's Command needs to leave the board over open ground. `None` if it cannot leave.
pub(super) fn turns_to_exit(exit_distances: ExitDistances, side: Side, command: Piece) -> Option<u8> {
    let steps = exit_distances.steps(side, command.square, command.facing)?;
    Some(steps.div_ceil(command.kind.stats().speed))
}

/// The number of free squares straight ahead of a side's Command.
pub(super) fn free_lane(position: &Position, exit_distances: ExitDistances, command: Piece, side: Side) -> u8 {
    let ahead = Facing::forward(side);
    let is_free = |distance: &u8| {
        command.square.toward(ahead, *distance).is_some_and(|square| {
            !position.occupied().contains(square) && exit_distances.steps(side, square, ahead).is_some()
        })
    };
    (1..=features::MAX_LANE).take_while(is_free).count() as u8
}

/// The data from which the features of a side's single units are computed.
#[derive(Clone, Debug)]
pub(super) struct Surroundings {
    side: Side,
    exit_distances: ExitDistances,
    enemy_guns: Guns,
    /// The Commands of the side and of the enemy.
    commands: [Option<Piece>; 2],
}

impl Surroundings {
    #[inline]
    pub(super) fn of(position: &Position, exit_distances: ExitDistances, side: Side) -> Surroundings {
        let commands = [side, !side].map(|side| position.command(side));
        Surroundings { side, exit_distances, enemy_guns: Guns::of(position, !side), commands }
    }

    /// Adds the features of a unit but for its material value.
    #[inline]
    fn add_unit_features(&self, position: &Position, unit: Piece, sink: &mut impl FeatureSink) {
        self.add_square_features(position, unit, sink);
        let exposures = self.enemy_guns.exposures(unit.kind, unit.square);
        self.add_facing_features(unit, exposures, self.enemy_direction(unit), sink);
    }

    /// Adds the features of a unit's square that are the same for all facings.
    #[inline]
    fn add_square_features(&self, position: &Position, unit: Piece, sink: &mut impl FeatureSink) {
        let &Surroundings { side, exit_distances, commands, .. } = self;
        let size = position.board().size();
        let seen = from_perspective(side, unit, size);
        sink.add(features::zone(unit.kind, seen.square, size), 1);
        sink.add(features::flank(unit.kind, seen.square, size), 1);
        if unit.kind.stats().command {
            sink.add(features::lane(free_lane(position, exit_distances, unit, side)), 1);
        } else if let [Some(own), Some(enemy)] = commands {
            sink.add(features::guard(unit.kind, unit.square.distance(own.square)), 1);
            // The enemy Command comes from the far edge.
            let is_passed = seen.square.rank() > from_perspective(side, enemy, size).square.rank();
            sink.add(features::hunt(unit.kind, unit.square.distance(enemy.square), is_passed), 1);
        }
    }

    /// Adds the features of a unit's facing. `exposures` and the direction of the enemy Command apply to the unit's square.
    #[inline]
    fn add_facing_features(
        &self,
        unit: Piece,
        exposures: Exposures,
        enemy_direction: Option<Facing>,
        sink: &mut impl FeatureSink,
    ) {
        sink.add(features::exposed(unit.kind), exposures.with_facing(unit.facing));
        sink.add(features::facing(unit.kind, unit.facing.turns_to(Facing::forward(self.side))), 1);
        if unit.kind.stats().command {
            sink.add(features::exit_distance(self.exit_distances.steps(self.side, unit.square, unit.facing)), 1);
        } else if let Some(direction) = enemy_direction {
            sink.add(features::aim(unit.kind, unit.facing.turns_to(direction)), 1);
        }
    }

    /// The direction from a unit to the enemy Command. `None` if one of the Commands is missing.
    #[inline]
    fn enemy_direction(&self, unit: Piece) -> Option<Facing> {
        let [own, enemy] = self.commands;
        own.and(enemy).map(|enemy| exposure::direction(unit, enemy))
    }
}

/// Adds the features of a side's units and of the units that it could destroy.
fn add_side_features(
    position: &Position,
    exit_distances: ExitDistances,
    attacks: &AttackInfo,
    side: Side,
    sink: &mut impl FeatureSink,
) {
    let surroundings = Surroundings::of(position, exit_distances, side);
    for &unit in position.units(side) {
        sink.add(features::unit(unit.kind), 1);
        surroundings.add_unit_features(position, unit, sink);
    }
    if let Some(flag) = position.board().flag(!side)
        && let Some(nearest) = position.units(side).iter().map(|unit| unit.square.distance(flag)).min()
    {
        sink.add(features::flag_distance(nearest), 1);
    }
    if let Some(objective) = position.board().objective() {
        let steps = surroundings.commands[0].and_then(|own| exit_distances.steps(side, own.square, own.facing));
        objectives::add_features(position, objective, steps, side, sink);
    }
    let on_turn = side == position.side_to_move();
    let targets = attacks.targets(position, side);
    for (index, enemy) in position.units(!side).iter().enumerate() {
        if targets >> index & 1 != 0 {
            sink.add(features::threat(enemy.kind, on_turn), 1);
        }
    }
    if !on_turn {
        sink.add(Feature::Fork as usize, (targets.count_ones() as i32 - 1).max(0));
    }
}
