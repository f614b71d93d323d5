//! The game in the terminal: works over ssh, through pipes and with a screen reader.
//!
//! [`command`] reads what is typed, [`table`] is the game, [`session`] answers; [`showing`] is what it shows, [`keeping`] how it deals
//! with files, [`draws`] with offers. This file connects them to the terminal.

mod command;
mod draws;
mod keeping;
mod session;
mod showing;
mod table;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal};

use super::error::CliError;
use super::options::PlayOptions;
use session::Session;
use table::Table;

/// Plays until the player quits or the input ends.
pub fn play(options: &PlayOptions) -> Result<(), CliError> {
    let table = match options.recorded()? {
        Some((record, timeline)) => Table::resumed(record, timeline),
        None => Table::new(options)?,
    };
    let stdin = io::stdin();
    let prompts = stdin.is_terminal();
    Session::new(table, options.record.clone(), stdin.lock(), io::stdout().lock(), prompts).run()
}
