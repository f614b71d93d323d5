//! The search for a puzzle in one position, by the prover alone.

use cannon_rules::{Action, PackedAction};
use serde_json::Value;

use crate::any_game::rules_field;
use crate::game::{PuzzleGame, after};
use crate::proof::claims::{ClaimedGoal, has_shorter_win, solutions, themes};
use crate::proof::line;
use crate::proof::prover::{Proved, Prover};
use crate::theme::Theme;

/// The minimum number of legal actions in a puzzle.
const MIN_ACTIONS: u64 = 4;
/// The maximum number of turns of a win that is looked for without a hint of the engine.
pub(super) const MAX_TURNS: u8 = 3;
/// The minimum number of captures in a win in one turn, and in a gain by a capture, so that the solution is not the only thing to take.
const MIN_CAPTURES: usize = 3;

/// What to look for, and with how much effort.
#[derive(Clone, Debug)]
pub struct Search {
    /// The themes that are wanted.
    pub wanted: Vec<Theme>,
    /// The node limit of each part of a proof.
    pub proof_nodes: u64,
    /// The maximum number of legal actions with which a win in three turns is looked for.
    pub max_actions: u64,
    /// Whether to look for wins in two and three turns and for defences against them, which are rare unless the game is about to end.
    pub is_late: bool,
}

/// A proved puzzle without rating.
#[derive(Clone, Debug)]
pub struct Found {
    /// The field `rules`.
    pub rules: Value,
    /// The position text.
    pub position: String,
    /// All themes that hold, the most general first.
    pub themes: Vec<Theme>,
    /// The goal of the solution.
    pub goal: ClaimedGoal,
    /// The first action of the solution.
    pub first: PackedAction,
    /// The whole line in notation.
    pub line: Vec<String>,
    /// The text that all mirror images and half turns of the position have in common.
    pub normal_form: String,
    /// Whether the engine finds the solution with few nodes. The finder leaves it false.
    pub is_easy: bool,
}

/// Looks for a puzzle in a position. `None` if there is none, if no wanted theme holds, or if the proof would take too long.
pub fn find<G: PuzzleGame>(position: &G, search: &Search) -> Option<Found> {
    if !position.is_puzzle_start() || position.action_count() < MIN_ACTIONS {
        return None;
    }
    let (goal, first) = find_goal(position, search)?;
    complete(position, goal, first, search).ok().flatten()
}

/// The puzzle of a position in which a win in this many turns is expected. `None` if there is a shorter win, if several actions win in so
/// many turns or none does, if no wanted theme holds, or if the proof would take too long.
pub fn find_deep_win<G: PuzzleGame>(position: &G, turns: u8, search: &Search) -> Option<Found> {
    if !position.is_puzzle_start() {
        return None;
    }
    let goal = ClaimedGoal::Win { turns };
    let winning = solutions(&mut Prover::new(search.proof_nodes), position, goal).ok()?;
    let &[first] = &winning[..] else { return None };
    complete(position, goal, first, search).ok().flatten()
}

/// Looks for the only solution of a position, from the quickest proof to the longest. What takes too long to prove counts as having no
/// solution.
fn find_goal<G: PuzzleGame>(position: &G, search: &Search) -> Option<(ClaimedGoal, G::Action)> {
    let prover = || Prover::new(search.proof_nodes);
    let solutions = |goal: ClaimedGoal| solutions(&mut prover(), position, goal).unwrap_or_default();
    let is_wanted = |goal: ClaimedGoal| {
        possible_themes(goal).iter().any(|theme| G::THEMES.contains(theme) && search.wanted.contains(theme))
    };
    let only = |goal: ClaimedGoal, solutions: Vec<G::Action>| match solutions[..] {
        [only] if is_wanted(goal) => Some((goal, only)),
        _ => None,
    };
    if position.can_win_at_once(None) {
        let goal = ClaimedGoal::Win { turns: 1 };
        let is_hidden = is_wanted(goal) && capture_count(position) >= MIN_CAPTURES;
        return if is_hidden { only(goal, solutions(goal)) } else { None };
    }
    let longest = if !search.is_late {
        1
    } else if position.action_count() <= search.max_actions {
        MAX_TURNS
    } else {
        2
    };
    for turns in 2..=longest {
        let goal = ClaimedGoal::Win { turns };
        let winning = solutions(goal);
        if !winning.is_empty() {
            return only(goal, winning);
        }
    }
    let threat_plies = if search.is_late { G::HORIZONS.defence - 1 } else { 1 };
    let is_threatened = position.passed().is_some_and(|passed| prover().wins(&passed, threat_plies) == Ok(true));
    if is_threatened && is_wanted(ClaimedGoal::Defence) {
        let defences = solutions(ClaimedGoal::Defence);
        if !defences.is_empty() && defences.len() as u64 != position.action_count() {
            return only(ClaimedGoal::Defence, defences);
        }
    }
    let has_much_to_take = capture_count(position) >= MIN_CAPTURES;
    // A proof of two plies finds no gain that begins with a quiet action.
    let may_fork = G::HORIZONS.gain > 2 && search.wanted.contains(&Theme::DoubleThreat);
    if !is_wanted(ClaimedGoal::Gain) || !has_much_to_take && !may_fork {
        return None;
    }
    let gain = only(ClaimedGoal::Gain, solutions(ClaimedGoal::Gain));
    gain.filter(|&(_, action)| has_much_to_take || position.is_quiet(action))
}

fn capture_count<G: PuzzleGame>(position: &G) -> usize {
    let mut count = 0;
    position.for_each_capture(|_| count += 1);
    count
}

/// The themes that a puzzle with this goal can have. Wins in more than [`MAX_TURNS`] turns are not among these goals.
fn possible_themes(goal: ClaimedGoal) -> &'static [Theme] {
    match goal {
        ClaimedGoal::Win { turns: 1 } => {
            &[Theme::Win1, Theme::NoAction, Theme::Escape, Theme::RearAttack, Theme::Mortar]
        }
        ClaimedGoal::Win { turns: 2 } => {
            &[Theme::Win2, Theme::DoubleThreat, Theme::NoAction, Theme::Escape, Theme::RearAttack, Theme::Mortar]
        }
        ClaimedGoal::Win { .. } => &[Theme::Win3, Theme::NoAction, Theme::Escape, Theme::RearAttack, Theme::Mortar],
        ClaimedGoal::Defence => &[Theme::OnlyDefence, Theme::Block],
        ClaimedGoal::Gain => &[Theme::WinsPiece, Theme::DoubleThreat, Theme::RearAttack, Theme::Mortar],
    }
}

/// The whole puzzle with this solution. `None` if no wanted theme holds, or if there is a shorter win.
pub(super) fn complete<G: PuzzleGame>(
    position: &G,
    goal: ClaimedGoal,
    first: G::Action,
    search: &Search,
) -> Proved<Option<Found>> {
    if has_shorter_win(&mut Prover::new(search.proof_nodes), position, goal)? {
        return Ok(None);
    }
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
    Ok(Some(Found {
        rules: rules_field(position),
        position: position.to_text(),
        themes,
        goal,
        first: first.pack(),
        line: texts,
        normal_form: position.normal_form(),
        is_easy: false,
    }))
}
