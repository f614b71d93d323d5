//! Every identifier that the interface uses has a text, and every text is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::i18n::Localizer;
use crate::rules::cannon::refusal;

const FILES: [&str; 2] = ["ui.ftl", "rules.ftl"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a source folder can be read") {
        let path = entry.expect("a folder entry can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// All kebab-case string literals in a source text.
fn literals(source: &str) -> BTreeSet<String> {
    let kebab = |text: &&str| {
        text.contains('-')
            && !text.starts_with('-')
            && !text.ends_with('-')
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    source.split('"').filter(kebab).map(str::to_owned).collect()
}

fn identifiers() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in FILES {
        let text = fs::read_to_string(root().join("assets/locales/en").join(file)).expect("the texts can be read");
        let ids = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        found.extend(ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()));
    }
    found
}

fn used(folder: &str) -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&root().join(folder), &mut files);
    let own = Path::new(file!()).file_name();
    let texts = files.iter().filter(|path| path.file_name() != own);
    texts.flat_map(|path| literals(&fs::read_to_string(path).expect("a source can be read"))).collect()
}

#[test]
fn no_text_is_unused() {
    let used = used("src");
    let unused: Vec<_> = identifiers().difference(&used).cloned().collect();
    assert!(unused.is_empty(), "texts that nothing uses: {unused:?}");
}

#[test]
fn no_text_is_missing() {
    let known = identifiers();
    let families: BTreeSet<&str> = known.iter().filter_map(|id| id.split('-').next()).collect();
    let localizer = Localizer::default();
    let missing: Vec<_> = used("src/app")
        .into_iter()
        .filter(|id| id.split('-').next().is_some_and(|first| families.contains(first)))
        .filter(|id| !localizer.has(id))
        .collect();
    assert!(missing.is_empty(), "identifiers without a text: {missing:?}");
}

#[test]
fn every_refusal_is_explained() {
    let localizer = Localizer::default();
    let missing: Vec<_> = refusal::message_ids().into_iter().filter(|id| !localizer.has(id)).collect();
    assert!(missing.is_empty(), "refusals without a text: {missing:?}");
}
