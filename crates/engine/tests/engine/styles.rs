//! Tests of the playing styles: each style prefers its own kind of position more than the others do.

use cannon_engine::Style;
use cannon_engine::playable::{Evaluator as _, Playable};
use cannon_rules::{Side, cannon, tank_chess};

/// How much more than the plain style a style prefers the first position for South, in hundredths of the smallest piece.
fn preference<G: Playable>(style: Style, [preferred, other]: [&str; 2]) -> i32 {
    let [preferred, other] =
        [preferred, other].map(|text| G::from_text(text, &G::Ruleset::default()).expect("a position"));
    let gap = |style| {
        let evaluator = G::evaluator(style);
        let [preferred, other] = [&preferred, &other].map(|position| {
            let value = evaluator.evaluate(&evaluator.refresh(position), position, &position.attack_info());
            if position.side_to_move() == Side::South { value } else { -value }
        });
        preferred - other
    };
    gap(style) - gap(Style::PLAIN)
}

/// Checks for each pair of positions that the style prefers the first one, and more than any other style does.
fn assert_styles_prefer_their_own_position<G: Playable>(pairs: &[(Style, [&str; 2])]) {
    for &(style, pair) in pairs {
        let own_preference = preference::<G>(style, pair);
        assert!(own_preference > 0, "{style:?}: {own_preference}");
        for other in G::STYLES.iter().copied().filter(|&other| other != style) {
            let other_preference = preference::<G>(other, pair);
            assert!(other_preference < own_preference, "{other:?}: {other_preference}, {style:?}: {own_preference}");
        }
    }
}

#[test]
fn cannon_styles_prefer_their_own_kind_of_position() {
    assert_styles_prefer_their_own_position::<cannon::Position>(&[
        // An enemy soldier in range of the cannon, or beside its line.
        (cannon::styles::GUNNER, ["4L5/10/10/10/4l5/10/4d5/4d5/4d5/7D2 d", "4L5/10/10/10/6l3/10/4d5/4d5/4d5/7D2 d"]),
        // An advanced soldier, or one near its home rank.
        (cannon::styles::MARCHER, ["4L5/10/10/4d5/10/10/10/10/10/7D2 d", "4L5/10/10/10/10/10/10/4d5/10/7D2 d"]),
        // Two pairs, or four isolated soldiers.
        (cannon::styles::MASON, ["4L5/10/10/10/10/10/10/2dd2dd2/10/7D2 d", "4L5/10/10/10/10/10/10/1d1d1d1d2/10/7D2 d"]),
        // A cannon that can shift forward, or one that is blocked by an enemy.
        (cannon::styles::FOX, ["4L5/10/10/10/10/6l3/4d5/4d5/4d5/7D2 d", "4L5/10/10/10/10/4l5/4d5/4d5/4d5/7D2 d"]),
    ]);
}

#[test]
fn tank_chess_styles_prefer_their_own_kind_of_position() {
    assert_styles_prefer_their_own_position::<tank_chess::Position>(&[
        // An enemy unit that is attacked, or one that is protected by walls.
        (
            tank_chess::styles::GUNNER,
            ["11cS/12/12/4lE7/12/12/12/4MN7/12/12/12/CN11 b", "11cS/12/3###6/3#lE#6/3###6/12/12/4MN7/12/12/12/CN11 b"],
        ),
        // An advanced tank, or one near its home rank.
        (
            tank_chess::styles::MARCHER,
            ["11cS/12/12/12/5MN6/12/12/12/12/12/12/CN11 w", "11cS/12/12/12/12/12/12/12/12/5MN6/12/CN11 w"],
        ),
        // A tank beside its Command, or at the other end of the rank.
        (
            tank_chess::styles::MASON,
            ["11cS/12/12/12/12/12/12/12/12/12/12/CNMN10 w", "11cS/12/12/12/12/12/12/12/12/12/12/CN9MN1 w"],
        ),
        // A tank near the enemy Command, or at the other end of the rank.
        (
            tank_chess::styles::FOX,
            ["11cS/12/12/12/10MN1/12/12/12/12/12/12/CN11 w", "11cS/12/12/12/MN11/12/12/12/12/12/12/CN11 w"],
        ),
    ]);
}
