//! Tests of reasons: every motif that the engine names holds by its definition, in collected positions and in random games.

mod cannon;
mod case;
mod collection;
mod properties;
mod tank_chess;
mod words;
