//! The arguments of the commands that need no window.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};

use super::analyse::AnalyseArgs;
use super::book::BookArgs;
use super::datagen::DatagenArgs;
use super::error::CliError;
use super::evaluation::EvaluationArgs;
use super::games::{self, GameCommands, GameStart, GameSwitches};
use super::match_runner::MatchArgs;
use super::options::{PlayOptions, integer_in, read_clock, read_draw_rules, read_seat};
use super::print::PrintArgs;
use super::puzzles::PuzzlesArgs;
use super::ratings::RatingsArgs;
use super::rulebook::RulebookArgs;
use super::schemes::SchemesArgs;
use super::tune::TuneArgs;
use super::value_error::ValueError;
use cannon_engine::Limits;
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{Seat, TimeControl};
use cannon_rules::timeline::HouseRules;

/// Greater depths would take too long, and their counts do not fit in 64 bits.
const MAX_PERFT_DEPTH: u32 = 10;

/// The commands of the program that need no window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Count the action sequences from a position, to test the move generator
    Perft(PerftArgs),
    /// List the legal actions in a position
    Legal(LegalArgs),
    /// Replay a saved game, checking every action, and print the final position and the result
    Replay(ReplayArgs),
    /// Show the best actions in a position, or evaluate every action of a saved game
    Analyse(AnalyseArgs),
    /// List the schemes (named starting set-ups) of a game, or check scheme files
    Schemes(SchemesArgs),
    /// List puzzles, prove them, or make new ones
    Puzzles(PuzzlesArgs),
    /// Explain the rules of a game with the options that are given, or show another page about the game
    Rules(RulebookArgs),
    /// Make a page to print: a reference sheet, an empty board for a scheme, or a scheme
    Print(PrintArgs),
    /// Run as an engine for other programs, with a text protocol on standard input and output
    Engine(EngineArgs),
    /// Play a match of many games between two players: levels, styles or other programs
    Match(MatchArgs),
    /// Rate the players of several matches on one scale, from the files that `cannon match --out` writes
    Ratings(RatingsArgs),
    /// Benchmark the computer player on fixed positions: nodes searched and nodes per second
    Bench(BenchArgs),
    /// Tune the weights of the evaluation on games of the computer against itself
    Tune(TuneArgs),
    /// Make data for training an evaluation from games of the computer against itself, or check a file of such data
    Datagen(DatagenArgs),
    /// Compute an opening book for the computer player
    Book(BookArgs),
}

/// The options of `cannon play` that apply to the window and to the terminal.
#[derive(Debug, Default, Args)]
pub struct PlayArgs {
    /// The game to play: cannon or tank-chess
    #[arg(long, value_parser = games::read)]
    game: Option<&'static GameCommands>,
    /// Who plays South (Dark, or White in Tank Chess): human, ai:LEVEL with a level from -1 to 14, or ai:LEVEL:STYLE with the style
    /// gunner, marcher, mason or fox
    #[arg(long, value_name = "SEAT", value_parser = read_seat)]
    dark: Option<Seat>,
    /// Who plays North (Light, or Black in Tank Chess)
    #[arg(long, value_name = "SEAT", value_parser = read_seat)]
    light: Option<Seat>,
    #[command(flatten)]
    rules: RulesArgs,
    /// Play by the published recommendations for tournaments: in Cannon, a cannon may shift three times in a row, or twice with
    /// --tournament=2. The house rules for draws are on, unless --draws says otherwise
    #[arg(long, value_name = "SHIFTS", num_args = 0..=1, require_equals = true,
        value_parser = integer_in(Ruleset::STRICT_SHIFT_LIMIT..=Ruleset::TOURNAMENT_SHIFT_LIMIT))]
    #[expect(clippy::option_option, reason = "clap tells an option without a value by the inner None")]
    tournament: Option<Option<u8>>,
    /// House rules for draws, which the published rules do not have: none, repetition (the third occurrence of a position),
    /// quiet-turns (100 turns in a row in which no piece is lost and no mine is cleared), or all; by default none
    #[arg(long, value_name = "RULES", value_parser = read_draw_rules)]
    draws: Option<HouseRules>,
    /// Time for each side: minutes, or minutes plus seconds per turn (5+3), or none; decimals are allowed. The clocks start after
    /// the first action. In Tank Chess, 30 minutes are recommended on 16 x 16 squares, and 45 on 20 x 20
    #[arg(long, value_name = "TIME", value_parser = read_clock, allow_negative_numbers = true)]
    clock: Option<TimeControl>,
    /// Save the game to this file after every turn; if the file exists, resume the game in it
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Open the game in this file, or the scheme or position; the same as `cannon FILE`
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["record", "game", "rules", "scheme", "tournament", "draws", "clock"])]
    open: Option<PathBuf>,
}

impl PlayArgs {
    /// Checks the arguments and resolves the ruleset or scheme that they name.
    ///
    /// # Errors
    /// If the preset is unknown, the scheme cannot be played, or the game has no computer player for a computer seat.
    pub fn options(self) -> Result<PlayOptions, CliError> {
        let game = self.game.unwrap_or(games::default());
        let (mut rules, mut house_rules) = (self.rules, self.draws);
        if let Some(shift_limit) = self.tournament {
            game.apply_tournament_rules(&mut rules.switches, shift_limit)?;
            house_rules = house_rules.or(Some(HouseRules::DRAWS));
        }
        let (ruleset, start, scheme) = if rules.is_given() {
            let GameStart { ruleset, position, scheme, .. } = GameStart::from_args(game, &rules)?;
            (Some(ruleset), position, scheme)
        } else {
            (None, None, None)
        };
        // A record has its own game, which is checked when the record is loaded.
        if self.record.is_none() && [self.dark, self.light].into_iter().flatten().any(Seat::is_computer) {
            games::engine(game.id)?;
        }
        Ok(PlayOptions {
            game: self.game.map(|game| game.id),
            south: self.dark,
            north: self.light,
            ruleset,
            house_rules,
            start,
            scheme,
            clock: self.clock,
            record: self.record,
            open: self.open,
        })
    }
}

/// The rules of a game: a preset, switches that override parts of it, or a scheme.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct RulesArgs {
    /// The rules: classic, blue-panther or igg; in Tank Chess the board, such as basic-16 (`cannon schemes` lists all boards)
    #[arg(long, value_name = "PRESET")]
    pub(super) rules: Option<String>,
    #[command(flatten)]
    pub(super) switches: GameSwitches,
    /// Start from the set-up in this scheme file (Tank Chess)
    #[arg(long, value_name = "FILE.json")]
    pub(super) scheme: Option<PathBuf>,
}

impl RulesArgs {
    /// Whether any of these options was given.
    pub(super) fn is_given(&self) -> bool {
        self.rules.is_some() || self.scheme.is_some() || self.switches.given().next().is_some()
    }
}

/// A position and the rules of its game.
#[derive(Clone, Debug, Args)]
pub(super) struct PositionArgs {
    /// The position as text in one argument, or `start` (the default)
    pub(super) position: Option<String>,
    #[command(flatten)]
    pub(super) game_args: GameArgs,
    /// Read the position from this file instead (Tank Chess)
    #[arg(long, value_name = "FILE.json", conflicts_with = "position")]
    pub(super) position_file: Option<PathBuf>,
}

/// A position with the rules of its game, or a record, which has its own rules.
#[derive(Clone, Debug, Args)]
pub struct PositionOrRecordArgs {
    /// The position as text in one argument, or `start`
    #[arg(required_unless_present_any = ["record", "scheme"], conflicts_with = "record")]
    pub(super) position: Option<String>,
    #[command(flatten)]
    pub(super) game_args: GameArgs,
    /// Use the saved game in this file instead of a position, or a game in the file of a match (`cannon match --out`)
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    /// The number of the game in the file of a match
    #[arg(long, value_name = "N", value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    #[arg(requires = "record")]
    pub(super) number: Option<u64>,
}

/// A game and its rules.
#[derive(Clone, Debug, Args)]
pub(super) struct GameArgs {
    /// The game: cannon or tank-chess
    #[arg(long, value_parser = games::read)]
    pub(super) game: Option<&'static GameCommands>,
    #[command(flatten)]
    pub(super) rules: RulesArgs,
}

impl GameArgs {
    /// Whether any option for the game or its rules was given.
    pub(super) fn is_given(&self) -> bool {
        self.game.is_some() || self.rules.is_given()
    }
}

/// The limits of each search of a command.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct LimitArgs {
    /// Limit each search to this many plies
    #[arg(long, value_name = "PLIES", value_parser = integer_in(1..=100_u32), allow_negative_numbers = true)]
    pub(super) depth: Option<u32>,
    /// Limit each search to this many positions (nodes)
    #[arg(long, value_name = "N", value_parser = integer_in(1..=u64::MAX), allow_negative_numbers = true)]
    pub(super) nodes: Option<u64>,
    /// Limit each search to this many milliseconds
    #[arg(long, value_name = "MS", value_parser = integer_in(1..=86_400_000_u64), allow_negative_numbers = true)]
    pub(super) movetime: Option<u64>,
}

impl PositionOrRecordArgs {
    /// Whether a position was given and not a record.
    #[must_use]
    pub const fn is_position(&self) -> bool {
        self.position.is_some()
    }
}

impl LimitArgs {
    /// The limits as the engine takes them; `None` if none was given.
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
    /// Length of the action sequences, in plies
    #[arg(value_parser = integer_in(0..=MAX_PERFT_DEPTH), allow_negative_numbers = true)]
    pub(super) depth: u32,
    /// Show the count for each first action separately
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
    /// Print a JSON object
    #[arg(long)]
    pub(super) json: bool,
}

/// Arguments of `cannon replay`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon replay game.json\n  cannon replay games.jsonl --number 3")]
pub struct ReplayArgs {
    /// The file of a saved game, or of a match (`cannon match --out`)
    pub(super) file: PathBuf,
    /// The number of the game in the file of a match
    #[arg(long, value_name = "N", value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) number: Option<u64>,
}

/// Arguments of `cannon engine`.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  cannon engine\n\nThen type, for example:\n  ugi\n  position start actions @e1 @f10\n  \
    go movetime 1000\n  quit\n\ndocs/protocol.md describes the protocol."
)]
pub struct EngineArgs {
    /// The game to start with, which is also the game of --weights; other programs can change it later with `setoption`
    #[arg(long, value_parser = games::read)]
    pub(super) game: Option<&'static GameCommands>,
    /// Use the weights in this file, which `cannon tune` writes, for the linear evaluation; styles then differ only in the actions that
    /// they prefer
    #[arg(long, value_name = "FILE")]
    pub(super) weights: Option<PathBuf>,
    #[command(flatten)]
    pub(super) evaluation: EvaluationArgs,
}

/// Arguments of `cannon bench`.
#[derive(Debug, Args)]
#[command(
    after_help = "With one thread, the number of nodes is a checksum: it is the same on every machine as long as the search and the \
    evaluation stay the same.\n\nExamples:\n  cannon bench\n  cannon bench --depth 5 --threads 2\n  \
    cannon bench --game cannon --network cannon.nnue"
)]
pub struct BenchArgs {
    /// Search each position to this depth; by default 11 in Cannon and 4 in Tank Chess
    #[arg(long, value_name = "PLIES", value_parser = integer_in(1..=40_u32), allow_negative_numbers = true)]
    pub(super) depth: Option<u32>,
    /// Number of search threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Search only the positions of this game
    #[arg(long, value_parser = games::read)]
    pub(super) game: Option<&'static GameCommands>,
    #[command(flatten)]
    pub(super) evaluation: EvaluationArgs,
}

/// Parses a count from 1 to 256, such as a number of threads.
pub(super) fn read_count(text: &str) -> Result<NonZeroUsize, ValueError> {
    integer_in(1..=256_usize)(text).map(|count| NonZeroUsize::new(count).unwrap_or(NonZeroUsize::MIN))
}
