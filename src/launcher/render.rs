//! `cannon render`: the options, checked against the game that they name.

use std::path::{Path, PathBuf};
use std::time::Duration;

use cannon_cli::{CliError, subject};
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use clap::ValueEnum;

use super::args::RenderArgs;
use super::values::Place;
use crate::appearance::{BoardFace, BoardLook, PieceSet, Quality, Room};

/// What `cannon render` was asked for.
pub struct RenderOptions {
    /// The game, standing at the ply that is to be shown.
    pub timeline: Box<dyn AnyTimeline>,
    /// Width and height of the picture in pixels.
    pub size: (u32, u32),
    /// How rich the picture is.
    pub quality: Quality,
    /// From where.
    pub view: ViewArg,
    /// Closer (below 1) or farther (above 1).
    pub zoom: f32,
    /// The place in the middle of the picture, instead of the middle of the board.
    pub at: Option<Place>,
    /// So far round the table, in degrees.
    pub turn: f32,
    /// So much higher, in degrees.
    pub rise: f32,
    /// Which face of the board.
    pub face: BoardFace,
    /// What the board is made of.
    pub board_look: BoardLook,
    /// Where the table stands.
    pub room: Room,
    /// Whether only the middle of the board is in focus.
    pub focus: bool,
    /// What the pieces are made of.
    pub pieces: PieceSet,
    /// What the player of the picture is about to play.
    pub chosen: Option<PackedAction>,
    /// Where that player points.
    pub pointer: Option<Place>,
    /// Catch the last action as it is being shown, or the click in vain of who has chosen something, so long after its beginning.
    pub moment: Option<Duration>,
    /// What to make.
    pub product: Product,
}

/// What `cannon render` makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Product {
    /// A picture in a PNG file.
    Picture(PathBuf),
    /// A film.
    Film {
        /// From the position after so many actions to that after so many.
        plies: std::ops::Range<usize>,
        /// Pictures a second.
        rate: u32,
        /// As what.
        reel: Reel,
    },
}

/// What a film is kept as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reel {
    /// An animated GIF, in this file.
    Gif(PathBuf),
    /// PNG files in this folder, one a picture.
    Frames(PathBuf),
}

impl Product {
    /// The file or folder that is made.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Product::Picture(path) | Product::Film { reel: Reel::Gif(path) | Reel::Frames(path), .. } => path,
        }
    }
}

/// From where a picture is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum ViewArg {
    /// From Dark's chair.
    Dark,
    /// From Light's chair.
    Light,
    /// From straight above.
    Top,
    /// Low over the table.
    Low,
}

pub(super) fn run(args: RenderArgs) -> Result<(), CliError> {
    let timeline = scene(&args)?;
    let product = product(&args, timeline.last_ply())?;
    check_moment(&args)?;
    let chosen = args.chosen.as_deref().map(|action| chosen(&*timeline, action)).transpose()?;
    picture(&RenderOptions {
        timeline,
        size: args.size,
        quality: args.quality,
        view: args.view,
        zoom: args.zoom,
        at: args.at,
        turn: args.turn,
        rise: args.rise,
        face: args.face,
        board_look: args.board_look,
        room: args.room,
        focus: args.focus,
        pieces: args.pieces,
        chosen,
        pointer: args.pointer,
        moment: args.moment,
        product,
    })
}

/// The action that is to be chosen, which must be legal.
fn chosen(timeline: &dyn AnyTimeline, text: &str) -> Result<PackedAction, CliError> {
    let bad = |error: &dyn std::fmt::Display| CliError::BadInput(format!("--chosen {text:?}: {error}"));
    let action = timeline.read_action(text).map_err(|error| bad(&error))?;
    timeline.notation(action).map(|_| action).ok_or_else(|| bad(&"that cannot be played here"))
}

/// A moment is one of something that happens.
fn check_moment(args: &RenderArgs) -> Result<(), CliError> {
    let lacking = match args {
        RenderArgs { moment: None, .. } => return Ok(()),
        RenderArgs { chosen: Some(_), pointer: None, .. } => "--pointer, the place that is clicked at in vain",
        RenderArgs { chosen: None, .. } if args.subject.is_position() => {
            "a --record instead of a position: its last action is what is shown"
        }
        _ => return Ok(()),
    };
    Err(CliError::BadInput(format!("--moment needs {lacking}")))
}

/// What is to be made of a record with so many actions.
fn product(args: &RenderArgs, plies: usize) -> Result<Product, CliError> {
    let RenderArgs { out, gif, frames, from, to, fps, .. } = args;
    let reel = match (out, gif, frames) {
        (Some(out), ..) => return Ok(Product::Picture(out.clone())),
        (None, Some(gif), _) => Reel::Gif(gif.clone()),
        (None, None, Some(folder)) => Reel::Frames(folder.clone()),
        (None, None, None) => return Err(CliError::BadInput("say what to make: --out, --gif or --frames".to_owned())),
    };
    let (from, to) = (*from, to.unwrap_or(plies));
    if from >= to || to > plies {
        let error = format!("there is nothing to film from {from} to {to}; the record has {plies} actions");
        return Err(CliError::BadInput(error));
    }
    Ok(Product::Film { plies: from..to, rate: *fps, reel })
}

/// The game, standing at the ply that is to be shown.
fn scene(args: &RenderArgs) -> Result<Box<dyn AnyTimeline>, CliError> {
    let (_, mut timeline) = subject(&args.subject)?;
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
fn picture(options: &RenderOptions) -> Result<(), CliError> {
    super::window::picture(options)
}

#[cfg(not(feature = "gui"))]
fn picture(options: &RenderOptions) -> Result<(), CliError> {
    let made = options.product.path().display();
    Err(CliError::Failed(format!("this build has no 3D half (feature `gui`) and cannot make {made}")))
}
