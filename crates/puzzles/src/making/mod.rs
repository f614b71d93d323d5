//! Making puzzles: games of the computer against itself, the search for puzzles in them, quotas, and ratings.
//!
//! The same options give the same puzzles on every machine and with any number of threads.

pub mod cannon;
mod collection;
pub mod finder;
pub mod from_position;
mod games;
mod rating;
pub mod source;
pub mod tank_chess;

use std::collections::HashSet;
use std::num::NonZeroUsize;

use cannon_engine::{Limits, Score, analyse_position};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Side};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::any_game::{puzzle_timeline, ruleset, themes};
use crate::proof::claims::ClaimedGoal;
use crate::puzzle::{Fields, Puzzle};
use crate::theme::Theme;

use collection::Collection;
use finder::{Found, MAX_TURNS, Search};
use from_position::NoPuzzle;
use source::source;

/// Number of games whose puzzles are chosen together. The themes that are still wanted are updated after each batch.
const BATCH: u64 = 16;
/// The number of plies at the end of a game in which the longer proofs are tried.
const LATE_PLIES: usize = 14;

/// What to make, and from what.
pub struct MakeOptions {
    /// The game.
    pub game: GameId,
    /// The start of the games; a variety of starts by the game if `None`.
    pub start: Option<AnyTimeline>,
    /// The maximum number of games to play.
    pub games: u64,
    /// The number of puzzles that there should be, over all themes.
    pub count: usize,
    /// Puzzles that there are already. They count, nothing like them is made, and the numbers of their identifiers are not used again.
    pub known: Vec<Puzzle>,
    /// The themes to make; all of the game if empty.
    pub themes: Vec<Theme>,
    /// The seed of the games.
    pub seed: u64,
    /// The number of threads.
    pub threads: NonZeroUsize,
}

/// A puzzle that is found and chosen, but not rated yet.
#[derive(Clone, Debug)]
struct Chosen {
    theme: Theme,
    found: Found,
}

/// Plays games of the computer against itself and makes puzzles of their positions until there are enough. They are sorted by theme and
/// rating; their identifiers are the game's letter and a number. `on_progress` is called with the number of puzzles found so far.
pub fn make(options: &MakeOptions, on_progress: &mut dyn FnMut(usize)) -> Vec<Puzzle> {
    let mut collection = Collection::new(source(options.game), &options.themes, options.count, &options.known);
    let mut number = 0;
    while number < options.games && !collection.is_full() {
        let last = options.games.min(number + BATCH);
        let search = search(options.game, collection.wanted());
        let batch = in_parallel(options.threads, (number..last).collect(), &|&number| {
            let game = games::play(source(options.game), options.start.as_ref(), options.seed, number);
            find_in_game(&game, &search)
        });
        batch.into_iter().for_each(|found| collection.add_game(found));
        number = last;
        on_progress(collection.len());
    }
    let mut rated = rate_all(options.game, collection.into_chosen(), options.threads);
    rated.sort_by(|a, b| (a.0.theme, a.1, &a.0.found.position).cmp(&(b.0.theme, b.1, &b.0.found.position)));
    numbered(rated, options.game, source(options.game).id_prefix, first_number(&options.known))
}

/// Makes puzzles of the positions of a game in which one of these sides missed the only solution, in the order of the game. Their
/// identifiers are `r` and a number.
pub fn make_from_record(timeline: &AnyTimeline, sides: &[Side], threads: NonZeroUsize) -> Vec<Puzzle> {
    let game = timeline.game();
    let search = search(game, themes(game).to_vec());
    let is_missed = |ply: usize| sides.contains(&timeline.side_to_move_at(ply));
    let plies = (0..timeline.last_ply()).filter(|&ply| is_missed(ply)).collect();
    let found = in_parallel(threads, plies, &|&ply: &usize| find_at(timeline, ply, &search));
    let mut seen = HashSet::new();
    let found = found
        .into_iter()
        .flatten()
        .filter(|(ply, found)| timeline.action_at(*ply) != Some(found.first) && seen.insert(found.normal_form.clone()));
    let chosen = found.filter_map(|(_, found)| Some(Chosen { theme: *found.themes.first()?, found })).collect();
    numbered(rate_all(game, chosen, threads), game, 'r', 1)
}

/// Makes a puzzle of the timeline's present position, rates it, and names it with `p` and this number.
///
/// # Errors
/// Why the position is no puzzle.
pub fn make_from_position(timeline: &AnyTimeline, number: usize) -> Result<Puzzle, NoPuzzle> {
    let game = timeline.game();
    let deep = find_deep_win(timeline, &search(game, themes(game).to_vec()));
    let found = deep.map_or_else(|| puzzle_timeline(timeline).attempt(), Ok)?;
    if found.goal == ClaimedGoal::Gain && !is_engine_choice(game, &found, source(game).gain_nodes) {
        return Err(NoPuzzle::BetterThanGain { action: found.line.first().cloned().unwrap_or_default() });
    }
    let (theme, rating) = (found.themes.first().copied(), rating_of(game, &found));
    let chosen = theme.map(|theme| (Chosen { theme, found }, rating));
    numbered(chosen.into_iter().collect(), game, 'p', number).pop().ok_or(NoPuzzle::NotAStart)
}

/// The search for puzzles with these themes.
fn search(game: GameId, wanted: Vec<Theme>) -> Search {
    let source = source(game);
    Search { wanted, proof_nodes: source.proof_nodes, max_actions: source.max_actions, is_late: true }
}

/// All puzzles in a game, from the last ply to the first, with their plies.
fn find_in_game(timeline: &AnyTimeline, search: &Search) -> Vec<(usize, Found)> {
    let last = timeline.last_ply();
    let search_at = |ply: usize| Search { is_late: last - ply <= LATE_PLIES, ..search.clone() };
    (0..last).rev().filter_map(|ply| find_at(timeline, ply, &search_at(ply))).collect()
}

/// The puzzle at a ply, if there is one. A gain of material must also be the engine's choice: otherwise there is something better that the
/// proof is too short to see.
fn find_at(timeline: &AnyTimeline, ply: usize, search: &Search) -> Option<(usize, Found)> {
    let mut here = timeline.clone();
    here.go_to(ply);
    let game = timeline.game();
    let mut found = puzzle_timeline(&here).find(search).or_else(|| find_deep_win(&here, search))?;
    if found.goal == ClaimedGoal::Gain && !is_engine_choice(game, &found, source(game).gain_nodes) {
        return None;
    }
    found.is_easy = source(game).easy_nodes.is_some_and(|nodes| is_engine_choice(game, &found, nodes));
    Some((ply, found))
}

/// The puzzle of a win in more than [`MAX_TURNS`] turns that the engine sees, if such puzzles are wanted.
fn find_deep_win(here: &AnyTimeline, search: &Search) -> Option<Found> {
    let is_wanted = |turns: u8| Theme::win_in(turns).is_some_and(|theme| search.wanted.contains(&theme));
    let are_wanted = search.is_late && (MAX_TURNS + 1..=Theme::MAX_WIN_TURNS).any(is_wanted);
    let deep = source(here.game()).deep.filter(|_| are_wanted)?;
    let info = analyse_position(here, Limits::nodes(deep.nodes))?;
    let Score::Win { plies } = info.score else { return None };
    let turns = u8::try_from(plies.div_ceil(2)).ok().filter(|&turns| turns > MAX_TURNS && is_wanted(turns))?;
    puzzle_timeline(here).find_deep_win(turns, &Search { proof_nodes: deep.proof_nodes, ..search.clone() })
}

/// Whether full strength chooses the solution with this number of nodes, and does not think that it loses.
fn is_engine_choice(game: GameId, found: &Found, nodes: u64) -> bool {
    let info = begin(game, found).and_then(|fresh| analyse_position(&fresh, Limits::nodes(nodes)));
    info.is_some_and(|info| info.pv.first() == Some(&found.first) && !matches!(info.score, Score::Loss { .. }))
}

fn rate_all(game: GameId, chosen: Vec<Chosen>, threads: NonZeroUsize) -> Vec<(Chosen, u16)> {
    let ratings = in_parallel(threads, chosen.iter().collect(), &|chosen| rating_of(game, &chosen.found));
    chosen.into_iter().zip(ratings).collect()
}

/// The rating of a position with this solution.
fn rating_of(game: GameId, found: &Found) -> u16 {
    let rate = |timeline: AnyTimeline| rating::rate(&timeline, found.first, &source(game).levels);
    begin(game, found).map_or(rating::LOWEST, rate)
}

/// A game from the position of a puzzle, without history.
fn begin(game: GameId, found: &Found) -> Option<AnyTimeline> {
    let ruleset = ruleset(game, &found.rules).ok()?;
    game.begin(Some(&ruleset), Some(&found.position), HouseRules::NONE).ok()
}

/// The number after the greatest one in an identifier.
fn first_number(known: &[Puzzle]) -> usize {
    let number = |puzzle: &Puzzle| puzzle.id().trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok();
    known.iter().filter_map(number).max().map_or(1, |number: usize| number.saturating_add(1))
}

/// The puzzles with identifiers in their order.
fn numbered(rated: Vec<(Chosen, u16)>, game: GameId, prefix: char, first: usize) -> Vec<Puzzle> {
    let puzzle = |(number, (chosen, rating)): (usize, (Chosen, u16))| {
        let Chosen { theme, found } = chosen;
        let tags = found.themes.iter().filter(|&&tag| tag != theme).map(ToString::to_string).collect();
        let fields = Fields {
            id: format!("{prefix}{number:04}"),
            game: game.name().to_owned(),
            rules: found.rules,
            position: found.position,
            theme: theme.to_string(),
            tags,
            line: found.line,
            rating,
        };
        Puzzle::new(fields).ok()
    };
    (first..).zip(rated).filter_map(puzzle).collect()
}

/// Applies a function to all items on this number of threads and returns the results in the order of the items.
fn in_parallel<T: Sync, R: Send>(threads: NonZeroUsize, items: Vec<T>, apply: &(dyn Fn(&T) -> R + Sync)) -> Vec<R> {
    match ThreadPoolBuilder::new().num_threads(threads.get()).build() {
        Ok(pool) => pool.install(|| items.par_iter().map(apply).collect()),
        // The system has no more threads.
        Err(_) => items.iter().map(apply).collect(),
    }
}
