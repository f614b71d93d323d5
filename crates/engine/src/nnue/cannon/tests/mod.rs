//! Tests of the network: its file, its arithmetic, and its evaluator.

mod evaluator;
mod file;
mod sample;
