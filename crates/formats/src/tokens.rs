//! The words of lists of moves and of PGN: moves, numbers, results, comments, brackets and tags, each with its place.

use crate::error::shortened;
use crate::{Fault, FaultKind, Place};

/// A word with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    /// Line, counted from 1.
    pub(crate) line: usize,
    /// Column in characters, counted from 1.
    pub(crate) column: usize,
    /// The word.
    pub(crate) kind: Kind<'a>,
}

/// The kind of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind<'a> {
    /// A move, a number, a result, a judgement, or anything else without white space and commas. Brackets within belong to it.
    Word(&'a str),
    /// The text between braces, or behind a semicolon up to the end of the line.
    Comment(&'a str),
    /// An opening bracket at the beginning of a word.
    Open,
    /// A closing bracket that no word has opened.
    Close,
    /// A tag such as `[Result "1-0"]`.
    Tag(&'a str, String),
}

impl Token<'_> {
    /// A fault at this token.
    pub(crate) const fn fault(&self, kind: FaultKind) -> Fault {
        Fault { place: Place::Character { line: self.line, column: self.column }, kind }
    }
}

/// Splits a text into words.
#[derive(Clone, Debug)]
pub(crate) struct Tokens<'a> {
    text: &'a str,
    byte: usize,
    line: usize,
    column: usize,
    /// Number of brackets that are open.
    depth: usize,
}

impl<'a> Tokens<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Tokens { text, byte: 0, line: 1, column: 1, depth: 0 }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.byte..].chars().next()
    }

    fn advance(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.byte += letter.len_utf8();
        if letter == '\n' {
            (self.line, self.column) = (self.line + 1, 1);
        } else {
            self.column += 1;
        }
        Some(letter)
    }

    fn skip_while(&mut self, skipped: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&skipped) {
            self.advance();
        }
    }

    /// Skips white space, commas, and lines that begin with a percent sign, which programs for PGN use for notes of their own.
    fn skip_separators(&mut self) {
        loop {
            self.skip_while(|letter| letter.is_whitespace() || letter == ',');
            if self.column != 1 || self.peek() != Some('%') {
                return;
            }
            self.skip_while(|letter| letter != '\n');
        }
    }

    fn fault(&self, kind: FaultKind) -> Fault {
        Fault { place: Place::Character { line: self.line, column: self.column }, kind }
    }

    fn token(&mut self) -> Result<Kind<'a>, Fault> {
        let start = self.byte;
        match self.peek() {
            Some('{') => self.comment(),
            Some(';') => {
                self.skip_while(|letter| letter != '\n');
                Ok(Kind::Comment(self.text[start + 1..self.byte].trim()))
            }
            Some('[') => self.tag(),
            Some('(') => {
                self.advance();
                self.depth += 1;
                Ok(Kind::Open)
            }
            Some(')') => {
                self.advance();
                self.depth = self.depth.saturating_sub(1);
                Ok(Kind::Close)
            }
            Some('}' | ']') => {
                let fault = self.fault(FaultKind::Unexpected(self.text[start..=start].to_owned()));
                self.advance();
                Err(fault)
            }
            _ => Ok(Kind::Word(self.word())),
        }
    }

    /// Reads a comment in braces. A backslash takes the meaning of a brace.
    fn comment(&mut self) -> Result<Kind<'a>, Fault> {
        self.advance();
        let start = self.byte;
        loop {
            match self.advance() {
                None => return Err(self.fault(FaultKind::Expected("}"))),
                Some('}') => return Ok(Kind::Comment(&self.text[start..self.byte - 1])),
                Some('\\') => {
                    self.advance();
                }
                Some(_) => {}
            }
        }
    }

    /// Reads a tag. In its value, a backslash takes the meaning of a quotation mark or of a backslash.
    fn tag(&mut self) -> Result<Kind<'a>, Fault> {
        self.advance();
        self.skip_while(char::is_whitespace);
        let start = self.byte;
        self.skip_while(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        let name = &self.text[start..self.byte];
        self.skip_while(char::is_whitespace);
        self.expect('"', "\"")?;
        let mut value = String::new();
        loop {
            match self.advance() {
                None => return Err(self.fault(FaultKind::Expected("\""))),
                Some('"') => break,
                Some('\\') if matches!(self.peek(), Some('"' | '\\')) => value.extend(self.advance()),
                Some(letter) => value.push(letter),
            }
        }
        self.skip_while(char::is_whitespace);
        self.expect(']', "]")?;
        Ok(Kind::Tag(name, value))
    }

    fn expect(&mut self, sign: char, name: &'static str) -> Result<(), Fault> {
        if self.peek() != Some(sign) {
            return Err(self.fault(FaultKind::Expected(name)));
        }
        self.advance();
        Ok(())
    }

    /// Reads a word. A closing bracket belongs to it if the word has opened a bracket, or if the word is a number such as `12)`.
    fn word(&mut self) -> &'a str {
        let start = self.byte;
        let mut open = 0_usize;
        while let Some(letter) = self.peek() {
            match letter {
                ',' | ';' | '{' | '}' | '[' | ']' => break,
                _ if letter.is_whitespace() => break,
                '(' => open += 1,
                ')' if open > 0 => open -= 1,
                ')' if self.depth == 0 && is_number(&self.text[start..self.byte]) => {}
                ')' => break,
                _ => {}
            }
            self.advance();
        }
        &self.text[start..self.byte]
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Result<Token<'a>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_separators();
        let (line, column) = (self.line, self.column);
        self.peek()?;
        Some(self.token().map(|kind| Token { line, column, kind }))
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A word in a form that faults can quote.
pub(crate) fn quoted_kind(kind: &Kind<'_>) -> String {
    match kind {
        Kind::Word(word) => shortened(word),
        Kind::Comment(text) => shortened(&format!("{{{text}")),
        Kind::Open => "(".to_owned(),
        Kind::Close => ")".to_owned(),
        Kind::Tag(name, _) => shortened(&format!("[{name}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(usize, usize, Kind<'_>)> {
        Tokens::new(text)
            .map(|token| token.expect("a word"))
            .map(|token| (token.line, token.column, token.kind))
            .collect()
    }

    #[test]
    fn words_have_places() {
        let text = "[Game \"a \\\"b\\\"\"]\n1) e1,f10 {c\nd} (B5)x ;rest, of\n  12...H3>F5/SE(B11)) %";
        let expected = [
            (1, 1, Kind::Tag("Game", "a \"b\"".to_owned())),
            (2, 1, Kind::Word("1)")),
            (2, 4, Kind::Word("e1")),
            (2, 7, Kind::Word("f10")),
            (2, 11, Kind::Comment("c\nd")),
            (3, 4, Kind::Open),
            (3, 5, Kind::Word("B5")),
            (3, 7, Kind::Close),
            (3, 8, Kind::Word("x")),
            (3, 10, Kind::Comment("rest, of")),
            (4, 3, Kind::Word("12...H3>F5/SE(B11)")),
            (4, 21, Kind::Close),
            (4, 23, Kind::Word("%")),
        ];
        assert_eq!(kinds(text), expected);
    }

    #[test]
    fn what_is_not_closed_is_a_fault_at_the_end() {
        for (text, sign, column) in
            [("e1 {abc", "}", 8), ("[Game \"x", "\"", 9), ("[Game x", "\"", 7), ("[Game \"x\" 1", "]", 11)]
        {
            let fault = Tokens::new(text).find_map(Result::err).expect("a fault");
            assert_eq!(fault, Fault { place: Place::Character { line: 1, column }, kind: FaultKind::Expected(sign) });
        }
    }
}
