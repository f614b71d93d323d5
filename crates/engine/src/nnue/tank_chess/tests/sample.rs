//! Networks and positions for tests.

use crate::nnue::tank_chess::features::{BIASES, EXITS, KINDS, OUTPUT_BUCKETS};
use crate::nnue::tank_chess::network::NEURONS;
use crate::nnue::tank_chess::offsets::OFFSETS;
use crate::nnue::tank_chess::reader::{FILE_BYTES, FIRST_WEIGHT, OUTPUT_BYTES};
use crate::nnue::update_checksum;
use crate::rng::SeededRng;
use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, BoardName, Position};

/// The largest absolute values of the numbers in a file.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub(super) bias: i16,
    pub(super) weight: i8,
    pub(super) output_weight: i8,
    pub(super) output_bias: i32,
}

impl Bounds {
    /// Bounds like those of a trained network.
    pub(super) const USUAL: Bounds = Bounds { bias: 200, weight: 12, output_weight: 90, output_bias: 4_000 };
    /// The largest that a file may have.
    pub(super) const LARGEST: Bounds = Bounds { bias: 2_000, weight: 127, output_weight: 127, output_bias: 1 << 20 };
}

/// The bytes of a network file with the numbers that `number` makes, each from the bound of its kind.
pub(super) fn file(bounds: Bounds, mut number: impl FnMut(i32) -> i32) -> Vec<u8> {
    let mut bytes = b"TANKCHNN".to_vec();
    let dimensions = [1, NEURONS, KINDS, OFFSETS, EXITS, OUTPUT_BUCKETS, BIASES, 477];
    bytes.extend(dimensions.into_iter().flat_map(|dimension| (dimension as u16).to_le_bytes()));
    bytes.extend([0; 8]);
    let mut add = |count: usize, bound: i32, length: usize| {
        for _ in 0..count {
            bytes.extend(&number(bound).to_le_bytes()[..length]);
        }
    };
    add(BIASES * NEURONS, bounds.bias.into(), 2);
    add(FILE_BYTES - OUTPUT_BYTES - FIRST_WEIGHT, bounds.weight.into(), 1);
    add(2 * OUTPUT_BUCKETS * NEURONS, bounds.output_weight.into(), 1);
    add(OUTPUT_BUCKETS, bounds.output_bias, 4);
    update_checksum(&mut bytes);
    bytes
}

/// The bytes of a file with random numbers.
pub(super) fn random_file(bounds: Bounds, seed: u64) -> Vec<u8> {
    let mut rng = SeededRng::new(&[seed]);
    file(bounds, |bound| rng.below(2 * bound as u64 + 1) as i32 - bound)
}

/// Positions of a random game on a board, each with the action that follows. Every other action is a capture if there is one, so that units
/// are destroyed.
pub(super) fn game(board: BoardName, seed: u64) -> impl Iterator<Item = (Position, Action)> {
    let (mut rng, mut position) = (SeededRng::new(&[seed]), board.start());
    (0..150).map_while(move |ply| {
        let actions = position.actions();
        if position.outcome().is_some() {
            return None;
        }
        let captures: Vec<Action> = actions.iter().copied().filter(|action| action.target().is_some()).collect();
        let action = rng.choose(if ply % 2 == 0 || captures.is_empty() { &actions } else { &captures })?;
        let item = (position, action);
        position.play(action);
        Some(item)
    })
}

/// Positions of random games on all boards, each with the action that follows.
pub(super) fn positions() -> impl Iterator<Item = (Position, Action)> {
    BoardName::all().flat_map(|board| game(board, 3))
}
