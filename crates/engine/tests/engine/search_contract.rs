//! Tests of the contract of `choose_action`: legal actions, limits, stopping, reports, and reproducible results.

use std::num::NonZeroUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use cannon_engine::{Level, Limits, SearchOptions, analyse_position, choose_action};
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{CannonOf, RetreatOver, Ruleset, TownSafety};
use cannon_rules::record::{Clocks, Player, Players, Seat, TimeControl};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Side};
use proptest::prelude::*;

use super::{choose, game, new_game, new_game_by, play_plies};

/// The presets, and rules with options that no preset has.
const RULES: [Ruleset; 6] = [
    Ruleset::CLASSIC,
    Ruleset::BLUE_PANTHER,
    Ruleset::IGG,
    Ruleset { town: TownSafety::Checkmate, ..Ruleset::CLASSIC },
    Ruleset { shift_limit: Some(2), ..Ruleset::IGG },
    Ruleset { retreat_over: RetreatOver::Any, cannon_of: CannonOf::Pieces, ..Ruleset::CLASSIC },
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// `play_to_end` panics on an illegal action.
    #[test]
    fn engine_plays_legal_actions_under_all_rules(
        rules in 0..RULES.len(), level in -1_i8..=14, seed: u64, choices in proptest::collection::vec(any::<usize>(), 0..60)
    ) {
        let mut timeline = new_game_by(RULES[rules]);
        for choice in choices {
            let actions = timeline.actions();
            if actions.is_empty() {
                break;
            }
            timeline.play(actions[choice % actions.len()]).expect("a legal action");
        }
        let level = Level::new(level).expect("a level");
        let options = SearchOptions { limits: Some(Limits::nodes(300)), ..SearchOptions::new(level, seed) };
        play_plies(&mut timeline, [&options, &options], 12);
    }
}

#[test]
fn equal_options_give_the_same_action() {
    let mut timeline = new_game();
    for level in [1, 4, 10].map(|number| Level::new(number).expect("a level")) {
        let options = SearchOptions { limits: Some(Limits::nodes(3_000)), ..SearchOptions::new(level, 99) };
        for _ in 0..6 {
            let first = choose(&timeline, &options).expect("an answer");
            assert_eq!(choose(&timeline, &options), Some(first));
            timeline.play(first).expect("a legal action");
        }
    }
}

#[test]
fn variety_makes_games_with_different_seeds_differ() {
    for (variety, level) in [(true, 3), (true, 10), (false, 10)] {
        let mut games = std::collections::BTreeSet::new();
        for seed in 0..8 {
            let mut timeline = new_game();
            let level = Level::new(level).expect("a level");
            let options =
                SearchOptions { limits: Some(Limits::nodes(500)), variety, ..SearchOptions::new(level, seed) };
            play_plies(&mut timeline, [&options, &options], 8);
            games.insert(timeline.position_text_at(8));
        }
        assert!(if variety { games.len() > 4 } else { games.len() == 1 }, "level {level}: {}", games.len());
    }
}

#[test]
fn computer_leaves_a_cycle_unless_it_stands_worse() {
    // Two cannons that can shift back and forth, out of range of each other.
    let even = "4L5/9l/9l/9l/10/10/d9/d9/d9/4D5 d";
    // In the second position, Light has three soldiers more.
    let better = "4L5/8ll/8ll/8ll/10/10/d9/d9/d9/4D5 d";
    for (start, leaving) in [(even, [Side::South, Side::North].as_slice()), (better, &[Side::North])] {
        let mut timeline = GameId::Cannon.begin(None, Some(start), HouseRules::NONE).expect("a sound position");
        for text in ["a2>a5", "j9>j6", "a5>a2", "j6>j9", "a2>a5", "j9>j6", "a5>a2"] {
            let side = timeline.side_to_move();
            if timeline.ply() >= 6 && leaving.contains(&side) {
                let options =
                    SearchOptions { limits: Some(Limits::nodes(20_000)), ..SearchOptions::new(Level::MAX, 1) };
                let action = choose(&timeline, &options).expect("an answer");
                let mut after = timeline.clone();
                after.play(action).expect("a legal action");
                assert_eq!(after.occurrences_at(after.ply()), 1, "{side:?} leaves the cycle of {start}");
            }
            let action = timeline.read_action(text).expect(text);
            timeline.play(action).expect(text);
        }
    }
}

#[test]
fn depth_and_node_limits_are_kept() {
    let timeline = new_game();
    let info = analyse_position(&timeline, Limits::depth(3)).expect("an answer");
    assert_eq!(info.depth, 3);
    let mut nodes = 0;
    let options = SearchOptions { limits: Some(Limits::nodes(5_000)), ..SearchOptions::new(Level::MAX, 0) };
    choose_action(&timeline, &options, &AtomicBool::new(false), &mut |info| nodes = info.nodes);
    assert!(nodes > 0 && nodes <= 5_001, "{nodes}");
}

#[test]
fn reported_depths_increase_and_variations_are_legal() {
    let timeline = game("1L8/1l1l1l1l2/1l1l1l1l1l/7l2/8l1/4d5/10/d1d1d3d1/d1d3d1d1/4D5 d");
    let options = SearchOptions { limits: Some(Limits::depth(5)), ..SearchOptions::new(Level::MAX, 0) };
    let mut depths = Vec::new();
    let action = choose_action(&timeline, &options, &AtomicBool::new(false), &mut |info| {
        depths.push(info.depth);
        let mut line = timeline.clone();
        for &action in &info.pv {
            line.play(action).expect("the principal variation is legal");
        }
        assert!(!info.pv.is_empty());
    });
    assert!(action.is_some());
    assert_eq!(depths, [1, 2, 3, 4, 5]);
}

#[test]
fn early_stop_gives_no_action_and_a_later_stop_gives_the_best_so_far() {
    let timeline = new_game();
    let options = SearchOptions { limits: Some(Limits::default()), ..SearchOptions::new(Level::MAX, 0) };
    let stop = AtomicBool::new(true);
    assert_eq!(choose_action(&timeline, &options, &stop, &mut |_| {}), None);
    // Without any limit only `stop` ends the search.
    let stop = AtomicBool::new(false);
    let action = choose_action(&timeline, &options, &stop, &mut |info| stop.store(info.depth == 3, Relaxed));
    assert!(action.is_some_and(|action| timeline.actions().contains(&action)));
}

#[test]
fn no_iteration_is_reported_after_a_stop() {
    // The test counts iterations instead of measuring time: an iteration that has begun is interrupted.
    for threads in [1, 2].map(|threads| NonZeroUsize::new(threads).expect("not zero")) {
        for depth in 1..8 {
            let options =
                SearchOptions { limits: Some(Limits::default()), threads, ..SearchOptions::new(Level::MAX, 0) };
            let stop = AtomicBool::new(false);
            let mut depths = Vec::new();
            choose_action(&new_game(), &options, &stop, &mut |report| {
                depths.push(report.depth);
                stop.store(report.depth >= depth, Relaxed);
            });
            assert_eq!(depths.last(), Some(&depth), "{depths:?}");
        }
    }
}

#[test]
fn search_ends_soon_after_a_stop() {
    // Another thread stops the search. The operating system may delay a thread now and then, so the test uses the median of several
    // measurements.
    let timeline = game("6L3/3l1l1l2/1l1l1l1l2/1l7l/2d4l2/4d1d3/2d1d1d3/2d1d5/6d1d1/3D6 l");
    let options = SearchOptions { limits: Some(Limits::default()), ..SearchOptions::new(Level::MAX, 0) };
    let mut delays: Vec<Duration> = (0..15).map(|round| delay_of_stop(&timeline, &options, round)).collect();
    delays.sort_unstable();
    assert!(delays[delays.len() / 2] < Duration::from_millis(20), "{delays:?}");
}

/// The time between the stop and the end of the search. The stop comes this number of milliseconds after the first report.
fn delay_of_stop(timeline: &AnyTimeline, options: &SearchOptions, milliseconds: u64) -> Duration {
    let stop = &AtomicBool::new(false);
    let (sender, receiver) = channel();
    std::thread::scope(|scope| {
        let stopper = scope.spawn(move || {
            receiver.recv().expect("a report");
            std::thread::sleep(Duration::from_millis(milliseconds));
            stop.store(true, Relaxed);
            Instant::now()
        });
        // Nothing receives the reports after the first one.
        choose_action(timeline, options, stop, &mut |_| sender.send(()).unwrap_or(()));
        let ended = Instant::now();
        ended.saturating_duration_since(stopper.join().expect("a time"))
    })
}

#[test]
fn several_threads_give_a_legal_action() {
    let timeline = new_game();
    let threads = NonZeroUsize::new(3).expect("not zero");
    let options = SearchOptions { limits: Some(Limits::nodes(20_000)), threads, ..SearchOptions::new(Level::MAX, 0) };
    let action = choose(&timeline, &options);
    assert!(action.is_some_and(|action| timeline.actions().contains(&action)));
}

#[test]
fn no_action_is_chosen_after_the_end_of_the_game() {
    let mut timeline = game("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d");
    let win = timeline.read_action("a9xb10").expect("an action");
    timeline.play(win).expect("legal");
    assert_eq!(choose(&timeline, &SearchOptions::new(Level::MAX, 0)), None);
}

#[test]
fn winning_side_avoids_repetition() {
    // Dark is far ahead. It must win within forty turns and not draw by repetition.
    let mut timeline = game("1L8/10/10/8l1/10/2d1d1d3/2d1d1d3/2d1d1d3/10/8D1 d");
    let options = SearchOptions { limits: Some(Limits::nodes(4_000)), ..SearchOptions::new(Level::MAX, 0) };
    play_plies(&mut timeline, [&options, &options], 80);
    let winner = timeline.outcome().and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(cannon_rules::Side::South), "{}", timeline.position_text_at(timeline.ply()));
}

#[test]
fn helper_threads_run_the_start_callback() {
    static STARTED: AtomicUsize = AtomicUsize::new(0);
    fn on_start() {
        STARTED.fetch_add(1, Relaxed);
    }
    let threads = NonZeroUsize::new(3).expect("not zero");
    let limits = Some(Limits::nodes(2_000));
    let options =
        SearchOptions { limits, threads, on_thread_start: Some(on_start), ..SearchOptions::new(Level::MAX, 0) };
    choose(&new_game(), &options).expect("an answer");
    assert_eq!(STARTED.load(Relaxed), 2, "the callback runs only in helper threads");
}

#[test]
fn clock_limits_the_search_and_gives_no_time_to_a_forced_action() {
    let minute = |seat| Player::new(seat, TimeControl::minutes(1, 0));
    let clocks = Clocks::new(&Players { south: minute(Seat::Human), north: minute(Seat::Human) });
    let limits = |timeline: &AnyTimeline| {
        SearchOptions::new(Level::MAX, 0).with_clock(&clocks, timeline).limits.expect("limits")
    };
    let usual = limits(&new_game());
    assert!(usual.time.is_some_and(|time| !time.is_zero() && time < Duration::from_secs(20)), "{usual:?}");
    // One soldier cannot move, and the other has a single step.
    let forced = game("d3L5/d9/10/10/4l5/10/10/10/10/4D5 d");
    assert_eq!(forced.actions().len(), 1);
    assert_eq!(limits(&forced), Limits::depth(1), "a search of one ply ends without a look at the clock");
    let options = SearchOptions::new(Level::MAX, 0).with_clock(&clocks, &forced);
    assert_eq!(choose(&forced, &options), forced.actions().first().copied());
}
