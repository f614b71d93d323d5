//! The panel of the practice with one's own mistakes, in place of the panel of a game.

use bevy::prelude::*;
use bevy_egui::egui;

use super::study_panel::{self, StudyPanel, StudyRow, key_button, paragraph};
use crate::parts::navigation::Navigator;
use crate::parts::shapes::button_row;
use cannon_app_activities::practice::{Practice, PracticePhase, PracticeRequest, PracticeRun};
use cannon_app_base::common::FrameRequest;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{forbidden, ink, verdict};
use cannon_app_base::theme::widgets::Button;
use cannon_app_base::theme::{Icon, fonts};
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
            Command::Select if !run.is_open() => {
                requests.write(PracticeRequest::Next);
            }
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

/// Shows the panel.
pub(super) fn show(
    practice: Res<Practice>,
    mut panel: StudyPanel,
    mut frame_requests: MessageWriter<FrameRequest>,
    mut requests: MessageWriter<PracticeRequest>,
    mut navigator: Navigator,
) {
    let Some(run) = practice.run() else { return };
    if run.phase == PracticePhase::Judging {
        frame_requests.write(FrameRequest::within_seconds(JUDGING_INTERVAL_SECONDS));
    }
    panel.show("practice", |ui, words, row| match row {
        StudyRow::Heading => show_heading(ui, words, run),
        StudyRow::Text => show_text(ui, words, run),
        StudyRow::Next => show_next(ui, words, run, &mut requests, &mut navigator),
        StudyRow::Buttons => show_buttons(ui, words, run, &mut requests, &mut navigator),
    });
}

fn show_heading(ui: &mut egui::Ui, words: &Words, run: &PracticeRun) {
    study_panel::title(ui, &words.text("practice-heading"));
    let (index, all) = run.progress();
    let number = words.format("practice-number", &[("number", (index + 1).into()), ("all", all.into())]);
    ui.label(egui::RichText::new(number).font(fonts::text(fonts::size::SMALL)).color(*ink::QUIET));
}

/// Shows what was played, and what became of the last action.
fn show_text(ui: &mut egui::Ui, words: &Words, run: &PracticeRun) {
    let mistake = run.mistake();
    let timeline = &run.timeline;
    let side = words.side_in(timeline.game(), mistake.side);
    let played = timeline.notation(mistake.action).unwrap_or_default();
    let task = words.format("practice-task", &[("side", side.into()), ("action", played.into())]);
    paragraph(ui, &task, *ink::BRIGHT);
    match run.phase {
        PracticePhase::Open => {}
        PracticePhase::Judging => paragraph(ui, &words.text("practice-judging"), *ink::QUIET),
        PracticePhase::Best => paragraph(ui, &words.text("practice-best"), *verdict::GOOD),
        PracticePhase::Good => paragraph(ui, &words.text("practice-good"), *verdict::GOOD),
        PracticePhase::Wrong => paragraph(ui, &words.text("practice-wrong"), *forbidden::RED),
        PracticePhase::Shown => paragraph(ui, &words.text("puzzle-shown"), *ink::BODY),
    }
    if !run.is_open() {
        let mut line = pv_notation(timeline, &mistake.lines[0].pv);
        line.truncate(MAX_LINE_ACTIONS);
        paragraph(ui, &line.join("  "), *ink::QUIET);
    }
}

/// Shows the button for the next mistake, for a hint, or at the end for the review.
fn show_next(
    ui: &mut egui::Ui,
    words: &Words,
    run: &PracticeRun,
    requests: &mut MessageWriter<PracticeRequest>,
    navigator: &mut Navigator,
) {
    let width = ui.available_width();
    let (index, all) = run.progress();
    if run.is_open() {
        let hint = Button::new(words, "lesson-hint").named("practice/hint").with_icon(Icon::Hint).not_focusable();
        if hint.min_width(width).show(ui).clicked() {
            requests.write(PracticeRequest::Hint);
        }
    } else if index + 1 < all {
        if Button::new(words, "practice-next").primary().not_focusable().min_width(width).show(ui).clicked() {
            requests.write(PracticeRequest::Next);
        }
    } else if Button::new(words, "practice-done").primary().not_focusable().min_width(width).show(ui).clicked() {
        leave(run, requests, navigator);
    }
}

/// Shows the buttons that show the solution and that lead back to the review.
fn show_buttons(
    ui: &mut egui::Ui,
    words: &Words,
    run: &PracticeRun,
    requests: &mut MessageWriter<PracticeRequest>,
    navigator: &mut Navigator,
) {
    button_row(ui, 2, |ui, width| {
        let button = |text, name, command| key_button(words, text, name, command).min_width(width);
        let solution = button("puzzle-solution", "practice/solution", Command::ShowSolution);
        if solution.enabled(run.is_open()).show(ui).clicked() {
            requests.write(PracticeRequest::ShowSolution);
        }
        if button("lesson-leave", "practice/leave", Command::Leave).show(ui).clicked() {
            leave(run, requests, navigator);
        }
    });
}

/// Leads back to the review.
fn leave(run: &PracticeRun, requests: &mut MessageWriter<PracticeRequest>, navigator: &mut Navigator) {
    requests.write(PracticeRequest::Leave);
    navigator.open_review(&run.record);
}
