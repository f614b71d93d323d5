//! Threats to a unit before and after an action, compared with the list of all legal actions.

use std::collections::BTreeSet;

use cannon_rules::tank_chess::{Action, BoardName, Facet, Position, Ruleset, Square, Threat};
use cannon_rules::{Game, Side};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::tank_chess::generated_positions::reachable_positions;
use crate::tank_chess::{position, square};

/// Squares of attackers with the facets that they hit.
type Hits = BTreeSet<(Square, usize)>;

fn hits(threats: &[Threat]) -> Hits {
    let of = |threat: &Threat| {
        let square = threat.attacker.square;
        threat.facets.iter().map(move |&facet| (square, facet as usize)).collect::<Vec<_>>()
    };
    threats.iter().flat_map(of).collect()
}

/// The hits on the unit on `target`, from the legal actions of the side to move, which is the enemy of the unit.
fn listed_hits(position: &Position, target: Square) -> Hits {
    let Some((_, unit)) = position.unit_at(target) else { return Hits::new() };
    let hit = |action: Action| match action {
        Action::Drive { from, facing, shot: Some(shot), .. } if action.target() == Some(target) => {
            Some((from, Facet::hit(shot.aim().from(facing), unit.facing) as usize))
        }
        _ => None,
    };
    position.actions().into_iter().filter_map(hit).collect()
}

fn assert_threats_after_agree(position: &Position, action: Action) -> usize {
    let mut after = *position;
    after.play(action);
    let listed = action.to().map_or_else(Hits::new, |to| match after.unit_at(to) {
        Some((side, _)) if side == position.side_to_move() => listed_hits(&after, to),
        _ => Hits::new(),
    });
    assert_eq!(hits(&position.threats_after(action)), listed, "after {action:?} in {position:?}");
    assert_eq!(position.is_threatened_after(action), !listed.is_empty(), "after {action:?} in {position:?}");
    listed.len()
}

fn assert_threats_to_units_agree(position: &Position) {
    for &unit in position.units(!position.side_to_move()) {
        let listed = listed_hits(position, unit.square);
        assert_eq!(hits(&position.threats_to(unit.square)), listed, "{unit:?} in {position:?}");
    }
}

#[test]
fn threats_agree_with_the_legal_actions_on_every_board() {
    let mut hit_count = 0;
    for board in BoardName::all() {
        let mut position = Position::start(&Ruleset { board, ..Ruleset::default() });
        for ply in 0..40 {
            assert_threats_to_units_agree(&position);
            let actions = position.actions();
            let Some(&action) = actions.get(ply * 7919 % actions.len().max(1)) else { break };
            for &action in actions.iter().step_by(actions.len() / 5 + 1).chain([&action]) {
                hit_count += assert_threats_after_agree(&position, action);
            }
            position.play(action);
        }
    }
    assert!(hit_count > 100, "only {hit_count} hits");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn threats_agree_with_the_legal_actions_on_crowded_boards(
        position in reachable_positions(),
        choices in proptest::collection::vec(any::<Index>(), 12),
    ) {
        assert_threats_to_units_agree(&position);
        let actions = position.actions();
        if !actions.is_empty() {
            for choice in choices {
                assert_threats_after_agree(&position, *choice.get(&actions));
            }
        }
    }
}

#[test]
fn shot_that_destroys_the_only_attacker_leaves_no_threat() {
    let duel = position("11cS/12/12/12/3lS8/12/12/12/12/3MN8/12/CN11 w");
    let drive = |text: &str| duel.action_from_text(text).expect("legal");
    assert!(duel.threats_after(drive("D3>D4/N xD8")).is_empty());
    // The light tank has a gun of 1, which only the rear armour of the medium tank does not stop.
    let exposed = duel.threats_after(drive("D3>D4/S"));
    assert_eq!(exposed.len(), 1);
    assert_eq!(exposed[0].attacker.square, square("D8"));
    assert_eq!(exposed[0].facets, [Facet::Rear]);
}

#[test]
fn nothing_threatens_a_unit_that_has_left_or_ended_the_game() {
    let escape = position("11cS/12/12/4CN7/12/12/12/12/12/12/12/12 w");
    let exit = Action::Exit { from: square("E9") };
    assert!(escape.validate(exit).is_ok());
    assert!(escape.threats_after(exit).is_empty());
    assert!(escape.threats_to(square("A1")).is_empty(), "there is no unit");
    assert_eq!(escape.side_to_move(), Side::South);
}
