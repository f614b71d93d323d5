//! The reference sheet of Cannon.

use cannon_drawing::Color;
use cannon_drawing::board::Board;
use cannon_drawing::cannon::place;
use cannon_i18n::Localizer;
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Point, Position, Ruleset, Setup};

use super::diagrams::{COORDINATES, DIAGRAMS, Diagram, draw_board};
use super::presets;
use crate::column::Column;
use crate::paper::{self, Paper};
use cannon_drawing::Page;
use cannon_drawing::page::Stroke;
use cannon_drawing::path::{Path, Xy};
use cannon_drawing::text::{Align, TextStyle};

/// Distance between columns.
const GUTTER: f32 = 7.0;
/// Width of the board with the set-up, as a multiple of the size of the text.
const BOARD: f32 = 22.0;
/// Share of the presets in the width of the page.
const PRESETS: f32 = 0.61;
/// Diagrams in a row.
const IN_A_ROW: usize = 3;
/// Width of a diagram, as a multiple of the size of the text.
const DIAGRAM: f32 = 14.5;
/// Examples of the notation, with what they mean.
const NOTATION: [(&str, &str); 7] = [
    ("@e1", "print-notation-place"),
    ("a4-b5", "print-notation-step"),
    ("a4xb5", "print-notation-capture"),
    ("b5/b3", "print-notation-retreat"),
    ("a2>a5", "print-notation-shift"),
    ("*d7", "print-notation-cannon-shot"),
    ("+, #", "print-notation-cannon-marks"),
];

/// The rules of Cannon on one page: the set-up, a diagram of each action, the end of the game, presets, and the notation.
pub fn reference(paper: Paper, words: &Localizer) -> Page {
    paper::in_largest_text(|size| sheet(paper, words, size))
}

/// The sheet with text of this size, and its lower edge.
fn sheet(paper: Paper, words: &Localizer, size: f32) -> (Page, f32) {
    let title = words.text("print-cannon-title");
    let mut page = paper.page(&title, words);
    let ((left, top), (right, _)) = paper::area(&page);
    page.text((left, top + 5.0), &title, TextStyle::bold(6.5), Align::Left);
    let indent = TextStyle::bold(6.5).width(&title) + 6.0;
    let (aim, style) = TextStyle::regular(3.1).fitted(&words.text("print-cannon-aim"), right - left - indent);
    page.text((right, top + 5.0), &aim, style, Align::Right);

    let board = BOARD * size;
    let board_end = setup_board(&mut page, (left, top + 8.5), board);
    let mut column = Column {
        page: &mut page,
        left: left + board + GUTTER,
        width: right - left - board - GUTTER,
        y: top + 8.0,
        size,
    };
    column.heading(&words.text("print-setup"));
    column.paragraphs(&words.text("print-setup-text"));
    column.heading(&words.text("print-cannon-end"));
    column.bullets(&words.text("print-cannon-end-text"));
    let mut y = board_end.max(column.y) + 3.0;

    let width = (right - left - 2.0 * GUTTER) / IN_A_ROW as f32;
    for row in DIAGRAMS.chunks(IN_A_ROW) {
        let ends = row.iter().enumerate().map(|(index, diagram)| {
            let x = left + index as f32 * (width + GUTTER);
            let mut column = Column { page: &mut page, left: x, width, y, size };
            action(&mut column, diagram, words);
            column.y
        });
        y = ends.fold(y, f32::max) + 2.0;
    }

    let width = PRESETS * (right - left - GUTTER);
    let mut column = Column { page: &mut page, left, width, y, size };
    column.heading(&words.text("print-presets"));
    presets::write(&mut column, words);
    column.paragraphs(&words.text("print-switches-text"));
    let lowest = column.y;
    let rest = left + width + GUTTER;
    let mut column = Column { page: &mut page, left: rest, width: right - rest, y, size };
    column.heading(&words.text("print-notation"));
    for (example, id) in NOTATION {
        column.term(example, &words.text(id), 16.0);
    }
    let lowest = lowest.max(column.y);
    (page, lowest)
}

/// The whole board at the start, with marks on the points where towns may be placed. Returns its lower edge.
fn setup_board(page: &mut Page, (left, top): Xy, width: f32) -> f32 {
    let step = width / (f32::from(Point::SIZE) + COORDINATES);
    let board = Board::whole(Point::SIZE, (left + COORDINATES * step, top), step);
    let start = Position::start(&Ruleset::default());
    draw_board(page, board, &Setup::from(&start), &[]);
    let places = start.actions().into_iter().filter(|action| matches!(action, Action::Place { .. }));
    for point in places.flat_map(|action| [action.target(), action.target().rotated()]) {
        let ((x, y), half) = (place(board, point), 0.22 * step);
        let square = Path::rectangle((x - half, y - half), (x + half, y + half));
        page.fill_and_stroke(square, Color::gray(0.88), Stroke::black(0.2));
    }
    board.end().1 + COORDINATES * step
}

/// A diagram of an action with its name, its notation and its rule.
fn action(column: &mut Column<'_>, diagram: &Diagram, words: &Localizer) {
    column.heading(&words.text(diagram.title));
    let example = diagram.example();
    let style = TextStyle::regular(column.size);
    let base = column.y - 0.35 * style.line_height() - 0.25 * 1.2 * style.size;
    column.page.text((column.left + column.width, base), &example, style, Align::Right);
    column.gap(0.2);
    let width = DIAGRAM * column.size;
    let corner = (column.left + (column.width - width) / 2.0, column.y);
    column.y = diagram.draw(column.page, corner, width);
    column.gap(0.2);
    column.paragraphs(&words.text(diagram.text));
}
