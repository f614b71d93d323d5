//! Arrows for actions.

use crate::Color;
use crate::page::{Page, Stroke};
use crate::path::{Path, Xy, along, toward};

/// What an arrow says about its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// The action was played: dashed and grey.
    Played,
    /// The action would have been best: solid, bold and black.
    Best,
}

/// The look of an arrow. Lengths are in steps of the board from place to place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ArrowStyle {
    /// Width of the line.
    width: f32,
    color: Color,
    /// Length of the dashes and of the gaps between them.
    dash: Option<(f32, f32)>,
    /// Length of the head.
    head: f32,
    /// Radius of rings around places.
    pub(crate) ring: f32,
}

/// Both rings can be seen around one place, because they differ in size.
const PLAYED: ArrowStyle =
    ArrowStyle { width: 0.10, color: Color::gray(0.42), dash: Some((0.14, 0.22)), head: 0.38, ring: 0.30 };
const BEST: ArrowStyle = ArrowStyle { width: 0.13, color: Color::BLACK, dash: None, head: 0.44, ring: 0.48 };

/// Width of the white edge on both sides of arrows, which keeps them apart from black pieces, in steps of the board.
const EDGE: f32 = 0.045;

impl ArrowStyle {
    pub(crate) fn of(kind: ArrowKind) -> ArrowStyle {
        match kind {
            ArrowKind::Played => PLAYED,
            ArrowKind::Best => BEST,
        }
    }

    /// The look of arrows and circles that people draw in a colour.
    pub(crate) const fn of_color(color: Color) -> ArrowStyle {
        ArrowStyle { width: 0.12, color, dash: None, head: 0.42, ring: 0.44 }
    }

    /// Draws a line without a head.
    pub(crate) fn line(self, page: &mut Page, path: Path, step: f32) {
        let edge = Stroke::new((self.width + 2.0 * EDGE) * step, Color::WHITE);
        let dash = self.dash.map(|(on, off)| (on * step, off * step));
        page.stroke(path.clone(), edge);
        page.stroke(path, Stroke { width: self.width * step, color: self.color, dash });
    }

    /// Draws a head that arrives at `to` from the direction of `from`.
    fn head(self, page: &mut Page, from: Xy, to: Xy, step: f32) {
        let (_, head) = Path::arrow(from, to, self.head * step);
        page.fill_and_stroke(head.clone(), self.color, Stroke::new(2.0 * EDGE * step, Color::WHITE));
        page.fill(head, self.color);
    }

    /// Draws a straight arrow, which begins and ends at these distances from the two points, in steps of the board.
    pub(crate) fn arrow(self, page: &mut Page, (from, to): (Xy, Xy), (before, after): (f32, f32), step: f32) {
        let (start, end) = (along(from, to, before * step), along(to, from, after * step));
        self.line(page, Path::line(&[start, self.neck(start, end, step)]), step);
        self.head(page, start, end, step);
    }

    /// Draws an arrow along a line that ends at the neck of its head. The head arrives at `tip` from the direction of `from`.
    pub(crate) fn arrow_along(self, page: &mut Page, path: Path, (from, tip): (Xy, Xy), step: f32) {
        self.line(page, path, step);
        self.head(page, from, tip, step);
    }

    /// Draws a ring around a place.
    pub(crate) fn ring(self, page: &mut Page, centre: Xy, step: f32) {
        self.line(page, Path::circle(centre, self.ring * step), step);
    }

    /// Draws a triangle outside of the ring around a place, in a direction that is clockwise from the top in radians.
    pub(crate) fn pointer(self, page: &mut Page, centre: Xy, angle: f32, step: f32) {
        let tip = toward(centre, angle, (self.ring + 0.75 * self.head) * step);
        self.head(page, centre, tip, step);
    }

    /// The point at which the line of an arrow meets its head.
    pub(crate) fn neck(self, from: Xy, to: Xy, step: f32) -> Xy {
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        along(to, from, (0.6 * self.head * step).min(length))
    }
}
