//! Lines of fire, followed from the targets back to the guns.
//!
//! For each enemy and each direction in which a shell could fly at it, one goes back from the enemy square by square as far as the line is clear,
//! and looks which guns can get there and look the right way. Most lines end soon, and most squares are in nobody's reach.

use super::reach::{Window, add_to, bit, window_of};
use super::sweep::swept;
use super::{Action, Aim, Facet, Facing, Gun, Piece, Position, Rows, Shot, Square};
use crate::Side;

/// What the units of a side can reach, and where they can fire from: found out once for a position, and asked many things.
#[derive(Clone, Debug)]
pub struct Battery {
    side: Side,
    /// The units, in the order of [`Position::units`].
    shooters: Vec<Shooter>,
    /// Squares with a unit of the side.
    own: Rows,
    /// By armour: squares that a unit can reach whose gun fires directly and destroys what has so much.
    direct: [Rows; ARMOURS],
    /// Squares that a unit with a gun that fires over things can reach.
    lobbed: Rows,
    /// The nearest and the farthest distance at which such guns hit.
    lobs: [u8; 2],
}

/// Armour that is told apart when looking for squares to fire from, from 0 up; more counts as the most.
pub(super) const ARMOURS: usize = 5;

/// A unit and what it can reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shooter {
    pub(super) piece: Piece,
    pub(super) gun: Option<&'static Gun>,
    pub(super) stances: [Window; 8],
    anywhere: Window,
    /// Number of ways to end, without the exit and without shots.
    pub(super) ways: u32,
    /// Whether it can leave the board.
    pub(super) exit: bool,
    /// Whether it could end where it is lost, which is not kept here.
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

    /// Whether it can end a move on a square, whichever way it looks then.
    pub(super) fn can_end_on(&self, square: Square) -> bool {
        bit(self.piece.square, square).is_some_and(|bit| self.anywhere & bit != 0)
    }
}

/// A shot that hits.
#[derive(Clone, Copy)]
pub(super) struct Hit {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) facing: Facing,
    pub(super) aim: Aim,
    pub(super) distance: u8,
}

impl Hit {
    /// The action of which it is a part.
    #[inline]
    pub(super) fn action(self) -> Option<Action> {
        let shot = Shot::new(self.aim, self.distance)?;
        Some(Action::Drive { from: self.from, to: self.to, facing: self.facing, shot: Some(shot) })
    }
}

impl Hit {
    /// Where something can stand in its way: where the gun goes, and the squares between that and the target.
    pub(super) fn line(self) -> impl Iterator<Item = Square> {
        let flight = self.aim.from(self.facing);
        (0..self.distance).filter_map(move |distance| self.to.toward(flight, distance))
    }
}

impl Battery {
    /// Those units of a side, were it on turn, that might come to fire at this enemy: the quick way if nothing else is asked.
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
        // What destroys much armour destroys less, too.
        for armour in (1..ARMOURS).rev() {
            let stronger = battery.direct[armour];
            battery.direct[armour - 1].unite(&stronger);
        }
        battery
    }

    /// The side.
    pub(super) const fn side(&self) -> Side {
        self.side
    }

    /// The units with what they can reach, in the order of [`Position::units`].
    pub(super) fn shooters(&self) -> &[Shooter] {
        &self.shooters
    }

    /// Whether the side's Command can leave the board.
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

    /// Calls `visit` with every hit that destroys this enemy.
    #[inline]
    pub(super) fn for_each_hit(&self, position: &Position, target: Piece, mut visit: impl FnMut(Hit)) {
        self.search_kills(position, target, &mut |hit| {
            visit(hit);
            false
        });
    }

    /// Whether any hit destroys this enemy.
    #[inline]
    pub(super) fn can_kill(&self, position: &Position, target: Piece) -> bool {
        self.search_kills(position, target, &mut |_| true)
    }

    /// All enemy units that any hit destroys: bit n stands for the n-th of [`units`](Position::units).
    pub(super) fn targets(&self, position: &Position) -> u32 {
        let (board, enemies) = (position.board(), position.units(!self.side));
        let is_hit = &mut |_| true;
        let armour = |target: Piece, flight| board.units[target.kind].armour.on(Facet::hit(flight, target.facing));
        // Own units are taken to be no hindrance, and guns to look every way: only where shells come then, one looks closer.
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

    /// Whether a gun that fires over things can come within its range of a square, if not in line with it.
    fn is_lobbed_near(&self, square: Square) -> bool {
        let range = self.lobs[1];
        let row = |rank: u8| u64::from(self.lobbed.0[usize::from(rank)]) << range >> square.file();
        let files = (1 << (2 * u32::from(range) + 1)) - 1;
        let highest = (square.rank() + range).min(Square::MOST - 1);
        (square.rank().saturating_sub(range)..=highest).any(|rank| row(rank) & files != 0)
    }

    /// Calls `found` with the hits that destroy this enemy until it says that this is enough; whether it did.
    #[inline]
    fn search_kills(&self, position: &Position, target: Piece, found: &mut impl FnMut(Hit) -> bool) -> bool {
        let armour = position.board().units[target.kind].armour;
        Facing::ALL.into_iter().any(|flight| {
            let armour = armour.on(Facet::hit(flight, target.facing));
            self.follow_back(position, target.square, flight, armour, found)
                || self.drop_on(target.square, flight, armour, found)
        })
    }

    /// Direct fire along one line.
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
        // Beyond an own unit, the line is clear for that unit alone: its square is empty once it has left.
        let mut only = None;
        for distance in 1..board.size() {
            // Left of file A and below rank 1 comes what is off every board.
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

    /// Fire over everything along one line.
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

/// Adds to the targets, bit n of which stands for the n-th enemy, those of the others that are destroyed.
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

/// The squares from which direct fire could hit a square, were own units no hindrance: one that leaves its square clears the line.
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
    /// What the units of a side could reach if it were on turn, and fire at from there. Nothing once the game is over.
    #[must_use]
    pub fn battery(&self, side: Side) -> Battery {
        let pieces = if self.ended().is_none() { self.units(side) } else { &[] };
        Battery::of(self, side, pieces.iter().map(|&piece| Shooter::new(self, side, piece)))
    }

    /// The same, from what was known in another position on the same board, mostly the one before: only units that have moved, or near
    /// which something has changed, are looked at anew.
    #[must_use]
    pub fn battery_after(&self, before: &Position, known: &Battery) -> Battery {
        let side = known.side;
        let Some(changes) = Changes::between(before, self).filter(|_| self.ended().is_none()) else {
            return self.battery(side);
        };
        // Both are ordered by square.
        let mut known = known.shooters.iter().peekable();
        let shooter = |&piece: &Piece| {
            while known.next_if(|shooter| shooter.piece.square < piece.square).is_some() {}
            let unit = &self.board().units[piece.kind];
            let same = known.peek().filter(|shooter| {
                // Whether something is a wreck is no change that is noticed.
                shooter.piece == piece && !unit.pushes_wrecks && !changes.any_within(piece.square, unit.speed)
            });
            same.map_or_else(|| Shooter::new(self, side, piece), |&&shooter| shooter)
        };
        Battery::of(self, side, self.units(side).iter().map(shooter))
    }

    /// Whether a unit, as it stands and looks now, could destroy another one.
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

/// The squares on which something has come or gone.
struct Changes {
    squares: [Square; Changes::MOST],
    count: usize,
}

impl Changes {
    /// An action changes two squares, but for what only units of the expansion do.
    const MOST: usize = 4;

    /// What has changed from one position to the other. `None` if that is much, or they are not on the same board.
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
    /// Calls `found` for each facing in which the unit can stand on this square and fire that way, until it says that this is enough;
    /// whether it did.
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
