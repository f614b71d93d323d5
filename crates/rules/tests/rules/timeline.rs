//! Tests of timelines: the cursor, and draws by history.

use cannon_rules::cannon::{Position, Ruleset};
use cannon_rules::timeline::{HouseRules, MAX_ACTIONS, PlayError, Timeline};
use cannon_rules::{DrawReason, Game, Outcome};

use crate::{action, position, position_with_rules};

/// Two cannons that can shift back and forth, out of range of each other.
const BACK_AND_FORTH: &str = "4L5/9l/9l/9l/10/10/d9/d9/d9/4D5 d";
const CYCLE: [&str; 4] = ["a2>a5", "j9>j6", "a5>a2", "j6>j9"];

fn play(timeline: &mut Timeline<Position>, texts: &[&str]) {
    for text in texts {
        let action = action(timeline.position(), text);
        timeline.play(action).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let house_rules = HouseRules { repetition: true, quiet_turns: None };
    let mut timeline = Timeline::new(position(BACK_AND_FORTH), house_rules);
    play(&mut timeline, &CYCLE);
    assert_eq!(timeline.outcome(), None, "the second occurrence");
    play(&mut timeline, &CYCLE);
    assert_eq!(timeline.outcome(), Some(Outcome::Draw { by: DrawReason::Repetition }));
    let next = action(timeline.position(), "a2>a5");
    assert_eq!(timeline.play(next), Err(PlayError::GameOver));
    timeline.go_to(7);
    assert_eq!(timeline.outcome(), None, "the draw applies only to its ply");
    assert_eq!(timeline.outcome_at(8), Some(Outcome::Draw { by: DrawReason::Repetition }));
    let mut without_draws = Timeline::new(position(BACK_AND_FORTH), HouseRules::NONE);
    for _ in 0..5 {
        play(&mut without_draws, &CYCLE);
    }
    assert_eq!(without_draws.outcome(), None);
}

#[test]
fn occurrences_count_up_to_their_ply_and_without_the_rule() {
    let mut timeline = Timeline::new(position(BACK_AND_FORTH), HouseRules::NONE);
    for _ in 0..3 {
        play(&mut timeline, &CYCLE);
    }
    assert_eq!([0, 1, 4, 5, 11, 12].map(|ply| timeline.occurrences_at(ply)), [1, 1, 2, 2, 3, 4]);
    assert_eq!(timeline.occurrences_at(13), 0, "there is no such ply");
    play(&mut timeline, &["a2-b3"]);
    assert_eq!(timeline.occurrences_at(13), 1);
}

#[test]
fn shift_runs_do_not_prevent_repetition() {
    let rules = Ruleset { shift_limit: Some(9), ..Ruleset::CLASSIC };
    let mut timeline = Timeline::new(position_with_rules(BACK_AND_FORTH, &rules), HouseRules::DRAWS);
    play(&mut timeline, &CYCLE);
    assert_ne!(timeline.position_at(0), timeline.position_at(4));
    play(&mut timeline, &CYCLE);
    assert_eq!(timeline.outcome(), Some(Outcome::Draw { by: DrawReason::Repetition }));
}

#[test]
fn quiet_turns_end_the_game_and_a_capture_resets_the_count() {
    let house_rules = HouseRules { repetition: false, quiet_turns: Some(6) };
    let mut timeline = Timeline::new(position("4L5/9l/9l/9l/10/l9/d9/d9/d9/4D5 d"), house_rules);
    play(&mut timeline, &["a3-b4", "j9>j6", "b4-b5", "j6>j9"]);
    play(&mut timeline, &["b5xa5", "j9>j6", "a5-a6", "j6>j9", "a4-a5", "j9>j6"]);
    assert_eq!(timeline.outcome(), None);
    play(&mut timeline, &["a2-a3"]);
    assert_eq!(timeline.outcome(), Some(Outcome::Draw { by: DrawReason::QuietTurns }));
}

#[test]
fn undo_and_redo_move_the_cursor_and_a_new_action_discards_the_redo_list() {
    let mut timeline = Timeline::new(position(BACK_AND_FORTH), HouseRules::DRAWS);
    play(&mut timeline, &CYCLE);
    let last = *timeline.position();
    assert_eq!(timeline.go_to(1), 1);
    assert_eq!(timeline.actions().len(), 4);
    assert_eq!(timeline.go_to(99), 4);
    assert_eq!(timeline.position(), &last);
    timeline.go_to(1);
    let illegal = action(timeline.position(), "a3>a6");
    assert!(matches!(timeline.play(illegal), Err(PlayError::Refused(_))));
    assert_eq!(timeline.actions().len(), 4, "a refused action changes nothing");
    play(&mut timeline, &["j7-i6"]);
    assert_eq!((timeline.ply(), timeline.actions().len()), (2, 2));
    assert_eq!(timeline.position_at(3), None);
    assert_eq!(timeline.outcome_at(3), None);
}

#[test]
fn a_new_timeline_starts_from_the_given_position() {
    let start = Position::start(&Ruleset::BLUE_PANTHER);
    let timeline = Timeline::new(start, HouseRules::DRAWS);
    assert_eq!((timeline.ply(), timeline.position()), (0, &start));
    assert_eq!(timeline.house_rules(), HouseRules { repetition: true, quiet_turns: Some(100) });
}

#[test]
fn a_game_without_house_rules_is_drawn_at_the_maximum_length() {
    let mut timeline = Timeline::new(position(BACK_AND_FORTH), HouseRules::NONE);
    let cycle = CYCLE.map(|text| action(timeline.position(), text));
    for action in cycle.into_iter().cycle().take(MAX_ACTIONS) {
        assert_eq!(timeline.outcome(), None);
        timeline.play(action).expect("the game goes on");
    }
    assert_eq!(timeline.outcome(), Some(Outcome::Draw { by: DrawReason::Length }));
    assert_eq!(timeline.play(cycle[0]), Err(PlayError::GameOver));
    timeline.go_to(MAX_ACTIONS - 1);
    assert_eq!(timeline.outcome(), None);
}
