//! The panel of the practice with one's own mistakes, in place of the panel of a game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::study_panel::{
    paragraph, {self},
};
use super::{child_ui, inspector};
use crate::parts::navigation::Navigator;
use crate::parts::text::key_text;
use cannon_app_activities::input::Selection;
use cannon_app_activities::practice::{Practice, PracticePhase, PracticeRequest, PracticeRun};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{FrameRequest, ViewInsets};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{forbidden, ink, verdict};
use cannon_app_base::theme::widgets::Button;
use cannon_app_base::theme::{Icon, fonts, measures};
use cannon_engine::analysis::pv_notation;

/// Seconds between two checks whether an action has been judged.
const JUDGING_INTERVAL_SECONDS: f32 = 0.1;
/// The maximum number of actions of the best line in the text.
const MAX_LINE_ACTIONS: usize = 5;

/// Whether a practice is on the table.
pub(crate) fn is_running(practice: Res<Practice>) -> bool {
    practice.run().is_some()
}

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
    mut contexts: EguiContexts,
    words: Res<Words>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    practice: Res<Practice>,
    (selection, settings): (Res<Selection>, Res<Settings>),
    (mut insets, mut frame_requests): (ResMut<ViewInsets>, MessageWriter<FrameRequest>),
    mut requests: MessageWriter<PracticeRequest>,
    mut navigator: Navigator,
    mut current_card: Local<inspector::CurrentCard>,
) {
    let (Ok(context), Some(run)) = (contexts.ctx_mut(), practice.run()) else { return };
    if run.phase == PracticePhase::Judging {
        frame_requests.write(FrameRequest::within_seconds(JUDGING_INTERVAL_SECONDS));
    }
    current_card.update(&game, &board_view, &selection, &words);
    let wanted =
        study_panel::show(context, "hud/practice", settings.show_inspector, settings.panel_left, |ui, rows| {
            show_heading(&mut child_ui(ui, rows.heading), &words, run);
            study_panel::text_card(ui, "practice/text", rows.text, |ui| show_text(ui, &words, run));
            if let Some(card) = rows.card {
                inspector::show(&mut child_ui(ui, card), &words, &game, &mut current_card);
            }
            show_next(&mut child_ui(ui, rows.next), &words, run, &mut requests, &mut navigator);
            show_buttons(&mut child_ui(ui, rows.buttons), &words, run, &mut requests, &mut navigator);
        });
    insets.set_if_neq(wanted);
}

fn show_heading(ui: &mut egui::Ui, words: &Words, run: &PracticeRun) {
    let title = words.text("practice-heading");
    study_panel::title(ui, &title);
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
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
        let width = (ui.available_width() - measures::BUTTON_GAP) / 2.0;
        let button = |text, name, command| {
            let button = Button::new(words, text).named(name).not_focusable().min_width(width);
            button.tooltip(key_text(words, command))
        };
        if button("puzzle-solution", "practice/solution", Command::ShowSolution)
            .enabled(run.is_open())
            .show(ui)
            .clicked()
        {
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
