//! The cases of the fuzz targets: what each target does with its input. A case panics if a reader breaks one of its promises.
//!
//! They are a crate of their own, so that `cargo test` repeats the inputs of the past without a fuzzer. `fuzz/README.md` has the
//! commands of the fuzzer.
//!
//! - [`rules`] has positions, actions, schemes and records;
//! - [`engine`] has networks, weights and opening books;
//! - [`formats`] has the records of other programs;
//! - [`files`] has lessons, puzzles, profiles and the library of games;
//! - [`commands`] has the command line, the games and the engine in a terminal, and the files that only commands read;
//! - [`inputs`] has the inputs that tests repeat.

pub mod commands;
mod edits;
pub mod engine;
pub mod files;
pub mod formats;
mod gate;
pub mod inputs;
pub mod rules;

use std::fmt::Display;
use std::sync::LazyLock;

use cannon_i18n::{LANGUAGES, Localizer, is_harmful};
use cannon_rules::message::ToMessage;

/// A case of a fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The name of its target, and of its folder in `fuzz/regressions`.
    pub name: &'static str,
    /// Does with an input what the target does.
    pub run: fn(&[u8]),
}

/// A list of cases that have the names of their functions.
macro_rules! cases {
    ($($module:ident::$name:ident),+ $(,)?) => {
        &[$(Case { name: stringify!($name), run: $module::$name }),+]
    };
}

/// All cases. A new case also needs a file in `fuzz/fuzz_targets` and a `[[bin]]` in `fuzz/Cargo.toml`.
pub static CASES: &[Case] = cases![
    rules::action,
    rules::position,
    rules::record,
    rules::tank_action,
    rules::tank_position,
    rules::tank_scheme,
    rules::values,
    engine::book,
    engine::cannon_network,
    engine::tank_network,
    engine::weights,
    files::explorer_collection,
    files::lesson,
    files::library_folder,
    files::library_index,
    files::profiles,
    files::puzzles,
    files::search_cache,
    formats::abstract_play,
    formats::boardspace,
    formats::move_list,
    formats::pgn,
    formats::picture,
    formats::tank_chess_kifu,
    commands::command_line,
    commands::games_file,
    commands::protocol,
    commands::samples,
    commands::terminal,
    commands::training_data,
];

/// The names of the cases of the window's half, which need Bevy: `cannon::app::fuzz_cases` has them.
pub const WINDOW_CASES: [&str; 3] = ["cannon_position_file", "key_chord", "settings"];

/// The valid text at the beginning of the input. In the program, readers of text get only text that has been decoded.
fn text(data: &[u8]) -> &str {
    let valid = match str::from_utf8(data) {
        Ok(_) => data.len(),
        Err(error) => error.valid_up_to(),
    };
    str::from_utf8(&data[..valid]).unwrap_or_default()
}

/// The localizers of all languages.
static LOCALIZERS: LazyLock<Vec<Localizer>> =
    LazyLock::new(|| LANGUAGES.iter().map(|entry| Localizer::new(entry.language)).collect());

/// Checks that an error can be told, to developers and in the language of a player, without characters that change what a terminal shows.
/// The length of the text chooses the language.
fn check_told(error: &(impl Display + ToMessage)) {
    let message = error.to_message();
    let english = error.to_string();
    let words = &LOCALIZERS[english.len() % LOCALIZERS.len()];
    let told = words.message(&message);
    assert!(words.has(message.id), "{}: there is no text {}", words.tag(), message.id);
    assert!(!english.is_empty() && !told.is_empty() && !told.contains(is_harmful), "{told:?}");
}
