//! An adapter from [`Playable`] games to the traits of the crate `minimax`.

use std::marker::PhantomData;

use cannon_engine::Style;
use cannon_engine::playable::{Evaluator as _, Playable};
use minimax::{
    Evaluation, Evaluator, Game, IterativeOptions, IterativeSearch, ParallelOptions, ParallelSearch, Strategy, Winner,
};

use crate::minimax_game::MinimaxGame;

/// A search of the crate `minimax`.
pub(crate) type Opponent<G> = Box<dyn Strategy<Rules<G>>>;

/// Size of the transposition table in bytes.
const TABLE_BYTES: usize = 64 << 20;
/// Maximum depth of quiescence search in plies.
const QUIESCENCE_DEPTH: u8 = 12;
/// Depth reduction after a null move in plies.
const NULL_MOVE_REDUCTION: u8 = 3;
/// Half the width of the first aspiration window, in hundredths of the smallest piece.
const ASPIRATION_WINDOW: Evaluation = 50;
/// Maximum absolute value of an evaluation, far below the scores of wins and losses.
const MAX_EVALUATION: i32 = 20_000;

/// The search of `minimax` for a single thread.
pub(crate) fn iterative<G: MinimaxGame>() -> Opponent<G> {
    Box::new(IterativeSearch::new(EngineEvaluator(PhantomData), options()))
}

/// The multi-threaded search of `minimax`, on one thread.
pub(crate) fn parallel<G: MinimaxGame>() -> Opponent<G> {
    Box::new(ParallelSearch::new(EngineEvaluator(PhantomData), options(), ParallelOptions::new().with_num_threads(1)))
}

/// The strongest options that `minimax` offers.
fn options() -> IterativeOptions {
    IterativeOptions::new()
        .with_table_byte_size(TABLE_BYTES)
        .with_null_move_depth(NULL_MOVE_REDUCTION)
        .with_quiescence_search_depth(QUIESCENCE_DEPTH)
        .with_aspiration_window(ASPIRATION_WINDOW)
        .with_singular_extension()
        .with_countermoves()
        .with_countermove_history()
}

/// The accumulator of the engine's evaluator.
type Accumulator<G> = <<G as Playable>::Evaluator as cannon_engine::playable::Evaluator<G>>::Accumulator;

/// The rules of a game.
pub(crate) struct Rules<G>(PhantomData<fn() -> G>);

/// A node of the search.
#[derive(Clone)]
pub(crate) struct State<G: MinimaxGame> {
    pub(crate) position: G,
    accumulator: Accumulator<G>,
    /// Whether the last move in quiescence search was to stand pat.
    has_stood_pat: bool,
}

impl<G: MinimaxGame> State<G> {
    pub(crate) fn new(position: G) -> State<G> {
        State { accumulator: evaluator::<G>().refresh(&position), position, has_stood_pat: false }
    }
}

/// A move in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move<A> {
    Play(A),
    /// A null move.
    Pass,
    /// Standing pat in quiescence search. `minimax` searches captures as if they were compulsory; this move makes them optional.
    StandPat,
}

impl<G: MinimaxGame> Game for Rules<G> {
    type S = State<G>;
    type M = Move<G::Action>;

    fn generate_moves(state: &State<G>, moves: &mut Vec<Move<G::Action>>) -> Option<Winner> {
        let winner = Self::get_winner(state);
        if winner.is_none() {
            state.position.for_each_action(|action| moves.push(Move::Play(action)));
        }
        winner
    }

    fn apply(state: &mut State<G>, m: Move<G::Action>) -> Option<State<G>> {
        let mut next = State { has_stood_pat: false, ..state.clone() };
        match m {
            Move::Play(action) => {
                next.position.play(action);
                next.accumulator = evaluator::<G>().update(&state.accumulator, &state.position, action, &next.position);
            }
            Move::Pass => next.position = state.position.null_move().unwrap_or(next.position),
            Move::StandPat => next.has_stood_pat = true,
        }
        Some(next)
    }

    fn get_winner(state: &State<G>) -> Option<Winner> {
        // In both games, the side to move has lost when the game is over.
        (!state.has_stood_pat && state.position.outcome().is_some()).then_some(Winner::PlayerJustMoved)
    }

    fn zobrist_hash(state: &State<G>) -> u64 {
        state.position.key()
    }

    fn null_move(state: &State<G>) -> Option<Move<G::Action>> {
        state.position.null_move().map(|_| Move::Pass)
    }

    fn notation(state: &State<G>, m: Move<G::Action>) -> Option<String> {
        match m {
            Move::Play(action) => Some(state.position.action_to_text(action)),
            Move::Pass | Move::StandPat => None,
        }
    }

    fn table_index(m: Move<G::Action>) -> u16 {
        match m {
            Move::Play(action) => G::history_index(action) as u16,
            Move::Pass | Move::StandPat => Self::max_table_index(),
        }
    }

    fn max_table_index() -> u16 {
        G::HISTORY_SIZE as u16
    }
}

/// The engine's evaluator of the plain style.
fn evaluator<G: MinimaxGame>() -> &'static G::Evaluator {
    G::evaluator(Style::default())
}

/// The engine's evaluator as an evaluator of `minimax`.
struct EngineEvaluator<G>(PhantomData<fn() -> G>);

impl<G> Clone for EngineEvaluator<G> {
    fn clone(&self) -> Self {
        EngineEvaluator(PhantomData)
    }
}

impl<G: MinimaxGame> Evaluator for EngineEvaluator<G> {
    type G = Rules<G>;

    fn evaluate(&self, state: &State<G>) -> Evaluation {
        let position = &state.position;
        let value = evaluator::<G>().evaluate(&state.accumulator, position, &position.attack_info());
        let value = value.clamp(-MAX_EVALUATION, MAX_EVALUATION) as Evaluation;
        // To `minimax`, standing pat is a move, so it negates the evaluation once more.
        if state.has_stood_pat { -value } else { value }
    }

    fn generate_noisy_moves(&self, state: &State<G>, moves: &mut Vec<Move<G::Action>>) {
        if state.has_stood_pat {
            return;
        }
        state.position.for_each_noisy_action(|action| moves.push(Move::Play(action)));
        if !moves.is_empty() {
            // Standing pat comes first, because it causes most cutoffs.
            moves.insert(0, Move::StandPat);
        }
    }
}
