use std::path::PathBuf;

use clap::Args;

use crate::evaluation::EvaluationArgs;
use crate::games::{self, GameCommands};

/// Arguments of `cannon engine`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cannon engine\n    ugi\n    position start actions @e1 @f10\n    go movetime 1000\n    quit"
)]
pub struct EngineArgs {
    /// The game to start with, which is also the game of --weights; other programs can change it later with `setoption`
    #[arg(long, value_parser = games::read)]
    pub(super) game: Option<&'static GameCommands>,
    /// Use the weights in this file, which `cannon-lab tune` writes, for the linear evaluation; styles then differ only in the moves that
    /// they prefer
    #[arg(long, value_name = "FILE")]
    pub(super) weights: Option<PathBuf>,
    #[command(flatten)]
    pub(super) evaluation: EvaluationArgs,
}
