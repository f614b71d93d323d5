//! Tests of the contract of `choose_action`: legal actions, limits, stopping, reports, and reproducible results.

use std::num::NonZeroUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use cannon_engine::{Level, Limits, SearchOptions, analyse_position, choose_action};
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{Ruleset, TownSafety};
use proptest::prelude::*;

use super::{answer, fresh, fresh_by, game, play_on};

/// The presets, and rules with options that no preset has.
const RULES: [Ruleset; 5] = [
    Ruleset::CLASSIC,
    Ruleset::BLUE_PANTHER,
    Ruleset::IGG,
    Ruleset { town: TownSafety::Checkmate, ..Ruleset::CLASSIC },
    Ruleset { shift_limit: Some(2), ..Ruleset::IGG },
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// `play_on` panics on an illegal action.
    #[test]
    fn it_only_plays_legal_actions_by_any_rules(
        rules in 0..RULES.len(),
level in 1_u8..=10, seed: u64, choices in proptest::collection::vec(any::<usize>(), 0..60)) {
        let mut timeline = fresh_by(RULES[rules]);
        for choice in choices {
            let actions = timeline.actions();
            if actions.is_empty() {
                break;
            }
            timeline.play(actions[choice % actions.len()]).expect("a legal action");
        }
        let level = Level::new(level).expect("a level");
        let order = SearchOptions { limits: Some(Limits::nodes(300)), ..SearchOptions::new(level, seed) };
        play_on(timeline.as_mut(), [&order, &order], 12);
    }
}

#[test]
fn the_same_order_gets_the_same_answer() {
    let mut timeline = fresh();
    for level in [1, 4, 10].map(|number| Level::new(number).expect("a level")) {
        let order = SearchOptions { limits: Some(Limits::nodes(3_000)), ..SearchOptions::new(level, 99) };
        for _ in 0..6 {
            let first = answer(timeline.as_ref(), &order).expect("an answer");
            assert_eq!(answer(timeline.as_ref(), &order), Some(first));
            timeline.play(first).expect("a legal action");
        }
    }
}

#[test]
fn seeds_make_different_games_where_variety_is_wanted() {
    for (variety, level) in [(true, 3), (true, 10), (false, 10)] {
        let mut games = std::collections::BTreeSet::new();
        for seed in 0..8 {
            let mut timeline = fresh();
            let level = Level::new(level).expect("a level");
            let order = SearchOptions { limits: Some(Limits::nodes(500)), variety, ..SearchOptions::new(level, seed) };
            play_on(timeline.as_mut(), [&order, &order], 8);
            games.insert(timeline.position_text_at(8));
        }
        assert!(if variety { games.len() > 4 } else { games.len() == 1 }, "level {level}: {}", games.len());
    }
}

#[test]
fn limits_are_kept() {
    let timeline = fresh();
    let report = analyse_position(timeline.as_ref(), Limits::depth(3)).expect("an answer");
    assert_eq!(report.depth, 3);
    let mut most = 0;
    let order = SearchOptions { limits: Some(Limits::nodes(5_000)), ..SearchOptions::new(Level::MAX, 0) };
    choose_action(timeline.as_ref(), &order, &AtomicBool::new(false), &mut |report| most = report.nodes);
    assert!(most > 0 && most <= 5_001, "{most}");
}

#[test]
fn reports_grow_and_their_variations_can_be_played() {
    let timeline = game("1L8/1l1l1l1l2/1l1l1l1l1l/7l2/8l1/4d5/10/d1d1d3d1/d1d3d1d1/4D5 d");
    let order = SearchOptions { limits: Some(Limits::depth(5)), ..SearchOptions::new(Level::MAX, 0) };
    let mut depths = Vec::new();
    let action = choose_action(timeline.as_ref(), &order, &AtomicBool::new(false), &mut |report| {
        depths.push(report.depth);
        let mut line = timeline.boxed_clone();
        for &action in &report.pv {
            line.play(action).expect("the principal variation is legal");
        }
        assert!(!report.pv.is_empty());
    });
    assert!(action.is_some());
    assert_eq!(depths, [1, 2, 3, 4, 5]);
}

#[test]
fn a_stop_before_the_beginning_gives_no_answer_and_a_later_one_the_best_so_far() {
    let timeline = fresh();
    let order = SearchOptions { limits: Some(Limits::default()), ..SearchOptions::new(Level::MAX, 0) };
    let stop = AtomicBool::new(true);
    assert_eq!(choose_action(timeline.as_ref(), &order, &stop, &mut |_| {}), None);
    // Without any limit only `stop` ends the search.
    let stop = AtomicBool::new(false);
    let action = choose_action(timeline.as_ref(), &order, &stop, &mut |report| stop.store(report.depth == 3, Relaxed));
    assert!(action.is_some_and(|action| timeline.actions().contains(&action)));
}

#[test]
fn nothing_is_finished_after_a_stop() {
    // The test counts iterations instead of measuring time: an iteration that has begun is interrupted.
    for threads in [1, 2].map(|threads| NonZeroUsize::new(threads).expect("not zero")) {
        for depth in 1..8 {
            let order = SearchOptions { limits: Some(Limits::default()), threads, ..SearchOptions::new(Level::MAX, 0) };
            let stop = AtomicBool::new(false);
            let mut reports = Vec::new();
            choose_action(fresh().as_ref(), &order, &stop, &mut |report| {
                reports.push(report.depth);
                stop.store(report.depth >= depth, Relaxed);
            });
            assert_eq!(reports.last(), Some(&depth), "{reports:?}");
        }
    }
}

#[test]
fn a_search_does_not_outlive_its_stop() {
    // Another thread stops the search. The operating system may delay a thread now and then, so the test uses the median of several
    // measurements.
    let timeline = game("6L3/3l1l1l2/1l1l1l1l2/1l7l/2d4l2/4d1d3/2d1d1d3/2d1d5/6d1d1/3D6 l");
    let order = SearchOptions { limits: Some(Limits::default()), ..SearchOptions::new(Level::MAX, 0) };
    let mut delays: Vec<Duration> = (0..15).map(|round| delay_of_stop(timeline.as_ref(), &order, round)).collect();
    delays.sort_unstable();
    assert!(delays[delays.len() / 2] < Duration::from_millis(20), "{delays:?}");
}

/// The time between the stop and the end of the search. The stop comes this number of milliseconds after the first report.
fn delay_of_stop(timeline: &dyn AnyTimeline, order: &SearchOptions, milliseconds: u64) -> Duration {
    let stop = &AtomicBool::new(false);
    let (tell, told) = channel();
    std::thread::scope(|scope| {
        let stopper = scope.spawn(move || {
            told.recv().expect("a report");
            std::thread::sleep(Duration::from_millis(milliseconds));
            stop.store(true, Relaxed);
            Instant::now()
        });
        // Nothing receives the reports after the first one.
        choose_action(timeline, order, stop, &mut |_| tell.send(()).unwrap_or(()));
        let ended = Instant::now();
        ended.saturating_duration_since(stopper.join().expect("a time"))
    })
}

#[test]
fn several_threads_give_a_legal_answer() {
    let timeline = fresh();
    let threads = NonZeroUsize::new(3).expect("not zero");
    let order = SearchOptions { limits: Some(Limits::nodes(20_000)), threads, ..SearchOptions::new(Level::MAX, 0) };
    let action = answer(timeline.as_ref(), &order);
    assert!(action.is_some_and(|action| timeline.actions().contains(&action)));
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut timeline = game("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d");
    let win = timeline.read_action("a9xb10").expect("an action");
    timeline.play(win).expect("legal");
    assert_eq!(answer(timeline.as_ref(), &SearchOptions::new(Level::MAX, 0)), None);
}

#[test]
fn a_repetition_is_not_played_into_when_winning() {
    // Dark is far ahead. It must win within forty turns and not draw by repetition.
    let mut timeline = game("1L8/10/10/8l1/10/2d1d1d3/2d1d1d3/2d1d1d3/10/8D1 d");
    let order = SearchOptions { limits: Some(Limits::nodes(4_000)), ..SearchOptions::new(Level::MAX, 0) };
    play_on(timeline.as_mut(), [&order, &order], 80);
    let winner = timeline.outcome().and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(cannon_rules::Side::South), "{}", timeline.position_text_at(timeline.ply()));
}

#[test]
fn threads_begin_as_they_are_told() {
    static BEGUN: AtomicUsize = AtomicUsize::new(0);
    fn begin() {
        BEGUN.fetch_add(1, Relaxed);
    }
    let threads = NonZeroUsize::new(3).expect("not zero");
    let limits = Some(Limits::nodes(2_000));
    let order = SearchOptions { limits, threads, begin_thread: Some(begin), ..SearchOptions::new(Level::MAX, 0) };
    answer(&*fresh(), &order).expect("an answer");
    assert_eq!(BEGUN.load(Relaxed), 2, "the caller's own thread has begun before");
}
