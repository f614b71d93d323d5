//! Lines of fire, followed from the targets back to the guns.
//!
//! For each enemy and each direction in which a shell could fly at it, one goes back from the enemy square by square as far as the line is clear,
//! and looks which guns can get there and look the right way. Most lines end soon, and most squares are in nobody's reach.

use super::piece::Army;
use super::reach::{Reach, Window, add_to, bit, window_of};
use super::{Action, Aim, Facet, Facing, Gun, Piece, Position, Rows, Shot, Square};
use crate::rules::Side;

/// The units of a side with what they can reach, and where they can fire from.
pub(super) struct Battery<'a> {
    position: &'a Position,
    shooters: [Shooter; Army::MOST],
    count: usize,
    /// Squares with a unit of the side.
    own: Rows,
    /// Squares that a unit with a gun for direct fire can reach.
    direct: Rows,
    /// The strongest gun for direct fire.
    power: u8,
    /// Squares that a unit with a gun that fires over things can reach.
    lobbed: Rows,
    /// The nearest and the farthest distance at which such guns hit.
    lobs: [u8; 2],
}

#[derive(Clone, Copy)]
struct Shooter {
    square: Square,
    gun: Option<&'static Gun>,
    stances: [Window; 8],
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

impl<'a> Battery<'a> {
    /// The units of a side, were it on turn. `visit` is told what each one can reach.
    #[inline]
    pub(super) fn new(position: &'a Position, side: Side, mut visit: impl FnMut(Piece, &Reach)) -> Self {
        let mut battery = Battery::without_shooters(position, side);
        for &piece in position.units(side) {
            let reach = position.reach(side, piece);
            visit(piece, &reach);
            battery.add(piece, &reach);
        }
        battery
    }

    /// Those units of a side, were it on turn, that might come to fire at this enemy: the quick way if nothing else is asked.
    pub(super) fn aimed_at(position: &'a Position, side: Side, target: Piece) -> Self {
        let mut battery = Battery::without_shooters(position, side);
        let lines = battery.lines_to(target.square);
        for &piece in position.units(side) {
            let Some(gun) = &position.board().units[piece.kind].gun else { continue };
            if gun.over || window_of(|rank| lines.0[rank], piece.square) != 0 {
                battery.add(piece, &position.reach(side, piece));
            }
        }
        battery
    }

    fn without_shooters(position: &'a Position, side: Side) -> Self {
        let nobody = Shooter { square: Square::FIRST, gun: None, stances: [0; 8] };
        Battery {
            position,
            shooters: [nobody; Army::MOST],
            count: 0,
            own: position.units(side).iter().map(|piece| piece.square).collect(),
            direct: Rows::EMPTY,
            power: 0,
            lobbed: Rows::EMPTY,
            lobs: [u8::MAX, 0],
        }
    }

    /// The squares from which direct fire could hit a square, were own units no hindrance: one that leaves its square clears the line.
    fn lines_to(&self, target: Square) -> Rows {
        let mut lines = Rows::EMPTY;
        for back in Facing::ALL {
            let mut at = target;
            while let Some(next) = at.toward(back, 1).filter(|next| next.is_on(self.position.board().size())) {
                at = next;
                lines.insert(at);
                let stopped = self.position.board().opaque.contains(at) || self.position.occupied().contains(at);
                if stopped && !self.own.contains(at) {
                    break;
                }
            }
        }
        lines
    }

    #[inline]
    fn add(&mut self, piece: Piece, reach: &Reach) {
        let gun = self.position.board().units[piece.kind].gun.as_ref();
        self.shooters[self.count] = Shooter { square: piece.square, gun, stances: reach.stances };
        self.count += 1;
        match gun {
            Some(gun) if gun.over => {
                let farthest = gun.farthest.unwrap_or(Square::MOST - 1).min(Square::MOST - 1);
                self.lobs = [gun.nearest.min(self.lobs[0]), farthest.max(self.lobs[1])];
                add_to(&mut self.lobbed, piece.square, reach.anywhere());
            }
            Some(gun) => {
                self.power = self.power.max(gun.power);
                add_to(&mut self.direct, piece.square, reach.anywhere());
            }
            None => {}
        }
    }

    /// Calls `visit` with every hit that destroys this enemy.
    #[inline]
    pub(super) fn for_each_kill(&self, target: Piece, mut visit: impl FnMut(Hit)) {
        self.search_kills(target, &mut |hit| {
            visit(hit);
            false
        });
    }

    /// Whether any hit destroys this enemy.
    #[inline]
    pub(super) fn can_kill(&self, target: Piece) -> bool {
        self.search_kills(target, &mut |_| true)
    }

    /// Calls `found` with the hits that destroy this enemy until it says that this is enough; whether it did.
    #[inline]
    fn search_kills(&self, target: Piece, found: &mut impl FnMut(Hit) -> bool) -> bool {
        let armour = self.position.board().units[target.kind].armour;
        Facing::ALL.into_iter().any(|flight| {
            let armour = armour.on(Facet::hit(flight, target.facing));
            armour < self.power && self.follow_back(target.square, flight, armour, found)
                || self.drop_on(target.square, flight, armour, found)
        })
    }

    /// Direct fire along one line.
    #[inline]
    fn follow_back(&self, target: Square, flight: Facing, armour: u8, found: &mut impl FnMut(Hit) -> bool) -> bool {
        let board = self.position.board();
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
            if holds(self.position.occupied()) {
                if only.is_some() || !holds(&self.own) {
                    return false;
                }
                only = Some(at);
            }
            if holds(&self.direct) {
                for shooter in &self.shooters[..self.count] {
                    let Some(gun) = shooter.gun else { continue };
                    let fires = !gun.over && gun.power > armour && gun.reaches(distance);
                    if fires
                        && only.is_none_or(|square| square == shooter.square)
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
                self.shooters[..self.count].iter().any(|shooter| {
                    let gun = shooter.gun.filter(|gun| gun.over && gun.power > armour && gun.reaches(distance));
                    gun.is_some_and(|gun| shooter.search_stances(gun, at, flight, distance, found))
                })
            })
        })
    }
}

impl Position {
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
        let Some(bit) = bit(self.square, at) else { return false };
        gun.arcs.iter().any(|&aim| {
            let facing = aim.facing_for(flight);
            self.stances[facing.index()] & bit != 0 && found(Hit { from: self.square, to: at, facing, aim, distance })
        })
    }
}
