//! The evaluation of positions: the evaluation of the level, the linear evaluation of the playing style, or a network.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::error::CliError;
use super::games::GameCommands;
use cannon_engine::nnue::MAX_FILE_BYTES;
use cannon_engine::{AnyEvaluator, engine};
use cannon_files::{FileError, system_error};
use cannon_rules::message::ToMessage;

/// A kind of evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, ValueEnum)]
pub enum Evaluation {
    /// That of the level: in Cannon the built-in network from level 11 up, otherwise linear
    #[default]
    Level,
    /// A weighted sum of features
    Linear,
    /// A learned network
    Network,
}

impl Evaluation {
    /// The names in the order of the variants.
    pub const NAMES: [&str; 3] = ["level", "linear", "network"];
}

/// The options that choose the evaluation.
#[derive(Clone, Debug, Default, Args)]
pub struct EvaluationArgs {
    /// How positions are evaluated: as the level does (level, the default), by a weighted sum of features (linear), or by a learned network
    /// (network, the default with --network)
    #[arg(long, value_enum)]
    evaluation: Option<Evaluation>,
    /// Evaluate positions with the network in this file instead of the one that is built in
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
}

impl EvaluationArgs {
    /// The chosen kind.
    pub fn kind(&self) -> Evaluation {
        self.evaluation.unwrap_or(if self.network.is_some() { Evaluation::Network } else { Evaluation::Level })
    }

    /// The evaluator of the chosen kind; `None` for the evaluator of the level.
    ///
    /// # Errors
    /// If the game has no network, or the file cannot be read or is damaged.
    pub fn evaluator(&self, game: &GameCommands) -> Result<Option<AnyEvaluator>, CliError> {
        match self.kind() {
            Evaluation::Level => Ok(None),
            Evaluation::Linear => Ok(Some(engine(game.id).linear_evaluator())),
            Evaluation::Network => self.network_evaluator(game).map(Some),
        }
    }

    /// The evaluator with the network of the file, or with the built-in network if no file is given.
    ///
    /// # Errors
    /// If the game has no network, or the file cannot be read or is damaged.
    pub fn network_evaluator(&self, game: &GameCommands) -> Result<AnyEvaluator, CliError> {
        let engine = engine(game.id);
        match &self.network {
            None => engine.built_in_network().map_err(|error| CliError::refused(&error)),
            Some(path) => {
                let bytes = cannon_files::read_bytes(path, MAX_FILE_BYTES)
                    .map_err(|error| FileError::Read { path: path.clone(), error })?;
                let evaluator = engine.read_network(&bytes);
                evaluator.map_err(|error| CliError::bad(system_error::in_file(path, error.to_message())))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_command_line() {
        for (name, kind) in Evaluation::NAMES.into_iter().zip(Evaluation::value_variants()) {
            assert_eq!(Evaluation::from_str(name, false).as_ref(), Ok(kind));
        }
        assert!(Evaluation::from_str("Linear", false).is_err());
    }
}
