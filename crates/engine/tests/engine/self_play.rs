//! Self-play games in which every action is checked against the rules. `tests/self_play` plays ten thousand of them.

use std::collections::BTreeSet;

use cannon_rules::cannon::Position;
use cannon_rules::tank_chess;

use super::checked_game;

#[test]
fn three_hundred_games_of_cannon_are_legal_and_end() {
    let endings: BTreeSet<String> = (0..300)
        .map(|number| {
            checked_game::describe_outcome(&checked_game::play_checked_game::<Position>(
                &checked_game::CANNON_RULESETS,
                number,
                100,
            ))
        })
        .collect();
    assert!(endings.contains("won: PrincipalTaken") && endings.contains("won: NoAction"), "{endings:?}");
}

#[test]
fn seven_games_of_tank_chess_are_legal_and_end() {
    let boards = checked_game::tank_chess_rulesets();
    for number in 0..7 {
        let game = checked_game::play_checked_game::<tank_chess::Position>(&boards, number, 100);
        assert!(checked_game::describe_outcome(&game).starts_with("won: "), "game {number}");
    }
}
