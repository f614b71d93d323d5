//! The commands that need the 3D half: playing in a window, and pictures.

use std::process::ExitCode;

use cannon_cli::CliError;
use cannon_cli::options::PlayOptions;
use cannon_rules::Side;

use super::fallback::fallback;
use super::render::{Product, Reel, RenderOptions, ViewArg};
use super::values::Place;
use crate::app::camera::CameraRequest;
use crate::app::common::board::Spot;
use crate::app::play::MatchSetup;
use crate::app::{self, FilmOptions, Opening, PictureOptions, render};
use crate::appearance::Quality;

/// Plays in a window, or in the terminal where there can be none.
pub(super) fn play(
    options: &PlayOptions,
    quality: Option<Quality>,
    windowed: Option<(u32, u32)>,
) -> Result<ExitCode, CliError> {
    let opening = Opening { quality, windowed, ..opening(options)? };
    Ok(app::launch(opening).unwrap_or_else(|error| fallback(options, &error.to_string())))
}

/// The game that the window opens with, as the options ask for it.
fn opening(options: &PlayOptions) -> Result<Opening, CliError> {
    let mut opening = Opening { keep_in: options.record.clone(), ..Opening::default() };
    // A record that cannot be replayed is refused here, in the terminal it was named in.
    opening.record = options.recorded()?.map(|(record, _)| record);
    if opening.record.is_none() && options.begins_at_once() {
        let players = options.players();
        let usual = MatchSetup::default();
        opening.setup = Some(MatchSetup {
            game: options.game.map_or(usual.game, str::to_owned),
            ruleset: options.ruleset.clone(),
            house: players.default_house_rules(),
            players,
            position: options.start.clone(),
            scheme: options.scheme.clone(),
            exhibition: false,
        });
    }
    Ok(opening)
}

fn spot(place: Place) -> Spot {
    Spot::new(place.file, place.rank)
}

/// Makes the picture or the film that was asked for.
pub(super) fn picture(options: &RenderOptions) -> Result<(), CliError> {
    let view = match options.view {
        ViewArg::Dark => CameraRequest::Side(Side::South),
        ViewArg::Light => CameraRequest::Side(Side::North),
        ViewArg::Top => CameraRequest::TopDown,
        ViewArg::Low => CameraRequest::Low,
    };
    let picture = PictureOptions {
        size: options.size,
        quality: options.quality,
        face: options.face,
        board: options.board_look,
        room: options.room,
        focus: options.focus,
        pieces: options.pieces,
        view: render::View {
            from: view,
            yaw: options.turn.to_radians(),
            pitch: options.rise.to_radians(),
            at: options.at.map(spot),
            zoom: options.zoom,
        },
        chosen: options.chosen,
        pointer: options.pointer.map(spot),
        moment: options.moment,
        ..PictureOptions::default()
    };
    let timeline = &*options.timeline;
    let made = match &options.product {
        Product::Picture(out) => app::render_picture(timeline, &picture, out),
        Product::Film { plies, rate, reel } => {
            let film = FilmOptions { picture, plies: plies.clone(), rate: *rate };
            match reel {
                Reel::Gif(file) => render::write_gif(timeline, &film, file),
                Reel::Frames(folder) => render::write_frames(timeline, &film, folder),
            }
        }
    };
    made.map_err(|error| CliError::Failed(error.to_string()))
}
