//! The policy: a small network that says how likely a deeper search is to choose each quiet action of a position. The search tries quiet
//! actions in this order, because a position has hundreds of them.
//!
//! - `features` has the features of an action, `situation` finds them, and `threats` has the stances from which units threaten others;
//! - `network` has the weights, and `scorer` scores the actions of a position in the search;
//! - [`Example`], [`Sampler`] and [`rank`] are for its training: `cannon-lab policy`.

mod examples;
mod features;
mod network;
mod sampling;
mod scorer;
mod situation;
#[cfg(test)]
mod tests;
mod threats;

use std::sync::LazyLock;

use cannon_compression::decompress;

pub use examples::{Example, rank};
pub use network::{NEURONS, PolicyNetwork};
pub use sampling::{SampledPosition, Sampler};
pub(super) use scorer::PolicyScorer;
pub use situation::LastSquares;

/// The network that is built in. The build script has compressed it.
static NETWORK: LazyLock<PolicyNetwork> = LazyLock::new(|| {
    let file = decompress(include_bytes!(concat!(env!("OUT_DIR"), "/tank-chess-policy.nnue")));
    PolicyNetwork::from_bytes(&file).expect("the built-in policy is valid")
});
