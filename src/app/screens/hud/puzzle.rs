//! The panel of a puzzle, in place of the panel of a game: what to find, what became of the last action, and buttons.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::study_panel::{self, paragraph};
use super::{child_ui, inspector};
use crate::app::common::ViewInsets;
use crate::app::common::command::Command;
use crate::app::i18n::Words;
use crate::app::input::Selection;
use crate::app::play::Match;
use crate::app::profile::PlayerProfiles;
use crate::app::puzzles::{PuzzleMode, PuzzlePhase, PuzzleRequest, PuzzleRun, Puzzles};
use crate::app::screens::navigation::Navigator;
use crate::app::screens::puzzles::theme_text_id;
use crate::app::screens::text::key_text;
use crate::app::settings::Settings;
use crate::app::states::Menu;
use crate::app::theme::palette::{accent, forbidden, ink, verdict};
use crate::app::theme::widgets::Button;
use crate::app::theme::{Icon, fonts, measures};
use cannon_engine::analysis::pv_notation;

/// Whether a puzzle is on the table.
pub(in crate::app::screens) fn is_running(puzzles: Res<Puzzles>) -> bool {
    puzzles.run().is_some()
}

/// The keys that select a place go on after a puzzle, the key for a hint shows one, and the buttons of the panel have keys.
pub(super) fn proceed_with_keys(
    mut commands: MessageReader<Command>,
    puzzles: Res<Puzzles>,
    menu: Res<State<Menu>>,
    mut requests: MessageWriter<PuzzleRequest>,
    mut navigator: Navigator,
) {
    let Some(run) = puzzles.run().filter(|_| *menu.get() == Menu::None) else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match command {
            Command::Select if !run.is_open() => proceed(run, &mut requests, &mut navigator),
            Command::Hint if run.is_open() => {
                requests.write(PuzzleRequest::Hint);
            }
            Command::Again => {
                requests.write(PuzzleRequest::Again);
            }
            Command::ShowSolution if run.is_open() => {
                requests.write(PuzzleRequest::ShowSolution);
            }
            Command::Leave => leave(run, &mut requests, &mut navigator),
            _ => {}
        }
    }
}

/// Goes on to the next puzzle, or back to the editor in which the puzzle was made.
fn proceed(run: &PuzzleRun, requests: &mut MessageWriter<PuzzleRequest>, navigator: &mut Navigator) {
    if run.mode() == PuzzleMode::Trial {
        requests.write(PuzzleRequest::Leave);
        navigator.open_editor();
    } else {
        requests.write(PuzzleRequest::Next);
    }
}

/// Shows the panel.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (game, puzzles, players): (Res<Match>, Res<Puzzles>, Res<PlayerProfiles>),
    (selection, settings): (Res<Selection>, Res<Settings>),
    mut insets: ResMut<ViewInsets>,
    mut requests: MessageWriter<PuzzleRequest>,
    mut navigator: Navigator,
    mut current_card: Local<inspector::CurrentCard>,
) {
    let (Ok(context), Some(run)) = (contexts.ctx_mut(), puzzles.run()) else { return };
    current_card.update(&game, &selection, &words);
    let wanted = study_panel::show(context, "hud/puzzle", settings.show_inspector, settings.panel_left, |ui, rows| {
        show_heading(&mut child_ui(ui, rows.heading), &words, run, &players);
        study_panel::text_card(ui, "puzzle/text", rows.text, |ui| show_text(ui, &words, run));
        if let Some(card) = rows.card {
            inspector::show(&mut child_ui(ui, card), &words, &game, &mut current_card);
        }
        show_next(&mut child_ui(ui, rows.next), &words, run, &mut requests, &mut navigator);
        show_buttons(&mut child_ui(ui, rows.buttons), &words, run, &mut requests, &mut navigator);
    });
    insets.set_if_neq(wanted);
}

/// Shows which puzzle it is, and the player's rating.
fn show_heading(ui: &mut egui::Ui, words: &Words, run: &PuzzleRun, players: &PlayerProfiles) {
    let title = match run.mode() {
        PuzzleMode::Rated => words.text("puzzles-rated"),
        PuzzleMode::Daily(_) => words.text("puzzles-daily"),
        PuzzleMode::Retry => words.text("puzzles-retry"),
        PuzzleMode::Theme(theme) => words.text(theme_text_id(theme)),
        PuzzleMode::Own => words.text("puzzles-own"),
        PuzzleMode::Trial => words.text("puzzle-trial"),
    };
    study_panel::title(ui, &title);
    let rating = words.format("puzzle-rating", &[("rating", run.puzzle().rating().into())]);
    ui.label(egui::RichText::new(rating).font(fonts::text(fonts::size::SMALL)).color(*ink::QUIET));
    if let (Some(profile), PuzzleMode::Rated) = (players.current(), run.mode()) {
        let now = profile.puzzles(run.puzzle().game()).rating.current().rating();
        let change = run.rating_before().map_or(0.0, |before| (now - before).round());
        let text = words.format("puzzle-own-rating", &[("rating", format!("{now:.0}").into())]);
        let text = if change == 0.0 { text } else { format!("{text} ({change:+})") };
        ui.label(egui::RichText::new(text).font(fonts::bold(fonts::size::SMALL)).color(*accent::BRASS));
    }
}

/// Shows what to find and what became of the last action.
fn show_text(ui: &mut egui::Ui, words: &Words, run: &PuzzleRun) {
    let puzzle = run.puzzle();
    let start = puzzle.begin();
    let side = words.side_in(puzzle.game(), start.side_to_move());
    paragraph(ui, &words.format("puzzle-to-move", &[("side", side.into())]), *ink::BRIGHT);
    match run.phase() {
        PuzzlePhase::Open => {}
        PuzzlePhase::Right => paragraph(ui, &words.text("puzzle-right"), *verdict::GOOD),
        PuzzlePhase::Wrong => paragraph(ui, &words.text("puzzle-wrong"), *forbidden::RED),
        PuzzlePhase::Solved => paragraph(ui, &words.text("puzzle-solved"), *verdict::GOOD),
        PuzzlePhase::Shown => paragraph(ui, &words.text("puzzle-shown"), *ink::BODY),
    }
    if !run.is_open() {
        paragraph(ui, &words.text(theme_text_id(puzzle.theme())), *ink::BODY);
        paragraph(ui, &pv_notation(&*start, puzzle.line()).join("  "), *ink::QUIET);
    }
}

/// Shows the button for the next puzzle, or for a hint.
fn show_next(
    ui: &mut egui::Ui,
    words: &Words,
    run: &PuzzleRun,
    requests: &mut MessageWriter<PuzzleRequest>,
    navigator: &mut Navigator,
) {
    let width = ui.available_width();
    if run.is_open() {
        let button = Button::new(words, "lesson-hint").named("puzzle/hint").with_icon(Icon::Hint).not_focusable();
        if button.min_width(width).show(ui).clicked() {
            requests.write(PuzzleRequest::Hint);
        }
        return;
    }
    let text = if run.mode() == PuzzleMode::Trial { "pause-to-editor" } else { "puzzle-next" };
    let button = Button::new(words, text).named("puzzle-next").primary().not_focusable();
    if button.min_width(width).show(ui).clicked() {
        proceed(run, requests, navigator);
    }
}

/// Shows the buttons that begin the puzzle anew, show the solution, and leave.
fn show_buttons(
    ui: &mut egui::Ui,
    words: &Words,
    run: &PuzzleRun,
    requests: &mut MessageWriter<PuzzleRequest>,
    navigator: &mut Navigator,
) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
        let width = (ui.available_width() - 2.0 * measures::BUTTON_GAP) / 3.0;
        let button = |text, name, command| {
            let button = Button::new(words, text).named(name).not_focusable().min_width(width);
            button.tooltip(key_text(words, command))
        };
        if button("lesson-again", "puzzle/again", Command::Again).show(ui).clicked() {
            requests.write(PuzzleRequest::Again);
        }
        if button("puzzle-solution", "puzzle-solution", Command::ShowSolution).enabled(run.is_open()).show(ui).clicked()
        {
            requests.write(PuzzleRequest::ShowSolution);
        }
        if button("lesson-leave", "puzzle/leave", Command::Leave).show(ui).clicked() {
            leave(run, requests, navigator);
        }
    });
}

/// Leaves the puzzle for the list of puzzles, or for the editor in which it was made.
fn leave(run: &PuzzleRun, requests: &mut MessageWriter<PuzzleRequest>, navigator: &mut Navigator) {
    requests.write(PuzzleRequest::Leave);
    if run.mode() == PuzzleMode::Trial {
        navigator.open_editor();
    } else {
        navigator.leave_study(Menu::Puzzles);
    }
}
