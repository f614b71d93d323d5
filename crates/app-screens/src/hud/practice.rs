//! The practice with one's own mistakes at the table.

use bevy::prelude::*;

use super::exercise::{ExerciseFrame, ExerciseHeading, ExerciseView, command_button};
use crate::parts::navigation::Navigator;
use cannon_app_activities::practice::{Practice, PracticePhase, PracticeRequest, PracticeRun};
use cannon_app_base::common::FrameRequest;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::Icon;
use cannon_app_base::theme::widgets::{Button, Ribbon, Voice};
use cannon_app_games as games;
use cannon_engine::analysis::pv_notation;

/// Seconds between two checks whether an action has been judged.
const JUDGING_INTERVAL_SECONDS: f32 = 0.1;
/// The maximum number of actions of the best line in the text.
const MAX_LINE_ACTIONS: usize = 5;

/// Handles the keys of the panel. The keys that select a place go on after a mistake, and the key for a hint shows a hint; the buttons have
/// keys, too.
pub(super) fn proceed_with_keys(
    mut commands: MessageReader<Command>,
    practice: Res<Practice>,
    menu: Res<State<Menu>>,
    mut requests: MessageWriter<PracticeRequest>,
    mut navigator: Navigator,
) {
    let Some(run) = practice.run().filter(|_| *menu.get() == Menu::None) else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match command {
            Command::Select if !run.is_open() && has_next(run) => {
                requests.write(PracticeRequest::Next);
            }
            Command::Select if !run.is_open() => leave(run, &mut requests, &mut navigator),
            Command::Hint if run.is_open() => {
                requests.write(PracticeRequest::Hint);
            }
            Command::ShowSolution if run.is_open() => {
                requests.write(PracticeRequest::ShowSolution);
            }
            Command::Leave => leave(run, &mut requests, &mut navigator),
            _ => {}
        }
    }
}

/// Shows the frame of the practice.
pub(super) fn show(
    practice: Res<Practice>,
    words: Res<Words>,
    mut frame: ExerciseFrame,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let Some(run) = practice.run() else { return };
    if run.phase == PracticePhase::Judging {
        frame_requests.write(FrameRequest::within_seconds(JUDGING_INTERVAL_SECONDS));
    }
    let proceed = if run.is_open() {
        let button = Button::new(&words, "lesson-hint").named("practice/hint").with_icon(Icon::Hint);
        (Command::Hint, button.not_focusable())
    } else {
        let name = if has_next(run) { "practice-next" } else { "practice-done" };
        (Command::Select, Button::new(&words, name).primary().not_focusable())
    };
    let (index, all) = run.progress();
    let number = [("number", (index + 1).into()), ("all", all.into())];
    let solution = command_button(&words, "puzzle-solution", "practice/solution", Command::ShowSolution);
    frame.show(ExerciseView {
        kind: "practice",
        heading: ExerciseHeading {
            title: words.text("practice-heading"),
            about: words.format("practice-number", &number),
            ..ExerciseHeading::default()
        },
        ribbon: Ribbon {
            name: "practice/text",
            paragraphs: paragraphs(&words, run),
            buttons: vec![proceed],
            ..Ribbon::default()
        },
        buttons: vec![
            (solution.0, solution.1.enabled(run.is_open())),
            command_button(&words, "lesson-leave", "practice/leave", Command::Leave),
        ],
    });
}

/// Whether another mistake follows.
fn has_next(run: &PracticeRun) -> bool {
    let (index, all) = run.progress();
    index + 1 < all
}

/// What was played, and what became of the last move.
fn paragraphs(words: &Words, run: &PracticeRun) -> Vec<(Voice, String)> {
    let mistake = run.mistake();
    let timeline = &run.timeline;
    let side = words.side_in(timeline.game(), mistake.side);
    let played = games::move_text(timeline, timeline.ply(), mistake.action, words);
    let task = words.format("practice-task", &[("side", side.into()), ("move", played.into())]);
    let mut paragraphs = vec![(Voice::Speech, task)];
    paragraphs.extend(match run.phase {
        PracticePhase::Open => None,
        PracticePhase::Judging => Some((Voice::Quiet, words.text("practice-judging"))),
        PracticePhase::Best => Some((Voice::Good, words.text("practice-best"))),
        PracticePhase::Good => Some((Voice::Good, words.text("practice-good"))),
        PracticePhase::Wrong => Some((Voice::Bad, words.text("practice-wrong"))),
        PracticePhase::Shown => Some((Voice::Plain, words.text("puzzle-shown"))),
    });
    if !run.is_open() {
        let mut line = pv_notation(timeline, &mistake.lines[0].pv);
        line.truncate(MAX_LINE_ACTIONS);
        paragraphs.push((Voice::Quiet, line.join("  ")));
    }
    paragraphs
}

/// Leads back to the review.
fn leave(run: &PracticeRun, requests: &mut MessageWriter<PracticeRequest>, navigator: &mut Navigator) {
    requests.write(PracticeRequest::Leave);
    navigator.open_review(&run.record);
}
