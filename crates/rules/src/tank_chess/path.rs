//! The way that a unit takes.
//!
//! Where several ways lead to the same square and facing, the *canonical* one is taken: the shortest, in squares and turns counted alike;
//! among the shortest ones the first in the order of their steps, in which forward comes before a turn to the left, and that before a turn to
//! the right. What happens on the way (wrecks pushed, mines cleared) happens on this way.

use std::collections::VecDeque;

use super::reach::bit;
use super::units::MOST_SPEED;
use super::{Action, Facing, Piece, Position, Square};
use crate::Side;

/// One part of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// One square along the facing.
    Forward,
    /// A turn of 45° to the left.
    TurnLeft,
    /// A turn of 45° to the right.
    TurnRight,
    /// One square straight backwards: the only step of its turn.
    Reverse,
    /// Forward over the far edge, off the board.
    Exit,
}

/// How a unit gets somewhere, and what it does on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) steps: Vec<Step>,
    /// The squares that it enters, in order.
    pub(super) squares: Vec<Square>,
    /// The wrecks that it pushes: from where to where, in order.
    pub(super) pushes: Vec<(Square, Square)>,
}

/// A stance in which a unit can end its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) square: Square,
    pub(super) facing: Facing,
    /// Steps of the canonical way.
    pub(super) cost: u8,
    /// Whether the unit is lost there.
    pub(super) lost: bool,
}

/// Wrecks pushed so far, in order.
type Pushes = [Option<(Square, Square)>; MOST_SPEED as usize];

/// A stance on the way, reached by its canonical way.
#[derive(Clone, Copy)]
struct Node {
    end: End,
    pushes: Pushes,
    /// The node before, and the step from there; `None` at the start.
    before: Option<(usize, Step)>,
}

/// All stances that a unit can reach, from the start on, nearest first. The reverse is the last.
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

    /// The step forward from a node, if there is one, with the wreck that it pushes.
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

    /// Adds a stance unless a way at least as good leads there.
    fn add(&mut self, node: Node, waiting: &mut VecDeque<usize>) {
        let known = |other: &Node| (other.end.square, other.end.facing) == (node.end.square, node.end.facing);
        if !self.nodes.iter().any(known) {
            waiting.push_back(self.nodes.len());
            self.nodes.push(node);
        }
    }

    /// Whether nothing keeps the unit from a square, with these wrecks pushed.
    fn is_open(&self, pushes: &Pushes, square: Square) -> bool {
        let board = self.position.board();
        !board.impassable.contains(square) && !self.is_occupied(pushes, square)
    }

    fn is_occupied(&self, pushes: &Pushes, square: Square) -> bool {
        let at_first = square != self.piece.square && self.position.occupied().contains(square);
        let followed = |occupied, &(from, to): &(Square, Square)| (occupied && square != from) || square == to;
        pushes.iter().flatten().fold(at_first, followed)
    }

    /// Where the wreck on a square is pushed to, if the unit pushes and it can be.
    fn pushed_to(&self, pushes: &Pushes, square: Square, facing: Facing) -> Option<Square> {
        let beyond = square.toward(facing, 1)?;
        let pushed_here = pushes.iter().flatten().any(|&(_, to)| to == square);
        let is_wreck = self.is_occupied(pushes, square) && (pushed_here || self.position.has_wreck(square));
        let pushes_wrecks = self.position.board().units[self.piece.kind].pushes_wrecks;
        let takes =
            self.position.takes_wreck(self.piece, beyond) || pushes.iter().flatten().any(|push| push.0 == beyond);
        (pushes_wrecks && is_wreck && takes && !self.is_occupied(pushes, beyond)).then_some(beyond)
    }

    /// The way to a node.
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
    /// All stances in which a unit can end its move, nearest first.
    pub(super) fn ends(&self, piece: Piece) -> Vec<End> {
        Exploration::new(self, piece).nodes[1..].iter().map(|node| node.end).collect()
    }

    /// The canonical way of a unit to a stance. `None` if it cannot get there.
    pub(super) fn way(&self, piece: Piece, to: Square, facing: Facing) -> Option<Way> {
        // Far stances need no search.
        bit(piece.square, to)?;
        let exploration = Exploration::new(self, piece);
        let is_it = |node: &Node| (node.end.square, node.end.facing) == (to, facing);
        let index = exploration.nodes.iter().position(is_it)?;
        Some(exploration.way_to(index))
    }

    /// The canonical way of a unit off the board, the last step included. `None` if it cannot leave.
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

    /// The steps that a unit takes in a legal action, in order: the canonical way. `None` if it cannot get there.
    #[must_use]
    pub fn path(&self, action: Action) -> Option<Vec<Step>> {
        let (side, piece) = self.unit_at(action.from())?;
        let way = match action {
            Action::Drive { to, facing, .. } => self.way(piece, to, facing),
            Action::Exit { .. } => self.exit_way(side, piece),
        };
        Some(way?.steps)
    }

    /// The wrecks that a legal action pushes: from where to where, in order.
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
