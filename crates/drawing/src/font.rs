//! The fonts of pages, which are the fonts of the window.

use std::sync::LazyLock;

use cannon_assets::fonts;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

use crate::path::{Path, Segment};

/// The box in place of characters that the fonts do not have.
const MISSING: char = '□';

/// A font.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Font {
    /// Cannon Text.
    Regular,
    /// Its bold face.
    Bold,
    /// Has the characters that [`Font::Regular`] lacks.
    Japanese,
    /// Has the characters that [`Font::Bold`] lacks.
    JapaneseBold,
}

static FACES: LazyLock<[Face<'static>; Font::ALL.len()]> = LazyLock::new(|| {
    Font::ALL.map(|font| {
        Face::parse(font.file(), 0)
            .unwrap_or_else(|error| unreachable!("the font {} can be read: {error}", font.name()))
    })
});

impl Font {
    /// All fonts.
    pub const ALL: [Font; 4] = [Font::Regular, Font::Bold, Font::Japanese, Font::JapaneseBold];

    /// The font file.
    pub fn file(self) -> &'static [u8] {
        match self {
            Font::Regular => fonts::TEXT,
            Font::Bold => fonts::TEXT_BOLD,
            Font::Japanese => fonts::JAPANESE,
            Font::JapaneseBold => fonts::JAPANESE_BOLD,
        }
    }

    /// Whether its outlines are in the Compact Font Format and not in that of TrueType.
    pub const fn is_cff(self) -> bool {
        matches!(self, Font::Japanese | Font::JapaneseBold)
    }

    /// Whether it is bold.
    pub const fn is_bold(self) -> bool {
        matches!(self, Font::Bold | Font::JapaneseBold)
    }

    /// The font that draws a character of a text in this font: itself, or the Japanese one of its weight for a character that it lacks.
    pub fn drawing(self, character: char) -> Font {
        let fallback = if self.is_bold() { Font::JapaneseBold } else { Font::Japanese };
        let has = |font: Font| font.face().glyph_index(character).is_some();
        if !has(self) && has(fallback) { fallback } else { self }
    }

    /// The PostScript name.
    pub const fn name(self) -> &'static str {
        match self {
            Font::Regular => "CannonText-Regular",
            Font::Bold => "CannonText-Bold",
            Font::Japanese => "CannonJapanese-Regular",
            Font::JapaneseBold => "CannonJapanese-Bold",
        }
    }

    /// The font's tables.
    pub fn face(self) -> &'static Face<'static> {
        &FACES[self as usize]
    }

    /// The number of font units in the size of the text.
    pub fn units(self) -> f32 {
        f32::from(self.face().units_per_em())
    }

    /// The character itself, or a box if the font does not have it.
    pub fn shown(self, character: char) -> char {
        if self.face().glyph_index(character).is_some() { character } else { MISSING }
    }

    /// The glyph of a character; a box if the font does not have the character.
    pub fn glyph(self, character: char) -> GlyphId {
        self.face().glyph_index(self.shown(character)).unwrap_or_default()
    }

    /// The distance from a glyph to the next, in font units.
    pub fn advance(self, glyph: GlyphId) -> f32 {
        f32::from(self.face().glyph_hor_advance(glyph).unwrap_or_default())
    }

    /// The outline of a glyph in font units, with y upwards; empty for spaces.
    pub fn outline(self, glyph: GlyphId) -> Path {
        let mut outline = GlyphPath::default();
        self.face().outline_glyph(glyph, &mut outline);
        outline.path
    }
}

/// Collects the outline of a glyph.
#[derive(Default)]
struct GlyphPath {
    path: Path,
    last: (f32, f32),
}

impl GlyphPath {
    fn push(&mut self, segment: Segment, to: (f32, f32)) {
        self.path.0.push(segment);
        self.last = to;
    }
}

impl OutlineBuilder for GlyphPath {
    fn move_to(&mut self, x: f32, y: f32) {
        self.push(Segment::Move((x, y)), (x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push(Segment::Line((x, y)), (x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        // The same curve with two control points, each at two thirds of the way to the one control point.
        let toward = |(from_x, from_y): (f32, f32)| (from_x + (x1 - from_x) / 1.5, from_y + (y1 - from_y) / 1.5);
        self.push(Segment::Curve(toward(self.last), toward((x, y)), (x, y)), (x, y));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.push(Segment::Curve((x1, y1), (x2, y2), (x, y)), (x, y));
    }

    fn close(&mut self) {
        self.path.0.push(Segment::Close);
    }
}
