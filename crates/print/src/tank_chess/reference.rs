//! The reference sheet of Tank Chess.

use cannon_i18n::Localizer;
use cannon_rules::tank_chess::{Facing, Mark, TerrainKind};

use super::legend::Sign;
use super::{diagrams, unit_table};
use crate::column::Column;
use crate::paper::{self, Paper};
use cannon_drawing::page::Stroke;
use cannon_drawing::path::{Path, Xy};
use cannon_drawing::tank_chess::Figure;
use cannon_drawing::text::{Align, TextStyle};
use cannon_drawing::{Color, Page};

/// Distance between the two columns.
const GUTTER: f32 = 7.0;
/// Examples of the notation, with what they mean.
const NOTATION: [(&str, &str); 5] = [
    ("H3>F5/NW", "print-notation-drive"),
    ("H3>H3/E", "print-notation-turn"),
    ("H3>F5/NW xB11", "print-notation-shot"),
    ("I15>exit", "print-notation-exit"),
    ("+, =, ^, #", "print-notation-tank-marks"),
];

/// The rules of Tank Chess on one page: the units, the turn, fire, armour facets, what stands on boards, the end of the game,
/// and the notation.
pub fn reference(paper: Paper, words: &Localizer) -> Page {
    paper::in_largest_text(|size| sheet(paper, words, size))
}

/// The sheet with text of this size, and the lower edge of its longer column.
fn sheet(paper: Paper, words: &Localizer, size: f32) -> (Page, f32) {
    let title = words.text("print-tanks-title");
    let mut page = paper.page(&title, words);
    let ((left, top), (right, _)) = paper::area(&page);
    page.text((left, top + 5.0), &title, TextStyle::bold(6.5), Align::Left);
    let indent = TextStyle::bold(6.5).width(&title) + 6.0;
    let (aim, style) = TextStyle::regular(3.1).fitted(&words.text("print-tanks-aim"), right - left - indent);
    page.text((right, top + 5.0), &aim, style, Align::Right);
    let y = unit_table::draw(&mut page, (left, right), top + 8.0, words) + 2.0;

    let width = (right - left - GUTTER) / 2.0;
    let mut column = Column { page: &mut page, left, width, y, size };
    column.heading(&words.text("print-turn"));
    column.bullets(&words.text("print-turn-text"));
    column.gap(0.4);
    column.heading(&words.text("print-fire"));
    column.bullets(&words.text("print-fire-text"));
    fire_diagrams(&mut column, words);
    column.gap(0.4);
    column.heading(&words.text("print-notation"));
    for (example, id) in NOTATION {
        column.term(example, &words.text(id), 27.0);
    }
    column.heading(&words.text("print-objectives"));
    for sign in [Sign::Figure(Figure::Mark(Mark::Hold)), Sign::Exits, Sign::Depots] {
        described(&mut column, sign, words);
    }
    column.paragraphs(&words.text("print-objectives-text"));
    let lowest = column.y;

    let mut column = Column { page: &mut page, left: left + width + GUTTER, width, y, size };
    column.heading(&words.text("print-facets"));
    let middle = (column.left + width / 2.0, column.y + 17.0);
    for (shift, facing) in [(-width / 4.0, Facing::N), (width / 4.0, Facing::NE)] {
        diagrams::facets(column.page, (middle.0 + shift, middle.1), facing, words);
    }
    column.y += 35.0;
    column.paragraphs(&words.text("print-facets-text"));
    column.gap(0.2);
    column.heading(&words.text("print-ground"));
    let others = [Sign::Figure(Figure::Wreck), Sign::Figure(Figure::Mine), Sign::Flags];
    for sign in TerrainKind::all().map(|kind| Sign::Figure(Figure::Terrain(kind))).chain(others) {
        described(&mut column, sign, words);
    }
    column.paragraphs(&words.text("print-house-note"));
    column.heading(&words.text("print-tanks-end"));
    column.bullets(&words.text("print-tanks-end-text"));
    let lowest = lowest.max(column.y);
    (page, lowest)
}

/// The diagrams of direct and indirect fire, with a caption.
fn fire_diagrams(column: &mut Column<'_>, words: &Localizer) {
    let square = 5.0;
    column.gap(0.3);
    let top: Xy = (column.left + 6.0, column.y);
    diagrams::fire(column.page, top, square, (9, 6), 'M');
    diagrams::fire(column.page, (column.left + column.width - 6.0 - 3.0 * square, column.y), square, (3, 6), 'R');
    column.y += 6.0 * square;
    let (caption, style) =
        TextStyle::regular(0.92 * column.size).fitted(&words.text("print-fire-diagram"), column.width);
    column.y += style.line_height();
    column.page.text((column.left + column.width / 2.0, column.y), &caption, style, Align::Centre);
    column.gap(0.5);
}

/// A symbol with its name and what it does.
fn described(column: &mut Column<'_>, sign: Sign, words: &Localizer) {
    let (start, box_size) = (column.y, 6.4);
    let (left, width) = (column.left, column.width);
    column.left += box_size + 2.5;
    column.width -= box_size + 2.5;
    column.term(&sign.name(words), &sign.about(words), 21.0);
    (column.left, column.width) = (left, width);
    column.y = column.y.max(start + box_size);
    sign.draw(column.page, (left + 0.5 * box_size, (start + column.y) / 2.0), box_size);
    let line = Path::line(&[(left, column.y + 0.3), (left + width, column.y + 0.3)]);
    column.page.stroke(line, Stroke::new(0.1, Color::gray(0.7)));
    column.y += 0.6;
}
