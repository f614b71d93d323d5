//! Canonical paths of units.
//!
//! Where several paths lead to the same square and facing, the unit takes the *canonical* one: the shortest, counting
//! steps and turns alike; among the shortest, the first in the order of their steps, where forward comes before a left
//! turn and a left turn before a right turn. Side effects (wrecks pushed, mines cleared) follow from this path.

use std::collections::VecDeque;

use super::reach::window_bit;
use crate::tank_chess::units::MAX_SPEED;
use crate::tank_chess::{Action, Facing, Piece, Position, Square};
use crate::{Game, Side};

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathStep {
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
pub(crate) struct CanonicalPath {
    pub(crate) steps: Vec<PathStep>,
    /// The squares that the unit enters, in order.
    pub(crate) squares: Vec<Square>,
    /// The wrecks that the unit pushes, as (from, to) in order.
    pub(crate) pushes: Vec<(Square, Square)>,
}

/// A square and facing in which a unit can end its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stance {
    /// The square.
    pub square: Square,
    /// The facing.
    pub facing: Facing,
    /// Number of steps and turns of the canonical path; 1 for a step backwards.
    pub cost: u8,
    /// Whether the unit is lost there because it sinks or runs onto a mine.
    pub lost: bool,
}

/// Wrecks pushed so far, in order.
type Pushes = [Option<(Square, Square)>; MAX_SPEED as usize];

/// A stance with the canonical path that leads to it.
#[derive(Clone, Copy)]
struct Node {
    end: Stance,
    pushes: Pushes,
    /// Parent node and the step from there; `None` for the initial stance.
    parent: Option<(usize, PathStep)>,
}

/// Breadth-first search of all stances that a unit can reach. Node 0 is the initial stance; the reverse step is the
/// last node.
struct PathSearch<'a> {
    position: &'a Position,
    piece: Piece,
    nodes: Vec<Node>,
}

impl<'a> PathSearch<'a> {
    fn new(position: &'a Position, piece: Piece) -> Self {
        let end = Stance { square: piece.square, facing: piece.facing, cost: 0, lost: false };
        let start = Node { end, pushes: Pushes::default(), parent: None };
        let mut exploration = PathSearch { position, piece, nodes: vec![start] };
        exploration.run();
        exploration
    }

    fn run(&mut self) {
        let speed = self.position.board().units[self.piece.kind].speed;
        let mut queue = VecDeque::from([0]);
        while let Some(index) = queue.pop_front() {
            let Node { end, .. } = self.nodes[index];
            if end.cost == speed || end.lost {
                continue;
            }
            let turned = |facing| Stance { facing, cost: end.cost + 1, ..end };
            self.expand_forward(index, &mut queue);
            for (step, end) in
                [(PathStep::TurnLeft, turned(end.facing.left())), (PathStep::TurnRight, turned(end.facing.right()))]
            {
                let pushes = self.nodes[index].pushes;
                self.add(Node { end, pushes, parent: Some((index, step)) }, &mut queue);
            }
        }
        let behind = self.piece.square.toward(self.piece.facing.reversed(), 1);
        if let Some(square) = behind.filter(|&square| self.is_open(&Pushes::default(), square)) {
            let lost = self.position.is_lost_on(self.piece, square);
            let end = Stance { square, facing: self.piece.facing, cost: 1, lost };
            let reverse = Node { end, pushes: Pushes::default(), parent: Some((0, PathStep::Reverse)) };
            self.add(reverse, &mut queue);
        }
    }

    /// Adds the forward step from a node if it is possible, with the wreck that it pushes.
    fn expand_forward(&mut self, index: usize, queue: &mut VecDeque<usize>) {
        let Node { end, mut pushes, .. } = self.nodes[index];
        let Some(square) = end.square.toward(end.facing, 1) else { return };
        if !self.is_open(&pushes, square) {
            let Some(beyond) = self.push_destination(&pushes, square, end.facing) else { return };
            if let Some(free) = pushes.iter_mut().find(|push| push.is_none()) {
                *free = Some((square, beyond));
            }
        }
        let lost = self.position.is_lost_on(self.piece, square);
        let end = Stance { square, cost: end.cost + 1, lost, ..end };
        self.add(Node { end, pushes, parent: Some((index, PathStep::Forward)) }, queue);
    }

    /// Adds a stance, unless a path at least as good was already found.
    fn add(&mut self, node: Node, queue: &mut VecDeque<usize>) {
        let known = |other: &Node| (other.end.square, other.end.facing) == (node.end.square, node.end.facing);
        if !self.nodes.iter().any(known) {
            queue.push_back(self.nodes.len());
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
    fn push_destination(&self, pushes: &Pushes, square: Square, facing: Facing) -> Option<Square> {
        let beyond = square.toward(facing, 1)?;
        let pushed_here = pushes.iter().flatten().any(|&(_, to)| to == square);
        let is_wreck = self.is_occupied(pushes, square) && (pushed_here || self.position.has_wreck(square));
        let pushes_wrecks = self.position.board().units[self.piece.kind].pushes_wrecks;
        let takes =
            self.position.can_hold_wreck(self.piece, beyond) || pushes.iter().flatten().any(|push| push.0 == beyond);
        (pushes_wrecks && is_wreck && takes && !self.is_occupied(pushes, beyond)).then_some(beyond)
    }

    /// The path to a node.
    fn path_to(&self, index: usize) -> CanonicalPath {
        let mut way = CanonicalPath { steps: Vec::new(), squares: Vec::new(), pushes: Vec::new() };
        way.pushes.extend(self.nodes[index].pushes.iter().flatten());
        let mut at = index;
        while let Some((before, step)) = self.nodes[at].parent {
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

impl Piece {
    /// The stance of the unit after each step of a path on the board, given the path of a legal action. A step off the board has none.
    pub fn stances_along(&self, path: &[PathStep]) -> Vec<(Square, Facing)> {
        let (mut square, mut facing) = (self.square, self.facing);
        let mut stances = Vec::with_capacity(path.len());
        for step in path {
            match step {
                PathStep::Forward => square = square.toward(facing, 1).unwrap_or(square),
                PathStep::Reverse => square = square.toward(facing.reversed(), 1).unwrap_or(square),
                PathStep::TurnLeft => facing = facing.left(),
                PathStep::TurnRight => facing = facing.right(),
                PathStep::Exit => continue,
            }
            stances.push((square, facing));
        }
        stances
    }
}

impl Position {
    /// All stances in which a unit can end its move, in breadth-first order; the reverse step is last.
    pub(crate) fn end_stances(&self, piece: Piece) -> Vec<Stance> {
        PathSearch::new(self, piece).nodes[1..].iter().map(|node| node.end).collect()
    }

    /// The canonical path of a unit to a stance. `None` if it cannot get there.
    pub(crate) fn canonical_path(&self, piece: Piece, to: Square, facing: Facing) -> Option<CanonicalPath> {
        // Skip the search if the square is too far away.
        window_bit(piece.square, to)?;
        let exploration = PathSearch::new(self, piece);
        let is_it = |node: &Node| (node.end.square, node.end.facing) == (to, facing);
        let index = exploration.nodes.iter().position(is_it)?;
        Some(exploration.path_to(index))
    }

    /// The canonical path of a unit off the board, including the exit step. `None` if it cannot leave.
    pub(super) fn exit_path(&self, side: Side, piece: Piece) -> Option<CanonicalPath> {
        let unit = &self.board().units[piece.kind];
        if !unit.command {
            return None;
        }
        let exploration = PathSearch::new(self, piece);
        let leads_off = |node: &Node| {
            let reversed = matches!(node.parent, Some((_, PathStep::Reverse)));
            let Stance { square, facing, cost, lost } = node.end;
            cost < unit.speed
                && !lost
                && !reversed
                && self.board().is_exit_step(side, square, facing, self.rules().exit)
        };
        let index = exploration.nodes.iter().position(leads_off)?;
        let mut way = exploration.path_to(index);
        way.steps.push(PathStep::Exit);
        Some(way)
    }

    /// The steps of a legal action in order: the canonical path. `None` if the unit cannot get there.
    pub fn path(&self, action: Action) -> Option<Vec<PathStep>> {
        let (side, piece) = self.unit_at(action.from())?;
        let way = match action {
            Action::Drive { to, facing, .. } => self.canonical_path(piece, to, facing),
            Action::Exit { .. } => self.exit_path(side, piece),
        };
        Some(way?.steps)
    }

    /// The wrecks that a legal action pushes, as (from, to) in order.
    pub fn pushes(&self, action: Action) -> Vec<(Square, Square)> {
        let Action::Drive { from, to, facing, .. } = action else { return Vec::new() };
        match self.unit_at(from) {
            Some((_, piece)) if self.has_path_effects(piece) => {
                self.canonical_path(piece, to, facing).map_or(Vec::new(), |way| way.pushes)
            }
            _ => Vec::new(),
        }
    }
}
