//! Tests of the Fluent files: they parse, identifiers are unique, and the sources use exactly the identifiers that
//! exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

mod statements;

use super::*;
use cannon_rules::GameId;
use cannon_rules::record::{LEVELS, Style, rank_name};
use cannon_rules::tank_chess::BoardName;

#[test]
fn every_file_parses_and_identifiers_are_unique() {
    for entry in LANGUAGES {
        let mut bundle: FluentBundle<FluentResource> = FluentBundle::new_concurrent(vec![entry.id.clone()]);
        for (file, text) in entry.files.iter() {
            let resource = FluentResource::try_new(text.clone());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", entry.name));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}/{file}: {errors:?}", entry.name));
        }
    }
}

/// The variants of each choice by game in a text, without those of choices within a variant.
fn variants_by_game(text: &str) -> Vec<Vec<&str>> {
    let choices = text.split("$game ->").skip(1).map(|rest| {
        let mut depth = 1;
        let mut variants = Vec::new();
        for (place, letter) in rest.char_indices() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                '[' if depth == 1 => variants.extend(rest[place + 1..].split(']').next()),
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        variants
    });
    choices.collect()
}

#[test]
fn every_game_has_its_own_variant_so_that_none_speaks_the_words_of_another() {
    let mut games = GameId::ALL.map(GameId::name);
    games.sort_unstable();
    let mut choices = 0;
    for entry in LANGUAGES {
        for (file, text) in entry.files.iter() {
            for mut variants in variants_by_game(text) {
                variants.sort_unstable();
                assert_eq!(variants, games, "{}/{file}", entry.tag);
                choices += 1;
            }
        }
    }
    assert!(choices > 100, "{choices}");
}

#[test]
fn variables_cannot_control_the_terminal() {
    let args = [("column", 1.into()), ("reason", "\u{1b}[2J in\u{9b}two\nlines\u{7f}".into())];
    let text = Localizer::default().format("error-at-column", &args);
    assert!(text.contains(" [2J in two\nlines ") && !text.contains(is_harmful), "{text:?}");
}

/// All identifiers of a language.
fn identifiers(entry: &LanguageEntry) -> BTreeSet<String> {
    let lines = entry.files.iter().flat_map(|(_, text)| text.lines());
    lines
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once('=').map(|(id, _)| id.trim().to_owned()))
        .collect()
}

#[test]
fn every_language_has_the_same_identifiers() {
    let first = identifiers(&LANGUAGES[0]);
    assert!(!first.is_empty());
    for entry in LANGUAGES {
        let own = identifiers(entry);
        let missing: Vec<_> = first.difference(&own).collect();
        let unknown: Vec<_> = own.difference(&first).collect();
        assert!(missing.is_empty() && unknown.is_empty(), "{}: missing {missing:?}, unknown {unknown:?}", entry.name);
    }
}

/// The identifiers of the messages with important words, which stand between pairs of asterisks on a line.
fn emphasised(entry: &LanguageEntry) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (file, text) in entry.files.iter() {
        for line in text.lines().filter(|line| line.contains("**")) {
            assert_eq!(*file, "lessons.ftl", "{}: only lessons show important words: {line}", entry.name);
            assert!(line.matches("**").count().is_multiple_of(2), "{}: {line}", entry.name);
            ids.extend(line.split_once('=').map(|(id, _)| id.trim().to_owned()));
        }
    }
    ids
}

#[test]
fn every_language_marks_important_words_in_the_same_messages() {
    let first = emphasised(&LANGUAGES[0]);
    assert!(first.len() > 50);
    for entry in LANGUAGES {
        assert_eq!(emphasised(entry), first, "{}", entry.name);
    }
}

#[test]
fn unknown_identifier_is_shown_as_itself() {
    let localizer = Localizer::default();
    assert!(!localizer.has("no-such-text"));
    assert_eq!(localizer.text("no-such-text"), "no-such-text");
}

#[test]
fn variables_are_filled_in_without_isolation_marks() {
    let text = Localizer::default().format("outcome-principal-taken", &[("side", "Dark".into())]);
    assert!(text.contains("Dark"), "{text}");
    assert!(text.chars().all(|c| !('\u{2066}'..='\u{2069}').contains(&c)), "{text:?}");
}

#[test]
fn sides_and_outcomes_use_the_terms_of_their_game() {
    use cannon_rules::{DrawReason, Outcome, Side, WinReason};
    let words = Localizer::default();
    assert_eq!(words.side_in(GameId::Cannon, Side::South), "Dark");
    assert_eq!(words.text("side-south"), "Dark", "the default without a game");
    assert_eq!(Side::ALL.map(|side| words.side_in(GameId::TankChess, side)), ["White", "Black"]);
    let taken = Outcome::Win { side: Side::North, by: WinReason::PrincipalTaken };
    assert_eq!(words.outcome_in(GameId::Cannon, taken), "Light wins: the enemy town has fallen.");
    assert_eq!(words.outcome_in(GameId::TankChess, taken), "Black wins: the enemy Command is destroyed.");
    let quiet = Outcome::Draw { by: DrawReason::QuietTurns };
    assert_eq!(words.outcome_in(GameId::Cannon, quiet), "Draw: too many moves without a capture or a shot.");
    assert_eq!(
        words.outcome_in(GameId::TankChess, quiet),
        "Draw: too many moves without a lost unit or a cleared mine."
    );
}

/// Whether a text could be an identifier.
fn is_kebab(text: &str) -> bool {
    let inside = text.trim_matches('-');
    inside == text
        && inside.contains('-')
        && inside.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// All identifiers in the files of the lessons and of the model games.
fn lesson_ids() -> BTreeSet<String> {
    let texts = ["lessons", "model-games"].into_iter().flat_map(|name| {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets")).join(name);
        files_of(&folder, "json").into_iter().map(|file| fs::read_to_string(file).expect("a lesson can be read"))
    });
    let is_id = |text: &&str| text.starts_with("lesson-") || text.starts_with("model-");
    texts.flat_map(|text| text.split('"').filter(is_id).map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// All string literals in the sources, except in tests, that could be identifiers.
fn identifier_literals() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let top = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let crates = fs::read_dir(top.join("crates")).expect("the folder of crates can be listed").flatten();
    let folders = crates.map(|entry| entry.path().join("src")).chain([top.join("src")]);
    for file in folders.flat_map(|folder| files_of(&folder, "rs")) {
        let source = fs::read_to_string(&file).expect("a source file can be read");
        let program = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        found.extend(program.split('"').filter(|text| is_kebab(text)).map(str::to_owned));
    }
    found
}

/// The identifiers of the names and descriptions of all playing styles.
fn style_ids() -> impl Iterator<Item = String> {
    Style::all().into_iter().flat_map(|style| [format!("style-{style}"), format!("style-{style}-about")])
}

/// The identifiers of the ranks and descriptions of all levels.
fn level_ids() -> impl Iterator<Item = String> {
    LEVELS.map(game_terms::level_id).flat_map(|id| [format!("{id}-about"), id])
}

/// The identifiers of the names and descriptions of all boards.
fn board_ids() -> impl Iterator<Item = String> {
    BoardName::all().flat_map(|board| [format!("board-{board}"), format!("board-{board}-about")])
}

#[test]
fn boards_have_the_english_texts_of_their_schemes() {
    let words = Localizer::default();
    for scheme in BoardName::all().map(|board| board.scheme()) {
        assert_eq!(words.scheme_name(&scheme.name), scheme.name);
        assert_eq!(words.scheme_about(&scheme.about), scheme.about);
    }
}

#[test]
fn no_text_is_unused() {
    let mut asked = identifier_literals();
    asked.extend(style_ids().chain(level_ids()).chain(lesson_ids()).chain(board_ids()));
    // A test of the launcher compares the messages about commands and arguments with them.
    let is_used = |id: &&String| asked.contains(*id) || id.starts_with("help-");
    let unused: Vec<_> = identifiers(&LANGUAGES[0]).into_iter().filter(|id| !is_used(&id)).collect();
    assert!(unused.is_empty(), "texts that are not used: {unused:#?}");
}

#[test]
fn no_text_is_missing() {
    let known = identifiers(&LANGUAGES[0]);
    let family = |id: &str| id.split('-').next().map(str::to_owned);
    let families: BTreeSet<_> = known.iter().filter_map(|id| family(id)).collect();
    let mut literals = identifier_literals();
    literals.extend(style_ids().chain(level_ids()).chain(lesson_ids()).chain(board_ids()));
    let candidates = literals.iter().filter(|id| family(id).is_some_and(|first| families.contains(&first)));
    let missing: Vec<_> = candidates.filter(|id| !known.contains(*id)).collect();
    assert!(missing.is_empty(), "identifiers without a text: {missing:#?}");
}

#[test]
fn every_refusal_has_a_message() {
    let localizer = Localizer::default();
    let ids = GameId::ALL.into_iter().flat_map(GameId::refusal_ids);
    let missing: Vec<_> = ids.filter(|id| !localizer.has(id)).collect();
    assert!(missing.is_empty(), "refusals without a text: {missing:?}");
}

/// All files with this extension in a folder, except test modules.
fn files_of(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder can be listed").flatten() {
        let path = entry.path();
        if path.file_stem().is_some_and(|stem| stem == "tests") {
            continue;
        }
        if path.is_dir() {
            files.extend(files_of(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files
}

#[test]
fn every_outcome_and_seat_has_a_message() {
    use cannon_rules::record::Seat;
    use cannon_rules::{DrawReason, Outcome, Side, WinReason};
    let localizer = Localizer::default();
    let wins = [
        WinReason::PrincipalTaken,
        WinReason::PrincipalEscaped,
        WinReason::FlagTaken,
        WinReason::SquaresHeld,
        WinReason::DepotDestroyed,
        WinReason::TooFewPieces,
        WinReason::NoAction,
        WinReason::Resignation,
        WinReason::Time,
    ];
    let draws = [DrawReason::Repetition, DrawReason::QuietTurns, DrawReason::Length, DrawReason::Agreement];
    let outcomes = wins.map(|by| Outcome::Win { side: Side::North, by }).into_iter();
    for outcome in outcomes.chain(draws.map(|by| Outcome::Draw { by })) {
        let text = localizer.outcome_in(GameId::Cannon, outcome);
        assert!(text.contains(' '), "{outcome:?}: {text}");
    }
    assert_eq!(localizer.seat(Seat::computer(3)), "computer, Corporal");
    assert_eq!(localizer.seat_title(Seat::computer(-1)), "computer, Drummer (1 of 16)");
    let fox = Seat::Computer { level: 14, style: Style::new("fox") };
    assert_eq!(
        localizer.seat_title(fox),
        format!("computer, Grandmaster (16 of 16), {}", localizer.style(Style::new("fox")))
    );
    for game in GameId::ALL {
        let texts = LEVELS.flat_map(|level| [localizer.level_rank(level), localizer.level_about(game, level)]);
        assert_eq!(texts.collect::<BTreeSet<_>>().len(), 2 * LEVELS.count(), "each level has texts of its own");
    }
    for level in LEVELS {
        assert_eq!(localizer.level_rank(level).to_lowercase().replace(' ', "-"), rank_name(level), "as it is typed");
    }
}
