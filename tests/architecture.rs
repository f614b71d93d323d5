//! Tests of what the compiler cannot see, based on the source text: the owners of resources, examples that no test would run, the glossary,
//! and the lock file of the fuzzer.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The source folders of the crates of the window, in the order of their dependencies, which the compiler enforces; and the folder of the
/// window in the root crate.
const APP_SOURCES: [&str; 6] = [
    "crates/app-base/src",
    "crates/app-games/src",
    "crates/app-activities/src",
    "crates/app-table/src",
    "crates/app-screens/src",
    "src/app",
];

/// The shared resources and components of the crate at the base, with the folders that may change them.
const SHARED_TYPES: [(&str, &[&str]); 20] = [
    ("ActionAnimation", &["effects"]),
    ("ActiveQuality", &["light"]),
    ("BoardView", &["pieces"]),
    ("Bindings", &["input"]),
    ("BoardLayout", &["board"]),
    ("CameraMovingToAction", &["camera"]),
    ("CameraPushIn", &["effects"]),
    ("CameraShake", &["effects"]),
    ("CameraView", &["camera"]),
    ("Celebration", &["effects"]),
    ("ClosableText", &["screens"]),
    ("ShownAttacks", &["screens"]),
    ("EditedBoard", &["editor"]),
    ("GearTravel", &["effects"]),
    ("InputDevice", &["input"]),
    ("KeyboardTaken", &["screens"]),
    ("OpenQuestion", &["coach"]),
    ("PressedChords", &["input"]),
    ("SeveralFingers", &["input"]),
    ("ViewInsets", &["screens"]),
];

/// The files that compose an app and insert its initial resources.
const COMPOSITION_ROOTS: [&str; 4] = ["lib", "mod", "launch", "render"];

/// A source file of the app without tests and comments.
struct Source {
    /// The folder of sources of its crate, below the top level.
    root: &'static str,
    /// The path below that folder.
    path: PathBuf,
    /// Lines of code; comments are blank.
    lines: Vec<String>,
}

impl Source {
    /// The module directly below the root of its crate that contains the file. Games and screens count as one module each.
    fn folder(&self) -> String {
        if let Some(module) =
            ["games", "screens"].into_iter().find(|name| self.root == format!("crates/app-{name}/src"))
        {
            return module.to_owned();
        }
        let first = self.path.iter().next().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        first.trim_end_matches(".rs").to_owned()
    }

    fn location(&self, line: usize) -> String {
        format!("{}/{}:{}", self.root, self.path.display(), line + 1)
    }
}

fn sources() -> Vec<Source> {
    let mut sources = Vec::new();
    for root in APP_SOURCES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(root);
        collect_sources(root, &folder, &folder, &mut sources);
    }
    assert!(sources.len() > 200, "only {} files were found", sources.len());
    sources
}

/// Collects the sources below a folder, whose paths are told relative to `base`.
fn collect_sources(root: &'static str, base: &Path, folder: &Path, sources: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a source folder can be listed").flatten() {
        let path = entry.path();
        if path.file_stem().is_some_and(|stem| stem == "tests") {
            continue;
        }
        if path.is_dir() {
            collect_sources(root, base, &path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file can be read");
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default().to_owned()).collect();
            let path = path.strip_prefix(base).expect("the path is below the base").to_owned();
            sources.push(Source { root, path, lines });
        }
    }
}

/// The resources, components and messages of the app, with the folders that define them.
fn defining_folders(sources: &[Source]) -> BTreeMap<String, BTreeSet<String>> {
    let mut definitions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in sources {
        let mut is_ecs_type = false;
        for line in &source.lines {
            let line = line.trim();
            if line.starts_with("#[derive(") {
                is_ecs_type = ["Resource", "Component", "Message"].iter().any(|kind| line.contains(kind));
            } else if let Some(rest) = line.split("struct ").nth(1).or_else(|| line.split("enum ").nth(1))
                && is_ecs_type
            {
                let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                definitions.entry(name).or_default().insert(source.folder());
                is_ecs_type = false;
            }
        }
    }
    definitions
}

/// The types that a line changes, registers or inserts. The `bool` tells whether the line registers or inserts the type.
fn types_changed_in(line: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    for marker in ["ResMut<", "&mut ", "&'static mut ", "init_resource::<", "insert_resource(", "add_message::<"] {
        for (at, _) in line.match_indices(marker) {
            // Function parameters are borrowed with the same syntax; only in queries does it mean components.
            if marker == "&mut " && !line.contains("Query<") {
                continue;
            }
            let rest = line[at + marker.len()..].trim_start_matches("'w, ");
            let path = rest.split(['>', ',', '<', '(', ')', ' ', '{']).next().unwrap_or_default();
            let name = path.rsplit("::").next().unwrap_or_default();
            found.push((name, !marker.contains("mut") && marker != "ResMut<"));
        }
    }
    found
}

#[test]
fn resources_and_components_are_changed_by_the_folder_that_defines_them() {
    let sources = sources();
    let definitions = defining_folders(&sources);
    let shared: BTreeMap<_, _> = SHARED_TYPES.into_iter().collect();
    let mut violations = Vec::new();
    for source in &sources {
        let folder = source.folder();
        let is_composition_root = COMPOSITION_ROOTS.contains(&folder.as_str());
        for (number, line) in source.lines.iter().enumerate() {
            for (name, is_registration) in types_changed_in(line) {
                let Some(owners) = definitions.get(name) else { continue };
                let is_shared_writer = shared.get(name).is_some_and(|writers| writers.contains(&folder.as_str()));
                let may_change =
                    owners.contains(&folder) || is_shared_writer || (is_composition_root && is_registration);
                if !may_change {
                    violations.push(format!("{}: {folder} changes {name}: {}", source.location(number), line.trim()));
                }
            }
        }
    }
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

#[test]
fn shared_resources_exist_and_lie_at_the_base() {
    let definitions = defining_folders(&sources());
    for (name, _) in SHARED_TYPES {
        let folders = definitions.get(name).unwrap_or_else(|| panic!("{name} is not defined"));
        assert!(["common", "play"].iter().any(|folder| folders.contains(*folder)), "{name} is defined in {folders:?}");
    }
}

#[test]
fn all_kinds_of_changes_of_resources_are_recognised() {
    assert_eq!(types_changed_in("    mut match_: ResMut<'w, play::Match>,"), [("Match", false)]);
    assert_eq!(types_changed_in("    parts: Query<(&Part, &mut GearTravel)>,"), [("GearTravel", false)]);
    assert_eq!(
        types_changed_in("    app.init_resource::<Match>().add_message::<MatchEvent>()"),
        [("Match", true), ("MatchEvent", true)]
    );
    assert_eq!(types_changed_in("    commands.insert_resource(Lit { room });"), [("Lit", true)]);
    assert!(types_changed_in("fn begin(game: &mut Match) {").is_empty(), "a function parameter");
}

/// The folders of the crates with `doctest = false`, for which rustdoc need not look at every line.
const CRATES_WITHOUT_DOCTESTS: [&str; 10] = [
    "",
    "crates/app-activities",
    "crates/app-base",
    "crates/app-games",
    "crates/app-screens",
    "crates/app-table",
    "crates/assets",
    "crates/cli",
    "crates/engine-driver",
    "crates/lab",
];

#[test]
fn crates_without_doctests_have_no_examples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in CRATES_WITHOUT_DOCTESTS.map(|folder| root.join(folder)) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        assert!(manifest.contains("doctest = false"), "{}", folder.display());
        let mut sources = Vec::new();
        collect_sources("", &folder.join("src"), &folder.join("src"), &mut sources);
        for Source { path, .. } in sources {
            let text = fs::read_to_string(folder.join("src").join(&path)).expect("a source file can be read");
            let comments = text.lines().filter_map(|line| line.trim().strip_prefix("//")?.strip_prefix(['/', '!']));
            let fences: Vec<&str> = comments.filter_map(|comment| comment.trim().strip_prefix("```")).collect();
            // Every second fence closes a block. Blocks in languages other than Rust are no examples.
            let languages = fences.iter().step_by(2);
            let examples = languages.filter(|language| !["json", "text"].contains(*language)).count();
            assert_eq!(examples, 0, "{}: no test would run the examples", path.display());
        }
    }
}

#[test]
fn files_in_the_glossary_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let glossary = fs::read_to_string(root.join("docs/glossary.md")).expect("there is a glossary");
    let rows: Vec<&str> = glossary.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(rows.len() > 50, "only {} terms were found", rows.len());
    for row in rows {
        let files = row.rsplit('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2);
        let missing: Vec<&str> = files.filter(|file| !root.join(file).is_file()).collect();
        assert!(missing.is_empty(), "{row}: {missing:?}");
    }
}

/// The names on the left of a table of a manifest, up to the next table.
fn dependency_names<'a>(manifest: &'a str, table: &str) -> Vec<&'a str> {
    let lines = manifest.lines().skip_while(|line| *line != format!("[{table}]")).skip(1);
    let keys = lines.take_while(|line| !line.starts_with('[')).filter(|line| !line.contains("optional = true"));
    keys.filter_map(|line| line.split(['.', ' ', '=']).next().filter(|key| !key.is_empty() && !key.starts_with('#')))
        .collect()
}

/// The workspace of the fuzzer is built seldom, so that nobody would notice that a new dependency of a crate is missing in its lock file.
#[test]
fn lock_file_of_the_fuzzer_knows_the_dependencies_of_our_crates() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("fuzz/Cargo.lock")).expect("a lock file");
    let mut checked = 0;
    for package in text.split("[[package]]\n").skip(1) {
        let name = package.lines().next().and_then(|line| line.strip_prefix("name = \"cannon-")?.strip_suffix('"'));
        let Some(manifest) =
            name.and_then(|name| fs::read_to_string(root.join("crates").join(name).join("Cargo.toml")).ok())
        else {
            continue;
        };
        checked += 1;
        for dependency in
            ["dependencies", "build-dependencies"].iter().flat_map(|table| dependency_names(&manifest, table))
        {
            // A version may follow the name.
            let is_known = package.lines().any(|line| {
                line.trim().strip_prefix('"').is_some_and(|rest| rest.split(['"', ' ']).next() == Some(dependency))
            });
            assert!(is_known, "{name:?} lacks {dependency}");
        }
    }
    assert!(checked >= 3, "only {checked} of our crates were found");
}
