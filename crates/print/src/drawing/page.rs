//! A page of shapes.

use std::collections::BTreeSet;

use super::font::Font;
use super::path::{Path, Xy};
use super::text::{Align, TextStyle};
use super::{BLACK, pdf, svg};

/// Distance of all drawings from the edges of the paper; most printers reach this far.
pub(crate) const MARGIN: f32 = 12.0;

/// The largest and the smallest text of reference sheets.
const LARGEST_TEXT: f32 = 3.3;
const SMALLEST_TEXT: f32 = 2.2;

/// A size of paper, used upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches, as in North America.
    Letter,
}

impl Paper {
    /// All sizes, with their names, the default first.
    pub const ALL: [(&'static str, Paper); 2] = [("a4", Paper::A4), ("letter", Paper::Letter)];

    /// Width and height in millimetres.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

/// A line along a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stroke {
    pub(crate) width: f32,
    pub(crate) shade: f32,
    /// Length of the dashes and of the gaps between them.
    pub(crate) dash: Option<(f32, f32)>,
}

impl Stroke {
    /// A black line.
    pub(crate) const fn black(width: f32) -> Stroke {
        Stroke { width, shade: BLACK, dash: None }
    }
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    Path {
        path: Path,
        /// Shade of the inside.
        fill: Option<f32>,
        stroke: Option<Stroke>,
    },
    Text {
        /// Left end of the base line.
        at: Xy,
        text: String,
        style: TextStyle,
    },
}

/// A page to print, as a drawing.
#[derive(Clone, Debug)]
pub struct Page {
    /// Width and height in millimetres.
    pub(crate) size: (f32, f32),
    /// Title of the document.
    pub(crate) title: String,
    /// Language of its text, such as `en`.
    pub(crate) language: String,
    pub(crate) shapes: Vec<Shape>,
}

impl Page {
    /// An empty page for a sheet of paper.
    pub(crate) fn new(paper: Paper, title: &str, language: &str) -> Page {
        Page::sized(paper.size(), title, language)
    }

    /// An empty page of this width and height in millimetres.
    pub(crate) fn sized(size: (f32, f32), title: &str, language: &str) -> Page {
        Page { size, title: title.to_owned(), language: language.to_owned(), shapes: Vec::new() }
    }

    /// The page of `make` in the largest text with which its contents end above the lower margin. `make` gets the size of the
    /// text, and returns the lower edge of the contents with the page.
    pub(crate) fn in_largest_text(make: impl Fn(f32) -> (Page, f32)) -> Page {
        let mut size = LARGEST_TEXT;
        loop {
            let (page, lowest) = make(size);
            if lowest <= page.area().1.1 || size <= SMALLEST_TEXT {
                return page;
            }
            size -= 0.05;
        }
    }

    /// The area inside the margins, as its left top and right bottom corners.
    pub(crate) fn area(&self) -> (Xy, Xy) {
        let (width, height) = self.size;
        ((MARGIN, MARGIN), (width - MARGIN, height - MARGIN))
    }

    /// Fills the inside of a path.
    pub(crate) fn fill(&mut self, path: Path, shade: f32) {
        self.shapes.push(Shape::Path { path, fill: Some(shade), stroke: None });
    }

    /// Draws a line along a path.
    pub(crate) fn stroke(&mut self, path: Path, stroke: Stroke) {
        self.shapes.push(Shape::Path { path, fill: None, stroke: Some(stroke) });
    }

    /// Fills the inside of a path and draws a line along it.
    pub(crate) fn fill_and_stroke(&mut self, path: Path, shade: f32, stroke: Stroke) {
        self.shapes.push(Shape::Path { path, fill: Some(shade), stroke: Some(stroke) });
    }

    /// Writes one line of text with its base line at this height.
    pub(crate) fn text(&mut self, (x, y): Xy, text: &str, style: TextStyle, align: Align) {
        let width = style.width(text);
        let left = match align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        self.shapes.push(Shape::Text { at: (left, y), text: text.to_owned(), style });
    }

    /// Writes one line of text whose capitals have this point as their centre.
    pub(crate) fn centred_text(&mut self, (x, y): Xy, text: &str, style: TextStyle) {
        self.text((x, y + style.cap_height() / 2.0), text, style, Align::Centre);
    }

    /// The fonts that the page uses.
    pub(crate) fn fonts(&self) -> impl Iterator<Item = Font> {
        Font::ALL.into_iter().filter(|&font| !self.characters(font).is_empty())
    }

    /// The characters that a font draws.
    pub(crate) fn characters(&self, font: Font) -> BTreeSet<char> {
        let drawn = |(_, text, style): (Xy, &str, TextStyle)| {
            let own: Vec<char> = text.chars().filter(|&character| style.font.drawing(character) == font).collect();
            own
        };
        self.texts().flat_map(drawn).collect()
    }

    /// All texts of the page.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (Xy, &str, TextStyle)> {
        self.shapes.iter().filter_map(|shape| match shape {
            Shape::Text { at, text, style } => Some((*at, text.as_str(), *style)),
            Shape::Path { .. } => None,
        })
    }

    /// The page as an SVG file. Text is drawn as outlines, so that it looks the same in every program.
    #[must_use]
    pub fn to_svg(&self) -> String {
        svg::file(self)
    }

    /// The page as an `svg` element for an HTML page, as large as the place that it gets, with the title as its text alternative.
    ///
    /// `prefix` begins all identifiers inside. It needs to be a letter, followed by letters, digits and hyphens, and another one for each
    /// page in the same HTML page.
    #[must_use]
    pub fn to_inline_svg(&self, prefix: &str) -> String {
        svg::inline(self, prefix)
    }

    /// The page as a PDF file with its fonts inside.
    #[must_use]
    pub fn to_pdf(&self) -> Vec<u8> {
        pdf::write(self)
    }
}
