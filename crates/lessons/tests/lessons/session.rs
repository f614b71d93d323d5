//! Sessions: what an action is answered with, when the hint points, and what is kept of a lesson.

use std::sync::Arc;

use cannon_lessons::session::TRIES_BEFORE_HINT;
use cannon_lessons::{Attempt, Lesson, LessonSession, Message, Proceeded, Stage, find_lesson};
use cannon_rules::{GameId, PackedAction, Spot};

const LESSON: &str = r#"{
  "format": "cannon-lesson", "version": 1, "game": "cannon", "id": "sample", "title": "t", "idea": "i",
  "steps": [
    {"task": {"position": "8L1/10/7l2/7l2/10/10/4d5/1d8/10/1D8 d", "done": "well done", "turns": [
      {"text": "to f5", "goal": {"to": ["f5"]}, "solutions": ["e4-f5"],
       "wrong": [{"action": "e4-e5", "reason": "not straight"}], "hint": ["e4", "f5"], "replies": ["h8-g7", "h7-h6"]},
      {"text": "to g6", "goal": {"any": [{"to": ["g6"]}, "wins"]}, "solutions": ["f5-g6"]}
    ]}},
    {"task": {"position": "8L1/10/7l2/10/10/10/4d5/10/10/1D8 d", "seconds": 20, "turns": [
      {"text": "step", "goal": {"kind": "step"}, "solutions": ["e4-e5"]}
    ]}}
  ]
}"#;

fn session() -> LessonSession {
    LessonSession::new(Arc::new(Lesson::from_json("sample.json", LESSON).expect("the sample is valid")))
}

fn action(session: &LessonSession, text: &str) -> PackedAction {
    session.timeline().read_action(text).expect(text)
}

#[test]
fn unsolved_task_waits_for_the_learner() {
    let mut session = session();
    assert_eq!(session.proceed(), Proceeded::Waiting);
    assert_eq!((session.task(), session.timeline().ply()), (0, 0));
}

#[test]
fn wrong_action_gets_its_reason_and_the_hint_points_after_two() {
    let mut session = session();
    let before = session.timeline().position_text_at(0);
    let wrong = action(&session, "e4-e5");
    let listed = Attempt::Wrong { reason: Message::new("not straight") };
    assert_eq!(session.try_action(wrong), listed);
    assert!(matches!(session.stage(), Stage::Turn { hint: None, .. }));
    let other = action(&session, "b3-b4");
    let Attempt::Wrong { reason } = session.try_action(other) else { panic!("it misses the goal") };
    assert_eq!(reason.id, "lesson-unmet-to");
    let Stage::Turn { hint: Some(hint), .. } = session.stage() else { panic!("no hint") };
    assert_eq!(hint, [Spot::new(4, 3), Spot::new(5, 4)]);
    assert_eq!(session.timeline().ply(), 0);
    assert_eq!(session.timeline().position_text_at(0), before, "the position goes back");
}

#[test]
fn illegal_action_gets_the_rule_and_counts_as_a_try() {
    let mut session = session();
    let illegal = action(&session, "e4-e6");
    for n in 1..=TRIES_BEFORE_HINT {
        let Attempt::Illegal { refusal } = session.try_action(illegal) else { panic!("it is illegal") };
        assert_eq!(refusal.message_id, "refused-not-adjacent");
        let has_hint = matches!(session.stage(), Stage::Turn { hint: Some(_), .. });
        assert_eq!(has_hint, n == TRIES_BEFORE_HINT);
    }
}

#[test]
fn shot_that_bounces_off_is_refused_by_the_rules() {
    let lesson = find_lesson(GameId::TankChess, "ricochet").expect("there is a lesson about it");
    let session = LessonSession::new(Arc::clone(lesson));
    let bounce = action(&session, "F4>F5/N xF9");
    let Attempt::Illegal { refusal } = session.clone().try_action(bounce) else { panic!("it is illegal") };
    assert_eq!(refusal.message_id, "refused-tank-cannot-penetrate");
    assert!(find_lesson(GameId::TankChess, "no-such-lesson").is_none());
}

#[test]
fn solved_turn_is_answered_with_the_first_legal_reply() {
    let mut session = session();
    let step = action(&session, "e4-f5");
    let reply = action(&session, "h8-g7");
    assert_eq!(session.try_action(step), Attempt::Continue { reply });
    assert_eq!(session.timeline().ply(), 2);
    let last = action(&session, "f5-g6");
    assert_eq!(session.try_action(last), Attempt::Solved { text: Some(Message::new("well done")) });
    assert_eq!(session.stage(), Stage::Solved { text: Some(&Message::new("well done")) });
    assert_eq!(session.try_action(last), Attempt::NotNow);
    assert_eq!(session.proceed(), Proceeded::NextTask);
    assert_eq!((session.task(), session.timeline().ply()), (1, 0));
}

#[test]
fn learner_goes_back_task_by_task() {
    let mut session = session();
    session.go_to_task(1);
    session.go_back();
    assert_eq!((session.task(), session.timeline().ply()), (0, 0));
    assert!(!session.can_go_back() && session.go_back() == Proceeded::Waiting);
    let step = action(&session, "e4-f5");
    session.try_action(step);
    assert!(session.can_go_back());
    assert_eq!((session.go_back(), session.timeline().ply()), (Proceeded::NextTask, 0), "the task begins anew");
    session.go_to_task(2);
    assert!(session.is_finished());
    session.go_back();
    assert_eq!(session.task(), 1, "the end leads back to the last task");
}

#[test]
fn named_places_are_marked_and_chosen_ones_replace_them() {
    let session = session();
    let Stage::Turn { goals, movers, .. } = session.stage() else { panic!("a turn") };
    assert_eq!((goals, movers), (&[Spot::new(5, 4)][..], &[][..]));
    let chosen = LESSON.replace(r#""wrong": ["#, r#""goals": ["g6"], "wrong": ["#);
    let lesson = Lesson::from_json("chosen.json", &chosen).expect("it is valid");
    assert_eq!(lesson.tasks[0].turns[0].goals, [Spot::new(6, 5)]);
    let unknown = LESSON.replace(r#""wrong": ["#, r#""goals": ["z9"], "wrong": ["#);
    assert!(Lesson::from_json("unknown.json", &unknown).is_err());
}

#[test]
fn time_that_runs_out_is_a_failed_try() {
    let mut session = session();
    session.go_to_task(1);
    assert!(matches!(session.stage(), Stage::Turn { seconds: Some(20), .. }));
    let Attempt::Wrong { reason } = session.run_out_of_time() else { panic!("the learner was on turn") };
    assert_eq!(reason.id, "lesson-out-of-time");
    session.ask_for_hint();
    assert!(matches!(session.stage(), Stage::Turn { hint: Some(_), .. }));
}

#[test]
fn skipped_tasks_are_not_solved_and_a_restart_keeps_what_is() {
    let mut session = session();
    assert_eq!(session.skip(), Proceeded::NextTask);
    let step = action(&session, "e4-e5");
    assert!(matches!(session.try_action(step), Attempt::Solved { .. }));
    assert_eq!(session.proceed(), Proceeded::Finished);
    assert_eq!(session.skip(), Proceeded::Finished);
    assert!(session.is_finished());
    assert_eq!(session.stage(), Stage::Finished);
    session.go_to_task(0);
    assert_eq!(session.task(), 0);
    assert_eq!(session.solved_tasks().iter().copied().collect::<Vec<_>>(), [1]);
}
