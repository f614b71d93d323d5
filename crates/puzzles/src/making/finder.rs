//! The search for a puzzle in one position. The engine suggests what could be one, and the prover decides.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use cannon_engine::analysis::best_lines;
use cannon_engine::{Level, Limits, Score, SearchOptions};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action, PackedAction};
use serde_json::Value;

use crate::game::{PuzzleGame, after};
use crate::proof::claims::{Goal, has_shorter_win, solutions, themes};
use crate::proof::line;
use crate::proof::prover::{Proved, Prover};
use crate::theme::Theme;

/// The minimum number of legal actions in a puzzle.
const MIN_ACTIONS: u64 = 4;
/// The minimum number of captures in a win in one turn, so that the solution is not the only thing to take.
const MIN_CAPTURES: usize = 3;
/// The maximum number of turns of a win.
const MAX_TURNS: u8 = 3;
/// The minimum difference between the scores of the best two actions, in hundredths of the smallest piece, for a gain of material.
const MIN_MARGIN: i32 = 50;

/// What to look for, and with how much effort.
#[derive(Clone, Debug)]
pub struct Search {
    /// The themes that are wanted.
    pub wanted: Vec<Theme>,
    /// The node limit of the engine's suggestion.
    pub engine_nodes: u64,
    /// The node limit of each part of a proof.
    pub proof_nodes: u64,
}

/// A proved puzzle without rating.
#[derive(Clone, Debug)]
pub struct Found {
    /// The game's identifier.
    pub game: &'static str,
    /// The field `rules`.
    pub rules: Value,
    /// The position text.
    pub position: String,
    /// All themes that hold, the most general first.
    pub themes: Vec<Theme>,
    /// The goal of the solution.
    pub goal: Goal,
    /// The first action of the solution.
    pub first: PackedAction,
    /// The whole line in notation.
    pub line: Vec<String>,
    /// The text that all mirror images and half turns of the position have in common.
    pub normal_form: String,
}

/// Looks for a puzzle in a position. `None` if there is none, if no wanted theme holds, or if the proof would take too long.
#[must_use]
pub fn find<G: PuzzleGame>(position: &G, search: &Search) -> Option<Found> {
    if !position.is_puzzle_start() || position.action_count() < MIN_ACTIONS {
        return None;
    }
    let goal = suggestion(position, search.engine_nodes)?;
    let is_possible = |theme: &Theme| possible_themes(goal).contains(theme) && G::THEMES.contains(theme);
    if !search.wanted.iter().any(is_possible) {
        return None;
    }
    if goal == (Goal::Win { turns: 1 }) && capture_count(position) < MIN_CAPTURES {
        return None;
    }
    prove(position, goal, search).ok().flatten()
}

fn capture_count<G: PuzzleGame>(position: &G) -> usize {
    let mut count = 0;
    position.for_each_capture(|_| count += 1);
    count
}

/// The goal that the engine sees, for the side to move.
fn suggestion<G: PuzzleGame>(position: &G, nodes: u64) -> Option<Goal> {
    let timeline = Timeline::new(position.clone(), HouseRules::NONE);
    let lines = NonZeroUsize::MIN.saturating_add(1);
    let options = SearchOptions { limits: Some(Limits::nodes(nodes)), lines, ..SearchOptions::new(Level::MAX, 0) };
    let lines = best_lines(&timeline, &options, &AtomicBool::new(false));
    let [best, second] = &lines[..] else { return None };
    match (best.score, second.score) {
        (Score::Win { plies }, Score::Win { plies: others }) if others <= plies => None,
        (Score::Win { plies }, _) => {
            let turns = u8::try_from(plies.div_ceil(2)).ok().filter(|&turns| turns <= MAX_TURNS)?;
            Some(Goal::Win { turns })
        }
        (Score::Advantage(_), Score::Loss { .. }) => Some(Goal::Defence),
        (Score::Advantage(best), Score::Advantage(second)) if best >= second + MIN_MARGIN => Some(Goal::Gain),
        _ => None,
    }
}

/// The themes that a puzzle with this goal can have.
fn possible_themes(goal: Goal) -> &'static [Theme] {
    match goal {
        Goal::Win { turns: 1 } => &[Theme::Win1, Theme::NoAction, Theme::Escape, Theme::RearAttack, Theme::Mortar],
        Goal::Win { turns: 2 } => {
            &[Theme::Win2, Theme::DoubleThreat, Theme::NoAction, Theme::Escape, Theme::RearAttack, Theme::Mortar]
        }
        Goal::Win { .. } => &[Theme::Win3, Theme::NoAction, Theme::Escape, Theme::RearAttack, Theme::Mortar],
        Goal::Defence => &[Theme::OnlyDefence, Theme::Block],
        Goal::Gain => &[Theme::WinsPiece, Theme::RearAttack, Theme::Mortar],
    }
}

/// Proves that the position is a puzzle with this goal.
fn prove<G: PuzzleGame>(position: &G, goal: Goal, search: &Search) -> Proved<Option<Found>> {
    let mut prover = Prover::new(search.proof_nodes);
    if has_shorter_win(&mut prover, position, goal)? {
        return Ok(None);
    }
    let [first] = solutions(&mut prover, position, goal)?[..] else { return Ok(None) };
    let themes = themes(position, first, goal, search.proof_nodes)?;
    if !search.wanted.iter().any(|wanted| themes.contains(wanted)) {
        return Ok(None);
    }
    let line = line::build(&mut Prover::new(search.proof_nodes), position, first, goal)?;
    let mut texts = Vec::with_capacity(line.len());
    let mut here = position.clone();
    for action in line {
        texts.push(here.action_to_text(action));
        here = after(&here, action);
    }
    let rules = G::preset_name(position.rules()).map(Value::String);
    Ok(Some(Found {
        game: G::ID,
        rules: rules.or_else(|| serde_json::to_value(position.rules()).ok()).unwrap_or_default(),
        position: position.to_text(),
        themes,
        goal,
        first: first.pack(),
        line: texts,
        normal_form: position.normal_form(),
    }))
}
