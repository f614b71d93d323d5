//! Tank Chess's schemes in the editor.
//!
//! [`tools`] lists what can be put on the board, [`changes`] does it to a set-up, [`design`] ties both to the editor, and [`words`] says what
//! the rules find wrong with a scheme.

use std::sync::LazyLock;

use crate::app::games::workshop::{Design, Shipped, Workshop};
use cannon_rules::Side;
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use cannon_rules::tank_chess::{BoardName, Ruleset, Scheme, Setup, scheme_file};

mod changes;
mod design;
#[cfg(test)]
mod tests;
mod tools;
mod words;

/// What the editor needs to know.
pub(super) static WORKSHOP: Workshop = Workshop {
    folder: "schemes",
    sizes: MIN_SIZE..=MAX_SIZE,
    tools: || &tools::GROUPS,
    shipped: || &SHIPPED,
    blank: |size| {
        Box::new(Scheme { name: String::new(), about: String::new(), setup: Setup::empty(size, Side::South) })
    },
    read: |text| match scheme_file::read(text) {
        Ok(scheme) => Ok(Box::new(scheme)),
        Err(error) => Err(error.to_string()),
    },
};

/// The boards of the game.
static SHIPPED: LazyLock<Vec<Shipped>> = LazyLock::new(|| {
    let shipped = |board: BoardName| Shipped {
        // A ruleset of plain switches always has a JSON value.
        ruleset: serde_json::to_value(Ruleset { board }).unwrap_or_default(),
        design: Box::new(board.scheme().clone()) as Box<dyn Design>,
    };
    BoardName::all().map(shipped).collect()
});
