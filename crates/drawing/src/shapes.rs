//! Arrows and circles that people draw on a position, in their colours.

use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::{NodeId, Shape, ShapeColor, Timeline};

use crate::arrow::ArrowStyle;
use crate::diagram::Diagram;
use crate::{Color, Page};

/// The gap between the middle of a place and the end of an arrow, in steps of the board.
const GAP: f32 = 0.12;

/// The position of a node with the arrows and circles that are noted there. `title` is the title of the page, and `language` the language of
/// the title, such as `en`.
///
/// Returns `None` if there is no such node.
///
/// ```
/// use cannon_drawing::diagram_with_shapes;
/// use cannon_rules::GameId;
/// use cannon_rules::timeline::{HouseRules, NodeId};
///
/// let timeline = GameId::Cannon.begin(None, None, HouseRules::NONE)?;
/// let shapes = ["Ge4".parse()?, "Ra4-b5".parse()?];
/// let page = diagram_with_shapes(&timeline, NodeId::ROOT, &shapes, "The start", "en").expect("a diagram");
/// assert!(page.to_inline_svg("d1-").contains("#15781b"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn diagram_with_shapes(
    timeline: &AnyTimeline,
    node: NodeId,
    shapes: &[Shape],
    title: &str,
    language: &str,
) -> Option<Page> {
    match timeline {
        AnyTimeline::Cannon(game) => draw(game, node, shapes, title, language),
        AnyTimeline::TankChess(game) => draw(game, node, shapes, title, language),
    }
}

fn draw<G: Diagram>(
    timeline: &Timeline<G>,
    node: NodeId,
    shapes: &[Shape],
    title: &str,
    language: &str,
) -> Option<Page> {
    let position = timeline.position_of(node)?;
    let mut page = Page::sized(position.diagram_size(), title, language);
    position.draw_diagram(&mut page, &[]);
    let board = position.diagram_board();
    for shape in shapes {
        let style = ArrowStyle::of_color(color(shape.color));
        let from = board.place(shape.from.file, shape.from.rank);
        match shape.to {
            None => style.ring(&mut page, from, board.step),
            Some(to) => style.arrow(&mut page, (from, board.place(to.file, to.rank)), (GAP, GAP), board.step),
        }
    }
    Some(page)
}

/// The colour on white. All four differ in brightness, too.
const fn color(color: ShapeColor) -> Color {
    let rgb = match color {
        ShapeColor::Green => [0x15, 0x78, 0x1b],
        ShapeColor::Red => [0xc6, 0x28, 0x28],
        ShapeColor::Blue => [0x0d, 0x3b, 0x8c],
        ShapeColor::Yellow => [0xd9, 0x94, 0x00],
    };
    Color { rgb, opacity: 255 }
}
