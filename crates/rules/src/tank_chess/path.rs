//! Canonical paths of units.
//!
//! Where several paths lead to the same square and facing, the unit takes the *canonical* one: the shortest, counting
//! steps and turns alike; among the shortest, the first in the order of their steps, where forward comes before a left
//! turn and a left turn before a right turn. Side effects (wrecks pushed, mines cleared) are those of this path.

use std::collections::VecDeque;

use super::reach::bit;
use super::units::MOST_SPEED;
use super::{Action, Facing, Piece, Position, Square};
use crate::Side;

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// One square along the facing.
    Forward,
    /// A turn of 45° to the left.
    TurnLeft,
    /// A turn of 45° to the right.
    TurnRight,
    /// One square straight backwards. It is the only step of its move.
    Reverse,
    /// One step forward over the far edge, off the board.
    Exit,
}

/// A canonical path and its side effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) steps: Vec<Step>,
    /// The squares that the unit enters, in order.
    pub(super) squares: Vec<Square>,
    /// The wrecks that the unit pushes, as (from, to) in order.
    pub(super) pushes: Vec<(Square, Square)>,
}

/// A stance in which a unit can end its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) square: Square,
    pub(super) facing: Facing,
    /// Number of steps and turns of the canonical path.
    pub(super) cost: u8,
    /// Whether the unit is lost there.
    pub(super) lost: bool,
}

/// Wrecks pushed so far, in order.
type Pushes = [Option<(Square, Square)>; MOST_SPEED as usize];

/// A stance with the canonical path that leads to it.
#[derive(Clone, Copy)]
struct Node {
    end: End,
    pushes: Pushes,
    /// Parent node and the step from there; `None` for the initial stance.
    before: Option<(usize, Step)>,
}

/// Breadth-first search of all stances that a unit can reach. Node 0 is the initial stance; the reverse step is the
/// last node.
struct Exploration<'a> {
    position: &'a Position,
    piece: Piece,
    nodes: Vec<Node>,
}

impl<'a> Exploration<'a> {
    fn new(position: &'a Position, piece: Piece) -> Self {
        let end = End { square: piece.square, facing: piece.facing, cost: 0, lost: false };
        let start = Node { end, pushes: Pushes::default(), before: None };
        let mut exploration = Exploration { position, piece, nodes: vec![start] };
        exploration.explore();
        exploration
    }

    fn explore(&mut self) {
        let speed = self.position.board().units[self.piece.kind].speed;
        let mut waiting = VecDeque::from([0]);
        while let Some(index) = waiting.pop_front() {
            let Node { end, .. } = self.nodes[index];
            if end.cost == speed || end.lost {
                continue;
            }
            let turned = |facing| End { facing, cost: end.cost + 1, ..end };
            self.go_ahead(index, &mut waiting);
            for (step, end) in
                [(Step::TurnLeft, turned(end.facing.left())), (Step::TurnRight, turned(end.facing.right()))]
            {
                let pushes = self.nodes[index].pushes;
                self.add(Node { end, pushes, before: Some((index, step)) }, &mut waiting);
            }
        }
        let behind = self.piece.square.toward(self.piece.facing.reversed(), 1);
        if let Some(square) = behind.filter(|&square| self.is_open(&Pushes::default(), square)) {
            let lost = self.position.is_deadly(self.piece, square);
            let end = End { square, facing: self.piece.facing, cost: 1, lost };
            let reverse = Node { end, pushes: Pushes::default(), before: Some((0, Step::Reverse)) };
            self.add(reverse, &mut waiting);
        }
    }

    /// Adds the forward step from a node if it is possible, with the wreck that it pushes.
    fn go_ahead(&mut self, index: usize, waiting: &mut VecDeque<usize>) {
        let Node { end, mut pushes, .. } = self.nodes[index];
        let Some(square) = end.square.toward(end.facing, 1) else { return };
        if !self.is_open(&pushes, square) {
            let Some(beyond) = self.pushed_to(&pushes, square, end.facing) else { return };
            if let Some(free) = pushes.iter_mut().find(|push| push.is_none()) {
                *free = Some((square, beyond));
            }
        }
        let lost = self.position.is_deadly(self.piece, square);
        let end = End { square, cost: end.cost + 1, lost, ..end };
        self.add(Node { end, pushes, before: Some((index, Step::Forward)) }, waiting);
    }

    /// Adds a stance, unless a path at least as good was already found.
    fn add(&mut self, node: Node, waiting: &mut VecDeque<usize>) {
        let known = |other: &Node| (other.end.square, other.end.facing) == (node.end.square, node.end.facing);
        if !self.nodes.iter().any(known) {
            waiting.push_back(self.nodes.len());
            self.nodes.push(node);
        }
    }

    /// Whether the unit can enter a square after these pushes.
    fn is_open(&self, pushes: &Pushes, square: Square) -> bool {
        let board = self.position.board();
        !board.impassable.contains(square) && !self.is_occupied(pushes, square)
    }

    fn is_occupied(&self, pushes: &Pushes, square: Square) -> bool {
        let at_first = square != self.piece.square && self.position.occupied().contains(square);
        let followed = |occupied, &(from, to): &(Square, Square)| (occupied && square != from) || square == to;
        pushes.iter().flatten().fold(at_first, followed)
    }

    /// The square onto which the unit pushes the wreck on `square`, if it can.
    fn pushed_to(&self, pushes: &Pushes, square: Square, facing: Facing) -> Option<Square> {
        let beyond = square.toward(facing, 1)?;
        let pushed_here = pushes.iter().flatten().any(|&(_, to)| to == square);
        let is_wreck = self.is_occupied(pushes, square) && (pushed_here || self.position.has_wreck(square));
        let pushes_wrecks = self.position.board().units[self.piece.kind].pushes_wrecks;
        let takes =
            self.position.takes_wreck(self.piece, beyond) || pushes.iter().flatten().any(|push| push.0 == beyond);
        (pushes_wrecks && is_wreck && takes && !self.is_occupied(pushes, beyond)).then_some(beyond)
    }

    /// The path to a node.
    fn way_to(&self, index: usize) -> Way {
        let mut way = Way { steps: Vec::new(), squares: Vec::new(), pushes: Vec::new() };
        way.pushes.extend(self.nodes[index].pushes.iter().flatten());
        let mut at = index;
        while let Some((before, step)) = self.nodes[at].before {
            way.steps.push(step);
            if self.nodes[at].end.square != self.nodes[before].end.square {
                way.squares.push(self.nodes[at].end.square);
            }
            at = before;
        }
        way.steps.reverse();
        way.squares.reverse();
        way
    }
}

impl Position {
    /// All stances in which a unit can end its move, in breadth-first order; the reverse step is last.
    pub(super) fn ends(&self, piece: Piece) -> Vec<End> {
        Exploration::new(self, piece).nodes[1..].iter().map(|node| node.end).collect()
    }

    /// The canonical path of a unit to a stance. `None` if it cannot get there.
    pub(super) fn way(&self, piece: Piece, to: Square, facing: Facing) -> Option<Way> {
        // Skip the search if the square is too far away.
        bit(piece.square, to)?;
        let exploration = Exploration::new(self, piece);
        let is_it = |node: &Node| (node.end.square, node.end.facing) == (to, facing);
        let index = exploration.nodes.iter().position(is_it)?;
        Some(exploration.way_to(index))
    }

    /// The canonical path of a unit off the board, including the exit step. `None` if it cannot leave.
    pub(super) fn exit_way(&self, side: Side, piece: Piece) -> Option<Way> {
        let unit = &self.board().units[piece.kind];
        if !unit.command {
            return None;
        }
        let exploration = Exploration::new(self, piece);
        let leads_off = |node: &Node| {
            let reversed = matches!(node.before, Some((_, Step::Reverse)));
            let End { square, facing, cost, lost } = node.end;
            cost < unit.speed && !lost && !reversed && self.board().steps_off(side, square, facing)
        };
        let index = exploration.nodes.iter().position(leads_off)?;
        let mut way = exploration.way_to(index);
        way.steps.push(Step::Exit);
        Some(way)
    }

    /// The steps of a legal action in order: the canonical path. `None` if the unit cannot get there.
    #[must_use]
    pub fn path(&self, action: Action) -> Option<Vec<Step>> {
        let (side, piece) = self.unit_at(action.from())?;
        let way = match action {
            Action::Drive { to, facing, .. } => self.way(piece, to, facing),
            Action::Exit { .. } => self.exit_way(side, piece),
        };
        Some(way?.steps)
    }

    /// The wrecks that a legal action pushes, as (from, to) in order.
    #[must_use]
    pub fn pushes(&self, action: Action) -> Vec<(Square, Square)> {
        let Action::Drive { from, to, facing, .. } = action else { return Vec::new() };
        match self.unit_at(from) {
            Some((_, piece)) if self.changes_by_driving(piece) => {
                self.way(piece, to, facing).map_or(Vec::new(), |way| way.pushes)
            }
            _ => Vec::new(),
        }
    }
}
