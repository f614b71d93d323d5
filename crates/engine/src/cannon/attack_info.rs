//! Attack information of both sides, computed once per node.

use cannon_rules::Side;
use cannon_rules::cannon::Position;
use cannon_rules::cannon::bitboard::Bitboard;

/// The points that the soldiers and cannons of each side attack.
#[derive(Clone, Copy, Debug)]
pub struct AttackInfo {
    fire: [Bitboard; 2],
    attacked: [Bitboard; 2],
    at_risk: [Bitboard; 2],
}

impl AttackInfo {
    pub(super) fn of(position: &Position) -> AttackInfo {
        let fire = Side::ALL.map(|side| position.field_of_fire(side));
        let attacked = Side::ALL.map(|side| {
            let can_capture = !position.town_taken() && position.town(side).is_some();
            if can_capture { position.field_of_capture(side) | fire[side.index()] } else { Bitboard::EMPTY }
        });
        let at_risk = Side::ALL.map(|side| attacked[(!side).index()] & position.pieces(side));
        AttackInfo { fire, attacked, at_risk }
    }

    /// The field of fire of a side: the points where its cannons could hit an enemy.
    pub(super) fn fire(&self, side: Side) -> Bitboard {
        self.fire[side.index()]
    }

    /// The points that a side attacks: where it could capture or shoot an enemy.
    pub(super) fn attacked(&self, side: Side) -> Bitboard {
        self.attacked[side.index()]
    }

    /// The pieces of a side that the enemy attacks.
    pub(super) fn at_risk(&self, side: Side) -> Bitboard {
        self.at_risk[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::Game;
    use cannon_rules::cannon::{CannonOf, Ruleset};

    #[test]
    fn attack_info_agrees_with_the_rules() {
        let of_pieces = Ruleset { cannon_of: CannonOf::Pieces, ..Ruleset::CLASSIC };
        for rules in [Ruleset::CLASSIC, Ruleset::IGG, of_pieces] {
            let mut position = Position::start(&rules);
            for n in 0..150 {
                let attacks = AttackInfo::of(&position);
                for side in Side::ALL {
                    assert_eq!(attacks.at_risk(side), position.threatened(side), "{position:?}");
                    assert_eq!(attacks.fire(side), position.field_of_fire(side), "{position:?}");
                }
                let actions = position.actions();
                if actions.is_empty() || position.outcome().is_some() {
                    break;
                }
                position.play(actions[n * 7919 % actions.len()]);
            }
        }
    }
}
