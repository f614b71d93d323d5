//! Groups of arguments that several commands have.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::games::{self, GameCommands, GameSwitches};
use super::options::integer_in;
use super::value_error::ValueError;
use cannon_engine::Limits;

/// The rules of a game: a preset, switches that override parts of it, or a scheme.
#[derive(Clone, Debug, Default, Args)]
pub struct RulesArgs {
    /// The rules: classic, blue-panther or igg; in Tank Chess the board, such as basic-16 (`cannon schemes` lists all boards)
    #[arg(long, value_name = "PRESET")]
    pub rules: Option<String>,
    /// Switches that override parts of the preset.
    #[command(flatten)]
    pub switches: GameSwitches,
    /// Start from the set-up in this scheme file (Tank Chess)
    #[arg(long, value_name = "FILE.json")]
    pub scheme: Option<PathBuf>,
}

impl RulesArgs {
    /// Whether any of these options was given.
    pub fn is_given(&self) -> bool {
        self.rules.is_some() || self.scheme.is_some() || self.switches.given().next().is_some()
    }
}

/// A position and the rules of its game.
#[derive(Clone, Debug, Args)]
pub struct PositionArgs {
    /// The position as text in one argument, or `start`
    pub position: Option<String>,
    /// The game and its rules.
    #[command(flatten)]
    pub game_args: GameArgs,
    /// Read the position from this file instead (Tank Chess)
    #[arg(long, value_name = "FILE.json", conflicts_with = "position")]
    pub position_file: Option<PathBuf>,
}

/// A position with the rules of its game, or a record, which has its own rules.
#[derive(Clone, Debug, Args)]
pub struct PositionOrRecordArgs {
    /// The position as text in one argument, or `start`
    #[arg(required_unless_present_any = ["saved_game", "scheme"], conflicts_with = "saved_game")]
    pub position: Option<String>,
    /// The game and its rules.
    #[command(flatten)]
    pub game_args: GameArgs,
    /// Use the game in this file instead of a position: a saved game, or a game of a match (`cannon match --out`) or of another program
    #[arg(id = "saved_game", long = "record", value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The number of the game in a file or folder of several games, counted from 0
    #[arg(long, value_name = "N", value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    #[arg(requires = "saved_game")]
    pub number: Option<u64>,
}

/// A game and its rules.
#[derive(Clone, Debug, Args)]
pub struct GameArgs {
    /// The game: cannon or tank-chess
    #[arg(long, value_parser = games::read)]
    pub game: Option<&'static GameCommands>,
    /// The rules of the game.
    #[command(flatten)]
    pub rules: RulesArgs,
}

impl GameArgs {
    /// Whether any option for the game or its rules was given.
    pub fn is_given(&self) -> bool {
        self.game.is_some() || self.rules.is_given()
    }
}

/// The limits of each search of a command.
#[derive(Clone, Debug, Default, Args)]
pub struct LimitArgs {
    /// Limit each search to this many moves ahead, of both sides together
    #[arg(long, value_name = "PLIES", value_parser = integer_in(1..=100_u32), allow_negative_numbers = true)]
    pub depth: Option<u32>,
    /// Limit each search to this many positions (nodes)
    #[arg(long, value_name = "N", value_parser = integer_in(1..=u64::MAX), allow_negative_numbers = true)]
    pub nodes: Option<u64>,
    /// Limit each search to this many milliseconds
    #[arg(long, value_name = "MS", value_parser = integer_in(1..=86_400_000_u64), allow_negative_numbers = true)]
    pub movetime: Option<u64>,
}

impl PositionOrRecordArgs {
    /// Whether a position was given and not a record.
    pub const fn is_position(&self) -> bool {
        self.position.is_some()
    }
}

impl LimitArgs {
    /// The limits as the engine takes them; `None` if none was given.
    pub fn limits(&self) -> Option<Limits> {
        let &LimitArgs { depth, nodes, movetime } = self;
        let limits = Limits { depth, nodes, time: movetime.map(Duration::from_millis) };
        (limits != Limits::default()).then_some(limits)
    }
}

/// Parses a count from 1 to 256, such as a number of threads.
pub fn read_count(text: &str) -> Result<NonZeroUsize, ValueError> {
    integer_in(1..=256_usize)(text).map(|count| NonZeroUsize::new(count).unwrap_or(NonZeroUsize::MIN))
}
