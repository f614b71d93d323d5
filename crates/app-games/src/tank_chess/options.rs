//! The actions of a unit as the player chooses them: destinations, facings and targets.

use super::input::UnitChoice;
use crate::Choice;
use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, Facing, Piece, Position, Square, Stance, Target};

/// All actions of a unit in its turn.
pub(super) struct UnitOptions<'a> {
    position: &'a Position,
    /// The unit.
    pub(super) piece: Piece,
    /// The stances that it can reach, nearest first.
    stances: Vec<Stance>,
}

/// A shot and the stance from which it is fired.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Attack {
    pub(super) stance: Stance,
    pub(super) target: Target,
}

/// The attacks on an enemy between which the player chooses by pointing at it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct AttackOffer {
    /// The attack after which the fewest enemies can destroy the unit. Of several equally safe attacks it is the cheapest.
    pub(super) safest: Attack,
    /// The safest attack from the nearest squares from which the enemy can be destroyed, if it is cheaper and less safe than `safest`.
    pub(super) nearer: Option<Attack>,
}

impl<'a> UnitOptions<'a> {
    /// The options of the unit on a square. `None` unless the side to move has a unit there.
    pub(super) fn of(position: &'a Position, unit: Square) -> Option<UnitOptions<'a>> {
        let (side, piece) = position.unit_at(unit)?;
        let is_own = side == position.side_to_move() && position.ending().is_none();
        is_own.then(|| UnitOptions { position, piece, stances: position.reachable(unit) })
    }

    /// The choice of a unit, with the options of this unit. `None` if there is no choice in this game, or no such unit.
    pub(super) fn chosen<'c>(position: &'a Position, choice: Option<&'c Choice>) -> Option<(&'c UnitChoice, Self)> {
        let choice = choice.and_then(UnitChoice::of)?;
        Some((choice, UnitOptions::of(position, choice.unit)?))
    }

    /// The squares on which the unit can end its move, each with its nearest stance. The unit's own square is among them if it can turn
    /// there.
    pub(super) fn reachable_squares(&self) -> Vec<Stance> {
        let mut squares: Vec<Stance> = Vec::new();
        for stance in &self.stances {
            if !squares.iter().any(|known| known.square == stance.square) {
                squares.push(*stance);
            }
        }
        squares
    }

    /// The stances on a square, nearest first.
    pub(super) fn stances_on(&self, square: Square) -> impl Iterator<Item = Stance> + '_ {
        self.stances.iter().copied().filter(move |stance| stance.square == square)
    }

    /// The stance on a square with a facing.
    pub(super) fn stance(&self, square: Square, facing: Facing) -> Option<Stance> {
        self.stances_on(square).find(|stance| stance.facing == facing)
    }

    /// The enemies in line and in range from a stance.
    pub(super) fn targets(&self, square: Square, facing: Facing) -> Vec<Target> {
        match self.stance(square, facing) {
            Some(stance) if !stance.lost => self.position.targets_from(self.piece.square, square, facing),
            _ => Vec::new(),
        }
    }

    /// The enemies that the unit could destroy from its present stance if it did not have to move or turn first.
    pub(super) fn targets_without_moving(&self) -> Vec<Target> {
        let Piece { square, facing, .. } = self.piece;
        let targets = self.position.targets_from(square, square, facing);
        targets.into_iter().filter(|target| target.destroys).collect()
    }

    /// All shots from a square that destroy a unit, the shots from the cheapest stance first.
    pub(super) fn attacks_from(&self, square: Square) -> Vec<Attack> {
        self.stances_on(square).flat_map(|stance| self.attacks_in(stance)).collect()
    }

    /// All shots of this turn that destroy a unit, the shots from the cheapest stance first.
    pub(super) fn attacks(&self) -> Vec<Attack> {
        self.stances.iter().flat_map(|&stance| self.attacks_in(stance)).collect()
    }

    /// The attacks on an enemy that are offered. `None` if the unit cannot destroy it this turn.
    pub(super) fn attack_offer(&self, target: Square) -> Option<AttackOffer> {
        let mut attacks = self.attacks();
        attacks.retain(|attack| attack.target.square == target);
        let (safest, danger) = self.safest(&attacks)?;
        let least = attacks.first()?.stance.cost;
        let near_squares: Vec<Square> = attacks
            .iter()
            .take_while(|attack| attack.stance.cost == least)
            .map(|attack| attack.stance.square)
            .collect();
        let near: Vec<Attack> =
            attacks.into_iter().filter(|attack| near_squares.contains(&attack.stance.square)).collect();
        let nearer = self
            .safest(&near)
            .filter(|(near, near_danger)| near.stance.cost < safest.stance.cost && *near_danger > danger);
        Some(AttackOffer { safest, nearer: nearer.map(|(attack, _)| attack) })
    }

    /// The safest attack on an enemy from a square. `None` if the unit cannot destroy it from there.
    pub(super) fn attack_from(&self, square: Square, target: Square) -> Option<Attack> {
        let attacks = self.attacks_from(square).into_iter().filter(|attack| attack.target.square == target);
        Some(self.safest(&attacks.collect::<Vec<_>>())?.0)
    }

    /// The number of enemies that could destroy the unit after an attack.
    pub(super) fn danger_after(&self, attack: Attack) -> usize {
        let Attack { stance: Stance { square: to, facing, .. }, target } = attack;
        let action = Action::Drive { from: self.piece.square, to, facing, shot: Some(target.shot) };
        self.position.threats_after(action).len()
    }

    /// The attack after which the fewest enemies can destroy the unit, with the number of these enemies. Of equally safe attacks it is the
    /// first, which is the cheapest because the attacks are in the order of their costs.
    fn safest(&self, attacks: &[Attack]) -> Option<(Attack, usize)> {
        let mut safest: Option<(Attack, usize)> = None;
        for &attack in attacks {
            let danger = self.danger_after(attack);
            if safest.is_none_or(|(_, least)| danger < least) {
                safest = Some((attack, danger));
            }
            if danger == 0 {
                break;
            }
        }
        safest
    }

    fn attacks_in(&self, stance: Stance) -> impl Iterator<Item = Attack> + use<> {
        let targets = self.targets(stance.square, stance.facing);
        targets.into_iter().filter(|target| target.destroys).map(move |target| Attack { stance, target })
    }

    /// The default facing on a square: the facing of the safest shot that destroys an enemy, or else the facing on arrival. On the unit's
    /// own square it is the present facing.
    pub(super) fn default_facing(&self, square: Square) -> Option<Facing> {
        if square == self.piece.square {
            return self.stances_on(square).next().map(|_| self.piece.facing);
        }
        let firing = self.safest(&self.attacks_from(square)).map(|(attack, _)| attack.stance.facing);
        firing.or_else(|| self.stances_on(square).next().map(|stance| stance.facing))
    }

    /// The edge square from which the unit leaves the board, and its direction. `None` if it cannot leave.
    pub(super) fn exit(&self) -> Option<(Square, Facing)> {
        if !self.piece.kind.stats().command || !self.position.can_escape(self.position.side_to_move()) {
            return None;
        }
        let path = self.position.path(Action::Exit { from: self.piece.square })?;
        Some(self.piece.stances_along(&path).last().copied().unwrap_or((self.piece.square, self.piece.facing)))
    }
}
