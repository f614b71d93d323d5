//! Diagrams of the armour facets and of fire. What they show is computed from the rules.

use cannon_i18n::Localizer;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Aim, Facet, Facing, UnitKind, UnitTable};

use super::units;
use crate::drawing::page::{Page, Stroke};
use crate::drawing::path::{Path, Xy, toward};
use crate::drawing::text::TextStyle;
use crate::drawing::{BLACK, WHITE};

/// The greatest width of the name of a facet with its armour, so that two diagrams fit side by side.
const FACET_LABEL: f32 = 8.4;

/// The kind of unit with this letter, or the first one.
fn kind(letter: char) -> Option<UnitKind> {
    let units = UnitTable::builtin();
    units.find(letter).or_else(|| units.kinds().next())
}

/// A medium tank with shells from all eight directions, each with the facet that it hits and its armour.
pub(super) fn facets(page: &mut Page, centre: Xy, facing: Facing, words: &Localizer) {
    let Some(medium) = kind('M') else { return };
    units::draw(page, centre, 13.0, Side::South, medium, facing);
    for from in Facing::ALL {
        let facet = Facet::hit(from.reversed(), facing);
        let (id, width) = match facet {
            Facet::Front => ("print-tanks-front", 0.9),
            Facet::Side => ("print-tanks-side", 0.3),
            Facet::Rear => ("print-tanks-rear", 0.9),
        };
        let (shaft, head) =
            Path::arrow(toward(centre, units::angle(from), 12.0), toward(centre, units::angle(from), 7.0), 2.0);
        page.stroke(shaft, Stroke::black(width));
        page.fill(head, BLACK);
        let label = format!("{} {}", words.text(id), medium.stats().armour.thickness(facet));
        let style = if facet == Facet::Side { TextStyle::regular(2.6) } else { TextStyle::bold(2.6) };
        let (label, style) = style.fitted(&label, FACET_LABEL);
        // Beside the arrow, the text begins or ends; above and below, it is centred.
        let (x, y) = toward(centre, units::angle(from), 13.6);
        let shift = f32::from(from.step().0) * style.width(&label) / 2.0;
        page.centred_text((x + shift, y), &label, style);
    }
}

/// The squares on which a unit at the lower end of a grid can hit something.
pub(super) fn fire(page: &mut Page, (left, top): Xy, square: f32, (files, ranks): (u8, u8), letter: char) {
    let Some(kind) = kind(letter) else { return };
    let Some(gun) = &kind.stats().gun else { return };
    let corner = |file: i16, rank: i16| {
        (left + f32::from(file) * square, top + (f32::from(ranks) - 1.0 - f32::from(rank)) * square)
    };
    let centre = |file: i16, rank: i16| {
        let (x, y) = corner(file, rank);
        (x + square / 2.0, y + square / 2.0)
    };
    let (right, bottom) = (left + f32::from(files) * square, top + f32::from(ranks) * square);
    let line = Stroke { width: 0.15, shade: 0.55, dash: None };
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
                page.fill(Path::circle(at, 0.22 * square), BLACK);
            } else {
                page.fill_and_stroke(Path::circle(at, 0.12 * square), WHITE, Stroke::black(0.2));
            }
        }
    }
    units::draw(page, centre(from, base), square, Side::South, kind, Facing::N);
}
