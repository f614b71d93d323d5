//! The diagram of armour: a unit, and the armour that counts against a shell from each of the eight directions.

use bevy_egui::egui::{self, Align2, Color32, Painter, Rect, Shape, Stroke, Vec2, vec2};

use crate::Illustration;
use crate::diagram::BoardFrame;
use crate::tank_chess::painter as draw;
use crate::tank_chess::painter::angle_of;
use cannon_app_base::common::board::BoardGrid;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::fonts;
use cannon_app_base::theme::palette::diagram as colors;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Facet, Facing, UnitTable};

/// The heading of the section to which the diagram belongs.
pub(super) const HEADING: &str = "rules-tank-armour";
/// The letter of the unit in the middle, whose front, side and rear armour all differ.
const LETTER: char = 'H';
/// The facing of that unit.
const FACING: Facing = Facing::N;
/// The file and rank of its square; the visible part of the board reaches from the first square to twice this one.
const MIDDLE: u8 = 2;

/// The diagram.
pub(super) struct ArmourDiagram;

impl Illustration for ArmourDiagram {
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: Vec2, _elapsed: f32) {
        let frame = BoardFrame::fit(size, ui, [0, 0], [2 * MIDDLE, 2 * MIDDLE]);
        let painter = ui.painter().clone();
        frame.paint(&painter, b'A', BoardGrid::Squares, Stroke::new(1.0, colors::LINE.gamma_multiply(0.6)));
        let units = UnitTable::builtin();
        let Some(kind) = units.find(LETTER).or_else(|| units.kinds().next()) else { return };
        for from in Facing::ALL {
            let facet = Facet::hit(from.reversed(), FACING);
            paint_direction(&painter, &frame, words, from, (facet, kind.stats().armour.thickness(facet)));
        }
        draw::unit(&painter, frame.center_of(MIDDLE, MIDDLE), angle_of(FACING), frame.cell, Side::South, kind, 1.0);
    }

    fn still_moments(&self) -> Vec<f32> {
        Vec::new()
    }
}

/// Paints the square from which a shell comes with the facet that it hits, and its flight.
fn paint_direction(painter: &Painter, frame: &BoardFrame, words: &Words, from: Facing, (facet, armour): (Facet, u8)) {
    let (name, color) = facet_look(facet);
    let (files, ranks) = from.step();
    let place = |distance: i8| {
        let [file, rank] = [files, ranks].map(|step| MIDDLE.saturating_add_signed(step * distance));
        frame.center_of(file, rank)
    };
    let square = Rect::from_center_size(place(2), Vec2::splat(frame.cell - 4.0));
    painter.rect_filled(square, 3.0, color.gamma_multiply(0.35));
    let direction = (place(0) - place(2)).normalized();
    let (start, tip) = (place(1) - direction * frame.cell * 0.45, place(1) + direction * frame.cell * 0.4);
    painter.line_segment([start, tip], Stroke::new(3.0, color));
    let (back, across) = (direction * -frame.cell * 0.16, direction.rot90() * frame.cell * 0.1);
    painter.add(Shape::convex_polygon(vec![tip, tip + back + across, tip + back - across], color, Stroke::NONE));
    let font = fonts::bold(fonts::size::SMALL);
    painter.text(
        square.center() - vec2(0.0, 9.0),
        Align2::CENTER_CENTER,
        words.text(name),
        font.clone(),
        Color32::WHITE,
    );
    painter.text(square.center() + vec2(0.0, 9.0), Align2::CENTER_CENTER, armour.to_string(), font, Color32::WHITE);
}

/// The name and colour of a facet.
fn facet_look(facet: Facet) -> (&'static str, Color32) {
    match facet {
        Facet::Front => ("print-tanks-front", *colors::DESTINATION),
        Facet::Side => ("print-tanks-side", *colors::FIRE),
        Facet::Rear => ("print-tanks-rear", *colors::CAPTURE),
    }
}
