//! Repeats inputs without a fuzzer: the minimised corpora, and the inputs that once broke a promise.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, panic};

use cannon_fuzz_cases::inputs::{Input, inputs_of};
use cannon_fuzz_cases::{CASES, WINDOW_CASES};

/// A folder of `fuzz`.
fn fuzz_folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz").join(name)
}

/// The files of a folder, in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry of the folder").path()).collect();
    files.sort();
    files
}

/// The names of files without their extensions.
fn stems(files: &[PathBuf]) -> BTreeSet<&str> {
    files.iter().filter_map(|file| file.file_stem()?.to_str()).collect()
}

#[test]
fn inputs_of_the_past_keep_all_promises() {
    for case in CASES {
        let inputs = inputs_of(&fuzz_folder(""), case.name).expect("the inputs can be read");
        assert!(!inputs.is_empty(), "{} has no input", case.name);
        for Input { path, content } in inputs {
            // The panic itself does not name the input.
            let outcome = panic::catch_unwind(|| (case.run)(&content));
            assert!(outcome.is_ok(), "{}: {}", case.name, path.display());
        }
    }
}

#[test]
fn every_case_has_a_target_and_a_folder() {
    let cases: BTreeSet<&str> = CASES.iter().map(|case| case.name).chain(WINDOW_CASES).collect();
    assert_eq!(stems(&files(&fuzz_folder("fuzz_targets"))), cases);
    assert_eq!(stems(&files(&fuzz_folder("regressions"))), cases);
    let corpora = files(&fuzz_folder("corpora"));
    let unknown = |file: &&PathBuf| {
        let name = file.file_name().and_then(|name| name.to_str()?.strip_suffix(".tar.gz"));
        name.is_none_or(|name| !cases.contains(name))
    };
    assert_eq!(corpora.iter().find(unknown), None, "a corpus without a case");
    let manifest = fs::read_to_string(fuzz_folder("Cargo.toml")).expect("the manifest can be read");
    for name in cases {
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name} is no binary");
    }
}
