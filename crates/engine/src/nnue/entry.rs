//! How the registry makes evaluators with networks.

use std::sync::Arc;

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
    /// The bytes of the network that is built in, if there is one.
    pub(crate) built_in: Option<&'static [u8]>,
}

impl NetworkEntry {
    /// The entry of Cannon.
    pub(crate) const fn of_cannon(built_in: Option<&'static [u8]>) -> NetworkEntry {
        NetworkEntry { read: read_evaluator, built_in }
    }
}

/// The evaluators of all styles with the network in the bytes of a file.
fn read_evaluator(bytes: &[u8]) -> Result<AnyEvaluator, NetworkError> {
    let network = Arc::new(Network::from_bytes(bytes)?);
    let evaluators = Position::STYLES.iter().map(|&style| NetworkEvaluator::new(network.clone(), style)).collect();
    Ok(AnyEvaluator::by_style::<Position>(evaluators).with_network(network.checksum()))
}
