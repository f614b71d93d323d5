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
    /// Whether there is a gun that fires over things.
    mortars: bool,
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
            mortars: false,
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
            Some(gun) if gun.over => self.mortars = true,
            Some(gun) => {
                self.power = self.power.max(gun.power);
                let anywhere = reach.stances.iter().fold(0, |all, window| all | window);
                add_to(&mut self.direct, piece.square, anywhere);
            }
            None => {}
        }
    }

    /// Calls `visit` with every hit that destroys this enemy.
    #[inline]
    pub(super) fn for_each_kill(&self, target: Piece, mut visit: impl FnMut(Hit)) {
        let armour = self.position.board().units[target.kind].armour;
        for flight in Facing::ALL {
            let armour = armour.on(Facet::hit(flight, target.facing));
            if armour < self.power {
                self.follow_back(target.square, flight, armour, &mut visit);
            }
            if self.mortars {
                self.drop_on(target.square, flight, armour, &mut visit);
            }
        }
    }

    /// Direct fire along one line.
    #[inline]
    fn follow_back(&self, target: Square, flight: Facing, armour: u8, visit: &mut impl FnMut(Hit)) {
        let board = self.position.board();
        let back = flight.reversed();
        // Beyond an own unit, the line is clear for that unit alone: its square is empty once it has left.
        let mut only = None;
        let mut at = target;
        for distance in 1..board.size() {
            at = match at.toward(back, 1) {
                Some(square) if square.is_on(board.size()) => square,
                _ => return,
            };
            if self.position.occupied().contains(at) {
                if only.is_some() || !self.own.contains(at) {
                    return;
                }
                only = Some(at);
            }
            if self.direct.contains(at) {
                for shooter in &self.shooters[..self.count] {
                    let Some(gun) = shooter.gun else { continue };
                    let fires = !gun.over && gun.power > armour && gun.reaches(distance);
                    if fires && only.is_none_or(|square| square == shooter.square) {
                        shooter.for_each_stance(gun, at, flight, distance, visit);
                    }
                }
            }
            if board.opaque.contains(at) {
                return;
            }
        }
    }

    /// Fire over everything along one line.
    fn drop_on(&self, target: Square, flight: Facing, armour: u8, visit: &mut impl FnMut(Hit)) {
        for shooter in &self.shooters[..self.count] {
            let Some(gun) = shooter.gun.filter(|gun| gun.over && gun.power > armour) else { continue };
            for distance in gun.nearest..=gun.farthest.unwrap_or(Square::MOST - 1).min(Square::MOST - 1) {
                let Some(at) = target.toward(flight.reversed(), distance) else { break };
                shooter.for_each_stance(gun, at, flight, distance, visit);
            }
        }
    }
}

impl Shooter {
    /// Calls `visit` for each facing in which the unit can stand on this square and fire that way.
    #[inline]
    fn for_each_stance(&self, gun: &Gun, at: Square, flight: Facing, distance: u8, visit: &mut impl FnMut(Hit)) {
        let Some(bit) = bit(self.square, at) else { return };
        for &aim in &gun.arcs {
            let facing = aim.facing_for(flight);
            if self.stances[facing.index()] & bit != 0 {
                visit(Hit { from: self.square, to: at, facing, aim, distance });
            }
        }
    }
}
