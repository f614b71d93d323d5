//! Self-play games in which every action is checked against the rules. `tests/self_play` plays ten thousand of them.

use std::collections::BTreeSet;

use cannon_rules::{cannon::Position, tank_chess};

use super::checked_game;

#[test]
fn three_hundred_games_keep_to_the_rules_and_end() {
    let endings: BTreeSet<String> = (0..300)
        .map(|number| checked_game::ending(&checked_game::play::<Position>(&checked_game::CANNON, number, 100)))
        .collect();
    assert!(endings.contains("won: PrincipalTaken") && endings.contains("won: NoAction"), "{endings:?}");
}

#[test]
fn a_few_games_of_tank_chess_keep_to_the_rules_and_end() {
    let boards = checked_game::boards();
    for number in 0..7 {
        let game = checked_game::play::<tank_chess::Position>(&boards, number, 100);
        assert!(checked_game::ending(&game).starts_with("won: "), "game {number}");
    }
}
