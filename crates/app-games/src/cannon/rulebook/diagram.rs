//! Diagrams that are parsed and checked with the rules.

use super::diagrams::Excerpt;
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Point, Position, Ruleset};

/// A part of a board, ready to be painted.
#[derive(Clone, Debug)]
pub(super) struct Diagram {
    /// The corner nearest to a1.
    pub(super) low: Point,
    /// The corner nearest to j10.
    pub(super) high: Point,
    /// The position on the board.
    pub(super) position: Position,
    /// The actions to show, each played from the position.
    pub(super) actions: Vec<Action>,
    /// The destinations of the selected soldier, or the points where the town can be placed.
    pub(super) destinations: Vec<Point>,
    /// The pieces that the selected soldier can capture.
    pub(super) targets: Vec<Point>,
    /// The selected soldier.
    pub(super) focus: Option<Point>,
    /// The ends of each of Dark's cannons, if cannons are shown.
    pub(super) cannons: Vec<[Point; 2]>,
}

impl Diagram {
    /// Parses and checks an excerpt.
    ///
    /// # Errors
    /// Returns a message if a text cannot be parsed or an action is illegal.
    pub(super) fn read(excerpt: &Excerpt) -> Result<Diagram, String> {
        let point = |text: &str| text.parse::<Point>().map_err(|error| error.to_string());
        let position = Position::from_text(excerpt.position, &Ruleset::CLASSIC).map_err(|error| error.to_string())?;
        let actions = excerpt
            .actions
            .iter()
            .map(|text| {
                let action = position.action_from_text(text).map_err(|error| format!("{text}: {error}"))?;
                position.validate(action).map_err(|refusal| format!("{text}: {refusal}"))?;
                Ok(action)
            })
            .collect::<Result<Vec<_>, String>>()?;
        let focus = excerpt.focus.map(point).transpose()?;
        let (mut goals, mut targets) = (Vec::new(), Vec::new());
        position.for_each_action(|action| match action {
            Action::Place { at } => goals.push(at),
            Action::Capture { from, to } if Some(from) == focus => targets.push(to),
            _ if action.from().is_some() && action.from() == focus => goals.push(action.target()),
            _ => {}
        });
        let cannons = if excerpt.shows_cannons { position.cannons(position.side_to_move()) } else { Vec::new() };
        Ok(Diagram {
            low: point(excerpt.corners[0])?,
            high: point(excerpt.corners[1])?,
            position,
            actions,
            destinations: goals,
            targets,
            focus,
            cannons: cannons.into_iter().map(|cannon| [cannon.rear, cannon.muzzle]).collect(),
        })
    }

    /// Whether a point lies in the visible part of the board.
    pub(super) fn contains(&self, point: Point) -> bool {
        (self.low.file()..=self.high.file()).contains(&point.file())
            && (self.low.rank()..=self.high.rank()).contains(&point.rank())
    }
}

#[cfg(test)]
mod tests {
    use super::super::diagrams::DIAGRAMS;
    use super::*;

    #[test]
    fn every_diagram_is_legal_and_shows_its_actions() {
        for entry in &DIAGRAMS {
            let diagram = Diagram::read(&entry.excerpt).unwrap_or_else(|error| panic!("{}: {error}", entry.heading));
            for action in &diagram.actions {
                assert!(diagram.contains(action.target()), "{}: {action:?} is out of sight", entry.heading);
            }
        }
    }
}
