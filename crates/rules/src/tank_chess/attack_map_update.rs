//! Incremental update of attack maps from one position to the next.
//!
//! What a unit can reach depends on the squares that the search for it examines, and the lines of fire at a unit on the
//! squares that they pass. Only what a changed square touches is computed again.

use super::attack_map::{AttackMap, Attacker, TargetUnit, unit_squares};
use super::reach::window_bit;
use super::{Piece, Position, Square, SquareSet};

impl Position {
    /// The attack map of the same side, updated from the map `known` of the position `before`, which is usually the
    /// previous one. It is equal to the one computed from scratch.
    #[must_use]
    pub fn attack_map_after(&self, before: &Position, known: &AttackMap) -> AttackMap {
        let side = known.side();
        if self.ending().is_some() || !std::ptr::eq(before.board(), self.board()) {
            return self.attack_map(side);
        }
        let changes = ChangedSquares::between(before, self);
        let own_squares = unit_squares(self, side);
        let attackers = self.updated_attackers(known, &changes);
        // An own unit does not block the lines, but its wreck does, and so does one that takes its place.
        let mut line_changes = changes.all;
        for (row, (was, is)) in line_changes.0.iter_mut().zip(known.own_squares().0.iter().zip(&own_squares.0)) {
            *row |= was ^ is;
        }
        let targets = self.updated_targets(known, &own_squares, &line_changes);
        AttackMap::from_parts(side, attackers, targets, own_squares)
    }

    fn updated_attackers(&self, known: &AttackMap, changes: &ChangedSquares) -> Vec<Attacker> {
        let side = known.side();
        let units = self.units(side);
        let mut attackers = Vec::with_capacity(units.len());
        // Both lists are sorted by square.
        let mut known = known.attackers().iter().peekable();
        for &piece in units {
            while known.next_if(|attacker| attacker.piece.square < piece.square).is_some() {}
            let same = known.peek().filter(|attacker| {
                // Changes between unit and wreck are not tracked, but matter only to units that push wrecks.
                attacker.piece == piece && !self.board().units[piece.kind].pushes_wrecks && !changes.touch(attacker)
            });
            match same {
                Some(&&attacker) => attackers.push(attacker),
                None => attackers.push(Attacker::new(self, side, piece)),
            }
        }
        attackers
    }

    fn updated_targets(&self, known: &AttackMap, own_squares: &SquareSet, changes: &SquareSet) -> Vec<TargetUnit> {
        let units = self.units(!known.side());
        let mut targets = Vec::with_capacity(units.len());
        let mut known = known.targets().iter().peekable();
        for &piece in units {
            while known.next_if(|target| target.piece.square < piece.square).is_some() {}
            let same =
                known.peek().filter(|target| target.piece.square == piece.square && !target.lines.intersects(changes));
            match same {
                Some(target) => targets.push(TargetUnit { piece, lines: target.lines }),
                None => targets.push(TargetUnit::new(self, piece, own_squares)),
            }
        }
        targets
    }
}

/// The squares on which something blocks in one of two positions and not in the other.
struct ChangedSquares {
    all: SquareSet,
    /// The first of them.
    first: [Square; ChangedSquares::CAPACITY],
    count: usize,
}

impl ChangedSquares {
    /// An action changes at most two squares, except for actions of expansion units.
    const CAPACITY: usize = 4;

    /// The squares with a unit, a wreck or a mine in one position and not in the other.
    #[inline]
    fn between(before: &Position, after: &Position) -> ChangedSquares {
        let changed = |rank: usize| {
            let row = |rows: fn(&Position) -> &SquareSet| rows(before).0[rank] ^ rows(after).0[rank];
            row(Position::occupied) | row(Position::mines)
        };
        let all = SquareSet(std::array::from_fn(changed));
        let (mut first, mut count) = ([Square::FIRST; ChangedSquares::CAPACITY], 0);
        for square in all.iter() {
            if let Some(place) = first.get_mut(count) {
                *place = square;
            }
            count += 1;
        }
        ChangedSquares { all, first, count }
    }

    /// Whether what a unit can reach may have changed.
    #[inline]
    fn touch(&self, attacker: &Attacker) -> bool {
        let Piece { square, .. } = attacker.piece;
        let is_examined =
            |&changed: &Square| window_bit(square, changed).is_some_and(|bit| attacker.examined & bit != 0);
        self.first.get(..self.count).is_none_or(|changed| changed.iter().any(is_examined))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::tank_chess::{BoardName, ExitDirection, Ruleset};
    use crate::{Game, Side};

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
                    maps = maps.map(|map| position.attack_map_after(&before, &map));
                    for map in &maps {
                        prop_assert_eq!(map, &position.attack_map(map.side()), "{:?}", position);
                    }
                }
            }
        }
    }
}
