//! How the engine of a game makes evaluators with networks.

use std::sync::{Arc, LazyLock};

use super::error::NetworkError;
use super::{cannon, tank_chess};
use crate::AnyEvaluator;
use cannon_compression::decompress;
use cannon_rules::Game;
use cannon_rules::cannon::Position as CannonPosition;
use cannon_rules::tank_chess::Position as TankChessPosition;

/// The evaluation of a game by a network, for its engine.
pub(crate) struct NetworkEntry {
    /// Makes an evaluator with the network in the bytes of a file.
    pub(crate) read: fn(&[u8]) -> Result<AnyEvaluator, NetworkError>,
    /// The evaluator with the network that is built in. The build script has compressed the network.
    pub(crate) built_in: LazyLock<Result<AnyEvaluator, NetworkError>>,
    /// Whether the levels that may use a network evaluate with it. Otherwise it is used only where it is asked for.
    pub(crate) serves_levels: bool,
}

/// The evaluation of Cannon.
pub(crate) static CANNON: NetworkEntry = NetworkEntry {
    read: read_cannon,
    built_in: LazyLock::new(|| read_cannon(&decompress(include_bytes!(concat!(env!("OUT_DIR"), "/cannon.nnue"))))),
    serves_levels: true,
};

/// The evaluation of Tank Chess. Its network has not proved stronger than the linear evaluation at equal time.
pub(crate) static TANK_CHESS: NetworkEntry = NetworkEntry {
    read: read_tank_chess,
    built_in: LazyLock::new(|| {
        read_tank_chess(&decompress(include_bytes!(concat!(env!("OUT_DIR"), "/tank-chess.nnue"))))
    }),
    serves_levels: false,
};

/// The evaluators of all styles with the network of Cannon in the bytes of a file.
fn read_cannon(bytes: &[u8]) -> Result<AnyEvaluator, NetworkError> {
    let network = Arc::new(cannon::Network::from_bytes(bytes)?);
    let of_style = |&style| cannon::NetworkEvaluator::new(network.clone(), style);
    let evaluators = CannonPosition::STYLES.iter().map(of_style).collect();
    Ok(AnyEvaluator::by_style::<CannonPosition>(evaluators).with_network(network.checksum))
}

/// The evaluators of all styles with the network of Tank Chess in the bytes of a file.
fn read_tank_chess(bytes: &[u8]) -> Result<AnyEvaluator, NetworkError> {
    let network = Arc::new(tank_chess::Network::from_bytes(bytes)?);
    let of_style = |&style| tank_chess::NetworkEvaluator::new(network.clone(), style);
    let evaluators = TankChessPosition::STYLES.iter().map(of_style).collect();
    Ok(AnyEvaluator::by_style::<TankChessPosition>(evaluators).with_network(network.checksum))
}
