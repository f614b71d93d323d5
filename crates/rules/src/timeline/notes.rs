//! Notes at the nodes of a timeline: comments, judgements, and shapes on the board.

use std::fmt;
use std::str::FromStr;

use crate::Spot;
use crate::message::{Message, ToMessage};
use crate::serde_help::serde_as_text;

/// Maximum number of characters of a comment.
pub const MAX_COMMENT_CHARS: usize = 8_000;
/// Maximum number of shapes at a node.
pub const MAX_SHAPES: usize = 64;
/// Maximum number of characters of all comments of a tree. A record of the tree must not become longer than can be read.
pub const MAX_ALL_COMMENT_CHARS: usize = 1 << 20;
/// Maximum number of shapes of a tree.
pub const MAX_ALL_SHAPES: usize = 50_000;

/// What a person or a program noted at a node: about its position, and about the action that led there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// A text, which may have several lines. Empty for none.
    pub comment: String,
    /// How good the action is.
    pub judgement: Option<Judgement>,
    /// Arrows and circles on the board, in the order in which they were drawn.
    pub shapes: Vec<Shape>,
}

impl Notes {
    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        self.comment.is_empty() && self.judgement.is_none() && self.shapes.is_empty()
    }

    /// Draws a shape, or removes it if the same shape is there. A shape of another colour in the same place changes its colour.
    pub fn toggle(&mut self, shape: Shape) {
        let found = self.shapes.iter().position(|other| (other.from, other.to) == (shape.from, shape.to));
        match found {
            Some(index) if self.shapes[index] == shape => {
                self.shapes.remove(index);
            }
            Some(index) => self.shapes[index] = shape,
            None => self.shapes.push(shape),
        }
    }
}

/// How much notes take, of what [`MAX_ALL_COMMENT_CHARS`] and [`MAX_ALL_SHAPES`] allow a tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct NotesSize {
    pub(super) comment_chars: usize,
    pub(super) shapes: usize,
}

impl NotesSize {
    /// The size with these notes added.
    pub(super) fn with(self, notes: &Notes) -> NotesSize {
        let (chars, shapes) = (notes.comment.chars().count(), notes.shapes.len());
        NotesSize { comment_chars: self.comment_chars + chars, shapes: self.shapes + shapes }
    }

    /// The size with these notes, which it contains, taken away.
    pub(super) fn without(self, notes: &Notes) -> NotesSize {
        let (chars, shapes) = (notes.comment.chars().count(), notes.shapes.len());
        NotesSize { comment_chars: self.comment_chars - chars, shapes: self.shapes - shapes }
    }
}

/// Reason why notes cannot be kept at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotesError {
    /// The comment is too long.
    #[error("a comment has more than {MAX_COMMENT_CHARS} characters")]
    CommentTooLong,
    /// There are too many shapes at one node.
    #[error("there are more than {MAX_SHAPES} arrows and circles in one position")]
    TooManyShapes,
    /// A shape is not on the board.
    #[error("`{0}` is not on the board")]
    OffBoard(Shape),
    /// All comments together are too long.
    #[error("all comments together have more than {MAX_ALL_COMMENT_CHARS} characters")]
    AllCommentsTooLong,
    /// There are too many shapes in the tree.
    #[error("there are more than {MAX_ALL_SHAPES} arrows and circles in the game")]
    TooManyShapesInAll,
}

impl ToMessage for NotesError {
    fn to_message(&self) -> Message {
        match self {
            NotesError::CommentTooLong => Message::from("error-notes-comment").number("limit", MAX_COMMENT_CHARS),
            NotesError::TooManyShapes => Message::from("error-notes-shapes").number("limit", MAX_SHAPES),
            NotesError::OffBoard(shape) => Message::from("error-notes-off-board").text("shape", shape),
            NotesError::AllCommentsTooLong => {
                Message::from("error-notes-all-comments").number("limit", MAX_ALL_COMMENT_CHARS)
            }
            NotesError::TooManyShapesInAll => Message::from("error-notes-all-shapes").number("limit", MAX_ALL_SHAPES),
        }
    }
}

/// A person's judgement of an action, with the symbols of chess notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    /// `!!`
    Brilliant,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Judgement {
    /// All judgements, the best first.
    pub const ALL: [Judgement; 6] = [
        Judgement::Brilliant,
        Judgement::Good,
        Judgement::Interesting,
        Judgement::Dubious,
        Judgement::Mistake,
        Judgement::Blunder,
    ];

    /// The symbol, such as `!?`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Judgement::Brilliant => "!!",
            Judgement::Good => "!",
            Judgement::Interesting => "!?",
            Judgement::Dubious => "?!",
            Judgement::Mistake => "?",
            Judgement::Blunder => "??",
        }
    }
}

impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())
    }
}

/// The text is none of the symbols of judgements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a judgement; judgements are !!, !, !?, ?!, ? and ??")]
pub struct UnknownJudgement;

impl FromStr for Judgement {
    type Err = UnknownJudgement;

    fn from_str(text: &str) -> Result<Judgement, UnknownJudgement> {
        Judgement::ALL.into_iter().find(|judgement| judgement.symbol() == text).ok_or(UnknownJudgement)
    }
}

serde_as_text!(Judgement);

/// The colour of a shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShapeColor {
    /// Written `G`.
    #[default]
    Green,
    /// Written `R`.
    Red,
    /// Written `B`.
    Blue,
    /// Written `Y`.
    Yellow,
}

impl ShapeColor {
    /// All colours.
    pub const ALL: [ShapeColor; 4] = [ShapeColor::Green, ShapeColor::Red, ShapeColor::Blue, ShapeColor::Yellow];

    /// The letter in texts of shapes, as in the comment commands `%csl` and `%cal` of PGN.
    pub const fn letter(self) -> char {
        match self {
            ShapeColor::Green => 'G',
            ShapeColor::Red => 'R',
            ShapeColor::Blue => 'B',
            ShapeColor::Yellow => 'Y',
        }
    }
}

/// A circle around a place, or an arrow from a place to another one. The text is the letter of the colour and the places: `Ge4`, `Re4-e7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    /// The colour.
    pub color: ShapeColor,
    /// The place of the circle, or where the arrow begins.
    pub from: Spot,
    /// Where the arrow ends, which is another place. `None` for a circle.
    pub to: Option<Spot>,
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color.letter(), self.from)?;
        self.to.map_or(Ok(()), |to| write!(f, "-{to}"))
    }
}

/// The text is no shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a circle or an arrow, such as Ge4 or Re4-e7")]
pub struct UnknownShape;

impl FromStr for Shape {
    type Err = UnknownShape;

    fn from_str(text: &str) -> Result<Shape, UnknownShape> {
        let (letter, places) = text.split_at_checked(1).ok_or(UnknownShape)?;
        let color = ShapeColor::ALL.into_iter().find(|color| letter.starts_with(color.letter())).ok_or(UnknownShape)?;
        let (from, to) = match places.split_once('-') {
            Some((from, to)) => (from, Some(to)),
            None => (places, None),
        };
        let spot = |name: &str| name.parse::<Spot>().map_err(|_| UnknownShape);
        let (from, to) = (spot(from)?, to.map(spot).transpose()?);
        if to == Some(from) { Err(UnknownShape) } else { Ok(Shape { color, from, to }) }
    }
}

serde_as_text!(Shape);

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str) -> Shape {
        text.parse().expect("a shape")
    }

    #[test]
    fn shapes_and_judgements_are_read_back() {
        for text in ["Ge4", "Ra1-j10", "Bp16-a1", "Yx24"] {
            assert_eq!(shape(text).to_string(), text);
        }
        assert_eq!(shape("RE4-E7"), shape("Re4-e7"), "Tank Chess writes squares in upper case");
        for judgement in Judgement::ALL {
            assert_eq!(judgement.symbol().parse(), Ok(judgement));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "G", "e4", "ge4", "Pe4", "Ge4-", "G-e4", "Ge4-e4", "Ge4-e5-e6", "Ge4e5", "€e4", "Gé4"] {
            assert_eq!(text.parse::<Shape>(), Err(UnknownShape), "{text}");
        }
        for text in ["", "!!!", " !", "!?!", "good"] {
            assert_eq!(text.parse::<Judgement>(), Err(UnknownJudgement), "{text}");
        }
    }

    #[test]
    fn a_shape_is_drawn_recolored_and_removed() {
        let mut notes = Notes::default();
        notes.toggle(shape("Ge4"));
        notes.toggle(shape("Ge4-e7"));
        notes.toggle(shape("Re4"));
        assert_eq!(notes.shapes, [shape("Re4"), shape("Ge4-e7")], "the circle has another colour, the arrow stays");
        notes.toggle(shape("Re4"));
        assert_eq!(notes.shapes, [shape("Ge4-e7")]);
    }
}
