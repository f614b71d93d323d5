//! `cannon render`: everything but the picture, which is the 3D game's work.

use super::args::RenderArgs;
use super::error::CliError;
use super::games;
use super::options::RenderOptions;
use crate::rules::any::AnyTimeline;

pub(super) fn run(args: RenderArgs) -> Result<(), CliError> {
    let timeline = scene(&args)?;
    picture(&RenderOptions {
        timeline,
        size: args.size,
        quality: args.quality,
        view: args.view,
        zoom: args.zoom,
        face: args.face,
        pieces: args.pieces,
        moment: args.moment,
        out: args.out,
    })
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
    let out = options.out.display();
    Err(CliError::Failed(format!("this build has no 3D half (feature `gui`) and cannot make {out}")))
}
