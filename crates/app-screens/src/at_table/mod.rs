//! What appears over or beside the board during a game: the pause, the result, summaries and captions.

pub(crate) mod analysis;
pub(crate) mod captions;
mod entries;
pub(crate) mod evaluation_graph;
pub(crate) mod fade_in;
pub(crate) mod handover;
pub(crate) mod pause;
pub(crate) mod repetition;
pub(crate) mod result;
pub(crate) mod resume_summary;
pub(crate) mod signals;
