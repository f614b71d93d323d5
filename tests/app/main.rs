//! The app without a window: driven by pointer and key messages, judged by match and entities.
#![cfg(feature = "gui")]
#![allow(missing_docs, clippy::unwrap_used)]

mod effects;
mod keys;
mod pointing;
mod projection;
mod table;
