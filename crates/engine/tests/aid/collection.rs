//! The collection of tactical positions: its file format, the kinds of puzzles, and how they are proved.

use std::fmt;
use std::str::FromStr;

use cannon_engine::{Level, Limits, SearchOptions, choose_action};
use cannon_rules::cannon::{Action, Position, Ruleset};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game};

use crate::proof::{Prover, WinKind, after};

/// The node limit of the engine for a puzzle.
pub(crate) const NODES: u64 = 200_000;

/// The minimum number of soldiers that the solution of a `gain` puzzle must win.
pub(crate) const MIN_GAIN: i32 = 2;

/// The kind of a puzzle: what the solution achieves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PuzzleKind {
    /// A forced win.
    Win,
    /// The only defence against a forced win.
    Defence,
    /// A shot that begins a forced win.
    Shot,
    /// A shot that wins soldiers by force.
    Gain,
    /// A forced win that needs the enemy to be left without an action.
    Block,
    /// The only actions that avoid a loss by blocking, where a capture would lead to a loss.
    Trap,
}

impl PuzzleKind {
    pub(crate) const ALL: [PuzzleKind; 6] =
        [PuzzleKind::Win, PuzzleKind::Defence, PuzzleKind::Shot, PuzzleKind::Gain, PuzzleKind::Block, PuzzleKind::Trap];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            PuzzleKind::Win => "win",
            PuzzleKind::Defence => "defence",
            PuzzleKind::Shot => "shot",
            PuzzleKind::Gain => "gain",
            PuzzleKind::Block => "block",
            PuzzleKind::Trap => "trap",
        }
    }
}

/// A position with its solutions.
#[derive(Clone, Debug)]
pub(crate) struct Puzzle {
    pub(crate) kind: PuzzleKind,
    /// Number of plies until the win, the loss or the gain, including the solution.
    pub(crate) plies: u8,
    pub(crate) position: Position,
    pub(crate) solutions: Vec<Action>,
    /// Whether the engine finds a solution, by the mark in the file.
    pub(crate) solved: bool,
}

/// The mark of puzzles that the engine does not solve yet.
const UNSOLVED: &str = "unsolved";

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain_text =
            |&action: &Action| self.position.action_to_text(action).trim_end_matches(['+', '#']).to_owned();
        let solutions: Vec<String> = self.solutions.iter().map(plain_text).collect();
        write!(f, "{}; {}; {}; {}", self.kind.name(), self.position.to_text(), solutions.join(" "), self.plies)?;
        if self.solved { Ok(()) } else { write!(f, "; {UNSOLVED}") }
    }
}

impl FromStr for Puzzle {
    type Err = String;

    fn from_str(line: &str) -> Result<Puzzle, String> {
        let fields: Vec<&str> = line.split("; ").collect();
        let (&[kind, position, solutions, plies], marks) = fields.split_at(4.min(fields.len())) else {
            return Err(format!("four or five fields are expected: {line}"));
        };
        let solved = match marks {
            [] => true,
            [UNSOLVED] => false,
            _ => return Err(format!("the last field is not `{UNSOLVED}`: {line}")),
        };
        let kind =
            PuzzleKind::ALL.into_iter().find(|known| known.name() == kind).ok_or(format!("unknown kind: {line}"))?;
        let position =
            Position::from_text(position, &Ruleset::default()).map_err(|error| format!("{error}: {line}"))?;
        let solutions = solutions.split(' ').map(|text| {
            let action = position.action_from_text(text).map_err(|error| format!("{text}: {error}: {line}"))?;
            position.validate(action).map(|()| action).map_err(|refusal| format!("{text}: {refusal}: {line}"))
        });
        let solutions = solutions.collect::<Result<Vec<Action>, String>>()?;
        let plies = plies.parse().map_err(|_| format!("invalid number of plies: {line}"))?;
        Ok(Puzzle { kind, plies, position, solutions, solved })
    }
}

/// Parses the text of the file. Lines that begin with `#` are comments.
pub(crate) fn read_puzzles(text: &str) -> Vec<Puzzle> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
}

impl Puzzle {
    /// Whether the kind and the list of solutions are correct. `None` if the proof would exceed the node limit.
    pub(crate) fn is_proved(&self, max_nodes: u64) -> Option<bool> {
        let Puzzle { kind, plies, ref position, ref solutions, .. } = *self;
        let mut any = Prover::new(WinKind::Any, max_nodes);
        let mut town = Prover::new(WinKind::Town, max_nodes);
        let all_shots = || solutions.iter().all(|action| matches!(action, Action::Shot { .. }));
        let proved_actions = match kind {
            PuzzleKind::Win | PuzzleKind::Shot | PuzzleKind::Block => any.winning_actions(position, plies)?,
            PuzzleKind::Defence | PuzzleKind::Trap => any.defending_actions(position, plies)?,
            PuzzleKind::Gain => any.gaining_actions(position, plies, MIN_GAIN)?,
        };
        if proved_actions != *solutions || solutions.is_empty() {
            return Some(false);
        }
        Some(match kind {
            PuzzleKind::Win => true,
            PuzzleKind::Defence => proved_actions.len() < position.actions().len(),
            PuzzleKind::Shot | PuzzleKind::Gain => all_shots(),
            PuzzleKind::Block => !town.wins(position, plies)?,
            PuzzleKind::Trap => {
                let mut captures = Vec::new();
                position.for_each_capture(|action| captures.push(action));
                captures.retain(|action| !proved_actions.contains(action));
                let mut leads_to_block = false;
                for capture in captures {
                    leads_to_block |= !town.wins(&after(position, capture), plies - 1)?;
                }
                leads_to_block
            }
        })
    }

    /// The action that the engine chooses here at full strength, on one thread, with this number of nodes.
    pub(crate) fn answer(&self, nodes: u64) -> Option<Action> {
        let timeline = Timeline::new(self.position, HouseRules::DRAWS).into();
        let options = SearchOptions { limits: Some(Limits::nodes(nodes)), ..SearchOptions::new(Level::MAX, 0) };
        choose_action(&timeline, &options, &std::sync::atomic::AtomicBool::new(false), &mut |_| {})
            .and_then(Action::unpack)
    }

    /// Whether the engine finds a solution with this number of nodes.
    pub(crate) fn is_solved(&self, nodes: u64) -> bool {
        self.answer(nodes).is_some_and(|action| self.solutions.contains(&action))
    }
}
