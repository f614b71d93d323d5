//! Every built-in lesson can be read and done, every wrong action has a reason, and the words exist and are short.

use std::collections::BTreeSet;
use std::sync::Arc;

use cannon_i18n::{FluentValue, Localizer};
use cannon_lessons::{
    Argument, Attempt, Lesson, LessonSession, Message, Proceeded, Stage, find_lesson, read_files, shipped,
    untaught_after,
};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{GameId, Outcome, PackedAction, Spot};

use super::duration::estimated_duration;

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
        let tasks = lesson.tasks.len();
        assert!((3..=6).contains(&tasks), "{}: {tasks} tasks", name(lesson));
        for task in &lesson.tasks {
            let wrong: usize = task.turns.iter().map(|turn| turn.wrong.len()).sum();
            assert!(wrong > 0, "{}: no wrong action is listed in {task:?}", name(lesson));
        }
    }
}

/// Profiles keep solved tasks by their index, and the messages of a task have its number. So a task that is put before others is found.
#[test]
fn tasks_keep_their_numbers() {
    for lesson in all_lessons() {
        for (index, task) in lesson.tasks.iter().enumerate() {
            let id = &task.turns[0].text.id;
            assert!(id.ends_with(&format!("-{}-task-{}", lesson.id, index + 1)), "{}: {id}", name(lesson));
        }
    }
}

#[test]
fn lessons_begin_with_a_marked_goal_or_mover() {
    // Where the first task itself is to search.
    let searches = ["tank-chess/clocks", "tank-chess/plan"];
    for lesson in all_lessons() {
        let turn = &lesson.tasks[0].turns[0];
        let is_marked = !turn.goals.is_empty() || !turn.movers.is_empty();
        assert_eq!(is_marked, !searches.contains(&name(lesson).as_str()), "{}", name(lesson));
    }
}

/// The unit of a goal is marked if the learner has one of its kind.
#[test]
fn named_kind_of_unit_is_marked_unless_there_is_a_choice() {
    let movers = |id: &str, task: usize| {
        let lesson = find_lesson(GameId::TankChess, id).expect(id);
        lesson.tasks[task].turns[0].movers.clone()
    };
    assert_eq!(movers("house-units", 0), [Spot::new(4, 3)], "the bulldozer on E4");
    assert_eq!(movers("escape", 0), [Spot::new(3, 8)], "the Command on D9");
    assert_eq!(movers("check", 3), [Spot::new(5, 1)], "the Command on F2");
    assert!(movers("plan", 0).is_empty(), "there are several light and medium tanks");
}

#[test]
fn goal_is_marked_where_the_text_names_it() {
    let words = Localizer::default();
    let (mut marked, mut all) = (0, 0);
    for lesson in all_lessons() {
        for turn in lesson.tasks.iter().flat_map(|task| &task.turns) {
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

#[test]
fn every_task_is_solved_by_its_solutions_and_its_wrong_actions_are_refused() {
    for lesson in all_lessons() {
        let mut session = LessonSession::new(Arc::clone(lesson));
        for (number, task) in lesson.tasks.iter().enumerate() {
            for (index, turn) in task.turns.iter().enumerate() {
                for wrong in &turn.wrong {
                    let text = session.timeline().notation(wrong.action);
                    let Attempt::Wrong { reason, .. } = session.try_action(wrong.action) else {
                        panic!("{}, task {number}: {text:?} is accepted", name(lesson));
                    };
                    assert_eq!(reason, wrong.reason, "{}, task {number}: {text:?}", name(lesson));
                }
                let answer = session.try_action(turn.solutions[0]);
                let is_last = index + 1 == task.turns.len();
                let as_expected = if is_last {
                    matches!(answer, Attempt::Solved { .. })
                } else {
                    matches!(answer, Attempt::Continue { .. })
                };
                assert!(as_expected, "{}, task {number}, turn {index}: {answer:?}", name(lesson));
            }
            session.proceed();
        }
        assert_eq!(session.stage(), Stage::Finished);
        assert_eq!(session.solved_tasks().len(), lesson.tasks.len());
        assert_eq!(session.proceed(), Proceeded::Finished);
    }
}

#[test]
fn every_wrong_action_gets_a_reason_that_has_words() {
    let words = Localizer::default();
    let (mut wrong, mut general) = (0, BTreeSet::new());
    for lesson in all_lessons() {
        for (number, task) in lesson.tasks.iter().enumerate() {
            let (start, turn) = (&task.start, &task.turns[0]);
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
        for task in &lesson.tasks {
            let (start, turn) = (&task.start, &task.turns[0]);
            for win in winning_actions(start) {
                if turn.missed(start, win).is_some() {
                    refused.push(format!("{}: {:?} in {}", name(lesson), start.notation(win), turn.text.id));
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
        for (number, task) in lesson.tasks.iter().enumerate() {
            let mut session = LessonSession::new(Arc::clone(lesson));
            session.go_to_task(number);
            while let Some(&solution) = session.solutions().first() {
                session.try_action(solution);
            }
            let after = session.timeline();
            if let Some(&win) = winning_actions(after).first() {
                let position = task.start.position_text_at(0);
                losses.push(format!(
                    "{}, task {number}: {:?} wins for the opponent; {position}",
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
