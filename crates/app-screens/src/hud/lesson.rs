//! The panel of a lesson, in place of the panel of a game: the text, what to say about the last action, and buttons.

use bevy::prelude::*;
use bevy_egui::egui;

use super::study_panel::{self, StudyPanel, StudyRow, key_button, paragraph};
use crate::learning::lesson_text;
use crate::parts::navigation::Navigator;
use crate::parts::shapes::button_row;
use cannon_app_activities::lessons::{Feedback, LessonRequest, LessonRun, Lessons};
use cannon_app_base::common::FrameRequest;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{accent, forbidden, ink, verdict};
use cannon_app_base::theme::widgets::Button;
use cannon_app_base::theme::{Icon, fonts};
use cannon_lessons::{Stage, shipped};

/// Seconds between two frames while the clock of a task runs.
const CLOCK_INTERVAL_SECONDS: f32 = 0.1;
/// Radius of a dot of the progress.
const DOT_RADIUS: f32 = 4.0;
/// Distance of the dots.
const DOT_STEP: f32 = 14.0;

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
            (Command::Select, Stage::Beat { .. } | Stage::Solved { .. }) => {
                requests.write(LessonRequest::Proceed);
            }
            (Command::Select, Stage::Finished) if has_open_tasks(run) => {
                requests.write(LessonRequest::DoSkipped);
            }
            (Command::Select, Stage::Finished) => go_on(run, &mut requests, &mut navigator),
            (Command::Hint, Stage::Turn { .. }) => {
                requests.write(LessonRequest::Hint);
            }
            (Command::Again, _) => begin_again(run, &mut requests),
            (Command::Skip, _) if can_skip(run) => skip(run, &mut requests, &mut navigator),
            (Command::Leave, _) => leave(&mut requests, &mut navigator),
            _ => {}
        }
    }
}

/// Shows the panel.
pub(super) fn show(
    lessons: Res<Lessons>,
    mut panel: StudyPanel,
    mut frame_requests: MessageWriter<FrameRequest>,
    mut requests: MessageWriter<LessonRequest>,
    mut navigator: Navigator,
) {
    let Some(run) = lessons.run() else { return };
    if run.time_left.is_some() {
        frame_requests.write(FrameRequest::within_seconds(CLOCK_INTERVAL_SECONDS));
    }
    panel.show("lesson", |ui, words, row| match row {
        StudyRow::Heading => show_heading(ui, words, run),
        StudyRow::Text => show_text(ui, words, run),
        StudyRow::Next => show_next(ui, words, run, &mut requests, &mut navigator),
        StudyRow::Buttons => show_buttons(ui, words, run, &mut requests, &mut navigator),
    });
}

/// Shows the title of the lesson, its number and a dot for each task.
fn show_heading(ui: &mut egui::Ui, words: &Words, run: &LessonRun) {
    let session = &run.session;
    let lesson = session.lesson();
    let rect = ui.max_rect();
    study_panel::title(ui, &lesson_text::message(words, &lesson.title));
    let number = words
        .format("lesson-number", &[("number", (run.index + 1).into()), ("all", shipped(lesson.game).len().into())]);
    ui.label(egui::RichText::new(number).font(fonts::text(fonts::size::SMALL)).color(*ink::QUIET));
    let current = lesson.task_number(session.step());
    for task in 0..lesson.tasks().count() {
        let center = egui::pos2(rect.left() + DOT_RADIUS + task as f32 * DOT_STEP, rect.bottom() - DOT_RADIUS - 4.0);
        // A solved task has a filled dot and another a ring, so that the colour is not needed.
        if run.is_solved(task) {
            ui.painter().circle_filled(center, DOT_RADIUS, *verdict::GOOD);
        } else {
            ui.painter().circle_stroke(center, DOT_RADIUS - 0.75, egui::Stroke::new(1.5, *ink::DISABLED));
        }
        if current == Some(task) {
            ui.painter().circle_stroke(center, DOT_RADIUS + 2.0, egui::Stroke::new(1.5, *accent::BRASS));
        }
    }
}

/// Shows the text of the scene or the task and, below it, what to say about the last action.
fn show_text(ui: &mut egui::Ui, words: &Words, run: &LessonRun) {
    let text = match run.session.stage() {
        Stage::Beat { text, .. } | Stage::Turn { text, .. } => Some(lesson_text::message(words, text)),
        Stage::Solved { .. } => None,
        Stage::Finished => Some(match run.open_tasks().count() {
            0 => words.text("lesson-finished"),
            count => words.format("lesson-skipped", &[("count", count.into())]),
        }),
    };
    if let Some(text) = text {
        paragraph(ui, &text, *ink::BRIGHT);
    }
    if let Some(left) = run.time_left {
        let seconds = words.format("lesson-time-left", &[("seconds", left.as_secs().into())]);
        paragraph(ui, &seconds, *accent::BRASS);
    }
    match &run.feedback {
        Some(Feedback::Right(text)) => {
            paragraph(ui, &words.text("lesson-right"), *verdict::GOOD);
            if let Some(text) = text {
                paragraph(ui, &lesson_text::message(words, text), *ink::BODY);
            }
        }
        Some(Feedback::Wrong(reason)) => paragraph(ui, &lesson_text::message(words, reason), *forbidden::RED),
        None => {}
    }
}

/// Shows the button that goes on, or the next steps at the end of the lesson.
fn show_next(
    ui: &mut egui::Ui,
    words: &Words,
    run: &LessonRun,
    requests: &mut MessageWriter<LessonRequest>,
    navigator: &mut Navigator,
) {
    let width = ui.available_width();
    match run.session.stage() {
        Stage::Beat { .. } | Stage::Solved { .. } => {
            if Button::new(words, "lesson-next").primary().not_focusable().min_width(width).show(ui).clicked() {
                requests.write(LessonRequest::Proceed);
            }
        }
        Stage::Turn { hint, .. } => {
            let button = Button::new(words, "lesson-hint").with_icon(Icon::Hint).not_focusable().min_width(width);
            if button.enabled(hint.is_none()).show(ui).clicked() {
                requests.write(LessonRequest::Hint);
            }
        }
        Stage::Finished if has_open_tasks(run) => {
            let label = words.format("lesson-do-skipped", &[("count", run.open_tasks().count().into())]);
            let button = Button::labelled("lesson-do-skipped", label).primary().not_focusable();
            if button.min_width(width).show(ui).clicked() {
                requests.write(LessonRequest::DoSkipped);
            }
        }
        Stage::Finished => {
            let name = if next_lesson(run).is_some() { "lesson-next-lesson" } else { "lesson-play" };
            if Button::new(words, name).primary().not_focusable().min_width(width).show(ui).clicked() {
                go_on(run, requests, navigator);
            }
        }
    }
}

/// Whether tasks of the lesson are not solved yet.
fn has_open_tasks(run: &LessonRun) -> bool {
    run.open_tasks().next().is_some()
}

/// Whether the step can be skipped or, at the end of the lesson, the tasks that were skipped before.
fn can_skip(run: &LessonRun) -> bool {
    !run.session.is_finished() || has_open_tasks(run)
}

/// Leaves the step or, at the end of the lesson, goes on to the next lesson.
fn skip(run: &LessonRun, requests: &mut MessageWriter<LessonRequest>, navigator: &mut Navigator) {
    if run.session.is_finished() {
        go_on(run, requests, navigator);
    } else {
        requests.write(LessonRequest::Skip);
    }
}

/// The number of the lesson after this one, if there is one.
fn next_lesson(run: &LessonRun) -> Option<usize> {
    Some(run.index + 1).filter(|&index| index < shipped(run.session.lesson().game).len())
}

/// Begins the lesson after a finished one; after the last one, a new game is chosen.
fn go_on(run: &LessonRun, requests: &mut MessageWriter<LessonRequest>, navigator: &mut Navigator) {
    match next_lesson(run) {
        Some(index) => {
            requests.write(LessonRequest::Begin { game: run.session.lesson().game, index });
        }
        None => {
            requests.write(LessonRequest::Leave);
            navigator.open_from_title(Menu::NewGame);
        }
    }
}

/// Shows the buttons that begin the step anew, leave it, and leave the lesson.
fn show_buttons(
    ui: &mut egui::Ui,
    words: &Words,
    run: &LessonRun,
    requests: &mut MessageWriter<LessonRequest>,
    navigator: &mut Navigator,
) {
    button_row(ui, 3, |ui, width| {
        let button = |name, command| key_button(words, name, name, command).min_width(width);
        if button("lesson-again", Command::Again).show(ui).clicked() {
            begin_again(run, requests);
        }
        if button("lesson-skip", Command::Skip).enabled(can_skip(run)).show(ui).clicked() {
            skip(run, requests, navigator);
        }
        if button("lesson-leave", Command::Leave).show(ui).clicked() {
            leave(requests, navigator);
        }
    });
}

/// Begins the step anew, or a finished lesson.
fn begin_again(run: &LessonRun, requests: &mut MessageWriter<LessonRequest>) {
    let again = LessonRequest::Begin { game: run.session.lesson().game, index: run.index };
    requests.write(if run.session.is_finished() { again } else { LessonRequest::RestartStep });
}

/// Leaves the lesson for the list of lessons, or for the chapter of the rules from which it was opened.
fn leave(requests: &mut MessageWriter<LessonRequest>, navigator: &mut Navigator) {
    requests.write(LessonRequest::Leave);
    navigator.leave_study(Menu::Lessons);
}
