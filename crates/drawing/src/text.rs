//! Styles of text, and the breaking of text into lines.

use crate::Color;
use crate::font::Font;

/// The point of a line of text that is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Its left end.
    Left,
    /// Its middle.
    Centre,
    /// Its right end.
    Right,
}

/// Font, size and colour of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextStyle {
    /// The font.
    pub font: Font,
    /// The size.
    pub size: f32,
    /// The colour.
    pub color: Color,
}

/// A part of a text that one font draws.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The font.
    pub font: Font,
    /// Distance of its left end from the left end of the text.
    pub offset: f32,
    /// The part of the text.
    pub text: String,
}

impl TextStyle {
    /// Black text in the regular font.
    pub const fn regular(size: f32) -> TextStyle {
        TextStyle { font: Font::Regular, size, color: Color::BLACK }
    }

    /// Black text in the bold font.
    pub const fn bold(size: f32) -> TextStyle {
        TextStyle { font: Font::Bold, size, color: Color::BLACK }
    }

    /// The same style in another colour.
    pub const fn color(self, color: Color) -> TextStyle {
        TextStyle { color, ..self }
    }

    /// The distance from one base line to the next.
    pub fn line_height(self) -> f32 {
        self.size * 1.27
    }

    /// The height of capitals and digits.
    pub fn cap_height(self) -> f32 {
        let height = self.font.face().capital_height().map_or(0.7 * self.font.units(), f32::from);
        self.size * height / self.font.units()
    }

    /// The width of one line of text.
    pub fn width(self, text: &str) -> f32 {
        text.chars().map(|character| self.advance(character)).sum()
    }

    /// The distance from a character to the next.
    pub fn advance(self, character: char) -> f32 {
        let font = self.font.drawing(character);
        self.size * font.advance(font.glyph(character)) / font.units()
    }

    /// The parts of a text that one font draws, with that font and the distance from the beginning of the text.
    pub fn runs(self, text: &str) -> Vec<Run> {
        let (mut runs, mut offset) = (Vec::<Run>::new(), 0.0);
        for character in text.chars() {
            let font = self.font.drawing(character);
            match runs.last_mut() {
                Some(run) if run.font == font => run.text.push(character),
                _ => runs.push(Run { font, offset, text: character.to_string() }),
            }
            offset += self.advance(character);
        }
        runs
    }

    /// The text on one line of at most this width: smaller if it is a little too long, and else shortened.
    pub fn fitted(self, text: &str, width: f32) -> (String, TextStyle) {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let smallest = TextStyle { size: 0.7 * self.size, ..self };
        let needed = self.width(&text);
        if needed <= width {
            (text, self)
        } else if smallest.width(&text) <= width {
            (text, TextStyle { size: self.size * width / needed, ..self })
        } else {
            (smallest.shortened(&text, width), smallest)
        }
    }

    /// The text, or as much of its beginning as fits in this width, with an ellipsis.
    fn shortened(self, text: &str, width: f32) -> String {
        if self.width(text) <= width {
            return text.to_owned();
        }
        let mut kept = String::new();
        let mut taken = self.width("…");
        for character in text.chars() {
            taken += self.advance(character);
            if taken > width {
                break;
            }
            kept.push(character);
        }
        kept.truncate(kept.trim_end().len());
        kept + "…"
    }

    /// The text in lines of at most this width. A word that is too wide for a line is shortened.
    pub fn wrapped(self, text: &str, width: f32) -> Vec<String> {
        let lines = cannon_i18n::wrap(text, width, |line| self.width(line));
        lines.into_iter().map(|line| self.shortened(&line, width)).collect()
    }

    /// Like [`wrapped`](Self::wrapped), with at most this many lines, the last with an ellipsis if something is left out.
    pub fn wrapped_to(self, text: &str, width: f32, most: usize) -> Vec<String> {
        let mut lines = self.wrapped(text, width);
        if lines.len() > most {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                *last = self.shortened(&format!("{last} …………"), width.min(self.width(last) + self.width("…") + 0.01));
            }
        }
        lines
    }
}
