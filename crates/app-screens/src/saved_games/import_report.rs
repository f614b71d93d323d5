//! The dialog about an import in which something was refused or read only in part: each file and game with the reason.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use cannon_app_activities::persistence::{ImportFault, ImportReport};
use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::ink;
use cannon_app_base::theme::widgets::{self, Button, dialog};
use cannon_app_base::theme::{fonts, measures};

/// Height of the list, in points.
const LIST_HEIGHT: f32 = 240.0;
/// Number of faults that are broken into lines in a frame. Thousands of them would delay it.
const FAULTS_PER_FRAME: usize = 50;

/// The last import with faults, until the player closes its dialog.
#[derive(Resource, Default)]
pub(super) struct FaultyImport {
    report: Option<ImportReport>,
    /// The lines of the faults that were broken into lines so far.
    lines: Vec<Line>,
    /// The number of these faults.
    broken: usize,
    /// Whether the dialog is open.
    is_open: bool,
}

/// A line of the list.
struct Line {
    text: String,
    /// Whether the line names a file.
    is_file: bool,
}

impl FaultyImport {
    /// Shows this report once the list of saved games is open and no other dialog is.
    pub(super) fn set(&mut self, report: ImportReport) {
        *self = FaultyImport { report: Some(report), ..FaultyImport::default() };
    }

    /// Breaks some of the faults into lines of this width.
    fn break_lines(&mut self, painter: &egui::Painter, width: f32) {
        let faults = self.report.as_ref().map_or(&[][..], |report| &report.faults);
        let font = fonts::text(fonts::size::SMALL);
        for ImportFault { file, reason } in faults.iter().skip(self.broken).take(FAULTS_PER_FRAME) {
            for (text, is_file) in [(file, true), (reason, false)] {
                let galley = painter.layout(text.clone(), font.clone(), egui::Color32::PLACEHOLDER, width);
                self.lines.extend(galley.rows.iter().map(|row| Line { text: row.text(), is_file }));
            }
            self.broken += 1;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FaultyImport>()
        .add_systems(Update, open.in_set(AppSystems::React).run_if(in_state(Menu::SavedGames)))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Foreground));
}

/// Opens the dialog for a new report.
fn open(mut faulty: ResMut<FaultyImport>, mut open_dialog: ResMut<Dialog>) {
    if faulty.report.is_some() && !faulty.is_open && *open_dialog == Dialog::None {
        faulty.is_open = true;
        *open_dialog = Dialog::ImportReport;
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut faulty: ResMut<FaultyImport>,
    mut open_dialog: ResMut<Dialog>,
) {
    // Escape closes every dialog.
    if *open_dialog != Dialog::ImportReport {
        if faulty.is_open {
            *faulty = FaultyImport::default();
        }
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let text = faulty.report.as_ref().map(|report| report.text.clone()).unwrap_or_default();
    dialog(context, "question/import-report", &words.text("import-report-heading"), |ui| {
        widgets::paragraph(ui, &text);
        ui.add_space(measures::SMALL);
        list(ui, &mut faulty);
        ui.add_space(measures::MEDIUM);
        if Button::new(&words, "notice-close").named("import-report/close").show(ui).clicked() {
            *open_dialog = Dialog::None;
        }
    });
}

/// Shows the list, of which only the visible lines are laid out.
fn list(ui: &mut egui::Ui, faulty: &mut FaultyImport) {
    let bar = ui.spacing().scroll.allocated_width() + measures::SMALL;
    let width = (ui.available_width() - bar).max(measures::SMALL);
    faulty.break_lines(ui.painter(), width);
    let font = fonts::text(fonts::size::SMALL);
    let row_height = ui.ctx().fonts_mut(|fonts| fonts.row_height(&font));
    let scroll = egui::ScrollArea::vertical()
        .id_salt("import-report/list")
        .max_height(LIST_HEIGHT)
        .min_scrolled_height(LIST_HEIGHT)
        .auto_shrink([false, true]);
    scroll.show_rows(ui, row_height, faulty.lines.len(), |ui, rows| {
        for line in &faulty.lines[rows] {
            let color = if line.is_file { *ink::BRIGHT } else { *ink::QUIET };
            let text = egui::RichText::new(&line.text).font(font.clone()).color(color);
            ui.add(egui::Label::new(text).wrap_mode(egui::TextWrapMode::Extend));
        }
    });
}
