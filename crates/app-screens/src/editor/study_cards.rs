//! The cards of the editor that study a position: its analysis, and the puzzle made of it.

use bevy_egui::egui;

use super::scheme_panel::SchemePanelAction;
use cannon_app_activities::editor::Editor;
use cannon_app_activities::setup_study::{AnalysedLine, PuzzleMaking, SetupAnalysis, SetupStudyRequest};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{ink, surface, verdict};
use cannon_app_base::theme::widgets::shapes::{button_row, paint_ground, small};
use cannon_app_base::theme::widgets::{Button, named_rects, one_line};
use cannon_app_base::theme::{fonts, measures};
use cannon_engine::Score;
use cannon_engine::analysis::pv_notation;
use cannon_puzzles::Puzzle;
use cannon_puzzles::making::from_position::NoPuzzle;

/// Height of the row of buttons, in points.
const BUTTONS_HEIGHT: f32 = measures::CONTROL_HEIGHT + measures::BUTTON_GAP;
/// Height of the text in a card, in points.
const TEXT_HEIGHT: f32 = 62.0;
/// Height of a card without buttons, in points.
const CARD_HEIGHT: f32 = TEXT_HEIGHT + 2.0 * measures::SMALL;
/// Height of the buttons in the card of a puzzle with the space above them, in points.
const CARD_BUTTONS_HEIGHT: f32 = measures::CONTROL_HEIGHT + measures::TIGHT;
/// The maximum number of actions of the best line in the text.
const MAX_LINE_ACTIONS: usize = 6;
/// The maximum number of actions in the reason why there is no puzzle.
const MAX_NAMED_ACTIONS: usize = 4;

/// The height of the cards with their buttons, in points.
pub(super) fn height(analysis: &SetupAnalysis, making: &PuzzleMaking) -> f32 {
    let analysis = if analysis.is_on() { CARD_HEIGHT + measures::BUTTON_GAP } else { 0.0 };
    BUTTONS_HEIGHT + analysis + puzzle_card_height(making).map_or(0.0, |height| height + measures::BUTTON_GAP)
}

/// The height of the card about the puzzle, if there is one.
fn puzzle_card_height(making: &PuzzleMaking) -> Option<f32> {
    match making.result() {
        Some(Ok(_)) => Some(CARD_HEIGHT + CARD_BUTTONS_HEIGHT),
        Some(Err(_)) => Some(CARD_HEIGHT),
        None => making.is_running().then_some(CARD_HEIGHT),
    }
}

/// Shows the buttons and the cards, from the top of `ui` down.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    editor: &Editor,
    (analysis, making): (&SetupAnalysis, &PuzzleMaking),
    action: &mut Option<SchemePanelAction>,
) {
    ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::BUTTON_GAP);
    if analysis.is_on() {
        card(ui, "editor/analysis", CARD_HEIGHT, |ui| match analysis.line() {
            Some(line) => analysis_text(ui, words, line),
            None if editor.first_error().is_some() => small(ui, &words.text("position-not-analysed"), *ink::QUIET),
            None => small(ui, &words.text("position-analysing"), *ink::QUIET),
        });
    }
    if let Some(height) = puzzle_card_height(making) {
        card(ui, "editor/puzzle", height, |ui| match making.result() {
            Some(Ok(puzzle)) => puzzle_card(ui, words, puzzle, action),
            Some(Err(why)) => small(ui, &no_puzzle_text(words, why), *ink::BODY),
            None => small(ui, &words.text("position-proving"), *ink::QUIET),
        });
    }
    button_row(ui, 2, |ui, width| {
        let button = |name| Button::new(words, name).min_width(width).height(measures::CONTROL_HEIGHT);
        if button("editor-analyse").selected(analysis.is_on()).show(ui).clicked() {
            *action = Some(SchemePanelAction::Study(SetupStudyRequest::SetAnalysis(!analysis.is_on())));
        }
        let can_begin = editor.first_error().is_none() && !making.is_running();
        if button("editor-make-puzzle").enabled(can_begin).show(ui).clicked() {
            *action = Some(SchemePanelAction::Study(SetupStudyRequest::MakePuzzle));
        }
    });
}

/// Shows a card of this height over the available width.
fn card(ui: &mut egui::Ui, name: &str, height: f32, content: impl FnOnce(&mut egui::Ui)) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), height), egui::Sense::hover());
    paint_ground(ui.painter(), rect, *surface::CARD);
    named_rects::record(ui.ctx(), name, rect);
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink(measures::SMALL)).id_salt(name));
    inner.spacing_mut().item_spacing.y = measures::TIGHT;
    content(&mut inner);
}

/// Shows the chance to win and the best line.
fn analysis_text(ui: &mut egui::Ui, words: &Words, line: &AnalysedLine) {
    let timeline = &line.timeline;
    let side = words.side_in(timeline.game(), timeline.side_to_move());
    let score = line.info.score;
    let turns = score.turns_to_end().unwrap_or_default();
    let title = match score {
        Score::Win { .. } => words.format("position-wins", &[("side", side.into()), ("turns", turns.into())]),
        Score::Loss { .. } => words.format("position-loses", &[("side", side.into()), ("turns", turns.into())]),
        Score::Advantage(_) => {
            let percent = format!("{:.0}", line.chance());
            words.format("position-chance", &[("side", side.into()), ("percent", percent.into())])
        }
    };
    named_rects::record(ui.ctx(), &format!("editor/analysis={title}"), ui.max_rect());
    ui.label(one_line(ui.painter(), &title, fonts::bold(fonts::size::SMALL), *ink::BRIGHT, ui.available_width()));
    let mut actions = pv_notation(timeline, &line.info.pv);
    actions.truncate(MAX_LINE_ACTIONS);
    small(ui, &words.format("position-best-line", &[("line", actions.join("  ").into())]), *ink::BODY);
}

/// Shows what the puzzle is about, and the buttons that solve it and keep it.
fn puzzle_card(ui: &mut egui::Ui, words: &Words, puzzle: &Puzzle, action: &mut Option<SchemePanelAction>) {
    let buttons = ui.max_rect().with_min_y(ui.max_rect().bottom() - measures::CONTROL_HEIGHT);
    let title = words.text("position-puzzle-found");
    ui.label(one_line(ui.painter(), &title, fonts::bold(fonts::size::SMALL), *verdict::GOOD, ui.available_width()));
    let args = [("theme", words.text(puzzle.theme().name_id()).into()), ("rating", puzzle.rating().into())];
    small(ui, &words.format("position-puzzle", &args), *ink::BODY);
    let mut row = ui.new_child(egui::UiBuilder::new().max_rect(buttons).id_salt("buttons"));
    button_row(&mut row, 2, |ui, width| {
        let button = |name| Button::new(words, name).min_width(width).height(measures::CONTROL_HEIGHT);
        if button("editor-solve-puzzle").show(ui).clicked() {
            *action = Some(SchemePanelAction::SolvePuzzle);
        }
        if button("editor-keep-puzzle").show(ui).clicked() {
            *action = Some(SchemePanelAction::KeepPuzzle);
        }
    });
}

/// Why there is no puzzle.
fn no_puzzle_text(words: &Words, why: &NoPuzzle) -> String {
    let listed = |actions: &[String]| {
        let named = actions.get(..MAX_NAMED_ACTIONS).map_or_else(|| actions.join("  "), |some| some.join("  ") + " …");
        ("actions", named.into())
    };
    match why {
        NoPuzzle::NotAStart => words.text("editor-no-puzzle-not-a-start"),
        NoPuzzle::OneAction => words.text("editor-no-puzzle-one-action"),
        NoPuzzle::SeveralWins { turns, actions } => {
            words.format("editor-no-puzzle-several-wins", &[("turns", (*turns).into()), listed(actions)])
        }
        NoPuzzle::SeveralGains { actions } => words.format("editor-no-puzzle-several-gains", &[listed(actions)]),
        NoPuzzle::BetterThanGain { action } => {
            words.format("editor-no-puzzle-better-than-gain", &[("action", action.as_str().into())])
        }
        NoPuzzle::NothingForced { turns } => {
            words.format("editor-no-puzzle-nothing-forced", &[("turns", (*turns).into())])
        }
        NoPuzzle::NodeLimit(_) => words.text("editor-no-puzzle-node-limit"),
    }
}
