//! How the registry makes evaluators with networks.

use std::sync::{Arc, LazyLock};

use super::error::NetworkError;
use super::evaluator::NetworkEvaluator;
use super::network::Network;
use crate::AnyEvaluator;
use cannon_rules::Game;
use cannon_rules::cannon::Position;

/// The evaluation of a game by a network, for its entry in the registry.
#[derive(Clone, Copy)]
pub(crate) struct NetworkEntry {
    /// Makes an evaluator with the network in the bytes of a file.
    pub(crate) read: fn(&[u8]) -> Result<AnyEvaluator, NetworkError>,
    /// The evaluator with the network that is built in, which is read once.
    pub(crate) built_in: fn() -> &'static Result<AnyEvaluator, NetworkError>,
}

impl NetworkEntry {
    /// The entry of Cannon.
    pub(crate) const CANNON: NetworkEntry = NetworkEntry { read: read_evaluator, built_in: built_in_evaluator };
}

/// The network of Cannon that is built in.
const CANNON_NETWORK: &[u8] = include_bytes!("../../../../assets/engine/cannon.nnue");

/// See [`NetworkEntry::built_in`].
fn built_in_evaluator() -> &'static Result<AnyEvaluator, NetworkError> {
    static EVALUATOR: LazyLock<Result<AnyEvaluator, NetworkError>> = LazyLock::new(|| read_evaluator(CANNON_NETWORK));
    &EVALUATOR
}

/// The evaluators of all styles with the network in the bytes of a file.
fn read_evaluator(bytes: &[u8]) -> Result<AnyEvaluator, NetworkError> {
    let network = Arc::new(Network::from_bytes(bytes)?);
    let evaluators = Position::STYLES.iter().map(|&style| NetworkEvaluator::new(network.clone(), style)).collect();
    Ok(AnyEvaluator::by_style::<Position>(evaluators).with_network(network.checksum()))
}
