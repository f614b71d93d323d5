//! The outer form of SGF: games in brackets, nodes after semicolons, and properties with values in square brackets.

use crate::{Fault, FaultKind, Place};

/// A property with one of its values, and its place.
pub(super) struct Property<'a> {
    /// The name, such as `P0`.
    pub(super) name: &'a str,
    /// The value, in which `\]` still has its backslash.
    pub(super) value: &'a str,
    line: usize,
    column: usize,
}

impl Property<'_> {
    /// A fault in this property.
    pub(super) const fn fault(&self, kind: FaultKind) -> Fault {
        Fault { place: Place::Character { line: self.line, column: self.column }, kind }
    }
}

/// A reader of SGF. A game is a chain of nodes without branches.
pub(super) struct Sgf<'a> {
    text: &'a str,
    byte: usize,
    line: usize,
    column: usize,
    /// The name of the property whose values are being read.
    name: &'a str,
}

impl<'a> Sgf<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Sgf { text, byte: 0, line: 1, column: 1, name: "" }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.byte..].chars().next()
    }

    fn advance(&mut self) {
        match self.peek() {
            None => {}
            Some('\n') => {
                self.byte += 1;
                (self.line, self.column) = (self.line + 1, 1);
            }
            Some(letter) => {
                self.byte += letter.len_utf8();
                self.column += 1;
            }
        }
    }

    fn skip_while(&mut self, skipped: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&skipped) {
            self.advance();
        }
    }

    fn fault(&self, kind: FaultKind) -> Fault {
        Fault { place: Place::Character { line: self.line, column: self.column }, kind }
    }

    fn expect(&mut self, sign: char, name: &'static str) -> Result<(), Fault> {
        self.skip_while(char::is_whitespace);
        if self.peek() != Some(sign) {
            return Err(self.fault(FaultKind::Expected(name)));
        }
        self.advance();
        Ok(())
    }

    /// Reads the beginning of a game.
    pub(super) fn begin_game(&mut self) -> Result<(), Fault> {
        self.name = "";
        self.expect('(', "(")?;
        self.expect(';', ";")
    }

    /// The next property of the game; `None` at its end. The closing bracket of the game is read, too.
    pub(super) fn next_property(&mut self) -> Result<Option<Property<'a>>, Fault> {
        self.skip_while(|letter| letter.is_whitespace() || letter == ';');
        let (line, column) = (self.line, self.column);
        match self.peek() {
            None => return Err(self.fault(FaultKind::Expected(")"))),
            Some(')') => {
                self.advance();
                return Ok(None);
            }
            // A further value of the same property.
            Some('[') if !self.name.is_empty() => {}
            Some(letter) if letter.is_ascii_alphabetic() => {
                let start = self.byte;
                self.skip_while(|letter| letter.is_ascii_alphanumeric());
                self.name = &self.text[start..self.byte];
            }
            Some(other) => return Err(self.fault(FaultKind::Unexpected(other.to_string()))),
        }
        self.expect('[', "[")?;
        let value = self.value()?;
        Ok(Some(Property { name: self.name, value, line, column }))
    }

    /// Reads a value behind its opening bracket. A backslash takes the meaning of the sign behind it.
    fn value(&mut self) -> Result<&'a str, Fault> {
        let start = self.byte;
        loop {
            match self.peek() {
                None => return Err(self.fault(FaultKind::Expected("]"))),
                Some(']') => break,
                Some('\\') => {
                    self.advance();
                    self.advance();
                }
                Some(_) => self.advance(),
            }
        }
        let value = &self.text[start..self.byte];
        self.advance();
        Ok(value)
    }

    /// Goes to the beginning of the next game. Returns whether there is one.
    pub(super) fn skip_to_next_game(&mut self) -> bool {
        loop {
            self.skip_while(|letter| letter != '(');
            if self.peek().is_none() {
                return false;
            }
            let is_game = self.text[self.byte + 1..].trim_start().starts_with(';');
            if is_game {
                return true;
            }
            self.advance();
        }
    }
}
