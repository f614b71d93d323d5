//! Games in files of every format that can be read: our own records, the games of matches, the games of other programs, and pictures of
//! positions.

use std::path::{Path, PathBuf};

use cannon_formats::picture::{PicturedPosition, is_png};
use cannon_formats::{Fault, FaultKind, Format, Import, Place, detect};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;

use crate::match_games::{self, MatchError, MatchGame};
use crate::{FileError, folder, read_bytes, text_of};

/// Extensions of the files in which games are looked for when a folder is read.
pub const EXTENSIONS: [&str; 5] = ["json", "jsonl", "pgn", "sgf", "txt"];

/// Number of bytes by which pictures are told from other files.
const PROBED_BYTES: usize = 64;

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

/// The games of a file.
fn games_in(path: &Path) -> Result<Vec<FoundGame>, FileError> {
    let bytes = read_bytes(path, cannon_formats::MAX_BYTES);
    let bytes = bytes.map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    if is_png(&bytes) {
        let record = PicturedPosition::read(&bytes).and_then(|position| position.record());
        let game = record.map(|record| Import { record, stopped: None }).map_err(in_file(path));
        return Ok(vec![FoundGame { number: 0, path: path.to_owned(), format: Format::Picture, game }]);
    }
    let text = text_of(&bytes);
    let format = detect(&text).map_err(in_file(path))?;
    let found = |number, game| FoundGame { number, path: path.to_owned(), format, game };
    let games: Vec<FoundGame> = match format {
        Format::Record => {
            let record = Record::from_json(&text).map_err(|error| FileError::Record { path: path.to_owned(), error });
            vec![found(0, record.map(|record| Import { record, stopped: None }))]
        }
        Format::Match => match match_games::read(path) {
            Ok(games) if games.is_empty() => {
                vec![found(0, Err(FileError::Match { path: path.to_owned(), error: MatchError::Empty }))]
            }
            Ok(games) => {
                let import = |MatchGame { number, record }| found(number, Ok(Import { record, stopped: None }));
                games.into_iter().map(import).collect()
            }
            Err(error) => vec![found(0, Err(error))],
        },
        _ => {
            let games = cannon_formats::read(&text, format);
            let is_single = games.len() == 1;
            let error = |number: u64, fault| FileError::Import {
                path: path.to_owned(),
                number: (!is_single).then_some(number),
                fault: Box::new(fault),
            };
            (0..).zip(games).map(|(number, game)| found(number, game.map_err(|fault| error(number, fault)))).collect()
        }
    };
    if games.is_empty() { Err(no_game(path)) } else { Ok(games) }
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
