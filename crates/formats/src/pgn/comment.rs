//! Comments with commands for circles and arrows.

use std::fmt::Write;

use cannon_rules::Spot;
use cannon_rules::timeline::{Notes, Shape, ShapeColor};

/// Writes the shapes and the comment of notes, without the braces around them. Empty if there are none.
pub(super) fn comment_text(notes: &Notes) -> String {
    let mut text = String::new();
    let mut shapes = notes.shapes.as_slice();
    while let Some(first) = shapes.first() {
        let is_arrow = first.to.is_some();
        let count = shapes.iter().take_while(|shape| shape.to.is_some() == is_arrow).count();
        let (run, rest) = shapes.split_at(count);
        let run: Vec<String> = run.iter().map(shape_text).collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "[%{} {}]", if is_arrow { "cal" } else { "csl" }, run.join(","));
        shapes = rest;
    }
    if !text.is_empty() && !notes.comment.is_empty() {
        text.push(' ');
    }
    text.push_str(&escaped(&notes.comment));
    text
}

fn shape_text(shape: &Shape) -> String {
    let Shape { color, from, to } = shape;
    let to = to.map(|to| to.to_string()).unwrap_or_default();
    format!("{}{from}{to}", color.letter())
}

fn escaped(comment: &str) -> String {
    let inner = comment.trim();
    let start = comment.len() - comment.trim_start().len();
    let mut text = String::with_capacity(comment.len());
    for (byte, letter) in comment.char_indices() {
        let is_at_end = byte < start || byte >= start + inner.len();
        if matches!(letter, '\\' | '}' | '[') || is_at_end {
            text.push('\\');
        }
        text.push(letter);
    }
    text
}

/// The notes in a comment: its shapes and its text. Commands that are unknown are left out.
pub(super) fn read_comment(comment: &str) -> Notes {
    let (mut text, mut shapes) = (Text::default(), Vec::new());
    let mut rest = comment;
    while let Some(letter) = rest.chars().next() {
        if let Some((command, behind)) = command_at(rest) {
            shapes.extend(shapes_of(command));
            rest = if text.has_space() { behind.trim_start() } else { behind };
            continue;
        }
        rest = &rest[letter.len_utf8()..];
        let next = rest.chars().next().filter(|next| matches!(next, '\\' | '}' | '[') || next.is_whitespace());
        match next {
            Some(next) if letter == '\\' => {
                text.push_escaped(next);
                rest = &rest[next.len_utf8()..];
            }
            _ => text.push(letter),
        }
    }
    Notes { comment: text.text, shapes, judgement: None }
}

/// The text of a comment while it is read. White space at its ends counts only if it was escaped.
#[derive(Default)]
struct Text {
    text: String,
    /// White space that counts only if something follows it.
    space: String,
}

impl Text {
    fn push(&mut self, letter: char) {
        if letter.is_whitespace() {
            if !self.text.is_empty() {
                self.space.push(letter);
            }
        } else {
            self.push_escaped(letter);
        }
    }

    fn push_escaped(&mut self, letter: char) {
        self.text.push_str(&std::mem::take(&mut self.space));
        self.text.push(letter);
    }

    /// Whether the text ends with white space, so that white space behind a command says nothing.
    const fn has_space(&self) -> bool {
        !self.space.is_empty()
    }
}

/// The command at the beginning of a text, such as `%csl Ge4`, and the text behind it. Another bracket within is no part of a command.
fn command_at(text: &str) -> Option<(&str, &str)> {
    let inside = text.strip_prefix('[').filter(|inside| inside.starts_with('%'))?;
    let end = inside.find(['[', ']'])?;
    inside[end..].strip_prefix(']').map(|behind| (&inside[..end], behind))
}

/// The shapes of a command. Those that cannot be read are left out.
fn shapes_of(command: &str) -> impl Iterator<Item = Shape> {
    let (name, list) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
    let list = if matches!(name, "%csl" | "%cal") { list } else { "" };
    list.split(',').filter_map(|text| shape(text.trim()))
}

/// Reads a shape such as `Ge4`, `Re4e7` or `Re4-e7`.
fn shape(text: &str) -> Option<Shape> {
    let (letter, places) = text.split_at_checked(1)?;
    let color = ShapeColor::ALL.into_iter().find(|color| letter.starts_with(color.letter()))?;
    let digits = places.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let (from, to) = places.split_at_checked(1 + digits)?;
    let from: Spot = from.parse().ok()?;
    let to = match to.strip_prefix('-').unwrap_or(to) {
        "" => None,
        name => Some(name.parse().ok()?),
    };
    (to != Some(from)).then_some(Shape { color, from, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_read_back() {
        let comments = [
            "",
            "plain",
            "  ends ",
            "two\nlines\r\n",
            "}",
            "\\",
            "\\}",
            "[%csl Ge4]",
            "a [b] {c} \\n",
            "\u{a0}x\u{3000}",
            " ",
            "\\ ",
        ];
        for comment in comments {
            let notes = Notes { comment: comment.to_owned(), ..Notes::default() };
            assert_eq!(read_comment(&comment_text(&notes)), notes, "{comment:?}");
            let shapes = ["Ge4", "Re4-e10", "Yj10"].map(|text| text.parse().expect("a shape")).to_vec();
            let notes = Notes { shapes, ..notes };
            assert_eq!(read_comment(&comment_text(&notes)), notes, "{comment:?}");
        }
    }

    #[test]
    fn comments_of_other_programs_are_read() {
        let notes = read_comment(" good [%eval 0.3] move [%cal Ge2e4,Rb1-b3,xx] C:\\Games ");
        assert_eq!(notes.comment, "good move C:\\Games");
        let shapes: Vec<String> = notes.shapes.iter().map(Shape::to_string).collect();
        assert_eq!(shapes, ["Ge2-e4", "Rb1-b3"]);
    }
}
