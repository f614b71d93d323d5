//! Attack information of both sides, computed once per node.

use std::cell::OnceCell;

use cannon_rules::Side;
use cannon_rules::tank_chess::{AttackMap, AttackSummary, Facing, Piece, Position, Square, SquareSet, UnitKind};

/// The squares that each side can reach and the units that it can destroy, as if it were to move.
#[derive(Clone, Debug)]
pub struct AttackInfo {
    batteries: [AttackMap; 2],
    prospects: [AttackSummary; 2],
    /// Whether the Command of the side not to move is under fire; computed lazily.
    exposed: OnceCell<bool>,
    /// The squares where units of the side to move would be under fire, by kind and facing; computed lazily.
    perils: OnceCell<Vec<(UnitKind, [SquareSet; 8])>>,
}

impl AttackInfo {
    pub(super) fn of(position: &Position) -> AttackInfo {
        AttackInfo::by(position, Side::ALL.map(|side| position.attack_map(side)))
    }

    /// The same, computed incrementally from another position on the same board, usually the previous one.
    pub(super) fn after(position: &Position, before: &Position, seen: &AttackInfo) -> AttackInfo {
        AttackInfo::by(position, Side::ALL.map(|side| position.attack_map_after(before, seen.battery(side))))
    }

    fn by(position: &Position, batteries: [AttackMap; 2]) -> AttackInfo {
        let prospects = Side::ALL.map(|side| batteries[side.index()].summary(position));
        AttackInfo { batteries, prospects, exposed: OnceCell::new(), perils: OnceCell::new() }
    }

    /// The attack map of a side: the stances that its units can reach and fire from.
    pub(super) fn battery(&self, side: Side) -> &AttackMap {
        &self.batteries[side.index()]
    }

    /// Whether the side to move could destroy the enemy Command without moving a unit first.
    pub(super) fn is_enemy_attacked(&self, position: &Position) -> bool {
        *self.exposed.get_or_init(|| super::stands_in_fire(position, !position.to_move()))
    }

    /// Whether the enemy could destroy a unit of the side to move if it stood on this square with this facing. The test is approximate but
    /// fast.
    pub(super) fn is_attacked_at(&self, position: &Position, unit: Piece, square: Square, facing: Facing) -> bool {
        let perils = self.perils.get_or_init(|| {
            let barrage = self.battery(!position.to_move()).fire_map(position);
            let mut perils: Vec<(UnitKind, [SquareSet; 8])> = Vec::new();
            for &Piece { kind, .. } in position.units(position.to_move()) {
                if perils.iter().all(|(known, _)| *known != kind) {
                    perils.push((kind, barrage.danger_for(&kind.stats().armour)));
                }
            }
            perils
        });
        let rows = perils.iter().find(|(kind, _)| *kind == unit.kind).map(|(_, rows)| &rows[facing.index()]);
        rows.is_some_and(|rows| rows.contains(square))
    }

    /// Whether a side could win at once if it were to move.
    pub(super) fn wins(&self, side: Side) -> bool {
        self.prospects[side.index()].can_win
    }

    /// Whether the enemy could destroy a side's unit, given by its index in the list of units.
    pub(super) fn is_threatened(&self, side: Side, index: usize) -> bool {
        self.prospects[(!side).index()].targets >> index & 1 != 0
    }

    /// The number of enemy units that a side could destroy.
    pub(super) fn threats(&self, side: Side) -> i32 {
        self.prospects[side.index()].targets.count_ones() as i32
    }

    /// The number of stances in which a side's units could end a move.
    pub(super) fn stances(&self, side: Side) -> i32 {
        self.prospects[side.index()].stances as i32
    }
}
