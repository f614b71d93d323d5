//! How a book grows: ply by ply from the start, by what the search finds.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;

use indicatif::ProgressBar;

use crate::cli::best_lines;
use crate::cli::error::CliError;
use crate::engine::book::{Choice, text};
use crate::engine::{Level, Limits, Order, Report, Score};
use crate::rules::any::AnyTimeline;
use crate::rules::{PackedAction, Side};

/// Most actions that a book has for a position.
const MOST_CHOICES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(3);
/// Most positions of a book. It ends with the last whole ply that leaves it below.
const MOST_POSITIONS: usize = 2_000;

/// How far a book grows.
pub(super) struct Growth {
    /// Plies in which pieces are placed: there an opponent may do anything without leaving the book.
    pub(super) placing_plies: usize,
    /// Plies of a game for which there are actions.
    pub(super) plies: usize,
    /// Positions to visit in each search.
    pub(super) nodes: u64,
    /// How much worse than the best an action may be, in hundredths of the smallest piece.
    pub(super) margin: i32,
}

/// A position that may come up.
struct Leaf {
    timeline: Box<dyn AnyTimeline>,
    /// For each side, whether the position comes up when that side alone keeps to the book.
    keepers: [bool; 2],
}

impl Growth {
    /// The lines of the book that grows from a start, the shortest ways first. The bar goes forward by one for each position.
    ///
    /// # Errors
    /// The game has no computer player.
    pub(super) fn grow(&self, start: &dyn AnyTimeline, bar: &ProgressBar) -> Result<Vec<String>, CliError> {
        let mut lines = Vec::new();
        let mut known = HashSet::new();
        let mut leaves = vec![Leaf { timeline: start.boxed_clone(), keepers: [true; 2] }];
        for _ in 0..self.plies {
            if lines.len() + leaves.len() > MOST_POSITIONS {
                break;
            }
            bar.inc_length(leaves.len() as u64);
            let mut next = Layer::default();
            for leaf in leaves {
                let choices = self.choices(&*leaf.timeline)?;
                bar.inc(1);
                if choices.is_empty() {
                    continue;
                }
                lines.push(text::line(&*leaf.timeline, &choices));
                known.insert(leaf.position());
                for (action, keepers) in self.ways_on(&leaf, &choices) {
                    next.add(&leaf, action, keepers);
                }
            }
            leaves = next.leaves;
            leaves.retain(|leaf| !known.contains(&leaf.position()));
        }
        Ok(lines)
    }

    /// The best actions, the best first. None where somebody can force a win: the search finds it, too.
    fn choices(&self, timeline: &dyn AnyTimeline) -> Result<Vec<Choice>, CliError> {
        let order = Order { limits: Some(Limits::nodes(self.nodes)), lines: MOST_CHOICES, ..Order::new(Level::MAX, 0) };
        let choice = |line: Report| match (line.score, line.pv.first()) {
            (Score::Advantage(score), Some(&action)) => Some(Choice { action, score }),
            _ => None,
        };
        let found = best_lines::find(timeline, &order)?.into_iter();
        let mut choices: Vec<Choice> = found.map_while(choice).collect();
        let least = choices.first().map_or(0, |best| best.score - self.margin);
        choices.retain(|choice| choice.score >= least);
        Ok(choices)
    }

    /// The actions after which the book goes on, with the sides that have kept to the book then.
    fn ways_on(&self, leaf: &Leaf, choices: &[Choice]) -> Vec<(PackedAction, [bool; 2])> {
        let mut ways: Vec<_> = choices.iter().map(|choice| (choice.action, leaf.keepers)).collect();
        let mover: Side = leaf.timeline.side_to_move();
        let mut others = leaf.keepers;
        others[mover.index()] = false;
        if leaf.timeline.ply() < self.placing_plies && others.contains(&true) {
            let in_book = |action: &PackedAction| choices.iter().any(|choice| choice.action == *action);
            ways.extend(leaf.timeline.actions().into_iter().filter(|action| !in_book(action)).map(|way| (way, others)));
        }
        ways
    }
}

impl Leaf {
    fn position(&self) -> String {
        self.timeline.position_text_at(self.timeline.ply())
    }
}

/// The positions of the next ply, each one once.
#[derive(Default)]
struct Layer {
    leaves: Vec<Leaf>,
    by_position: HashMap<String, usize>,
}

impl Layer {
    /// Adds the position after a legal action, unless the game is over.
    fn add(&mut self, before: &Leaf, action: PackedAction, keepers: [bool; 2]) {
        let mut timeline = before.timeline.boxed_clone();
        if timeline.play(action).is_err() || timeline.outcome().is_some() {
            return;
        }
        let leaf = Leaf { timeline, keepers };
        let index = *self.by_position.entry(leaf.position()).or_insert(self.leaves.len());
        match self.leaves.get_mut(index) {
            Some(same) => same.keepers = [0, 1].map(|side| same.keepers[side] || keepers[side]),
            None => self.leaves.push(leaf),
        }
    }
}
