//! Games as the crate `minimax` wants them.

use std::marker::PhantomData;

use cannon_engine::Style;
use cannon_engine::playable::{Evaluator as _, Playable};
use minimax::{
    Evaluation, Evaluator, Game, IterativeOptions, IterativeSearch, ParallelOptions, ParallelSearch, Strategy, Winner,
};

use crate::contender::Contender;

/// A search of the crate.
pub(crate) type Opponent<G> = Box<dyn Strategy<Rules<G>>>;

/// Bytes of its table of positions.
const TABLE: usize = 64 << 20;
/// How deep takes are followed beyond the horizon.
const QUIESCENCE: u8 = 12;
/// By how much a search after a free turn is shallower.
const FREE_TURN: u8 = 3;
/// Half the width of the first window around the expected value, in hundredths of the smallest piece.
const WINDOW: Evaluation = 50;
/// Evaluations are cut to plus and minus this, far from won and lost.
const MOST: i32 = 20_000;

/// The crate's one-threaded search.
pub(crate) fn iterative<G: Contender>() -> Opponent<G> {
    Box::new(IterativeSearch::new(Judgement(PhantomData), options()))
}

/// The crate's search for several threads, on one.
pub(crate) fn parallel<G: Contender>() -> Opponent<G> {
    Box::new(ParallelSearch::new(Judgement(PhantomData), options(), ParallelOptions::new().with_num_threads(1)))
}

/// All that the crate has to make its search stronger.
fn options() -> IterativeOptions {
    IterativeOptions::new()
        .with_table_byte_size(TABLE)
        .with_null_move_depth(FREE_TURN)
        .with_quiescence_search_depth(QUIESCENCE)
        .with_aspiration_window(WINDOW)
        .with_singular_extension()
        .with_countermoves()
        .with_countermove_history()
}

/// What our judgement carries along.
type Tally<G> = <<G as Playable>::Evaluator as cannon_engine::playable::Evaluator<G>>::Tally;

/// The rules of a game.
pub(crate) struct Rules<G>(PhantomData<fn() -> G>);

/// A position on the way through the crate's search.
#[derive(Clone)]
pub(crate) struct State<G: Contender> {
    pub(crate) position: G,
    accumulator: Tally<G>,
    /// The side to move has declined to take anything more.
    stood: bool,
}

impl<G: Contender> State<G> {
    pub(crate) fn new(position: G) -> State<G> {
        State { accumulator: judge::<G>().accumulator(&position), position, stood: false }
    }
}

/// What the crate's search takes for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move<A> {
    Play(A),
    /// A free turn for the enemy.
    Pass,
    /// Taking nothing more. The crate follows takes to their end as if they were compulsory; with this choice among them they are not.
    Stand,
}

impl<G: Contender> Game for Rules<G> {
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
        let mut next = State { stood: false, ..state.clone() };
        match m {
            Move::Play(action) => {
                next.position.play(action);
                next.accumulator = judge::<G>().follow(&state.accumulator, &state.position, action, &next.position);
            }
            Move::Pass => next.position = state.position.passed().unwrap_or(next.position),
            Move::Stand => next.stood = true,
        }
        Some(next)
    }

    fn get_winner(state: &State<G>) -> Option<Winner> {
        // Whoever is on turn after the end has lost.
        (!state.stood && state.position.outcome().is_some()).then_some(Winner::PlayerJustMoved)
    }

    fn zobrist_hash(state: &State<G>) -> u64 {
        state.position.key()
    }

    fn null_move(state: &State<G>) -> Option<Move<G::Action>> {
        state.position.passed().map(|_| Move::Pass)
    }

    fn notation(state: &State<G>, m: Move<G::Action>) -> Option<String> {
        match m {
            Move::Play(action) => Some(state.position.action_to_text(action)),
            Move::Pass | Move::Stand => None,
        }
    }

    fn table_index(m: Move<G::Action>) -> u16 {
        match m {
            Move::Play(action) => G::slot(action) as u16,
            Move::Pass | Move::Stand => Self::max_table_index(),
        }
    }

    fn max_table_index() -> u16 {
        G::SLOTS as u16
    }
}

fn judge<G: Contender>() -> &'static G::Evaluator {
    G::evaluator(Style::default())
}

/// Our judgement of positions.
struct Judgement<G>(PhantomData<fn() -> G>);

impl<G> Clone for Judgement<G> {
    fn clone(&self) -> Self {
        Judgement(PhantomData)
    }
}

impl<G: Contender> Evaluator for Judgement<G> {
    type G = Rules<G>;

    fn evaluate(&self, state: &State<G>) -> Evaluation {
        let position = &state.position;
        let value = judge::<G>().value(&state.accumulator, position, &position.look()).clamp(-MOST, MOST) as Evaluation;
        // After standing, the crate takes the turn to have passed.
        if state.stood { -value } else { value }
    }

    fn generate_noisy_moves(&self, state: &State<G>, moves: &mut Vec<Move<G::Action>>) {
        if state.stood {
            return;
        }
        state.position.for_each_take(|action| moves.push(Move::Play(action)));
        if !moves.is_empty() {
            // First, for the sake of its cut-offs.
            moves.insert(0, Move::Stand);
        }
    }
}
