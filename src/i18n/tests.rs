//! The files can be read, no identifier stands twice, and every identifier that the sources ask for exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::*;

#[test]
fn every_file_can_be_read_and_no_identifier_stands_twice() {
    for entry in LANGUAGES {
        let mut bundle: FluentBundle<FluentResource> = FluentBundle::new_concurrent(vec![entry.id.clone()]);
        for (file, text) in entry.files {
            let resource = FluentResource::try_new((*text).to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", entry.name));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}/{file}: {errors:?}", entry.name));
        }
    }
}

#[test]
fn every_language_has_the_same_identifiers() {
    let identifiers = |entry: &LanguageEntry| -> BTreeSet<String> {
        let lines = entry.files.iter().flat_map(|(_, text)| text.lines());
        lines
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once('=').map(|(id, _)| id.trim().to_owned()))
            .collect()
    };
    let first = identifiers(&LANGUAGES[0]);
    assert!(!first.is_empty());
    for entry in LANGUAGES {
        assert_eq!(identifiers(entry), first, "{}", entry.name);
    }
}

#[test]
fn an_unknown_identifier_is_shown_as_itself() {
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
fn every_identifier_asked_for_in_the_sources_exists() {
    let localizer = Localizer::default();
    let mut missing = BTreeSet::new();
    let mut asked = 0;
    for file in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        // This file asks for what does not exist, on purpose.
        if file.ends_with("i18n/tests.rs") {
            continue;
        }
        let source = fs::read_to_string(&file).expect("a source file can be read");
        // Calls, and identifiers that are passed on: the terminal's, outcomes, refusals.
        for start in [".text(\"", ".format(\"", "\"cli-", "\"outcome-", "\"refused-"] {
            for (at, _) in source.match_indices(start) {
                let from = at + start.find('"').map_or(0, |quote| quote + 1);
                let id: String = source[from..].chars().take_while(|c| *c != '"').collect();
                asked += 1;
                if !localizer.has(&id) {
                    missing.insert(format!("{}: {id}", file.display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "no text for {missing:#?}");
    assert!(asked > 0, "the search for calls finds none");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a source folder can be listed").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn every_outcome_and_seat_has_words() {
    use crate::rules::record::Seat;
    use crate::rules::{DrawReason, Outcome, Side, WinReason};
    let localizer = Localizer::default();
    let wins = [WinReason::PrincipalTaken, WinReason::NoAction, WinReason::Resignation, WinReason::Time];
    let draws = [DrawReason::Repetition, DrawReason::QuietTurns, DrawReason::Agreement];
    let outcomes = wins.map(|by| Outcome::Win { side: Side::North, by }).into_iter();
    for outcome in outcomes.chain(draws.map(|by| Outcome::Draw { by })) {
        let text = localizer.outcome(outcome);
        assert!(text.contains(' '), "{outcome:?}: {text}");
    }
    assert_eq!(localizer.seat(Seat::Computer { level: 3 }), "computer, level 3");
}
