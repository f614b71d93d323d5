//! What can be typed after `cannon`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};

use super::analyse::AnalyseArgs;
use super::book::BookArgs;
use super::contest::MatchArgs;
use super::error::CliError;
use super::games::{self, Beginning, GameCommands, GameSwitches};
use super::options::{PlayOptions, read_clock, read_seat, whole};
use super::schemes::SchemesArgs;
use super::tune::TuneArgs;
use cannon_engine::Limits;
use cannon_rules::record::{Seat, TimeControl};

/// Depths beyond this take longer than anybody waits, and their counts do not fit 64 bits.
const MAX_PERFT_DEPTH: u32 = 10;

/// The commands that need no window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Count sequences of actions from a position: the test of the rules' code
    Perft(PerftArgs),
    /// List the legal actions in a position
    Legal(LegalArgs),
    /// Check a record move by move; print the final position and the result
    Replay(ReplayArgs),
    /// Show the best actions in a position, or judge every action of a record
    Analyse(AnalyseArgs),
    /// List the boards that games can begin on, or check scheme files
    Schemes(SchemesArgs),
    /// Serve as an engine for other programs, by lines of text on standard input and output
    Engine(EngineArgs),
    /// Let two players play many games against each other: levels, styles, other programs
    Match(MatchArgs),
    /// Measure the computer player: positions searched, and how fast
    Bench(BenchArgs),
    /// Find better weights for judging positions, from games of the computer against itself
    Tune(TuneArgs),
    /// Compute an opening book for the computer player
    Book(BookArgs),
}

/// Who plays which game, for a window and for the terminal alike.
#[derive(Debug, Default, Args)]
pub struct PlayArgs {
    /// Which game: cannon or tank-chess
    #[arg(long, value_parser = games::read)]
    game: Option<&'static GameCommands>,
    /// Who plays the dark side (South): human, ai:LEVEL with a level from 1 to 10, or ai:LEVEL:STYLE (gunner, marcher, mason, fox)
    #[arg(long, value_name = "SEAT", value_parser = read_seat)]
    dark: Option<Seat>,
    /// Who plays the light side (North)
    #[arg(long, value_name = "SEAT", value_parser = read_seat)]
    light: Option<Seat>,
    /// The rules: classic, blue-panther or igg; in Tank Chess the board, such as basic-16 (cannon schemes lists all)
    #[arg(long, value_name = "PRESET")]
    rules: Option<String>,
    /// Begin with the set-up in this scheme file (Tank Chess)
    #[arg(long, value_name = "FILE.json")]
    scheme: Option<PathBuf>,
    /// Time for each side: minutes, minutes and seconds added after each turn (5+3), or none. Decimals are possible. The clocks
    /// start with the first action
    #[arg(long, value_name = "TIME", value_parser = read_clock, allow_negative_numbers = true)]
    clock: Option<TimeControl>,
    /// Keep the game in this file; continue the game in it if there is one
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl PlayArgs {
    /// The options, checked.
    ///
    /// # Errors
    /// The rules have no such preset, or the scheme cannot be played.
    pub fn options(self) -> Result<PlayOptions, CliError> {
        let game = self.game.unwrap_or(games::default());
        let (ruleset, start, scheme) = if self.rules.is_some() || self.scheme.is_some() {
            let rules = RulesArgs { rules: self.rules, scheme: self.scheme, ..RulesArgs::default() };
            let Beginning { ruleset, position, scheme, .. } = Beginning::of(game, &rules)?;
            (Some(ruleset), position, scheme)
        } else {
            (None, None, None)
        };
        // A record names its own game.
        if self.record.is_none() && [self.dark, self.light].into_iter().flatten().any(Seat::is_computer) {
            games::player(game.id)?;
        }
        Ok(PlayOptions {
            game: self.game.map(|game| game.id),
            south: self.dark,
            north: self.light,
            ruleset,
            start,
            scheme,
            clock: self.clock,
            record: self.record,
        })
    }
}

/// The rules of a game: a preset, switches that differ from it, or a scheme.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct RulesArgs {
    /// The rules: classic, blue-panther or igg; in Tank Chess the same as --board
    #[arg(long, value_name = "PRESET")]
    pub(super) rules: Option<String>,
    #[command(flatten)]
    pub(super) switches: GameSwitches,
    /// Start with the set-up in this scheme file (Tank Chess)
    #[arg(long, value_name = "FILE.json")]
    pub(super) scheme: Option<PathBuf>,
}

/// A position by some rules.
#[derive(Clone, Debug, Args)]
pub(super) struct PositionArgs {
    /// The position as text in one argument, or `start`, which is meant if nothing else is said
    pub(super) position: Option<String>,
    #[command(flatten)]
    pub(super) by: GameArgs,
    /// The position in this file, in place of a text, for games that have such files
    #[arg(long, value_name = "FILE.json", conflicts_with = "position")]
    pub(super) position_file: Option<PathBuf>,
}

/// The position or record that a command is about. A record has rules of its own.
#[derive(Clone, Debug, Args)]
pub struct SubjectArgs {
    /// The position as text in one argument, or `start`
    #[arg(required_unless_present_any = ["record", "scheme"], conflicts_with = "record")]
    pub(super) position: Option<String>,
    #[command(flatten)]
    pub(super) by: GameArgs,
    /// The game in this file, in place of a position
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
}

/// A game and its rules.
#[derive(Clone, Debug, Args)]
pub(super) struct GameArgs {
    /// Which game: cannon or tank-chess
    #[arg(long, value_parser = games::read)]
    pub(super) game: Option<&'static GameCommands>,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
}

impl GameArgs {
    /// Whether the game or its rules are given.
    pub(super) fn is_given(&self) -> bool {
        let RulesArgs { rules, switches, scheme } = &self.rules;
        self.game.is_some() || rules.is_some() || scheme.is_some() || switches.given().next().is_some()
    }
}

/// Bounds on every search of a command.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct LimitArgs {
    /// Plies to search
    #[arg(long, value_name = "PLIES", value_parser = whole(1..=100_u32), allow_negative_numbers = true)]
    pub(super) depth: Option<u32>,
    /// Positions to visit in each search
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::MAX), allow_negative_numbers = true)]
    pub(super) nodes: Option<u64>,
    /// Milliseconds to think about each action
    #[arg(long, value_name = "MS", value_parser = whole(1..=86_400_000_u64), allow_negative_numbers = true)]
    pub(super) movetime: Option<u64>,
}

impl SubjectArgs {
    /// Whether a position was named, and not a record.
    #[must_use]
    pub const fn is_position(&self) -> bool {
        self.position.is_some()
    }
}

impl LimitArgs {
    /// The bounds; `None` if there are none.
    pub(super) fn limits(&self) -> Option<Limits> {
        let &LimitArgs { depth, nodes, movetime } = self;
        let limits = Limits { depth, nodes, time: movetime.map(Duration::from_millis) };
        (limits != Limits::default()).then_some(limits)
    }
}

/// Arguments of `cannon perft`.
#[derive(Debug, Args)]
#[command(allow_missing_positional = true)]
#[command(after_help = "Examples:\n  cannon perft start 4\n  cannon perft start 3 --rules igg --divide\n  \
    cannon perft --game tank-chess --board basic-20 2\n  cannon perft --game tank-chess --scheme my-scheme.json 2")]
pub struct PerftArgs {
    #[command(flatten)]
    pub(super) position: PositionArgs,
    /// Length of the sequences, in turns
    #[arg(value_parser = whole(0..=MAX_PERFT_DEPTH), allow_negative_numbers = true)]
    pub(super) depth: u32,
    /// Show the count after each first action
    #[arg(long)]
    pub(super) divide: bool,
}

/// Arguments of `cannon legal`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon legal start\n  \
    cannon legal \"1L8/10/10/1l1l1l4/10/10/4d1d1d1/10/10/8D1 d\" --json")]
pub struct LegalArgs {
    #[command(flatten)]
    pub(super) position: PositionArgs,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
}

/// Arguments of `cannon replay`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  cannon replay game.json")]
pub struct ReplayArgs {
    /// The record
    pub(super) file: PathBuf,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  cannon engine\n\nThen type, for instance:\n  ugi\n  position start actions @e1 @f10\n  \
    go movetime 1000\n  quit\n\ndocs/protocol.md describes all of it."
)]
pub struct EngineArgs {
    /// Which game to begin with, and whose weights --weights has; others can be chosen later
    #[arg(long, value_parser = games::read)]
    pub(super) game: Option<&'static GameCommands>,
    /// Judge positions by the weights in this file, as `cannon tune` writes it; styles then only differ in what they like to play
    #[arg(long, value_name = "FILE")]
    pub(super) weights: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(
    after_help = "On one thread the number of nodes is a checksum: it stays the same on every machine as long as the computer player \
    does.\n\nExamples:\n  cannon bench\n  cannon bench --depth 5 --threads 2"
)]
pub struct BenchArgs {
    /// Plies to search in each position; if not given, 11 in Cannon and 4 in Tank Chess
    #[arg(long, value_name = "PLIES", value_parser = whole(1..=40_u32), allow_negative_numbers = true)]
    pub(super) depth: Option<u32>,
    /// Threads to search with
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Only the positions of this game
    #[arg(long, value_parser = games::read)]
    pub(super) game: Option<&'static GameCommands>,
}

/// Reads how many there are to be of something.
pub(super) fn read_count(text: &str) -> Result<NonZeroUsize, String> {
    whole(1..=256_usize)(text).map(|count| NonZeroUsize::new(count).unwrap_or(NonZeroUsize::MIN))
}
