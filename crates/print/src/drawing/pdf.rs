//! Pages as PDF.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use super::font::Font;
use super::page::{Page, Shape, Stroke};
use super::path::{Path, Segment, Xy};
use super::text::TextStyle;

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
pub(super) fn write(page: &Page) -> Vec<u8> {
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

    let content = compress_to_vec_zlib(&content(page), COMPRESSION);
    pdf.stream(CONTENT, &content).filter(Filter::FlateDecode);
    for font in page.fonts() {
        write_font(&mut pdf, page, font);
    }
    pdf.finish()
}

fn font_object(font: Font, index: i32) -> Ref {
    Ref::new(FIRST_FONT + FONT_OBJECTS * font as i32 + index)
}

const fn resource_name(font: Font) -> Name<'static> {
    match font {
        Font::Regular => Name(b"Regular"),
        Font::Bold => Name(b"Bold"),
    }
}

/// The drawing operators of the page, in millimetres from the top left corner.
fn content(page: &Page) -> Vec<u8> {
    let mut content = Content::new();
    content.transform([POINTS, 0.0, 0.0, -POINTS, 0.0, page.size.1 * POINTS]);
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
    for shape in &page.shapes {
        match shape {
            Shape::Path { path, fill, stroke } => draw_path(&mut content, path, *fill, *stroke),
            Shape::Text { at, text, style } => draw_text(&mut content, *at, text, *style),
        }
    }
    content.finish().into_vec()
}

fn draw_path(content: &mut Content, path: &Path, fill: Option<f32>, stroke: Option<Stroke>) {
    if let Some(shade) = fill {
        content.set_fill_gray(shade);
    }
    if let Some(Stroke { width, shade, dash }) = stroke {
        content.set_line_width(width).set_stroke_gray(shade);
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

fn draw_text(content: &mut Content, (x, y): Xy, text: &str, style: TextStyle) {
    let codes: Vec<u8> = text.chars().flat_map(|character| style.font.glyph(character).0.to_be_bytes()).collect();
    content.set_fill_gray(style.shade);
    content.begin_text();
    content.set_font(resource_name(style.font), 1.0);
    content.set_text_matrix([style.size, 0.0, 0.0, -style.size, x, y]);
    content.show(Str(&codes));
    content.end_text();
}

/// Writes a font with its file, its widths, and the characters of its glyphs, by which readers search and copy text.
fn write_font(pdf: &mut Pdf, page: &Page, font: Font) {
    let [font_id, descendant, descriptor, file, unicode] = [0, 1, 2, 3, 4].map(|index| font_object(font, index));
    let face = font.face();
    let name = Name(font.name().as_bytes());
    // Widths and heights in fonts of PDF are in thousandths of the size.
    let thousandths = 1000.0 / font.units();
    pdf.type0_font(font_id)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(descendant)
        .to_unicode(unicode);

    let used: BTreeMap<u16, char> = page
        .texts()
        .filter(|(_, _, style)| style.font == font)
        .flat_map(|(_, text, _)| text.chars().map(move |character| (font.glyph(character).0, font.shown(character))))
        .collect();
    let mut cid_font = pdf.cid_font(descendant);
    cid_font.subtype(CidFontType::Type2).base_font(name).system_info(GLYPHS).font_descriptor(descriptor);
    cid_font.cid_to_gid_map_predefined(Name(b"Identity"));
    let mut widths = cid_font.widths();
    for &glyph in used.keys() {
        widths.consecutive(glyph, [font.advance(ttf_parser::GlyphId(glyph)) * thousandths]);
    }
    widths.finish();
    cid_font.finish();

    let bounds = face.global_bounding_box();
    let [left, bottom, right, top] =
        [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(|edge| f32::from(edge) * thousandths);
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(f32::from(face.ascender()) * thousandths)
        .descent(f32::from(face.descender()) * thousandths)
        .cap_height(TextStyle { font, size: 1000.0, shade: super::BLACK }.cap_height())
        .stem_v(if font == Font::Bold { 140.0 } else { 80.0 })
        .font_file2(file);

    let compressed = compress_to_vec_zlib(font.file(), COMPRESSION);
    let length = i32::try_from(font.file().len()).unwrap_or(i32::MAX);
    pdf.stream(file, &compressed).filter(Filter::FlateDecode).pair(Name(b"Length1"), length);

    let mut characters = UnicodeCmap::<u16>::new(Name(b"Characters"), GLYPHS);
    for (&glyph, &character) in &used {
        characters.pair(glyph, character);
    }
    pdf.cmap(unicode, &characters.finish());
}
