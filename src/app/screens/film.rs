//! Export of the current game, or of its last turns, as an animated GIF or as single frames. A second process of the program renders it
//! (`cannon render`), so that the game can go on meanwhile.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use tempfile::NamedTempFile;

use super::flow::Flow;
use super::notices::Notices;
use super::pictures::{PictureFolder, free_name};
use super::{Layer, words};
use crate::app::AppSystems;
use crate::app::common::ActiveQuality;
use crate::app::i18n::Words;
use crate::app::play::Match;
use crate::app::settings::Settings;
use crate::app::states::Menu;
use crate::app::theme::widgets::{self, Button, Panel, choice};
use crate::appearance::{BoardFace, BoardLook, PieceSet, Quality, Room};

const SIZE: egui::Vec2 = egui::Vec2::new(520.0, 430.0);
/// Turns of both sides in [`Stretch::Last`].
const LAST_TURNS: usize = 10;

/// The part of the game to export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stretch {
    /// From the start to the shown position.
    All,
    /// The last [`LAST_TURNS`] turns before the shown position.
    #[default]
    Last,
    /// The last turn before the shown position.
    One,
}

/// The file format of the export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kind {
    /// One animated GIF.
    #[default]
    Gif,
    /// A folder with one image file per frame.
    Frames,
}

/// The options chosen for the export, and the export that is running.
#[derive(Resource, Debug, Default)]
pub struct Film {
    stretch: Stretch,
    kind: Kind,
    is_large: bool,
    making: Option<Making>,
}

/// A running export.
#[derive(Debug)]
struct Making {
    program: Child,
    out: PathBuf,
    /// The input file of the process. Dropping it deletes the file.
    _record: NamedTempFile,
}

impl Film {
    /// Whether an export is running, so that its process has to be polled.
    #[must_use]
    pub fn is_being_made(&self) -> bool {
        self.making.is_some()
    }

    /// The first and the last position to export, as plies, if the position after `shown` actions is shown.
    fn plies(&self, shown: usize) -> (usize, usize) {
        let length = match self.stretch {
            Stretch::All => shown,
            Stretch::Last => LAST_TURNS,
            Stretch::One => 1,
        };
        (shown.saturating_sub(length), shown)
    }

    /// The command line for `cannon render`, without the paths of record and output.
    fn arguments(&self, shown: usize, settings: &Settings, quality: Quality) -> Vec<String> {
        let (from, to) = self.plies(shown);
        let size = if self.is_large { "1280x720" } else { "640x360" };
        let [from, to] = [from, to].map(|ply| ply.to_string());
        let stretch = ["render", "--size", size, "--from", &from, "--to", &to];
        stretch.into_iter().chain(look(settings, quality)).map(str::to_owned).collect()
    }

    /// Starts the export in a second process. Returns the path of the output.
    ///
    /// # Errors
    /// The folder or the temporary record cannot be written, or the process cannot be started.
    fn make(
        &mut self,
        game: &Match,
        settings: &Settings,
        quality: Quality,
        folder: PathBuf,
    ) -> std::io::Result<PathBuf> {
        std::fs::create_dir_all(&folder)?;
        let mut record = NamedTempFile::with_suffix(".json")?;
        record.write_all(game.record().to_json().as_bytes())?;
        let extension = (self.kind == Kind::Gif).then_some("gif");
        let out = free_name(&folder, &words::moment(jiff::Timestamp::now()), extension);
        let mut program = Command::new(std::env::current_exe()?);
        program.args(self.arguments(game.shown_ply(), settings, quality));
        program.arg("--record").arg(record.path());
        program.arg(if self.kind == Kind::Gif { "--gif" } else { "--frames" }).arg(&out);
        let program = program.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
        self.making = Some(Making { program, out: out.clone(), _record: record });
        Ok(out)
    }
}

/// The current appearance of table and pieces, as options of `cannon render`.
fn look(settings: &Settings, quality: Quality) -> [&'static str; 10] {
    let quality = match quality {
        Quality::Low => "low",
        Quality::Medium => "medium",
        Quality::High => "high",
    };
    let pieces = match settings.pieces {
        PieceSet::PaintedTin => "tin",
        PieceSet::CarvedWood => "wood",
        PieceSet::MetalAndGlass => "glass",
    };
    let face = match settings.face {
        BoardFace::Cells => "cells",
        BoardFace::Points => "points",
    };
    let board = match settings.board {
        BoardLook::Walnut => "walnut",
        BoardLook::Slate => "slate",
    };
    let room = match settings.room {
        Room::Study => "study",
        Room::Field => "field",
    };
    ["--quality", quality, "--pieces", pieces, "--face", face, "--board-look", board, "--room", room]
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Film>()
        .add_systems(Update, wait.in_set(AppSystems::React))
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Menu).run_if(in_state(Menu::Film)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    (settings, quality): (Res<Settings>, Option<Res<ActiveQuality>>),
    folder: Res<PictureFolder>,
    time: Res<Time<Real>>,
    mut film: ResMut<Film>,
    mut notices: ResMut<Notices>,
    mut flow: Flow,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let (mut stretch, mut kind, mut is_large) = (film.stretch, film.kind, film.is_large);
    let (mut make, mut back) = (false, false);
    let can_make = !film.is_being_made() && game.shown_ply() > 0;
    let panel = Panel { name: "panel/film", heading: words.text("film-heading"), size: SIZE };
    panel.show_with_foot(
        context,
        |ui| {
            widgets::section(ui, &words.text("film-stretch"), |ui| {
                let options = [(Stretch::One, "film-one"), (Stretch::Last, "film-last"), (Stretch::All, "film-all")];
                choice(ui, &words, "film/stretch", &mut stretch, &options);
            });
            widgets::section(ui, &words.text("film-kind"), |ui| {
                let options = [(Kind::Gif, "film-gif"), (Kind::Frames, "film-frames")];
                choice(ui, &words, "film/kind", &mut kind, &options);
                choice(ui, &words, "film/size", &mut is_large, &[(false, "film-small"), (true, "film-large")]);
            });
            let about = if film.is_being_made() { "film-is-being-made" } else { "film-about" };
            widgets::explanation(ui, &words.text(about));
        },
        |ui| {
            back = Button::new(&words, "menu-back").width(120.0).show(ui).clicked();
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                make = Button::new(&words, "film-make").primary().enabled(can_make).width(170.0).show(ui).clicked();
            });
        },
    );
    if (stretch, kind, is_large) != (film.stretch, film.kind, film.is_large) {
        (film.stretch, film.kind, film.is_large) = (stretch, kind, is_large);
    }
    if make {
        let quality = quality.map_or(Quality::Low, |quality| quality.0);
        let text = match folder.path().map(|folder| film.make(&game, &settings, quality, folder)) {
            Some(Ok(_)) => words.text("film-is-being-made"),
            Some(Err(error)) => words.format("film-failed", &[("reason", error.to_string().into())]),
            None => words.text("photo-no-folder"),
        };
        notices.tell(text, &time);
    }
    if back {
        flow.back();
    }
}

/// Shows a notice when the export has finished or failed.
fn wait(mut film: ResMut<Film>, words: Res<Words>, time: Res<Time<Real>>, mut notices: ResMut<Notices>) {
    let Some(making) = &mut film.bypass_change_detection().making else { return };
    let text = match making.program.try_wait() {
        Ok(None) => return,
        Ok(Some(status)) if status.success() => {
            words.format("photo-kept", &[("file", making.out.display().to_string().into())])
        }
        Ok(Some(_)) => {
            let mut reason = String::new();
            // The process writes the reason to its standard error. If it cannot be read, the notice has no reason.
            if let Some(mut said) = making.program.stderr.take() {
                let _ = said.read_to_string(&mut reason);
            }
            words.format("film-failed", &[("reason", reason.trim().to_owned().into())])
        }
        Err(error) => words.format("film-failed", &[("reason", error.to_string().into())]),
    };
    film.making = None;
    notices.tell(text, &time);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_ends_with_the_turn_on_show() {
        let film = |stretch| Film { stretch, ..Film::default() };
        assert_eq!(film(Stretch::All).plies(31), (0, 31));
        assert_eq!(film(Stretch::Last).plies(31), (21, 31));
        assert_eq!(film(Stretch::Last).plies(4), (0, 4));
        assert_eq!(film(Stretch::One).plies(31), (30, 31));
    }

    #[test]
    fn a_film_looks_like_the_table() {
        let settings = Settings { pieces: PieceSet::CarvedWood, room: Room::Field, ..Settings::default() };
        let told = Film::default().arguments(31, &settings, Quality::Medium).join(" ");
        let wanted = "--quality medium --pieces wood --face cells --board-look walnut --room field";
        assert!(told.ends_with(wanted), "{told}");
    }
}
