//! Attack map of a side: the stances that its units can reach, and the enemy units that they can destroy from there.
//!
//! Attacks are found backwards: from each enemy unit, each direction is traced square by square as long as the line is
//! clear, looking for guns that can reach the square with a suitable facing. Most lines are short, and few squares on
//! them can be reached.

use super::reach::{Window, add_to, bit, window_of};
use super::sweep::swept;
use super::{Action, Aim, Facet, Facing, Gun, Piece, Position, Rows, Shot, Square};
use crate::Side;

/// Attack map of a side: where its units can go, and from where they can fire. It is computed once per position and
/// answers many queries.
#[derive(Clone, Debug)]
pub struct Battery {
    side: Side,
    /// The units of the side, in the order of [`Position::units`].
    shooters: Vec<Shooter>,
    /// Squares of the side's units.
    own: Rows,
    /// By armour level: squares that a unit can reach whose direct-fire gun destroys this much armour.
    direct: [Rows; ARMOURS],
    /// Squares that a unit with an indirect-fire gun can reach.
    lobbed: Rows,
    /// Combined minimum and maximum range of the indirect-fire guns.
    lobs: [u8; 2],
}

/// Number of armour levels that are distinguished when looking for firing squares. Thicker armour counts as the highest
/// level.
pub(super) const ARMOURS: usize = 5;

/// A unit and the stances that it can reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shooter {
    pub(super) piece: Piece,
    pub(super) gun: Option<&'static Gun>,
    pub(super) stances: [Window; 8],
    anywhere: Window,
    /// Number of stances in which it can end a move, including those where it is lost. Exits and shots are not counted.
    pub(super) ways: u32,
    /// Whether it is a Command that can leave the board.
    pub(super) exit: bool,
    /// Whether it could end a move on a square where it is lost. Those squares are not in `stances`.
    pub(super) risks: bool,
}

impl Shooter {
    fn new(position: &Position, side: Side, piece: Piece) -> Shooter {
        let reach = position.reach(side, piece);
        Shooter {
            piece,
            gun: position.board().units[piece.kind].gun.as_ref(),
            stances: reach.stances,
            anywhere: reach.anywhere(),
            ways: reach.count(),
            exit: reach.exit,
            risks: reach.deaths != [0; 8],
        }
    }

    /// Whether it can end a move on a square, with any facing.
    pub(super) fn can_end_on(&self, square: Square) -> bool {
        bit(self.piece.square, square).is_some_and(|bit| self.anywhere & bit != 0)
    }
}

/// A shot that destroys its target.
#[derive(Clone, Copy)]
pub(super) struct Hit {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) facing: Facing,
    pub(super) aim: Aim,
    pub(super) distance: u8,
}

impl Hit {
    /// The action with this shot.
    #[inline]
    pub(super) fn action(self) -> Option<Action> {
        let shot = Shot::new(self.aim, self.distance)?;
        Some(Action::Drive { from: self.from, to: self.to, facing: self.facing, shot: Some(shot) })
    }
}

impl Hit {
    /// Squares that can be blocked to prevent the shot: the firing square and the squares between it and the target.
    pub(super) fn line(self) -> impl Iterator<Item = Square> {
        let flight = self.aim.from(self.facing);
        (0..self.distance).filter_map(move |distance| self.to.toward(flight, distance))
    }
}

impl Battery {
    /// An attack map of only those units that might be able to destroy `target`. Faster if nothing else is queried.
    pub(super) fn aimed_at(position: &Position, side: Side, target: Piece) -> Battery {
        let lines = lines_to(position, target.square, &squares_of(position, side));
        let could_fire = |piece: &&Piece| {
            let gun = position.board().units[piece.kind].gun.as_ref();
            gun.is_some_and(|gun| gun.over || window_of(|rank| lines.0[rank], piece.square) != 0)
        };
        let pieces = position.units(side).iter().filter(could_fire);
        Battery::of(position, side, pieces.map(|&piece| Shooter::new(position, side, piece)))
    }

    fn of(position: &Position, side: Side, shooters: impl Iterator<Item = Shooter>) -> Battery {
        let mut battery = Battery {
            side,
            shooters: Vec::with_capacity(position.units(side).len()),
            own: squares_of(position, side),
            direct: [Rows::EMPTY; ARMOURS],
            lobbed: Rows::EMPTY,
            lobs: [u8::MAX, 0],
        };
        shooters.for_each(|shooter| battery.add(shooter));
        // A gun that destroys a level of armour also destroys all lower levels.
        for armour in (1..ARMOURS).rev() {
            let stronger = battery.direct[armour];
            battery.direct[armour - 1].unite(&stronger);
        }
        battery
    }

    /// The attacking side.
    pub(super) const fn side(&self) -> Side {
        self.side
    }

    /// The units and the stances that they can reach, in the order of [`Position::units`].
    pub(super) fn shooters(&self) -> &[Shooter] {
        &self.shooters
    }

    /// Whether the side's Command can leave the board in its next turn.
    #[must_use]
    pub fn can_escape(&self) -> bool {
        self.shooters.iter().any(|shooter| shooter.exit)
    }

    #[inline]
    fn add(&mut self, shooter: Shooter) {
        let Shooter { piece, anywhere, .. } = shooter;
        match shooter.gun {
            Some(gun) if gun.over => {
                let farthest = gun.farthest.unwrap_or(Square::MOST - 1).min(Square::MOST - 1);
                self.lobs = [gun.nearest.min(self.lobs[0]), farthest.max(self.lobs[1])];
                add_to(&mut self.lobbed, piece.square, anywhere);
            }
            Some(gun) => {
                if let Some(strongest) = ARMOURS.min(usize::from(gun.power)).checked_sub(1) {
                    add_to(&mut self.direct[strongest], piece.square, anywhere);
                }
            }
            None => {}
        }
        self.shooters.push(shooter);
    }

    /// Calls `visit` with every shot that destroys this enemy unit.
    #[inline]
    pub(super) fn for_each_hit(&self, position: &Position, target: Piece, mut visit: impl FnMut(Hit)) {
        self.search_kills(position, target, &mut |hit| {
            visit(hit);
            false
        });
    }

    /// Whether any shot destroys this enemy unit.
    #[inline]
    pub(super) fn can_kill(&self, position: &Position, target: Piece) -> bool {
        self.search_kills(position, target, &mut |_| true)
    }

    /// All enemy units that the side can destroy, as bits: bit n is the n-th of [`units`](Position::units).
    pub(super) fn targets(&self, position: &Position) -> u32 {
        let (board, enemies) = (position.board(), position.units(!self.side));
        let is_hit = &mut |_| true;
        let armour = |target: Piece, flight| board.units[target.kind].armour.on(Facet::hit(flight, target.facing));
        // First an over-estimate: own units do not block, and guns fire in all directions. Only the units found this
        // way are examined exactly.
        let hindrance = Rows(std::array::from_fn(|rank| position.occupied().0[rank] & !self.own.0[rank]));
        let free = Rows(std::array::from_fn(|rank| !(board.opaque.0[rank] | hindrance.0[rank])));
        let mut targets = 0;
        for flight in Facing::ALL {
            let reached = swept(&self.direct[0], &free, flight);
            if reached.meets(&hindrance) {
                add_destroyed(&mut targets, enemies, |target| {
                    reached.contains(target.square)
                        && self.follow_back(position, target.square, flight, armour(target, flight), is_hit)
                });
            }
        }
        add_destroyed(&mut targets, enemies, |target| {
            let is_dropped_on = |flight| self.drop_on(target.square, flight, armour(target, flight), is_hit);
            self.is_lobbed_near(target.square) && Facing::ALL.into_iter().any(is_dropped_on)
        });
        targets
    }

    /// Whether an indirect-fire gun can come within range of a square. The direction is not checked.
    fn is_lobbed_near(&self, square: Square) -> bool {
        let range = self.lobs[1];
        let row = |rank: u8| u64::from(self.lobbed.0[usize::from(rank)]) << range >> square.file();
        let files = (1 << (2 * u32::from(range) + 1)) - 1;
        let highest = (square.rank() + range).min(Square::MOST - 1);
        (square.rank().saturating_sub(range)..=highest).any(|rank| row(rank) & files != 0)
    }

    /// Calls `found` with each shot that destroys this enemy unit, until it returns true. Returns whether it did.
    #[inline]
    fn search_kills(&self, position: &Position, target: Piece, found: &mut impl FnMut(Hit) -> bool) -> bool {
        let armour = position.board().units[target.kind].armour;
        Facing::ALL.into_iter().any(|flight| {
            let armour = armour.on(Facet::hit(flight, target.facing));
            self.follow_back(position, target.square, flight, armour, found)
                || self.drop_on(target.square, flight, armour, found)
        })
    }

    /// Searches for direct fire along one line.
    #[inline]
    fn follow_back(
        &self,
        position: &Position,
        target: Square,
        flight: Facing,
        armour: u8,
        found: &mut impl FnMut(Hit) -> bool,
    ) -> bool {
        let board = position.board();
        let direct = &self.direct[usize::from(armour).min(ARMOURS - 1)];
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
            let holds = |rows: &Rows| rows.0[row] & bit != 0;
            if holds(position.occupied()) {
                if only.is_some() || !holds(&self.own) {
                    return false;
                }
                only = Some(at);
            }
            if holds(direct) {
                for shooter in &self.shooters {
                    let Some(gun) = shooter.gun else { continue };
                    let fires = !gun.over && gun.power > armour && gun.reaches(distance);
                    if fires
                        && only.is_none_or(|square| square == shooter.piece.square)
                        && shooter.search_stances(gun, at, flight, distance, found)
                    {
                        return true;
                    }
                }
            }
            if holds(&board.opaque) {
                return false;
            }
        }
        false
    }

    /// Searches for indirect fire along one line.
    fn drop_on(&self, target: Square, flight: Facing, armour: u8, found: &mut impl FnMut(Hit) -> bool) -> bool {
        let [nearest, farthest] = self.lobs;
        (nearest..=farthest).any(|distance| {
            let at = target.toward(flight.reversed(), distance).filter(|&at| self.lobbed.contains(at));
            at.is_some_and(|at| {
                self.shooters.iter().any(|shooter| {
                    let gun = shooter.gun.filter(|gun| gun.over && gun.power > armour && gun.reaches(distance));
                    gun.is_some_and(|gun| shooter.search_stances(gun, at, flight, distance, found))
                })
            })
        })
    }
}

/// Sets the bits of the enemy units for which `is_destroyed` holds. Units already set are not tested again.
#[inline]
fn add_destroyed(targets: &mut u32, enemies: &[Piece], mut is_destroyed: impl FnMut(Piece) -> bool) {
    for (index, &enemy) in enemies.iter().enumerate() {
        if *targets >> index & 1 == 0 && is_destroyed(enemy) {
            *targets |= 1 << index;
        }
    }
}

fn squares_of(position: &Position, side: Side) -> Rows {
    position.units(side).iter().map(|piece| piece.square).collect()
}

/// The squares from which direct fire could hit a square if own units did not block: an own unit that moves away clears
/// the line.
fn lines_to(position: &Position, target: Square, own: &Rows) -> Rows {
    let mut lines = Rows::EMPTY;
    for back in Facing::ALL {
        let mut at = target;
        while let Some(next) = at.toward(back, 1).filter(|next| next.is_on(position.board().size())) {
            at = next;
            lines.insert(at);
            let stopped = position.board().opaque.contains(at) || position.occupied().contains(at);
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
    pub fn battery(&self, side: Side) -> Battery {
        let pieces = if self.ended().is_none() { self.units(side) } else { &[] };
        Battery::of(self, side, pieces.iter().map(|&piece| Shooter::new(self, side, piece)))
    }

    /// The attack map of the same side, updated from the map `known` of the position `before`, which is usually the
    /// previous one. Only units that have moved, or near which a square has changed, are recomputed.
    #[must_use]
    pub fn battery_after(&self, before: &Position, known: &Battery) -> Battery {
        let side = known.side;
        let Some(changes) = Changes::between(before, self).filter(|_| self.ended().is_none()) else {
            return self.battery(side);
        };
        // Both lists are sorted by square.
        let mut known = known.shooters.iter().peekable();
        let shooter = |&piece: &Piece| {
            while known.next_if(|shooter| shooter.piece.square < piece.square).is_some() {}
            let unit = &self.board().units[piece.kind];
            let same = known.peek().filter(|shooter| {
                // Changes between unit and wreck are not tracked, but matter only to units that push wrecks.
                shooter.piece == piece && !unit.pushes_wrecks && !changes.any_within(piece.square, unit.speed)
            });
            same.map_or_else(|| Shooter::new(self, side, piece), |&&shooter| shooter)
        };
        Battery::of(self, side, self.units(side).iter().map(shooter))
    }

    /// Whether a unit could destroy another one from its current stance, without moving.
    #[must_use]
    pub fn bears_on(&self, unit: Piece, target: Piece) -> bool {
        let Some(gun) = &self.board().units[unit.kind].gun else { return false };
        let Some((flight, distance)) = unit.square.bearing(target.square) else { return false };
        let armour = self.board().units[target.kind].armour.on(Facet::hit(flight, target.facing));
        let aims = gun.arcs.iter().any(|aim| aim.from(unit.facing) == flight);
        if !aims || gun.power <= armour || !gun.reaches(distance) {
            return false;
        }
        let is_clear = |distance| {
            let between = unit.square.toward(flight, distance);
            between.is_some_and(|square| !self.occupied().contains(square) && !self.board().opaque.contains(square))
        };
        gun.over || (1..distance).all(is_clear)
    }
}

/// The squares whose contents differ between two positions.
struct Changes {
    squares: [Square; Changes::MOST],
    count: usize,
}

impl Changes {
    /// An action changes at most two squares, except for actions of expansion units.
    const MOST: usize = 4;

    /// The squares that differ between two positions. `None` if there are too many or the boards differ.
    fn between(before: &Position, after: &Position) -> Option<Changes> {
        if !std::ptr::eq(before.board(), after.board()) {
            return None;
        }
        let mut changes = Changes { squares: [Square::FIRST; Changes::MOST], count: 0 };
        for rank in 0..Square::MOST {
            let row =
                |rows: fn(&Position) -> &Rows| rows(before).0[usize::from(rank)] ^ rows(after).0[usize::from(rank)];
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

impl Shooter {
    /// Calls `found` for each facing in which the unit can stand on this square and fire in direction `flight`, until
    /// it returns true. Returns whether it did.
    #[inline]
    fn search_stances(
        &self,
        gun: &Gun,
        at: Square,
        flight: Facing,
        distance: u8,
        found: &mut impl FnMut(Hit) -> bool,
    ) -> bool {
        let Some(bit) = bit(self.piece.square, at).filter(|bit| self.anywhere & bit != 0) else { return false };
        gun.arcs.iter().any(|&aim| {
            let facing = aim.facing_for(flight);
            self.stances[facing.index()] & bit != 0
                && found(Hit { from: self.piece.square, to: at, facing, aim, distance })
        })
    }
}
