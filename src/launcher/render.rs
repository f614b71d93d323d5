//! `cannon render`: checks the options against the game and renders the picture or animation.

use std::path::{Path, PathBuf};
use std::time::Duration;

use cannon_cli::{CliError, position_or_record};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use clap::ValueEnum;

use super::args::RenderArgs;
use super::values::Place;
use cannon_appearance::{BadgeMode, BoardFace, BoardLook, GroundLook, PieceSet, Quality, Room};

/// The checked options of `cannon render`.
pub struct RenderOptions {
    /// The game at the ply to show.
    pub timeline: AnyTimeline,
    /// Width and height of the picture in pixels.
    pub size: (u32, u32),
    /// Graphics quality.
    pub quality: Quality,
    /// View of the camera.
    pub view: CameraView,
    /// Distance of the camera as a factor: closer below 1, farther above 1.
    pub zoom: f32,
    /// The place that the camera aims at; `None` for the middle of the board.
    pub look_at: Option<Place>,
    /// Rotation of the camera around the table to the right, in degrees.
    pub yaw_degrees: f32,
    /// Elevation of the camera relative to the view, in degrees.
    pub pitch_degrees: f32,
    /// Face of the board; `None` for the face that belongs to the rules of the game.
    pub face: Option<BoardFace>,
    /// Material of inlaid boards.
    pub board_look: BoardLook,
    /// Look of boards that show a landscape.
    pub ground: GroundLook,
    /// Room around the table.
    pub room: Room,
    /// Whether everything but the middle of the board is blurred.
    pub focus: bool,
    /// Material of the pieces.
    pub pieces: PieceSet,
    /// When badges stand over units.
    pub badges: BadgeMode,
    /// The action whose piece and destination are shown as selected.
    pub selected_action: Option<PackedAction>,
    /// The place that the pointer is on.
    pub pointer: Option<Place>,
    /// Time since the start of the animation of the last action or, with a pointer, since a click there that plays nothing.
    pub animation_time: Option<Duration>,
    /// The output.
    pub output: RenderOutput,
}

/// The output of `cannon render`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RenderOutput {
    /// A picture in a PNG file.
    Picture(PathBuf),
    /// An animation of a record.
    Animation {
        /// The plies of its first and last position.
        plies: std::ops::Range<usize>,
        /// Frames per second.
        rate: u32,
        /// The form in which it is written.
        format: AnimationFormat,
    },
}

/// The form in which an animation is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnimationFormat {
    /// An animated GIF file.
    Gif(PathBuf),
    /// A folder of PNG files, one per frame.
    Frames(PathBuf),
}

impl RenderOutput {
    /// The file or folder that is written.
    pub fn path(&self) -> &Path {
        match self {
            RenderOutput::Picture(path)
            | RenderOutput::Animation { format: AnimationFormat::Gif(path) | AnimationFormat::Frames(path), .. } => {
                path
            }
        }
    }
}

/// A view of the camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum CameraView {
    /// From the seat of Dark.
    Dark,
    /// From the seat of Light.
    Light,
    /// From straight above.
    Top,
    /// From low above the table.
    Low,
}

pub(super) fn run(args: RenderArgs) -> Result<(), CliError> {
    let timeline = load_timeline(&args)?;
    let output = render_output(&args, timeline.last_ply())?;
    check_moment(&args)?;
    let selected_action = args.chosen.as_deref().map(|action| parse_selected_action(&timeline, action)).transpose()?;
    render_to_file(&RenderOptions {
        timeline,
        size: args.size,
        quality: args.quality,
        view: args.view,
        zoom: args.zoom,
        look_at: args.at,
        yaw_degrees: args.turn,
        pitch_degrees: args.rise,
        face: args.face,
        board_look: args.board_look,
        ground: args.ground,
        room: args.room,
        focus: args.focus,
        pieces: args.pieces,
        badges: args.badges,
        selected_action,
        pointer: args.pointer,
        animation_time: args.moment,
        output,
    })
}

/// Parses the action of `--chosen`, which must be legal.
fn parse_selected_action(timeline: &AnyTimeline, text: &str) -> Result<PackedAction, CliError> {
    let bad = |error: &dyn std::fmt::Display| CliError::BadInput(format!("--chosen {text:?}: {error}"));
    let action = timeline.read_action(text).map_err(|error| bad(&error))?;
    timeline.notation(action).map(|_| action).ok_or_else(|| bad(&"that cannot be played here"))
}

/// Checks that `--moment` comes with an animation to show: the animation of a record's last action or of a click.
fn check_moment(args: &RenderArgs) -> Result<(), CliError> {
    let missing = match args {
        RenderArgs { moment: None, .. } => return Ok(()),
        RenderArgs { chosen: Some(_), pointer: None, .. } => "--pointer, the place that is clicked",
        RenderArgs { chosen: None, .. } if args.source.is_position() => {
            "a --record instead of a position, because it shows the last action of a record"
        }
        _ => return Ok(()),
    };
    Err(CliError::BadInput(format!("--moment needs {missing}")))
}

/// The output for a game of this many plies.
fn render_output(args: &RenderArgs, plies: usize) -> Result<RenderOutput, CliError> {
    let RenderArgs { out, gif, frames, from, to, fps, .. } = args;
    let format = match (out, gif, frames) {
        (Some(out), ..) => return Ok(RenderOutput::Picture(out.clone())),
        (None, Some(gif), _) => AnimationFormat::Gif(gif.clone()),
        (None, None, Some(folder)) => AnimationFormat::Frames(folder.clone()),
        (None, None, None) => {
            return Err(CliError::BadInput("nothing to write; give --out, --gif or --frames".to_owned()));
        }
    };
    let (from, to) = (*from, to.unwrap_or(plies));
    if from >= to || to > plies {
        let error = format!("there is nothing to animate from {from} to {to}; the record has {plies} actions");
        return Err(CliError::BadInput(error));
    }
    Ok(RenderOutput::Animation { plies: from..to, rate: *fps, format })
}

/// The game at the ply to show.
fn load_timeline(args: &RenderArgs) -> Result<AnyTimeline, CliError> {
    let (_, mut timeline) = position_or_record(&args.source)?;
    if let Some(ply) = args.ply {
        if ply > timeline.last_ply() {
            let plies = timeline.last_ply();
            return Err(CliError::BadInput(format!("there is no ply {ply}; the record has {plies} actions")));
        }
        timeline.go_to(ply);
    }
    Ok(timeline)
}

#[cfg(feature = "gui")]
fn render_to_file(options: &RenderOptions) -> Result<(), CliError> {
    super::window::render_to_file(options)
}

#[cfg(not(feature = "gui"))]
fn render_to_file(options: &RenderOptions) -> Result<(), CliError> {
    let path = options.output.path().display();
    Err(CliError::Failed(format!("this build has no 3D half (feature `gui`) and cannot render {path}")))
}
