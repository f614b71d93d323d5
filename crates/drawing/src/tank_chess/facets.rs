//! The picture of armour facets.

use cannon_rules::Side;
use cannon_rules::tank_chess::{Facet, Facing, UnitKind};

use super::{Figure, angle};
use crate::Color;
use crate::page::{Page, Stroke};
use crate::path::{Path, Placement, Xy, toward};
use crate::style::Style;
use crate::text::TextStyle;

/// Sizes for a picture of half width 20 and half height 15.
const UNIT: f32 = 13.0;
const ARROW: (f32, f32) = (12.0, 7.0);
const HEAD: f32 = 2.0;
const LABEL: f32 = 13.6;
const TEXT: f32 = 2.6;
/// The greatest width of a label, so that two pictures fit side by side on a sheet.
const LABEL_WIDTH: f32 = 8.4;

/// Draws a unit and shells from all eight directions, each with the facet that it hits. Around the centre, the picture reaches 20 times the
/// scale to both sides, and 15 times up and down. `label` has the name and the colour of a facet with its armour.
pub fn draw_facets(
    page: &mut Page,
    style: &Style,
    (centre, scale): (Xy, f32),
    (kind, facing): (UnitKind, Facing),
    label: impl Fn(Facet, u8) -> (String, Color),
) {
    let unit = Placement { centre, scale: UNIT * scale, turn: angle(facing) };
    Figure::Unit(Side::South, kind).draw(page, style, unit);
    for from in Facing::ALL {
        let facet = Facet::hit(from.reversed(), facing);
        let (text, color) = label(facet, kind.stats().armour.thickness(facet));
        let at = |distance: f32| toward(centre, angle(from), distance * scale);
        let (shaft, head) = Path::arrow(at(ARROW.0), at(ARROW.1), HEAD * scale);
        let (width, text_style) = match facet {
            Facet::Side => (0.3, TextStyle::regular(TEXT * scale)),
            Facet::Front | Facet::Rear => (0.9, TextStyle::bold(TEXT * scale)),
        };
        page.stroke(shaft, Stroke::new(width * scale, color));
        page.fill(head, color);
        let (text, text_style) = text_style.color(color).fitted(&text, LABEL_WIDTH * scale);
        // Beside the arrow, the text begins or ends; above and below, it is centred.
        let (x, y) = at(LABEL);
        let shift = f32::from(from.step().0) * text_style.width(&text) / 2.0;
        page.centred_text((x + shift, y), &text, text_style);
    }
}
