//! The collection of tactical positions as a file: how it is read and written, what its kinds mean, and how they are proved.

use std::fmt;
use std::str::FromStr;

use cannon_engine::{Level, Limits, SearchOptions, choose_action};
use cannon_rules::cannon::{Action, Position, Ruleset};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game};

use crate::proof::{Aim, Prover, after};

/// What the computer player may spend on a position.
pub(crate) const NODES: u64 = 200_000;

/// Soldiers that a shot must win, if not the game.
pub(crate) const GAIN: i32 = 2;

/// What is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
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
    /// The only ways not to be left without an action, where there is something to take that would lead there.
    Trap,
}

impl Kind {
    pub(crate) const ALL: [Kind; 6] = [Kind::Win, Kind::Defence, Kind::Shot, Kind::Gain, Kind::Block, Kind::Trap];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Win => "win",
            Kind::Defence => "defence",
            Kind::Shot => "shot",
            Kind::Gain => "gain",
            Kind::Block => "block",
            Kind::Trap => "trap",
        }
    }
}

/// A position with what solves it.
#[derive(Clone, Debug)]
pub(crate) struct Puzzle {
    pub(crate) kind: Kind,
    /// Plies within which the win, the loss or the gain comes about, the solution being the first.
    pub(crate) plies: u8,
    pub(crate) position: Position,
    pub(crate) solutions: Vec<Action>,
    /// Whether the computer player finds a solution.
    pub(crate) solved: bool,
}

/// Marks the puzzles that the computer player does not solve yet.
const UNSOLVED: &str = "unsolved";

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = |&action: &Action| self.position.action_to_text(action).trim_end_matches(['+', '#']).to_owned();
        let solutions: Vec<String> = self.solutions.iter().map(plain).collect();
        write!(f, "{}; {}; {}; {}", self.kind.name(), self.position.to_text(), solutions.join(" "), self.plies)?;
        if self.solved { Ok(()) } else { write!(f, "; {UNSOLVED}") }
    }
}

impl FromStr for Puzzle {
    type Err = String;

    fn from_str(line: &str) -> Result<Puzzle, String> {
        let fields: Vec<&str> = line.split("; ").collect();
        let (&[kind, position, solutions, plies], mark) = fields.split_at(4.min(fields.len())) else {
            return Err(format!("four or five fields: {line}"));
        };
        let solved = match mark {
            [] => true,
            [UNSOLVED] => false,
            _ => return Err(format!("nothing or `{UNSOLVED}` in the end: {line}")),
        };
        let kind = Kind::ALL.into_iter().find(|known| known.name() == kind).ok_or(format!("no kind: {line}"))?;
        let position =
            Position::from_text(position, &Ruleset::default()).map_err(|error| format!("{error}: {line}"))?;
        let solutions = solutions.split(' ').map(|text| {
            let action = position.action_from_text(text).map_err(|error| format!("{text}: {error}: {line}"))?;
            position.validate(action).map(|()| action).map_err(|refusal| format!("{text}: {refusal}: {line}"))
        });
        let solutions = solutions.collect::<Result<Vec<Action>, String>>()?;
        let plies = plies.parse().map_err(|_| format!("no number of plies: {line}"))?;
        Ok(Puzzle { kind, plies, position, solutions, solved })
    }
}

/// Reads the file's text; lines that begin with `#` are remarks.
pub(crate) fn read(text: &str) -> Vec<Puzzle> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
}

impl Puzzle {
    /// Whether the kind is what the position is, and the solutions are those that there are and no others. `None` if it takes more than
    /// so many positions to find out.
    pub(crate) fn is_proved(&self, most: u64) -> Option<bool> {
        let Puzzle { kind, plies, ref position, ref solutions, .. } = *self;
        let mut any = Prover::new(Aim::Any, most);
        let mut town = Prover::new(Aim::Town, most);
        let all_shots = || solutions.iter().all(|action| matches!(action, Action::Shot { .. }));
        let found = match kind {
            Kind::Win | Kind::Shot | Kind::Block => any.winning(position, plies)?,
            Kind::Defence | Kind::Trap => any.holding(position, plies)?,
            Kind::Gain => any.gaining(position, plies, GAIN)?,
        };
        if found != *solutions || solutions.is_empty() {
            return Some(false);
        }
        Some(match kind {
            Kind::Win => true,
            Kind::Defence => found.len() < position.actions().len(),
            Kind::Shot | Kind::Gain => all_shots(),
            Kind::Block => !town.wins(position, plies)?,
            Kind::Trap => {
                let mut takes = Vec::new();
                position.for_each_capture(|action| takes.push(action));
                takes.retain(|action| !found.contains(action));
                let mut leads_to_a_block = false;
                for take in takes {
                    leads_to_a_block |= !town.wins(&after(position, take), plies - 1)?;
                }
                leads_to_a_block
            }
        })
    }

    /// What the computer player does here, at full strength and on one thread, with so many nodes.
    pub(crate) fn answer(&self, nodes: u64) -> Option<Action> {
        let timeline = Timeline::new(self.position, HouseRules::default());
        let order = SearchOptions { limits: Some(Limits::nodes(nodes)), ..SearchOptions::new(Level::MAX, 0) };
        choose_action(&timeline, &order, &std::sync::atomic::AtomicBool::new(false), &mut |_| {})
            .and_then(Action::unpack)
    }

    /// Whether the computer player finds a solution with so many nodes.
    pub(crate) fn is_solved(&self, nodes: u64) -> bool {
        self.answer(nodes).is_some_and(|action| self.solutions.contains(&action))
    }
}
