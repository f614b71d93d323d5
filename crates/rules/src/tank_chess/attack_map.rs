//! Attack map of a side: the stances that its units can reach, and the enemy units that they can destroy from there.
//!
//! Attacks are found backwards: from each enemy unit, each direction is traced square by square as long as the line is
//! clear, looking for guns that can reach the square with a suitable facing. Most lines are short, and few squares on
//! them can be reached.

use super::reach::{Window, insert_window, window_around, window_bit};
use super::sliding_fire::sliding_fire;
use super::{Action, Aim, Facet, Facing, Gun, Piece, Position, Shot, Square, SquareSet};
use crate::Side;

/// Attack map of a side: where its units can go, and from where they can fire. It is computed once per position and
/// answers many queries.
#[derive(Clone, Debug)]
pub struct AttackMap {
    side: Side,
    /// The units of the side, in the order of [`Position::units`].
    attackers: Vec<Attacker>,
    /// Squares of the side's units.
    own_squares: SquareSet,
    /// By armour level: squares that a unit can reach whose direct-fire gun destroys this much armour.
    direct_sources: [SquareSet; ARMOUR_LEVELS],
    /// Squares that a unit with an indirect-fire gun can reach.
    indirect_sources: SquareSet,
    /// Combined minimum and maximum range of the indirect-fire guns.
    indirect_range: [u8; 2],
}

/// Number of armour levels that are distinguished when looking for firing squares. Thicker armour counts as the highest
/// level.
pub(super) const ARMOUR_LEVELS: usize = 5;

/// A unit and the stances that it can reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attacker {
    pub(super) piece: Piece,
    pub(super) gun: Option<&'static Gun>,
    pub(super) stances: [Window; 8],
    any_facing: Window,
    /// Number of stances in which it can end a move, including those where it is lost. Exits and shots are not counted.
    pub(super) stance_count: u32,
    /// Whether it is a Command that can leave the board.
    pub(super) can_exit: bool,
    /// Whether it could end a move on a square where it is lost. Those squares are not in `stances`.
    pub(super) may_be_lost: bool,
}

impl Attacker {
    fn new(position: &Position, side: Side, piece: Piece) -> Attacker {
        let reach = position.reach(side, piece);
        Attacker {
            piece,
            gun: position.board().units[piece.kind].gun.as_ref(),
            stances: reach.stances,
            any_facing: reach.any_facing(),
            stance_count: reach.count(),
            can_exit: reach.can_exit,
            may_be_lost: reach.fatal_stances != [0; 8],
        }
    }

    /// Whether it can end a move on a square, with any facing.
    #[inline]
    pub(super) fn can_end_on(&self, square: Square) -> bool {
        window_bit(self.piece.square, square).is_some_and(|bit| self.any_facing & bit != 0)
    }
}

/// A shot that destroys its target.
#[derive(Clone, Copy)]
pub(super) struct KillShot {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) facing: Facing,
    pub(super) aim: Aim,
    pub(super) distance: u8,
}

impl KillShot {
    /// The action with this shot.
    #[inline]
    pub(super) fn action(self) -> Option<Action> {
        let shot = Shot::new(self.aim, self.distance)?;
        Some(Action::Drive { from: self.from, to: self.to, facing: self.facing, shot: Some(shot) })
    }
}

impl KillShot {
    /// Squares that can be blocked to prevent the shot: the firing square and the squares between it and the target.
    #[inline]
    pub(super) fn blocking_squares(self) -> impl Iterator<Item = Square> {
        let flight = self.aim.from(self.facing);
        (0..self.distance).filter_map(move |distance| self.to.toward(flight, distance))
    }
}

impl AttackMap {
    /// An attack map of only those units that might be able to destroy `target`. Faster if nothing else is queried.
    #[inline]
    pub(super) fn against_target(position: &Position, side: Side, target: Piece) -> AttackMap {
        let lines = direct_fire_sources(position, target.square, &unit_squares(position, side));
        let could_fire = |piece: &&Piece| {
            let gun = position.board().units[piece.kind].gun.as_ref();
            gun.is_some_and(|gun| gun.over || window_around(|rank| lines.0[rank], piece.square) != 0)
        };
        let pieces = position.units(side).iter().filter(could_fire);
        AttackMap::from_attackers(position, side, pieces.map(|&piece| Attacker::new(position, side, piece)))
    }

    fn from_attackers(position: &Position, side: Side, shooters: impl Iterator<Item = Attacker>) -> AttackMap {
        let mut battery = AttackMap {
            side,
            attackers: Vec::with_capacity(position.units(side).len()),
            own_squares: unit_squares(position, side),
            direct_sources: [SquareSet::EMPTY; ARMOUR_LEVELS],
            indirect_sources: SquareSet::EMPTY,
            indirect_range: [u8::MAX, 0],
        };
        shooters.for_each(|shooter| battery.push_attacker(shooter));
        // A gun that destroys a level of armour also destroys all lower levels.
        for armour in (1..ARMOUR_LEVELS).rev() {
            let stronger = battery.direct_sources[armour];
            battery.direct_sources[armour - 1].union_with(&stronger);
        }
        battery
    }

    /// The attacking side.
    #[inline]
    pub(super) const fn side(&self) -> Side {
        self.side
    }

    /// The units and the stances that they can reach, in the order of [`Position::units`].
    #[inline]
    pub(super) fn attackers(&self) -> &[Attacker] {
        &self.attackers
    }

    /// Whether the side's Command can leave the board in its next turn.
    #[must_use]
    #[inline]
    pub fn can_escape(&self) -> bool {
        self.attackers.iter().any(|shooter| shooter.can_exit)
    }

    #[inline]
    fn push_attacker(&mut self, shooter: Attacker) {
        let Attacker { piece, any_facing: anywhere, .. } = shooter;
        match shooter.gun {
            Some(gun) if gun.over => {
                let farthest = gun.farthest.unwrap_or(Square::MAX_SIZE - 1).min(Square::MAX_SIZE - 1);
                self.indirect_range = [gun.nearest.min(self.indirect_range[0]), farthest.max(self.indirect_range[1])];
                insert_window(&mut self.indirect_sources, piece.square, anywhere);
            }
            Some(gun) => {
                if let Some(strongest) = ARMOUR_LEVELS.min(usize::from(gun.power)).checked_sub(1) {
                    insert_window(&mut self.direct_sources[strongest], piece.square, anywhere);
                }
            }
            None => {}
        }
        self.attackers.push(shooter);
    }

    /// Calls `visit` with every shot that destroys this enemy unit.
    #[inline]
    pub(super) fn for_each_kill_shot(&self, position: &Position, target: Piece, mut visit: impl FnMut(KillShot)) {
        self.find_kill_shot(position, target, &mut |hit| {
            visit(hit);
            false
        });
    }

    /// Whether any shot destroys this enemy unit.
    #[inline]
    pub(super) fn can_kill(&self, position: &Position, target: Piece) -> bool {
        self.find_kill_shot(position, target, &mut |_| true)
    }

    /// All enemy units that the side can destroy, as bits: bit n is the n-th of [`units`](Position::units).
    pub(super) fn targets(&self, position: &Position) -> u32 {
        let (board, enemies) = (position.board(), position.units(!self.side));
        let is_hit = &mut |_| true;
        let armour =
            |target: Piece, flight| board.units[target.kind].armour.thickness(Facet::hit(flight, target.facing));
        // First an over-estimate: own units do not block, and guns fire in all directions. Only the units found this
        // way are examined exactly.
        let hindrance = SquareSet(std::array::from_fn(|rank| position.occupied().0[rank] & !self.own_squares.0[rank]));
        let free = SquareSet(std::array::from_fn(|rank| !(board.blocks_fire.0[rank] | hindrance.0[rank])));
        let mut targets = 0;
        for flight in Facing::ALL {
            let reached = sliding_fire(&self.direct_sources[0], &free, flight);
            if reached.intersects(&hindrance) {
                mark_destroyed(&mut targets, enemies, |target| {
                    reached.contains(target.square)
                        && self.find_direct_fire(position, target.square, flight, armour(target, flight), is_hit)
                });
            }
        }
        mark_destroyed(&mut targets, enemies, |target| {
            let is_dropped_on = |flight| self.find_indirect_fire(target.square, flight, armour(target, flight), is_hit);
            self.is_in_indirect_range(target.square) && Facing::ALL.into_iter().any(is_dropped_on)
        });
        targets
    }

    /// Whether an indirect-fire gun can come within range of a square. The direction is not checked.
    fn is_in_indirect_range(&self, square: Square) -> bool {
        let range = self.indirect_range[1];
        let row = |rank: u8| u64::from(self.indirect_sources.0[usize::from(rank)]) << range >> square.file();
        let files = (1 << (2 * u32::from(range) + 1)) - 1;
        let highest = (square.rank() + range).min(Square::MAX_SIZE - 1);
        (square.rank().saturating_sub(range)..=highest).any(|rank| row(rank) & files != 0)
    }

    /// Calls `found` with each shot that destroys this enemy unit, until it returns true. Returns whether it did.
    #[inline]
    fn find_kill_shot(&self, position: &Position, target: Piece, found: &mut impl FnMut(KillShot) -> bool) -> bool {
        let armour = position.board().units[target.kind].armour;
        let facet_armour = |flight| armour.thickness(Facet::hit(flight, target.facing));
        self.find_shot(position, target.square, facet_armour, found)
    }

    /// Calls `found` with each shot that destroys something on a square, given its armour against shots in each
    /// direction, until it returns true. Returns whether it did.
    #[inline]
    pub(super) fn find_shot(
        &self,
        position: &Position,
        target: Square,
        armour: impl Fn(Facing) -> u8,
        found: &mut impl FnMut(KillShot) -> bool,
    ) -> bool {
        Facing::ALL.into_iter().any(|flight| {
            let armour = armour(flight);
            self.find_direct_fire(position, target, flight, armour, found)
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
        let direct = &self.direct_sources[usize::from(armour).min(ARMOUR_LEVELS - 1)];
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
                if only.is_some() || !holds(&self.own_squares) {
                    return false;
                }
                only = Some(at);
            }
            if holds(direct) {
                for shooter in &self.attackers {
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
        let [nearest, farthest] = self.indirect_range;
        (nearest..=farthest).any(|distance| {
            let at = target.toward(flight.reversed(), distance).filter(|&at| self.indirect_sources.contains(at));
            at.is_some_and(|at| {
                self.attackers.iter().any(|shooter| {
                    let gun = shooter.gun.filter(|gun| gun.over && gun.power > armour && gun.reaches(distance));
                    gun.is_some_and(|gun| shooter.find_firing_stance(gun, at, flight, distance, found))
                })
            })
        })
    }
}

/// Sets the bits of the enemy units for which `is_destroyed` holds. Units already set are not tested again.
#[inline]
fn mark_destroyed(targets: &mut u32, enemies: &[Piece], mut is_destroyed: impl FnMut(Piece) -> bool) {
    for (index, &enemy) in enemies.iter().enumerate() {
        if *targets >> index & 1 == 0 && is_destroyed(enemy) {
            *targets |= 1 << index;
        }
    }
}

fn unit_squares(position: &Position, side: Side) -> SquareSet {
    position.units(side).iter().map(|piece| piece.square).collect()
}

/// The squares from which direct fire could hit a square if own units did not block: an own unit that moves away clears
/// the line.
fn direct_fire_sources(position: &Position, target: Square, own: &SquareSet) -> SquareSet {
    let mut lines = SquareSet::EMPTY;
    for back in Facing::ALL {
        let mut at = target;
        while let Some(next) = at.toward(back, 1).filter(|next| next.is_on(position.board().size())) {
            at = next;
            lines.insert(at);
            let stopped = position.board().blocks_fire.contains(at) || position.occupied().contains(at);
            if stopped && !own.contains(at) {
                break;
            }
        }
    }
    lines
}

impl Position {
    /// The attack map of a side, regardless of which side is to move. Empty once the game is over.
    #[must_use]
    #[inline]
    pub fn attack_map(&self, side: Side) -> AttackMap {
        let pieces = if self.ending().is_none() { self.units(side) } else { &[] };
        AttackMap::from_attackers(self, side, pieces.iter().map(|&piece| Attacker::new(self, side, piece)))
    }

    /// The attack map of the same side, updated from the map `known` of the position `before`, which is usually the
    /// previous one. Only units that have moved, or near which a square has changed, are recomputed.
    #[must_use]
    pub fn attack_map_after(&self, before: &Position, known: &AttackMap) -> AttackMap {
        let side = known.side;
        let Some(changes) = ChangedSquares::between(before, self).filter(|_| self.ending().is_none()) else {
            return self.attack_map(side);
        };
        // Both lists are sorted by square.
        let mut known = known.attackers.iter().peekable();
        let shooter = |&piece: &Piece| {
            while known.next_if(|shooter| shooter.piece.square < piece.square).is_some() {}
            let unit = &self.board().units[piece.kind];
            let same = known.peek().filter(|shooter| {
                // Changes between unit and wreck are not tracked, but matter only to units that push wrecks.
                shooter.piece == piece && !unit.pushes_wrecks && !changes.any_within(piece.square, unit.speed)
            });
            same.map_or_else(|| Attacker::new(self, side, piece), |&&shooter| shooter)
        };
        AttackMap::from_attackers(self, side, self.units(side).iter().map(shooter))
    }
}

/// The squares whose contents differ between two positions.
struct ChangedSquares {
    squares: [Square; ChangedSquares::CAPACITY],
    count: usize,
}

impl ChangedSquares {
    /// An action changes at most two squares, except for actions of expansion units.
    const CAPACITY: usize = 4;

    /// The squares that differ between two positions. `None` if there are too many or the boards differ.
    fn between(before: &Position, after: &Position) -> Option<ChangedSquares> {
        if !std::ptr::eq(before.board(), after.board()) {
            return None;
        }
        let mut changes = ChangedSquares { squares: [Square::FIRST; ChangedSquares::CAPACITY], count: 0 };
        for rank in 0..Square::MAX_SIZE {
            let row = |rows: fn(&Position) -> &SquareSet| {
                rows(before).0[usize::from(rank)] ^ rows(after).0[usize::from(rank)]
            };
            let mut changed = row(Position::occupied) | row(Position::mines);
            while changed != 0 {
                let square = Square::new(changed.trailing_zeros() as u8, rank)?;
                *changes.squares.get_mut(changes.count)? = square;
                changes.count += 1;
                changed &= changed - 1;
            }
        }
        Some(changes)
    }

    fn any_within(&self, square: Square, distance: u8) -> bool {
        self.squares[..self.count].iter().any(|&changed| square.distance(changed) <= distance)
    }
}

impl Attacker {
    /// Calls `found` for each facing in which the unit can stand on this square and fire in direction `flight`, until
    /// it returns true. Returns whether it did.
    #[inline]
    fn find_firing_stance(
        &self,
        gun: &Gun,
        at: Square,
        flight: Facing,
        distance: u8,
        found: &mut impl FnMut(KillShot) -> bool,
    ) -> bool {
        let Some(bit) = window_bit(self.piece.square, at).filter(|bit| self.any_facing & bit != 0) else {
            return false;
        };
        gun.arcs.iter().any(|&aim| {
            let facing = aim.facing_for(flight);
            self.stances[facing.index()] & bit != 0
                && found(KillShot { from: self.piece.square, to: at, facing, aim, distance })
        })
    }
}
