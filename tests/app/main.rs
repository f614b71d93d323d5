//! The app without a window: driven by pointer and key messages, judged by match and entities.
#![cfg(feature = "gui")]
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

mod editor;
mod effects;
mod gate;
mod keeping;
mod keys;
mod opponent;
mod pointing;
mod projection;
mod sound;
mod table;
mod tank_chess;
