//! A lesson at the table: its text in the ribbon, what to say about the last move, and its buttons.

use bevy::prelude::*;

use super::exercise::{ExerciseFrame, ExerciseHeading, ExerciseView, command_button};
use super::status;
use crate::parts::navigation::Navigator;
use cannon_app_activities::input::Selection;
use cannon_app_activities::lessons::{Feedback, LessonRequest, LessonRun, Lessons, easiest_game, message_text};
use cannon_app_base::common::FrameRequest;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, Request};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::Icon;
use cannon_app_base::theme::widgets::{Button, Ribbon, Voice};
use cannon_lessons::{Stage, shipped};

/// Seconds between two frames while the clock of a task runs.
const CLOCK_INTERVAL_SECONDS: f32 = 0.1;

/// Handles the keys of the panel. The keys that select a place go on in a lesson while there is nothing to select; the buttons have keys,
/// too.
pub(super) fn proceed_with_keys(
    mut commands: MessageReader<Command>,
    lessons: Res<Lessons>,
    menu: Res<State<Menu>>,
    mut requests: MessageWriter<LessonRequest>,
    mut navigator: Navigator,
) {
    let Some(run) = lessons.run().filter(|_| *menu.get() == Menu::None) else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match (command, run.session.stage()) {
            (Command::Select, Stage::Solved { .. }) => {
                requests.write(LessonRequest::Proceed);
            }
            (Command::Select, Stage::Finished) if run.has_open_tasks() => {
                requests.write(LessonRequest::DoSkipped);
            }
            (Command::Select, Stage::Finished) if run.knows_enough() => {
                requests.write(LessonRequest::Leave);
                navigator.start_game(Request::Start(Box::new(easiest_game(run.session.lesson().game))));
            }
            (Command::Select, Stage::Finished) => go_on(run, &mut requests, &mut navigator),
            (Command::Undo, _) if run.session.can_go_back() => {
                requests.write(LessonRequest::Back);
            }
            (Command::Hint, Stage::Turn { .. }) => {
                requests.write(LessonRequest::Hint);
            }
            (Command::Again, _) => {
                requests.write(run.begin_again());
            }
            (Command::Skip, _) if can_skip(run) => skip(run, &mut requests, &mut navigator),
            (Command::Leave, _) => leave(&mut requests, &mut navigator),
            _ => {}
        }
    }
}

/// Shows the frame of a lesson.
pub(super) fn show(
    (lessons, words): (Res<Lessons>, Res<Words>),
    (game, selection): (Res<Match>, Res<Selection>),
    mut frame: ExerciseFrame,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let Some(run) = lessons.run() else { return };
    if run.time_left.is_some() {
        frame_requests.write(FrameRequest::within_seconds(CLOCK_INTERVAL_SECONDS));
    }
    let lesson = run.session.lesson();
    let number = [("number", (run.index + 1).into()), ("all", shipped(lesson.game).len().into())];
    let back = command_button(&words, "lesson-back", "lesson-back", Command::Undo);
    frame.show(ExerciseView {
        kind: "lesson",
        heading: ExerciseHeading {
            title: message_text(&words, &lesson.title),
            about: words.format("lesson-number", &number),
            tasks: (0..lesson.tasks.len()).map(|task| run.is_solved(task)).collect(),
            current: (!run.session.is_finished()).then(|| run.session.task()),
        },
        ribbon: Ribbon {
            name: "lesson/text",
            paragraphs: paragraphs(&words, run, status::remark_text(&words, &game, &selection)),
            buttons: next_buttons(&words, run),
            ..Ribbon::default()
        },
        buttons: vec![
            (back.0, back.1.enabled(run.session.can_go_back())),
            command_button(&words, "lesson-start-over", "lesson-again", Command::Again),
            command_button(&words, "lesson-exit", "lesson-leave", Command::Leave),
        ],
    });
}

/// The text of the task and, below it, what to do next with the selected piece and what to say about the last move.
fn paragraphs(words: &Words, run: &LessonRun, remark: Option<String>) -> Vec<(Voice, String)> {
    let text = match run.session.stage() {
        Stage::Turn { text, .. } => Some(message_text(words, text)),
        Stage::Solved { .. } => None,
        Stage::Finished => Some(match run.open_tasks().count() {
            0 if run.knows_enough() => words.text("lesson-enough"),
            0 => words.text("lesson-finished"),
            count => words.format("lesson-skipped", &[("count", count.into())]),
        }),
    };
    let mut paragraphs: Vec<_> = text.into_iter().map(|text| (Voice::Speech, text)).collect();
    if let Some(left) = run.time_left {
        paragraphs.push((Voice::Accent, words.format("lesson-time-left", &[("seconds", left.as_secs().into())])));
    }
    paragraphs.extend(remark.map(|text| (Voice::Plain, text)));
    match &run.feedback {
        Some(Feedback::Right(text)) => {
            paragraphs.push((Voice::Good, words.text("lesson-right")));
            paragraphs.extend(text.as_ref().map(|text| (Voice::Plain, message_text(words, text))));
        }
        Some(Feedback::Wrong(reason)) => paragraphs.push((Voice::Bad, message_text(words, reason))),
        None => {}
    }
    paragraphs
}

/// The button that goes on, or the next steps at the end of the lesson, and the one that leaves a task out.
fn next_buttons(words: &Words, run: &LessonRun) -> Vec<(Command, Button<'static>)> {
    let next = |name| (Command::Select, Button::new(words, name).primary().not_focusable());
    let skip = |name| command_button(words, name, name, Command::Skip);
    match run.session.stage() {
        Stage::Solved { .. } => vec![next("lesson-next")],
        Stage::Turn { hint, .. } => {
            let button = Button::new(words, "lesson-hint").with_icon(Icon::Hint).not_focusable();
            vec![(Command::Hint, button.enabled(hint.is_none())), skip("lesson-skip")]
        }
        Stage::Finished if run.has_open_tasks() => {
            let label = words.format("lesson-do-skipped", &[("count", run.open_tasks().count().into())]);
            let button = Button::labelled("lesson-do-skipped", label).primary().not_focusable();
            vec![(Command::Select, button), skip("lesson-next-lesson")]
        }
        Stage::Finished if run.knows_enough() => vec![next("lesson-play-drummer"), skip("lesson-next-lesson")],
        Stage::Finished if run.next_lesson().is_some() => vec![next("lesson-next-lesson")],
        Stage::Finished => vec![next("lesson-play")],
    }
}

/// Whether the task can be skipped or, at the end of the lesson, what is offered first.
fn can_skip(run: &LessonRun) -> bool {
    !run.session.is_finished() || run.has_open_tasks() || run.knows_enough()
}

/// Leaves the task or, at the end of the lesson, goes on to the next lesson.
fn skip(run: &LessonRun, requests: &mut MessageWriter<LessonRequest>, navigator: &mut Navigator) {
    if run.session.is_finished() {
        go_on(run, requests, navigator);
    } else {
        requests.write(LessonRequest::Skip);
    }
}

/// Begins the lesson after a finished one; after the last one, a new game is chosen.
fn go_on(run: &LessonRun, requests: &mut MessageWriter<LessonRequest>, navigator: &mut Navigator) {
    match run.next_lesson() {
        Some(index) => {
            requests.write(LessonRequest::Begin { game: run.session.lesson().game, index });
        }
        None => {
            requests.write(LessonRequest::Leave);
            navigator.open_from_title(Menu::NewGame);
        }
    }
}

/// Leaves the lesson for the list of lessons, or for the chapter of the rules from which it was opened.
fn leave(requests: &mut MessageWriter<LessonRequest>, navigator: &mut Navigator) {
    requests.write(LessonRequest::Leave);
    navigator.leave_exercise(Menu::Lessons);
}
