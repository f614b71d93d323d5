//! Cannon's support of the set-up editor: positions that a player sets up to play, to study and to make puzzles of.
//!
//! [`tools`] lists the tools and applies them, [`named_position`] makes positions editable, [`options`] has the widgets for the side to
//! move and the rules, [`issues`] describes the problems that the rules find, and [`position_file`] reads and writes positions.

use std::sync::LazyLock;

use crate::editor_support::{BuiltinSetup, EditorSupport};
use cannon_rules::Side;
use cannon_rules::cannon::{Point, Ruleset, Setup};
use cannon_rules::message::ToMessage;

mod issues;
mod named_position;
mod options;
mod position_file;
#[cfg(test)]
mod tests;
mod tools;

pub use named_position::NamedPosition;
pub use position_file::{read, read_pasted, write};

/// The support of the set-up editor.
pub(super) static POSITION_EDITOR: EditorSupport = EditorSupport {
    folder: "positions",
    file_format: position_file::FORMAT,
    sizes: Point::SIZE..=Point::SIZE,
    is_symmetric: false,
    studies_positions: true,
    tools: || &tools::GROUPS,
    eraser: || tools::ERASER,
    builtin_setups: || &START,
    // The rules are chosen beside the set-up, so that the start position suits all of them.
    with_setup_of: |rules, setup| rules.unwrap_or(setup).clone(),
    blank: |_| Box::new(NamedPosition::new(Setup::empty(Side::South), Ruleset::default())),
    of_position: |text| {
        let setup: Setup = text.parse().ok()?;
        Some(Box::new(NamedPosition::new(setup, Ruleset::default())))
    },
    parse: |text| match position_file::read(text) {
        Ok(position) => Ok(Box::new(position)),
        Err(error) => Err(error.to_message()),
    },
};

/// The start position, the only one that comes with the game.
static START: LazyLock<Vec<BuiltinSetup>> = LazyLock::new(|| {
    let rules = Ruleset::default();
    // A ruleset of plain switches always has a JSON value.
    let ruleset = serde_json::to_value(rules).unwrap_or_default();
    vec![BuiltinSetup { ruleset, design: Box::new(NamedPosition::start(rules)) }]
});
