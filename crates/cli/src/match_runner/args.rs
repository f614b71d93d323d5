use std::path::PathBuf;

use clap::Args;

use super::openings::RandomOpenings;
use super::player_spec::PlayerSpec;
use super::turn_limit::TurnLimit;
use crate::args::{GameArgs, LimitArgs};
use crate::games::BoardArgs;
use crate::options::{integer_in, read_clock};
use cannon_engine::Limits;
use cannon_rules::record::TimeControl;

/// Arguments of `cannon match`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cannon match --first sergeant --second ensign --games 40\n  \
    cannon match --first general --second \"engine:./other engine\" --movetime 100 --concurrency 2 --out games.jsonl\n  \
    cannon match --first general --second colonel --clock 0.5+0.5\n  \
    cannon match --game tank-chess --scheme my-scheme.json --first ensign --second ensign --openings random:0 --games 200\n  \
    cannon match --game tank-chess --boards all --except skirmish,two-fords --first lieutenant --second ensign --games 280\n  \
    cannon match --first \"engine:./cannon-new engine\" --second \"engine:./cannon-old engine\" --tc nodes:20000 --out games.jsonl\n  \
    cannon match --summary games.jsonl more-games.jsonl")]
pub struct MatchArgs {
    /// The first player
    #[arg(long, value_name = "PLAYER", required_unless_present = "summary")]
    pub first: Option<PlayerSpec>,
    /// The second player
    #[arg(long, value_name = "PLAYER", required_unless_present = "summary")]
    pub second: Option<PlayerSpec>,
    #[command(flatten)]
    pub(super) game_args: GameArgs,
    #[command(flatten)]
    pub(super) boards: BoardArgs,
    /// Number of games to play, which is 40 by default
    #[arg(long, value_parser = integer_in(1..=1_000_000_u64), allow_negative_numbers = true)]
    pub games: Option<u64>,
    /// Openings of the games: random:N for N random moves after which neither side is ahead
    #[arg(long, default_value = "random:6")]
    pub(super) openings: RandomOpenings,
    /// Number of games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = integer_in(1..=256_usize), allow_negative_numbers = true)]
    pub(super) concurrency: usize,
    /// Seed of the openings and of the mistakes of the levels
    #[arg(long, default_value_t = 1, value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) seed: u64,
    #[command(flatten)]
    pub(super) limits: LimitArgs,
    /// Limit each search of both players: nodes:N is the same as --nodes N, and ms:N the same as --movetime N
    #[arg(long, value_name = "LIMIT", conflicts_with_all = ["nodes", "movetime"])]
    pub(super) tc: Option<TurnLimit>,
    /// Limit each search of the first player to nodes:N or ms:N, in place of the limit of both players
    #[arg(long, value_name = "LIMIT")]
    pub(super) first_tc: Option<TurnLimit>,
    /// Limit each search of the second player to nodes:N or ms:N, in place of the limit of both players
    #[arg(long, value_name = "LIMIT")]
    pub(super) second_tc: Option<TurnLimit>,
    /// Clock of both players, who lose when they run out of time: minutes, or minutes plus seconds per move (0.1+0.05), or none. Do not
    /// play more games at the same time than this computer has processor cores
    #[arg(long, value_name = "TIME", value_parser = read_clock, default_value = "none", allow_negative_numbers = true)]
    #[arg(hide_default_value = true)]
    pub(super) clock: TimeControl,
    /// Number of moves of both sides after which a game counts as a draw
    #[arg(long, value_name = "PLIES", default_value_t = 600, value_parser = integer_in(1..=10_000_usize))]
    #[arg(allow_negative_numbers = true)]
    pub(super) max_plies: usize,
    /// Seconds to wait for another program, beyond --movetime, before it loses; by default 1 with --movetime, the time on its clock
    /// with --clock alone, and 60 otherwise
    #[arg(long, value_name = "SECONDS", value_parser = integer_in(1..=86_400_u64), allow_negative_numbers = true)]
    pub(super) patience: Option<u64>,
    /// Write every game to this file; if the file exists, resume the match in it
    #[arg(long, value_name = "FILE.jsonl")]
    pub(super) out: Option<PathBuf>,
    /// Play nothing, and report on all games in these files together
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["first", "second", "out"])]
    pub summary: Vec<PathBuf>,
}

/// Number of games of a match.
pub(super) const DEFAULT_GAMES: u64 = 40;

impl MatchArgs {
    /// The limits of both players. `--tc` is another way to write `--nodes` and `--movetime`.
    pub(super) fn common_limits(&self) -> LimitArgs {
        match self.tc {
            None => self.limits.clone(),
            Some(TurnLimit::Nodes(nodes)) => LimitArgs { nodes: Some(nodes), ..self.limits.clone() },
            Some(TurnLimit::Milliseconds(time)) => LimitArgs { movetime: Some(time), ..self.limits.clone() },
        }
    }

    /// The limits of the first and of the second player; `None` if the match sets none, so that a player keeps its own limits.
    pub(super) fn player_limits(&self) -> [Option<Limits>; 2] {
        let common = self.common_limits().limits();
        [self.first_tc, self.second_tc].map(|own| match own {
            None => common,
            Some(limit) => Some(Limits { depth: self.limits.depth, ..limit.limits() }),
        })
    }
}
