//! The game in the terminal, which also works over ssh, through pipes and with a screen reader.
//!
//! `command` parses lines, `terminal_game` holds the game, and `session` runs the dialogue. `display` prints positions and lists, `help`
//! explains commands and rules, `saving` saves and loads games, `draw_offers` handles draw offers, and `reminder` tells what waits in the
//! window. This file connects them to the terminal.

mod command;
mod display;
mod draw_offers;
mod help;
mod reminder;
mod saving;
mod session;
mod terminal_game;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use super::error::CliError;
use super::games::import_notice;
use super::options::PlayOptions;
use super::saved_games::data_folder;
use cannon_i18n::Localizer;
use jiff::Zoned;
use session::Session;
use terminal_game::TerminalGame;

/// Plays in the terminal, in the localizer's language, until the player quits or the input ends. A person is reminded of the mistakes that
/// can be repeated today in the window.
///
/// # Errors
/// If the record cannot be loaded, the rules are invalid, or input or output fails.
pub fn play(options: &PlayOptions, words: &Localizer) -> Result<(), CliError> {
    let stdin = io::stdin();
    let is_interactive = stdin.is_terminal();
    let due = |folder: PathBuf| reminder::due_mistakes(words, &folder, Zoned::now().date());
    let reminder = data_folder().ok().filter(|_| is_interactive).and_then(due);
    run(options, words, reminder, (stdin.lock(), io::stdout().lock()), is_interactive)
}

/// Plays on this input and output. `is_interactive` tells whether a person sits there, who is shown prompts and asked questions.
///
/// # Errors
/// If the record cannot be loaded, the rules are invalid, or input or output fails.
pub fn play_on(
    options: &PlayOptions,
    words: &Localizer,
    input: impl BufRead,
    out: impl Write,
    is_interactive: bool,
) -> Result<(), CliError> {
    run(options, words, None, (input, out), is_interactive)
}

/// Plays on this input and output, with a line that is shown after the welcome.
fn run(
    options: &PlayOptions,
    words: &Localizer,
    reminder: Option<String>,
    (input, mut out): (impl BufRead, impl Write),
    is_interactive: bool,
) -> Result<(), CliError> {
    let game = if let Some(opened) = options.load_opened_game()? {
        if let Some(notice) = import_notice(&opened) {
            writeln!(out, "{}", words.message(&notice))?;
        }
        TerminalGame::from_record(opened.record, opened.timeline)
    } else {
        let options = options.with_opened_scheme()?;
        match options.load_record()? {
            Some((record, timeline)) => TerminalGame::from_record(record, timeline),
            None => TerminalGame::new(&options)?,
        }
    };
    let mut session = Session::new(game, options.record.clone(), words.clone(), input, out, is_interactive);
    session.reminder = reminder;
    session.run()
}
