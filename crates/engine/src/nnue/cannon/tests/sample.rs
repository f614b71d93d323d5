//! Networks and positions for tests.

use crate::nnue::cannon::features::{ENEMY_FILES, INPUTS, OWN_FILES};
use crate::nnue::cannon::network::{NEURONS, OUTPUT_BUCKETS, Role};
use crate::nnue::update_checksum;
use crate::rng::SeededRng;
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Position, Ruleset};

/// The place of the first bias in a file.
pub(super) const FIRST_BIAS: usize = 32;
/// The place of the first weight in a file.
pub(super) const FIRST_WEIGHT: usize = FIRST_BIAS + 2 * 2 * NEURONS;

/// The largest absolute values of the numbers in a file.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub(super) bias: i16,
    pub(super) weight: i16,
    pub(super) output_weight: i8,
    pub(super) output_bias: i32,
}

impl Bounds {
    /// Bounds like those of a trained network.
    pub(super) const USUAL: Bounds = Bounds { bias: 60, weight: 30, output_weight: 90, output_bias: 4_000 };
    /// The largest that a file may have.
    pub(super) const LARGEST: Bounds = Bounds { bias: 2_000, weight: 505, output_weight: 127, output_bias: 1 << 20 };
}

/// The bytes of a network file with the numbers that `number` makes, each from the bound of its kind.
pub(super) fn file(role: Role, bounds: Bounds, mut number: impl FnMut(i32) -> i32) -> Vec<u8> {
    let mut bytes = b"CANNONNN".to_vec();
    let dimensions = [1, NEURONS, OWN_FILES, ENEMY_FILES, INPUTS, OUTPUT_BUCKETS, 121];
    bytes.extend(dimensions.into_iter().flat_map(|dimension| (dimension as u16).to_le_bytes()));
    bytes.extend([u8::from(role == Role::Correction), 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    let mut add = |count: usize, bound: i32, length: usize| {
        for _ in 0..count {
            bytes.extend(&number(bound).to_le_bytes()[..length]);
        }
    };
    add(2 * NEURONS, bounds.bias.into(), 2);
    add((OWN_FILES + ENEMY_FILES) * INPUTS * NEURONS, bounds.weight.into(), 2);
    add(2 * OUTPUT_BUCKETS * NEURONS, bounds.output_weight.into(), 1);
    add(OUTPUT_BUCKETS, bounds.output_bias, 4);
    update_checksum(&mut bytes);
    bytes
}

/// The bytes of a file with random numbers.
pub(super) fn random_file(role: Role, bounds: Bounds, seed: u64) -> Vec<u8> {
    let mut rng = SeededRng::new(&[seed]);
    file(role, bounds, |bound| rng.below(2 * bound as u64 + 1) as i32 - bound)
}

/// Positions of random games by all presets, each with the action that follows.
pub(super) fn positions() -> impl Iterator<Item = (Position, Action)> {
    Ruleset::PRESETS.into_iter().flat_map(|(_, rules)| {
        (0..8_u64).flat_map(move |game| {
            let (mut rng, mut position) = (SeededRng::new(&[game]), Position::start(&rules));
            (0..200).map_while(move |_| {
                let actions = position.actions();
                if position.outcome().is_some() {
                    return None;
                }
                let action = rng.choose(&actions)?;
                let item = (position, action);
                position.play(action);
                Some(item)
            })
        })
    })
}
