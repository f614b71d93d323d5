//! `cannon render`: everything but the picture, which is the 3D game's work.

use super::args::RenderArgs;
use super::error::CliError;
use super::games;
use super::options::{Product, Reel, RenderOptions};
use crate::rules::PackedAction;
use crate::rules::any::AnyTimeline;

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
        RenderArgs { chosen: None, .. } if args.subject.position.is_some() => {
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
    let (_, mut timeline) = games::subject(&args.subject)?;
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
