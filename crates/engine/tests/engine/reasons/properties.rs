//! Properties of reasons in random games.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use cannon_engine::reasons::{DangerOf, Explainable, danger_of};
use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, SearchOptions, choose_action, danger, explain, threats_after};
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{self, CannonOf, TownSafety};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game, tank_chess};

use super::case::{Case, Defined, played};
use crate::checked_game::{CANNON_RULESETS, tank_chess_rulesets};

/// The maximum number of plies of a game.
const MAX_PLIES: usize = 90;
/// The nodes of the search for each action.
const NODES: u64 = 400;
/// The time within which a danger must be found. The goal is 20 ms on a free core; tests share theirs.
const MAX_DANGER_TIME: Duration = Duration::from_millis(200);

/// Plays a game by weak searches and random actions, and calls `check` with a good and a random action in every position.
fn play_game<G: Defined>(rules: &G::Ruleset, seed: u64, mut check: impl FnMut(&Case<G>)) {
    let mut rng = SeededRng::new(&[seed]);
    let mut timeline = Timeline::new(G::start(rules), HouseRules::DRAWS);
    while timeline.outcome().is_none() && timeline.ply() < MAX_PLIES {
        let options =
            SearchOptions { limits: Some(Limits::nodes(NODES)), ..SearchOptions::new(Level::MAX, rng.next_u64()) };
        let mut pv = Vec::new();
        choose_action(&timeline.clone().into(), &options, &AtomicBool::new(false), &mut |info| pv.clone_from(&info.pv));
        let mut line = pv.iter().filter_map(|&packed| G::Action::unpack(packed));
        let random = rng.choose(&timeline.position().actions()).expect("the game goes on");
        let best = line.next().unwrap_or(random);
        let earlier = timeline
            .ply()
            .checked_sub(1)
            .and_then(|ply| Some((timeline.position_at(ply)?.clone(), timeline.action_at(ply)?)));
        let case = |action, line| Case { before: timeline.position().clone(), earlier: earlier.clone(), action, line };
        check(&case(best, line.collect()));
        check(&case(random, Vec::new()));
        let action = if rng.next_u64().is_multiple_of(4) { random } else { best };
        timeline.play(action).expect("a legal action");
    }
}

fn assert_motifs_hold<G: Defined>(case: &Case<G>) {
    for motif in case.found() {
        let context = || format!("{motif} of {:?} with {:?} in {:?}", case.action, case.line, case.before);
        assert_ne!(G::holds(case, &motif), Some(false), "{}", context());
    }
}

/// Checks that a danger is a legal reply that takes what it says, and that it is found in time.
fn assert_danger_is_real<G: Defined + Explainable>(case: &Case<G>) {
    let started = Instant::now();
    let danger = danger_of(&case.before, case.action);
    assert!(started.elapsed() < MAX_DANGER_TIME, "{:?} for {:?} in {:?}", started.elapsed(), case.action, case.before);
    let Some(DangerOf { reply, loss }) = danger else { return };
    let after = case.after();
    assert!(after.validate(reply).is_ok(), "{reply:?} after {:?} in {:?}", case.action, case.before);
    assert!(loss > 0 && after.taken_by(reply).is_some(), "{reply:?} after {:?} in {:?}", case.action, case.before);
    let timeline = AnyTimeline::from(case.timeline());
    let erased = cannon_engine::danger(&timeline, case.action.pack()).expect("the same danger");
    assert_eq!((erased.reply, erased.loss), (reply.pack(), loss));
    assert_eq!(erased.is_decisive, played(&after, reply).outcome().is_some(), "{reply:?} in {:?}", case.before);
}

fn check_games<G: Defined + Explainable>(rules: &[G::Ruleset], rounds: u64) {
    for (index, rules) in rules.iter().enumerate() {
        for round in 0..rounds {
            play_game::<G>(rules, round * 100 + index as u64, |case| {
                assert_motifs_hold(case);
                assert_danger_is_real(case);
            });
        }
    }
}

#[test]
fn reasons_of_cannon_hold_in_random_games() {
    // The definitions in these tests know neither the town in cannons nor protected towns.
    let is_defined =
        |rules: &cannon::Ruleset| rules.cannon_of == CannonOf::Soldiers && rules.town == TownSafety::Capture;
    let rules: Vec<_> = CANNON_RULESETS.into_iter().filter(is_defined).collect();
    check_games::<cannon::Position>(&rules, 2);
}

#[test]
fn reasons_of_cannon_are_found_under_all_rules() {
    for (index, rules) in CANNON_RULESETS.iter().enumerate() {
        play_game::<cannon::Position>(rules, index as u64, |case| {
            case.found();
            assert_danger_is_real(case);
        });
    }
}

#[test]
fn reasons_of_tank_chess_hold_in_random_games() {
    check_games::<tank_chess::Position>(&tank_chess_rulesets(), 1);
}

#[test]
fn threats_of_cannon_are_legal_after_a_null_move() {
    use cannon::{Action, Position};
    use cannon_engine::cannon::reasons::{Attack, Threat};
    play_game::<Position>(&cannon::Ruleset::CLASSIC, 7, |case| {
        let Some(next) = case.after().swap_turn() else { return };
        for threat in case.before.threats(case.action) {
            let (at, by) = match threat {
                Threat::Town { at, by } => (at, by),
                Threat::Soldier { at, by } => (at, by),
                Threat::NoAction => continue,
            };
            match by {
                Attack::Soldier(from) => assert_eq!(next.validate(Action::Capture { from, to: at }), Ok(())),
                Attack::Cannon { muzzle, .. } => {
                    assert_eq!(next.validate(Action::Shot { target: at }), Ok(()));
                    assert!(next.firing_lines(at).iter().any(|line| line.muzzle == muzzle), "{threat:?} in {next:?}");
                }
            }
        }
    });
}

#[test]
fn threats_of_tank_chess_are_legal_after_a_null_move() {
    use cannon_engine::tank_chess::reasons::Threat;
    use tank_chess::{Position, Ruleset};
    play_game::<Position>(&Ruleset::default(), 7, |case| {
        let Some(next) = case.after().swap_turn() else { return };
        for threat in case.before.threats(case.action) {
            let (target, by) = match threat {
                Threat::Command { at, by } => (at, by),
                Threat::Unit { unit, by, .. } => (unit.square, by),
                Threat::Escape | Threat::Flag { .. } | Threat::Objective => continue,
            };
            let fires = |action: &tank_chess::Action| action.from() == by.square && action.target() == Some(target);
            assert!(next.actions().iter().any(fires), "{threat:?} in {next:?}");
        }
    });
}

#[test]
fn nothing_is_said_about_illegal_actions_and_finished_games() {
    let game = crate::game("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d");
    let far = game.read_action("a9xb10").expect("an action");
    let mut over = game.clone();
    over.play(far).expect("a legal action");
    assert!(explain(&over, far, &[]).is_empty() && threats_after(&over).is_empty());
    assert_eq!(danger(&over, far), None);
    let illegal = game.read_action("a9-a10").expect("an action");
    let back = game.read_action("e3-e2").expect("an action");
    assert!(!explain(&game, illegal, &[]).iter().any(|reason| reason.motif() == "takes-town"));
    assert!(explain(&game, back, &[]).is_empty());
    assert_eq!(danger(&game, back), None);
    assert!(threats_after(&game).is_empty());
}
