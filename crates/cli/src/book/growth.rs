//! How a book grows: ply by ply from the start, as the search finds.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;

use indicatif::ProgressBar;

use crate::best_lines;
use crate::error::CliError;
use cannon_engine::book::{Choice, text};
use cannon_engine::{Level, Limits, Score, SearchInfo, SearchOptions};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{PackedAction, Side};

/// Most actions that a book has for a position.
const MOST_CHOICES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(3);
/// While pieces are placed, an action may be worse by so many times the margin: those turns decide more about what sort of game it
/// becomes than all others, and what the search sees of them beforehand is least to be trusted.
const PLACING_MARGINS: i32 = 2;
/// Most positions of a book. It ends with the last whole ply that leaves it below.
const MOST_POSITIONS: usize = 2_000;

/// A position that was searched.
pub(super) struct Page {
    pub(super) timeline: Box<dyn AnyTimeline>,
    /// The actions of the book, the best first; none where somebody can force a win, which the search will find, too.
    pub(super) choices: Vec<Choice>,
    /// How the position stands for the side to move.
    pub(super) score: Score,
}

impl Page {
    /// The position's text.
    pub(super) fn position(&self) -> String {
        self.timeline.position_text_at(self.timeline.ply())
    }

    /// The line of the book, if there are actions.
    pub(super) fn line(&self) -> Option<String> {
        (!self.choices.is_empty()).then(|| text::line(&*self.timeline, &self.choices))
    }
}

/// How far a book grows.
pub(super) struct Growth {
    /// Plies in which pieces are placed: there an opponent may do anything without leaving the book.
    pub(super) placing_plies: usize,
    /// Plies of a game for which there are actions.
    pub(super) plies: usize,
    /// Positions to visit in each search.
    pub(super) nodes: u64,
    /// How much worse than the best an action may be, in hundredths of the smallest piece; more while pieces are placed.
    pub(super) margin: i32,
}

/// A position that may come up.
struct Leaf {
    timeline: Box<dyn AnyTimeline>,
    /// For each side, whether the position comes up when that side alone keeps to the book.
    keepers: [bool; 2],
}

impl Growth {
    /// The book that grows from a start, the shortest ways first. The bar goes forward by one for each position.
    ///
    /// # Errors
    /// The game has no computer player.
    pub(super) fn grow(&self, start: &dyn AnyTimeline, bar: &ProgressBar) -> Result<Vec<Page>, CliError> {
        let mut pages = Vec::new();
        let mut known = HashSet::new();
        let mut leaves = vec![Leaf { timeline: start.boxed_clone(), keepers: [true; 2] }];
        for _ in 0..self.plies {
            if pages.len() + leaves.len() > MOST_POSITIONS {
                break;
            }
            bar.inc_length(leaves.len() as u64);
            let mut next = Layer::default();
            for leaf in leaves {
                let (choices, score) = self.choices(&*leaf.timeline)?;
                bar.inc(1);
                known.insert(leaf.position());
                for (action, keepers) in self.ways_on(&leaf, &choices) {
                    next.add(&leaf, action, keepers);
                }
                pages.push(Page { timeline: leaf.timeline, choices, score });
            }
            leaves = next.leaves;
            leaves.retain(|leaf| !known.contains(&leaf.position()));
        }
        Ok(pages)
    }

    /// The best actions, the best first, and how the position stands.
    fn choices(&self, timeline: &dyn AnyTimeline) -> Result<(Vec<Choice>, Score), CliError> {
        let order = SearchOptions {
            limits: Some(Limits::nodes(self.nodes)),
            lines: MOST_CHOICES,
            ..SearchOptions::new(Level::MAX, 0)
        };
        let choice = |line: SearchInfo| match (line.score, line.pv.first()) {
            (Score::Advantage(score), Some(&action)) => Some(Choice { action, score }),
            _ => None,
        };
        let found = best_lines::find(timeline, &order)?;
        let score = found.first().map_or(Score::Advantage(0), |line| line.score);
        let mut choices: Vec<Choice> = found.into_iter().map_while(choice).collect();
        let margin = self.margin * if timeline.ply() < self.placing_plies { PLACING_MARGINS } else { 1 };
        let least = choices.first().map_or(0, |best| best.score - margin);
        choices.retain(|choice| choice.score >= least);
        Ok((choices, score))
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
