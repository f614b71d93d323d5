//! The legend: symbols with their names, and the eight facings.

use cannon_i18n::Localizer;
use cannon_i18n::rulebook::tank_chess::{marked, unit_name};
use cannon_i18n::tank_chess_terms::terrain_ids;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Facing, Mark};

use cannon_drawing::page::Stroke;
use cannon_drawing::path::{Path, Xy, toward};
use cannon_drawing::tank_chess::{Figure, PAPER, angle};
use cannon_drawing::text::{Align, TextStyle};
use cannon_drawing::{Color, Page};

/// Something that can stand on a board, or the same of both sides.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sign {
    Figure(Figure),
    /// The flags of both sides.
    Flags,
    /// The exit squares of both sides.
    Exits,
    /// The depots of both sides.
    Depots,
}

impl Sign {
    /// The name, with a star if the figures are the project's own.
    pub(super) fn name(self, words: &Localizer) -> String {
        let id = match self {
            Sign::Figure(Figure::Unit(_, kind)) => return words.message(&unit_name(kind)),
            Sign::Figure(Figure::Terrain(kind)) => terrain_ids(kind)[0],
            Sign::Figure(Figure::Mine) => "print-ground-mine",
            Sign::Figure(Figure::Wreck) => "print-ground-wreck",
            Sign::Figure(Figure::Flag(Side::South)) => "print-ground-flag-white",
            Sign::Figure(Figure::Flag(Side::North)) => "print-ground-flag-black",
            Sign::Flags => "print-ground-flags",
            Sign::Figure(Figure::Mark(Mark::Hold)) => "print-ground-hold",
            Sign::Figure(Figure::Mark(Mark::Exit(Side::South))) => "print-ground-exit-white",
            Sign::Figure(Figure::Mark(Mark::Exit(Side::North))) => "print-ground-exit-black",
            Sign::Figure(Figure::Mark(Mark::Depot(Side::South))) => "print-ground-depot-white",
            Sign::Figure(Figure::Mark(Mark::Depot(Side::North))) => "print-ground-depot-black",
            Sign::Exits => "print-ground-exits",
            Sign::Depots => "print-ground-depots",
        };
        words.message(&marked(id.into(), self.is_house()))
    }

    /// Whether the figures are the project's own.
    fn is_house(self) -> bool {
        match self {
            Sign::Figure(Figure::Unit(_, kind)) => kind.stats().house,
            Sign::Figure(Figure::Terrain(kind)) => kind.terrain().house,
            Sign::Figure(Figure::Wreck) => false,
            Sign::Figure(Figure::Mine | Figure::Flag(_) | Figure::Mark(_)) => true,
            Sign::Flags | Sign::Exits | Sign::Depots => true,
        }
    }

    /// A sentence about the effect of terrain, mines, wrecks, flags and marked squares; empty for units.
    pub(super) fn about(self, words: &Localizer) -> String {
        let id = match self {
            Sign::Figure(Figure::Unit(..)) => return String::new(),
            Sign::Figure(Figure::Terrain(kind)) => terrain_ids(kind)[1],
            Sign::Figure(Figure::Mine) => "print-ground-mine-about",
            Sign::Figure(Figure::Wreck) => "print-ground-wreck-about",
            Sign::Figure(Figure::Flag(_)) | Sign::Flags => "print-ground-flags-about",
            Sign::Figure(Figure::Mark(Mark::Hold)) => "print-ground-hold-about",
            Sign::Figure(Figure::Mark(Mark::Exit(_))) | Sign::Exits => "print-ground-exits-about",
            Sign::Figure(Figure::Mark(Mark::Depot(_))) | Sign::Depots => "print-ground-depots-about",
        };
        words.text(id)
    }

    /// Draws the symbol in a square with this centre and size.
    pub(super) fn draw(self, page: &mut Page, centre: Xy, size: f32) {
        match self {
            Sign::Figure(figure) => {
                let share = match figure {
                    Figure::Terrain(_) => 0.8,
                    Figure::Flag(_) | Figure::Mark(_) => 0.9,
                    Figure::Unit(..) | Figure::Mine | Figure::Wreck => 1.0,
                };
                figure.draw_at(page, &PAPER, centre, share * size);
            }
            Sign::Flags => in_pair(page, centre, size, 0.8, Figure::Flag),
            Sign::Exits => in_pair(page, centre, size, 0.6, |side| Figure::Mark(Mark::Exit(side))),
            Sign::Depots => in_pair(page, centre, size, 0.5, |side| Figure::Mark(Mark::Depot(side))),
        }
    }
}

/// Draws the figures of both sides at this share of the size, South's at the left.
fn in_pair(page: &mut Page, centre: Xy, size: f32, share: f32, figure: impl Fn(Side) -> Figure) {
    for (side, shift) in [(Side::South, -0.25), (Side::North, 0.25)] {
        figure(side).draw_at(page, &PAPER, (centre.0 + shift * size, centre.1), share * size);
    }
}

/// The height of a row of the legend.
const ROW: f32 = 7.6;
/// The size of its text.
const TEXT: f32 = 2.8;
/// The width of the column of facings.
const FACINGS: f32 = 32.0;
/// The height of its heading.
const HEADING: f32 = 6.0;

/// The height of a legend with this number of symbols and columns.
pub(super) fn height(symbols: usize, columns: usize) -> f32 {
    (HEADING + symbols.div_ceil(columns) as f32 * ROW + 3.5).max(34.0)
}

/// Draws the legend below `top`: symbols with labels column by column, and the facings at the right.
pub(super) fn draw(
    page: &mut Page,
    (left, right): (f32, f32),
    top: f32,
    (entries, columns): (&[(Sign, String)], usize),
    words: &Localizer,
) {
    let heading = TextStyle::bold(3.4);
    let column = (right - FACINGS - left) / columns as f32;
    page.text((left, top + 3.4), &words.text("print-legend"), heading, Align::Left);
    page.text((right - FACINGS / 2.0, top + 3.4), &words.text("print-facings"), heading, Align::Centre);
    let rows = entries.len().div_ceil(columns).max(1);
    // All labels have the size of the one that needs the smallest.
    let fitted = entries.iter().map(|(_, label)| TextStyle::regular(TEXT).fitted(label, column - 10.0).1.size);
    let style = TextStyle::regular(fitted.fold(TEXT, f32::min));
    for (index, (sign, label)) in entries.iter().enumerate() {
        let x = left + (index / rows) as f32 * column;
        let y = top + HEADING + ((index % rows) as f32 + 0.5) * ROW;
        sign.draw(page, (x + 4.0, y), 7.4);
        let (label, style) = style.fitted(label, column - 10.0);
        page.text((x + 8.8, y + style.cap_height() / 2.0), &label, style, Align::Left);
    }
    if entries.iter().any(|(sign, _)| sign.is_house()) {
        let y = top + HEADING + rows as f32 * ROW + 2.6;
        page.text((left, y), &words.text("print-house-note"), TextStyle::regular(0.9 * TEXT), Align::Left);
    }
    compass(page, (right - FACINGS / 2.0, top + HEADING + 13.0));
}

/// The eight facings as arrows with their names.
fn compass(page: &mut Page, centre: Xy) {
    for facing in Facing::ALL {
        let turn = angle(facing);
        let (shaft, head) = Path::arrow(toward(centre, turn, 2.0), toward(centre, turn, 8.0), 1.8);
        page.stroke(shaft, Stroke::black(0.3));
        page.fill(head, Color::BLACK);
        page.centred_text(toward(centre, turn, 10.6), &facing.to_string(), TextStyle::regular(TEXT));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Paper;
    use cannon_rules::tank_chess::{TerrainKind, UnitTable};

    #[test]
    fn everything_on_a_board_has_a_symbol_and_a_name_of_its_own() {
        let words = Localizer::default();
        let units = UnitTable::builtin().kinds().flat_map(|kind| Side::ALL.map(|side| Figure::Unit(side, kind)));
        let terrain = TerrainKind::all().map(Figure::Terrain);
        let others = [Figure::Mine, Figure::Wreck, Figure::Flag(Side::South), Figure::Flag(Side::North)];
        let marks = Side::ALL.into_iter().flat_map(|side| [Mark::Exit(side), Mark::Depot(side)]);
        let marks = marks.chain([Mark::Hold]).map(Figure::Mark);
        let pairs = [Sign::Flags, Sign::Exits, Sign::Depots];
        let mut drawings = Vec::new();
        for sign in units.chain(terrain).chain(others).chain(marks).map(Sign::Figure).chain(pairs) {
            let name = sign.name(&words);
            assert!(words.has("print-house-mark") && !name.contains("print-") && name.len() > 3, "{sign:?}: {name}");
            let mut page = Paper::A4.page("", &words);
            sign.draw(&mut page, (50.0, 50.0), 10.0);
            assert!(!page.shapes.is_empty() && !drawings.contains(&page.shapes), "{sign:?}");
            drawings.push(page.shapes);
        }
    }
}
