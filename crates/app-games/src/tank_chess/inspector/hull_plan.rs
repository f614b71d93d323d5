//! The plan of a unit's hull from above, with its bow at the top: the armour on each facet, and the directions of fire.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::painter;
use cannon_app_base::theme::fonts;
use cannon_app_base::theme::palette::{diagram as colors, forbidden, ink, surface};
use cannon_appearance::GroundLook;
use cannon_drawing::path::Placement;
use cannon_drawing::tank_chess::Figure;
use cannon_rules::tank_chess::{Aim, Facet, UnitKind};
use cannon_rules::{GameId, Side};

/// Half the width and half the length of the hull, as shares of the height of the plan.
const HULL: Vec2 = vec2(0.145, 0.205);
/// How far the hull lies below the middle, which leaves room for the lines of fire.
const HULL_DROP: f32 = 0.065;
/// Size of the square of the unit.
const UNIT: f32 = 0.52;
/// Distance of the strokes of armour from the hull, and the width of one for each point of armour.
const ARMOUR_GAP: f32 = 0.045;
const ARMOUR_STROKE: f32 = 0.018;
/// Distance of the figures from the strokes.
const FIGURE_GAP: f32 = 0.105;
/// Radius of the discs behind the figures, in points.
const FIGURE_RADIUS: f32 = 10.0;
/// Length of the dashes of a line of fire, and of the gaps between them, in points.
const DASH: f32 = 4.0;

/// The contents of a plan.
#[derive(Clone, Copy)]
pub(super) struct HullPlan {
    pub(super) side: Side,
    pub(super) kind: UnitKind,
    /// Whether the front, the side and the rear stand out, because enemies could hit them.
    pub(super) hit_facets: [bool; 3],
}

/// Paints a plan in the middle of a rectangle.
pub(super) fn paint(canvas: &Painter, rect: Rect, plan: &HullPlan) {
    let size = rect.width().min(rect.height());
    let hull_center = rect.center() + vec2(0.0, HULL_DROP * size);
    let at = |x: f32, y: f32| hull_center + vec2(x, y) * size;
    let stats = plan.kind.stats();
    for aim in stats.gun.iter().flat_map(|gun| &gun.arcs) {
        paint_line_of_fire(canvas, hull_center, [0.5 * size, (0.5 + HULL_DROP) * size], *aim);
    }
    let hull = Placement { centre: painter::xy(hull_center), scale: UNIT * size, turn: 0.0 };
    let style = painter::style(GameId::TankChess, GroundLook::Walnut);
    painter::paint(canvas, |page| Figure::Unit(plan.side, plan.kind).draw(page, &style, hull));
    let reach = HULL + Vec2::splat(ARMOUR_GAP);
    let strokes = [
        (Facet::Front, [at(-reach.x, -reach.y), at(reach.x, -reach.y)], vec2(0.0, -1.0)),
        (Facet::Side, [at(-reach.x, -reach.y), at(-reach.x, reach.y)], vec2(-1.0, 0.0)),
        (Facet::Side, [at(reach.x, -reach.y), at(reach.x, reach.y)], vec2(1.0, 0.0)),
        (Facet::Rear, [at(-reach.x, reach.y), at(reach.x, reach.y)], vec2(0.0, 1.0)),
    ];
    for (facet, ends, outward) in strokes {
        let thickness = stats.armour.thickness(facet);
        let is_hit = plan.hit_facets[facet as usize];
        let color = if is_hit { *forbidden::RED } else { *ink::BODY };
        paint_armour(canvas, ends, thickness, size, color);
        let middle = ends[0] + (ends[1] - ends[0]) / 2.0;
        paint_figure(canvas, middle + outward * FIGURE_GAP * size, thickness, is_hit);
    }
}

/// A dashed line from the gun to the edge of the plan: `height` upwards, or `half_width` sideways and upwards.
fn paint_line_of_fire(canvas: &Painter, gun: Pos2, [half_width, height]: [f32; 2], aim: Aim) {
    let tip = match aim {
        Aim::Ahead => gun + vec2(0.0, -height),
        Aim::Left => gun + vec2(-half_width, -half_width),
        Aim::Right => gun + vec2(half_width, -half_width),
    };
    let (line, direction) = ([gun, tip], (tip - gun).normalized());
    let stroke = Stroke::new(1.5, colors::FIRE.gamma_multiply(0.7));
    canvas.extend(Shape::dashed_line(&line, stroke, DASH, DASH));
    let (back, side) = (direction * -6.0, direction.rot90() * 4.0);
    canvas.add(Shape::convex_polygon(vec![tip, tip + back + side, tip + back - side], *colors::FIRE, Stroke::NONE));
}

/// A stroke that is as thick as the armour. No armour is a thin, dashed line.
fn paint_armour(canvas: &Painter, ends: [Pos2; 2], thickness: u8, size: f32, color: Color32) {
    if thickness == 0 {
        canvas.extend(Shape::dashed_line(&ends, Stroke::new(1.0, color), DASH, DASH));
    } else {
        canvas.line_segment(ends, Stroke::new(f32::from(thickness) * ARMOUR_STROKE * size, color));
    }
}

/// The armour in figures. A facet that can be hit has a filled disc with a ring, so that it does not differ in colour alone.
fn paint_figure(canvas: &Painter, at: Pos2, thickness: u8, is_hit: bool) {
    let (fill, ring) =
        if is_hit { (*forbidden::BACKGROUND, *forbidden::RED) } else { (*surface::CARD, Color32::TRANSPARENT) };
    canvas.circle(at, FIGURE_RADIUS, fill, Stroke::new(1.5, ring));
    canvas.text(at, Align2::CENTER_CENTER, thickness.to_string(), fonts::bold(fonts::size::BODY), *ink::BRIGHT);
}
