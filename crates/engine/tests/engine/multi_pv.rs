//! Tests of multi-PV: reports on several of the best actions.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use cannon_engine::{Level, Limits, Score, SearchInfo, SearchOptions, choose_action};
use cannon_rules::any::AnyTimeline;

use super::game;

/// The enemy town can be captured at once.
const WIN_IN_ONE: &str = "1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d";
/// All actions but one leave the own town to be captured.
const ONE_DEFENCE: &str = "2L7/1dll6/4l5/4l5/7ll1/10/10/1ddd1d4/5dd3/2D7 l";

/// The chosen action in notation, and the reports of the last complete iteration.
fn search_lines(timeline: &AnyTimeline, options: &SearchOptions) -> (String, Vec<SearchInfo>) {
    let (mut lines, lines_asked) = (Vec::new(), options.lines.get().min(timeline.actions().len()));
    let mut last_complete = Vec::new();
    let best = choose_action(timeline, options, &AtomicBool::new(false), &mut |info| {
        assert_eq!(info.line, lines.len() % lines_asked);
        lines.push(info.clone());
        if lines.len().is_multiple_of(lines_asked) {
            last_complete = lines.split_off(lines.len() - lines_asked);
            lines.clear();
        }
    });
    (best.and_then(|action| timeline.notation(action)).expect("an answer"), last_complete)
}

fn multi_pv_options(level: i8, seed: u64, lines: usize, limits: Limits) -> SearchOptions {
    let lines = NonZeroUsize::new(lines).expect("a number of lines");
    SearchOptions { lines, limits: Some(limits), ..SearchOptions::new(Level::new(level).expect("a level"), seed) }
}

#[test]
fn other_lines_are_reported_beside_an_immediate_win() {
    let timeline = game(WIN_IN_ONE);
    let (answer, lines) = search_lines(&timeline, &multi_pv_options(10, 0, 3, Limits::depth(4)));
    assert_eq!(answer, "a9xb10#");
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0].score, Score::Win { plies: 1 });
    assert!(lines[1..].iter().all(|line| line.score != Score::Win { plies: 1 }), "{lines:?}");
    let first: HashSet<_> = lines.iter().map(|line| line.pv[0]).collect();
    assert_eq!(first.len(), 3, "each line starts with a different action");
}

#[test]
fn losing_actions_are_reported_too() {
    let timeline = game(ONE_DEFENCE);
    let (answer, lines) = search_lines(&timeline, &multi_pv_options(10, 0, 256, Limits::depth(3)));
    assert_eq!(answer.trim_end_matches('+'), "c9xb9");
    assert_eq!(lines.len(), timeline.actions().len());
    assert!(lines[1..].iter().all(|line| line.score == Score::Loss { plies: 2 }), "{lines:?}");
}

#[test]
fn first_reported_win_is_played() {
    let timeline = game("1L8/d1d7/10/8l1/6l3/10/10/4d5/10/8D1 d");
    for seed in 0..10 {
        let (answer, lines) = search_lines(&timeline, &multi_pv_options(10, seed, 3, Limits::depth(2)));
        assert_eq!(timeline.notation(lines[0].pv[0]), Some(answer));
        assert_eq!([lines[0].score, lines[1].score], [Score::Win { plies: 1 }; 2]);
    }
}

#[test]
fn draw_that_leaves_the_town_attacked_is_reported_but_not_played() {
    // Dark is far behind and the town is attacked from e2, but marching the cannon repeats the position for the third time.
    let mut timeline = game("4L5/l6ll1/l6ll1/l6ll1/9d/9d/9d/10/4ld4/4D5 l");
    for text in ["a9>a6", "j6>j3", "a6>a9", "j3>j6", "a9>a6", "j6>j3", "a6>a9"] {
        let action = timeline.read_action(text).expect("an action");
        timeline.play(action).expect("a legal action");
    }
    for level in [2, 10] {
        let (answer, lines) = search_lines(&timeline, &multi_pv_options(level, 0, 2, Limits::depth(2)));
        assert_eq!(timeline.notation(lines[0].pv[0]).as_deref(), Some("j3>j6"));
        assert_eq!(answer.trim_end_matches('+'), "f2xe2", "level {level}");
    }
}
