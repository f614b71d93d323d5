//! The diagram of armour facets: a unit, and the facet that a shell from each direction hits.

use cannon_i18n::Localizer;
use cannon_i18n::tank_chess_terms::facet_id;
use cannon_rules::tank_chess::{Facet, Facing};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The space between two labels, in which the lines of fire are drawn.
const SPACE: usize = 3;
/// The space left of the diagram.
const MARGIN: usize = 6;
/// The facing of the unit in the diagram.
const FACING: Facing = Facing::N;
/// Stands for the second column of a character that takes two.
const COVERED: char = '\0';

/// The lines of the diagram: eight labels around the unit, joined with it by strokes.
pub(super) fn diagram(words: &Localizer) -> Vec<String> {
    let label = |from: Facing| words.text(facet_id(Facet::hit(from.reversed(), FACING)));
    let width = Facing::ALL.map(|from| label(from).width()).into_iter().max().unwrap_or(0);
    let mut canvas = vec![vec![' '; MARGIN + 3 * width + 2 * SPACE]; 5];
    let middle = |column: i8| {
        let steps = usize::try_from(column + 1).unwrap_or(0);
        MARGIN + width / 2 + steps * (width + SPACE)
    };
    for from in Facing::ALL {
        let (file, rank) = from.step();
        let (row, stroke_row) = (usize::try_from(2 - 2 * rank).unwrap_or(0), usize::try_from(2 - rank).unwrap_or(0));
        put(&mut canvas[row], middle(file), &label(from));
        put(&mut canvas[stroke_row], usize::midpoint(middle(0), middle(file)), stroke(from));
    }
    put(&mut canvas[2], middle(0), &FACING.arrow().to_string());
    let text = |line: Vec<char>| line.into_iter().filter(|&letter| letter != COVERED).collect::<String>();
    canvas.into_iter().map(|line| text(line).trim_end().to_owned()).collect()
}

/// The stroke between the unit and a label in this direction.
const fn stroke(from: Facing) -> &'static str {
    match from {
        Facing::N | Facing::S => "|",
        Facing::E | Facing::W => "-",
        Facing::NE | Facing::SW => "/",
        Facing::NW | Facing::SE => "\\",
    }
}

/// Writes a text around the middle of a line; what does not fit is left out.
fn put(line: &mut [char], middle: usize, text: &str) {
    let start = middle.saturating_sub(text.width() / 2);
    let columns = |letter: char| std::iter::repeat_n(COVERED, letter.width().unwrap_or(1).saturating_sub(1));
    let letters = text.chars().flat_map(|letter| std::iter::once(letter).chain(columns(letter)));
    for (place, letter) in line.iter_mut().skip(start).zip(letters) {
        *place = letter;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn front_and_rear_are_one_direction_each() {
        let lines = diagram(&Localizer::default());
        assert_eq!(lines.len(), 5, "{lines:#?}");
        let words: Vec<Vec<&str>> = lines.iter().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(words[0], ["side", "front", "side"], "{lines:#?}");
        assert_eq!(words[1], ["\\", "|", "/"], "{lines:#?}");
        assert_eq!(words[2], ["side", "-", "↑", "-", "side"], "{lines:#?}");
        assert_eq!(words[4], ["side", "rear", "side"], "{lines:#?}");
        let column = |line: &str, sign: char| line.chars().position(|letter| letter == sign);
        assert_eq!(column(&lines[1], '|'), column(&lines[2], '↑'), "{lines:#?}");
    }
}
