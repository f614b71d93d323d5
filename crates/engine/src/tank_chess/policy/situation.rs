//! The features of the quiet actions of a position. What belongs to a unit or to a square is found once for all actions with it.

use super::super::AttackInfo;
use super::super::evaluation::{ExitDistances, free_lane, from_perspective, turns_to_exit};
use super::super::exposure::{self, Exposures, Guns, Targets};
use super::super::features as evaluation_features;
use super::features::{self, Group};
use super::threats::{ThreatStances, Worth};
use cannon_rules::tank_chess::{Facing, Objective, Piece, Position, Square, SquareSet, UnitKind};
use cannon_rules::{Game, Side};

/// A receiver of the rows of an action.
pub(super) trait RowSink {
    /// Adds a row.
    fn add(&mut self, row: usize);
}

impl RowSink for Vec<u16> {
    fn add(&mut self, row: usize) {
        self.push(row as u16);
    }
}

/// The squares to which the last actions led. `None` if they are not known, or if a Command left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastSquares {
    /// The destination of the enemy's last action.
    pub enemy: Option<Square>,
    /// The destination of the last action of the side to move.
    pub own: Option<Square>,
}

/// What all actions of a position have in common.
pub(super) struct Situation<'a> {
    position: &'a Position,
    attacks: &'a AttackInfo,
    side: Side,
    size: u8,
    exit_distances: ExitDistances,
    enemy_guns: Guns,
    enemy_targets: Targets<'a>,
    /// The Commands of the side to move and of the enemy.
    commands: [Option<Piece>; 2],
    last: LastSquares,
    is_in_check: bool,
    /// The own units that the enemy could destroy, as bits by their index, and their numbers by worth.
    threatened: u32,
    stakes: [u32; Worth::COUNT],
    /// The number of enemy units that the side to move could destroy.
    hits: u32,
    /// The number of units on the board.
    units: usize,
    /// The turns that the enemy Command needs to leave.
    enemy_turns: Option<u8>,
    threats: Vec<ThreatStances>,
}

/// What all actions of a unit have in common.
#[derive(Clone, Copy)]
pub(super) struct UnitFacts<'a> {
    pub(super) unit: Piece,
    is_command: bool,
    /// The rank from the perspective of the side to move.
    rank: u8,
    /// The power of the gun; 0 without a gun.
    power: u8,
    /// The stances in which the unit would be under fire, by facing.
    attacked: &'a [SquareSet; 8],
    /// The number of the threat stances of the unit's kind.
    threats: usize,
}

/// What all actions of a unit to a square have in common.
#[derive(Clone, Copy)]
pub(super) struct SquareFacts {
    square: Square,
    exposures: Exposures,
    /// The direction of the enemy Command.
    enemy_direction: Option<Facing>,
}

/// The receiver for the features of one kind of unit.
struct KindSink<'a, S> {
    kind: UnitKind,
    sink: &'a mut S,
}

impl<S: RowSink> KindSink<'_, S> {
    #[inline]
    fn add(&mut self, group: Group, class: usize) {
        self.sink.add(group.row(self.kind, class));
    }
}

impl<'a> Situation<'a> {
    pub(super) fn of(position: &'a Position, attacks: &'a AttackInfo, last: LastSquares) -> Situation<'a> {
        let side = position.side_to_move();
        let commands = [side, !side].map(|side| position.command(side));
        let exit_distances = ExitDistances::of(position);
        let threatened = attacks.targets(position, !side);
        let mut stakes = [0; Worth::COUNT];
        for (index, unit) in position.units(side).iter().enumerate() {
            stakes[Worth::of(unit.kind) as usize] += threatened >> index & 1;
        }
        Situation {
            position,
            attacks,
            side,
            size: position.board().size(),
            exit_distances,
            enemy_guns: Guns::of(position, !side),
            enemy_targets: Targets::of(position, !side),
            commands,
            last,
            is_in_check: attacks.can_win(position, !side),
            threatened,
            stakes,
            hits: attacks.targets(position, side).count_ones(),
            units: Side::ALL.into_iter().map(|side| position.units(side).len()).sum(),
            enemy_turns: commands[1].and_then(|command| turns_to_exit(exit_distances, !side, command)),
            threats: ThreatStances::of(position, attacks),
        }
    }

    /// Adds the features of the unit on a square. `None` if no unit of the side to move stands there.
    pub(super) fn add_unit(&self, from: Square, sink: &mut impl RowSink) -> Option<UnitFacts<'a>> {
        let mut units = self.position.units(self.side).iter().enumerate();
        let (index, &unit) = units.find(|(_, unit)| unit.square == from)?;
        let stats = unit.kind.stats();
        let seen = from_perspective(self.side, unit, self.size);
        let facts = UnitFacts {
            unit,
            is_command: stats.command,
            rank: seen.square.rank(),
            power: stats.gun.as_ref().map_or(0, |gun| gun.power),
            attacked: self.attacks.attacked_stances(self.position, unit.kind)?,
            threats: ThreatStances::find(&self.threats, unit.kind)?,
        };
        let is_threatened = self.threatened >> index & 1 != 0;
        let mut stakes = self.stakes;
        stakes[Worth::of(unit.kind) as usize] -= u32::from(is_threatened);
        let stake = stakes.iter().rposition(|&units| units > 0).map_or(0, |worth| worth + 1);
        let exposures = self.enemy_guns.exposures(unit.kind, from);

        let mut sink = KindSink { kind: unit.kind, sink };
        sink.add(features::UNIT_STATE, features::both(self.is_in_check, is_threatened));
        sink.add(features::UNIT_ZONE, evaluation_features::zone_index(seen.square, self.size));
        sink.add(features::UNIT_FLANK, evaluation_features::flank_index(seen.square, self.size));
        sink.add(features::UNIT_FACING, usize::from(unit.facing.turns_to(Facing::forward(self.side))));
        sink.add(features::UNIT_EARLIER, features::earlier(self.last.enemy.map(|square| from.distance(square))));
        sink.add(features::UNIT_AGAIN, usize::from(self.last.own == Some(from)));
        sink.add(features::UNIT_EXPOSED, exposures.with_facing(unit.facing) as usize);
        sink.add(features::UNIT_DANGER, facings_on(facts.attacked, from));
        sink.add(features::UNIT_SEES, self.enemy_targets.seen_from(from, facts.power).count);
        sink.add(features::UNIT_CROWD, features::crowd(is_threatened, self.threatened.count_ones()));
        sink.add(features::UNIT_STAKE, stake);
        sink.add(features::UNIT_HITS, self.hits as usize);
        sink.add(features::UNIT_PHASE, features::phase(self.units));
        sink.add(features::UNIT_ESCAPE, features::escape(self.enemy_turns));
        if facts.is_command {
            let steps = self.exit_distances.steps(self.side, from, unit.facing);
            sink.add(features::UNIT_EXIT, features::exit(steps));
            sink.add(features::UNIT_RACE, self.race(unit));
        } else if let [Some(own), Some(enemy)] = self.commands {
            sink.add(features::UNIT_GUARD, evaluation_features::distance_class(from.distance(own.square)));
            sink.add(features::UNIT_HUNT, self.hunt(seen.square.rank(), from, enemy));
            sink.add(features::UNIT_AIM, usize::from(unit.facing.turns_to(exposure::direction(unit, enemy))));
        }
        Some(facts)
    }

    /// Adds the features of the square to which a unit drives.
    pub(super) fn add_square(&self, facts: &UnitFacts, square: Square, sink: &mut impl RowSink) -> SquareFacts {
        let unit = Piece { square, ..facts.unit };
        let seen = from_perspective(self.side, unit, self.size).square;
        let enemies = self.enemy_targets.seen_from(square, facts.power);
        let mut square_facts =
            SquareFacts { square, exposures: self.enemy_guns.exposures(unit.kind, square), enemy_direction: None };

        let mut sink = KindSink { kind: unit.kind, sink };
        sink.add(features::SQUARE_ZONE, evaluation_features::zone_index(seen, self.size));
        sink.add(features::SQUARE_FLANK, evaluation_features::flank_index(seen, self.size));
        sink.add(features::SQUARE_STEPS, usize::from(facts.unit.square.distance(square)));
        sink.add(features::SQUARE_ADVANCE, features::advance(i32::from(seen.rank()) - i32::from(facts.rank)));
        sink.add(features::SQUARE_EARLIER, features::earlier(self.last.enemy.map(|last| square.distance(last))));
        sink.add(features::SQUARE_NEAREST, usize::from(enemies.nearest));
        sink.add(features::SQUARE_SEES, enemies.count);
        sink.add(features::SQUARE_DANGER, facings_on(facts.attacked, square));
        sink.add(features::SQUARE_THREATS, self.threats[facts.threats].facings(square));
        if facts.is_command {
            let lane = free_lane(self.position, self.exit_distances, unit, self.side);
            sink.add(features::SQUARE_LANE, usize::from(lane));
        } else if let [Some(own), Some(enemy)] = self.commands {
            sink.add(features::SQUARE_GUARD, evaluation_features::distance_class(square.distance(own.square)));
            sink.add(features::SQUARE_HUNT, self.hunt(seen.rank(), square, enemy));
            square_facts.enemy_direction = Some(exposure::direction(unit, enemy));
        }
        self.add_objective(square, &mut sink);
        square_facts
    }

    /// Adds the distances of a square from the objectives of the board.
    fn add_objective<S: RowSink>(&self, square: Square, sink: &mut KindSink<'_, S>) {
        let board = self.position.board();
        if let Some(flag) = board.flag(!self.side) {
            sink.add(features::SQUARE_FLAG, evaluation_features::distance_class(square.distance(flag)));
        }
        match board.objective() {
            Some(Objective::Hold { squares, .. }) => {
                if let Some(distance) = squares.iter().map(|marked| square.distance(marked)).min() {
                    sink.add(features::SQUARE_HOLD, usize::from(distance));
                }
            }
            Some(Objective::Depots { .. }) => {
                if let Some(depot) = board.depot(!self.side) {
                    sink.add(
                        features::SQUARE_DEPOT,
                        evaluation_features::distance_class(square.distance(depot.square)),
                    );
                }
            }
            Some(Objective::Escort { .. } | Objective::Survivors { .. }) | None => {}
        }
    }

    /// Adds the features of the facing that a unit takes on a square.
    #[inline]
    pub(super) fn add_facing(
        &self,
        facts: &UnitFacts,
        square_facts: &SquareFacts,
        facing: Facing,
        sink: &mut impl RowSink,
    ) {
        let &SquareFacts { square, exposures, enemy_direction } = square_facts;
        let mut sink = KindSink { kind: facts.unit.kind, sink };
        let turns = facing.turns_to(Facing::forward(self.side));
        let aim = enemy_direction.map_or(0, |direction| facing.turns_to(direction));
        sink.add(features::FACING_AIM, features::aim(turns, aim));
        let is_attacked = facts.attacked[facing.index()].contains(square);
        sink.add(features::FACING_FIRE, features::fire(is_attacked, exposures.with_facing(facing)));
        sink.add(features::FACING_THREAT, self.threats[facts.threats].class(square, facing));
        if facts.is_command {
            let steps = self.exit_distances.steps(self.side, square, facing);
            sink.add(features::FACING_EXIT, features::exit(steps));
            sink.add(features::FACING_RACE, self.race(Piece { square, facing, ..facts.unit }));
        }
    }

    /// The class of the race between the own Command in a stance and the enemy Command. The last class also stands for no race.
    fn race(&self, command: Piece) -> usize {
        let turns = turns_to_exit(self.exit_distances, self.side, command).zip(self.enemy_turns);
        turns.map_or(usize::MAX, |(ours, theirs)| evaluation_features::race_index([ours, theirs]))
    }

    /// The class of the distance between a unit on a square and the enemy Command. `rank` is the rank of the square from the perspective of
    /// the side to move.
    fn hunt(&self, rank: u8, square: Square, enemy: Piece) -> usize {
        let is_passed = rank > from_perspective(self.side, enemy, self.size).square.rank();
        features::hunt(square.distance(enemy.square), is_passed)
    }
}

/// The number of facings whose set has the square.
#[inline]
fn facings_on(stances: &[SquareSet; 8], square: Square) -> usize {
    stances.iter().filter(|squares| squares.contains(square)).count()
}
