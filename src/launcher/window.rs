//! The commands that need the 3D half: playing in a window, and rendering.

use std::process::ExitCode;

use cannon_cli::CliError;
use cannon_cli::options::PlayOptions;
use cannon_files::system_error;
use cannon_i18n::{Language, Localizer};
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::ToMessage;
use cannon_rules::{PackedAction, Side};

use super::args::RenderArgs;
use super::environment;
use super::fallback::fallback;
use super::render::{CameraView, RenderOutput};
use super::values::Place;
use crate::app::{self, LaunchOptions};
use cannon_app_activities::persistence::{OpenFileError, OpenedFile};
use cannon_app_base::common::CameraRequest;
use cannon_app_base::common::board::Spot;
use cannon_app_base::play::MatchSetup;
use cannon_app_base::settings::Settings;
use cannon_app_table::render::{self, AnimationExportOptions, PictureOptions};
use cannon_appearance::Quality;

/// Plays in a window, or in the terminal if no window can be opened.
pub(super) fn play(
    options: &PlayOptions,
    quality: Option<Quality>,
    windowed: Option<(u32, u32)>,
    language: Option<Language>,
    words: &Localizer,
) -> Result<ExitCode, CliError> {
    let launch = LaunchOptions { quality, language, window_size: windowed, ..launch_options(options)? };
    environment::ignore_unusable_scale(words)?;
    Ok(app::launch(launch).unwrap_or_else(|error| {
        environment::try_x_server(&error);
        fallback(options, words, &error)
    }))
}

/// The game with which the window opens.
fn launch_options(options: &PlayOptions) -> Result<LaunchOptions, CliError> {
    let mut launch = LaunchOptions { record_file: options.record.clone(), ..LaunchOptions::default() };
    if let Some(path) = &options.open {
        // A file that cannot be opened is refused in the terminal, too.
        OpenedFile::read(path).map_err(|error| match error {
            OpenFileError::Unreadable(error) => error.into(),
            error => CliError::bad(system_error::in_file(path, error.to_message())),
        })?;
        launch.file = Some(path.clone());
        return Ok(launch);
    }
    // An invalid record is refused here, before a window opens, so that the error appears in the terminal.
    launch.record = options.load_record()?.map(|(record, _)| record);
    if launch.record.is_none() && options.skips_title_screen() {
        launch.setup = Some(MatchSetup {
            game: options.game.unwrap_or_default(),
            ruleset: options.ruleset.clone(),
            house_rules: options.house_rules.unwrap_or_default(),
            players: options.players(),
            position: options.start.clone(),
            scheme: options.scheme.clone(),
            // A game from the command line begins as its options say, without questions of the coach.
            ..MatchSetup::default()
        });
    }
    Ok(launch)
}

fn spot(place: Place) -> Spot {
    Spot::new(place.file, place.rank)
}

/// Renders a picture or an animation of a game at its current ply, with the piece and destination of an action as selected.
pub(super) fn render_to_file(
    args: &RenderArgs,
    timeline: &AnyTimeline,
    selected_action: Option<PackedAction>,
    output: &RenderOutput,
) -> Result<(), CliError> {
    let view = match args.view {
        CameraView::Dark => CameraRequest::Side(Side::South),
        CameraView::Light => CameraRequest::Side(Side::North),
        CameraView::Top => CameraRequest::TopDown,
        CameraView::Low => CameraRequest::Low,
    };
    let picture = PictureOptions {
        size: args.size,
        settings: Settings {
            quality: Some(args.quality),
            board: args.board_look,
            ground: args.ground,
            room: args.room,
            pieces: args.pieces,
            badges: args.badges,
            ..Settings::default()
        },
        face: args.face,
        focus: args.focus,
        view: render::View {
            preset: view,
            yaw: args.turn.to_radians(),
            pitch: args.rise.to_radians(),
            look_at: args.at.map(spot),
            zoom: args.zoom,
        },
        pending_action: selected_action,
        pointer: args.pointer.map(spot),
        animation_time: args.moment,
    };
    let result = match output {
        RenderOutput::Picture(out) => render::render_picture(timeline, &picture, out),
        RenderOutput::Animation { plies, path, is_gif } => {
            let film = AnimationExportOptions { picture, plies: plies.clone(), frame_rate: args.fps };
            let write = if *is_gif { render::write_gif } else { render::write_frames };
            write(timeline, &film, path)
        }
    };
    result.map_err(|error| CliError::failed(&error))
}
