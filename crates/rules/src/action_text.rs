//! What the action texts of all games have in common: they are read from left to right, and errors say where.

use std::error::Error;

/// What is wrong with an action text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {fault}")]
pub struct ActionError<Fault: Error> {
    /// The character at fault, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// An action text, and how far it has been read. A copy remembers a place to read on from.
#[derive(Clone, Copy)]
pub(super) struct ActionText<'a> {
    text: &'a str,
    /// Byte of the next character.
    at: usize,
}

impl<'a> ActionText<'a> {
    /// A text of which nothing has been read.
    pub(super) const fn new(text: &'a str) -> Self {
        ActionText { text, at: 0 }
    }

    /// The byte of the next character, for errors that turn out later.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// What has not been read yet.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next character.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads so many bytes. They must end with a character.
    pub(super) const fn pass(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Passes over all characters of a kind.
    pub(super) fn skip(&mut self, skipped: impl Fn(char) -> bool) {
        self.at = self.text.len() - self.rest().trim_start_matches(skipped).len();
    }

    /// Passes over white space.
    pub(super) fn skip_space(&mut self) {
        self.skip(char::is_whitespace);
    }

    /// Passes over one of these characters, if it comes next.
    pub(super) fn next_if(&mut self, letters: &[char]) -> bool {
        let found = self.peek().filter(|next| letters.contains(next));
        self.at += found.map_or(0, char::len_utf8);
        found.is_some()
    }

    /// The error at the next character.
    pub(super) fn fault<T, Fault: Error>(&self, fault: Fault) -> Result<T, ActionError<Fault>> {
        self.fault_at(self.at, fault)
    }

    /// The error at a character that was next before.
    pub(super) fn fault_at<T, Fault: Error>(&self, byte: usize, fault: Fault) -> Result<T, ActionError<Fault>> {
        Err(ActionError { column: self.text[..byte].chars().count() + 1, fault })
    }
}
