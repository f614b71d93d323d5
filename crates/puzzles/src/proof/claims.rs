//! The claims that the themes of a puzzle make, and their proofs.

use super::line::{self, LineError};
use super::prover::{NodeLimitReached, Proved, Prover};
use crate::game::{PuzzleGame, after};
use crate::theme::Theme;

/// The number of pieces that a gain of material must win.
pub const MIN_GAIN: i32 = 1;

/// The number of threats that make a double threat.
const DOUBLE: usize = 2;

/// What a solution achieves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimedGoal {
    /// The solution wins by force in this many turns of the solver, and nothing wins sooner.
    Win {
        /// The number of turns, 1 or more.
        turns: u8,
    },
    /// All other actions lose by force, and the solution holds out longer.
    Defence,
    /// The solution wins material by force.
    Gain,
}

/// The number of plies from the first to the last of this many turns of one side.
pub const fn win_plies(turns: u8) -> u8 {
    2 * turns - 1
}

/// The result of proving a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// All themes that hold.
    pub themes: Vec<Theme>,
    /// Whether the solver has only one good action at every turn of the line, and not only at the first.
    pub is_unique: bool,
}

/// A claim of a puzzle that does not hold, or that could not be proved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClaimError {
    /// The proof reached its limit.
    #[error(transparent)]
    NodeLimit(#[from] NodeLimitReached),
    /// The solution does not achieve its goal, or nothing does.
    #[error("the solution does not achieve what `{0}` claims")]
    NotAchieved(Theme),
    /// Other actions achieve the goal as well.
    #[error("other actions solve it as well: {}", .0.join(", "))]
    NotUnique(Vec<String>),
    /// There is a shorter win.
    #[error("there is a win in fewer turns")]
    ShorterWin,
    /// A theme does not hold.
    #[error("it has not the theme `{0}`")]
    Theme(Theme),
    /// The line after the first action is wrong.
    #[error(transparent)]
    Line(#[from] LineError),
}

/// The goal that the theme claims. If the theme names no goal, the first tag that names a goal counts. Without such a tag, the goal is a
/// win if the line ends the game, and a gain otherwise.
pub fn claimed_goal<G: PuzzleGame>(position: &G, line: &[G::Action], theme: Theme, tags: &[Theme]) -> ClaimedGoal {
    let named = [theme].iter().chain(tags).find_map(|theme| match theme {
        Theme::Win1 => Some(ClaimedGoal::Win { turns: 1 }),
        Theme::Win2 => Some(ClaimedGoal::Win { turns: 2 }),
        Theme::Win3 => Some(ClaimedGoal::Win { turns: 3 }),
        Theme::Win4 => Some(ClaimedGoal::Win { turns: 4 }),
        Theme::Win5 => Some(ClaimedGoal::Win { turns: 5 }),
        Theme::OnlyDefence | Theme::Block => Some(ClaimedGoal::Defence),
        Theme::WinsPiece => Some(ClaimedGoal::Gain),
        Theme::DoubleThreat | Theme::NoAction | Theme::Escape | Theme::RearAttack | Theme::Mortar => None,
    });
    named.unwrap_or_else(|| {
        let mut end = position.clone();
        for &action in line {
            end.play(action);
        }
        let turns = line.len().div_ceil(2).clamp(1, Theme::MAX_WIN_TURNS.into()) as u8;
        if end.outcome().is_some() { ClaimedGoal::Win { turns } } else { ClaimedGoal::Gain }
    })
}

/// Proves that a line solves a position as the theme claims. `tags` are further themes that must hold. Each part of the proof visits at
/// most `max_nodes` positions.
///
/// The actions of the line must be legal, one after the other, and there must be at least one.
///
/// # Errors
/// The first claim that does not hold.
pub fn prove<G: PuzzleGame>(
    position: &G,
    line: &[G::Action],
    theme: Theme,
    tags: &[Theme],
    max_nodes: u64,
) -> Result<Proof, ClaimError> {
    let goal = claimed_goal(position, line, theme, tags);
    let &first = line.first().ok_or(ClaimError::NotAchieved(theme))?;
    let mut prover = Prover::new(max_nodes);
    let solutions = solutions(&mut prover, position, goal)?;
    if !solutions.contains(&first) {
        return Err(ClaimError::NotAchieved(theme));
    }
    let others: Vec<G::Action> = solutions.into_iter().filter(|&action| action != first).collect();
    if !others.is_empty() {
        return Err(ClaimError::NotUnique(others.into_iter().map(|action| position.action_to_text(action)).collect()));
    }
    if has_shorter_win(&mut prover, position, goal)? {
        return Err(ClaimError::ShorterWin);
    }
    let is_unique = line::check(&mut Prover::new(max_nodes), position, line, goal)?;
    let themes = themes(position, first, goal, max_nodes)?;
    match [theme].iter().chain(tags).find(|theme| !themes.contains(theme)) {
        Some(&missing) => Err(ClaimError::Theme(missing)),
        None => Ok(Proof { themes, is_unique }),
    }
}

/// The actions that achieve a goal. If the goal is a defence, the list is empty unless all but one action lose soon enough.
///
/// # Errors
/// If the node limit is reached.
pub fn solutions<G: PuzzleGame>(prover: &mut Prover<G>, position: &G, goal: ClaimedGoal) -> Proved<Vec<G::Action>> {
    match goal {
        ClaimedGoal::Win { turns } => prover.winning_actions(position, win_plies(turns)),
        ClaimedGoal::Gain => prover.gaining_actions(position, G::HORIZONS.gain, MIN_GAIN),
        ClaimedGoal::Defence => {
            let defences = prover.defending_actions(position, G::HORIZONS.defence)?;
            let &[only] = &defences[..] else { return Ok(defences) };
            let lasts = position.action_count() > 1 && !prover.wins(&after(position, only), G::HORIZONS.lasting - 1)?;
            Ok(if lasts { defences } else { Vec::new() })
        }
    }
}

/// Whether there is a win that makes the goal too modest: a win in fewer turns if the goal is a win, and any win within two turns
/// otherwise.
///
/// # Errors
/// If the node limit is reached.
pub fn has_shorter_win<G: PuzzleGame>(prover: &mut Prover<G>, position: &G, goal: ClaimedGoal) -> Proved<bool> {
    match goal {
        ClaimedGoal::Win { turns: 1 } => Ok(false),
        ClaimedGoal::Win { turns } => prover.wins(position, win_plies(turns - 1)),
        ClaimedGoal::Defence | ClaimedGoal::Gain => prover.wins(position, win_plies(2)),
    }
}

/// All themes that hold for a position whose only solution, with this goal, is `action`.
///
/// # Errors
/// If the node limit is reached.
pub fn themes<G: PuzzleGame>(position: &G, action: G::Action, goal: ClaimedGoal, max_nodes: u64) -> Proved<Vec<Theme>> {
    let mut themes = Vec::new();
    match goal {
        ClaimedGoal::Win { turns } => {
            themes.extend(Theme::win_in(turns));
            if turns == 2 && threatens_to_win_twice(position, action) {
                themes.push(Theme::DoubleThreat);
            }
            let (reason, theme) = G::SPECIAL_WIN;
            if !Prover::ignoring(reason, max_nodes).wins(position, win_plies(turns))? {
                themes.push(theme);
            }
        }
        ClaimedGoal::Defence => {
            themes.push(Theme::OnlyDefence);
            if is_block(position, action, max_nodes)? {
                themes.push(Theme::Block);
            }
        }
        ClaimedGoal::Gain => {
            themes.push(Theme::WinsPiece);
            if attacks_two(position, action) {
                themes.push(Theme::DoubleThreat);
            }
        }
    }
    if goal != ClaimedGoal::Defence {
        themes.extend(position.action_themes(action));
    }
    Ok(themes)
}

/// Whether a quiet action threatens to win in two ways, if the enemy passed.
fn threatens_to_win_twice<G: PuzzleGame>(position: &G, action: G::Action) -> bool {
    position.is_quiet(action)
        && after(position, action).passed().is_some_and(|passed| passed.winning_threat_count() >= DOUBLE)
}

/// Whether a quiet action attacks two enemy pieces that were not attacked before.
fn attacks_two<G: PuzzleGame>(position: &G, action: G::Action) -> bool {
    let side = position.side_to_move();
    let before = position.attacked_enemies(side);
    let is_new = |place: &usize| !before.contains(place);
    position.is_quiet(action)
        && after(position, action).attacked_enemies(side).iter().filter(|at| is_new(at)).count() >= DOUBLE
}

/// Whether a quiet action of a piece other than the principal one is the only defence against a win in one turn.
fn is_block<G: PuzzleGame>(position: &G, action: G::Action, max_nodes: u64) -> Proved<bool> {
    if !position.is_quiet(action) || position.moves_principal(action) {
        return Ok(false);
    }
    Ok(Prover::new(max_nodes).defending_actions(position, 2)? == [action])
}
