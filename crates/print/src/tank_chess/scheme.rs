//! Schemes as they stand at the start.

use cannon_i18n::Localizer;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Mark, Objective, Occupant, Scheme, Setup, SetupError, Square, TerrainKind, UnitTable};

use super::board::{COORDINATES, board_within, write_coordinates};
use super::legend::{self, Sign};
use crate::error::PrintError;
use crate::paper::{self, Paper};
use cannon_drawing::Page;
use cannon_drawing::tank_chess::{Figure, PAPER, draw};
use cannon_drawing::text::{Align, TextStyle};

/// Most lines of the description.
const ABOUT_LINES: usize = 3;
/// Most lines of the objective.
const OBJECTIVE_LINES: usize = 3;
/// Columns of the legend.
const COLUMNS: usize = 3;

/// A scheme with everything that stands on its board, its name and description, and the symbols in use. The scheme need
/// not be playable.
///
/// # Errors
/// If there are no boards of its size, or something lies off the board.
pub fn scheme(scheme: &Scheme, paper: Paper, words: &Localizer) -> Result<Page, PrintError> {
    let setup = &scheme.setup;
    let undrawable = |error: &SetupError| matches!(error, SetupError::Size(_) | SetupError::OffBoard { .. });
    if let Some(error) = setup.errors().into_iter().find(undrawable) {
        return Err(error.into());
    }
    let name = words.scheme_name(&scheme.name);
    let mut page = paper.page(&name, words);
    let ((left, top), (right, bottom)) = paper::area(&page);
    let width = right - left;
    let small = TextStyle::regular(4.0);
    let squares = words.format("print-size", &[("size", setup.size.into())]);
    let (name, style) = TextStyle::bold(6.0).fitted(&name, width - small.width(&squares) - 5.0);
    page.text((left, top + 5.0), &name, style, Align::Left);
    page.text((right, top + 5.0), &squares, small, Align::Right);

    let mut y = top + 7.5;
    let style = TextStyle::regular(3.2);
    for line in style.wrapped_to(&words.scheme_about(&scheme.about), width, ABOUT_LINES) {
        y += style.line_height();
        page.text((left, y), &line, style, Align::Left);
    }
    if let Some(objective) = &setup.objective {
        let style = TextStyle::bold(3.0);
        for line in style.wrapped_to(&words.objective(objective), width, OBJECTIVE_LINES) {
            y += style.line_height();
            page.text((left, y), &line, style, Align::Left);
        }
    }
    y += 2.0;

    let entries = used_signs(setup, words);
    let hint = 6.0;
    let board = board_within(setup.size, (left, right), y, bottom - y - hint - legend::height(entries.len(), COLUMNS));
    draw(&mut page, board, &PAPER, setup);
    write_coordinates(&mut page, board);
    let y = board.end().1 + COORDINATES;

    let style = TextStyle::regular(2.8);
    let (help, style) = style.fitted(&words.text("print-scheme-help"), width);
    page.text((left, y + 3.5), &help, style, Align::Left);
    legend::draw(&mut page, (left, right), y + hint, (&entries, COLUMNS), words);
    Ok(page)
}

/// Everything that stands on the board, with its name and, for units, its number.
fn used_signs(setup: &Setup, words: &Localizer) -> Vec<(Sign, String)> {
    let armies = Side::ALL.map(|side| setup.units(side));
    let mut signs = Vec::new();
    for kind in UnitTable::builtin().kinds() {
        let [white, black] = armies.each_ref().map(|army| army.iter().filter(|unit| unit.kind == kind).count());
        let sign = Sign::Figure(Figure::Unit(Side::South, kind));
        let name = || sign.name(words).into();
        let label = match (white, black) {
            (0, 0) => continue,
            (white, black) if white == black => {
                words.format("print-legend-count", &[("name", name()), ("white", white.into())])
            }
            (white, black) => words
                .format("print-legend-counts", &[("name", name()), ("white", white.into()), ("black", black.into())]),
        };
        signs.push((sign, label));
    }
    let squares = || Square::all(setup.size);
    let mut others: Vec<Figure> = TerrainKind::all()
        .filter(|&kind| squares().any(|square| setup.terrain(square) == Some(kind)))
        .map(Figure::Terrain)
        .collect();
    others.extend((setup.mines.count() > 0).then_some(Figure::Mine));
    others.extend(squares().any(|square| setup.occupant(square) == Some(Occupant::Wreck)).then_some(Figure::Wreck));
    let flags = Side::ALL.into_iter().zip(setup.flags).filter(|(_, flag)| flag.is_some());
    others.extend(flags.map(|(side, _)| Figure::Flag(side)));
    let mut marks: Vec<Mark> = setup.objective.iter().flat_map(Objective::marks).map(|(_, mark)| mark).collect();
    marks.dedup();
    others.extend(marks.into_iter().map(Figure::Mark));
    signs.extend(others.into_iter().map(Sign::Figure).map(|sign| (sign, sign.name(words))));
    for (side, id) in [(Side::South, "print-white"), (Side::North, "print-black")] {
        signs.extend(
            armies[side.index()].first().map(|unit| (Sign::Figure(Figure::Unit(side, unit.kind)), words.text(id))),
        );
    }
    signs
}
