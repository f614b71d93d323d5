//! The file of a match: a line with the terms of the match, then a line for each game, each line a JSON object. Lines are only appended, so
//! that an interruption loses at most the line that was being written.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::terms::Terms;
use crate::error::CliError;
use cannon_files::lock::wait_for_lock;
use cannon_files::match_games::{FORMAT, PlayedGame, VERSION};
use cannon_files::{bytes_without_byte_order_mark, system_error};
use cannon_rules::json_error::JsonError;
use cannon_rules::message::{Message, ToMessage};

/// A match in a file of games.
#[derive(Debug)]
pub struct StoredMatch {
    /// The terms of the match.
    pub terms: Terms,
    /// The games in the order of the file.
    pub games: Vec<PlayedGame>,
}

/// The content of a file of games.
#[derive(Debug)]
pub struct Content {
    /// The matches of the file; several if files were concatenated.
    pub matches: Vec<StoredMatch>,
    /// Length of the complete lines in bytes. The rest is a line that was being written when the match was interrupted.
    complete_bytes: usize,
}

impl Content {
    /// Reads the file at this path.
    ///
    /// # Errors
    /// If the file cannot be read, or is not a file of games.
    pub fn read(path: &Path) -> Result<Content, CliError> {
        Content::parse(path, &std::fs::read(path).map_err(file_error(path))?)
    }

    /// Parses the lines of a file.
    fn parse(path: &Path, bytes: &[u8]) -> Result<Content, CliError> {
        let text = bytes_without_byte_order_mark(bytes);
        let mut content = Content { matches: Vec::new(), complete_bytes: bytes.len() - text.len() };
        for (index, line) in text.split_inclusive(|&byte| byte == b'\n').enumerate() {
            if !line.ends_with(b"\n") {
                break;
            }
            let fault = |fault: Message| line_error(path, index + 1, fault);
            let json = |error: serde_json::Error| fault(JsonError::from(&error).to_message());
            let value: Value = serde_json::from_slice(line).map_err(|error| syntax_error(path, index + 1, &error))?;
            if value.get("format").is_some() {
                let terms: Terms = serde_json::from_value(value).map_err(json)?;
                if terms.format != FORMAT {
                    return Err(fault("error-match-format".into()));
                }
                if terms.version != VERSION {
                    let versions = Message::from("error-match-version").number("found", terms.version);
                    return Err(fault(versions.number("expected", VERSION)));
                }
                content.matches.push(StoredMatch { terms, games: Vec::new() });
            } else if let Some(current) = content.matches.last_mut() {
                current.games.push(serde_json::from_value(value).map_err(json)?);
            } else {
                return Err(fault("error-match-format".into()));
            }
            content.complete_bytes += line.len();
        }
        Ok(content)
    }

    /// Checks that the file has no other terms than these.
    fn check_terms(&self, path: &Path, terms: &Terms) -> Result<(), CliError> {
        let other = self.matches.iter().find_map(|theirs| terms.first_difference(&theirs.terms));
        other.map_or(Ok(()), |(what, [ours, theirs])| {
            let message = Message::from("error-match-other").text("file", path.display()).text("what", what);
            Err(CliError::bad(message.text("theirs", theirs).text("ours", ours)))
        })
    }
}

/// Reads all games from several files of one match, whose seeds may differ. Games that occur more than once are returned once.
///
/// # Errors
/// If a file cannot be read, is not a file of games, or belongs to another match than the first file.
pub fn read_all(paths: &[PathBuf]) -> Result<(Option<Terms>, Vec<PlayedGame>), CliError> {
    let mut terms: Option<Terms> = None;
    let mut games: Vec<PlayedGame> = Vec::new();
    for path in paths {
        let mut content = Content::read(path)?;
        content.matches.iter_mut().for_each(|part| part.terms = part.terms.without_seed());
        if let Some(terms) = terms.as_ref().or(content.matches.first().map(|first| &first.terms)) {
            content.check_terms(path, terms)?;
        }
        for part in content.matches {
            terms.get_or_insert(part.terms);
            games.extend(part.games);
        }
    }
    games.sort_by_key(|game| (game.seed, game.number));
    games.dedup_by_key(|game| (game.seed, game.number));
    Ok((terms, games))
}

/// A file of games, open for writing.
#[derive(Debug)]
pub struct GamesFile {
    file: File,
    path: PathBuf,
}

impl GamesFile {
    /// Opens or creates the file of a match and returns the games that it already has.
    ///
    /// # Errors
    /// If the file cannot be opened, is not a file of games, or belongs to another match. The file is then unchanged.
    pub fn open(path: &Path, terms: &Terms) -> Result<(GamesFile, Vec<PlayedGame>), CliError> {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(file_error(path))?;
        // If the system does not support locks, the file counts as free.
        if matches!(wait_for_lock(&file), Err(TryLockError::WouldBlock)) {
            return Err(CliError::failure(Message::from("error-match-busy").text("file", path.display())));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(file_error(path))?;
        let content = Content::parse(path, &bytes)?;
        content.check_terms(path, terms)?;
        let is_beginning_of_header = json_line(terms).as_bytes().starts_with(bytes_without_byte_order_mark(&bytes));
        if content.matches.is_empty() && !bytes.is_empty() && !is_beginning_of_header {
            // An incomplete first line that is not the beginning of our header belongs to some other file.
            return Err(line_error(path, 1, "error-match-format"));
        }
        file.set_len(content.complete_bytes as u64).map_err(file_error(path))?;
        file.seek(SeekFrom::End(0)).map_err(file_error(path))?;
        let mut games_file = GamesFile { file, path: path.to_owned() };
        if content.matches.is_empty() {
            games_file.write(&json_line(terms))?;
        }
        Ok((games_file, content.matches.into_iter().flat_map(|part| part.games).collect()))
    }

    /// Appends a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, game: &PlayedGame) -> Result<(), CliError> {
        self.write(&json_line(game))
    }

    fn write(&mut self, line: &str) -> Result<(), CliError> {
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(file_error(&self.path))
    }
}

/// The error of the system about a file.
fn file_error(path: &Path) -> impl FnOnce(io::Error) -> CliError {
    move |error| CliError::failure(system_error::message(path, &error))
}

/// The error of a line of a file that is wrong.
fn line_error(path: &Path, line: usize, fault: impl Into<Message>) -> CliError {
    CliError::bad(
        Message::from("error-in-line").text("file", path.display()).number("line", line).message("reason", fault),
    )
}

/// The error of a line of a file that is no JSON.
fn syntax_error(path: &Path, line: usize, error: &serde_json::Error) -> CliError {
    let error = JsonError { line, ..JsonError::from(error) };
    CliError::bad(system_error::in_file(path, error.to_message()))
}

/// A value as a line of JSON. The values consist of numbers, strings, lists and maps with string keys, for which this cannot fail.
fn json_line(value: &impl serde::Serialize) -> String {
    let mut text = serde_json::to_string(value).unwrap_or_default();
    text.push('\n');
    text
}
