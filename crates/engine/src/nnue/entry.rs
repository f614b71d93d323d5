//! How the engine of a game makes evaluators with networks.

use std::sync::{Arc, LazyLock};

use super::error::NetworkError;
use super::{cannon, tank_chess};
use crate::AnyEvaluator;
use cannon_rules::Game;
use cannon_rules::cannon::Position as CannonPosition;
use cannon_rules::tank_chess::Position as TankChessPosition;

/// The evaluation of a game by a network, for its engine.
#[derive(Clone, Copy)]
pub(crate) struct NetworkEntry {
    /// Makes an evaluator with the network in the bytes of a file.
    pub(crate) read: fn(&[u8]) -> Result<AnyEvaluator, NetworkError>,
    /// The evaluator with the network that is built in, which is read once.
    pub(crate) built_in: fn() -> &'static Result<AnyEvaluator, NetworkError>,
    /// Whether the levels that may use a network evaluate with it. Otherwise it is used only where it is asked for.
    pub(crate) serves_levels: bool,
}

impl NetworkEntry {
    /// The evaluation of Cannon.
    pub(crate) const CANNON: NetworkEntry =
        NetworkEntry { read: read_cannon, built_in: built_in_cannon, serves_levels: true };

    /// The evaluation of Tank Chess. Its network has not proved stronger than the linear evaluation at equal time.
    pub(crate) const TANK_CHESS: NetworkEntry =
        NetworkEntry { read: read_tank_chess, built_in: built_in_tank_chess, serves_levels: false };
}

/// A network that is built in. The build script has compressed it.
macro_rules! built_in {
    ($file:literal, $read:ident) => {{
        static EVALUATOR: LazyLock<Result<AnyEvaluator, NetworkError>> = LazyLock::new(|| {
            $read(&cannon_compression::decompress(include_bytes!(concat!(env!("OUT_DIR"), "/", $file))))
        });
        &EVALUATOR
    }};
}

/// See [`NetworkEntry::built_in`].
fn built_in_cannon() -> &'static Result<AnyEvaluator, NetworkError> {
    built_in!("cannon.nnue", read_cannon)
}

/// See [`NetworkEntry::built_in`].
fn built_in_tank_chess() -> &'static Result<AnyEvaluator, NetworkError> {
    built_in!("tank-chess.nnue", read_tank_chess)
}

/// The evaluators of all styles with the network of Cannon in the bytes of a file.
fn read_cannon(bytes: &[u8]) -> Result<AnyEvaluator, NetworkError> {
    let network = Arc::new(cannon::Network::from_bytes(bytes)?);
    let of_style = |&style| cannon::NetworkEvaluator::new(network.clone(), style);
    let evaluators = CannonPosition::STYLES.iter().map(of_style).collect();
    Ok(AnyEvaluator::by_style::<CannonPosition>(evaluators).with_network(network.checksum()))
}

/// The evaluators of all styles with the network of Tank Chess in the bytes of a file.
fn read_tank_chess(bytes: &[u8]) -> Result<AnyEvaluator, NetworkError> {
    let network = Arc::new(tank_chess::Network::from_bytes(bytes)?);
    let of_style = |&style| tank_chess::NetworkEvaluator::new(network.clone(), style);
    let evaluators = TankChessPosition::STYLES.iter().map(of_style).collect();
    Ok(AnyEvaluator::by_style::<TankChessPosition>(evaluators).with_network(network.checksum()))
}
