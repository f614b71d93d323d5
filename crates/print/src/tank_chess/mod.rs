//! The pages of Tank Chess.

mod board;
mod diagram;
mod diagrams;
mod ground;
mod legend;
mod reference;
mod scheme;
mod symbols;
mod template;
mod unit_table;
mod units;

pub use reference::reference;
pub use scheme::scheme;
pub use template::template;
