//! The pages of Cannon.

mod board;
mod diagram;
mod diagrams;
mod presets;
mod reference;

pub use reference::reference;
