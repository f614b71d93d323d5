//! Games in files of every format that can be read: our own records, the games of matches, the games of other programs, and pictures of
//! positions.

use std::path::{Path, PathBuf};

use cannon_formats::picture::{PicturedPosition, is_png};
use cannon_formats::{Fault, FaultKind, Format, Import, Place, detect};
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::{Record, RecordError};

use crate::match_games::{self, MatchError, MatchGame};
use crate::{FileError, folder, read_bytes, read_text_up_to, without_byte_order_mark};

/// Extensions of the files in which games are looked for when a folder is read.
pub const EXTENSIONS: [&str; 5] = ["json", "jsonl", "pgn", "sgf", "txt"];

/// Number of bytes by which pictures are told from other files.
const PROBED_BYTES: usize = 64;

/// Why a text has no game, or why a game in it cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// The text is a saved game that cannot be used.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The text has the games of a match, which cannot be used.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// The text has no game, or a game of another program in it cannot be used.
    #[error("{}{fault}", number.map(|number| format!("game {number}: ")).unwrap_or_default())]
    Import {
        /// The number of the game, from 0; `None` if the text has a single game.
        number: Option<u64>,
        /// The fault.
        fault: Box<Fault>,
    },
}

impl TextError {
    /// The error of the file from which the text comes.
    pub fn in_file(self, path: &Path) -> FileError {
        let path = path.to_owned();
        match self {
            TextError::Record(error) => FileError::Record { path, error },
            TextError::Match(error) => FileError::Match { path, error },
            TextError::Import { number, fault } => FileError::Import { path, number, fault },
        }
    }

    /// Whether the text is in none of the formats of games.
    pub fn is_unknown_format(&self) -> bool {
        matches!(self, TextError::Import { fault, .. } if fault.is_unknown_format())
    }
}

impl ToMessage for TextError {
    fn to_message(&self) -> Message {
        match self {
            TextError::Record(error) => error.to_message(),
            TextError::Match(error) => error.to_message(),
            TextError::Import { number: None, fault } => fault.to_message(),
            TextError::Import { number: Some(number), fault } => numbered(*number, fault.to_message()),
        }
    }
}

/// A reason that concerns the game of this number.
pub fn numbered(number: u64, reason: Message) -> Message {
    Message::from("error-import-numbered").text("number", number).message("reason", reason)
}

/// A game in a text.
#[derive(Debug)]
pub struct TextGame {
    /// The number in its match, or else its place in the text, from 0.
    pub number: u64,
    /// The game, or why it cannot be used.
    pub game: Result<Import, TextError>,
}

/// A game in a file.
#[derive(Debug)]
pub struct FoundGame {
    /// The number by which the game is chosen: the number in its match, or else its place in the file or in the folder, from 0.
    /// Concatenated files of matches may have several games with a number.
    pub number: u64,
    /// The file.
    pub path: PathBuf,
    /// The format of the file.
    pub format: Format,
    /// The game, or why it cannot be used.
    pub game: Result<Import, FileError>,
}

/// A game that was chosen and replayed.
#[derive(Debug)]
pub struct NumberedGame {
    /// The game, up to a fault if there is one.
    pub record: Record,
    /// The game at its last action.
    pub timeline: AnyTimeline,
    /// The format of the file.
    pub format: Format,
    /// The file, which is in the folder if a folder was read.
    pub path: PathBuf,
    /// Where and why the reader stopped; `None` if it read the whole game.
    pub stopped: Option<Fault>,
}

/// Reads all games of a file, or of the files of a folder in alphabetical order. The format is found out from the text. A game that cannot
/// be used is an error at its place in the list. Our own games are not replayed.
///
/// # Errors
/// The file or the folder cannot be read, or has no game. In a folder, files that cannot be read and files without games are left out.
pub fn read_games(path: &Path) -> Result<Vec<FoundGame>, FileError> {
    if !path.is_dir() {
        return games_in(path);
    }
    let files =
        folder::files_with(path, &EXTENSIONS).map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    let mut files: Vec<PathBuf> = files.into_iter().map(|(file, _)| file).collect();
    files.sort();
    let mut games: Vec<FoundGame> = files.iter().flat_map(|file| games_in(file).unwrap_or_default()).collect();
    for (number, game) in (0..).zip(&mut games) {
        game.number = number;
    }
    if games.is_empty() { Err(no_game(path)) } else { Ok(games) }
}

fn no_game(path: &Path) -> FileError {
    in_file(path)(Fault { place: Place::Whole, kind: FaultKind::Unknown })
}

/// Converts the fault of a file with a single game, or without any.
fn in_file(path: &Path) -> impl Fn(Fault) -> FileError + '_ {
    |fault| FileError::Import { path: path.to_owned(), number: None, fault: Box::new(fault) }
}

/// The position in a picture. `None` if the file is no PNG file.
///
/// # Errors
/// The file cannot be read, or it is a PNG file without a position.
pub fn read_picture(path: &Path) -> Result<Option<PicturedPosition>, FileError> {
    let unreadable = |error| FileError::Read { path: path.to_owned(), error };
    // Other files may be large, and are read by their own readers.
    if !is_png(&read_bytes(path, PROBED_BYTES).map_err(unreadable)?) {
        return Ok(None);
    }
    let bytes = read_bytes(path, cannon_formats::MAX_BYTES).map_err(unreadable)?;
    PicturedPosition::read(&bytes).map(Some).map_err(in_file(path))
}

/// Reads the text of a file that may have many games, up to one byte more than the maximum size of its format. Invalid UTF-8 is replaced, and
/// a byte order mark is left out.
///
/// # Errors
/// The file cannot be read.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let text = read_text_up_to(path, cannon_formats::MAX_BYTES)?;
    // Only the files of matches may be longer.
    if text.len() > cannon_formats::MAX_BYTES && detect(&text) == Ok(Format::Match) {
        return read_text_up_to(path, match_games::MAX_BYTES);
    }
    Ok(text)
}

/// The games of a file.
fn games_in(path: &Path) -> Result<Vec<FoundGame>, FileError> {
    if let Some(position) = read_picture(path)? {
        let game = position.record().map(|record| Import { record, stopped: None }).map_err(in_file(path));
        return Ok(vec![FoundGame { number: 0, path: path.to_owned(), format: Format::Picture, game }]);
    }
    let text = read_text(path)?;
    let (format, games) = games_in_text(&text).map_err(|error| error.in_file(path))?;
    let found = |TextGame { number, game }| {
        let game = game.map_err(|error: TextError| error.in_file(path));
        FoundGame { number, path: path.to_owned(), format, game }
    };
    Ok(games.into_iter().map(found).collect())
}

/// The format of a text, and its games, of which there is at least one. Our own games are not replayed.
///
/// ```
/// let (_, games) = cannon_files::games_in_text("1. e1 f10 2. a4-b5 *")?;
/// assert!(games[0].game.as_ref().is_ok_and(|game| game.record.actions.len() == 3));
/// # Ok::<(), cannon_files::TextError>(())
/// ```
///
/// # Errors
/// The text is in none of the formats, or has no game.
pub fn games_in_text(text: &str) -> Result<(Format, Vec<TextGame>), TextError> {
    let no_game = |fault| TextError::Import { number: None, fault: Box::new(fault) };
    let format = detect(text).map_err(no_game)?;
    let whole = |record| Import { record, stopped: None };
    let games: Vec<TextGame> = match format {
        Format::Record => {
            let record = Record::from_json(without_byte_order_mark(text));
            vec![TextGame { number: 0, game: record.map(whole).map_err(TextError::Record) }]
        }
        Format::Match => match match_games::parse(without_byte_order_mark(text)) {
            Ok(games) if games.is_empty() => vec![TextGame { number: 0, game: Err(MatchError::Empty.into()) }],
            Ok(games) => {
                let import = |MatchGame { number, record }| TextGame { number, game: Ok(whole(record)) };
                games.into_iter().map(import).collect()
            }
            Err(error) => vec![TextGame { number: 0, game: Err(error.into()) }],
        },
        _ => {
            let games = cannon_formats::read(text, format);
            let is_single = games.len() == 1;
            let import = |(number, game): (u64, Result<Import, Fault>)| {
                let error =
                    |fault| TextError::Import { number: (!is_single).then_some(number), fault: Box::new(fault) };
                TextGame { number, game: game.map_err(error) }
            };
            (0..).zip(games).map(import).collect()
        }
    };
    let unknown = Fault { place: Place::Whole, kind: FaultKind::Unknown };
    if games.is_empty() { Err(no_game(unknown)) } else { Ok((format, games)) }
}

/// Reads a game and replays it: the game with this number of a file or a folder, as [`read_games`] counts them. A single game needs no
/// number.
///
/// # Errors
/// The file cannot be read, holds no such game, or the actions of the game are not legal.
pub fn read_numbered_game(path: &Path, number: Option<u64>) -> Result<NumberedGame, FileError> {
    let games = read_games(path)?;
    let choice_error = |error| FileError::Match { path: path.to_owned(), error };
    if let ([FoundGame { format: Format::Record, .. }], Some(_), false) = (games.as_slice(), number, path.is_dir()) {
        return Err(choice_error(MatchError::SingleGame));
    }
    let FoundGame { path, format, game, .. } = choose(games, number).map_err(choice_error)?;
    let Import { record, stopped } = game?;
    let timeline = record.replay().map_err(|error| FileError::Record { path: path.clone(), error })?;
    Ok(NumberedGame { record, timeline, format, path, stopped })
}

/// The game with a number, or the only game if none is given.
fn choose(games: Vec<FoundGame>, number: Option<u64>) -> Result<FoundGame, MatchError> {
    let numbers = || games.iter().map(|game| game.number);
    let (Some(least), Some(greatest), Some(first)) = (numbers().min(), numbers().max(), numbers().next()) else {
        return Err(MatchError::Empty);
    };
    let index = match number {
        None if games.len() > 1 => return Err(MatchError::Several { games: games.len(), first }),
        None => Some(0),
        Some(number) => numbers().position(|other| other == number),
    };
    let missing = MatchError::NoSuchGame { number: number.unwrap_or_default(), least, greatest };
    index.and_then(|index| games.into_iter().nth(index)).ok_or(missing)
}
