//! The arguments of the program, with the commands `play` and `render`, which can use the 3D half.

use std::path::PathBuf;
use std::time::Duration;

use cannon_cli::options::integer_in;
use cannon_cli::{PlayArgs, PositionOrRecordArgs};
use cannon_i18n::Language;
use cannon_rules::record::MAX_ACTIONS;
use clap::{Args, Parser, Subcommand};

use super::generate::{CompletionsArgs, ManualArgs};
use super::render::CameraView;
use super::values::{Place, read_degrees, read_language, read_place, read_seconds, read_size, read_zoom};
use cannon_appearance::{BadgeMode, BoardFace, BoardLook, GroundLook, PieceSet, Quality, Room};

/// Cannon and Tank Chess, two abstract war games. Without a command, the program starts the game
#[derive(Debug, Parser)]
#[command(name = "cannon", version, args_conflicts_with_subcommands = true, max_term_width = 100)]
pub(super) struct Arguments {
    /// Language of all texts: en, es, de or ja; by default that of the system, or the one in the settings of the window
    #[arg(long = "lang", value_name = "LANGUAGE", global = true, value_parser = read_language)]
    pub(super) language: Option<Language>,
    #[command(flatten)]
    pub(super) play: WindowPlayArgs,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// The commands of the program.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Play in a window or in the terminal
    Play(WindowPlayArgs),
    #[command(flatten)]
    Text(cannon_cli::Command),
    /// Render the 3D board to a picture or an animation without opening a window
    Render(RenderArgs),
    /// Print a report about this computer and the files of the game, for help with a problem
    #[cfg(feature = "gui")]
    #[command(after_help = "Examples:\n  cannon doctor\n  cannon doctor > report.txt")]
    Doctor,
    /// Print the completions of a shell for this command line
    Completions(CompletionsArgs),
    /// Write the pages of the manual about this command line
    #[command(hide = true)]
    Manual(ManualArgs),
}

/// Arguments of `cannon play`.
#[derive(Debug, Default, Args)]
#[command(
    after_help = "Examples:\n  cannon play --dark human --light sergeant --rules igg\n  cannon play --text --record game.json\n  \
    cannon play --text --light human --clock 5+3\n  cannon play --game tank-chess --scheme my-scheme.json"
)]
pub(super) struct WindowPlayArgs {
    #[command(flatten)]
    pub(super) game: PlayArgs,
    /// Play in the terminal instead of a window
    #[arg(long)]
    pub(super) text: bool,
    /// Graphics quality
    #[arg(long)]
    pub(super) quality: Option<Quality>,
    /// Open a window of this size, in pixels
    #[arg(long, value_name = "WxH", value_parser = read_size)]
    pub(super) windowed: Option<(u32, u32)>,
}

/// Arguments of `cannon render`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon render start --size 1280x720 --quality low --out start.png\n  \
    cannon render --record game.json --ply 12 --size 1920x1080 --quality high --out turn.png\n  \
    cannon render --record game.json --from 20 --to 26 --size 640x360 --quality medium --gif turns.gif")]
pub(super) struct RenderArgs {
    #[command(flatten)]
    pub(super) source: PositionOrRecordArgs,
    /// Show the position of the saved game after this many moves; by default the last position
    #[arg(long, value_name = "N", conflicts_with = "position")]
    #[arg(value_parser = integer_in(0..=MAX_ACTIONS), allow_negative_numbers = true)]
    pub(super) ply: Option<usize>,
    /// Size of the picture, in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = read_size)]
    pub(super) size: (u32, u32),
    /// Graphics quality
    #[arg(long, default_value = "high")]
    pub(super) quality: Quality,
    /// View of the camera: from the seat of a side, from straight above or from low above the table
    #[arg(long, default_value = "dark")]
    pub(super) view: CameraView,
    /// Distance of the camera as a factor: closer below 1, farther above 1
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = read_zoom)]
    pub(super) zoom: f32,
    /// Aim the camera at this place, such as e5, instead of the middle of the board; --zoom can then go closer
    #[arg(long, value_name = "PLACE", value_parser = read_place)]
    pub(super) at: Option<Place>,
    /// Turn the camera around the table to the right by this many degrees
    #[arg(long, value_name = "DEGREES", default_value_t = 0.0, value_parser = read_degrees, allow_negative_numbers = true)]
    pub(super) turn: f32,
    /// Raise the camera by this many degrees, or lower it if negative
    #[arg(long, value_name = "DEGREES", default_value_t = 0.0, value_parser = read_degrees, allow_negative_numbers = true)]
    pub(super) rise: f32,
    /// Face of the board; by default the one that belongs to the rules of the game
    #[arg(long)]
    pub(super) face: Option<BoardFace>,
    /// Material of the board, in games with an inlaid board
    #[arg(long, value_name = "LOOK", default_value = "walnut")]
    pub(super) board_look: BoardLook,
    /// Look of the board, in games whose board shows a landscape
    #[arg(long, value_name = "LOOK", default_value = "summer")]
    pub(super) ground: GroundLook,
    /// Room around the table
    #[arg(long, default_value = "study")]
    pub(super) room: Room,
    /// Blur everything but the middle of the board, as in a photograph (with --quality high)
    #[arg(long)]
    pub(super) focus: bool,
    /// Material of the pieces
    #[arg(long, default_value = "tin")]
    pub(super) pieces: PieceSet,
    /// When the symbols of their kinds stand over the units of Tank Chess
    #[arg(long, default_value = "when-small")]
    pub(super) badges: BadgeMode,
    /// Show the board as if the player to move had selected the piece and the destination of this move
    #[arg(long, value_name = "MOVE", conflicts_with_all = ["gif", "frames"])]
    pub(super) chosen: Option<String>,
    /// With --chosen, the place that the player points at, such as e5
    #[arg(long, value_name = "PLACE", value_parser = read_place, requires = "chosen")]
    pub(super) pointer: Option<Place>,
    /// Show the animation of the last move this many seconds after its start; with --pointer, show the reaction to a click there that
    /// plays nothing
    #[arg(long, value_name = "SECONDS", value_parser = read_seconds)]
    pub(super) moment: Option<Duration>,
    /// Write the picture to this PNG file
    #[arg(long, value_name = "FILE.png", required_unless_present_any = ["gif", "frames"])]
    pub(super) out: Option<PathBuf>,
    /// Write an animation of the saved game to this GIF file instead
    #[arg(long, value_name = "FILE.gif", conflicts_with_all = ["out", "ply", "moment", "position", "frames"])]
    pub(super) gif: Option<PathBuf>,
    /// Write an animation of the saved game as PNG files in this folder instead
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["out", "ply", "moment", "position"])]
    pub(super) frames: Option<PathBuf>,
    /// Start the animation after this many moves
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = integer_in(0..=MAX_ACTIONS), allow_negative_numbers = true)]
    pub(super) from: usize,
    /// End the animation after this many moves; by default at the end of the game
    #[arg(long, value_name = "N", value_parser = integer_in(0..=MAX_ACTIONS), allow_negative_numbers = true)]
    pub(super) to: Option<usize>,
    /// Frames per second of the animation
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = integer_in(1..=50_u32), allow_negative_numbers = true)]
    pub(super) fps: u32,
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, ValueEnum};

    use super::*;

    #[test]
    fn commands_are_consistent_and_their_help_has_an_example() {
        let mut command = Arguments::command();
        command.build();
        command.clone().debug_assert();
        for subcommand in std::iter::once(&command).chain(command.get_subcommands()) {
            let help = subcommand.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(subcommand.get_name() == "help" || help.contains("cannon"), "{}", subcommand.get_name());
        }
        assert!(Quality::value_variants().len() == 3);
    }
}
