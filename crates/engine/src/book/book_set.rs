//! The books that the program comes with, read when one is wanted for the first time.

use std::sync::OnceLock;

use super::Book;

/// The books of a game.
#[derive(Debug)]
pub struct BookSet {
    /// As they were compiled in.
    texts: &'static [&'static str],
    books: OnceLock<Vec<Book>>,
}

impl BookSet {
    /// These books.
    #[must_use]
    pub const fn new(texts: &'static [&'static str]) -> BookSet {
        BookSet { texts, books: OnceLock::new() }
    }

    /// The texts of the books.
    #[must_use]
    pub const fn texts(&self) -> &'static [&'static str] {
        self.texts
    }

    /// The books. A text that is none, which the tests rule out, is left out: without a book the computer searches.
    pub fn books(&self) -> &[Book] {
        self.books.get_or_init(|| self.texts.iter().filter_map(|text| Book::read(text).ok()).collect())
    }
}

/// The books for Cannon; `assets/books` says what they are for.
pub static CANNON: BookSet = BookSet::new(&[
    include_str!("../../assets/books/cannon-classic.txt"),
    include_str!("../../assets/books/cannon-igg.txt"),
]);
