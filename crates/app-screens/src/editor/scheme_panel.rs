//! The editor's right panel: name and description of the set-up, its findings, and buttons.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::saving::SchemeFiles;
use super::{EditorAccess, footer, leave_to_title, right_panel, side_panel, study_cards};
use crate::help::HelpOpen;
use crate::new_game::NewGameDraft;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_activities::editor::Edit;
use cannon_app_activities::persistence::store;
use cannon_app_activities::puzzles::SolveTrialPuzzle;
use cannon_app_activities::setup_study::{PuzzleMaking, SetupAnalysis, SetupStudyRequest};
use cannon_app_activities::study;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Request;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::{caution, forbidden, hover, ink, selection, surface};
use cannon_app_base::theme::widgets::named_rects;
use cannon_app_base::theme::widgets::shapes::small;
use cannon_app_base::theme::{fonts, measures};
use cannon_app_games::editor_support::{SetupIssue, Severity};

/// Longest description of a set-up, in characters.
const MAX_ABOUT_CHARS: usize = 240;
/// Smallest height of name, description and findings together, in points; in lower windows the panel scrolls.
const MIN_HEIGHT: f32 = 240.0;
/// Width of the coloured bar at the left of a finding, in points.
const BAR_WIDTH: f32 = 3.0;

/// The action of the button or finding that was clicked.
pub(super) enum SchemePanelAction {
    Edit(Edit),
    Help,
    New,
    Open,
    Save,
    Copy,
    Paste,
    Print,
    Play,
    StudyPosition,
    Leave,
    Study(SetupStudyRequest),
    SolvePuzzle,
    KeepPuzzle,
}

/// Shows the panel and carries out the action that was clicked.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut editor_access: EditorAccess,
    mut files: SchemeFiles,
    mut open_dialog: ResMut<Dialog>,
    mut help: ResMut<HelpOpen>,
    (mut navigator, draft): (Navigator, Res<NewGameDraft>),
    (analysis, making): (Res<SetupAnalysis>, Res<PuzzleMaking>),
    (mut study_requests, mut trials): (MessageWriter<SetupStudyRequest>, MessageWriter<SolveTrialPuzzle>),
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some(document) = editor_access.editor.document() else { return };
    let is_studied = document.editor_support().studies_positions;
    let study_height = if is_studied { study_cards::height(&analysis, &making) } else { 0.0 };
    let lower_height = study_height + footer::HEIGHT;
    let (mut name, mut about) = (document.design().name().to_owned(), document.design().about().to_owned());
    let mut action = None;
    side_panel(context, "editor/sheet", right_panel(context), |ui| {
        let min_size = egui::vec2(ui.available_width(), ui.available_height().max(MIN_HEIGHT + lower_height));
        egui::ScrollArea::vertical().id_salt("editor/sheet").auto_shrink(false).show(ui, |ui| {
            let (content_rect, _) = ui.allocate_exact_size(min_size, egui::Sense::hover());
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(content_rect));
            ui.spacing_mut().item_spacing.y = measures::BUTTON_GAP;
            name_and_about_fields(&mut ui, &words, &mut name, &mut about);
            small(&mut ui, &document.design().summary(&words), *ink::QUIET);
            let list = egui::Rect::from_min_max(
                egui::pos2(content_rect.left(), ui.cursor().top() + measures::TIGHT),
                egui::pos2(content_rect.right(), content_rect.bottom() - lower_height - measures::SMALL),
            );
            finding_list(
                &mut ui,
                &words,
                list,
                editor_access.editor.issues(),
                editor_access.editor.highlighted_issue(),
                &mut action,
            );
            let lower = content_rect.with_min_y(content_rect.bottom() - lower_height);
            if is_studied {
                let mut study_ui = ui.new_child(egui::UiBuilder::new().max_rect(lower).id_salt("study"));
                study_cards::show(&mut study_ui, &words, &editor_access.editor, (&analysis, &making), &mut action);
            }
            let footer = lower.with_min_y(lower.bottom() - footer::HEIGHT);
            let mut footer_ui = ui.new_child(egui::UiBuilder::new().max_rect(footer).id_salt("foot"));
            footer::show(&mut footer_ui, &words, &editor_access, &mut action);
        });
    });
    if name != document.design().name() {
        editor_access.send(Edit::SetName(name));
    } else if about != document.design().about() {
        editor_access.send(Edit::SetAbout(about));
    }
    match action {
        None => {}
        Some(SchemePanelAction::Edit(edit)) => editor_access.send(edit),
        Some(SchemePanelAction::Help) => help.0 = true,
        Some(SchemePanelAction::New) => new_scheme(&mut editor_access, &mut open_dialog),
        Some(SchemePanelAction::Open) => navigator.open_menu(Menu::Setups),
        Some(SchemePanelAction::Save) => files.save(&words, &mut editor_access, &mut open_dialog),
        Some(SchemePanelAction::Copy) => files.copy(context, &words, &editor_access),
        Some(SchemePanelAction::Paste) => files.paste_from_clipboard(&words, &mut editor_access),
        Some(SchemePanelAction::Print) => files.print(&words, &editor_access),
        Some(SchemePanelAction::Play) => try_out(&mut editor_access, &draft, &mut navigator),
        Some(SchemePanelAction::StudyPosition) => study_position(&mut editor_access, &draft, &mut navigator),
        Some(SchemePanelAction::Study(request)) => {
            study_requests.write(request);
        }
        Some(SchemePanelAction::SolvePuzzle) => {
            if let Some(Ok(puzzle)) = making.result() {
                trials.write(SolveTrialPuzzle(puzzle.clone()));
                navigator.open_table();
            }
        }
        Some(SchemePanelAction::KeepPuzzle) => {
            if let Some(Ok(puzzle)) = making.result() {
                files.keep_puzzle(&words, document_title(&editor_access, &words), puzzle);
            }
        }
        Some(SchemePanelAction::Leave) => leave_to_title(&editor_access.editor, &mut open_dialog, &mut navigator),
    }
}

/// The title of the edited set-up.
fn document_title(editor_access: &EditorAccess<'_>, words: &Words) -> String {
    editor_access.editor.document().map_or_else(String::new, |document| document.design().title(words))
}

/// Opens an empty set-up of the same size.
fn new_scheme(editor_access: &mut EditorAccess<'_>, open_dialog: &mut Dialog) {
    let Some(document) = editor_access.editor.document() else { return };
    let (game, blank) = (document.game(), document.editor_support().blank);
    let design = blank(document.design().layout().size);
    let edit = Edit::Open { game, design, file: None, is_saved: true };
    editor_access.open(game, edit, open_dialog);
}

/// Tries out the set-up in a game with the players of the New game screen.
fn try_out(editor_access: &mut EditorAccess<'_>, draft: &NewGameDraft, navigator: &mut Navigator<'_>) {
    let Some(document) = editor_access.editor.document() else { return };
    let Some(setup) = draft.match_setup_from(document.game(), document.design()) else { return };
    editor_access.send(Edit::TryOut);
    navigator.start_game(Request::Start(Box::new(setup)));
}

/// Opens a study that begins with the set-up. Closing it leads back to the editor.
fn study_position(editor_access: &mut EditorAccess<'_>, draft: &NewGameDraft, navigator: &mut Navigator<'_>) {
    let Some(document) = editor_access.editor.document() else { return };
    let setup = draft.match_setup_from(document.game(), document.design());
    if let Some((record, _)) = setup.and_then(|setup| study::new_study(&setup)) {
        navigator.open_study(record, 0);
    }
}

/// Shows the text fields for name and description.
fn name_and_about_fields(ui: &mut egui::Ui, words: &Words, name: &mut String, about: &mut String) {
    let margin = egui::Margin::symmetric(10, 7);
    let field =
        egui::TextEdit::singleline(name).char_limit(store::MAX_NAME_LENGTH).hint_text(words.text("editor-name"));
    let response = ui.add(field.desired_width(f32::INFINITY).margin(margin));
    named_rects::record(ui.ctx(), "editor/name", response.rect);
    let field = egui::TextEdit::multiline(about).char_limit(MAX_ABOUT_CHARS).hint_text(words.text("editor-about"));
    let field = field.desired_rows(2).desired_width(f32::INFINITY).margin(margin).return_key(None);
    let response = egui::ScrollArea::vertical().id_salt("about").max_height(58.0).show(ui, |ui| ui.add(field)).inner;
    named_rects::record(ui.ctx(), "editor/about", response.rect);
}

/// Shows the findings about the set-up, errors first. A click on a finding highlights its squares.
fn finding_list(
    ui: &mut egui::Ui,
    words: &Words,
    rect: egui::Rect,
    remarks: &[SetupIssue],
    pointed_out: Option<usize>,
    action: &mut Option<SchemePanelAction>,
) {
    ui.painter().rect_filled(rect, measures::ROUNDING, *surface::WELL);
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink(measures::TIGHT)).id_salt("findings"));
    named_rects::record(ui.ctx(), "editor/findings", rect);
    egui::ScrollArea::vertical().id_salt("findings").auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if remarks.is_empty() {
            ui.add_space(measures::TIGHT);
            small(ui, &words.text("editor-nothing-wrong"), *ink::QUIET);
        }
        for (index, remark) in remarks.iter().enumerate() {
            let selected = pointed_out == Some(index);
            if finding_row(ui, index, remark, selected) {
                *action = Some(SchemePanelAction::Edit(Edit::HighlightIssue((!selected).then_some(index))));
            }
        }
    });
}

/// The text colour of findings of this severity.
pub(super) fn severity_color(weight: Severity) -> egui::Color32 {
    match weight {
        Severity::Error => *forbidden::RED,
        Severity::Warning => *caution::AMBER,
    }
}

/// Shows a finding and returns whether it was clicked.
fn finding_row(ui: &mut egui::Ui, index: usize, remark: &SetupIssue, selected: bool) -> bool {
    let color = severity_color(remark.severity);
    let width = ui.available_width() - measures::SMALL;
    let wrap = width - BAR_WIDTH - 2.0 * measures::SMALL;
    let galley = ui.painter().layout(remark.text.clone(), fonts::text(fonts::size::SMALL), color, wrap);
    let size = egui::vec2(width, galley.size().y + 2.0 * measures::TIGHT);
    let has_places = !remark.spots.is_empty();
    let sense = if has_places { egui::Sense::click() } else { egui::Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    named_rects::record(ui.ctx(), &format!("editor/finding/{index}"), rect);
    named_rects::record(ui.ctx(), &format!("editor/finding/{index}={}", remark.text), rect);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, has_places, &remark.text));
    if selected {
        ui.painter().rect_filled(rect, measures::TIGHT, *selection::BACKGROUND);
    } else if has_places && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, measures::TIGHT, *hover::BACKGROUND);
    }
    let bar = egui::Rect::from_min_size(rect.min, egui::vec2(BAR_WIDTH, rect.height())).shrink2(egui::vec2(0.0, 3.0));
    ui.painter().rect_filled(bar, 1.5, color);
    ui.painter().galley(rect.min + egui::vec2(BAR_WIDTH + measures::SMALL, measures::TIGHT), galley, color);
    has_places && response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}
