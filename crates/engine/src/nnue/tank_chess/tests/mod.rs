//! Tests of the network: its file, its inputs, and its evaluator.

mod evaluator;
mod file;
mod inputs;
mod sample;
