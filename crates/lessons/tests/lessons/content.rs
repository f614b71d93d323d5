//! Every built-in lesson can be read and done, every wrong action has a reason, and the words exist and are short.

use std::collections::BTreeSet;
use std::sync::Arc;

use cannon_i18n::{FluentValue, Localizer};
use cannon_lessons::{
    Argument, Attempt, Lesson, LessonSession, Message, Proceeded, Stage, Step, read_files, shipped, untaught_after,
};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{GameId, Outcome, PackedAction};

use super::duration::estimated_duration;

/// The lessons of each game in which the learner moves first.
const FIRST_LESSONS: usize = 5;
/// The fewest lessons of each game.
const LEAST_LESSONS: [(GameId, usize); 2] = [(GameId::Cannon, 12), (GameId::TankChess, 14)];

fn all_lessons() -> impl Iterator<Item = &'static Arc<Lesson>> {
    GameId::ALL.into_iter().flat_map(shipped)
}

fn name(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.game, lesson.id)
}

fn text_of(words: &Localizer, message: &Message) -> String {
    let value = |argument: &Argument| match argument {
        Argument::Text(text) => FluentValue::from(text.clone()),
        Argument::Number(number) => FluentValue::from(*number),
        Argument::List(entries) => {
            FluentValue::from(words.list(&entries.iter().map(|entry| text_of(words, entry)).collect::<Vec<_>>()))
        }
    };
    let arguments: Vec<_> = message.arguments.iter().map(|(name, argument)| (*name, value(argument))).collect();
    words.format(&message.id, &arguments)
}

#[test]
fn every_file_can_be_read() {
    let errors: Vec<String> = GameId::ALL
        .into_iter()
        .flat_map(read_files)
        .filter_map(|lesson| lesson.err().map(|error| error.to_string()))
        .collect();
    assert!(errors.is_empty(), "{} faults:\n{}", errors.len(), errors.join("\n"));
}

#[test]
fn there_are_enough_lessons_with_three_to_six_tasks() {
    for (game, least) in LEAST_LESSONS {
        let lessons = shipped(game);
        assert!(lessons.len() >= least, "{game}: {} lessons", lessons.len());
        let ids: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
        assert_eq!(ids.len(), lessons.len(), "{game}: an identifier is used twice");
    }
    for lesson in all_lessons() {
        let tasks = lesson.tasks().count();
        assert!((3..=6).contains(&tasks), "{}: {tasks} tasks", name(lesson));
        for task in lesson.tasks() {
            let wrong: usize = task.turns.iter().map(|turn| turn.wrong.len()).sum();
            assert!(wrong > 0, "{}: no wrong action is listed in {task:?}", name(lesson));
        }
    }
}

#[test]
fn first_lessons_begin_with_the_learners_move() {
    for game in GameId::ALL {
        for lesson in &shipped(game)[..FIRST_LESSONS] {
            assert!(lesson.steps.iter().all(|step| step.task().is_some()), "{} has a scene", name(lesson));
            let Step::Task(task) = &lesson.steps[0] else { panic!("all steps are tasks") };
            let turn = &task.turns[0];
            assert!(!turn.goals.is_empty() || !turn.movers.is_empty(), "{} marks nothing", name(lesson));
        }
    }
}

#[test]
fn goal_is_marked_where_the_text_names_it() {
    let words = Localizer::default();
    let (mut marked, mut all) = (0, 0);
    for lesson in all_lessons() {
        for turn in lesson.tasks().flat_map(|task| &task.turns) {
            all += 1;
            marked += usize::from(!turn.goals.is_empty() || !turn.movers.is_empty());
            assert!(turn.goals.len() <= 4, "{}: {} marks too much", name(lesson), words.text(&turn.text.id));
        }
    }
    assert!(2 * marked > all, "{marked} of {all}");
}

#[test]
fn kinds_of_actions_are_taught_once_and_unknown_before() {
    for game in GameId::ALL {
        let kinds: Vec<&str> = shipped(game).iter().flat_map(|lesson| &lesson.teaches).map(String::as_str).collect();
        assert_eq!(kinds.iter().collect::<BTreeSet<_>>().len(), kinds.len(), "{game}: {kinds:?}");
        assert_eq!(untaught_after(game, 0).collect::<Vec<_>>(), kinds, "{game}: the first lesson teaches nothing else");
        for (index, lesson) in shipped(game).iter().enumerate() {
            let untaught: Vec<&str> = untaught_after(game, index).collect();
            assert!(lesson.teaches.iter().all(|kind| !untaught.contains(&kind.as_str())), "{}", name(lesson));
        }
    }
}

/// Plays scenes until the learner is to move or the lesson ends.
fn watch_scenes(session: &mut LessonSession) {
    while matches!(session.stage(), Stage::Beat { .. } | Stage::Solved { .. }) {
        session.proceed();
    }
}

#[test]
fn every_task_is_solved_by_its_solutions_and_its_wrong_actions_are_refused() {
    for lesson in all_lessons() {
        let mut session = LessonSession::new(Arc::clone(lesson));
        watch_scenes(&mut session);
        while !session.is_finished() {
            let step = session.step();
            let task = lesson.steps[step].task().expect("a learner's turn is in a task");
            for (index, turn) in task.turns.iter().enumerate() {
                for wrong in &turn.wrong {
                    let text = session.timeline().notation(wrong.action);
                    let Attempt::Wrong { reason, .. } = session.try_action(wrong.action) else {
                        panic!("{}, step {step}: {text:?} is accepted", name(lesson));
                    };
                    assert_eq!(reason, wrong.reason, "{}, step {step}: {text:?}", name(lesson));
                }
                let answer = session.try_action(turn.solutions[0]);
                let is_last = index + 1 == task.turns.len();
                let as_expected = if is_last {
                    matches!(answer, Attempt::Solved { .. })
                } else {
                    matches!(answer, Attempt::Continue { .. })
                };
                assert!(as_expected, "{}, step {step}, turn {index}: {answer:?}", name(lesson));
            }
            watch_scenes(&mut session);
        }
        assert_eq!(session.solved_tasks().len(), lesson.tasks().count());
        assert_eq!(session.proceed(), Proceeded::Finished);
    }
}

#[test]
fn every_wrong_action_gets_a_reason_that_has_words() {
    let words = Localizer::default();
    let (mut wrong, mut general) = (0, BTreeSet::new());
    for lesson in all_lessons() {
        for (number, task) in lesson.tasks().enumerate() {
            let start = lesson.steps.iter().filter_map(|step| step.task().map(|_| step.start())).nth(number);
            let start = start.expect("the task has a position");
            let turn = &task.turns[0];
            for action in start.actions() {
                let Some(reason) = turn.missed(start, action) else { continue };
                let text = text_of(&words, &reason);
                assert!(text.contains(' ') && !text.contains('{'), "{}, task {number}: {text}", name(lesson));
                if reason.id.starts_with("lesson-met-other") {
                    general.insert(format!("{}, task {number}", name(lesson)));
                }
                wrong += 1;
            }
        }
    }
    assert!(wrong > 5000, "only {wrong} wrong actions");
    assert!(general.is_empty(), "tasks whose reason says nothing: {general:?}");
}

/// The actions at the current ply that win for the side to move.
fn winning_actions(timeline: &AnyTimeline) -> Vec<PackedAction> {
    let wins = |&action: &PackedAction| {
        let mut after = timeline.clone();
        after.play(action).is_ok() && after.outcome().and_then(Outcome::winner) == Some(timeline.side_to_move())
    };
    timeline.actions().into_iter().filter(wins).collect()
}

#[test]
fn a_win_is_never_refused() {
    let mut refused = Vec::new();
    for lesson in all_lessons() {
        for step in &lesson.steps {
            let Some(task) = step.task() else { continue };
            let turn = &task.turns[0];
            for win in winning_actions(step.start()) {
                if turn.missed(step.start(), win).is_some() {
                    refused.push(format!("{}: {:?} in {}", name(lesson), step.start().notation(win), turn.text.id));
                }
            }
        }
    }
    assert!(refused.is_empty(), "{refused:#?}");
}

#[test]
fn no_solution_loses_at_once() {
    let mut losses = Vec::new();
    for lesson in all_lessons() {
        for (number, step) in lesson.steps.iter().enumerate().filter(|(_, step)| step.task().is_some()) {
            let mut session = LessonSession::new(Arc::clone(lesson));
            session.go_to_step(number);
            while let Some(&solution) = session.solutions().first() {
                session.try_action(solution);
            }
            let after = session.timeline();
            if let Some(&win) = winning_actions(after).first() {
                let position = step.start().position_text_at(0);
                losses.push(format!(
                    "{}, step {number}: {:?} wins for the opponent; {position}",
                    name(lesson),
                    after.notation(win)
                ));
            }
        }
    }
    assert!(losses.is_empty(), "{losses:#?}");
}

#[test]
fn every_message_has_words_and_is_short() {
    let words = Localizer::default();
    let mut long = Vec::new();
    for lesson in all_lessons() {
        lesson.for_each_message(|id| {
            assert!(words.has(id), "{}: no text for {id}", name(lesson));
            let text = words.text(id);
            let sentences = text.matches(['.', '!', '?', '…']).count();
            if text.split_whitespace().count() > 32 || sentences > 3 {
                long.push(format!("{id}: {text}"));
            }
        });
    }
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn every_lesson_takes_up_to_three_minutes_and_those_of_cannon_half_an_hour() {
    let words = Localizer::default();
    for game in GameId::ALL {
        let mut total = 0.0;
        for lesson in shipped(game) {
            let seconds = estimated_duration(lesson, |id| words.text(id)).as_secs_f64();
            assert!((45.0..=180.0).contains(&seconds), "{}: {seconds:.0} s", name(lesson));
            total += seconds;
        }
        assert!(game != GameId::Cannon || total < 30.0 * 60.0, "{total:.0} s");
    }
}
