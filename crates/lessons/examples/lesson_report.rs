//! Prints the tasks of lesson files for their authors: the board, all accepted actions, and the reason that each other action gets. A file
//! with a fault is named with its place.
//!
//! `cargo run --release -p cannon-lessons --example lesson_report assets/lessons/cannon/step.json ...`
#![allow(clippy::print_stdout, reason = "it is a program for the terminal")]

use std::collections::BTreeMap;

use cannon_lessons::Lesson;
use cannon_rules::any::AnyTimeline;

/// The board in characters.
fn drawing(timeline: &AnyTimeline) -> String {
    let cannon = timeline.as_cannon().map(|game| format!("{:?}", game.position()));
    let tanks = timeline.as_tank_chess().map(|game| format!("{:?}", game.position()));
    cannon.or(tanks).unwrap_or_else(|| timeline.position_text_at(timeline.ply()))
}

fn report(lesson: &Lesson) {
    println!("=== {}/{}", lesson.game, lesson.id);
    for (number, task) in lesson.tasks.iter().enumerate() {
        let mut timeline = task.start.clone();
        for turn in &task.turns {
            println!("--- task {}: {}\n{}", number + 1, turn.text.id, drawing(&timeline));
            let mut reasons: BTreeMap<String, Vec<String>> = BTreeMap::new();
            for action in timeline.actions() {
                let reason =
                    turn.missed(&timeline, action).map_or("ACCEPTED".to_owned(), |reason| reason.id.into_owned());
                reasons.entry(reason).or_default().extend(timeline.notation(action));
            }
            for (reason, actions) in reasons {
                let shown = actions.iter().take(24).cloned().collect::<Vec<_>>().join(" ");
                println!("{reason} ({}): {shown}", actions.len());
            }
            let played = timeline.play(turn.solutions[0]).is_ok();
            if let Some(reply) = turn.reply(&timeline).filter(|_| played) {
                let is_legal = timeline.play(reply).is_ok();
                debug_assert!(is_legal);
            }
        }
    }
}

fn main() {
    for path in std::env::args().skip(1) {
        match std::fs::read_to_string(&path) {
            Err(error) => println!("{path}: {error}"),
            Ok(text) => match Lesson::from_json(&path, &text) {
                Err(error) => println!("FAULT {error}"),
                Ok(lesson) => report(&lesson),
            },
        }
    }
}
