//! Units on paper. White's are white with a black outline; Black's are black with a white outline. The letter of a unit
//! stands upright whatever the facing; the Command has a star.

use cannon_rules::Side;
use cannon_rules::tank_chess::{Facing, UnitKind};

use super::symbols::symbol;
use crate::drawing::page::{Page, Stroke};
use crate::drawing::path::{Path, Placement, Xy};
use crate::drawing::text::TextStyle;
use crate::drawing::{BLACK, WHITE};

/// Width of outlines, for a square of size 1.
const LINE: f32 = 0.028;
/// Shade of the tracks of White's units.
const TRACK_SHADE: f32 = 0.75;

/// The angle of a facing, clockwise from the top of the page in radians.
pub(super) fn angle(facing: Facing) -> f32 {
    facing.index() as f32 * std::f32::consts::FRAC_PI_4
}

/// Draws a unit in a square with this centre and size.
pub(super) fn draw(page: &mut Page, centre: Xy, size: f32, side: Side, kind: UnitKind, facing: Facing) {
    let stats = kind.stats();
    let Some(symbol) = symbol(&stats.name) else { return };
    let place = Placement { centre, scale: size, turn: angle(facing) };
    let (body, tracks, line) = match side {
        Side::South => (WHITE, TRACK_SHADE, BLACK),
        Side::North => (BLACK, BLACK, WHITE),
    };
    let outline = Stroke { width: LINE * size, shade: line, dash: None };
    // A white rim keeps the symbol apart from the lines of the board and the ground.
    for part in symbol.tracks.iter().chain(&symbol.body) {
        page.stroke(place.path(part), Stroke { width: 2.0 * outline.width, shade: WHITE, dash: None });
    }
    for (parts, shade) in [(&symbol.tracks, tracks), (&symbol.body, body)] {
        for part in parts {
            page.fill_and_stroke(place.path(part), shade, outline);
        }
    }
    if !symbol.marks.0.is_empty() {
        page.stroke(place.path(&symbol.marks), outline);
    }
    let sign = place.point(symbol.sign);
    if stats.command {
        page.fill(Path::star(sign, 0.19 * size, 5, 0.42), line);
    } else {
        page.centred_text(sign, &stats.letter.to_string(), TextStyle::bold(0.33 * size).shade(line));
    }
}
