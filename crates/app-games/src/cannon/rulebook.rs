//! The pictures in the explanation of Cannon. The texts are those of [`cannon_i18n::rulebook`].

use crate::diagram::{Diagram, Excerpt, Manner, SceneTiming};
use crate::{Illustration, painter};
use cannon_appearance::BoardFace;
use cannon_drawing::board::Board;
use cannon_drawing::cannon::{draw, draw_motion, mark_choices};
use cannon_drawing::{Page, Style};
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Position, Setup};

/// The diagrams that mark what the soldier that acts can do, in reading order. It is Dark's turn; a hidden soldier of Light keeps the game
/// from being over.
const WITH_MARKS: [Excerpt; 5] = [
    Excerpt::new(
        "rules-aim",
        [(0, 0), (10, 10)],
        "5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d",
        &[],
    ),
    Excerpt::new(
        "rules-towns",
        [(0, 0), (10, 10)],
        "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d",
        &["@e1", "@c1", "@h1"],
    ),
    Excerpt::new("rules-step", [(2, 2), (5, 5)], "5L3l/10/10/10/10/4d5/10/10/10/4D5 d", &["e5-e6", "e5-d6", "e5-f6"]),
    Excerpt::new("rules-capture", [(2, 2), (5, 5)], "5L3l/10/10/10/3l6/4dl4/3l6/10/10/4D5 d", &["e5xd6", "e5xf5"]),
    Excerpt::new(
        "rules-retreat",
        [(1, 1), (7, 7)],
        "5L3l/10/10/10/4l5/4d5/10/10/10/4D5 d",
        &["e5/e3", "e5/c3", "e5/g3"],
    ),
];

/// The diagrams that join the soldiers of each cannon by a line, likewise.
const WITH_LINES: [Excerpt; 4] = [
    Excerpt::new("rules-cannon", [(1, 1), (8, 8)], "5L3l/10/6d3/5d4/4d4d/1d7d/1d7d/1d1ddd4/10/4D5 d", &[]),
    Excerpt::new("rules-shift", [(1, 1), (7, 7)], "5L3l/10/10/10/10/4d5/3d6/2d7/10/4D5 d", &["c3>f6", "e5>b2"]),
    Excerpt::new("rules-shot", [(1, 1), (8, 8)], "5L3l/10/7l2/4l5/10/4d5/3dd5/2d1d5/10/4D5 d", &["*e7", "*h8"]),
    Excerpt::new("rules-end", [(1, 3), (7, 7)], "5L4/4d5/10/5d4/5d4/5d4/10/10/10/4D5 d", &["e9xf10", "*f10"]),
];

/// The picture beside the section with this heading, on a board with this face.
pub(crate) fn illustration(heading: &str, face: BoardFace, has_notation: bool) -> Option<Box<dyn Illustration>> {
    let excerpt = WITH_MARKS.iter().chain(&WITH_LINES).find(|excerpt| excerpt.heading == heading)?;
    // A section whose diagram is invalid is shown without it. A test checks that there is none.
    Some(Box::new(diagram(excerpt, face, has_notation).ok()?))
}

fn diagram(excerpt: &Excerpt, face: BoardFace, has_notation: bool) -> Result<Diagram<Position>, String> {
    let timing = SceneTiming { before: 1.1, during: 0.9, after: 1.2 };
    let has_lines = WITH_LINES.iter().any(|other| other.heading == excerpt.heading);
    let draw = if has_lines { draw_with_lines } else { draw_with_marks };
    let style = painter::style_of_face(face);
    Diagram::read(excerpt, Manner { style, has_notation, first_file: b'a', timing, draw })
}

/// Draws a diagram with the lines of the cannons of the side to move.
fn draw_with_lines(
    page: &mut Page,
    board: Board,
    style: &Style,
    diagram: &Diagram<Position>,
    scene: Option<(Action, f32)>,
) {
    let position = &diagram.position;
    let cannons = position.cannons(position.side_to_move());
    let lines: Vec<_> = cannons.iter().map(|cannon| [cannon.rear, cannon.muzzle]).collect();
    match scene {
        Some((action, progress)) => draw_motion(page, board, style, (position, &lines), action, progress),
        None => draw(page, board, style, &Setup::from(position), &lines),
    }
}

/// Draws a diagram, and before the action marks on what the soldier that acts can do.
fn draw_with_marks(
    page: &mut Page,
    board: Board,
    style: &Style,
    diagram: &Diagram<Position>,
    scene: Option<(Action, f32)>,
) {
    let position = &diagram.position;
    match scene {
        Some((action, progress)) if progress > 0.0 => {
            draw_motion(page, board, style, (position, &[]), action, progress);
        }
        _ => {
            draw(page, board, style, &Setup::from(position), &[]);
            mark_choices(page, board, style, position, scene.and_then(|(action, _)| action.from()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_drawing::cannon::is_visible;

    #[test]
    fn every_diagram_is_legal_and_shows_its_actions() {
        for excerpt in WITH_MARKS.iter().chain(&WITH_LINES) {
            let heading = excerpt.heading;
            let diagram = diagram(excerpt, BoardFace::Cells, true).unwrap_or_else(|error| panic!("{heading}: {error}"));
            for action in &diagram.actions {
                assert!(is_visible(diagram.board, action.target()), "{heading}: {action:?} is out of sight");
            }
        }
    }
}
