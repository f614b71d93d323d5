//! Tests of all pages: they fit on the paper, and their files are sound.

use std::collections::HashSet;
use std::sync::LazyLock;

use cannon_i18n::{LANGUAGES, Language, Localizer};
use cannon_rules::Side;
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use cannon_rules::tank_chess::{
    BoardName, Facing, Occupant, Scheme, Setup, SetupError, Square, TerrainKind, UnitTable,
};

use crate::paper::MARGIN;
use crate::{Page, Paper, PrintError, cannon, tank_chess, to_pdf};
use cannon_drawing::font::Font;
use cannon_drawing::page::Shape;

/// A scheme with every kind of unit in every facing, every kind of terrain, mines, wrecks and flags, and long texts.
fn crowded(size: u8) -> Scheme {
    let mut setup = Setup::empty(size, Side::South);
    let kinds: Vec<_> = UnitTable::builtin().kinds().collect();
    let terrain: Vec<_> = TerrainKind::all().collect();
    for (index, square) in Square::all(size).enumerate() {
        match index % 4 {
            0 => {
                let side = Side::ALL[index / 4 % 2];
                let (kind, facing) = (kinds[index / 4 % kinds.len()], Facing::from_index(index / 4));
                setup.set(square, Some(Occupant::Unit { side, kind, facing }));
            }
            1 => setup.set_terrain(square, Some(terrain[index / 4 % terrain.len()])),
            2 => setup.set(square, Some(Occupant::Wreck)),
            _ => setup.mines.insert(square),
        }
    }
    setup.flags = [Square::new(0, 0), Square::new(size - 1, size - 1)];
    let name = "A very long name & more <of it>, \u{1}with\nsigns ★ that no font has ".repeat(5);
    Scheme { name, about: "Words and words and_a_word_that_is_longer_than_others ".repeat(90), setup }
}

/// All pages in all languages with a name each.
fn pages() -> &'static [(String, Page)] {
    static PAGES: LazyLock<Vec<(String, Page)>> =
        LazyLock::new(|| LANGUAGES.iter().flat_map(|entry| pages_in(entry.language)).collect());
    &PAGES
}

/// All pages in a language with a name each.
fn pages_in(language: Language) -> Vec<(String, Page)> {
    let words = Localizer::new(language);
    let mut pages = Vec::new();
    for (name, paper) in Paper::ALL {
        let mut add = |sheet: String, page: Page| pages.push((format!("{sheet} on {name} in {}", words.tag()), page));
        add("cannon".to_owned(), cannon::reference(paper, &words));
        add("tank chess".to_owned(), tank_chess::reference(paper, &words));
        for size in MIN_SIZE..=MAX_SIZE {
            add(format!("template {size}"), tank_chess::template(size, paper, &words).expect("a page"));
            add(format!("crowded {size}"), tank_chess::scheme(&crowded(size), paper, &words).expect("a page"));
        }
        for board in BoardName::all() {
            add(board.to_string(), tank_chess::scheme(board.scheme(), paper, &words).expect("a page"));
        }
    }
    pages
}

/// The left, upper, right and lower edge of a shape.
fn bounds(shape: &Shape) -> [f32; 4] {
    match shape {
        Shape::Path { path, stroke, .. } => {
            let half = stroke.map_or(0.0, |stroke| stroke.width / 2.0);
            path.points().fold([f32::MAX, f32::MAX, f32::MIN, f32::MIN], |[left, top, right, bottom], (x, y)| {
                [left.min(x - half), top.min(y - half), right.max(x + half), bottom.max(y + half)]
            })
        }
        Shape::Text { at: (x, y), text, style } => {
            [*x, y - 0.75 * style.size, x + style.width(text), y + 0.22 * style.size]
        }
    }
}

#[test]
fn everything_lies_within_the_margins() {
    for (name, page) in pages() {
        let (width, height) = page.size;
        // Lines and letters may reach a millimetre into the margin.
        let least = MARGIN - 1.0;
        for shape in &page.shapes {
            let [left, top, right, bottom] = bounds(shape);
            let fits = left >= least && top >= least && right <= width - least && bottom <= height - least;
            assert!(fits, "{name}: {shape:?}");
        }
    }
}

#[test]
fn no_texts_overlap() {
    for (name, page) in pages() {
        let boxes: Vec<_> = page
            .texts()
            .map(|((x, y), text, style)| (text, [x, y - style.cap_height(), x + style.width(text), y]))
            .collect();
        for (index, (text, [left, top, right, bottom])) in boxes.iter().enumerate() {
            for (other, [other_left, other_top, other_right, other_bottom]) in &boxes[index + 1..] {
                let apart = right < other_left || other_right < left || bottom < other_top || other_bottom < top;
                assert!(apart, "{name}: {text} and {other}");
            }
        }
    }
}

#[test]
fn svg_is_well_formed_and_has_the_size_of_the_paper() {
    for (name, page) in pages() {
        let svg = page.to_svg();
        let document = roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
        let root = document.root_element();
        let (width, height) = page.size;
        assert_eq!(root.attribute("width"), Some(format!("{width}mm").as_str()));
        assert_eq!(root.attribute("viewBox"), Some(format!("0 0 {width} {height}").as_str()));
        let ids: HashSet<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        let links = document.descendants().filter_map(|node| node.attribute(("http://www.w3.org/1999/xlink", "href")));
        for link in links {
            assert!(ids.contains(&link.trim_start_matches('#')), "{name}: {link}");
        }
        let numbers = document.descendants().flat_map(|node| node.attributes()).filter(|it| it.name() != "aria-label");
        for number in numbers {
            assert!(!number.value().contains("NaN") && !number.value().contains("inf"), "{name}: {number:?}");
        }
    }
}

/// The offset of the only place of `needle`.
fn only_place(bytes: &[u8], needle: &[u8]) -> usize {
    let places: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at..].starts_with(needle)).collect();
    assert_eq!(places.len(), 1, "{}", String::from_utf8_lossy(needle));
    places[0]
}

#[test]
fn pdf_has_one_page_and_a_table_that_finds_every_object() {
    for (name, page) in pages() {
        let pdf = to_pdf(page);
        assert!(pdf.starts_with(b"%PDF-1.") && pdf.ends_with(b"%%EOF"), "{name}");
        only_place(&pdf, b"/Type /Page\n");
        only_place(&pdf, b"/Count 1\n");
        let table = only_place(&pdf, b"\nxref\n") + 1;
        let text = String::from_utf8_lossy(&pdf[table..]);
        assert!(text.contains(&format!("startxref\n{table}\n")), "{name}");
        let mut lines = text.lines().skip(1);
        let count: usize = lines.next().and_then(|line| line.strip_prefix("0 ")?.parse().ok()).expect("a count");
        for (number, line) in lines.take(count).enumerate().skip(1).filter(|(_, line)| line.trim_end().ends_with('n')) {
            let offset: usize = line[..10].parse().expect("an offset");
            assert!(pdf[offset..].starts_with(format!("{number} 0 obj").as_bytes()), "{name}: object {number}");
        }
    }
}

#[test]
fn pages_are_always_the_same() {
    for ((name, page), (_, again)) in pages().iter().zip(pages_in(LANGUAGES[0].language)).take(4) {
        assert_eq!(to_pdf(page), to_pdf(&again), "{name}");
        assert_eq!(page.to_svg(), again.to_svg(), "{name}");
    }
}

#[test]
fn boards_of_other_sizes_and_things_off_the_board_are_refused() {
    let words = Localizer::default();
    for size in [0, MIN_SIZE - 1, MAX_SIZE + 1, u8::MAX] {
        let refused = tank_chess::template(size, Paper::A4, &words).expect_err("no page");
        assert_eq!(refused, PrintError::Size(size));
        let scheme = Scheme { name: String::new(), about: String::new(), setup: Setup::empty(size, Side::South) };
        let refused = tank_chess::scheme(&scheme, Paper::A4, &words).expect_err("no page");
        assert_eq!(refused, PrintError::Setup(SetupError::Size(size)));
    }
    let mut setup = Setup::empty(MIN_SIZE, Side::South);
    let at = Square::new(20, 0).expect("a square");
    setup.set(at, Some(Occupant::Wreck));
    let scheme = Scheme { name: String::new(), about: String::new(), setup };
    let refused = tank_chess::scheme(&scheme, Paper::A4, &words).expect_err("no page");
    assert_eq!(refused.to_string(), "the scheme cannot be printed: U1 is off the board");
}

#[test]
fn reference_sheets_say_everything_that_the_unit_table_says() {
    let words = Localizer::default();
    let page = tank_chess::reference(Paper::A4, &words);
    let texts: Vec<&str> = page.texts().map(|(_, text, _)| text).collect();
    for kind in UnitTable::builtin().kinds() {
        let letter = format!("({})", kind.stats().letter);
        assert!(texts.iter().any(|text| text.contains(&letter)), "{letter}");
    }
    for text in texts {
        assert!(!text.starts_with("print-") && !text.contains('…'), "{text}");
    }
}

#[test]
fn characters_that_the_fonts_lack_are_boxes() {
    let words = Localizer::default();
    let setup = Setup::empty(MIN_SIZE, Side::South);
    let page_named = |name: &str| {
        let scheme = Scheme { name: name.to_owned(), about: String::new(), setup: setup.clone() };
        tank_chess::scheme(&scheme, Paper::A4, &words).expect("a page")
    };
    let (foreign, boxes) = (page_named("한글"), page_named("□□"));
    let drawn =
        |page: &Page| page.to_svg().lines().filter(|line| line.contains("<use ")).collect::<Vec<_>>().join("\n");
    assert_eq!(drawn(&foreign).replace("한글", "□□"), drawn(&boxes));
    assert!(foreign.to_svg().contains("<title>한글</title>"));
}

#[test]
fn japanese_names_are_drawn_in_the_weight_of_the_text() {
    let setup = Setup::empty(MIN_SIZE, Side::South);
    let scheme = Scheme { name: "Nr. 1 大砲".to_owned(), about: "兵士".to_owned(), setup };
    let page = tank_chess::scheme(&scheme, Paper::A4, &Localizer::default()).expect("a page");
    let fonts: Vec<_> = page.fonts().collect();
    assert_eq!(fonts, [Font::Regular, Font::Bold, Font::Japanese, Font::JapaneseBold]);
    let pdf = to_pdf(&page);
    let holds = |text: &[u8]| pdf.windows(text.len()).any(|part| part == text);
    assert!(holds(b"/CIDFontType0") && holds(b"SUBSET+CannonJapanese-Bold") && pdf.len() < 100_000, "{}", pdf.len());
}
