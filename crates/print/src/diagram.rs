//! Diagrams: a position of any game on a page that is as large as the board, with arrows for actions.

use cannon_i18n::Localizer;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::Timeline;
use cannon_rules::{Action, Game, PackedAction};

use crate::drawing::page::{Page, Stroke};
use crate::drawing::path::{Path, Xy, along, toward};
use crate::drawing::{BLACK, WHITE};

/// What an arrow of a diagram says about its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// The action was played: dashed and grey.
    Played,
    /// The action would have been best: solid, bold and black.
    Best,
}

/// An action on a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The action; one that is not legal in the position is left out.
    pub action: PackedAction,
    /// Whether it was played or would have been best.
    pub kind: ArrowKind,
}

/// A game whose positions can be drawn.
pub(crate) trait Diagram: Game {
    /// The width and the height of the diagram, in millimetres.
    fn diagram_size(&self) -> (f32, f32);

    /// Draws the position, and the actions with their arrows. The last ones lie on top.
    fn draw_diagram(&self, page: &mut Page, actions: &[(Self::Action, ArrowStyle)]);
}

/// The position of a game at `ply`, with arrows for actions that are legal in it. `title` is the title of the page.
///
/// Returns `None` if the game has fewer plies.
///
/// ```
/// use cannon_i18n::Localizer;
/// use cannon_print::{Arrow, ArrowKind, diagram};
/// use cannon_rules::GameId;
/// use cannon_rules::timeline::HouseRules;
///
/// let timeline = GameId::TankChess.begin(None, None, HouseRules::NONE)?;
/// let arrow = Arrow { action: timeline.actions()[0], kind: ArrowKind::Best };
/// let page = diagram(&timeline, 0, &[arrow], "The first turn", &Localizer::default()).expect("a diagram");
/// assert!(page.to_inline_svg("d1-").starts_with("<svg "));
/// assert!(diagram(&timeline, 1, &[], "", &Localizer::default()).is_none());
/// # Ok::<(), cannon_rules::any::ParseError>(())
/// ```
#[must_use]
pub fn diagram(timeline: &AnyTimeline, ply: usize, arrows: &[Arrow], title: &str, words: &Localizer) -> Option<Page> {
    match timeline {
        AnyTimeline::Cannon(game) => draw(game, ply, arrows, title, words),
        AnyTimeline::TankChess(game) => draw(game, ply, arrows, title, words),
    }
}

fn draw<G: Diagram>(
    timeline: &Timeline<G>,
    ply: usize,
    arrows: &[Arrow],
    title: &str,
    words: &Localizer,
) -> Option<Page> {
    let position = timeline.position_at(ply)?;
    let mut page = Page::sized(position.diagram_size(), title, words.tag());
    let legal = |arrow: &Arrow| {
        let action = G::Action::unpack(arrow.action)?;
        position.validate(action).ok()?;
        Some((action, ArrowStyle::of(arrow.kind)))
    };
    position.draw_diagram(&mut page, &arrows.iter().filter_map(legal).collect::<Vec<_>>());
    Some(page)
}

/// The look of an arrow. Lengths are in steps of the board from place to place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ArrowStyle {
    /// Width of the line.
    width: f32,
    shade: f32,
    /// Length of the dashes and of the gaps between them.
    dash: Option<(f32, f32)>,
    /// Length of the head.
    head: f32,
    /// Radius of rings around places.
    pub(crate) ring: f32,
}

/// Both rings can be seen around one place, because they differ in size.
const PLAYED: ArrowStyle = ArrowStyle { width: 0.10, shade: 0.42, dash: Some((0.14, 0.22)), head: 0.38, ring: 0.30 };
const BEST: ArrowStyle = ArrowStyle { width: 0.13, shade: BLACK, dash: None, head: 0.44, ring: 0.48 };

/// Width of the white edge on both sides of arrows, which keeps them apart from black pieces, in steps of the board.
const EDGE: f32 = 0.045;

impl ArrowStyle {
    fn of(kind: ArrowKind) -> ArrowStyle {
        match kind {
            ArrowKind::Played => PLAYED,
            ArrowKind::Best => BEST,
        }
    }

    /// Draws a line without a head.
    pub(crate) fn line(self, page: &mut Page, path: Path, step: f32) {
        let edge = Stroke { width: (self.width + 2.0 * EDGE) * step, shade: WHITE, dash: None };
        let dash = self.dash.map(|(on, off)| (on * step, off * step));
        page.stroke(path.clone(), edge);
        page.stroke(path, Stroke { width: self.width * step, shade: self.shade, dash });
    }

    /// Draws a head that arrives at `to` from the direction of `from`.
    fn head(self, page: &mut Page, from: Xy, to: Xy, step: f32) {
        let (_, head) = Path::arrow(from, to, self.head * step);
        page.fill_and_stroke(head.clone(), self.shade, Stroke { width: 2.0 * EDGE * step, shade: WHITE, dash: None });
        page.fill(head, self.shade);
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
