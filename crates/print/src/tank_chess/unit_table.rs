//! The table of units.

use cannon_i18n::Localizer;
use cannon_i18n::rulebook::tank_chess;
use cannon_rules::Side;
use cannon_rules::tank_chess::{UnitKind, UnitStats, UnitTable};

use super::legend::Sign;
use cannon_drawing::page::Stroke;
use cannon_drawing::path::Path;
use cannon_drawing::tank_chess::Figure;
use cannon_drawing::text::{Align, TextStyle};
use cannon_drawing::{Color, Page};

/// Height of a row.
const ROW: f32 = 6.9;
/// Size of the text.
const TEXT: f32 = 2.9;
/// The centres of the columns of figures, from the left: speed, three facets, gun.
const FIGURES: [f32; 5] = [53.0, 65.0, 75.0, 85.0, 95.0];
/// The left ends of the columns of words: fires, range, special.
const WORDS: [f32; 4] = [103.0, 140.0, 155.5, 186.5];
/// The greatest width of the name of a column of figures.
const FIGURE_NAME: f32 = 11.5;
/// The space between two columns of words.
const GAP: f32 = 1.5;

/// Draws the table below `top` and returns its lower edge.
pub(super) fn draw(page: &mut Page, (left, right): (f32, f32), top: f32, words: &Localizer) -> f32 {
    let mut y = head(page, left, top, words);
    let units = UnitTable::builtin();
    let (house, published): (Vec<UnitKind>, Vec<UnitKind>) = units.kinds().partition(|&kind| units[kind].house);
    rule(page, (left, right), y, 0.4);
    for kind in published {
        y = row(page, left, y, kind, words);
        rule(page, (left, right), y, 0.12);
    }
    let style = TextStyle::bold(TEXT);
    y += style.line_height() + 0.6;
    page.text((left, y - 0.9), &words.text("print-tanks-house"), style, Align::Left);
    rule(page, (left, right), y, 0.4);
    for kind in house {
        y = row(page, left, y, kind, words);
        rule(page, (left, right), y, 0.12);
    }
    y
}

fn rule(page: &mut Page, (left, right): (f32, f32), y: f32, width: f32) {
    let color = if width < 0.2 { Color::gray(0.5) } else { Color::BLACK };
    page.stroke(Path::line(&[(left, y), (right, y)]), Stroke::new(width, color));
}

/// The names of the columns, on two lines.
fn head(page: &mut Page, left: f32, top: f32, words: &Localizer) -> f32 {
    let style = TextStyle::bold(TEXT);
    let (first, second) = (top + style.size, top + style.size + style.line_height());
    page.text((left, second), &words.text("print-tanks-unit"), style, Align::Left);
    for (id, column) in [("print-tanks-speed", 0), ("print-tanks-gun", 4)] {
        let (name, style) = style.fitted(&words.text(id), FIGURE_NAME);
        page.text((left + FIGURES[column], second), &name, style, Align::Centre);
    }
    page.text((left + FIGURES[2], first), &words.text("print-tanks-armour"), style, Align::Centre);
    for (id, column) in [("print-tanks-front", 1), ("print-tanks-side", 2), ("print-tanks-rear", 3)] {
        let (name, style) = TextStyle::regular(TEXT).fitted(&words.text(id), FIGURES[2] - FIGURES[1] - GAP);
        page.text((left + FIGURES[column], second), &name, style, Align::Centre);
    }
    for (id, column) in [("print-tanks-fires", 0), ("print-tanks-range", 1), ("print-tanks-special", 2)] {
        let (name, style) = style.fitted(&words.text(id), WORDS[column + 1] - WORDS[column] - GAP);
        page.text((left + WORDS[column], second), &name, style, Align::Left);
    }
    second + 1.4
}

/// One unit below `top`; returns the lower edge.
fn row(page: &mut Page, left: f32, top: f32, kind: UnitKind, words: &Localizer) -> f32 {
    let UnitStats { speed, armour, gun, .. } = kind.stats();
    let sign = Sign::Figure(Figure::Unit(Side::South, kind));
    let middle = top + ROW / 2.0;
    sign.draw(page, (left + 4.0, middle), ROW - 0.7);
    let style = TextStyle::regular(TEXT);
    let base = middle + style.cap_height() / 2.0;
    let (name, fitted) = TextStyle::bold(TEXT).fitted(&sign.name(words), FIGURES[0] - 15.0);
    page.text((left + 9.5, base), &name, fitted, Align::Left);
    let power = gun.as_ref().map_or("–".to_owned(), |gun| gun.power.to_string());
    let figures = [speed, &armour.front, &armour.side, &armour.rear].map(u8::to_string);
    for (figure, x) in figures.iter().chain([&power]).zip(FIGURES) {
        page.text((left + x, base), figure, style, Align::Centre);
    }
    let range = gun.as_ref().map_or("–".to_owned(), |gun| words.message(&tank_chess::range(gun)));
    let cells = [words.text(tank_chess::fires_id(gun.as_ref())), range, special(kind.stats(), words)];
    for (cell, column) in cells.iter().zip(WORDS.windows(2)) {
        let (cell, style) = style.fitted(cell, column[1] - column[0] - GAP);
        page.text((left + column[0], base), &cell, style, Align::Left);
    }
    top + ROW
}

fn special(stats: &UnitStats, words: &Localizer) -> String {
    let over = stats.gun.as_ref().is_some_and(|gun| gun.over);
    let all = [
        (stats.command, "print-special-command"),
        (over, "print-special-over"),
        (stats.swims, "print-special-swims"),
        (stats.pushes_wrecks, "print-special-pushes"),
        (stats.clears_mines, "print-special-clears"),
    ];
    let true_of_it = all.into_iter().filter(|(is_true, _)| *is_true);
    words.list(&true_of_it.map(|(_, id)| words.text(id)).collect::<Vec<_>>())
}
