//! Validation of schemes. It reports all errors and warnings at once, so that an editor can show them.

use super::scheme::{HOME_RANKS, MAX_OBSTACLE_PERCENT, MIN_OBSTACLE_PERCENT, SchemeValidation};
use crate::tank_chess::terrain::DriveEffect;
use crate::tank_chess::{
    Action, Ending, Facing, Mark, Objective, Occupant, Position, Ruleset, Scheme, SchemeError, SchemeWarning, Setup,
    Square, SquareSet, UnitTable,
};
use crate::{Game, Side};

impl Scheme {
    /// Returns all errors and warnings of the scheme.
    pub fn validate(&self) -> SchemeValidation {
        let mut verdict = SchemeValidation::default();
        let errors = &mut verdict.errors;
        if self.name.trim().is_empty() {
            errors.push(SchemeError::NoName);
        }
        errors.extend(self.setup.errors().into_iter().map(SchemeError::Setup));
        if self.setup.size == 0 || self.setup.size > Square::MAX_SIZE {
            return verdict;
        }
        add_unit_errors(&self.setup, errors);
        let free: SquareSet = Square::all(self.setup.size).filter(|&at| !self.setup.is_obstacle(at)).collect();
        errors.extend(disconnected(self.setup.size, free));
        if let Ok(start) = self.setup.position(&Ruleset::default()) {
            add_first_turn_errors(&start, errors);
        }
        add_warnings(&self.setup, &mut verdict.warnings);
        verdict
    }
}

impl Setup {
    /// Whether ordinary units cannot enter a square because of its terrain or depot, or sink in it.
    pub fn is_obstacle(&self, square: Square) -> bool {
        let has_depot = matches!(self.objective.and_then(|objective| objective.mark_on(square)), Some(Mark::Depot(_)));
        has_depot || self.terrain(square).is_some_and(|kind| kind.terrain().drive != DriveEffect::Free)
    }
}

fn add_unit_errors(setup: &Setup, errors: &mut Vec<SchemeError>) {
    let [south, north] = Side::ALL.map(|side| setup.units(side));
    for kind in UnitTable::builtin().kinds() {
        let [south, north] = [&south, &north].map(|units| units.iter().filter(|unit| unit.kind == kind).count());
        if south != north {
            errors.push(SchemeError::UnequalArmies { kind, south, north });
        }
    }
    for side in Side::ALL {
        let count = setup.commands(side).len();
        if count != 1 {
            errors.push(SchemeError::CommandCount { side, count });
        }
    }
    let beyond = |side: Side, at: Square| match side {
        Side::South => at.rank() >= HOME_RANKS,
        Side::North => at.rank() + HOME_RANKS < setup.size,
    };
    for (side, units) in [(Side::South, south), (Side::North, north)] {
        let far = units.iter().filter(|unit| beyond(side, unit.square));
        errors.extend(far.map(|unit| SchemeError::BeyondHome(unit.square)));
    }
}

/// An error with the free squares outside the largest connected area, if there are any.
fn disconnected(size: u8, free: SquareSet) -> Option<SchemeError> {
    let mut left = free;
    let mut largest = SquareSet::EMPTY;
    while let Some(first) = left.iter().next() {
        let mut part = SquareSet::EMPTY;
        let mut edge = vec![first];
        left.remove(first);
        while let Some(square) = edge.pop() {
            part.insert(square);
            for next in Facing::ALL.into_iter().filter_map(|facing| square.toward(facing, 1)) {
                if next.is_on(size) && left.contains(next) {
                    left.remove(next);
                    edge.push(next);
                }
            }
        }
        if part.count() > largest.count() {
            largest = part;
        }
    }
    let squares: SquareSet = free.iter().filter(|&square| !largest.contains(square)).collect();
    squares.iter().next().map(|at| SchemeError::Disconnected { at, squares })
}

/// Adds an error for each way in which either side could end the game on its first turn.
fn add_first_turn_errors(start: &Position, errors: &mut Vec<SchemeError>) {
    if start.ending().is_some_and(Ending::is_by_objective) {
        errors.push(SchemeError::DecidedAtStart);
    }
    for position in [Some(*start), start.swap_turn()].into_iter().flatten() {
        let (us, them) = (position.side_to_move(), !position.side_to_move());
        let command = position.command(them);
        let mut killed_from = SquareSet::EMPTY;
        position.for_each_kill(|action| {
            if action.target() == command.map(|command| command.square) {
                killed_from.insert(action.from());
            }
        });
        if let Some(target) = command.map(|command| command.square) {
            errors.extend(killed_from.iter().map(|from| SchemeError::FirstTurnKill { from, target }));
        }
        if let (true, Some(command)) = (position.can_escape(us), position.command(us)) {
            errors.push(SchemeError::FirstTurnEscape(command.square));
        }
        if let Some(flag) = position.board().flag(them) {
            let mut taken_from = SquareSet::EMPTY;
            position.for_each_quiet(|action| {
                if matches!(action, Action::Drive { to, .. } if to == flag) {
                    taken_from.insert(action.from());
                }
            });
            errors.extend(taken_from.iter().map(|from| SchemeError::FirstTurnFlag { from, flag }));
        }
        if position.threatens_objective(us) {
            let reached_from: SquareSet = position
                .actions()
                .into_iter()
                .filter(|&action| position.after(action).ending().is_some_and(Ending::is_by_objective))
                .map(Action::from)
                .collect();
            errors.extend(reached_from.iter().map(SchemeError::FirstTurnObjective));
        }
    }
}

fn add_warnings(setup: &Setup, warnings: &mut Vec<SchemeWarning>) {
    let turned = setup.rotated();
    let differs = |&at: &Square| {
        setup.terrain(at) != turned.terrain(at)
            || setup.occupant(at) != turned.occupant(at)
            || setup.mines.contains(at) != turned.mines.contains(at)
    };
    let mut squares: SquareSet = Square::all(setup.size).filter(differs).collect();
    if setup.flags != turned.flags {
        squares = setup.flags.into_iter().flatten().chain(squares.iter()).collect();
    }
    if setup.objective != turned.objective {
        let marks = setup.objective.iter().flat_map(Objective::marks);
        let has_twin =
            |&(at, mark): &(Square, Mark)| turned.objective.and_then(|other| other.mark_on(at)) == Some(mark);
        squares = marks.filter(|marked| !has_twin(marked)).map(|(at, _)| at).chain(squares.iter()).collect();
    }
    if let Some(at) = squares.iter().next() {
        warnings.push(SchemeWarning::NotSymmetric { at, squares });
    }
    let last = setup.size - 1;
    let on_ring = |at: &Square| [at.file(), at.rank()].iter().any(|&line| line == 0 || line == last);
    let is_blocked = |&at: &Square| setup.is_obstacle(at) || matches!(setup.occupant(at), Some(Occupant::Wreck));
    let squares: SquareSet = Square::all(setup.size).filter(on_ring).filter(is_blocked).collect();
    if let Some(at) = squares.iter().next() {
        warnings.push(SchemeWarning::RingBlocked { at, squares });
    }
    let all = u32::from(setup.size) * u32::from(setup.size);
    let obstacles = Square::all(setup.size).filter(|&at| setup.is_obstacle(at)).count() as u32 * 100;
    if obstacles < MIN_OBSTACLE_PERCENT * all {
        warnings.push(SchemeWarning::FewObstacles(obstacles / all));
    }
    if obstacles > MAX_OBSTACLE_PERCENT * all {
        warnings.push(SchemeWarning::ManyObstacles(obstacles.div_ceil(all)));
    }
}
