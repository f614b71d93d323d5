//! Fuzz target: parses arbitrary text as a lesson. Every task of a parsed lesson is solved by its solutions, and a session answers every other
//! legal action without a panic.
#![no_main]

use std::sync::Arc;

use cannon_lessons::{Attempt, Lesson, LessonSession, Proceeded, Stage};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(lesson) = Lesson::from_json("fuzz.json", text) else { return };
    let mut session = LessonSession::new(Arc::new(lesson));
    loop {
        match session.stage() {
            Stage::Finished => break,
            Stage::Beat { .. } | Stage::Solved { .. } => assert_ne!(session.proceed(), Proceeded::Waiting),
            Stage::Turn { .. } => {
                for action in session.timeline().actions() {
                    let mut other = LessonSession::new(Arc::clone(session.lesson()));
                    other.go_to_step(session.step());
                    other.try_action(action);
                }
                let solution = session.solutions()[0];
                let answer = session.try_action(solution);
                assert!(matches!(answer, Attempt::Solved { .. } | Attempt::Continue { .. }), "{answer:?}");
            }
        }
    }
    assert_eq!(session.solved_tasks().len(), session.lesson().tasks().count());
});
