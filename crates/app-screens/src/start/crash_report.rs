//! The dialog about a crash of the previous session: it offers to resume the game, and shows the report.

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::notices::ShowInFolder;
use crate::parts::text_box;
use cannon_app_activities::persistence::{Autosaved, CrashReports};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Request;
use cannon_app_base::theme::widgets::{Button, dialog};
use cannon_app_base::theme::{measures, widgets};

/// Height of the part of the report that is visible at once, in points.
const REPORT_HEIGHT: f32 = 240.0;

/// The report of the previous session.
#[derive(Resource, Debug)]
pub(crate) struct FoundReport {
    file: PathBuf,
    lines: Vec<String>,
    /// Whether the dialog shows its text.
    is_open: bool,
}

impl FoundReport {
    /// The report in a file.
    pub(crate) fn new(file: PathBuf, text: &str) -> FoundReport {
        FoundReport { file, lines: text.lines().map(str::to_owned).collect(), is_open: false }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, find_report)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Foreground).run_if(resource_exists::<FoundReport>));
}

/// Moves a new report to the reports that were seen, and opens the dialog.
fn find_report(mut commands: Commands, reports: Option<Res<CrashReports>>, mut open_dialog: ResMut<Dialog>) {
    let Some(reports) = reports else { return };
    let found = reports.archive().map(|file| file.map(|file| (fs::read(&file), file)));
    match found {
        Ok(Some((Ok(text), file))) => {
            commands.insert_resource(FoundReport::new(file, &String::from_utf8_lossy(&text)));
            *open_dialog = Dialog::CrashReport;
        }
        Ok(None) => {}
        Ok(Some((Err(error), file))) => warn!("the report {} cannot be read: {error}", file.display()),
        Err(error) => warn!("the report of a crash cannot be moved: {error}"),
    }
}

fn show(
    mut commands: Commands,
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut found: ResMut<FoundReport>,
    autosaved: Res<Autosaved>,
    mut open_dialog: ResMut<Dialog>,
    mut folder_requests: MessageWriter<ShowInFolder>,
    mut navigator: Navigator,
) {
    // Escape closes every dialog.
    if *open_dialog != Dialog::CrashReport {
        commands.remove_resource::<FoundReport>();
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let mut closes = false;
    dialog(context, "question/crash", &words.text("crash-heading"), |ui| {
        if found.is_open {
            text_box::show(ui, "crash-report/text", &found.lines, REPORT_HEIGHT);
            ui.add_space(measures::MEDIUM);
            ui.horizontal_wrapped(|ui| {
                if Button::new(&words, "crash-copy").show(ui).clicked() {
                    ui.ctx().copy_text(found.lines.join("\n"));
                }
                if Button::new(&words, "notice-show-in-folder").show(ui).clicked() {
                    folder_requests.write(ShowInFolder(found.file.clone()));
                }
                closes |= Button::new(&words, "notice-close").show(ui).clicked();
            });
            return;
        }
        widgets::paragraph(ui, &words.text("crash-text"));
        ui.add_space(measures::MEDIUM);
        ui.horizontal_wrapped(|ui| {
            if let Some(record) = autosaved.resumable()
                && Button::new(&words, "crash-resume").primary().show(ui).clicked()
            {
                navigator.start_game(Request::Load(Box::new(record.clone())));
                closes = true;
            }
            found.is_open = Button::new(&words, "crash-show").show(ui).clicked();
            closes |= Button::new(&words, "notice-close").show(ui).clicked();
        });
    });
    if closes {
        *open_dialog = Dialog::None;
    }
}
