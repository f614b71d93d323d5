//! Tests of the architecture, based on the source text: the layers of the app's folders, the owners of resources, and the glossary.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders and files of `src/app` from the bottom layer up. Each may use only those before it. A new folder must be added here.
const LAYERS: [&str; 45] = [
    // Values and states
    "common",
    "states",
    "window_focus",
    "settings",
    "i18n",
    // The match and the games
    "play",
    "theme",
    "games",
    "persistence",
    "profile",
    "editor",
    // Input and the table
    "loading_screen",
    "input",
    "pieces",
    "effects",
    "opponent",
    "coach",
    "review",
    "study",
    "lessons",
    "puzzles",
    "practice",
    "setup_study",
    "camera",
    "gamepads",
    "light",
    "board",
    "marks",
    "audio",
    // The window
    "adapter",
    "allocator",
    "crash_log",
    "doctor",
    "render",
    "screens",
    "file_manager",
    "lost_threads",
    "fuzz_cases",
    "pace",
    "recovery",
    "termination",
    "dev",
    "probe",
    "window_icon",
    "launch",
];

/// The shared resources and components of `common`, with the folders that may change them.
const SHARED_TYPES: [(&str, &[&str]); 16] = [
    ("ActionAnimation", &["effects"]),
    ("ActiveQuality", &["light"]),
    ("Bindings", &["input"]),
    ("BoardLayout", &["board"]),
    ("CameraMovingToAction", &["camera"]),
    ("CameraShake", &["effects"]),
    ("CameraView", &["camera"]),
    ("ClosableText", &["screens"]),
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
const COMPOSITION_ROOTS: [&str; 3] = ["mod", "launch", "render"];

/// A source file of the app without tests and comments.
struct Source {
    /// The path below `src/app`.
    path: PathBuf,
    /// Lines of code; comments are blank.
    lines: Vec<String>,
}

impl Source {
    /// The folder directly below `src/app` that contains the file, or the file's name if there is none.
    fn folder(&self) -> String {
        let first = self.path.iter().next().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        first.trim_end_matches(".rs").to_owned()
    }

    /// The depth of the file's module below the module `app`.
    fn module_depth(&self) -> usize {
        let parts = self.path.iter().count();
        if self.path.file_name().is_some_and(|name| name == "mod.rs") { parts - 1 } else { parts }
    }

    fn location(&self, line: usize) -> String {
        format!("src/app/{}:{}", self.path.display(), line + 1)
    }
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    let mut sources = Vec::new();
    collect_sources(&root, &root, &mut sources);
    assert!(sources.len() > 200, "only {} files were found", sources.len());
    sources
}

fn collect_sources(root: &Path, folder: &Path, sources: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a source folder can be listed").flatten() {
        let path = entry.path();
        if path.file_stem().is_some_and(|stem| stem == "tests") {
            continue;
        }
        if path.is_dir() {
            collect_sources(root, &path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file can be read");
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default().to_owned()).collect();
            let path = path.strip_prefix(root).expect("the path is below the root").to_owned();
            sources.push(Source { path, lines });
        }
    }
}

/// The folders of the app that a line refers to with `crate::app::…`, or with as many `super::` as lead to the module `app`.
fn folders_used_in(line: &str, depth: usize) -> Vec<String> {
    let mut found = Vec::new();
    let mut add_names = |rest: &str| {
        let names = rest.strip_prefix('{').map_or(rest, |list| list.split('}').next().unwrap_or_default());
        let listed = if names.len() < rest.len() { names.split(',').collect() } else { vec![rest] };
        for name in listed {
            let name: String = name.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            found.push(name);
        }
    };
    for (at, marker) in line.match_indices("crate::app::") {
        add_names(&line[at + marker.len()..]);
    }
    let supers = "super::".repeat(depth);
    for (at, _) in line.match_indices(&supers) {
        let follows_super = line[..at].ends_with("super::");
        let rest = &line[at + supers.len()..];
        if !supers.is_empty() && !follows_super && !rest.starts_with("super::") {
            add_names(rest);
        }
    }
    found
}

#[test]
fn folders_use_only_the_layers_below_them() {
    let layers: BTreeMap<&str, usize> = LAYERS.iter().enumerate().map(|(layer, name)| (*name, layer)).collect();
    let mut violations = Vec::new();
    for source in sources() {
        let folder = source.folder();
        if folder == "mod" {
            continue;
        }
        let Some(own_layer) = layers.get(folder.as_str()) else {
            violations.push(format!("src/app/{folder} is missing in LAYERS"));
            continue;
        };
        for (number, line) in source.lines.iter().enumerate() {
            for other in folders_used_in(line, source.module_depth()) {
                if layers.get(other.as_str()).is_some_and(|layer| layer > own_layer) {
                    violations.push(format!("{}: {folder} uses {other}: {}", source.location(number), line.trim()));
                }
            }
        }
    }
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

#[test]
fn all_kinds_of_references_to_folders_are_recognised() {
    assert_eq!(folders_used_in("use crate::app::screens::title;", 1), ["screens"]);
    assert_eq!(folders_used_in("    let it = super::screens::open();", 1), ["screens"]);
    assert_eq!(folders_used_in("use super::super::screens;", 2), ["screens"]);
    assert_eq!(folders_used_in("use crate::app::{games, screens};", 1), ["games", "screens"]);
    assert!(folders_used_in("use super::screens;", 2).is_empty(), "a sibling module in the same folder");
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

/// The types that a line changes, registers or inserts, with whether it registers or inserts them.
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
fn shared_resources_exist_and_lie_in_common() {
    let definitions = defining_folders(&sources());
    for (name, _) in SHARED_TYPES {
        let folders = definitions.get(name).unwrap_or_else(|| panic!("{name} is not defined"));
        assert!(folders.contains("common"), "{name} is defined in {folders:?}");
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

/// The folders of the crates for which `doctest = false` saves rustdoc a look at every line.
const CRATES_WITHOUT_DOCTESTS: [&str; 5] = ["", "crates/assets", "crates/cli", "crates/engine-driver", "crates/lab"];

#[test]
fn crates_without_doctests_have_no_examples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in CRATES_WITHOUT_DOCTESTS.map(|folder| root.join(folder)) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        assert!(manifest.contains("doctest = false"), "{}", folder.display());
        let mut sources = Vec::new();
        collect_sources(&folder.join("src"), &folder.join("src"), &mut sources);
        for Source { path, .. } in sources {
            let text = fs::read_to_string(folder.join("src").join(&path)).expect("a source file can be read");
            let comments = text.lines().filter_map(|line| line.trim().strip_prefix("//")?.strip_prefix(['/', '!']));
            let fences: Vec<&str> = comments.filter_map(|comment| comment.trim().strip_prefix("```")).collect();
            // Each second fence closes a block. Blocks of other languages are no examples.
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
