//! Shared parts of the action notations: a left-to-right reader, and errors with a column.

use std::error::Error;

use super::message::{Message, ToMessage};

/// Parse error of an action text, with its location.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {fault}")]
pub struct ActionError<Fault: Error> {
    /// Column of the character at fault, counted from 1.
    pub column: usize,
    /// The kind of fault.
    pub fault: Fault,
}

impl<Fault: Error + ToMessage> ToMessage for ActionError<Fault> {
    fn to_message(&self) -> Message {
        Message::from("error-at-column").number("column", self.column).message("reason", self.fault.to_message())
    }
}

/// A reader over an action text. Copy it to remember a position to return to.
#[derive(Clone, Copy)]
pub(super) struct ActionText<'a> {
    text: &'a str,
    /// Byte offset of the next character.
    byte: usize,
}

impl<'a> ActionText<'a> {
    /// A reader at the beginning of `text`.
    pub(super) const fn new(text: &'a str) -> Self {
        ActionText { text, byte: 0 }
    }

    /// Byte offset of the next character, for [`error_at`](Self::error_at).
    pub(super) const fn byte(&self) -> usize {
        self.byte
    }

    /// The unread part of the text.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.byte..]
    }

    /// The next character, without consuming it.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Consumes this many bytes, which must end at a character boundary.
    pub(super) const fn advance(&mut self, bytes: usize) {
        self.byte += bytes;
    }

    /// Skips all following characters that `skipped` accepts.
    pub(super) fn skip(&mut self, skipped: impl Fn(char) -> bool) {
        self.byte = self.text.len() - self.rest().trim_start_matches(skipped).len();
    }

    /// Skips white space.
    pub(super) fn skip_space(&mut self) {
        self.skip(char::is_whitespace);
    }

    /// Consumes the next character if it is one of `letters`. Returns whether it was.
    pub(super) fn next_if(&mut self, letters: &[char]) -> bool {
        let found = self.peek().filter(|next| letters.contains(next));
        self.byte += found.map_or(0, char::len_utf8);
        found.is_some()
    }

    /// Returns an error at the next character.
    pub(super) fn error<T, Fault: Error>(&self, fault: Fault) -> Result<T, ActionError<Fault>> {
        self.error_at(self.byte, fault)
    }

    /// Returns an error at the character with this byte offset.
    pub(super) fn error_at<T, Fault: Error>(&self, byte: usize, fault: Fault) -> Result<T, ActionError<Fault>> {
        Err(ActionError { column: self.text[..byte].chars().count() + 1, fault })
    }
}
