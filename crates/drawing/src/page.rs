//! A page of shapes.

use std::collections::BTreeSet;

use crate::font::Font;
use crate::path::{Path, Xy};
use crate::text::{Align, TextStyle};
use crate::{Color, svg};

/// A line along a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Width of the line.
    pub width: f32,
    /// Its colour.
    pub color: Color,
    /// Length of the dashes and of the gaps between them.
    pub dash: Option<(f32, f32)>,
}

impl Stroke {
    /// A line without gaps.
    pub const fn new(width: f32, color: Color) -> Stroke {
        Stroke { width, color, dash: None }
    }

    /// A black line.
    pub const fn black(width: f32) -> Stroke {
        Stroke::new(width, Color::BLACK)
    }

    /// The line with dashes of this length and gaps of this length.
    pub const fn dashed(self, on: f32, off: f32) -> Stroke {
        Stroke { dash: Some((on, off)), ..self }
    }
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A path.
    Path {
        /// The path.
        path: Path,
        /// Colour of the inside.
        fill: Option<Color>,
        /// The line along the path.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text {
        /// Left end of the base line.
        at: Xy,
        /// The text.
        text: String,
        /// Its font, size and colour.
        style: TextStyle,
    },
}

/// A page with a drawing.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Width and height.
    pub size: (f32, f32),
    /// Title of the document.
    pub title: String,
    /// Language of its text, such as `en`.
    pub language: String,
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
}

impl Page {
    /// An empty page of this width and height.
    pub fn sized(size: (f32, f32), title: &str, language: &str) -> Page {
        Page { size, title: title.to_owned(), language: language.to_owned(), shapes: Vec::new() }
    }

    /// Fills the inside of a path.
    pub fn fill(&mut self, path: Path, color: Color) {
        self.shapes.push(Shape::Path { path, fill: Some(color), stroke: None });
    }

    /// Draws a line along a path.
    pub fn stroke(&mut self, path: Path, stroke: Stroke) {
        self.shapes.push(Shape::Path { path, fill: None, stroke: Some(stroke) });
    }

    /// Fills the inside of a path and draws a line along it.
    pub fn fill_and_stroke(&mut self, path: Path, color: Color, stroke: Stroke) {
        self.shapes.push(Shape::Path { path, fill: Some(color), stroke: Some(stroke) });
    }

    /// Writes one line of text with its base line at this height.
    pub fn text(&mut self, (x, y): Xy, text: &str, style: TextStyle, align: Align) {
        let width = style.width(text);
        let left = match align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        self.shapes.push(Shape::Text { at: (left, y), text: text.to_owned(), style });
    }

    /// Writes one line of text whose capitals have this point as their centre.
    pub fn centred_text(&mut self, (x, y): Xy, text: &str, style: TextStyle) {
        self.text((x, y + style.cap_height() / 2.0), text, style, Align::Centre);
    }

    /// Draws something with this share of its opacity.
    pub fn faded(&mut self, share: f32, draw: impl FnOnce(&mut Page)) {
        let first = self.shapes.len();
        draw(self);
        for shape in &mut self.shapes[first..] {
            match shape {
                Shape::Path { fill, stroke, .. } => {
                    *fill = fill.map(|color| color.faded(share));
                    *stroke = stroke.map(|stroke| Stroke { color: stroke.color.faded(share), ..stroke });
                }
                Shape::Text { style, .. } => style.color = style.color.faded(share),
            }
        }
    }

    /// The fonts that the page uses.
    pub fn fonts(&self) -> impl Iterator<Item = Font> {
        Font::ALL.into_iter().filter(|&font| !self.characters(font).is_empty())
    }

    /// The characters that a font draws.
    pub fn characters(&self, font: Font) -> BTreeSet<char> {
        let drawn = |(_, text, style): (Xy, &str, TextStyle)| {
            let own: Vec<char> = text.chars().filter(|&character| style.font.drawing(character) == font).collect();
            own
        };
        self.texts().flat_map(drawn).collect()
    }

    /// All texts of the page, with the left ends of their base lines.
    pub fn texts(&self) -> impl Iterator<Item = (Xy, &str, TextStyle)> {
        self.shapes.iter().filter_map(|shape| match shape {
            Shape::Text { at, text, style } => Some((*at, text.as_str(), *style)),
            Shape::Path { .. } => None,
        })
    }

    /// The page as an SVG file in its size in millimetres. Text is drawn as outlines, so that it looks the same in every program.
    pub fn to_svg(&self) -> String {
        svg::file(self)
    }

    /// The page as an `svg` element for an HTML page, as large as the place that it gets, with the title as its text alternative.
    ///
    /// `prefix` begins all identifiers inside. It needs to be a letter, followed by letters, digits and hyphens, and another one for each
    /// page in the same HTML page.
    pub fn to_inline_svg(&self, prefix: &str) -> String {
        svg::inline(self, prefix)
    }
}
