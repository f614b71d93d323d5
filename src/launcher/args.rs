//! The part of the command line that belongs to the window: `play` and `render`.

use std::path::PathBuf;
use std::time::Duration;

use cannon_cli::options::whole;
use cannon_cli::{PlayArgs, SubjectArgs};
use cannon_rules::record::MAX_ACTIONS;
use clap::{Args, Parser, Subcommand};

use super::render::ViewArg;
use super::values::{Place, read_moment, read_place, read_size, read_turn, read_zoom};
use crate::appearance::{BoardFace, BoardLook, PieceSet, Quality, Room};

/// Cannon, the war game of soldiers in line. Without a command it plays.
#[derive(Debug, Parser)]
#[command(name = "cannon", version, args_conflicts_with_subcommands = true, max_term_width = 100)]
#[command(after_help = "Examples:\n  cannon\n  cannon --text --light ai:5\n  cannon perft start 4")]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) play: WindowPlayArgs,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Play, in a window or in the terminal
    Play(WindowPlayArgs),
    #[command(flatten)]
    Text(cannon_cli::Command),
    /// Make a picture of the 3D scene without showing a window
    Render(RenderArgs),
}

/// `cannon play`, in a window or in the terminal.
#[derive(Debug, Default, Args)]
#[command(
    after_help = "Examples:\n  cannon play --dark human --light ai:4 --rules igg\n  cannon play --text --record game.json\n  \
    cannon play --text --light human --clock 5+3\n  cannon play --game tank-chess --scheme my-scheme.json"
)]
pub(super) struct WindowPlayArgs {
    #[command(flatten)]
    pub(super) game: PlayArgs,
    /// Play in the terminal
    #[arg(long)]
    pub(super) text: bool,
    /// How rich the picture is
    #[arg(long)]
    pub(super) quality: Option<Quality>,
    /// Size of the window, in pixels
    #[arg(long, value_name = "WxH", value_parser = read_size)]
    pub(super) windowed: Option<(u32, u32)>,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon render start --size 1280x720 --quality low --out start.png\n  \
    cannon render --record game.json --ply 12 --size 1920x1080 --quality high --out turn.png\n  \
    cannon render --record game.json --from 20 --to 26 --size 640x360 --quality medium --gif turns.gif")]
pub(super) struct RenderArgs {
    #[command(flatten)]
    pub(super) subject: SubjectArgs,
    /// Which position of the record: after so many actions; the last if not given
    #[arg(long, value_name = "N", conflicts_with = "position")]
    #[arg(value_parser = whole(0..=MAX_ACTIONS), allow_negative_numbers = true)]
    pub(super) ply: Option<usize>,
    /// Size of the picture, in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = read_size)]
    pub(super) size: (u32, u32),
    /// How rich the picture is
    #[arg(long, default_value = "high")]
    pub(super) quality: Quality,
    /// From where
    #[arg(long, default_value = "dark")]
    pub(super) view: ViewArg,
    /// Closer (below 1) or farther (above 1)
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = read_zoom)]
    pub(super) zoom: f32,
    /// What is in the middle of the picture, instead of the middle of the board; --zoom may then be closer
    #[arg(long, value_name = "PLACE", value_parser = read_place)]
    pub(super) at: Option<Place>,
    /// Go round the table by so many degrees, to the right
    #[arg(long, value_name = "DEGREES", default_value_t = 0.0, value_parser = read_turn, allow_negative_numbers = true)]
    pub(super) turn: f32,
    /// Look down from so many degrees higher, or from lower
    #[arg(long, value_name = "DEGREES", default_value_t = 0.0, value_parser = read_turn, allow_negative_numbers = true)]
    pub(super) rise: f32,
    /// Which face of the board
    #[arg(long, default_value = "cells")]
    pub(super) face: BoardFace,
    /// What the board is made of
    #[arg(long, value_name = "LOOK", default_value = "walnut")]
    pub(super) board_look: BoardLook,
    /// Where the table stands
    #[arg(long, default_value = "study")]
    pub(super) room: Room,
    /// Only the middle of the board is in focus, as in a photograph (with --quality high)
    #[arg(long)]
    pub(super) focus: bool,
    /// What the pieces are made of
    #[arg(long, default_value = "tin")]
    pub(super) pieces: PieceSet,
    /// Show what a player sees who is about to play this action and has chosen its piece, and where that is to go
    #[arg(long, value_name = "ACTION", conflicts_with_all = ["gif", "frames"])]
    pub(super) chosen: Option<String>,
    /// Where that player points
    #[arg(long, value_name = "PLACE", value_parser = read_place, requires = "chosen")]
    pub(super) pointer: Option<Place>,
    /// Catch the last action as it is being shown, so many seconds after its beginning; with --pointer, what is seen of a click there in
    /// vain
    #[arg(long, value_name = "SECONDS", value_parser = read_moment)]
    pub(super) moment: Option<Duration>,
    /// The PNG file to write
    #[arg(long, value_name = "FILE.png", required_unless_present_any = ["gif", "frames"])]
    pub(super) out: Option<PathBuf>,
    /// Film the record instead, into this animated GIF
    #[arg(long, value_name = "FILE.gif", conflicts_with_all = ["out", "ply", "moment", "position", "frames"])]
    pub(super) gif: Option<PathBuf>,
    /// Film the record instead, into PNG files in this folder
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["out", "ply", "moment", "position"])]
    pub(super) frames: Option<PathBuf>,
    /// Where a film begins: after so many actions
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole(0..=MAX_ACTIONS), allow_negative_numbers = true)]
    pub(super) from: usize,
    /// Where it ends: after so many actions; the end of the record if not given
    #[arg(long, value_name = "N", value_parser = whole(0..=MAX_ACTIONS), allow_negative_numbers = true)]
    pub(super) to: Option<usize>,
    /// Pictures a second of a film
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole(1..=50_u32), allow_negative_numbers = true)]
    pub(super) fps: u32,
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, ValueEnum};

    use super::*;

    #[test]
    fn the_commands_are_consistent_and_each_shows_an_example() {
        let mut command = Arguments::command();
        command.build();
        command.clone().debug_assert();
        for part in std::iter::once(&command).chain(command.get_subcommands()) {
            let help = part.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(part.get_name() == "help" || help.contains("cannon"), "{}", part.get_name());
        }
        assert!(Quality::value_variants().len() == 3);
    }
}
