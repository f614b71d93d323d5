//! Moves of Tank Chess on a board that is turned by half a turn, or whose compass is.

use std::str::FromStr;

use cannon_rules::tank_chess::{Facing, Square};

/// Files and ranks of the board.
const SIZE: u8 = 16;

/// What is turned by half a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Turn {
    /// The squares.
    pub(super) board: bool,
    /// The directions in which units face.
    pub(super) compass: bool,
}

/// A move with its squares and its directions turned.
pub(super) fn turned(text: &str, turn: Turn) -> String {
    let mut moved = String::with_capacity(text.len() + 2);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if first == '/' {
            moved.push('/');
            let facing = facing_at(&rest[1..]);
            moved.push_str(&opposite(facing, turn.compass));
            rest = &rest[1 + facing.len()..];
        } else if let Some(square) = square_at(rest) {
            moved.push_str(&mirrored(square, turn.board));
            rest = &rest[square.len()..];
        } else {
            moved.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    moved
}

/// The direction at the beginning of a text; empty if there is none.
fn facing_at(text: &str) -> &str {
    let letters = text.bytes().take(2).take_while(|letter| b"NESWnesw".contains(letter)).count();
    // The letter of a square may follow at once, as in `/N` before `E5`, which is no `NE`.
    let longest = (1..=letters).rev().map(|length| &text[..length]).find(|word| is::<Facing>(word));
    longest.unwrap_or_default()
}

/// The name of a square at the beginning of a text.
fn square_at(text: &str) -> Option<&str> {
    let bytes = text.as_bytes();
    bytes.first().filter(|letter| letter.is_ascii_alphabetic())?;
    let digits = bytes[1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    (digits > 0).then(|| &text[..=digits])
}

fn is<T: FromStr>(word: &str) -> bool {
    word.parse::<T>().is_ok()
}

fn opposite(facing: &str, turns: bool) -> String {
    match facing.parse::<Facing>() {
        Ok(facing) if turns => Facing::from_index(facing.index() + 4).to_string(),
        _ => facing.to_owned(),
    }
}

fn mirrored(name: &str, turns: bool) -> String {
    match name.parse::<Square>() {
        Ok(square) if turns && square.is_on(SIZE) => square.rotated(SIZE).to_string(),
        _ => name.to_owned(),
    }
}

/// Whether the first square of a move lies in the upper half of the board.
pub(super) fn begins_at_the_top(text: &str) -> bool {
    let square = (0..text.len()).filter(|&byte| text.is_char_boundary(byte)).find_map(|byte| square_at(&text[byte..]));
    square.and_then(|name| name.parse::<Square>().ok()).is_some_and(|square| square.rank() >= SIZE / 2)
}

/// The move in front of a bracket at its end that holds a threat; `None` if it has no such bracket. A bracket without a sign for a threat,
/// such as `(B11)`, always holds a target.
pub(super) fn without_threat(text: &str) -> Option<&str> {
    let (plain, bracket) = text.trim_end().split_once('(')?;
    bracket.strip_suffix(')').is_some_and(|inside| inside.ends_with(['+', '#'])).then_some(plain)
}
