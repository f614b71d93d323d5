//! Arrangement of paragraphs, lists and tables in lines for a terminal.

use std::cmp::Reverse;

use cannon_i18n::rulebook::{Table, Value};
use cannon_i18n::{Localizer, wrap};
use unicode_width::UnicodeWidthStr;

/// Number of columns in a line. Terminals usually have 80; Chinese and Japanese characters take two.
const WIDTH: usize = 78;
/// The indentation of everything below a heading.
const INDENT: usize = 2;
/// The space between the columns of a table.
const GAP: usize = 2;
/// Columns of a table are not made narrower than this to fit into a line.
const NARROWEST: usize = 8;

/// The lines of a text. The second line of a paragraph and all further lines are indented, which sets paragraphs apart without empty lines.
pub(super) fn paragraphs(text: &str) -> Vec<String> {
    let paragraphs = text.lines().filter(|line| !line.trim().is_empty());
    paragraphs.flat_map(|text| hanging(&" ".repeat(INDENT), INDENT + 2, text)).collect()
}

/// The lines of a list entry that begins with a symbol.
pub(super) fn entry(symbol: char, text: &str) -> Vec<String> {
    hanging(&format!("{:INDENT$}{symbol}  ", ""), INDENT + 3, text)
}

/// Wraps a text. Its first line begins with `start`, the others with `indent` spaces.
fn hanging(start: &str, indent: usize, text: &str) -> Vec<String> {
    let wrapped = wrap(text, WIDTH - indent.max(start.width()), UnicodeWidthStr::width);
    let begin = |index| if index == 0 { start.to_owned() } else { " ".repeat(indent) };
    wrapped.into_iter().enumerate().map(|(index, line)| begin(index) + &line).collect()
}

/// The lines of a table. Columns are wrapped until it fits into a line. Names are followed by their symbols.
pub(super) fn table(table: &Table, words: &Localizer) -> Vec<String> {
    let texts = |row: &Vec<Value>| -> Vec<String> { row.iter().map(|cell| words.value(cell)).collect() };
    let head = texts(&table.head);
    let mut rows: Vec<Vec<String>> = table.rows.iter().map(texts).collect();
    for (name, symbol) in rows.iter_mut().filter_map(|row| row.first_mut()).zip(&table.symbols) {
        let args = [("name", name.clone().into()), ("letter", symbol.to_string().into())];
        *name = words.format("print-unit-with-letter", &args);
    }
    let widths = column_widths(&head, &rows);
    let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
    let all = [&head, &rule].into_iter().chain(&rows);
    all.flat_map(|row| row_lines(row, &widths)).collect()
}

/// The width of each column. If the table is too wide, columns are narrowed step by step: each step takes the column whose narrowing costs
/// the fewest lines.
fn column_widths(head: &[String], rows: &[Vec<String>]) -> Vec<usize> {
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).chain(head.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or(0)
    };
    let mut widths: Vec<usize> = (0..head.len()).map(widest).collect();
    let room = WIDTH.saturating_sub(INDENT + GAP * head.len().saturating_sub(1));
    let lines_if_narrowed = |widths: &[usize], column: usize| {
        let mut widths = widths.to_vec();
        widths[column] -= 1;
        rows.iter().map(|row| row_lines(row, &widths).len()).sum::<usize>()
    };
    while widths.iter().sum::<usize>() > room {
        let columns = (0..widths.len()).filter(|&column| widths[column] > NARROWEST);
        let best = columns.min_by_key(|&column| (lines_if_narrowed(&widths, column), Reverse(widths[column])));
        let Some(column) = best else { break };
        widths[column] -= 1;
    }
    widths
}

/// The lines of a row, as many as its longest cell needs.
fn row_lines(row: &[String], widths: &[usize]) -> Vec<String> {
    let cells: Vec<Vec<String>> =
        row.iter().zip(widths).map(|(cell, &width)| wrap(cell, width, UnicodeWidthStr::width)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |index: usize| {
        let parts = cells.iter().zip(widths).map(|(cell, &width)| {
            let text = cell.get(index).map_or("", String::as_str);
            text.to_owned() + &" ".repeat((width + GAP).saturating_sub(text.width()))
        });
        let line: String = parts.collect();
        format!("{:INDENT$}{}", "", line.trim_end())
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_wrapped_with_a_hanging_indent() {
        let text = format!("{}end\n\nSecond.", "word ".repeat(20));
        let lines = paragraphs(&text);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(lines[0].starts_with("  word") && lines[1].starts_with("    word"), "{lines:?}");
        assert_eq!(lines[2], "  Second.");
        assert!(lines.iter().all(|line| line.width() <= WIDTH), "{lines:?}");
        assert_eq!(entry('#', "Obstacle"), ["  #  Obstacle"]);
    }

    #[test]
    fn words_longer_than_a_line_and_empty_texts_are_harmless() {
        let long = "x".repeat(200);
        assert_eq!(paragraphs(&long), [format!("  {long}")]);
        assert!(paragraphs("").is_empty());
    }

    #[test]
    fn columns_are_narrowed_where_that_needs_the_fewest_lines() {
        let text = |text: &str| Value::Text(text.to_owned());
        let row = |name: &str| vec![text(name), text("twenty-five letters or so, and then as many as fit into a line")];
        let names = ["short", "short", "a name of three words"];
        let lines = table(
            &Table { head: row("Name"), rows: names.map(row).to_vec(), symbols: Vec::new() },
            &Localizer::default(),
        );
        assert_eq!(lines.len(), 6, "only the long name is wrapped: {lines:#?}");
    }

    #[test]
    fn wide_tables_are_wrapped_to_the_width_of_the_terminal() {
        let text = |text: &str| Value::Text(text.to_owned());
        let (short, long) = ("a name", "many words in a cell that needs more than one line");
        let wide = Table {
            head: vec![text("Name"), text("First"), text("Second")],
            rows: vec![vec![text(short), text(long), text(long)], vec![text(short), Value::Number(3), text("–")]],
            symbols: Vec::new(),
        };
        let lines = table(&wide, &Localizer::default());
        assert!(lines.iter().all(|line| line.width() <= WIDTH), "{lines:#?}");
        assert!(lines[1].starts_with("  ------  -----"), "{lines:#?}");
        assert_eq!(lines.len(), 5, "a row of two lines: {lines:#?}");
        assert!(lines[4].starts_with("  a name  3 ") && lines[4].ends_with("  –"), "{lines:#?}");
    }
}
