//! Danger to a single unit: the enemy units that could destroy it in their next turn, and the facets that they would hit.
//! Players see it before they commit themselves to an action. The search uses `fire_map` instead.

use super::attack_map::AttackMap;
use crate::tank_chess::{Action, Facet, Piece, Position, Square};
use crate::{Game, Side};

/// An enemy unit that could destroy a unit in its next turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The enemy unit, as it stands before that turn.
    pub attacker: Piece,
    /// The facets on which its shots would hit, without repetition, in the order front, side, rear.
    pub facets: Vec<Facet>,
}

impl Position {
    /// The enemy units that could destroy the unit on a square if it were their turn, in the order of
    /// [`units`](Position::units). Empty if there is no unit, or if the game is over.
    ///
    /// ```
    /// use cannon_rules::Game;
    /// use cannon_rules::tank_chess::{Facet, Position, Ruleset};
    ///
    /// let text = "11cS/12/12/12/3lS8/12/12/12/12/3MN8/12/CN11 w";
    /// let position = Position::from_text(text, &Ruleset::default())?;
    /// let threats = position.threats_to("D8".parse().unwrap());
    /// let medium = threats.iter().find(|threat| threat.attacker.square.to_string() == "D3").unwrap();
    /// assert!(medium.facets.contains(&Facet::Front));
    /// # Ok::<(), cannon_rules::tank_chess::PositionError>(())
    /// ```
    pub fn threats_to(&self, square: Square) -> Vec<Threat> {
        let Some((attack_map, target)) = self.map_of_attackers_on(square) else { return Vec::new() };
        let mut hit_facets: Vec<(Square, Facet)> = Vec::new();
        attack_map.for_each_kill_shot(self, target, |kill| {
            let hit = (kill.from, Facet::hit(kill.shot.aim().from(kill.facing), target.facing));
            if !hit_facets.contains(&hit) {
                hit_facets.push(hit);
            }
        });
        let threat = |&attacker: &Piece| {
            let is_hit = |facet: &Facet| hit_facets.contains(&(attacker.square, *facet));
            let facets: Vec<Facet> = Facet::ALL.into_iter().filter(is_hit).collect();
            (!facets.is_empty()).then_some(Threat { attacker, facets })
        };
        self.units(attack_map.side()).iter().filter_map(threat).collect()
    }

    /// The enemy units that could destroy the acting unit in their next turn, after a legal action of the side to move.
    /// Empty if the unit is lost or leaves the board, or if the game is over.
    pub fn threats_after(&self, action: Action) -> Vec<Threat> {
        action.to().map_or_else(Vec::new, |to| self.after(action).threats_to(to))
    }

    /// Whether some enemy unit could destroy the acting unit in its next turn, after a legal action of the side to move.
    pub fn is_threatened_after(&self, action: Action) -> bool {
        let after = self.after(action);
        let attackers = action.to().and_then(|to| after.map_of_attackers_on(to));
        attackers.is_some_and(|(attack_map, target)| attack_map.can_kill(&after, target))
    }

    /// The attack map against the unit on a square, and that unit.
    fn map_of_attackers_on(&self, square: Square) -> Option<(AttackMap, Piece)> {
        let (side, target): (Side, Piece) = self.unit_at(square).filter(|_| self.ending().is_none())?;
        Some((AttackMap::against_target(self, !side, target), target))
    }
}
