//! Pages as PDF.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use cannon_drawing::font::Font;
use cannon_drawing::page::{Shape, Stroke};
use cannon_drawing::path::{Path, Segment, Xy};
use cannon_drawing::text::TextStyle;
use cannon_drawing::{Color, Page};

/// Points per millimetre.
const POINTS: f32 = 72.0 / 25.4;
/// Level of compression from 0 to 10.
const COMPRESSION: u8 = 9;
/// Glyph numbers serve as character codes.
const GLYPHS: SystemInfo<'static> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

const CATALOG: Ref = Ref::new(1);
const PAGES: Ref = Ref::new(2);
const PAGE: Ref = Ref::new(3);
const CONTENT: Ref = Ref::new(4);
const INFO: Ref = Ref::new(5);
/// The first object of the first font. Each font has [`FONT_OBJECTS`].
const FIRST_FONT: i32 = 6;
const FONT_OBJECTS: i32 = 5;

/// The page as a PDF file, always the same for the same page: it holds no date.
pub fn to_pdf(page: &Page) -> Vec<u8> {
    let (width, height) = page.size;
    let title: String = page.title.chars().filter(|c| !c.is_control()).collect();
    let mut pdf = Pdf::new();
    let mut catalog = pdf.catalog(CATALOG);
    catalog.pages(PAGES).lang(TextStr(&page.language));
    catalog.viewer_preferences().display_doc_title(true);
    catalog.finish();
    pdf.pages(PAGES).kids([PAGE]).count(1);
    pdf.document_info(INFO).title(TextStr(&title)).creator(TextStr("Cannon"));

    let mut sheet = pdf.page(PAGE);
    sheet.media_box(Rect::new(0.0, 0.0, width * POINTS, height * POINTS)).parent(PAGES).contents(CONTENT);
    let mut resources = sheet.resources();
    let mut fonts = resources.fonts();
    for font in page.fonts() {
        fonts.pair(resource_name(font), font_object(font, 0));
    }
    fonts.finish();
    resources.finish();
    sheet.finish();

    let subsets: Subsets = page.fonts().map(|font| (font, Subset::new(font, page))).collect();
    let content = compress_to_vec_zlib(&content(page, &subsets), COMPRESSION);
    pdf.stream(CONTENT, &content).filter(Filter::FlateDecode);
    for (&font, subset) in &subsets {
        write_font(&mut pdf, font, subset);
    }
    pdf.finish()
}

/// The subsets of the fonts of a page.
type Subsets = BTreeMap<Font, Subset>;

/// The part of a font that a page needs.
struct Subset {
    /// The font file, with the used glyphs alone.
    file: Vec<u8>,
    /// The numbers of glyphs in that file, by characters.
    glyphs: BTreeMap<char, u16>,
}

impl Subset {
    fn new(font: Font, page: &Page) -> Subset {
        let mut remapper = GlyphRemapper::new();
        let glyphs = page.characters(font).into_iter().map(|character| {
            let glyph = remapper.remap(font.glyph(character).0);
            (character, glyph)
        });
        let glyphs = glyphs.collect();
        let file = subsetter::subset(font.file(), 0, &remapper)
            .unwrap_or_else(|error| unreachable!("the font {} can be cut: {error}", font.name()));
        Subset { file, glyphs }
    }

    fn glyph(&self, character: char) -> u16 {
        self.glyphs.get(&character).copied().unwrap_or_default()
    }
}

fn font_object(font: Font, index: i32) -> Ref {
    Ref::new(FIRST_FONT + FONT_OBJECTS * font as i32 + index)
}

const fn resource_name(font: Font) -> Name<'static> {
    match font {
        Font::Regular => Name(b"Regular"),
        Font::Bold => Name(b"Bold"),
        Font::Japanese => Name(b"Japanese"),
        Font::JapaneseBold => Name(b"JapaneseBold"),
    }
}

/// The drawing operators of the page, in millimetres from the top left corner.
fn content(page: &Page, subsets: &Subsets) -> Vec<u8> {
    let mut content = Content::new();
    content.transform([POINTS, 0.0, 0.0, -POINTS, 0.0, page.size.1 * POINTS]);
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
    for shape in &page.shapes {
        match shape {
            Shape::Path { path, fill, stroke } => draw_path(&mut content, path, *fill, *stroke),
            Shape::Text { at, text, style } => draw_text(&mut content, *at, text, *style, subsets),
        }
    }
    content.finish().into_vec()
}

fn draw_path(content: &mut Content, path: &Path, fill: Option<Color>, stroke: Option<Stroke>) {
    if let Some(color) = fill {
        set_fill(content, color);
    }
    if let Some(Stroke { width, color, dash }) = stroke {
        let [red, green, blue] = color.rgb.map(|level| f32::from(level) / 255.0);
        content.set_line_width(width);
        if is_gray(color) {
            content.set_stroke_gray(red)
        } else {
            content.set_stroke_rgb(red, green, blue)
        };
        content.set_dash_pattern(dash.into_iter().flat_map(|(on, off)| [on, off]), 0.0);
    }
    for &segment in &path.0 {
        match segment {
            Segment::Move((x, y)) => content.move_to(x, y),
            Segment::Line((x, y)) => content.line_to(x, y),
            Segment::Curve((x1, y1), (x2, y2), (x, y)) => content.cubic_to(x1, y1, x2, y2, x, y),
            Segment::Close => content.close_path(),
        };
    }
    match (fill, stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

/// Whether the ink is black alone, as printers want it for black text.
fn is_gray(color: Color) -> bool {
    color.rgb.iter().all(|&level| level == color.rgb[0])
}

fn set_fill(content: &mut Content, color: Color) {
    let [red, green, blue] = color.rgb.map(|level| f32::from(level) / 255.0);
    if is_gray(color) {
        content.set_fill_gray(red)
    } else {
        content.set_fill_rgb(red, green, blue)
    };
}

fn draw_text(content: &mut Content, (x, y): Xy, text: &str, style: TextStyle, subsets: &Subsets) {
    set_fill(content, style.color);
    content.begin_text();
    for run in style.runs(text) {
        let Some(subset) = subsets.get(&run.font) else { continue };
        let codes: Vec<u8> = run.text.chars().flat_map(|character| subset.glyph(character).to_be_bytes()).collect();
        content.set_font(resource_name(run.font), 1.0);
        content.set_text_matrix([style.size, 0.0, 0.0, -style.size, x + run.offset, y]);
        content.show(Str(&codes));
    }
    content.end_text();
}

/// Writes a font with its file, its widths, and the characters of its glyphs, by which readers search and copy text.
fn write_font(pdf: &mut Pdf, font: Font, subset: &Subset) {
    let [font_id, descendant, descriptor, file, unicode] = [0, 1, 2, 3, 4].map(|index| font_object(font, index));
    let face = font.face();
    // Six letters before the name tell readers that the font is not complete.
    let name = format!("SUBSET+{}", font.name());
    let name = Name(name.as_bytes());
    // Widths and heights in fonts of PDF are in thousandths of the size.
    let thousandths = 1000.0 / font.units();
    pdf.type0_font(font_id)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(descendant)
        .to_unicode(unicode);

    // Characters that the font lacks have one glyph together.
    let used: BTreeMap<u16, char> =
        subset.glyphs.iter().map(|(&character, &glyph)| (glyph, font.shown(character))).collect();
    let mut cid_font = pdf.cid_font(descendant);
    let kind = if font.is_cff() { CidFontType::Type0 } else { CidFontType::Type2 };
    cid_font.subtype(kind).base_font(name).system_info(GLYPHS).font_descriptor(descriptor);
    if !font.is_cff() {
        cid_font.cid_to_gid_map_predefined(Name(b"Identity"));
    }
    let mut widths = cid_font.widths();
    for (&glyph, &character) in &used {
        widths.consecutive(glyph, [font.advance(font.glyph(character)) * thousandths]);
    }
    widths.finish();
    cid_font.finish();

    let bounds = face.global_bounding_box();
    let [left, bottom, right, top] =
        [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|edge| f32::from(edge) * thousandths);
    let mut font_descriptor = pdf.font_descriptor(descriptor);
    font_descriptor
        .name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(f32::from(face.ascender()) * thousandths)
        .descent(f32::from(face.descender()) * thousandths)
        .cap_height(TextStyle { font, size: 1000.0, color: Color::BLACK }.cap_height())
        .stem_v(if font.is_bold() { 140.0 } else { 80.0 });
    if font.is_cff() {
        font_descriptor.font_file3(file);
    } else {
        font_descriptor.font_file2(file);
    }
    font_descriptor.finish();

    let compressed = compress_to_vec_zlib(&subset.file, COMPRESSION);
    let mut stream = pdf.stream(file, &compressed);
    stream.filter(Filter::FlateDecode);
    if font.is_cff() {
        stream.pair(Name(b"Subtype"), Name(b"OpenType"));
    } else {
        stream.pair(Name(b"Length1"), i32::try_from(subset.file.len()).unwrap_or(i32::MAX));
    }
    stream.finish();

    let mut characters = UnicodeCmap::<u16>::new(Name(b"Characters"), GLYPHS);
    for (&glyph, &character) in &used {
        characters.pair(glyph, character);
    }
    pdf.cmap(unicode, &characters.finish());
}
