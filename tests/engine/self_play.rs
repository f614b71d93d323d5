//! Games of the computer against itself, each action under the eyes of the rules. `tests/self_play` plays ten thousand of them.

use std::collections::BTreeSet;

use super::checked_game;

#[test]
fn three_hundred_games_keep_to_the_rules_and_end() {
    let endings: BTreeSet<String> =
        (0..300).map(|number| checked_game::ending(&checked_game::play(number, 100))).collect();
    assert!(endings.contains("won: PrincipalTaken") && endings.contains("won: NoAction"), "{endings:?}");
}
