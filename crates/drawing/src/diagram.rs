//! Diagrams: a position of any game on a page that is as large as the board, with arrows for actions, in black on white.

use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::Timeline;
use cannon_rules::{Action, Game, PackedAction};

use crate::Page;
use crate::arrow::{ArrowKind, ArrowStyle};
use crate::board::Board;

/// An action on a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The action; one that is not legal in the position is left out.
    pub action: PackedAction,
    /// Whether it was played or would have been best.
    pub kind: ArrowKind,
}

/// A game whose positions have diagrams.
pub(crate) trait Diagram: Game {
    /// The width and the height of the diagram, in millimetres.
    fn diagram_size(&self) -> (f32, f32);

    /// The place of the board on the diagram.
    fn diagram_board(&self) -> Board;

    /// Draws the position, and the actions with their arrows. The last ones lie on top.
    fn draw_diagram(&self, page: &mut Page, actions: &[(Self::Action, ArrowStyle)]);
}

/// The position of a game at `ply`, with arrows for actions that are legal in it. `title` is the title of the page, and `language` the
/// language of the title, such as `en`.
///
/// Returns `None` if the game has fewer plies.
///
/// ```
/// use cannon_drawing::{Arrow, ArrowKind, diagram};
/// use cannon_rules::GameId;
/// use cannon_rules::timeline::HouseRules;
///
/// let timeline = GameId::TankChess.begin(None, None, HouseRules::NONE)?;
/// let arrow = Arrow { action: timeline.actions()[0], kind: ArrowKind::Best };
/// let page = diagram(&timeline, 0, &[arrow], "The first turn", "en").expect("a diagram");
/// assert!(page.to_inline_svg("d1-").starts_with("<svg "));
/// assert!(diagram(&timeline, 1, &[], "", "en").is_none());
/// # Ok::<(), cannon_rules::any::ParseError>(())
/// ```
pub fn diagram(timeline: &AnyTimeline, ply: usize, arrows: &[Arrow], title: &str, language: &str) -> Option<Page> {
    match timeline {
        AnyTimeline::Cannon(game) => draw(game, ply, arrows, title, language),
        AnyTimeline::TankChess(game) => draw(game, ply, arrows, title, language),
    }
}

fn draw<G: Diagram>(timeline: &Timeline<G>, ply: usize, arrows: &[Arrow], title: &str, language: &str) -> Option<Page> {
    let position = timeline.position_at(ply)?;
    let mut page = Page::sized(position.diagram_size(), title, language);
    let legal = |arrow: &Arrow| {
        let action = G::Action::unpack(arrow.action)?;
        position.validate(action).ok()?;
        Some((action, ArrowStyle::of(arrow.kind)))
    };
    position.draw_diagram(&mut page, &arrows.iter().filter_map(legal).collect::<Vec<_>>());
    Some(page)
}
