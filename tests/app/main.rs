//! Tests of the app without a window: they send pointer and key messages and check the match and the entities.
#![cfg(feature = "gui")]
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

mod editor;
mod effects;
mod engines;
mod flashes;
mod gamepad;
mod gate;
mod grandmaster;
mod harness;
mod keyboard;
mod opponent;
mod pointer;
mod projection;
mod record_file;
mod scene_changes;
#[path = "../../benches/aid/scenes.rs"]
#[expect(dead_code, reason = "the benchmark of memory has a shorter round, too")]
mod scenes;
mod sound;
mod tank_chess;
mod touch;
