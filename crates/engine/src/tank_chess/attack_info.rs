//! Attack information of both sides. The attack maps are updated at every node; what is derived from them is computed when it is first
//! asked for, because many nodes are cut off before.

use std::cell::OnceCell;

use cannon_rules::tank_chess::{AttackMap, FireMap, Piece, Position, SquareSet, UnitKind};
use cannon_rules::{Game, Side};

/// The squares that each side can reach and the units that it can destroy, as if it were to move.
#[derive(Clone, Debug)]
pub struct AttackInfo {
    attack_maps: [AttackMap; 2],
    /// By side: whether it could win at once if it were to move.
    can_win: [OnceCell<bool>; 2],
    /// By side: the enemy units that it could destroy, as bits by their index in the list of units.
    targets: [OnceCell<u32>; 2],
    /// Whether the Command of the side not to move is under fire.
    is_enemy_attacked: OnceCell<bool>,
    /// The squares where units of the side to move would be under fire.
    attacked_squares: OnceCell<Box<AttackedSquares>>,
}

/// The squares where units of a side would be under fire, by kind and facing.
#[derive(Clone, Debug)]
struct AttackedSquares {
    fire_map: FireMap,
    /// The kinds that the side has.
    by_kind: Vec<(UnitKind, OnceCell<[SquareSet; 8]>)>,
}

impl AttackedSquares {
    /// The squares where units of the side to move would be under fire from `enemy`.
    fn of(position: &Position, enemy: &AttackMap) -> AttackedSquares {
        let mut by_kind: Vec<(UnitKind, OnceCell<[SquareSet; 8]>)> = Vec::new();
        for &Piece { kind, .. } in position.units(position.side_to_move()) {
            if by_kind.iter().all(|(known, _)| *known != kind) {
                by_kind.push((kind, OnceCell::new()));
            }
        }
        AttackedSquares { fire_map: enemy.fire_map(position), by_kind }
    }

    fn of_kind(&self, kind: UnitKind) -> Option<&[SquareSet; 8]> {
        let (_, by_facing) = self.by_kind.iter().find(|(known, _)| *known == kind)?;
        Some(by_facing.get_or_init(|| self.fire_map.danger_for(&kind.stats().armour)))
    }
}

impl AttackInfo {
    pub(super) fn of(position: &Position) -> AttackInfo {
        AttackInfo::from_attack_maps(Side::ALL.map(|side| position.attack_map(side)))
    }

    /// The attack information, computed incrementally from another position on the same board, usually the previous position.
    pub(super) fn after(position: &Position, before: &Position, attacks_before: &AttackInfo) -> AttackInfo {
        AttackInfo::from_attack_maps(position.attack_maps_after(before, &attacks_before.attack_maps))
    }

    #[inline]
    fn from_attack_maps(attack_maps: [AttackMap; 2]) -> AttackInfo {
        AttackInfo {
            attack_maps,
            can_win: [OnceCell::new(), OnceCell::new()],
            targets: [OnceCell::new(), OnceCell::new()],
            is_enemy_attacked: OnceCell::new(),
            attacked_squares: OnceCell::new(),
        }
    }

    /// The attack map of a side: the stances that its units can reach and fire from.
    pub(super) fn attack_map(&self, side: Side) -> &AttackMap {
        &self.attack_maps[side.index()]
    }

    /// Whether the side to move could destroy the enemy Command without moving a unit first.
    pub(super) fn is_enemy_attacked(&self, position: &Position) -> bool {
        *self.is_enemy_attacked.get_or_init(|| is_command_under_fire(position, !position.side_to_move()))
    }

    /// The stances in which the enemy could destroy a unit of the side to move, by facing. They are approximate. `None` if the side has no
    /// unit of this kind.
    pub(super) fn attacked_stances(&self, position: &Position, kind: UnitKind) -> Option<&[SquareSet; 8]> {
        let enemy = self.attack_map(!position.side_to_move());
        self.attacked_squares.get_or_init(|| Box::new(AttackedSquares::of(position, enemy))).of_kind(kind)
    }

    /// Whether a side could win at once if it were to move.
    pub(super) fn can_win(&self, position: &Position, side: Side) -> bool {
        *self.can_win[side.index()].get_or_init(|| self.attack_map(side).can_win(position))
    }

    /// The enemy units that a side could destroy, as bits by their index in the list of units.
    pub(super) fn targets(&self, position: &Position, side: Side) -> u32 {
        *self.targets[side.index()].get_or_init(|| self.attack_map(side).destroyable(position))
    }

    /// The number of stances in which a side's units could end a move.
    pub(super) fn stance_count(&self, side: Side) -> i32 {
        self.attack_map(side).stance_count() as i32
    }
}

/// Whether an enemy unit could destroy a side's Command without moving first.
pub(super) fn is_command_under_fire(position: &Position, side: Side) -> bool {
    let Some(command) = position.command(side) else { return false };
    position.units(!side).iter().any(|unit| position.attacks(*unit, command))
}
