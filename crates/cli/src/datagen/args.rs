//! The arguments of `cannon datagen`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use crate::args::read_count;
use crate::error::CliError;
use crate::evaluation::EvaluationArgs;
use crate::games;
use crate::options::integer_in;
use crate::random_opening::MAX_PLIES;
use cannon_engine::AnyEvaluator;
use cannon_rules::Game;
use cannon_rules::cannon::{Position, Ruleset};

/// Arguments of `cannon datagen`.
#[derive(Debug, Args)]
#[command(
    after_help = "The computer plays Cannon against itself. The quiet positions of its games, with the score of the search and the result of \
    the game, are data for training an evaluation. The file depends on the options alone, and not on the number of threads, so \
    that a shard can be made again on any machine. Shards of one seed have different games. docs/datagen.md describes the format, and \
    shows how to make many shards on a cluster.\n\n\
    Examples:\n  cannon datagen --positions 100000 --seed 7 --shard 0 --out shard-0.bin\n  \
    cannon datagen --positions 100000 --seed 8 --evaluation network --out shard-1.bin\n  \
    cannon datagen --check shard-0.bin\n  \
    cannon datagen --evaluate shard-0.bin --out shard-0.bin.linear"
)]
pub struct DatagenArgs {
    /// Number of positions to write
    #[arg(long, value_name = "N", required_unless_present_any = ["check", "evaluate"], value_parser = integer_in(1..=20_000_000_u64))]
    #[arg(allow_negative_numbers = true)]
    pub(super) positions: Option<u64>,
    /// Write the positions to this file. If the file is complete and was made with the same options, nothing is done
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    pub(super) out: Option<PathBuf>,
    /// Seed of the data
    #[arg(long, default_value_t = 1, value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) seed: u64,
    /// Number of this part of the data
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = integer_in(0..=u64::MAX), allow_negative_numbers = true)]
    pub(super) shard: u64,
    /// Limit the search of each action to this many positions (nodes)
    #[arg(long, value_name = "N", default_value_t = 5_000, value_parser = integer_in(1..=u64::MAX), allow_negative_numbers = true)]
    pub(super) nodes: u64,
    /// The rules: classic, blue-panther or igg, or all of them in turn
    #[arg(long, default_value = "all", value_parser = read_rules)]
    pub(super) rules: RulesSet,
    /// Number of random actions at the start of each game
    #[arg(long, value_name = "PLIES", default_value_t = 8, value_parser = integer_in(1..=MAX_PLIES as u8))]
    #[arg(allow_negative_numbers = true)]
    pub(super) random_plies: u8,
    /// Maximum advantage of either side after the random actions, in hundredths of a soldier
    #[arg(long, value_name = "SCORE", default_value_t = 200, value_parser = integer_in(1..=i16::MAX), allow_negative_numbers = true)]
    pub(super) balance: i16,
    /// Number of games to play at the same time
    #[arg(long, value_name = "N", default_value = "1", value_parser = read_count, allow_negative_numbers = true)]
    pub(super) threads: NonZeroUsize,
    /// Make nothing, and check this file and print its counts
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "out", "evaluation", "network"])]
    pub(super) check: Option<PathBuf>,
    /// Make no positions, and write the static evaluations of the positions in this file to --out
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "check"], requires = "out")]
    pub(super) evaluate: Option<PathBuf>,
    #[command(flatten)]
    pub(super) evaluation: EvaluationArgs,
}

impl DatagenArgs {
    /// The evaluator, which is linear unless a network is to be used.
    ///
    /// # Errors
    /// If the network cannot be read or is damaged.
    pub(super) fn evaluator(&self) -> Result<AnyEvaluator, CliError> {
        let game = games::find(Position::ID).ok_or_else(|| CliError::Failed("Cannon is missing".to_owned()))?;
        Ok(self.evaluation.evaluator(game)?.unwrap_or(games::engine(game.id)?.linear_evaluator()))
    }
}

/// A set of rulesets, one bit for each entry of [`Ruleset::PRESETS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RulesSet(pub(super) u8);

impl RulesSet {
    /// The number of the ruleset of a game, of which the set's rulesets take turns.
    pub(super) fn of_game(self, number: u64) -> usize {
        let numbers = || (0..Ruleset::PRESETS.len()).filter(|&rules| self.0 >> rules & 1 == 1);
        let turn = number % (numbers().count() as u64).max(1);
        numbers().nth(usize::try_from(turn).unwrap_or_default()).unwrap_or_default()
    }
}

/// Parses the name of a preset, or `all`.
fn read_rules(text: &str) -> Result<RulesSet, String> {
    if text == "all" {
        return Ok(RulesSet((1 << Ruleset::PRESETS.len()) - 1));
    }
    let number = Ruleset::PRESETS.iter().position(|(name, _)| *name == text);
    number
        .map(|number| RulesSet(1 << number))
        .ok_or_else(|| format!("expected {} or all", Ruleset::PRESETS.map(|(name, _)| name).join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulesets_take_turns() {
        let order = |text: &str| -> Vec<usize> {
            let set = read_rules(text).expect("rules");
            (0..4).map(|game| set.of_game(game)).collect()
        };
        assert_eq!(order("all"), [0, 1, 2, 0]);
        assert_eq!(order("igg"), [2, 2, 2, 2]);
        assert!(read_rules("chess").is_err_and(|error| error == "expected classic, blue-panther, igg or all"));
    }
}
