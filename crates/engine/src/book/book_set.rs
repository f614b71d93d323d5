//! The built-in opening books. They are parsed on first use.

use std::sync::OnceLock;

use super::Book;
use super::rotation::BoardRotation;

/// The built-in books of a game, parsed on first use.
#[derive(Debug)]
pub struct BookSet {
    /// The book files, embedded at compile time.
    texts: &'static [&'static str],
    rotation: Option<BoardRotation>,
    books: OnceLock<Vec<Book>>,
}

impl BookSet {
    /// A set of the books with these texts. `rotation` is the rotation of the game's board, if it has one.
    pub const fn new(texts: &'static [&'static str], rotation: Option<BoardRotation>) -> BookSet {
        BookSet { texts, rotation, books: OnceLock::new() }
    }

    /// The parsed books. Texts that cannot be read are skipped, so that the engine searches instead; the tests check that all texts can be
    /// read.
    pub fn books(&self) -> &[Book] {
        self.books.get_or_init(|| self.texts.iter().filter_map(|text| Book::read(text, self.rotation).ok()).collect())
    }
}
