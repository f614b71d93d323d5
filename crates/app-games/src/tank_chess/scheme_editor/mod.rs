//! Tank Chess's support of the set-up editor.
//!
//! [`tools`] lists the tools, [`setup_edits`] and [`objective_edits`] apply them to a set-up, [`editable_scheme`] makes schemes editable,
//! and [`issues`] describes the problems that the rules find in a scheme.

use std::sync::LazyLock;

use serde_json::Value;

use crate::editor_support::{BuiltinSetup, Design, EditorSupport};
use cannon_rules::Side;
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use cannon_rules::tank_chess::{BoardName, Ruleset, Scheme, Setup, scheme_file};

mod editable_scheme;
mod issues;
mod objective_edits;
mod setup_edits;
#[cfg(test)]
mod tests;
mod tools;

/// The support of the set-up editor.
pub(super) static SCHEME_EDITOR: EditorSupport = EditorSupport {
    folder: "schemes",
    file_format: scheme_file::FORMAT,
    sizes: MIN_SIZE..=MAX_SIZE,
    is_symmetric: true,
    studies_positions: false,
    tools: || &tools::GROUPS,
    eraser: tools::eraser,
    builtin_setups: || &BUILTIN_SCHEMES,
    with_setup_of: |rules, setup| {
        let parse = |value: &Value| serde_json::from_value::<Ruleset>(value.clone()).unwrap_or_default();
        let rules = Ruleset { board: parse(setup).board, ..rules.map(parse).unwrap_or_default() };
        // A ruleset of plain switches always has a JSON value.
        serde_json::to_value(rules).unwrap_or_default()
    },
    of_position: |text| {
        let setup: Setup = text.parse().ok()?;
        Some(Box::new(Scheme { name: String::new(), about: String::new(), setup }))
    },
    blank: |size| {
        Box::new(Scheme { name: String::new(), about: String::new(), setup: Setup::empty(size, Side::South) })
    },
    parse,
};

/// Parses the text of a scheme.
fn parse(text: &str) -> Result<Box<dyn Design>, Message> {
    match scheme_file::read(text) {
        Ok(scheme) => Ok(Box::new(scheme)),
        Err(error) => Err(error.to_message()),
    }
}

/// The boards of the game.
static BUILTIN_SCHEMES: LazyLock<Vec<BuiltinSetup>> = LazyLock::new(|| {
    let built_in = |board: BoardName| BuiltinSetup {
        // A ruleset of plain switches always has a JSON value.
        ruleset: serde_json::to_value(Ruleset { board, ..Ruleset::default() }).unwrap_or_default(),
        design: Box::new(board.scheme().clone()) as Box<dyn Design>,
    };
    BoardName::all().map(built_in).collect()
});
