//! Units. The letter of a unit or the sign of its kind stands upright whatever the facing.

use cannon_rules::Side;
use cannon_rules::tank_chess::UnitKind;

use super::signs::sign;
use super::silhouettes::silhouette;
use crate::page::{Page, Stroke};
use crate::path::{Path, Placement};
use crate::style::Style;
use crate::text::TextStyle;

/// Width of outlines, for a square of size 1.
const LINE: f32 = 0.028;
/// Half the width of a sign.
const SIGN: f32 = 0.17;

/// Draws a unit. Where there is no room for a silhouette, it is a dot.
pub(super) fn draw(page: &mut Page, style: &Style, place: Placement, side: Side, kind: UnitKind) {
    let (size, army, stats) = (place.scale, style.army(side), kind.stats());
    if size < style.least_detailed {
        let dot = place.path(&Path::circle((0.0, 0.0), 0.42));
        page.fill_and_stroke(dot, army.body, Stroke::new(0.16 * size, army.line));
        return;
    }
    let Some(silhouette) = silhouette(&stats.name) else { return };
    let outline = Stroke::new(LINE * size, army.line);
    if let Some(halo) = style.halo {
        for part in silhouette.tracks.iter().chain(&silhouette.body) {
            page.stroke(place.path(part), Stroke::new(2.0 * outline.width, halo));
        }
    }
    for (parts, color) in [(&silhouette.tracks, army.tracks), (&silhouette.body, army.body)] {
        for part in parts {
            page.fill_and_stroke(place.path(part), color, outline);
        }
    }
    if !silhouette.marks.0.is_empty() {
        page.stroke(place.path(&silhouette.marks), outline);
    }
    let centre = place.point(silhouette.sign);
    if style.is_ornate {
        let place = Placement { centre, scale: SIGN * size, turn: 0.0 };
        for part in sign(&stats.name) {
            page.fill(place.path(&part), army.sign);
        }
    } else if stats.command {
        page.fill(Path::star(centre, 0.19 * size, 5, 0.42), army.sign);
    } else {
        page.centred_text(centre, &stats.letter.to_string(), TextStyle::bold(0.33 * size).color(army.sign));
    }
}
