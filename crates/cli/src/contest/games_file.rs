//! The file of a match: a line with its terms, then a line for each game, each a JSON object. Lines are only ever added, so that whatever
//! interrupts a match costs at most the line that was being written.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use serde_json::Value;

use super::game::Played;
use super::terms::{FORMAT, Terms, VERSION};
use crate::error::CliError;

/// What is wrong with a file of games.
#[derive(Debug, thiserror::Error)]
pub(super) enum FileFault {
    #[error("cannot {doing} {}: {error}", path.display())]
    System { doing: &'static str, path: PathBuf, error: io::Error },
    #[error("{} is being written by another match", path.display())]
    Busy { path: PathBuf },
    #[error("{}, line {line}: {fault}", path.display())]
    Line { path: PathBuf, line: usize, fault: String },
    #[error("{} holds another match: {what} is {theirs} there and {ours} here", path.display())]
    OtherMatch { path: PathBuf, what: String, theirs: String, ours: String },
}

impl From<FileFault> for CliError {
    fn from(fault: FileFault) -> CliError {
        match fault {
            FileFault::System { .. } | FileFault::Busy { .. } => CliError::Failed(fault.to_string()),
            FileFault::Line { .. } | FileFault::OtherMatch { .. } => CliError::bad(fault),
        }
    }
}

/// What a file of games holds.
#[derive(Debug, Default)]
pub(super) struct Content {
    /// Terms with the lines they stand in; several if files were joined.
    pub(super) terms: Vec<Terms>,
    pub(super) games: Vec<Played>,
    /// Bytes of the lines that are whole. What follows was being written when the match was interrupted.
    whole: usize,
}

impl Content {
    /// Reads the lines of a file.
    fn parse(path: &Path, bytes: &[u8]) -> Result<Content, FileFault> {
        let mut content = Content::default();
        for (index, line) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
            if !line.ends_with(b"\n") {
                break;
            }
            let fault = |fault: String| FileFault::Line { path: path.to_owned(), line: index + 1, fault };
            let value: Value = serde_json::from_slice(line).map_err(|error| fault(format!("not JSON: {error}")))?;
            if value.get("format").is_some() {
                let terms: Terms = serde_json::from_value(value).map_err(|error| fault(error.to_string()))?;
                if terms.format != FORMAT {
                    return Err(fault(format!("the format is `{}` and not `{FORMAT}`", terms.format)));
                }
                if terms.version != VERSION {
                    return Err(fault(format!("the format's version is {} and not {VERSION}", terms.version)));
                }
                content.terms.push(terms);
            } else if content.terms.is_empty() {
                return Err(fault(format!("a file of games begins with a line of format `{FORMAT}`")));
            } else {
                content.games.push(serde_json::from_value(value).map_err(|error| fault(error.to_string()))?);
            }
            content.whole += line.len();
        }
        Ok(content)
    }

    /// Complains if there are other terms in here than these.
    fn must_be_of(&self, path: &Path, terms: &Terms) -> Result<(), FileFault> {
        let other = self.terms.iter().find_map(|theirs| terms.difference(theirs));
        other.map_or(Ok(()), |(what, ours, theirs)| {
            Err(FileFault::OtherMatch { path: path.to_owned(), what, theirs, ours })
        })
    }
}

/// All games in several files of one match, which may have been played by different seeds; every game once.
///
/// # Errors
/// A file cannot be read, is no file of games, or is of another match than the first.
pub(super) fn read_all(paths: &[PathBuf]) -> Result<(Option<Terms>, Vec<Played>), FileFault> {
    let mut terms: Option<Terms> = None;
    let mut games: Vec<Played> = Vec::new();
    for path in paths {
        let system = |error| FileFault::System { doing: "read", path: path.clone(), error };
        let mut content = Content::parse(path, &std::fs::read(path).map_err(system)?)?;
        content.terms.iter_mut().for_each(|terms| *terms = terms.of_any_seed());
        if let Some(terms) = terms.as_ref().or(content.terms.first()) {
            content.must_be_of(path, terms)?;
        }
        terms = terms.or(content.terms.into_iter().next());
        games.extend(content.games);
    }
    games.sort_by_key(|game| (game.seed, game.number));
    games.dedup_by_key(|game| (game.seed, game.number));
    Ok((terms, games))
}

/// A file of games that is being written.
#[derive(Debug)]
pub(super) struct GamesFile {
    file: File,
    path: PathBuf,
}

impl GamesFile {
    /// Opens the file of a match, new or interrupted, and gives the games that are in it.
    ///
    /// # Errors
    /// It cannot be opened, is no file of games, or is of another match; it is unchanged then.
    pub(super) fn open(path: &Path, terms: &Terms) -> Result<(GamesFile, Vec<Played>), FileFault> {
        let system = |doing| move |error| FileFault::System { doing, path: path.to_owned(), error };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(system("open"))?;
        if !is_ours_alone(&file) {
            return Err(FileFault::Busy { path: path.to_owned() });
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(system("read"))?;
        let content = Content::parse(path, &bytes)?;
        content.must_be_of(path, terms)?;
        if content.terms.is_empty() && !bytes.is_empty() && !head(terms).as_bytes().starts_with(&bytes) {
            // A first line without an end that is not the beginning of ours: somebody else's text.
            let fault = format!("not a file of games (of format `{FORMAT}`)");
            return Err(FileFault::Line { path: path.to_owned(), line: 1, fault });
        }
        file.set_len(content.whole as u64).map_err(system("write"))?;
        file.seek(SeekFrom::End(0)).map_err(system("write"))?;
        let mut games_file = GamesFile { file, path: path.to_owned() };
        if content.terms.is_empty() {
            games_file.write(&head(terms))?;
        }
        Ok((games_file, content.games))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// What the system says.
    pub(super) fn add(&mut self, game: &Played) -> Result<(), FileFault> {
        self.write(&line(game))
    }

    fn write(&mut self, line: &str) -> Result<(), FileFault> {
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| FileFault::System { doing: "write", path: self.path.clone(), error })
    }
}

/// Whether nobody else writes the file. A match that has just been killed is given a moment to go. Where files cannot be locked, we trust.
fn is_ours_alone(file: &File) -> bool {
    const TRIES: u32 = 20;
    (0..TRIES).any(|attempt| {
        let free = !matches!(file.try_lock(), Err(TryLockError::WouldBlock));
        if !free && attempt + 1 < TRIES {
            thread::sleep(Duration::from_millis(50));
        }
        free
    })
}

fn head(terms: &Terms) -> String {
    line(terms)
}

/// A value as a line. What is written here always has a JSON text: numbers, strings, lists and string-keyed maps.
fn line(value: &impl serde::Serialize) -> String {
    let mut text = serde_json::to_string(value).unwrap_or_default();
    text.push('\n');
    text
}
