//! The faults of an engine.

/// A fault of an engine, after which it has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The engine ended, could not be started, or found no action.
    #[error("{0}")]
    Crash(String),
    /// The engine answered with an illegal action.
    #[error("{0}")]
    Illegal(String),
    /// The engine did not answer in time.
    #[error("{0}")]
    Timeout(String),
}
