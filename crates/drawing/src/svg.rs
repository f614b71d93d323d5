//! Pages as SVG.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::Color;
use crate::escape::escaped;
use crate::font::Font;
use crate::page::{Page, Shape, Stroke};
use crate::path::{Path, Segment, Xy};
use crate::text::TextStyle;

/// The page as an SVG file, in its size on paper.
pub(crate) fn file(page: &Page) -> String {
    let (width, height) = page.size;
    let attributes = format!("width=\"{width}mm\" height=\"{height}mm\" xml:lang=\"{}\"", escaped(&page.language));
    let mut svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned();
    push_element(&mut svg, page, &attributes, "");
    svg
}

/// The page as an element of an HTML page, without a size. The prefix begins the identifiers of glyphs.
pub(crate) fn inline(page: &Page, prefix: &str) -> String {
    let mut svg = String::new();
    push_element(&mut svg, page, &format!("role=\"img\" aria-label=\"{}\"", escaped(&page.title)), prefix);
    svg
}

/// Adds the page as an `svg` element. Every glyph is a path that is defined once, because few programs read fonts inside of SVG.
fn push_element(svg: &mut String, page: &Page, attributes: &str, prefix: &str) {
    let (width, height) = page.size;
    let title = escaped(&page.title);
    push(
        svg,
        format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
            viewBox=\"0 0 {width} {height}\" {attributes}>\n<title>{title}</title>\n<defs>\n"
        ),
    );
    for (font, glyph) in glyphs(page) {
        let outline = path_data(&font.outline(ttf_parser::GlyphId(glyph)));
        push(svg, format_args!("<path id=\"{}\" d=\"{outline}\"/>\n", glyph_id(prefix, font, glyph)));
    }
    svg.push_str("</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
    svg.push_str("<g stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    for shape in &page.shapes {
        match shape {
            Shape::Path { path, fill, stroke } => push_path(svg, path, *fill, *stroke),
            Shape::Text { at, text, style } => push_text(svg, *at, text, *style, prefix),
        }
    }
    svg.push_str("</g>\n</svg>\n");
}

/// Adds formatted text, which cannot fail for a string.
fn push(svg: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = svg.write_fmt(text);
}

/// All glyphs of the page that have an outline.
fn glyphs(page: &Page) -> BTreeSet<(Font, u16)> {
    let characters = Font::ALL.into_iter().flat_map(|font| page.characters(font).into_iter().map(move |c| (font, c)));
    let glyphs = characters.map(|(font, character)| (font, font.glyph(character)));
    glyphs.filter(|&(font, glyph)| !font.outline(glyph).0.is_empty()).map(|(font, glyph)| (font, glyph.0)).collect()
}

fn glyph_id(prefix: &str, font: Font, glyph: u16) -> String {
    match font {
        Font::Regular => format!("{prefix}r{glyph}"),
        Font::Bold => format!("{prefix}b{glyph}"),
        Font::Japanese => format!("{prefix}j{glyph}"),
        Font::JapaneseBold => format!("{prefix}k{glyph}"),
    }
}

fn push_path(svg: &mut String, path: &Path, fill: Option<Color>, stroke: Option<Stroke>) {
    push(svg, format_args!("<path d=\"{}\"", path_data(path)));
    match fill {
        Some(color) => push_color(svg, "fill", color),
        None => svg.push_str(" fill=\"none\""),
    }
    if let Some(Stroke { width, color, dash }) = stroke {
        push_color(svg, "stroke", color);
        push(svg, format_args!(" stroke-width=\"{}\"", number(width)));
        if let Some((on, off)) = dash {
            push(svg, format_args!(" stroke-dasharray=\"{} {}\"", number(on), number(off)));
        }
    }
    svg.push_str("/>\n");
}

/// Adds an attribute with a colour, and one with its opacity if it is translucent.
fn push_color(svg: &mut String, attribute: &str, color: Color) {
    let [red, green, blue] = color.rgb;
    push(svg, format_args!(" {attribute}=\"#{red:02x}{green:02x}{blue:02x}\""));
    if color.opacity < u8::MAX {
        push(svg, format_args!(" {attribute}-opacity=\"{}\"", number(f32::from(color.opacity) / 255.0)));
    }
}

fn push_text(svg: &mut String, (x, y): Xy, text: &str, style: TextStyle, prefix: &str) {
    svg.push_str("<g");
    push_color(svg, "fill", style.color);
    push(svg, format_args!(" aria-label=\"{}\">", escaped(text)));
    for run in style.runs(text) {
        let (font, scale) = (run.font, style.size / run.font.units());
        let (left, base) = (number(x + run.offset), number(y));
        push(svg, format_args!("<g transform=\"translate({left} {base}) scale({scale:.6} -{scale:.6})\">"));
        let mut advance = 0.0;
        for glyph in run.text.chars().map(|character| font.glyph(character)) {
            if !font.outline(glyph).0.is_empty() {
                let id = glyph_id(prefix, font, glyph.0);
                push(svg, format_args!("<use xlink:href=\"#{id}\" x=\"{}\"/>", number(advance)));
            }
            advance += font.advance(glyph);
        }
        svg.push_str("</g>");
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
