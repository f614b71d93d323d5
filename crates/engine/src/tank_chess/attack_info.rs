//! Attack information of both sides, computed once per node.

use std::cell::OnceCell;

use cannon_rules::tank_chess::{AttackMap, AttackSummary, Facing, Piece, Position, Square, SquareSet, UnitKind};
use cannon_rules::{Game, Side};

/// The squares that each side can reach and the units that it can destroy, as if it were to move.
#[derive(Clone, Debug)]
pub struct AttackInfo {
    attack_maps: [AttackMap; 2],
    summaries: [AttackSummary; 2],
    /// Whether the Command of the side not to move is under fire; computed lazily.
    is_enemy_attacked: OnceCell<bool>,
    /// The squares where units of the side to move would be under fire, by kind and facing; computed lazily.
    attacked_squares: OnceCell<Vec<(UnitKind, [SquareSet; 8])>>,
}

impl AttackInfo {
    pub(super) fn of(position: &Position) -> AttackInfo {
        AttackInfo::from_attack_maps(position, Side::ALL.map(|side| position.attack_map(side)))
    }

    /// The same, computed incrementally from another position on the same board, usually the previous one.
    pub(super) fn after(position: &Position, before: &Position, attacks_before: &AttackInfo) -> AttackInfo {
        AttackInfo::from_attack_maps(
            position,
            Side::ALL.map(|side| position.attack_map_after(before, attacks_before.attack_map(side))),
        )
    }

    fn from_attack_maps(position: &Position, attack_maps: [AttackMap; 2]) -> AttackInfo {
        let summaries = Side::ALL.map(|side| attack_maps[side.index()].summary(position));
        AttackInfo { attack_maps, summaries, is_enemy_attacked: OnceCell::new(), attacked_squares: OnceCell::new() }
    }

    /// The attack map of a side: the stances that its units can reach and fire from.
    pub(super) fn attack_map(&self, side: Side) -> &AttackMap {
        &self.attack_maps[side.index()]
    }

    /// Whether the side to move could destroy the enemy Command without moving a unit first.
    pub(super) fn is_enemy_attacked(&self, position: &Position) -> bool {
        *self.is_enemy_attacked.get_or_init(|| super::is_command_under_fire(position, !position.side_to_move()))
    }

    /// Whether the enemy could destroy a unit of the side to move if it stood on this square with this facing. The test is approximate but
    /// fast.
    pub(super) fn is_attacked_at(&self, position: &Position, unit: Piece, square: Square, facing: Facing) -> bool {
        let attacked_squares = self.attacked_squares.get_or_init(|| {
            let fire_map = self.attack_map(!position.side_to_move()).fire_map(position);
            let mut attacked_squares: Vec<(UnitKind, [SquareSet; 8])> = Vec::new();
            for &Piece { kind, .. } in position.units(position.side_to_move()) {
                if attacked_squares.iter().all(|(known, _)| *known != kind) {
                    attacked_squares.push((kind, fire_map.danger_for(&kind.stats().armour)));
                }
            }
            attacked_squares
        });
        let by_facing =
            attacked_squares.iter().find(|(kind, _)| *kind == unit.kind).map(|(_, rows)| &rows[facing.index()]);
        by_facing.is_some_and(|rows| rows.contains(square))
    }

    /// Whether a side could win at once if it were to move.
    pub(super) fn can_win(&self, side: Side) -> bool {
        self.summaries[side.index()].can_win
    }

    /// Whether the enemy could destroy a side's unit, given by its index in the list of units.
    pub(super) fn is_threatened(&self, side: Side, index: usize) -> bool {
        self.summaries[(!side).index()].targets >> index & 1 != 0
    }

    /// The number of enemy units that a side could destroy.
    pub(super) fn threat_count(&self, side: Side) -> i32 {
        self.summaries[side.index()].targets.count_ones() as i32
    }

    /// The number of stances in which a side's units could end a move.
    pub(super) fn stance_count(&self, side: Side) -> i32 {
        self.summaries[side.index()].stances as i32
    }
}
