//! The pictures in the explanation of Tank Chess. The texts are those of [`cannon_i18n::rulebook`].

use bevy_egui::egui::{self, Sense, Vec2};

use crate::diagram::{Diagram, Excerpt, Manner, SceneTiming};
use crate::{Illustration, painter};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::diagram as colors;
use cannon_appearance::GroundLook;
use cannon_drawing::board::Board;
use cannon_drawing::tank_chess::{draw, draw_facets, draw_motion};
use cannon_drawing::{Page, Style};
use cannon_rules::tank_chess::{Action, Facet, Facing, Objective, Position, Setup, Square, UnitTable};
use cannon_rules::{GameId, Side};

/// The diagrams in reading order. It is White's turn.
const DIAGRAMS: [Excerpt; 7] = [
    Excerpt { heading: "rules-tank-aim", part: [(0, 0), (16, 16)], position: None, actions: &[] },
    Excerpt::new(
        "print-turn",
        [(1, 0), (8, 8)],
        "11cS/12/12/12/12/12/3#8/12/12/3MN8/12/CN11 w",
        &["D3>D5/N", "D3>F5/E", "D3>C5/N", "D3>D2/N"],
    ),
    Excerpt::new(
        "rules-tank-fire",
        [(0, 0), (8, 8)],
        "11cS/12/12/12/12/3mS8/mNW5mE5/12/12/12/3MN8/CN11 w",
        &["D2>D3/N xG6", "D2>D3/N xA6"],
    ),
    Excerpt::new(
        "print-ground",
        [(0, 0), (8, 8)],
        "11cS/12/12/12/6lS5/12/5%%5/1~~~8/1~~~8/4MN=1*4/2AN4FN4/CN11 w flags:E1-E7",
        &["C2>C6/N", "H2>H4/N", "E3>E7/N"],
    ),
    Excerpt::new(
        "rules-tank-units",
        [(0, 0), (8, 8)],
        "11cS/12/12/12/12/12/12/12/3x8/1UN1BN2KN5/12/CN2AN2FN5 w",
        &["D3>D4/N"],
    ),
    Excerpt::new(
        "rules-tank-objective",
        [(0, 0), (8, 8)],
        "11cS/12/12/12/12/12/6lS5/12/12/2MN9/12/CN11 w hold:D4+E4+D5+E5/3",
        &["C3>D4/N"],
    ),
    Excerpt::new(
        "rules-tank-end",
        [(3, 4), (9, 8)],
        "11cS/12/12/4CN7/12/6LNE5/12/12/12/12/12/12 w",
        &["G7>H8/NE xL12", "C: E9>exit"],
    ),
];

/// Whether the diagram of a section belongs into the rulebook of a game with this start.
fn is_shown(heading: &str, start: &Position) -> bool {
    let board = start.board();
    match heading {
        "print-ground" => {
            let mut terrain = Square::all(board.size()).filter_map(|square| board.terrain(square));
            !start.mines().is_empty() || terrain.any(|kind| kind.terrain().house)
        }
        "rules-tank-units" => {
            Side::ALL.iter().any(|&side| start.units(side).iter().any(|unit| unit.kind.stats().pushes_wrecks))
        }
        "rules-tank-objective" => matches!(board.objective(), Some(Objective::Hold { .. })),
        _ => true,
    }
}

/// The picture beside the section with this heading, in a game with this start, on the ground of a look.
pub(crate) fn illustration(
    start: &Position,
    heading: &str,
    (look, has_notation): (GroundLook, bool),
) -> Option<Box<dyn Illustration>> {
    if heading == "rules-tank-armour" {
        return Some(Box::new(ArmourDiagram(painter::style(GameId::TankChess, look))));
    }
    let excerpt = DIAGRAMS.iter().find(|excerpt| excerpt.heading == heading && is_shown(heading, start))?;
    // A section whose diagram is invalid is shown without it. A test checks that there is none.
    Some(Box::new(Diagram::read(excerpt, manner(look, has_notation)).ok()?))
}

/// How the player does with mouse and keys what the section with this heading explains.
pub(super) fn controls_id(heading: &str) -> Option<&'static str> {
    match heading {
        "print-turn" => Some("rules-tank-driving-controls"),
        "rules-tank-fire" => Some("rules-tank-fire-controls"),
        "rules-tank-end" => Some("rules-tank-end-controls"),
        _ => None,
    }
}

/// How diagrams are shown on the ground of a look.
fn manner(look: GroundLook, has_notation: bool) -> Manner<Position> {
    Manner {
        style: painter::style(GameId::TankChess, look),
        has_notation,
        first_file: b'A',
        timing: SceneTiming { before: 0.9, during: 1.5, after: 1.2 },
        draw: draw_scene,
    }
}

fn draw_scene(page: &mut Page, board: Board, style: &Style, diagram: &Diagram<Position>, scene: Option<(Action, f32)>) {
    match scene {
        Some((action, progress)) if progress > 0.0 => {
            draw_motion(page, board, style, &diagram.position, action, progress);
        }
        _ => draw(page, board, style, &Setup::from(&diagram.position)),
    }
}

/// The diagram of armour: a unit whose front, side and rear all differ, and the facets that shells from the eight directions hit.
struct ArmourDiagram(Style);

impl Illustration for ArmourDiagram {
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: Vec2, _elapsed: f32) {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let units = UnitTable::builtin();
        let Some(kind) = units.find('H').or_else(|| units.kinds().next()) else { return };
        let place = (painter::xy(rect.center()), (size.x / 42.0).min(size.y / 32.0));
        painter::paint(ui.painter(), |page| {
            draw_facets(page, &self.0, place, (kind, Facing::N), |facet, armour| {
                let (id, color) = match facet {
                    Facet::Front => ("print-tanks-front", colors::DESTINATION),
                    Facet::Side => ("print-tanks-side", colors::FIRE),
                    Facet::Rear => ("print-tanks-rear", colors::CAPTURE),
                };
                (format!("{} {armour}", words.text(id)), painter::color(*color))
            });
        });
    }

    fn still_moments(&self) -> Vec<f32> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_diagram_is_legal_and_shows_its_actions() {
        for excerpt in &DIAGRAMS {
            let heading = excerpt.heading;
            let diagram = Diagram::read(excerpt, manner(GroundLook::Walnut, true))
                .unwrap_or_else(|error| panic!("{heading}: {error}"));
            for end in diagram.actions.iter().flat_map(|action| action.to().into_iter().chain(action.target())) {
                assert!(diagram.board.contains(end.file(), end.rank()), "{heading}: {end} is out of sight");
            }
        }
    }
}
