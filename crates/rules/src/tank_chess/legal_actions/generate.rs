//! Listing and counting of legal actions.

use crate::tank_chess::fire::attack_map::{AttackMap, KillShot};
use crate::tank_chess::fire::attackers::Attacker;
use crate::tank_chess::moves::reach::{Window, for_each_square, window_around};
use crate::tank_chess::{Action, Facing, Piece, Position, Square, SquareSet};
use crate::{Game, Side};

impl AttackMap {
    /// Whether the side could win at once if it were to move: destroy the enemy Command, leave with its own, reach the
    /// enemy flag, or win by the objective. In this and the following methods, `position` must be the position for which
    /// the attack map was made.
    pub fn can_win(&self, position: &Position) -> bool {
        if position.ending().is_some() {
            return false;
        }
        let flag = position.board().flag(!self.side());
        let runs = |attacker: &Attacker| attacker.can_exit || flag.is_some_and(|flag| attacker.can_end_on(flag));
        self.attackers().iter().any(runs) || self.destroys_command(position) || self.can_win_objective(position)
    }

    /// An action of the side to move that wins at once, if there is one. The attack map must belong to that side.
    pub fn winning_action(&self, position: &Position) -> Option<Action> {
        if position.ending().is_some() {
            return None;
        }
        let command = position.command(!self.side())?;
        let flag = position.board().flag(!self.side());
        let mut win = self.exit();
        for shooter in self.attackers() {
            let from = shooter.piece.square;
            if let Some(flag) = flag.filter(|&flag| win.is_none() && shooter.can_end_on(flag)) {
                let onto = |facing| Action::Drive { from, to: flag, facing, shot: None };
                win = Facing::ALL.into_iter().map(onto).find(|&action| position.legality(action).is_ok());
            }
        }
        if win.is_none() {
            self.find_kill_shot(position, command, &mut |hit| {
                win = Some(hit.action());
                true
            });
        }
        win.or_else(|| self.winning_objective_action(position))
    }

    /// Calls `visit` once for every legal action of the side to move that destroys an enemy unit or the enemy depot.
    pub fn for_each_kill(&self, position: &Position, mut visit: impl FnMut(Action)) {
        if position.ending().is_some() {
            return;
        }
        for target in self.targets() {
            self.find_kill_shot_at(position, target, &mut |hit| {
                visit(hit.action());
                false
            });
        }
        self.for_each_depot_shot(position, |hit| visit(hit.action()));
    }

    /// Calls `visit` once for every pair of an enemy unit or depot and a unit of the side to move that can destroy it, with
    /// one of the actions that do so. Units in contact have hundreds of such actions, which differ only in the firing
    /// stance.
    pub fn for_each_kill_pair(&self, position: &Position, mut visit: impl FnMut(Action)) {
        if position.ending().is_some() {
            return;
        }
        let mut visit_first = |seen: &mut SquareSet, hit: KillShot| {
            if !seen.contains(hit.from) {
                seen.insert(hit.from);
                visit(hit.action());
            }
        };
        for target in self.targets() {
            let mut seen = SquareSet::EMPTY;
            self.find_kill_shot_at(position, target, &mut |hit| {
                visit_first(&mut seen, hit);
                false
            });
        }
        let mut seen = SquareSet::EMPTY;
        self.for_each_depot_shot(position, |hit| visit_first(&mut seen, hit));
    }

    /// Calls `visit` once for every legal action of the side to move that destroys nothing and does not leave the
    /// board.
    pub fn for_each_drive(&self, position: &Position, mut visit: impl FnMut(Action)) {
        if position.ending().is_some() {
            return;
        }
        for shooter in self.attackers() {
            visit_drives(shooter.piece, &shooter.destinations(position, self.side()), &mut visit);
        }
    }

    /// Calls `visit` once for every evasion: a legal action of the side to move that destroys nothing and may save the own Command from
    /// being destroyed by `enemy`, keep the enemy Command from leaving, or keep the enemy from winning by the objective. Evasions are the
    /// moves of the own Command, and the moves to a square that blocks every shot at the Command (on the line of fire or on the firing
    /// square). If the enemy Command can leave, an evasion must also end on the exit corridor of that Command. If the enemy can win by the
    /// objective, an evasion must also end on a square that prevents the win. Moves that only block an enemy unit on its way to its firing
    /// square are missed.
    pub fn for_each_evasion(&self, enemy: &AttackMap, position: &Position, mut visit: impl FnMut(Action)) {
        let (Some(own), Some(other)) = (position.command(self.side()), position.command(enemy.side())) else { return };
        if position.ending().is_some() {
            return;
        }
        let everywhere = SquareSet(position.board().impassable.0.map(|row| !row));
        let mut preventing =
            if enemy.exit().is_some() { position.board().exit_corridor(enemy.side(), other) } else { everywhere };
        if let Some(squares) = enemy.objective_blocking_squares(position) {
            preventing = preventing.restricted_to(squares.iter());
        }
        let mut blocking = preventing;
        enemy.for_each_kill_shot(position, own, |hit| blocking = blocking.restricted_to(hit.blocking_squares()));
        for shooter in self.attackers() {
            let from = shooter.piece.square;
            let useful = if from == own.square { preventing } else { blocking };
            let window = window_around(|rank| useful.0[rank], from);
            visit_drives(
                shooter.piece,
                &shooter.destinations(position, self.side()).map(|stances| stances & window),
                &mut visit,
            );
        }
    }
}

impl Attacker {
    /// Squares on which the unit can end a move, by facing, including squares where it is lost.
    #[inline]
    fn destinations(&self, position: &Position, side: Side) -> [Window; 8] {
        if !self.may_be_lost {
            return self.stances;
        }
        let deaths = position.reach(side, self.piece).fatal_stances;
        std::array::from_fn(|facing| self.stances[facing] | deaths[facing])
    }
}

impl Position {
    /// Calls `visit` once for every legal action that destroys an enemy unit or the enemy depot.
    pub fn for_each_kill(&self, visit: impl FnMut(Action)) {
        self.attack_map(self.side_to_move()).for_each_kill(self, visit);
    }

    /// Calls `visit` once for every legal action that destroys nothing. The exit of the Command comes first.
    pub fn for_each_quiet(&self, mut visit: impl FnMut(Action)) {
        let attack_map = self.attack_map(self.side_to_move());
        attack_map.exit().into_iter().for_each(&mut visit);
        attack_map.for_each_drive(self, visit);
    }

    /// Calls `visit` once for every legal action: the exit, then kills, then all others unit by unit.
    pub(crate) fn for_each_legal(&self, mut visit: impl FnMut(Action)) {
        let attack_map = self.attack_map(self.side_to_move());
        attack_map.exit().into_iter().for_each(&mut visit);
        attack_map.for_each_kill(self, &mut visit);
        attack_map.for_each_drive(self, visit);
    }

    /// Number of legal actions.
    pub(crate) fn count_legal(&self) -> u64 {
        let attack_map = self.attack_map(self.side_to_move());
        let ways = |shooter: &Attacker| shooter.stance_count + u32::from(shooter.can_exit);
        let mut count: u32 = attack_map.attackers().iter().map(ways).sum();
        attack_map.for_each_kill(self, |_| count += 1);
        u64::from(count)
    }

    /// Whether a side could destroy the enemy Command if it were to move. Notation and players call this CHECK.
    pub fn gives_check(&self, side: Side) -> bool {
        let Some(command) = self.command(!side).filter(|_| self.ending().is_none()) else { return false };
        let attack_map = AttackMap::against_target(self, side, command);
        attack_map.can_kill(self, command)
    }

    /// Whether a side's Command could leave the board if it were to move. Notation and players call this ESCAPE.
    pub fn can_escape(&self, side: Side) -> bool {
        self.ending().is_none() && self.command(side).is_some_and(|command| self.reach(side, command).can_exit)
    }

    /// Squares of the units of a side, and of its depot, that the enemy could destroy if it were to move, in order.
    pub fn threatened(&self, side: Side) -> Vec<Square> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let attack_map = self.attack_map(!side);
        let is_threatened = |unit: &&Piece| attack_map.can_kill(self, **unit);
        let mut squares: Vec<Square> = self.units(side).iter().filter(is_threatened).map(|unit| unit.square).collect();
        if let Some(depot) = self.board().depot(side).filter(|_| attack_map.can_destroy_depot(self)) {
            squares.insert(squares.partition_point(|&square| square < depot.square), depot.square);
        }
        squares
    }
}

/// Visits all moves of one unit without a shot. `ends` holds the destinations by facing.
#[inline]
fn visit_drives(piece: Piece, ends: &[Window; 8], visit: &mut impl FnMut(Action)) {
    for facing in Facing::ALL {
        let visit = |to| visit(Action::Drive { from: piece.square, to, facing, shot: None });
        for_each_square(piece.square, ends[facing.index()], visit);
    }
}
