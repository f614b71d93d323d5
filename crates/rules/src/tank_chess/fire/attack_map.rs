//! Attack map of a side: the stances that its units can reach, and the enemy units that they can destroy from there.
//!
//! Attacks are found backwards: from each enemy unit, each direction is traced square by square as long as the line is
//! clear, looking for guns that can reach the square with a suitable facing. Only directions are traced in which a gun
//! can reach some square of the [lines of fire](TargetUnit::lines). `attack_map_update` keeps the map up to date from
//! position to position.

use std::cell::Cell;
use std::sync::Arc;

use super::attackers::{Attacker, Attackers, unit_squares};
use super::fire_lines::{fire_lines, flights_from};
use crate::Side;
use crate::tank_chess::moves::reach::window_around;
use crate::tank_chess::units::Armour;
use crate::tank_chess::{Action, Facet, Facing, Piece, Position, Shot, Square, SquareSet};

/// Attack map of a side: where its units can go, and from where they can fire. It is computed once per position and
/// answers many queries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackMap {
    side: Side,
    /// Shared with the maps of other positions, because most actions do not change what the enemy can reach.
    attackers: Arc<Attackers>,
    /// The enemy units, in the order of [`Position::units`].
    targets: Vec<TargetUnit>,
}

/// An enemy unit and the squares from which it can be hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TargetUnit {
    pub(crate) piece: Piece,
    /// The squares from which direct fire could hit it if the attacker's own units did not block.
    pub(super) lines: SquareSet,
    /// Whether it can be destroyed, once that is known.
    pub(super) is_destroyable: Cell<Option<bool>>,
}

impl TargetUnit {
    pub(super) fn new(position: &Position, piece: Piece, attackers: &SquareSet) -> TargetUnit {
        let lines = fire_lines(position, piece.square, attackers);
        TargetUnit { piece, lines, is_destroyable: Cell::new(None) }
    }
}

/// A shot that destroys its target.
#[derive(Clone, Copy)]
pub(crate) struct KillShot {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) facing: Facing,
    pub(crate) shot: Shot,
}

impl KillShot {
    /// The action with this shot.
    #[inline]
    pub(crate) const fn action(self) -> Action {
        Action::Drive { from: self.from, to: self.to, facing: self.facing, shot: Some(self.shot) }
    }

    /// Squares that can be blocked to prevent the shot: the firing square and the squares between it and the target.
    #[inline]
    pub(crate) fn blocking_squares(self) -> impl Iterator<Item = Square> {
        let flight = self.shot.aim().from(self.facing);
        (0..self.shot.distance()).filter_map(move |distance| self.to.toward(flight, distance))
    }
}

impl AttackMap {
    /// An attack map of only the units that might be able to destroy `target`. Faster if nothing else is queried.
    #[inline]
    pub(crate) fn against_target(position: &Position, side: Side, target: Piece) -> AttackMap {
        let own_squares = unit_squares(position, side);
        let target = TargetUnit::new(position, target, &own_squares);
        let could_fire = |piece: &&Piece| {
            let gun = position.board().units[piece.kind].gun.as_ref();
            gun.is_some_and(|gun| gun.over || window_around(|rank| target.lines.0[rank], piece.square) != 0)
        };
        let pieces = position.units(side).iter().filter(could_fire);
        let units = pieces.map(|&piece| Attacker::new(position, side, piece)).collect();
        AttackMap::new(side, Attackers::new(units, own_squares), vec![target])
    }

    #[inline]
    pub(super) const fn new(side: Side, attackers: Arc<Attackers>, targets: Vec<TargetUnit>) -> AttackMap {
        AttackMap { side, attackers, targets }
    }

    /// The attacking side.
    #[inline]
    pub(crate) const fn side(&self) -> Side {
        self.side
    }

    /// The units and the stances that they can reach, in the order of [`Position::units`].
    #[inline]
    pub(crate) fn attackers(&self) -> &[Attacker] {
        &self.attackers.units
    }

    /// The [attackers](AttackMap::attackers), to be shared with another map.
    #[inline]
    pub(super) const fn shared_attackers(&self) -> &Arc<Attackers> {
        &self.attackers
    }

    /// The enemy units, in the order of [`Position::units`].
    #[inline]
    pub(crate) fn targets(&self) -> &[TargetUnit] {
        &self.targets
    }

    /// Number of stances in which the side's units can end a move.
    pub fn stance_count(&self) -> u32 {
        self.attackers().iter().map(|attacker| attacker.stance_count).sum()
    }

    /// The action by which the side's Command leaves the board in its next turn, if it can.
    #[inline]
    pub fn exit(&self) -> Option<Action> {
        let command = self.attackers().iter().find(|shooter| shooter.can_exit)?;
        Some(Action::Exit { from: command.piece.square })
    }

    /// Calls `visit` with every shot that destroys this enemy unit.
    #[inline]
    pub(crate) fn for_each_kill_shot(&self, position: &Position, target: Piece, mut visit: impl FnMut(KillShot)) {
        self.find_kill_shot(position, target, &mut |hit| {
            visit(hit);
            false
        });
    }

    /// Whether any shot destroys this enemy unit.
    #[inline]
    pub(crate) fn can_kill(&self, position: &Position, target: Piece) -> bool {
        self.find_kill_shot(position, target, &mut |_| true)
    }

    /// Whether any shot destroys the enemy Command.
    #[inline]
    pub(crate) fn destroys_command(&self, position: &Position) -> bool {
        let command = self.targets.iter().find(|target| position.board().units[target.piece.kind].command);
        command.is_some_and(|command| self.destroys(position, command))
    }

    /// All enemy units that the side can destroy, as bits: bit n is the n-th of [`units`](Position::units).
    pub fn destroyable(&self, position: &Position) -> u32 {
        let bit = |(index, target)| u32::from(self.destroys(position, target)) << index;
        self.targets.iter().enumerate().map(bit).fold(0, |bits, bit| bits | bit)
    }

    /// Whether any shot destroys one of the [targets](AttackMap::targets).
    #[inline]
    fn destroys(&self, position: &Position, target: &TargetUnit) -> bool {
        target.is_destroyable.get().unwrap_or_else(|| {
            let is_destroyable = self.find_kill_shot_at(position, target, &mut |_| true);
            target.is_destroyable.set(Some(is_destroyable));
            is_destroyable
        })
    }

    /// Whether an indirect-fire gun can come within range of a square. The direction is not checked.
    #[inline]
    fn is_in_indirect_range(&self, square: Square) -> bool {
        let range = self.attackers.sources.indirect_range[1];
        if range == 0 {
            return false;
        }
        let row = |rank: u8| u64::from(self.attackers.sources.indirect.0[usize::from(rank)]) << range >> square.file();
        let files = (1 << (2 * u32::from(range) + 1)) - 1;
        let highest = (square.rank() + range).min(Square::MAX_SIZE - 1);
        (square.rank().saturating_sub(range)..=highest).any(|rank| row(rank) & files != 0)
    }

    /// Calls `found` with each shot that destroys this enemy unit, until it returns true. Returns whether it did.
    #[inline]
    pub(crate) fn find_kill_shot(
        &self,
        position: &Position,
        target: Piece,
        found: &mut impl FnMut(KillShot) -> bool,
    ) -> bool {
        let target = self.targets.iter().find(|known| known.piece.square == target.square);
        target.is_some_and(|target| self.find_kill_shot_at(position, target, found))
    }

    /// Like [`find_kill_shot`](AttackMap::find_kill_shot), for one of the [`targets`](AttackMap::targets).
    #[inline]
    pub(crate) fn find_kill_shot_at(
        &self,
        position: &Position,
        target: &TargetUnit,
        found: &mut impl FnMut(KillShot) -> bool,
    ) -> bool {
        let &TargetUnit { piece, ref lines, ref is_destroyable } = target;
        if is_destroyable.get() == Some(false) {
            return false;
        }
        let armour = position.board().units[piece.kind].armour;
        let flights = self.possible_flights(piece.square, &armour, lines);
        if flights == 0 && !self.is_in_indirect_range(piece.square) {
            return false;
        }
        self.find_shot(
            position,
            piece.square,
            flights,
            |flight| armour.thickness(Facet::hit(flight, piece.facing)),
            found,
        )
    }

    /// The directions in which direct fire might destroy a unit with this armour, as bits by the index of the facing. An
    /// over-estimate: the facings of the guns and own units between are not checked.
    #[inline]
    fn possible_flights(&self, target: Square, armour: &Armour, lines: &SquareSet) -> u8 {
        let thinnest = armour.front.min(armour.side).min(armour.rear);
        flights_from(self.attackers.sources.direct(thinnest), lines, target)
    }

    /// Calls `found` with each shot that destroys something on a square, until it returns true. Returns whether it did.
    /// `flights` has the directions in which direct fire is possible, as bits by the index of the facing, and `armour` is
    /// the armour against shots in each direction.
    #[inline]
    pub(super) fn find_shot(
        &self,
        position: &Position,
        target: Square,
        flights: u8,
        armour: impl Fn(Facing) -> u8,
        found: &mut impl FnMut(KillShot) -> bool,
    ) -> bool {
        Facing::ALL.into_iter().any(|flight| {
            let armour = armour(flight);
            flights >> flight.index() & 1 != 0 && self.find_direct_fire(position, target, flight, armour, found)
                || self.find_indirect_fire(target, flight, armour, found)
        })
    }

    /// Searches for direct fire along one line.
    #[inline]
    fn find_direct_fire(
        &self,
        position: &Position,
        target: Square,
        flight: Facing,
        armour: u8,
        found: &mut impl FnMut(KillShot) -> bool,
    ) -> bool {
        let board = position.board();
        let direct = self.attackers.sources.direct(armour);
        let (files, ranks) = flight.reversed().step();
        let (mut file, mut rank) = (target.file(), target.rank());
        // Beyond an own unit, the line is clear only for that unit itself, because its square is empty after it has
        // moved.
        let mut only = None;
        for distance in 1..board.size() {
            // Coordinates below 0 wrap around to large values, which are off the board.
            (file, rank) = (file.wrapping_add_signed(files), rank.wrapping_add_signed(ranks));
            let Some(at) = Square::new(file, rank).filter(|_| file < board.size() && rank < board.size()) else {
                return false;
            };
            let (row, bit) = (usize::from(rank), 1 << file);
            let holds = |rows: &SquareSet| rows.0[row] & bit != 0;
            if holds(position.occupied()) {
                if only.is_some() || !holds(&self.attackers.squares) {
                    return false;
                }
                only = Some(at);
            }
            if holds(direct) {
                for shooter in self.attackers() {
                    let Some(gun) = shooter.gun else { continue };
                    let fires = !gun.over && gun.power > armour && gun.reaches(distance);
                    if fires
                        && only.is_none_or(|square| square == shooter.piece.square)
                        && shooter.find_firing_stance(gun, at, flight, distance, found)
                    {
                        return true;
                    }
                }
            }
            if holds(&board.blocks_fire) {
                return false;
            }
        }
        false
    }

    /// Searches for indirect fire along one line.
    fn find_indirect_fire(
        &self,
        target: Square,
        flight: Facing,
        armour: u8,
        found: &mut impl FnMut(KillShot) -> bool,
    ) -> bool {
        let [nearest, farthest] = self.attackers.sources.indirect_range;
        (nearest..=farthest).any(|distance| {
            let at =
                target.toward(flight.reversed(), distance).filter(|&at| self.attackers.sources.indirect.contains(at));
            at.is_some_and(|at| {
                self.attackers().iter().any(|shooter| {
                    let gun = shooter.gun.filter(|gun| gun.over && gun.power > armour && gun.reaches(distance));
                    gun.is_some_and(|gun| shooter.find_firing_stance(gun, at, flight, distance, found))
                })
            })
        })
    }
}

impl Position {
    /// The attack map of a side, regardless of which side is to move. Empty once the game is over.
    #[inline]
    pub fn attack_map(&self, side: Side) -> AttackMap {
        let squares = unit_squares(self, side);
        if self.ending().is_some() {
            return AttackMap::new(side, Attackers::new(Vec::new(), squares), Vec::new());
        }
        let units = self.units(side).iter().map(|&piece| Attacker::new(self, side, piece)).collect();
        let targets = self.units(!side).iter().map(|&piece| TargetUnit::new(self, piece, &squares)).collect();
        AttackMap::new(side, Attackers::new(units, squares), targets)
    }
}
