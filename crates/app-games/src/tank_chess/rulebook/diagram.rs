//! Diagrams that are parsed and checked with the rules.

use super::diagrams::Entry;
use crate::tank_chess::options::stances_along;
use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, Facing, Position, Ruleset, Square};

/// A part of a board, ready to be painted.
#[derive(Clone, Debug)]
pub(super) struct Diagram {
    /// The corner nearest to A1.
    pub(super) low: Square,
    /// The corner farthest from A1.
    pub(super) high: Square,
    /// The position on the board.
    pub(super) position: Position,
    /// The actions to show, each played from the position.
    pub(super) scenes: Vec<Scene>,
}

/// An action and its result.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) action: Action,
    /// The position after the action.
    pub(super) after: Position,
    /// The stances of the unit, at the start and after each step.
    pub(super) stances: Vec<(Square, Facing)>,
}

impl Diagram {
    /// Parses and checks an entry.
    ///
    /// # Errors
    /// Returns a message if a text cannot be parsed or an action is illegal.
    pub(super) fn read(entry: &Entry) -> Result<Diagram, String> {
        let square = |text: &str| text.parse::<Square>().map_err(|error| error.to_string());
        let rules = Ruleset::default();
        let position = match entry.position {
            Some(text) => Position::from_text(text, &rules).map_err(|error| error.to_string())?,
            None => Position::start(&rules),
        };
        let scene = |text: &&str| {
            let action = position.action_from_text(text).map_err(|error| format!("{text}: {error}"))?;
            position.validate(action).map_err(|refusal| format!("{text}: {refusal}"))?;
            let (_, piece) = position.unit_at(action.from()).ok_or_else(|| format!("{text}: no unit"))?;
            let path = position.path(action).ok_or_else(|| format!("{text}: no way"))?;
            let start = std::iter::once((piece.square, piece.facing));
            let mut after = position;
            after.play(action);
            Ok(Scene { action, after, stances: start.chain(stances_along(piece, &path)).collect() })
        };
        let scenes = entry.actions.iter().map(scene).collect::<Result<Vec<_>, String>>()?;
        Ok(Diagram { low: square(entry.corners[0])?, high: square(entry.corners[1])?, position, scenes })
    }

    /// The visible squares.
    pub(super) fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let files = self.low.file()..=self.high.file();
        let ranks = self.low.rank()..=self.high.rank();
        Square::all(self.position.board().size())
            .filter(move |square| files.contains(&square.file()) && ranks.contains(&square.rank()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::diagrams::DIAGRAMS;
    use super::*;

    #[test]
    fn every_diagram_is_legal_and_shows_its_actions() {
        for entry in &DIAGRAMS {
            let diagram = Diagram::read(entry).unwrap_or_else(|error| panic!("{}: {error}", entry.heading));
            for scene in &diagram.scenes {
                let ends = scene.action.to().into_iter().chain(scene.action.target());
                for end in ends {
                    assert!(diagram.squares().any(|square| square == end), "{}: {end} is out of sight", entry.heading);
                }
            }
        }
    }
}
