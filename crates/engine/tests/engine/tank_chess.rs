//! Tests of the engine's view of Tank Chess against the rules, and of searches in hard positions.

use cannon_engine::playable::{Evaluator as _, LastActions, Playable};
use cannon_engine::{Level, Limits, Score, SearchOptions, Style, choose_action, engine};
use cannon_rules::tank_chess::{Action, BoardName, ExitDirection, Position, Ruleset, Setup, Square};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game, GameId};
use std::sync::atomic::AtomicBool;

/// Positions of random games that prefer kills, with the action that is played in each. In every other game, the Command leaves only
/// straight.
fn positions() -> impl Iterator<Item = (Position, Action)> {
    BoardName::all().flat_map(|board| {
        (0..6).flat_map(move |game: usize| {
            let exit = if game.is_multiple_of(2) { ExitDirection::Any } else { ExitDirection::Straight };
            let mut position = Position::start(&Ruleset { board, exit });
            (0..90).map_while(move |n| {
                let mut kills = Vec::new();
                position.for_each_kill(|action| kills.push(action));
                let actions = if n % 3 == 0 && !kills.is_empty() { kills } else { position.actions() };
                let action = *actions.get((n + 7 * game) * 7919 % actions.len().max(1))?;
                let item = (position, action);
                position.play(action);
                Some(item)
            })
        })
    })
}

fn sorted_actions(list: impl FnOnce(&mut dyn FnMut(Action))) -> Vec<Action> {
    let mut actions = Vec::new();
    list(&mut |action| actions.push(action));
    actions.sort_unstable();
    actions
}

fn wins_with(position: &Position, action: Action) -> bool {
    let mut after = *position;
    after.play(action);
    after.outcome().is_some_and(|outcome| outcome.winner() == Some(position.side_to_move()))
}

#[test]
fn captures_and_quiet_actions_are_all_actions() {
    for (position, _) in positions() {
        let attacks = position.attack_info();
        let mut both = sorted_actions(|visit| position.for_each_capture(&attacks, visit));
        assert!(both.iter().all(|&action| Position::is_capture(action)), "{position:?}");
        both.extend(sorted_actions(|visit| Playable::for_each_quiet(&position, &attacks, visit)));
        both.sort_unstable();
        let mut all = position.actions();
        all.sort_unstable();
        assert_eq!(both, all, "{position:?}");
    }
}

#[test]
fn attack_info_agrees_with_the_legal_actions() {
    let mut checks = 0;
    for (position, _) in positions() {
        let attacks = position.attack_info();
        let win = position.actions().into_iter().find(|&action| wins_with(&position, action));
        assert_eq!(position.can_win(&attacks), win.is_some(), "{position:?}");
        let found = position.winning_action(&attacks);
        assert_eq!(found.is_some(), win.is_some(), "{position:?}");
        assert!(found.is_none_or(|action| wins_with(&position, action)), "{position:?}, {found:?}");

        let null_position = position.swap_turn().expect("the game goes on");
        let in_check = null_position.can_win(&null_position.attack_info());
        assert_eq!(position.is_in_check(&attacks), in_check, "{position:?}");
        assert!(in_check || !position.may_be_in_check(), "the quick test has no false positives: {position:?}");
        checks += usize::from(in_check);
    }
    assert!(checks > 20, "{checks} positions with a Command in danger");
}

/// The incremental update recomputes only what a change touches. The evaluation and the ordering score make the updated and the refreshed
/// information compute everything that they have.
#[test]
fn updated_attack_info_equals_the_refreshed_one() {
    let evaluator = Position::evaluator(Style::PLAIN);
    for (position, action) in positions() {
        let mut after = position;
        after.play(action);
        let (updated, refreshed) = (after.attack_info_after(&position, &position.attack_info()), after.attack_info());
        if let Some(&reply) = after.actions().first() {
            let [one, other] = [&updated, &refreshed].map(|attacks| {
                let evaluation = evaluator.evaluate(&evaluator.refresh(&after), &after, attacks);
                let score = after.quiet_scorer(attacks, LastActions::NONE)(reply);
                (evaluation, after.can_win(attacks), after.is_in_check(attacks), score)
            });
            assert_eq!(one, other, "{position:?}, {action:?}");
        }
        assert_eq!(format!("{updated:?}"), format!("{refreshed:?}"), "{position:?}, {action:?}");
    }
}

/// The scorer keeps what consecutive actions have in common. Here it scores them in another order than they are generated in, so that
/// nearly every action is of another unit than the action before.
#[test]
fn scores_of_quiet_actions_do_not_depend_on_their_order() {
    for (position, _) in positions().step_by(20) {
        let attacks = position.attack_info();
        let mut actions = Vec::new();
        Playable::for_each_quiet(&position, &attacks, |action| actions.push(action));
        let in_order: Vec<i32> =
            actions.iter().copied().map(position.quiet_scorer(&attacks, LastActions::NONE)).collect();
        let mut scorer = position.quiet_scorer(&attacks, LastActions::NONE);
        for index in (0..actions.len()).map(|nth| nth * 307 % actions.len()) {
            let action = actions[index];
            assert_eq!(scorer(action), in_order[index], "{action:?} in {position:?}");
            assert_eq!(
                position.quiet_scorer(&attacks, LastActions::NONE)(action),
                in_order[index],
                "{action:?} in {position:?}"
            );
        }
    }
}

/// Looks at the quiet actions that attack an enemy unit which was safe before. On average, fewer than a third of all quiet actions may come
/// before such an action; without a bonus for threats it is half of them.
#[test]
fn quiet_actions_that_threaten_a_unit_come_early() {
    let (mut threats, mut shares) = (0, 0.0);
    for (position, _) in positions().step_by(5) {
        let (us, attacks) = (position.side_to_move(), position.attack_info());
        let attacked = |position: &Position| position.attack_map(us).destroyable(position);
        let before = attacked(&position);
        let mut scored = Vec::new();
        let mut score = position.quiet_scorer(&attacks, LastActions::NONE);
        Playable::for_each_quiet(&position, &attacks, |action| {
            scored.push((score(action), action));
        });
        for &(score, action) in scored.iter().step_by(7) {
            let mut after = position;
            after.play(action);
            if after.outcome().is_none() && attacked(&after) & !before != 0 {
                threats += 1;
                shares += scored.iter().filter(|(other, _)| *other > score).count() as f64 / scored.len() as f64;
            }
        }
    }
    let mean = shares / f64::from(threats);
    assert!(threats > 100 && mean < 0.33, "{threats} threats come after {mean} of the quiet actions");
}

/// Evasions leave out some actions that only block the way of an enemy unit.
#[test]
fn evasions_include_nearly_all_actions_that_save_the_command() {
    let (mut saving, mut missed) = (0, 0);
    for (position, _) in positions() {
        let attacks = position.attack_info();
        if !position.is_in_check(&attacks) || position.can_win(&attacks) {
            continue;
        }
        let evasions = sorted_actions(|visit| Playable::for_each_evasion(&position, &attacks, visit));
        let quiet = sorted_actions(|visit| Playable::for_each_quiet(&position, &attacks, visit));
        assert!(evasions.iter().all(|action| quiet.binary_search(action).is_ok()), "{position:?}");
        for action in quiet {
            let mut after = position;
            after.play(action);
            if !after.can_win(&after.attack_info()) {
                saving += 1;
                missed += usize::from(evasions.binary_search(&action).is_err());
            }
        }
    }
    assert!(saving > 100 && missed * 20 < saving, "{missed} of {saving} are missed");
}

#[test]
fn rotated_position_has_the_same_evaluation() {
    let evaluator = Position::evaluator(Style::PLAIN);
    let evaluate =
        |position: &Position| evaluator.evaluate(&evaluator.refresh(position), position, &position.attack_info());
    let mut values = Vec::new();
    for (position, _) in positions() {
        let rotated = Setup::from(&position).rotated().position(position.rules()).expect("a rotated position");
        assert_eq!(rotated.side_to_move(), !position.side_to_move());
        assert_eq!(evaluate(&position), evaluate(&rotated), "{position:?}");
        values.push(evaluate(&position));
    }
    assert!(values.iter().any(|value| value.abs() > 200), "some evaluations are far from 0");
}

#[test]
fn missing_unit_lowers_the_evaluation() {
    let mut setup = Setup::from(&Position::start(&Ruleset::default()));
    let evaluator = Position::evaluator(Style::PLAIN);
    let value = |setup: &Setup| {
        let position = setup.position(&Ruleset::default()).expect("a position");
        evaluator.evaluate(&evaluator.refresh(&position), &position, &position.attack_info())
    };
    let before = value(&setup);
    setup.set("J3".parse().expect("a square"), None);
    assert!(value(&setup) < before - 50, "one light tank is missing");
}

/// From level 2 up, the engine prevents the destruction of its Command and the escape of the enemy Command in the next turn if it can. From
/// level 3 up, it finds every win in one.
#[test]
fn levels_avoid_losses_in_one_and_find_wins_in_one() {
    let (mut saved, mut won) = (0, 0);
    for (n, (position, _)) in positions().enumerate() {
        let can_win = position.can_win(&position.attack_info());
        if !can_win && n % 9 != 0 {
            continue;
        }
        let level = Level::new(2 + (n / 9 % 9) as i8).expect("a level");
        let options = SearchOptions { limits: Some(Limits::nodes(600)), ..SearchOptions::new(level, n as u64) };
        let timeline = Timeline::new(position, HouseRules::NONE).into();
        let answer = choose_action(&timeline, &options, &AtomicBool::new(false), &mut |_| {});
        let action = answer.and_then(Action::unpack).expect("an answer");
        if can_win && engine(GameId::TankChess).strength(level).finds_win_in_one {
            assert!(wins_with(&position, action), "{action:?} in {position:?}");
            won += 1;
        } else if !wins_with(&position, action) {
            let is_safe = |action: Action| {
                let mut after = position;
                after.play(action);
                !after.can_win(&after.attack_info())
            };
            assert!(is_safe(action) || !position.actions().into_iter().any(is_safe), "{action:?} in {position:?}");
            saved += 1;
        }
    }
    assert!(saved > 40 && won > 3, "{saved} positions without and {won} with a win in one");
}

/// White's Command cannot be saved, but in the river it would be lost at once.
#[test]
fn lost_command_does_not_drive_into_water() {
    const LOST: &str = "3lS12/1x#3x1hW1cSE5/4x1#1##6/3#2#1x2#1##1/3#7#4/4##4lW5/9~~~1~~1/6x~~~~~1~~(aE)1/1~~1~~~~~7/\
        1~~1~~~1tS7/10##x3/4#x4x1#3/1##1#4#2#CN2/2x3##1#HN1x3/3x3HNE5#x1/7mE8 w";
    let position = Position::from_text(LOST, &Ruleset::default()).expect("a position");
    let timeline = Timeline::new(position, HouseRules::NONE).into();
    for level in Level::all() {
        let options = SearchOptions { limits: Some(Limits::nodes(1_000)), ..SearchOptions::new(level, 1) };
        let answer = choose_action(&timeline, &options, &AtomicBool::new(false), &mut |_| {});
        let mut after = position;
        after.play(answer.and_then(Action::unpack).expect("an answer"));
        assert_eq!(after.outcome(), None, "level {level:?}");
    }
}

/// The first iteration ignores the node limit, so quiescence search must be small even if nearly every unit can destroy several others.
#[test]
fn quiescence_search_of_a_crowded_position_is_bounded() {
    const CROWD: &str = "7cS8/16/16/5tSHN2MSE2RNWTNW2/10hSTS4/5MN4TNW1rNE3/5RNEhSE5LSlS2/2hSW1tNE3rWmSWhS2mN2/6mNWlNE1rS1tE4/\
        4RS2TS3mSE4/3RSW1RS4rNE1HS3/9MSW2LE3/2MNE1HN2HNtSW4rS2/16/16/7CN8 w";
    let position = Position::from_text(CROWD, &Ruleset::default()).expect("a position");
    let timeline = Timeline::new(position, HouseRules::NONE).into();
    let options = SearchOptions { limits: Some(Limits::nodes(1)), ..SearchOptions::new(Level::MAX, 1) };
    let mut nodes = 0;
    let answer = choose_action(&timeline, &options, &AtomicBool::new(false), &mut |info| nodes = info.nodes);
    assert!(answer.is_some());
    assert!(nodes < 50_000, "{nodes} positions");
}

/// Quiescence search tries only one action for each attacker and target.
#[test]
fn quiescence_captures_have_one_action_for_each_attacker_and_target() {
    let mut left_out = 0;
    for (position, _) in positions() {
        let attacks = position.attack_info();
        let pair = |action: &Action| (action.from(), action.target());
        let all = sorted_actions(|visit| position.for_each_capture(&attacks, visit));
        let followed = sorted_actions(|visit| position.for_each_quiescence_capture(&attacks, visit));
        assert!(followed.iter().all(|action| all.contains(action)), "{position:?}");
        let mut all_pairs: Vec<_> = all.iter().map(pair).collect();
        all_pairs.sort_unstable();
        all_pairs.dedup();
        let mut followed_pairs: Vec<_> = followed.iter().map(pair).collect();
        followed_pairs.sort_unstable();
        assert_eq!(followed_pairs, all_pairs, "{position:?}");
        left_out += all.len() - followed.len();
    }
    assert!(left_out > 1_000, "{left_out} left out");
}

/// Some of the positions, with the Command of the side not to move on a square from which it can leave the board, if that does not give
/// check.
fn positions_with_escape_threat() -> impl Iterator<Item = Position> {
    positions().enumerate().filter(|(n, _)| n % 5 == 0).filter_map(|(n, (position, _))| {
        let (us, size) = (position.side_to_move(), position.board().size());
        let mut setup = Setup::from(&position);
        let from = position.command(!us)?.square;
        let command = setup.occupant(from);
        setup.set(from, None);
        let near = |square: &Square| square.rank().abs_diff(position.board().far_rank(!us)) < 3;
        let mut free = Square::all(size)
            .filter(near)
            .filter(|&at| setup.occupant(at).is_none() && setup.terrain(at).is_none() && !setup.mines.contains(at));
        setup.set(free.nth(n % 23)?, command);
        let position = setup.position(position.rules()).ok()?;
        (position.can_escape(!us) && !position.gives_check(!us)).then_some(position)
    })
}

/// Actions that prevent an escape put a unit in the Command's way, or push a wreck there, which evasions leave out.
#[test]
fn evasions_include_all_actions_that_prevent_an_escape() {
    let (mut barred, mut left_out) = (0, 0);
    for position in positions_with_escape_threat() {
        let (us, attacks) = (position.side_to_move(), position.attack_info());
        let command = position.command(!us).expect("a Command that can leave");
        assert!(position.board().is_near_exit(!us, command, position.rules().exit), "{position:?}");
        let evasions = sorted_actions(|visit| Playable::for_each_evasion(&position, &attacks, visit));
        for action in sorted_actions(|visit| Playable::for_each_quiet(&position, &attacks, visit)) {
            let mut after = position;
            after.play(action);
            let bars = !after.can_escape(!us);
            let listed = evasions.binary_search(&action).is_ok();
            let pushes = !position.pushes(action).is_empty();
            assert!(!bars || listed || pushes, "{action:?} in {position:?}");
            barred += usize::from(bars);
            left_out += usize::from(!listed);
        }
    }
    assert!(barred > 200 && left_out > 2_000, "{barred} prevent the escape, {left_out} are left out");
}

/// The enemy Command is about to leave the board. Nearly all actions lose in the first position, and all in the second, which a small
/// search must prove.
#[test]
fn escape_threats_are_searched_correctly() {
    const STOPPED: &str = "4hE11/1#2##10/1#2##lSmS2x##3/1#2#3x5HNW1/3lSW1mS1##3hW3/6#####cSE1##1/2##10#1/2###3MW7/7x3###2/LN#10##2/\
        1##2#####6/7##5x1/11#2#1/3##LN2LNE1##2#1/10##2#1/2HN2MN1CN1MN6 w";
    const LOST: &str = "4mW3cS1mS2hS2/1#2##10/1#2##x4##lS2/1#2#7lE3/3x3##7/3x2#####2##1/2##1x8#1/CN1###11/2x8###2/1#10##2/\
        1##2#####6/7##3MNE3/8xx1#2#1/2HE##4x##2#1/7x2##2#1/4x7x3 b";
    let analyse = |text: &str, nodes: u64| {
        let position = Position::from_text(text, &Ruleset::default()).expect("a position");
        let timeline = Timeline::new(position, HouseRules::NONE).into();
        let options = SearchOptions { limits: Some(Limits::nodes(nodes)), ..SearchOptions::new(Level::MAX, 1) };
        let mut score = None;
        let answer = choose_action(&timeline, &options, &AtomicBool::new(false), &mut |info| score = Some(info.score));
        (position.action_to_text(answer.and_then(Action::unpack).expect("an answer")), score.expect("a report"))
    };
    let (action, score) = analyse(STOPPED, 100_000);
    // Either action bars the way out, or attacks the Command until the way can be barred.
    assert!(["O13>P12/NW xM12", "J1>K4/NE"].contains(&action.as_str()), "{action}");
    assert!(matches!(score, Score::Advantage(200..)), "{score:?}");
    assert_eq!(analyse(LOST, 500_000).1, Score::Loss { plies: 6 });
}
