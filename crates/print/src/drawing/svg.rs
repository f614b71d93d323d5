//! Pages as SVG.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::font::Font;
use super::page::{Page, Shape, Stroke};
use super::path::{Path, Segment, Xy};
use super::text::TextStyle;

/// The page as an SVG file. Every glyph is a path that is defined once, because few programs read fonts inside of SVG.
pub(super) fn write(page: &Page) -> String {
    let (width, height) = page.paper.size();
    let (title, language) = (escaped(&page.title), escaped(&page.language));
    let mut svg = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
        <svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{width}mm\" \
        height=\"{height}mm\" viewBox=\"0 0 {width} {height}\" xml:lang=\"{language}\">\n<title>{title}</title>\n<defs>\n"
    );
    for (font, glyph) in glyphs(page) {
        let outline = path_data(&font.outline(ttf_parser::GlyphId(glyph)));
        push(&mut svg, format_args!("<path id=\"{}\" d=\"{outline}\"/>\n", glyph_id(font, glyph)));
    }
    svg.push_str("</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
    svg.push_str("<g stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    for shape in &page.shapes {
        match shape {
            Shape::Path { path, fill, stroke } => push_path(&mut svg, path, *fill, *stroke),
            Shape::Text { at, text, style } => push_text(&mut svg, *at, text, *style),
        }
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

/// Adds formatted text, which cannot fail for a string.
fn push(svg: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = svg.write_fmt(text);
}

/// All glyphs of the page that have an outline.
fn glyphs(page: &Page) -> BTreeSet<(Font, u16)> {
    let texts = page.texts();
    let glyphs = texts.flat_map(|(_, text, style)| text.chars().map(move |c| (style.font, style.font.glyph(c))));
    glyphs.filter(|&(font, glyph)| !font.outline(glyph).0.is_empty()).map(|(font, glyph)| (font, glyph.0)).collect()
}

fn glyph_id(font: Font, glyph: u16) -> String {
    match font {
        Font::Regular => format!("r{glyph}"),
        Font::Bold => format!("b{glyph}"),
    }
}

fn push_path(svg: &mut String, path: &Path, fill: Option<f32>, stroke: Option<Stroke>) {
    let fill = fill.map_or("none".to_owned(), colour);
    push(svg, format_args!("<path d=\"{}\" fill=\"{fill}\"", path_data(path)));
    if let Some(Stroke { width, shade, dash }) = stroke {
        push(svg, format_args!(" stroke=\"{}\" stroke-width=\"{}\"", colour(shade), number(width)));
        if let Some((on, off)) = dash {
            push(svg, format_args!(" stroke-dasharray=\"{} {}\"", number(on), number(off)));
        }
    }
    svg.push_str("/>\n");
}

fn push_text(svg: &mut String, (x, y): Xy, text: &str, style: TextStyle) {
    let scale = style.size / style.font.units();
    push(
        svg,
        format_args!(
            "<g fill=\"{}\" transform=\"translate({} {}) scale({scale:.6} -{scale:.6})\" aria-label=\"{}\">",
            colour(style.shade),
            number(x),
            number(y),
            escaped(text),
        ),
    );
    let mut advance = 0.0;
    for glyph in text.chars().map(|character| style.font.glyph(character)) {
        if !style.font.outline(glyph).0.is_empty() {
            let id = glyph_id(style.font, glyph.0);
            push(svg, format_args!("<use xlink:href=\"#{id}\" x=\"{}\"/>", number(advance)));
        }
        advance += style.font.advance(glyph);
    }
    svg.push_str("</g>\n");
}

fn path_data(path: &Path) -> String {
    let point = |(x, y): Xy| format!("{} {}", number(x), number(y));
    let segments = path.0.iter().map(|&segment| match segment {
        Segment::Move(to) => format!("M{}", point(to)),
        Segment::Line(to) => format!("L{}", point(to)),
        Segment::Curve(first, second, to) => format!("C{} {} {}", point(first), point(second), point(to)),
        Segment::Close => "Z".to_owned(),
    });
    segments.collect()
}

/// A number with up to three decimals.
fn number(value: f32) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn colour(shade: f32) -> String {
    // A conversion from float to integer keeps within the range of the integer.
    let level = (shade * 255.0).round() as u8;
    format!("#{level:02x}{level:02x}{level:02x}")
}

/// The text without the characters that XML forbids, and with its special characters escaped.
fn escaped(text: &str) -> String {
    let allowed = |c: &char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}');
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars().filter(allowed) {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(character),
        }
    }
    escaped
}
