//! The game in the terminal: works over ssh, through pipes and with a screen reader.
//!
//! [`command`] reads what is typed, [`table`] is the game, [`session`] answers; this file connects them to the terminal.

mod command;
mod session;
mod table;

use std::io::{self, IsTerminal};

use super::error::CliError;
use super::options::PlayOptions;
use crate::files;
use session::Session;
use table::Table;

/// Plays until the player quits or the input ends.
pub(super) fn play(options: &PlayOptions) -> Result<(), CliError> {
    let table = match &options.record {
        Some(path) if path.exists() => {
            if options.ruleset.is_some() || options.game.is_some() {
                let path = path.display();
                return Err(CliError::BadInput(format!(
                    "{path} has its own game and rules; leave out --game and --rules"
                )));
            }
            let record = files::read_record(path)?;
            let named = |error| files::FileError::Record { path: path.clone(), error };
            let mut table = Table::from_record(&record).map_err(named)?;
            table.players.south.seat = options.south.unwrap_or(table.players.south.seat);
            table.players.north.seat = options.north.unwrap_or(table.players.north.seat);
            table
        }
        _ => Table::new(options)?,
    };
    let stdin = io::stdin();
    let prompts = stdin.is_terminal();
    Session::new(table, options.record.clone(), stdin.lock(), io::stdout().lock(), prompts).run()
}
