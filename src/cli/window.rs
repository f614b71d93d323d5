//! The commands that need the 3D half: playing in a window, and pictures.

use std::process::ExitCode;

use super::error::CliError;
use super::fallback::fallback;
use super::options::{FaceArg, PiecesArg, PlayOptions, QualityArg, RenderOptions, ViewArg};
use crate::app::camera::CameraRequest;
use crate::app::play::MatchSetup;
use crate::app::settings::{BoardFace, PieceSet, Quality};
use crate::app::{self, Opening, PictureOptions};
use crate::rules::Side;

impl From<QualityArg> for Quality {
    fn from(quality: QualityArg) -> Quality {
        match quality {
            QualityArg::Low => Quality::Low,
            QualityArg::Medium => Quality::Medium,
            QualityArg::High => Quality::High,
        }
    }
}

/// Plays in a window, or in the terminal where there can be none.
pub(super) fn play(options: &PlayOptions) -> Result<ExitCode, CliError> {
    Ok(app::launch(opening(options)?).unwrap_or_else(|error| fallback(options, &error.to_string())))
}

/// What the options ask the window to open with.
fn opening(options: &PlayOptions) -> Result<Opening, CliError> {
    let mut opening = Opening {
        quality: options.quality.map(Quality::from),
        windowed: options.windowed,
        keep_in: options.record.clone(),
        ..Opening::default()
    };
    // A record that cannot be replayed is refused here, in the terminal it was named in.
    opening.record = options.recorded()?.map(|(record, _)| record);
    if opening.record.is_none() && options.begins_at_once() {
        let players = options.players();
        let usual = MatchSetup::default();
        opening.setup = Some(MatchSetup {
            game: options.game.map_or(usual.game, str::to_owned),
            ruleset: options.ruleset.clone(),
            house: players.usual_house_rules(),
            players,
            position: options.start.clone(),
        });
    }
    Ok(opening)
}

/// Makes the picture that was asked for.
pub(super) fn picture(options: &RenderOptions) -> Result<(), CliError> {
    let view = match options.view {
        ViewArg::Dark => CameraRequest::Side(Side::South),
        ViewArg::Light => CameraRequest::Side(Side::North),
        ViewArg::Top => CameraRequest::TopDown,
        ViewArg::Low => CameraRequest::Low,
    };
    let face = match options.face {
        FaceArg::Cells => BoardFace::Cells,
        FaceArg::Points => BoardFace::Points,
    };
    let pieces = match options.pieces {
        PiecesArg::Tin => PieceSet::PaintedTin,
        PiecesArg::Wood => PieceSet::CarvedWood,
        PiecesArg::Glass => PieceSet::MetalAndGlass,
    };
    let picture = PictureOptions {
        size: options.size,
        quality: options.quality.into(),
        face,
        pieces,
        view: [view, CameraRequest::Zoom(options.zoom)],
        moment: options.moment,
        ..PictureOptions::default()
    };
    app::render_picture(&*options.timeline, &picture, &options.out).map_err(|error| CliError::Failed(error.to_string()))
}
