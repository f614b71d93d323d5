//! A collection: the counts of many games in a file, such as games that the computer played against itself.
//!
//! The file begins with a magic word, the version of its format, and a checksum of the rest. Numbers are in little-endian order:
//!
//! - the name of the game, behind its length;
//! - the number of games, and of plies of each game, from which the counts are;
//! - the number of games that each position has at least;
//! - the [hashes](position_hash) of the positions in ascending order, each of 8 bytes, behind their number;
//! - for each position, the place behind its last row, of 4 bytes, behind their number;
//! - the rows: the packed action, games that South won, that North won, draws, and games without a result, of 4 bytes each.

use std::path::{Path, PathBuf};

use cannon_files::atomic;
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;

use super::{COLLECTIONS_FOLDER, CollectionError, CollectionFault, Exploration, Results};
use crate::search::bytes::Reader;
use crate::search::data::position_hash;
use crate::summary::fnv1a;

/// Maximum size of the file, in bytes.
pub const MAX_COLLECTION_BYTES: usize = 5 << 20;

/// The beginning of the file.
const MAGIC: [u8; 16] = *b"cannon-explorer\n";
/// The version of the format.
const VERSION: u32 = 1;
/// Number of numbers in a row: the action and the games by result.
const ROW_NUMBERS: usize = 5;

/// A row: a packed action with the results of its games.
pub(super) type Row = (u32, Results);

/// A collection of games of one kind: from which positions which actions were played, with the results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    pub(super) game: GameId,
    pub(super) games: u32,
    pub(super) plies: u32,
    pub(super) min_games: u32,
    /// The hashes of the positions, in ascending order.
    pub(super) positions: Vec<u64>,
    /// For each position, the place behind its last row.
    pub(super) ends: Vec<u32>,
    pub(super) rows: Vec<Row>,
}

impl Collection {
    /// The file in which the window expects the collection of a game, in the folder of the user's data.
    pub fn file_in(data_folder: &Path, game: GameId) -> PathBuf {
        data_folder.join(COLLECTIONS_FOLDER).join(format!("{}.bin", game.name()))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The file cannot be read, or is no collection.
    pub fn read(path: &Path) -> Result<Collection, CollectionError> {
        let bytes = cannon_files::read_bytes(path, MAX_COLLECTION_BYTES).map_err(CollectionError::io(path))?;
        Collection::from_bytes(&bytes).map_err(|fault| CollectionError::Unusable { path: path.to_owned(), fault })
    }

    /// Reads a file of this game.
    ///
    /// # Errors
    /// The file cannot be read, is no collection, or is about another game.
    pub fn read_of(game: GameId, path: &Path) -> Result<Collection, CollectionError> {
        let collection = Collection::read(path)?;
        if collection.game == game {
            return Ok(collection);
        }
        let fault = CollectionFault::OtherGame { found: collection.game, wanted: game };
        Err(CollectionError::Unusable { path: path.to_owned(), fault })
    }

    /// Writes a file. Its folder is created if needed, and an existing file is replaced as a whole.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), CollectionError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(CollectionError::io(path))?;
        }
        atomic::write(path, &self.to_bytes()).map_err(CollectionError::io(path))
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The number of games that were counted.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The number of positions.
    pub fn positions(&self) -> usize {
        self.positions.len()
    }

    /// The actions that were played from the current position of a timeline. None if the game is another one.
    pub fn explore(&self, timeline: &AnyTimeline) -> Exploration {
        let hash = position_hash(&timeline.position_text_at(timeline.ply()));
        let rows = if timeline.game() == self.game { self.rows_of(hash) } else { &[] };
        Exploration::new(timeline, rows.iter().copied())
    }

    /// The rows of a position.
    fn rows_of(&self, hash: u64) -> &[Row] {
        let Ok(place) = self.positions.binary_search(&hash) else { return &[] };
        let begin = place.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        &self.rows[begin..self.ends[place] as usize]
    }

    /// The content of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut content = Vec::with_capacity(64 + 12 * self.positions.len() + 4 * ROW_NUMBERS * self.rows.len());
        // The collection has at most as many rows as fit into a file.
        let length = |length: usize| u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes();
        let name = self.game.name();
        content.extend(length(name.len()));
        content.extend(name.as_bytes());
        for number in [self.games, self.plies, self.min_games] {
            content.extend(number.to_le_bytes());
        }
        content.extend(length(self.positions.len()));
        content.extend(self.positions.iter().flat_map(|hash| hash.to_le_bytes()));
        content.extend(length(self.ends.len()));
        content.extend(self.ends.iter().flat_map(|end| end.to_le_bytes()));
        content.extend(length(self.rows.len() * ROW_NUMBERS));
        for (action, results) in &self.rows {
            let Results { south_wins, north_wins, draws, undecided } = results;
            for number in [action, south_wins, north_wins, draws, undecided] {
                content.extend(number.to_le_bytes());
            }
        }
        [&MAGIC[..], &VERSION.to_le_bytes(), &fnv1a(&content).to_le_bytes(), &content].concat()
    }

    /// Reads the content of a file. Never panics.
    ///
    /// # Errors
    /// The bytes are no collection.
    pub fn from_bytes(bytes: &[u8]) -> Result<Collection, CollectionFault> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(CollectionFault::NoCollection)?;
        let mut header = Reader(rest);
        let version = header.number().map(u32::from_le_bytes).ok_or(CollectionFault::Damaged)?;
        if version != VERSION {
            return Err(CollectionFault::Version(version));
        }
        let checksum = header.number().map(u64::from_le_bytes).ok_or(CollectionFault::Damaged)?;
        if fnv1a(header.0) != checksum {
            return Err(CollectionFault::Damaged);
        }
        Collection::from_content(header.0)
    }

    /// Reads what follows the checksum in a file. Never panics.
    ///
    /// # Errors
    /// The content contradicts itself.
    pub fn from_content(content: &[u8]) -> Result<Collection, CollectionFault> {
        Collection::read_content(Reader(content)).filter(Collection::is_sound).ok_or(CollectionFault::Damaged)
    }

    fn read_content(mut reader: Reader<'_>) -> Option<Collection> {
        let game = reader.text()?.parse().ok()?;
        let [games, plies, min_games] = reader.next_numbers()?;
        let positions = reader.numbers()?.map(|number| u64::from_le_bytes(*number)).collect();
        let ends = reader.numbers()?.map(|number| u32::from_le_bytes(*number)).collect();
        let numbers: Vec<u32> = reader.numbers()?.map(|number| u32::from_le_bytes(*number)).collect();
        let (rows, rest) = numbers.as_chunks::<ROW_NUMBERS>();
        let is_whole = rest.is_empty() && reader.0.is_empty();
        let row = |&[action, south_wins, north_wins, draws, undecided]: &[u32; ROW_NUMBERS]| {
            (action, Results { south_wins, north_wins, draws, undecided })
        };
        let rows = rows.iter().map(row).collect();
        is_whole.then_some(Collection { game, games, plies, min_games, positions, ends, rows })
    }

    /// Whether each position has its rows.
    fn is_sound(&self) -> bool {
        self.positions.is_sorted_by(|first, second| first < second)
            && self.ends.is_sorted()
            && self.ends.len() == self.positions.len()
            && self.ends.last().map_or(0, |&end| end as usize) == self.rows.len()
    }
}

impl Reader<'_> {
    /// Numbers of 4 bytes each.
    fn next_numbers<const N: usize>(&mut self) -> Option<[u32; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = u32::from_le_bytes(self.number()?);
        }
        Some(numbers)
    }
}
