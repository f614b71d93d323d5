//! Diagrams of the armour facets and of fire. What they show is computed from the rules.

use cannon_i18n::Localizer;
use cannon_i18n::tank_chess_terms::facet_id;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Aim, Facing, UnitKind, UnitTable};

use cannon_drawing::board::Board;
use cannon_drawing::page::Stroke;
use cannon_drawing::path::{Path, Xy};
use cannon_drawing::tank_chess::{Figure, PAPER, draw_facets};
use cannon_drawing::{Color, Page};

/// The kind of unit with this letter, or the first one.
fn kind(letter: char) -> Option<UnitKind> {
    let units = UnitTable::builtin();
    units.find(letter).or_else(|| units.kinds().next())
}

/// A medium tank with shells from all eight directions, each with the facet that it hits and its armour.
pub(super) fn facets(page: &mut Page, centre: Xy, facing: Facing, words: &Localizer) {
    let Some(medium) = kind('M') else { return };
    draw_facets(page, &PAPER, (centre, 1.0), (medium, facing), |facet, armour| {
        (format!("{} {armour}", words.text(facet_id(facet))), Color::BLACK)
    });
}

/// The squares on which a unit at the lower end of a grid can hit something.
pub(super) fn fire(page: &mut Page, (left, top): Xy, square: f32, (files, ranks): (u8, u8), letter: char) {
    let Some(kind) = kind(letter) else { return };
    let Some(gun) = &kind.stats().gun else { return };
    let board = Board { count: (files, ranks), ..Board::whole(files, (left, top), square) };
    let centre = |file: i16, rank: i16| board.at(f32::from(file), f32::from(rank));
    let (right, bottom) = board.end();
    let line = PAPER.grid;
    for file in 0..=files {
        let x = left + f32::from(file) * square;
        page.stroke(Path::line(&[(x, top), (x, bottom)]), line);
    }
    for rank in 0..=ranks {
        let y = top + f32::from(rank) * square;
        page.stroke(Path::line(&[(left, y), (right, y)]), line);
    }
    let (from, base) = (i16::from(files / 2), 0);
    for aim in &gun.arcs {
        let facing = match aim {
            Aim::Ahead => Facing::N,
            Aim::Left => Facing::N.left(),
            Aim::Right => Facing::N.right(),
        };
        let (step_files, step_ranks) = facing.step();
        for distance in 1..ranks {
            let file = from + i16::from(step_files) * i16::from(distance);
            let rank = base + i16::from(step_ranks) * i16::from(distance);
            if !(0..i16::from(files)).contains(&file) {
                continue;
            }
            let at = centre(file, rank);
            if gun.reaches(distance) {
                page.fill(Path::circle(at, 0.22 * square), Color::BLACK);
            } else {
                page.fill_and_stroke(Path::circle(at, 0.12 * square), Color::WHITE, Stroke::black(0.2));
            }
        }
    }
    Figure::Unit(Side::South, kind).draw_at(page, &PAPER, centre(from, base), square);
}
