//! Construction of a book: the positions to include, ply by ply from the start, and their searches.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use indicatif::ProgressBar;

use cannon_cli::CliError;
use cannon_engine::analysis::best_lines;
use cannon_engine::book::{BookAction, text};
use cannon_engine::{Level, Limits, Score, SearchInfo, SearchOptions};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{PackedAction, Side};

/// Maximum number of actions for a position of the book.
const MAX_CHOICES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(3);
/// The margin is multiplied by this while pieces are placed. Placements shape the character of the game more than other actions, and
/// their scores are the least reliable.
const PLACEMENT_MARGIN_FACTOR: i32 = 2;
/// Maximum number of positions of a book. The book ends with the last complete ply that stays within it.
const MAX_POSITIONS: usize = 2_000;

/// A searched position of the book.
pub(super) struct BookEntry {
    pub(super) timeline: AnyTimeline,
    /// The book actions, best first. There are none if either side can force a win, because the search finds the win without a book.
    pub(super) choices: Vec<BookAction>,
    /// The score of the position for the side to move.
    pub(super) score: Score,
}

impl BookEntry {
    /// The position text.
    pub(super) fn position(&self) -> String {
        self.timeline.position_text_at(self.timeline.ply())
    }

    /// The line of the book file, or `None` if there are no book actions.
    pub(super) fn line(&self) -> Option<String> {
        (!self.choices.is_empty()).then(|| text::position_line(&self.timeline, &self.choices))
    }
}

/// The parameters of a book.
pub(super) struct BookBuilder {
    /// Number of plies in which pieces are placed. The book covers every placement of the opponent.
    pub(super) placing_plies: usize,
    /// Length of the book in plies.
    pub(super) plies: usize,
    /// Node limit of each search.
    pub(super) nodes: u64,
    /// How much worse than the best action a book action may be, in hundredths of the smallest piece; more while pieces are placed.
    pub(super) margin: i32,
}

/// A position that can occur and is not searched yet.
struct Leaf {
    timeline: AnyTimeline,
    /// For each side, whether the position can occur if at least that side plays only book actions.
    follows_book: [bool; 2],
}

impl BookBuilder {
    /// Builds the book from a start position in order of plies. The progress bar advances by one for each position.
    ///
    /// # Errors
    /// If a search finds no action, for example because the game has no computer player.
    pub(super) fn build(&self, start: &AnyTimeline, bar: &ProgressBar) -> Result<Vec<BookEntry>, CliError> {
        let mut entries = Vec::new();
        let mut known = HashSet::new();
        let mut leaves = vec![Leaf { timeline: start.clone(), follows_book: [true; 2] }];
        for _ in 0..self.plies {
            if entries.len() + leaves.len() > MAX_POSITIONS {
                break;
            }
            bar.inc_length(leaves.len() as u64);
            let mut next = Layer::default();
            for leaf in leaves {
                let (choices, score) = self.choices(&leaf.timeline)?;
                bar.inc(1);
                known.insert(leaf.position());
                for (action, follows_book) in self.continuations(&leaf, &choices) {
                    next.add(&leaf, action, follows_book);
                }
                entries.push(BookEntry { timeline: leaf.timeline, choices, score });
            }
            leaves = next.leaves;
            leaves.retain(|leaf| !known.contains(&leaf.position()));
        }
        Ok(entries)
    }

    /// Searches a position and returns its book actions, best first, and its score.
    fn choices(&self, timeline: &AnyTimeline) -> Result<(Vec<BookAction>, Score), CliError> {
        let options = SearchOptions {
            limits: Some(Limits::nodes(self.nodes)),
            lines: MAX_CHOICES,
            ..SearchOptions::new(Level::MAX, 0)
        };
        let choice = |line: SearchInfo| match (line.score, line.pv.first()) {
            (Score::Advantage(score), Some(&action)) => Some(BookAction { action, score }),
            _ => None,
        };
        let lines = best_lines(timeline, &options, &AtomicBool::new(false));
        if lines.is_empty() {
            return Err(CliError::no_search_result(timeline));
        }
        let score = lines.first().map_or(Score::Advantage(0), |line| line.score);
        let mut choices: Vec<BookAction> = lines.into_iter().map_while(choice).collect();
        let margin = self.margin * if timeline.ply() < self.placing_plies { PLACEMENT_MARGIN_FACTOR } else { 1 };
        let min_score = choices.first().map_or(0, |best| best.score - margin);
        choices.retain(|choice| choice.score >= min_score);
        Ok((choices, score))
    }

    /// The actions after which the book continues. For each action, the array tells of each side whether the position after the action can
    /// occur if at least that side plays only book actions.
    fn continuations(&self, leaf: &Leaf, choices: &[BookAction]) -> Vec<(PackedAction, [bool; 2])> {
        let mut continuations: Vec<_> = choices.iter().map(|choice| (choice.action, leaf.follows_book)).collect();
        let mover: Side = leaf.timeline.side_to_move();
        let mut follows_without_mover = leaf.follows_book;
        follows_without_mover[mover.index()] = false;
        if leaf.timeline.ply() < self.placing_plies && follows_without_mover.contains(&true) {
            let is_choice = |action: &PackedAction| choices.iter().any(|choice| choice.action == *action);
            let others = leaf.timeline.actions().into_iter().filter(|action| !is_choice(action));
            continuations.extend(others.map(|action| (action, follows_without_mover)));
        }
        continuations
    }
}

impl Leaf {
    /// The position text.
    fn position(&self) -> String {
        self.timeline.position_text_at(self.timeline.ply())
    }
}

/// The positions of the next ply without duplicates.
#[derive(Default)]
struct Layer {
    leaves: Vec<Leaf>,
    /// The index in `leaves` by position text.
    by_position: HashMap<String, usize>,
}

impl Layer {
    /// Adds the position after a legal action, unless the game is over there.
    fn add(&mut self, before: &Leaf, action: PackedAction, follows_book: [bool; 2]) {
        let mut timeline = before.timeline.clone();
        if timeline.play(action).is_err() || timeline.outcome().is_some() {
            return;
        }
        let leaf = Leaf { timeline, follows_book };
        let index = *self.by_position.entry(leaf.position()).or_insert(self.leaves.len());
        match self.leaves.get_mut(index) {
            Some(known) => known.follows_book = [0, 1].map(|side| known.follows_book[side] || follows_book[side]),
            None => self.leaves.push(leaf),
        }
    }
}
