//! The pages of Cannon.

mod diagrams;
mod presets;
mod reference;

pub use reference::reference;
