//! Examples for the training of the policy: the features of all quiet actions of a position, one of which a search has chosen.

use std::collections::HashMap;

use super::PolicyScorer;
use super::situation::{LastSquares, Situation};
use crate::playable::Playable;
use cannon_rules::tank_chess::{Action, Position};

/// The features of the quiet actions of a position, as numbers of rows. Actions of a unit, and actions to a square, share features.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Example {
    /// The rows of each unit.
    pub units: Vec<Vec<u16>>,
    /// For each unit and square: the number of the unit, and the rows of the square.
    pub squares: Vec<(u16, Vec<u16>)>,
    /// For each action: the number in `squares`, and the rows of the facing.
    pub actions: Vec<(u16, Vec<u16>)>,
    /// The number of the chosen action.
    pub chosen: usize,
}

impl Example {
    /// The example of a position in which an action was chosen. `None` if it is none of the quiet actions that a search tries.
    pub fn of(position: &Position, last: LastSquares, chosen: Action) -> Option<Example> {
        let attacks = position.attack_info();
        let situation = Situation::of(position, &attacks, last);
        let mut example = Example { chosen: usize::MAX, ..Example::default() };
        let (mut units, mut squares) = (HashMap::new(), HashMap::new());
        position.for_each_tried_quiet(&attacks, |action| {
            let Action::Drive { from, to, facing, .. } = action else { return };
            let facts = units.entry(from).or_insert_with(|| {
                let mut rows = Vec::new();
                let facts = situation.add_unit(from, &mut rows);
                example.units.push(rows);
                facts.map(|facts| (example.units.len() as u16 - 1, facts))
            });
            let Some((unit, facts)) = facts else { return };
            let (square, square_facts) = squares.entry((from, to)).or_insert_with(|| {
                let mut rows = Vec::new();
                let square_facts = situation.add_square(facts, to, &mut rows);
                example.squares.push((*unit, rows));
                (example.squares.len() as u16 - 1, square_facts)
            });
            let mut rows = Vec::new();
            situation.add_facing(facts, square_facts, facing, &mut rows);
            if action == chosen {
                example.chosen = example.actions.len();
            }
            example.actions.push((*square, rows));
        });
        (example.chosen < example.actions.len()).then_some(example)
    }
}

/// The number of quiet actions that the policy puts before an action. `None` if the action is no quiet action that a search tries.
pub fn rank(position: &Position, last: LastSquares, action: Action) -> Option<usize> {
    let attacks = position.attack_info();
    let mut scorer = PolicyScorer::new(position, &attacks, last);
    let (mut scores, mut own) = (Vec::new(), None);
    position.for_each_tried_quiet(&attacks, |other| {
        let score = scorer.score(other);
        scores.push(score);
        if other == action {
            own = Some(score);
        }
    });
    own.map(|own| scores.into_iter().filter(|&score| score > own).count())
}
