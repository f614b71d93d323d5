//! Tests of wins that the engine must find and threats that it must meet.

use cannon_engine::{Level, Limits, Score, SearchOptions, analyse_position};

use super::{choose, game};

fn analyse(position: &str, depth: u32) -> (String, Score) {
    let timeline = game(position);
    let info = analyse_position(&timeline, Limits::depth(depth)).expect("an answer");
    let action = *info.pv.first().expect("a principal variation");
    (timeline.notation(action).expect("a legal action"), info.score)
}

#[test]
fn attacked_enemy_town_is_captured() {
    let (action, score) = analyse("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d", 1);
    assert_eq!((action.as_str(), score), ("a9xb10#", Score::Win { plies: 1 }));
    let (action, _) = analyse("1L8/10/10/1d8/1d8/1d8/10/8l1/10/4D5 d", 3);
    assert_eq!(action, "*b10#");
}

#[test]
fn win_in_two_turns_is_found() {
    // Two soldiers attack the town. Whatever Light does, one of the two threats remains.
    let (_, score) = analyse("1L8/10/d9/2d7/10/9l/10/10/10/8D1 d", 6);
    assert_eq!(score.turns_to_end(), Some(2), "{score:?}");
}

#[test]
fn attacked_own_town_is_defended() {
    // Light threatens to capture the town; Dark can capture the attacker.
    let (action, score) = analyse("1L8/9l/10/10/10/10/4d5/d1d3d3/7ld1/8D1 d", 5);
    assert_eq!(action, "i2xh2", "{score:?}");
}

#[test]
fn levels_from_two_avoid_losses_in_one_and_levels_from_three_find_wins_in_one() {
    let in_check = game("1L8/9l/10/10/10/10/4d5/d1d3d3/7ld1/8D1 d");
    let win = game("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d");
    for level in Level::all() {
        for seed in 0..20 {
            let options = SearchOptions { limits: Some(Limits::nodes(500)), ..SearchOptions::new(level, seed) };
            let mut after = in_check.clone();
            let action = choose(&in_check, &options).expect("an answer");
            after.play(action).expect("a legal action");
            let lost = after.actions().iter().any(|&reply| {
                let mut end = after.clone();
                end.play(reply).expect("a legal action");
                end.outcome().is_some()
            });
            assert!(!lost || level.number() < 2, "level {} leaves its town", level.number());

            let action = choose(&win, &options).expect("an answer");
            let wins = win.notation(action).is_some_and(|text| text.ends_with('#'));
            assert!(wins || level.number() < 3, "level {} misses a win in one", level.number());
        }
    }
}

#[test]
fn win_by_blocking_is_found() {
    // Dark's only soldier is at the upper edge and cannot move. Light's next quiet action wins.
    let (_, score) = analyse("1L7d/10/10/10/10/10/10/3l6/10/5D4 l", 3);
    assert_eq!(score, Score::Win { plies: 1 }, "{score:?}");
}
