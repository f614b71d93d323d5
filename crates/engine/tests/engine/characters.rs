//! Tests of the playing styles: each style prefers its own kind of position more than the others do.

use cannon_engine::Style;
use cannon_engine::playable::{Evaluator as _, Playable};
use cannon_rules::{Side, cannon, tank_chess};

/// How much more than the plain style a style prefers the first position for South, in hundredths of the smallest piece.
fn preference<G: Playable>(style: Style, [liked, other]: [&str; 2]) -> i32 {
    let [liked, other] = [liked, other].map(|text| G::from_text(text, &G::Ruleset::default()).expect("a position"));
    let gap = |style| {
        let judge = G::evaluator(style);
        let [liked, other] = [&liked, &other].map(|position| {
            let value = judge.evaluate(&judge.refresh(position), position, &position.attack_info());
            if position.side_to_move() == Side::South { value } else { -value }
        });
        liked - other
    };
    gap(style) - gap(Style::Plain)
}

/// Checks for each pair of positions that the style prefers the first one, and more than any other style does.
fn each_likes_its_own<G: Playable>(pairs: &[(Style, [&str; 2])]) {
    for &(style, pair) in pairs {
        let mine = preference::<G>(style, pair);
        assert!(mine > 0, "{style:?}: {mine}");
        for other in Style::ALL.into_iter().filter(|&other| other != style) {
            let theirs = preference::<G>(other, pair);
            assert!(theirs < mine, "{other:?}: {theirs}, {style:?}: {mine}");
        }
    }
}

#[test]
fn characters_of_cannon_like_what_they_are_named_for() {
    each_likes_its_own::<cannon::Position>(&[
        // An enemy soldier in range of the cannon, or beside its line.
        (Style::Gunner, ["4L5/10/10/10/4l5/10/4d5/4d5/4d5/7D2 d", "4L5/10/10/10/6l3/10/4d5/4d5/4d5/7D2 d"]),
        // An advanced soldier, or one near its home rank.
        (Style::Marcher, ["4L5/10/10/4d5/10/10/10/10/10/7D2 d", "4L5/10/10/10/10/10/10/4d5/10/7D2 d"]),
        // Two pairs, or four isolated soldiers.
        (Style::Mason, ["4L5/10/10/10/10/10/10/2dd2dd2/10/7D2 d", "4L5/10/10/10/10/10/10/1d1d1d1d2/10/7D2 d"]),
        // A cannon that can shift forward, or one that is blocked by an enemy.
        (Style::Fox, ["4L5/10/10/10/10/6l3/4d5/4d5/4d5/7D2 d", "4L5/10/10/10/10/4l5/4d5/4d5/4d5/7D2 d"]),
    ]);
}

#[test]
fn characters_of_tank_chess_like_what_they_are_named_for() {
    each_likes_its_own::<tank_chess::Position>(&[
        // An enemy unit that is attacked, or one that is protected by walls.
        (
            Style::Gunner,
            ["11cS/12/12/4lE7/12/12/12/4MN7/12/12/12/CN11 b", "11cS/12/3###6/3#lE#6/3###6/12/12/4MN7/12/12/12/CN11 b"],
        ),
        // An advanced tank, or one near its home rank.
        (
            Style::Marcher,
            ["11cS/12/12/12/5MN6/12/12/12/12/12/12/CN11 w", "11cS/12/12/12/12/12/12/12/12/5MN6/12/CN11 w"],
        ),
        // A tank beside its Command, or at the other end of the rank.
        (Style::Mason, ["11cS/12/12/12/12/12/12/12/12/12/12/CNMN10 w", "11cS/12/12/12/12/12/12/12/12/12/12/CN9MN1 w"]),
        // A tank near the enemy Command, or at the other end of the rank.
        (Style::Fox, ["11cS/12/12/12/10MN1/12/12/12/12/12/12/CN11 w", "11cS/12/12/12/MN11/12/12/12/12/12/12/CN11 w"]),
    ]);
}
