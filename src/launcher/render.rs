//! `cannon render`: checks the options against the game and renders the picture or animation.

use std::ops::Range;
use std::path::PathBuf;

use cannon_cli::{CliError, position_or_record};
use cannon_i18n::Localizer;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage};
use clap::ValueEnum;

use super::args::RenderArgs;
#[cfg(feature = "gui")]
use super::window::render_to_file;

/// The output of `cannon render`.
#[cfg_attr(not(feature = "gui"), expect(dead_code, reason = "a program without the window renders nothing"))]
pub(super) enum RenderOutput {
    /// A picture in a PNG file.
    Picture(PathBuf),
    /// An animation of a record between two plies.
    Animation {
        plies: Range<usize>,
        /// The animated GIF file, or the folder of PNG files, one per frame.
        path: PathBuf,
        is_gif: bool,
    },
}

/// A view of the camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub(super) enum CameraView {
    /// From the seat of Dark.
    Dark,
    /// From the seat of Light.
    Light,
    /// From straight above.
    Top,
    /// From low above the table.
    Low,
}

pub(super) fn run(args: RenderArgs, words: &Localizer) -> Result<(), CliError> {
    let timeline = load_timeline(&args, words)?;
    let output = render_output(&args, timeline.last_ply())?;
    check_moment(&args)?;
    let selected_action = args.chosen.as_deref().map(|action| parse_selected_action(&timeline, action)).transpose()?;
    render_to_file(&args, &timeline, selected_action, &output)
}

/// Parses the action of `--chosen`, which must be legal.
fn parse_selected_action(timeline: &AnyTimeline, text: &str) -> Result<PackedAction, CliError> {
    let bad = |reason| CliError::bad(Message::from("error-render-chosen").text("move", text).message("reason", reason));
    let action = timeline.read_action(text).map_err(|error| bad(error.to_message()))?;
    timeline.notation(action).map(|_| action).ok_or_else(|| bad("error-render-not-legal".into()))
}

/// Checks that `--moment` comes with an animation to show: the animation of a record's last action or of a click.
fn check_moment(args: &RenderArgs) -> Result<(), CliError> {
    let missing = match args {
        RenderArgs { moment: None, .. } => return Ok(()),
        RenderArgs { chosen: Some(_), pointer: None, .. } => "error-render-moment-pointer",
        RenderArgs { chosen: None, .. } if args.source.is_position() => "error-render-moment-record",
        _ => return Ok(()),
    };
    Err(CliError::bad(missing))
}

/// The output for a game of this many plies.
fn render_output(args: &RenderArgs, plies: usize) -> Result<RenderOutput, CliError> {
    let RenderArgs { out, gif, frames, from, to, .. } = args;
    let (path, is_gif) = match (out, gif, frames) {
        (Some(out), ..) => return Ok(RenderOutput::Picture(out.clone())),
        (None, Some(gif), _) => (gif.clone(), true),
        (None, None, Some(folder)) => (folder.clone(), false),
        (None, None, None) => {
            return Err(CliError::bad("error-render-nothing"));
        }
    };
    let (from, to) = (*from, to.unwrap_or(plies));
    if from >= to || to > plies {
        let message = Message::from("error-render-range").number("from", from).number("to", to);
        return Err(CliError::bad(message.number("moves", plies)));
    }
    Ok(RenderOutput::Animation { plies: from..to, path, is_gif })
}

/// The game at the ply to show.
fn load_timeline(args: &RenderArgs, words: &Localizer) -> Result<AnyTimeline, CliError> {
    let mut timeline = position_or_record(&args.source, words)?;
    if let Some(ply) = args.ply {
        if ply > timeline.last_ply() {
            let message = Message::from("error-render-ply").number("ply", ply);
            return Err(CliError::bad(message.number("moves", timeline.last_ply())));
        }
        timeline.go_to(ply);
    }
    Ok(timeline)
}

#[cfg(not(feature = "gui"))]
fn render_to_file(
    _: &RenderArgs,
    _: &AnyTimeline,
    _: Option<PackedAction>,
    output: &RenderOutput,
) -> Result<(), CliError> {
    let (RenderOutput::Picture(path) | RenderOutput::Animation { path, .. }) = output;
    Err(CliError::failure(Message::from("error-render-no-window").text("file", path.display())))
}
