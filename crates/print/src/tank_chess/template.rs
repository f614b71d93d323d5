//! Empty boards on which players design schemes.

use cannon_i18n::Localizer;
use cannon_rules::Side;
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use cannon_rules::tank_chess::{TerrainKind, UnitTable};

use super::board::{COORDINATES, board_within, write_coordinates};
use super::legend::{self, Sign};
use crate::error::PrintError;
use crate::paper::{self, Paper};
use cannon_drawing::Page;
use cannon_drawing::page::Stroke;
use cannon_drawing::path::Path;
use cannon_drawing::tank_chess::{Figure, PAPER, draw_empty};
use cannon_drawing::text::{Align, TextStyle};

/// Height of the title and the fields to fill in.
const HEAD: f32 = 20.0;
/// Height of the hint below the board.
const HINT: f32 = 12.5;
/// Smallest height of the lines for notes.
const NOTES: f32 = 17.5;
/// Columns of the legend.
const COLUMNS: usize = 4;
/// Distance of the lines for notes.
const NOTE_LINE: f32 = 8.0;

/// An empty board of `size` squares a side, with its coordinates, the home ranks in grey, all symbols, and lines for name,
/// author, date and notes.
///
/// # Errors
/// If there are no boards of this size.
pub fn template(size: u8, paper: Paper, words: &Localizer) -> Result<Page, PrintError> {
    if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
        return Err(PrintError::Size(size));
    }
    let title = words.text("print-template-title");
    let mut page = paper.page(&title, words);
    let ((left, top), (right, bottom)) = paper::area(&page);
    let name = TextStyle::bold(6.0);
    let squares = words.format("print-size", &[("size", size.into())]);
    page.text((left, top + 5.0), &title, name, Align::Left);
    page.text((right, top + 5.0), &squares, TextStyle::regular(4.0), Align::Right);
    fields(&mut page, (left, right), top + 15.0, words);

    let entries = all_signs(words);
    let below = HINT + legend::height(entries.len(), COLUMNS) + NOTES;
    let board = board_within(size, (left, right), top + HEAD, bottom - top - HEAD - below);
    draw_empty(&mut page, board, &PAPER);
    write_coordinates(&mut page, board);

    let mut y = board.end().1 + COORDINATES + 1.0;
    let style = TextStyle::regular(2.8);
    for line in style.wrapped_to(&words.text("print-template-help"), right - left, 2) {
        y += style.line_height();
        page.text((left, y), &line, style, Align::Left);
    }
    y += 4.0;
    legend::draw(&mut page, (left, right), y, (&entries, COLUMNS), words);
    notes(&mut page, (left, right), (y + legend::height(entries.len(), COLUMNS), bottom), words);
    Ok(page)
}

/// Everything that can stand on a board, with its name: the units as White's, and one of Black's.
fn all_signs(words: &Localizer) -> Vec<(Sign, String)> {
    let kinds = UnitTable::builtin().kinds();
    let units = kinds.map(|kind| Figure::Unit(Side::South, kind));
    let terrain = TerrainKind::all().map(Figure::Terrain);
    let others = [Figure::Mine, Figure::Wreck, Figure::Flag(Side::South), Figure::Flag(Side::North)];
    let named = units.chain(terrain).chain(others).map(Sign::Figure).map(|sign| (sign, sign.name(words)));
    let black = UnitTable::builtin().kinds().next().map(|kind| Sign::Figure(Figure::Unit(Side::North, kind)));
    named.chain(black.map(|sign| (sign, words.text("print-black")))).collect()
}

/// The fields to fill in, on one line.
fn fields(page: &mut Page, (left, right): (f32, f32), y: f32, words: &Localizer) {
    let style = TextStyle::regular(3.4);
    let width = right - left;
    for (id, from, to) in
        [("print-template-name", 0.0, 0.44), ("print-template-author", 0.46, 0.78), ("print-template-date", 0.80, 1.0)]
    {
        let label = words.text(id);
        let start = left + from * width;
        page.text((start, y), &label, style, Align::Left);
        let line = [(start + style.width(&label) + 1.5, y + 0.6), (left + to * width, y + 0.6)];
        page.stroke(Path::line(&line), Stroke::black(0.2));
    }
}

/// Lines for notes, down to the lower edge.
fn notes(page: &mut Page, (left, right): (f32, f32), (top, bottom): (f32, f32), words: &Localizer) {
    let style = TextStyle::regular(3.4);
    let label = words.text("print-template-notes");
    let mut y = top + NOTE_LINE;
    let mut start = left + style.width(&label) + 1.5;
    page.text((left, y - 0.6), &label, style, Align::Left);
    while y <= bottom {
        page.stroke(Path::line(&[(start, y), (right, y)]), Stroke::black(0.2));
        y += NOTE_LINE;
        start = left;
    }
}
