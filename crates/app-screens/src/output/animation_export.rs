//! Export of the current game, or of its last turns, as an animated GIF or as single frames. A second process of the program renders it
//! (`cannon render`), so that the game can go on meanwhile.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use jiff::Timestamp;
use tempfile::NamedTempFile;

use crate::UiLayer;
use crate::output::output_folders::{PictureFolder, picture_name, unused_path};
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use cannon_app_base::common::{ActiveQuality, AppSystems, FrameRequest, request_frames};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets;
use cannon_app_base::theme::widgets::{Button, Panel, segmented_control};
use cannon_app_games as games;
use cannon_appearance::{BoardFace, Quality, option_value};
use cannon_files::system_error;
use cannon_rules::message::Message;

const SIZE: egui::Vec2 = egui::Vec2::new(520.0, 430.0);
/// Turns of both sides in [`ExportRange::LastTurns`].
const LAST_TURNS: usize = 10;

/// The part of the game to export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ExportRange {
    /// From the start to the shown position.
    All,
    /// The last [`LAST_TURNS`] turns before the shown position.
    #[default]
    LastTurns,
    /// The last turn before the shown position.
    LastTurn,
}

/// The file format of the export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ExportFormat {
    /// One animated GIF.
    #[default]
    Gif,
    /// A folder with one image file per frame.
    Frames,
}

/// The options chosen for the export, and the export that is running.
#[derive(Resource, Debug, Default)]
struct AnimationExport {
    range: ExportRange,
    format: ExportFormat,
    is_large: bool,
    process: Option<ExportProcess>,
}

/// The name of the program in messages, if its path is unknown.
const PROGRAM: &str = "cannon";
/// How the errors of the second process begin.
const ERROR_PREFIX: &str = "cannon: ";

/// A running export.
#[derive(Debug)]
struct ExportProcess {
    child: Child,
    output: PathBuf,
    /// The input file of the process. Dropping it deletes the file.
    _record_file: NamedTempFile,
}

impl AnimationExport {
    /// Whether an export is running, so that its process has to be polled.
    fn is_running(&self) -> bool {
        self.process.is_some()
    }

    /// The first and the last position to export, as plies, if the position after `shown` actions is shown.
    fn ply_range(&self, shown: usize) -> (usize, usize) {
        let length = match self.range {
            ExportRange::All => shown,
            ExportRange::LastTurns => LAST_TURNS,
            ExportRange::LastTurn => 1,
        };
        (shown.saturating_sub(length), shown)
    }

    /// The command line for `cannon render`, without the paths of record and output.
    fn render_args(&self, game: &Match, settings: &Settings, quality: Quality) -> Vec<String> {
        let (from, to) = self.ply_range(game.shown_ply());
        let face = games::printed_face(game.timeline()).map(|printed| printed.or_chosen(settings));
        let size = if self.is_large { "1280x720" } else { "640x360" };
        let [from, to] = [from, to].map(|ply| ply.to_string());
        let args = ["render", "--size", size, "--from", &from, "--to", &to];
        args.into_iter().map(str::to_owned).chain(appearance_args(settings, face, quality)).collect()
    }

    /// Starts the export in a second process. Returns the path of the output.
    ///
    /// # Errors
    /// The folder or the temporary record cannot be written, or the process cannot be started.
    fn start(
        &mut self,
        game: &Match,
        settings: &Settings,
        quality: Quality,
        words: &Words,
        folder: PathBuf,
    ) -> Result<PathBuf, Message> {
        std::fs::create_dir_all(&folder).map_err(fault(&folder))?;
        let temporary = std::env::temp_dir();
        let mut record = NamedTempFile::with_suffix(".json").map_err(fault(&temporary))?;
        record.write_all(game.record().to_json().as_bytes()).map_err(fault(record.path()))?;
        let extension = (self.format == ExportFormat::Gif).then_some("gif");
        let output = unused_path(&folder, &picture_name(words, Timestamp::now()), extension);
        let program = std::env::current_exe().map_err(fault(Path::new(PROGRAM)))?;
        let mut command = Command::new(&program);
        command.args(self.render_args(game, settings, quality)).arg(format!("--lang={}", words.tag()));
        command.arg("--record").arg(record.path());
        command.arg(if self.format == ExportFormat::Gif { "--gif" } else { "--frames" }).arg(&output);
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        let child = child.map_err(fault(&program))?;
        self.process = Some(ExportProcess { child, output: output.clone(), _record_file: record });
        Ok(output)
    }
}

/// What a player is told about an error that concerns this file or folder.
fn fault(path: &Path) -> impl FnOnce(io::Error) -> Message {
    move |error| system_error::message(path, &error)
}

/// The current appearance of table and pieces, as options of `cannon render`.
fn appearance_args(settings: &Settings, face: Option<BoardFace>, quality: Quality) -> Vec<String> {
    let options = [
        ("--quality", Some(option_value(&quality))),
        ("--pieces", Some(option_value(&settings.pieces))),
        ("--board-look", Some(option_value(&settings.board))),
        ("--ground", Some(option_value(&settings.ground))),
        ("--room", Some(option_value(&settings.room))),
        ("--face", face.as_ref().map(option_value)),
    ];
    options.into_iter().filter_map(|(option, value)| Some([option.to_owned(), value?])).flatten().collect()
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AnimationExport>()
        .add_systems(Update, poll_process.in_set(AppSystems::React))
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::TICK).run_if(|export: Res<AnimationExport>| export.is_running()),
        )
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Film)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    (settings, quality): (Res<Settings>, Option<Res<ActiveQuality>>),
    folder: Res<PictureFolder>,
    mut export: ResMut<AnimationExport>,
    mut notices: ResMut<Notices>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let mut start = false;
    let can_start = !export.is_running() && game.shown_ply() > 0;
    let panel = Panel { name: "panel/film", heading: words.text("film-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            widgets::section(ui, &words.text("film-stretch"), |ui| {
                let options = [
                    (ExportRange::LastTurn, "film-one"),
                    (ExportRange::LastTurns, "film-last"),
                    (ExportRange::All, "film-all"),
                ];
                segmented_control(ui, &words, "film/stretch", &mut export.range, &options);
            });
            widgets::section(ui, &words.text("film-kind"), |ui| {
                let options = [(ExportFormat::Gif, "film-gif"), (ExportFormat::Frames, "film-frames")];
                segmented_control(ui, &words, "film/kind", &mut export.format, &options);
                let sizes = [(false, "film-small"), (true, "film-large")];
                segmented_control(ui, &words, "film/size", &mut export.is_large, &sizes);
            });
            let about = if export.is_running() { "film-is-being-made" } else { "film-about" };
            widgets::explanation(ui, &words.text(about));
        },
        |ui| {
            navigator.back_button(ui, &words);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                start =
                    Button::new(&words, "film-make").primary().enabled(can_start).min_width(170.0).show(ui).clicked();
            });
        },
    );
    if start {
        let quality = quality.map_or(Quality::Low, |quality| quality.0);
        let text = match folder.path().map(|folder| export.start(&game, &settings, quality, &words, folder)) {
            Some(Ok(_)) => words.text("film-is-being-made"),
            Some(Err(error)) => words.format("film-failed", &[("reason", words.message(&error).into())]),
            None => words.text("photo-no-folder"),
        };
        notices.show(text);
    }
}

/// Shows a notice when the export has finished or failed.
fn poll_process(mut export: ResMut<AnimationExport>, words: Res<Words>, mut notices: ResMut<Notices>) {
    let Some(process) = &mut export.bypass_change_detection().process else { return };
    let outcome = match process.child.try_wait() {
        Ok(None) => return,
        Ok(Some(status)) if status.success() => Ok(process.output.clone()),
        Ok(Some(_)) => {
            let mut reason = String::new();
            // The process writes the reason to its standard error. If it cannot be read, the notice has no reason.
            if let Some(mut said) = process.child.stderr.take() {
                let _ = said.read_to_string(&mut reason);
            }
            let reason = reason.trim();
            Err(reason.strip_prefix(ERROR_PREFIX).unwrap_or(reason).to_owned())
        }
        Err(error) => Err(words.message(&system_error::message(&process.output, &error))),
    };
    export.process = None;
    notices.show_outcome(&words, ["photo-kept", "film-failed"], outcome);
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_appearance::{GroundLook, PieceSet, Room};

    #[test]
    fn exported_range_ends_at_the_shown_ply() {
        let export = |range| AnimationExport { range, ..AnimationExport::default() };
        assert_eq!(export(ExportRange::All).ply_range(31), (0, 31));
        assert_eq!(export(ExportRange::LastTurns).ply_range(31), (21, 31));
        assert_eq!(export(ExportRange::LastTurns).ply_range(4), (0, 4));
        assert_eq!(export(ExportRange::LastTurn).ply_range(31), (30, 31));
    }

    #[test]
    fn export_uses_the_current_appearance() {
        let settings = Settings {
            pieces: PieceSet::CarvedWood,
            ground: GroundLook::Winter,
            room: Room::Field,
            ..Settings::default()
        };
        let args = AnimationExport::default().render_args(&Match::default(), &settings, Quality::Medium).join(" ");
        let wanted = "--quality medium --pieces wood --board-look walnut --ground winter --room field --face cells";
        assert!(args.ends_with(wanted), "{args}");
    }
}
