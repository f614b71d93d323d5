//! Tank Chess on the table: [`pieces`] has the shapes of its vehicles and of its terrain.

pub mod pieces;
