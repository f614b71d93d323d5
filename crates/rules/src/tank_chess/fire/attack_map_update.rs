//! Incremental update of attack maps from one position to the next.
//!
//! What a unit can reach depends on the squares that the search for it examines. The lines of fire at a unit depend on
//! the squares that they pass. Whether the unit can be destroyed depends on these lines and on where guns can stand.
//! Only what a change touches is computed again.

use std::cell::Cell;
use std::sync::Arc;

use super::attack_map::{AttackMap, TargetUnit};
use super::attackers::{Attacker, Attackers, unit_squares};
use super::fire_lines::fire_lines_after;
use crate::Side;
use crate::tank_chess::moves::reach::{Window, WindowUnion, window_contains};
use crate::tank_chess::{Piece, Position, Square, SquareSet};

impl Position {
    /// The attack maps of both sides, by the index of the side, updated from the maps `known` of the position `before`,
    /// which is usually the previous one. They are equal to maps computed from scratch.
    pub fn attack_maps_after(&self, before: &Position, known: &[AttackMap; 2]) -> [AttackMap; 2] {
        let is_comparable = self.ending().is_none() && std::ptr::eq(before.board(), self.board());
        let Some(changes) = ChangedSquares::between(before, self).filter(|_| is_comparable) else {
            return Side::ALL.map(|side| self.attack_map(side));
        };
        let [south, north] = known;
        [self.updated_map(south, &changes), self.updated_map(north, &changes)]
    }

    fn updated_map(&self, known: &AttackMap, changes: &ChangedSquares) -> AttackMap {
        let side = known.side();
        let (attackers, changes) = if self.has_same_attackers(known, changes) {
            (Arc::clone(known.shared_attackers()), FireChanges::of_squares(*changes))
        } else {
            let Some((units, changes)) = self.updated_attackers(known, changes) else { return self.attack_map(side) };
            (Attackers::new(units, unit_squares(self, side)), changes)
        };
        let targets = self.updated_targets(known, &attackers.squares, &changes);
        AttackMap::new(side, attackers, targets)
    }

    /// Whether all units of the attacking side and what they can reach are the same as before.
    #[inline]
    fn has_same_attackers(&self, known: &AttackMap, changed: &ChangedSquares) -> bool {
        let (units, attackers) = (self.units(known.side()), known.attackers());
        units.len() == attackers.len()
            && units.iter().zip(attackers).all(|(&piece, attacker)| self.is_same_attacker(attacker, piece, changed))
    }

    /// Whether a unit is the same and can reach the same as before.
    #[inline]
    fn is_same_attacker(&self, before: &Attacker, piece: Piece, changed: &ChangedSquares) -> bool {
        // Changes between unit and wreck are not tracked, but matter only to units that push wrecks.
        before.piece == piece
            && !self.board().units[piece.kind].pushes_wrecks
            && !changed.touch(before.examined, piece.square)
    }

    /// The attackers, and what has changed for shots at the targets. `None` if too many squares have changed.
    #[inline]
    fn updated_attackers(&self, known: &AttackMap, changed: &ChangedSquares) -> Option<(Vec<Attacker>, FireChanges)> {
        let side = known.side();
        let units = self.units(side);
        let mut attackers = Vec::with_capacity(units.len());
        let mut changes = FireChanges::of_squares(*changed);
        // Both lists are sorted by square.
        let mut known = known.attackers().iter().peekable();
        for &piece in units {
            while let Some(gone) = known.next_if(|attacker| attacker.piece.square < piece.square) {
                changes.add_unit(gone)?;
            }
            let before = known.next_if(|attacker| attacker.piece.square == piece.square);
            let same_kind = before.filter(|attacker| attacker.piece.kind == piece.kind);
            if let Some(same) = same_kind.filter(|attacker| self.is_same_attacker(attacker, piece, changed)) {
                attackers.push(*same);
                continue;
            }
            let attacker = Attacker::new(self, side, piece);
            match same_kind {
                Some(before) => {
                    let stances = before.stances.iter().zip(&attacker.stances);
                    changes.add_reach(&attacker, stances.fold(0, |changed, (was, is)| changed | (was ^ is)));
                }
                None => {
                    before.map_or(Some(()), |before| changes.add_unit(before))?;
                    changes.add_unit(&attacker)?;
                }
            }
            attackers.push(attacker);
        }
        for gone in known {
            changes.add_unit(gone)?;
        }
        Some((attackers, changes))
    }

    #[inline]
    fn updated_targets(&self, known: &AttackMap, own_squares: &SquareSet, changes: &FireChanges) -> Vec<TargetUnit> {
        let units = self.units(!known.side());
        let mut targets = Vec::with_capacity(units.len());
        let changed_reach = (!changes.is_reach_same).then(|| changes.reach.squares());
        let mut known = known.targets().iter().peekable();
        for &piece in units {
            while known.next_if(|target| target.piece.square < piece.square).is_some() {}
            let Some(target) = known.next_if(|target| target.piece.square == piece.square) else {
                targets.push(TargetUnit::new(self, piece, own_squares));
                continue;
            };
            if changes.squares.cross(&target.lines) {
                let changed = changes.squares.as_slice();
                let lines = fire_lines_after(&target.lines, changed, self, piece.square, own_squares);
                targets.push(TargetUnit { piece, lines, is_destroyable: Cell::new(None) });
            } else {
                let is_out_of_reach =
                    |changed: &SquareSet| !changes.has_indirect_fire && !changed.intersects(&target.lines);
                let is_untouched = target.piece == piece && changed_reach.as_ref().is_none_or(is_out_of_reach);
                let is_destroyable = Cell::new(target.is_destroyable.get().filter(|_| is_untouched));
                targets.push(TargetUnit { piece, lines: target.lines, is_destroyable });
            }
        }
        targets
    }
}

/// A few squares on which something has changed between two positions.
#[derive(Clone, Copy)]
struct ChangedSquares {
    squares: [Square; ChangedSquares::CAPACITY],
    count: usize,
}

impl ChangedSquares {
    /// An action changes at most two squares and makes one unit a wreck, except for actions of expansion units.
    const CAPACITY: usize = 6;

    /// The squares with a unit, a wreck or a mine in one position and not in the other. `None` if there are too many.
    #[inline]
    fn between(before: &Position, after: &Position) -> Option<ChangedSquares> {
        let changed = |rank: usize| {
            let row = |rows: fn(&Position) -> &SquareSet| rows(before).0[rank] ^ rows(after).0[rank];
            row(Position::occupied) | row(Position::mines)
        };
        let mut changes = ChangedSquares { squares: [Square::FIRST; ChangedSquares::CAPACITY], count: 0 };
        for square in SquareSet(std::array::from_fn(changed)).iter() {
            changes.add(square)?;
        }
        Some(changes)
    }

    #[inline]
    fn add(&mut self, square: Square) -> Option<()> {
        *self.squares.get_mut(self.count)? = square;
        self.count += 1;
        Some(())
    }

    #[inline]
    fn as_slice(&self) -> &[Square] {
        &self.squares[..self.count]
    }

    /// Whether one of the squares is in a window around a square. Every square is tested, because early exits are hard to
    /// predict.
    #[inline]
    fn touch(&self, window: Window, around: Square) -> bool {
        self.as_slice().iter().fold(false, |touched, &changed| touched | window_contains(window, around, changed))
    }

    /// Whether one of the squares is on these lines of fire.
    #[inline]
    fn cross(&self, lines: &SquareSet) -> bool {
        self.as_slice().iter().fold(false, |crossed, &changed| crossed | lines.contains(changed))
    }
}

/// What has changed for the shots of a side.
struct FireChanges {
    /// The squares that block fire of the side in one position and not in the other. A unit of the side does not block the side's lines of
    /// fire, but a wreck does.
    squares: ChangedSquares,
    /// The squares on which guns of the side can stand in one position and not in the other, or not with the same
    /// facings.
    reach: WindowUnion,
    /// Whether `reach` is empty.
    is_reach_same: bool,
    /// Whether one of the guns whose reach has changed fires indirectly, and so needs no line of fire.
    has_indirect_fire: bool,
}

impl FireChanges {
    /// The changes if all guns can stand where they could.
    #[inline]
    const fn of_squares(squares: ChangedSquares) -> FireChanges {
        FireChanges { squares, reach: WindowUnion::EMPTY, is_reach_same: true, has_indirect_fire: false }
    }

    /// Adds a unit that the side has in one position and not in the other.
    #[inline]
    fn add_unit(&mut self, attacker: &Attacker) -> Option<()> {
        self.add_reach(attacker, attacker.any_facing);
        self.squares.add(attacker.piece.square)
    }

    #[inline]
    fn add_reach(&mut self, attacker: &Attacker, changed: Window) {
        if let Some(gun) = attacker.gun {
            self.is_reach_same = false;
            self.has_indirect_fire |= gun.over;
            self.reach.insert(attacker.piece.square, changed);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Game;
    use crate::tank_chess::{BoardName, ExitDirection, Ruleset};

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        /// Each update starts from an updated map, so that an error would stay until the end of the game.
        #[test]
        fn updated_maps_equal_those_from_scratch_along_random_games(
            picks in prop::collection::vec(any::<prop::sample::Index>(), 80),
            straight in any::<bool>(),
        ) {
            let exit = if straight { ExitDirection::Straight } else { ExitDirection::Any };
            for board in BoardName::all() {
                let mut position = Position::start(&Ruleset { board, exit });
                let mut maps = Side::ALL.map(|side| position.attack_map(side));
                for pick in &picks {
                    let actions = position.actions();
                    if actions.is_empty() {
                        break;
                    }
                    // Half of the actions destroy something where that is possible, because random games see few shots.
                    let shots: Vec<_> = actions.iter().copied().filter(|action| action.fires()).collect();
                    let choices = if shots.is_empty() || pick.index(2) == 0 { &actions } else { &shots };
                    let before = position;
                    position.play(*pick.get(choices));
                    maps = position.attack_maps_after(&before, &maps);
                    for map in &maps {
                        let refreshed = position.attack_map(map.side());
                        prop_assert_eq!(map.destroyable(&position), refreshed.destroyable(&position), "{:?}", position);
                        prop_assert_eq!(map, &refreshed, "{:?}", position);
                    }
                }
            }
        }
    }
}
