//! The ordering of quiet actions: units leave enemy fire, threaten enemy units and take better stances. What does not depend on the action
//! is computed once for each unit or kind, because a position has hundreds of quiet actions.

use super::AttackInfo;
use super::evaluation::{ExitDistances, Surroundings, plain_evaluator};
use super::stance_values::StanceValues;
use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, Facing, Piece, Position, Square, SquareSet, UnitKind};

/// The ordering bonus for driving a unit out of enemy fire, and the malus for driving one into it, as a multiple of the unit's value.
const ESCAPE_FACTOR: i32 = 4;
/// The value of a Command for that bonus, in hundredths of the smallest unit.
const COMMAND_VALUE: i32 = 500;

/// The ordering bonus for a stance from which the unit could destroy an enemy unit that is safe now, in hundredths of the smallest unit.
const THREAT_BONUS: i32 = 60;
/// The ordering bonus for a stance from which the unit could destroy the enemy Command, if the Command is safe now.
const COMMAND_THREAT_BONUS: i32 = 100;

/// The units of the side to move, with the part of their ordering scores that is the same for all of their actions.
#[derive(Clone, Debug)]
pub(super) struct QuietOrdering {
    surroundings: Surroundings,
    units: Vec<UnitOrdering>,
    threats: Vec<ThreatStances>,
}

/// The stances, by facing, in which a unit of a kind would threaten an enemy unit that the unit's side could not destroy now.
#[derive(Clone, Debug)]
struct ThreatStances {
    kind: UnitKind,
    /// Stances from which it could destroy the enemy Command.
    on_command: [SquareSet; 8],
    /// Stances from which it could destroy another unit.
    on_others: [SquareSet; 8],
}

#[derive(Clone, Copy, Debug)]
struct UnitOrdering {
    unit: Piece,
    /// The bonus for leaving enemy fire.
    escape_bonus: i32,
    /// The score of an action that leads to a stance without value and not into enemy fire.
    base: i32,
}

impl ThreatStances {
    /// The threat stances of all kinds that the side to move has.
    fn of(position: &Position, attacks: &AttackInfo) -> Vec<ThreatStances> {
        let us = position.side_to_move();
        let attacked = attacks.targets(position, us);
        let enemies = position.units(!us).iter().enumerate();
        let (commands, others): (Vec<Piece>, Vec<Piece>) = enemies
            .filter(|(index, _)| attacked >> index & 1 == 0)
            .map(|(_, &unit)| unit)
            .partition(|unit| unit.kind.stats().command);
        // Growing would copy the entries, which are large. Few set-ups have more than eight kinds.
        let mut threats: Vec<ThreatStances> = Vec::with_capacity(8);
        for &Piece { kind, .. } in position.units(us) {
            if threats.iter().all(|known| known.kind != kind) {
                let [on_command, on_others] = position.firing_stances(kind, [&commands, &others]);
                threats.push(ThreatStances { kind, on_command, on_others });
            }
        }
        threats
    }

    /// The ordering bonus of a stance.
    fn bonus(&self, square: Square, facing: Facing) -> i32 {
        let threatens = |stances: &[SquareSet; 8]| i32::from(stances[facing.index()].contains(square));
        COMMAND_THREAT_BONUS * threatens(&self.on_command) + THREAT_BONUS * threatens(&self.on_others)
    }
}

impl QuietOrdering {
    pub(super) fn of(position: &Position, attacks: &AttackInfo) -> QuietOrdering {
        let (us, evaluator) = (position.side_to_move(), plain_evaluator());
        let surroundings = Surroundings::of(position, ExitDistances::of(position), us);
        let threatened = attacks.targets(position, !us);
        let ordering = |(index, &unit): (usize, &Piece)| {
            let value =
                if unit.kind.stats().command { COMMAND_VALUE } else { evaluator.unit_value(unit.kind, position) };
            let escape_bonus = ESCAPE_FACTOR * value;
            let is_threatened = threatened >> index & 1 != 0;
            let base = escape_bonus * i32::from(is_threatened) - evaluator.stance_value(position, &surroundings, unit);
            UnitOrdering { unit, escape_bonus, base }
        };
        let units = position.units(us).iter().enumerate().map(ordering).collect();
        let threats = ThreatStances::of(position, attacks);
        QuietOrdering { surroundings, units, threats }
    }

    /// Computes the ordering scores of quiet actions. Actions that leave enemy fire come first, and actions that enter it last. Otherwise
    /// the gain in the value of the stance and new threats decide.
    pub(super) fn scorer<'a>(&'a self, position: &'a Position, attacks: &'a AttackInfo) -> impl FnMut(Action) -> i32 {
        let mut values = StanceValues::new(plain_evaluator(), position, &self.surroundings);
        let mut current: Option<UnitScores> = None;
        move |action| {
            let Action::Drive { from, to, facing, .. } = action else { return 0 };
            let known = current.filter(|scores| scores.ordering.unit.square == from);
            let Some(scores) = known.or_else(|| self.unit_scores(position, attacks, from)) else { return 0 };
            current = Some(scores);
            scores.score(to, facing) + values.get(scores.ordering.unit, to, facing)
        }
    }

    /// The parts of the scores that all actions of the unit on this square share.
    fn unit_scores<'a>(
        &'a self,
        position: &'a Position,
        attacks: &'a AttackInfo,
        from: Square,
    ) -> Option<UnitScores<'a>> {
        let ordering = self.units.iter().find(|ordering| ordering.unit.square == from)?;
        let kind = ordering.unit.kind;
        Some(UnitScores {
            ordering,
            attacked: attacks.attacked_stances(position, kind)?,
            threats: self.threats.iter().find(|threats| threats.kind == kind)?,
        })
    }
}

/// The parts of ordering scores that all actions of a unit share.
#[derive(Clone, Copy)]
struct UnitScores<'a> {
    ordering: &'a UnitOrdering,
    /// The stances in which the unit would be under fire, by facing.
    attacked: &'a [SquareSet; 8],
    threats: &'a ThreatStances,
}

impl UnitScores<'_> {
    /// The score of a stance without its value.
    #[inline]
    fn score(&self, to: Square, facing: Facing) -> i32 {
        let UnitOrdering { escape_bonus, base, .. } = *self.ordering;
        let malus = if self.attacked[facing.index()].contains(to) { escape_bonus } else { 0 };
        base - malus + self.threats.bonus(to, facing)
    }
}
