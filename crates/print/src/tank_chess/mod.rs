//! The pages of Tank Chess.

mod board;
mod diagrams;
mod legend;
mod reference;
mod scheme;
mod template;
mod unit_table;

pub use reference::reference;
pub use scheme::scheme;
pub use template::template;
