//! Who could take what: found out once for each position that is searched.

use cannon_rules::Side;
use cannon_rules::cannon::Position;
use cannon_rules::cannon::bitboard::Bitboard;

/// What both sides' soldiers and cannons bear upon.
#[derive(Clone, Copy, Debug)]
pub struct AttackInfo {
    fire: [Bitboard; 2],
    bears: [Bitboard; 2],
    at_risk: [Bitboard; 2],
}

impl AttackInfo {
    pub(super) fn of(position: &Position) -> AttackInfo {
        let fire = Side::ALL.map(|side| position.field_of_fire(side));
        let bears = Side::ALL.map(|side| {
            let acts = !position.town_taken() && position.town(side).is_some();
            if acts { position.field_of_capture(side) | fire[side.index()] } else { Bitboard::EMPTY }
        });
        let at_risk = Side::ALL.map(|side| bears[(!side).index()] & position.pieces(side));
        AttackInfo { fire, bears, at_risk }
    }

    /// Points that a side's cannons could hit if an enemy stood there.
    pub(super) fn fire(&self, side: Side) -> Bitboard {
        self.fire[side.index()]
    }

    /// Points on which a side could take an enemy if one stood there, by soldier or by shot.
    pub(super) fn bears(&self, side: Side) -> Bitboard {
        self.bears[side.index()]
    }

    /// Pieces of a side that the enemy could take if it were its turn.
    pub(super) fn at_risk(&self, side: Side) -> Bitboard {
        self.at_risk[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::Game;
    use cannon_rules::cannon::Ruleset;

    #[test]
    fn a_look_agrees_with_the_rules() {
        for rules in [Ruleset::CLASSIC, Ruleset::IGG] {
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
