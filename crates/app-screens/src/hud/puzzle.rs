//! The panel of a puzzle, in place of the panel of a game: what to find, what became of the last action, what comes next, and buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use super::study_panel::{self, StudyPanel, StudyRow, key_button, paragraph};
use crate::learning::puzzles::theme_text_id;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::shapes::button_row;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_activities::puzzles::{OwnPuzzles, PuzzleMode, PuzzlePhase, PuzzleRequest, PuzzleRun, Puzzles};
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{accent, forbidden, ink, verdict};
use cannon_app_base::theme::widgets::Button;
use cannon_app_base::theme::{Icon, fonts};
use cannon_engine::analysis::pv_notation;

/// Handles the keys of the panel. The keys that select a place go on after a puzzle, and the key for a hint shows a hint; the buttons have
/// keys, too.
pub(super) fn proceed_with_keys(
    mut commands: MessageReader<Command>,
    (puzzles, players, own): (Res<Puzzles>, Res<PlayerProfiles>, Res<OwnPuzzles>),
    menu: Res<State<Menu>>,
    mut answers: PuzzleAnswers,
) {
    let Some(run) = puzzles.run().filter(|_| *menu.get() == Menu::None) else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match command {
            Command::Select if !run.is_open() => answers.proceed(NextStep::after(run, &players, &own)),
            Command::Hint if run.is_open() => answers.help(run, &players, PuzzleRequest::Hint),
            Command::Again => {
                answers.requests.write(PuzzleRequest::Again);
            }
            Command::ShowSolution if run.is_open() => answers.help(run, &players, PuzzleRequest::ShowSolution),
            Command::Leave => answers.leave(run),
            _ => {}
        }
    }
}

/// What follows a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextStep {
    /// The next puzzle of the same kind.
    Puzzle,
    /// The rated puzzles, after the puzzle of the day.
    Rated,
    /// The list of puzzles, because the player has seen all of this kind.
    List,
    /// The editor in which the puzzle was made.
    Editor,
}

impl NextStep {
    fn after(run: &PuzzleRun, players: &PlayerProfiles, own: &OwnPuzzles) -> NextStep {
        match run.mode {
            PuzzleMode::Trial => NextStep::Editor,
            _ if !run.has_next(players, own) => NextStep::List,
            PuzzleMode::Daily(_) => NextStep::Rated,
            _ => NextStep::Puzzle,
        }
    }

    /// The identifier of the label of the button.
    const fn label_id(self) -> &'static str {
        match self {
            NextStep::Puzzle => "puzzle-next",
            NextStep::Rated => "puzzles-rated",
            NextStep::List => "puzzle-to-list",
            NextStep::Editor => "pause-to-editor",
        }
    }
}

/// System parameter with which the keys and buttons of a puzzle answer.
#[derive(SystemParam)]
pub(super) struct PuzzleAnswers<'w> {
    requests: MessageWriter<'w, PuzzleRequest>,
    open_dialog: ResMut<'w, Dialog>,
    navigator: Navigator<'w>,
}

impl PuzzleAnswers<'_> {
    fn proceed(&mut self, next: NextStep) {
        match next {
            NextStep::Puzzle | NextStep::Rated => {
                self.requests.write(PuzzleRequest::Next);
            }
            NextStep::List => self.leave_for_list(),
            NextStep::Editor => self.leave_for_editor(),
        }
    }

    /// Gives a hint or the solution. If that costs rating, the player is asked first.
    fn help(&mut self, run: &PuzzleRun, players: &PlayerProfiles, request: PuzzleRequest) {
        if run.help_costs_rating(players) {
            *self.open_dialog = Dialog::PuzzleHelp(request);
        } else {
            self.requests.write(request);
        }
    }

    /// Leaves the puzzle for the list of puzzles, or for the editor in which it was made.
    fn leave(&mut self, run: &PuzzleRun) {
        if run.mode == PuzzleMode::Trial { self.leave_for_editor() } else { self.leave_for_list() }
    }

    fn leave_for_list(&mut self) {
        self.requests.write(PuzzleRequest::Leave);
        self.navigator.leave_study(Menu::Puzzles);
    }

    fn leave_for_editor(&mut self) {
        self.requests.write(PuzzleRequest::Leave);
        self.navigator.open_editor();
    }
}

/// Shows the panel.
pub(super) fn show(
    (puzzles, players, own): (Res<Puzzles>, Res<PlayerProfiles>, Res<OwnPuzzles>),
    mut panel: StudyPanel,
    mut answers: PuzzleAnswers,
) {
    let Some(run) = puzzles.run() else { return };
    let next = (!run.is_open()).then(|| NextStep::after(run, &players, &own));
    panel.show("puzzle", |ui, words, row| match row {
        StudyRow::Heading => show_heading(ui, words, run, &players),
        StudyRow::Text => show_text(ui, words, run, next),
        StudyRow::Next => show_next(ui, words, (run, &players), next, &mut answers),
        StudyRow::Buttons => show_buttons(ui, words, (run, &players), &mut answers),
    });
}

/// Shows which puzzle it is, and the player's rating.
fn show_heading(ui: &mut egui::Ui, words: &Words, run: &PuzzleRun, players: &PlayerProfiles) {
    let title = match run.mode {
        PuzzleMode::Rated => words.text("puzzles-rated"),
        PuzzleMode::Daily(_) => words.text("puzzles-daily"),
        PuzzleMode::Retry => words.text("puzzles-retry"),
        PuzzleMode::Theme(theme) => words.text(theme_text_id(theme)),
        PuzzleMode::Own => words.text("puzzles-own"),
        PuzzleMode::Trial => words.text("puzzle-trial"),
    };
    study_panel::title(ui, &title);
    let rating = words.format("puzzle-rating", &[("rating", run.puzzle.rating().into())]);
    ui.label(egui::RichText::new(rating).font(fonts::text(fonts::size::SMALL)).color(*ink::QUIET));
    if let (Some(profile), PuzzleMode::Rated) = (players.current(), run.mode) {
        let now = profile.puzzles(run.puzzle.game()).rating.current().rating();
        let change = run.rating_before.map_or(0.0, |before| (now - before).round());
        let text = words.format("puzzle-own-rating", &[("rating", format!("{now:.0}").into())]);
        let text = if change == 0.0 { text } else { format!("{text} ({change:+})") };
        ui.label(egui::RichText::new(text).font(fonts::bold(fonts::size::SMALL)).color(*accent::BRASS));
    }
}

/// Shows what to find, what became of the last action, and what comes next.
fn show_text(ui: &mut egui::Ui, words: &Words, run: &PuzzleRun, next: Option<NextStep>) {
    let puzzle = &run.puzzle;
    let start = puzzle.begin();
    let side = words.side_in(puzzle.game(), start.side_to_move());
    paragraph(ui, &words.format("puzzle-to-move", &[("side", side.into())]), *ink::BRIGHT);
    match run.phase {
        PuzzlePhase::Open => {}
        PuzzlePhase::Right => paragraph(ui, &words.text("puzzle-right"), *verdict::GOOD),
        PuzzlePhase::Wrong => paragraph(ui, &wrong_text(words, run), *forbidden::RED),
        PuzzlePhase::Solved => paragraph(ui, &words.text("puzzle-solved"), *verdict::GOOD),
        PuzzlePhase::Shown => paragraph(ui, &words.text("puzzle-shown"), *ink::BODY),
    }
    if !run.is_open() {
        paragraph(ui, &words.text(theme_text_id(puzzle.theme())), *ink::BODY);
        paragraph(ui, &pv_notation(&start, puzzle.line()).join("  "), *ink::QUIET);
    }
    match next {
        Some(NextStep::Rated) => paragraph(ui, &words.text("puzzle-tomorrow"), *ink::BODY),
        Some(NextStep::List) => paragraph(ui, &words.text("puzzle-none-left"), *ink::BODY),
        _ => {}
    }
}

/// What the opponent answers to the wrong action.
fn wrong_text(words: &Words, run: &PuzzleRun) -> String {
    let Some(answer) = run.refutation() else { return words.text("puzzle-wrong") };
    let opponent = words.side_in(run.puzzle.game(), !run.timeline.side_to_move());
    words.format("puzzle-wrong-answered", &[("side", opponent.into()), ("answer", answer.into())])
}

/// Shows the button for what follows, or for a hint.
fn show_next(
    ui: &mut egui::Ui,
    words: &Words,
    (run, players): (&PuzzleRun, &PlayerProfiles),
    next: Option<NextStep>,
    answers: &mut PuzzleAnswers,
) {
    let width = ui.available_width();
    let Some(next) = next else {
        let button = Button::new(words, "lesson-hint").named("puzzle/hint").with_icon(Icon::Hint).not_focusable();
        if button.min_width(width).show(ui).clicked() {
            answers.help(run, players, PuzzleRequest::Hint);
        }
        return;
    };
    let button = Button::new(words, next.label_id()).named("puzzle-next").primary().not_focusable();
    if button.min_width(width).show(ui).clicked() {
        answers.proceed(next);
    }
}

/// Shows the buttons that begin the puzzle anew, show the solution, and leave.
fn show_buttons(
    ui: &mut egui::Ui,
    words: &Words,
    (run, players): (&PuzzleRun, &PlayerProfiles),
    answers: &mut PuzzleAnswers,
) {
    button_row(ui, 3, |ui, width| {
        let button = |text, name, command| key_button(words, text, name, command).min_width(width);
        if button("lesson-again", "puzzle/again", Command::Again).show(ui).clicked() {
            answers.requests.write(PuzzleRequest::Again);
        }
        let solution = button("puzzle-solution", "puzzle-solution", Command::ShowSolution);
        if solution.enabled(run.is_open()).show(ui).clicked() {
            answers.help(run, players, PuzzleRequest::ShowSolution);
        }
        if button("lesson-leave", "puzzle/leave", Command::Leave).show(ui).clicked() {
            answers.leave(run);
        }
    });
}
