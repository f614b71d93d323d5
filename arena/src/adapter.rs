//! Cannon as the crate `minimax` wants it.

use cannon::engine::Style;
use cannon::engine::Tapered;
use cannon::engine::cannon::Judge;
use cannon::engine::playable::{Evaluator as _, Playable};
use cannon::rules::Game as _;
use cannon::rules::cannon::{Action, Position};
use minimax::{
    Evaluation, Evaluator, Game, IterativeOptions, IterativeSearch, ParallelOptions, ParallelSearch, Strategy, Winner,
};

/// A search of the crate.
pub(crate) type Opponent = Box<dyn Strategy<Cannon>>;

/// Bytes of its table of positions.
const TABLE: usize = 64 << 20;
/// How deep takes are followed beyond the horizon.
const QUIESCENCE: u8 = 12;
/// By how much a search after a free turn is shallower.
const FREE_TURN: u8 = 3;
/// Half the width of the first window around the expected value, in hundredths of a soldier.
const WINDOW: Evaluation = 50;
/// Evaluations are cut to plus and minus this, far from won and lost.
const MOST: i32 = 20_000;

/// The crate's one-threaded search.
pub(crate) fn iterative() -> Opponent {
    Box::new(IterativeSearch::new(Judgement, options()))
}

/// The crate's search for several threads, on one.
pub(crate) fn parallel() -> Opponent {
    Box::new(ParallelSearch::new(Judgement, options(), ParallelOptions::new().with_num_threads(1)))
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

/// The rules.
pub(crate) struct Cannon;

/// A position on the way through the crate's search.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) position: Position,
    /// What our judgement carries along.
    tally: [Tapered; 2],
    /// The side to move has declined to take anything more.
    stood: bool,
}

impl State {
    pub(crate) fn new(position: Position) -> State {
        State { position, tally: judge().tally(&position), stood: false }
    }
}

/// What the crate's search takes for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    Play(Action),
    /// A free turn for the enemy.
    Pass,
    /// Taking nothing more. The crate follows takes to their end as if they were compulsory; with this choice among them they are not.
    Stand,
}

impl Game for Cannon {
    type S = State;
    type M = Move;

    fn generate_moves(state: &State, moves: &mut Vec<Move>) -> Option<Winner> {
        let winner = Cannon::get_winner(state);
        if winner.is_none() {
            state.position.for_each_action(|action| moves.push(Move::Play(action)));
        }
        winner
    }

    fn apply(state: &mut State, m: Move) -> Option<State> {
        let mut next = State { stood: false, ..state.clone() };
        match m {
            Move::Play(action) => {
                next.position.play(action);
                next.tally = judge().follow(&state.tally, &state.position, action, &next.position);
            }
            Move::Pass => next.position = next.position.passed().unwrap_or(next.position),
            Move::Stand => next.stood = true,
        }
        Some(next)
    }

    fn get_winner(state: &State) -> Option<Winner> {
        // Whoever is on turn after the end has lost.
        (!state.stood && state.position.outcome().is_some()).then_some(Winner::PlayerJustMoved)
    }

    fn zobrist_hash(state: &State) -> u64 {
        state.position.key()
    }

    fn null_move(state: &State) -> Option<Move> {
        state.position.passed().map(|_| Move::Pass)
    }

    fn notation(state: &State, m: Move) -> Option<String> {
        match m {
            Move::Play(action) => Some(state.position.action_to_text(action)),
            Move::Pass | Move::Stand => None,
        }
    }

    fn table_index(m: Move) -> u16 {
        match m {
            Move::Play(action) => Position::slot(action) as u16,
            Move::Pass | Move::Stand => Cannon::max_table_index(),
        }
    }

    fn max_table_index() -> u16 {
        Position::SLOTS as u16
    }
}

fn judge() -> &'static Judge {
    Position::evaluator(Style::default())
}

/// Our judgement of positions.
#[derive(Clone)]
struct Judgement;

impl Evaluator for Judgement {
    type G = Cannon;

    fn evaluate(&self, state: &State) -> Evaluation {
        let position = &state.position;
        let value = judge().value(&state.tally, position, &position.look()).clamp(-MOST, MOST) as Evaluation;
        // After standing, the crate takes the turn to have passed.
        if state.stood { -value } else { value }
    }

    fn generate_noisy_moves(&self, state: &State, moves: &mut Vec<Move>) {
        if state.stood {
            return;
        }
        state.position.for_each_capture(|action| moves.push(Move::Play(action)));
        if !moves.is_empty() {
            // First, for the sake of its cut-offs.
            moves.insert(0, Move::Stand);
        }
    }
}
