//! The order of the app's folders, read from the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders and files of `src/app` from the bottom up. Each may use only those before it. A new folder needs a place here.
const LAYERS: [&str; 29] = [
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
    "editor",
    // Input and the table
    "loading_screen",
    "input",
    "pieces",
    "effects",
    "opponent",
    "camera",
    "light",
    "board",
    "marks",
    "audio",
    // The window and everything in it
    "adapter",
    "render",
    "screens",
    "pace",
    "recovery",
    "dev",
    "probe",
    "window_icon",
    "launch",
];

/// The shared resources and components of `common`, each with the folders that change it.
const SHARED: [(&str, &[&str]); 9] = [
    ("ActionAnimation", &["effects"]),
    ("ActiveQuality", &["light"]),
    ("BoardLayout", &["board"]),
    ("CameraComing", &["camera"]),
    ("CameraShake", &["effects"]),
    ("EditedBoard", &["editor"]),
    ("GearTravel", &["effects"]),
    ("KeyboardTaken", &["screens"]),
    ("ViewInsets", &["screens"]),
];

/// The files that compose an app and give it the resources with which it starts.
const COMPOSITION_ROOTS: [&str; 3] = ["mod", "launch", "render"];

/// A source file of the app without its tests and comments.
struct Source {
    /// The path below `src/app`.
    path: PathBuf,
    /// Lines of code; comments are blank.
    lines: Vec<String>,
}

impl Source {
    /// The folder of `src/app` to which the file belongs, or its own name if it lies there directly.
    fn folder(&self) -> String {
        let first = self.path.iter().next().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        first.trim_end_matches(".rs").to_owned()
    }

    /// How many modules lie between the file and `app`.
    fn depth(&self) -> usize {
        let parts = self.path.iter().count();
        if self.path.file_name().is_some_and(|name| name == "mod.rs") { parts - 1 } else { parts }
    }

    fn place(&self, line: usize) -> String {
        format!("src/app/{}:{}", self.path.display(), line + 1)
    }
}

fn sources() -> Vec<Source> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    let mut sources = Vec::new();
    collect(&top, &top, &mut sources);
    assert!(sources.len() > 200, "only {} files were found", sources.len());
    sources
}

fn collect(top: &Path, folder: &Path, sources: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a source folder can be listed").flatten() {
        let path = entry.path();
        if path.file_stem().is_some_and(|stem| stem == "tests") {
            continue;
        }
        if path.is_dir() {
            collect(top, &path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file can be read");
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default().to_owned()).collect();
            let path = path.strip_prefix(top).expect("it lies below the top").to_owned();
            sources.push(Source { path, lines });
        }
    }
}

/// The folders of the app that a line names by `crate::app::…` or by enough `super::`.
fn used(line: &str, depth: usize) -> Vec<String> {
    let mut found = Vec::new();
    let mut from_top = |rest: &str| {
        let names = rest.strip_prefix('{').map_or(rest, |list| list.split('}').next().unwrap_or_default());
        let listed = if names.len() < rest.len() { names.split(',').collect() } else { vec![rest] };
        for name in listed {
            let name: String = name.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            found.push(name);
        }
    };
    for (at, marker) in line.match_indices("crate::app::") {
        from_top(&line[at + marker.len()..]);
    }
    let up = "super::".repeat(depth);
    for (at, _) in line.match_indices(&up) {
        let before = line[..at].ends_with("super::");
        let rest = &line[at + up.len()..];
        if !up.is_empty() && !before && !rest.starts_with("super::") {
            from_top(rest);
        }
    }
    found
}

#[test]
fn folders_use_only_the_layers_below_them() {
    let level: BTreeMap<&str, usize> = LAYERS.iter().enumerate().map(|(level, name)| (*name, level)).collect();
    let mut wrong = Vec::new();
    for source in sources() {
        let folder = source.folder();
        if folder == "mod" {
            continue;
        }
        let Some(own) = level.get(folder.as_str()) else {
            wrong.push(format!("src/app/{folder} has no place in LAYERS"));
            continue;
        };
        for (number, line) in source.lines.iter().enumerate() {
            for other in used(line, source.depth()) {
                if level.get(other.as_str()).is_some_and(|other| other > own) {
                    wrong.push(format!("{}: {folder} uses {other}: {}", source.place(number), line.trim()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_test_sees_every_way_to_name_a_folder() {
    assert_eq!(used("use crate::app::screens::title;", 1), ["screens"]);
    assert_eq!(used("    let it = super::screens::open();", 1), ["screens"]);
    assert_eq!(used("use super::super::screens;", 2), ["screens"]);
    assert_eq!(used("use crate::app::{games, screens};", 1), ["games", "screens"]);
    assert!(used("use super::screens;", 2).is_empty(), "a neighbour in the same folder");
}

/// The resources and components that each folder defines.
fn definitions(sources: &[Source]) -> BTreeMap<String, BTreeSet<String>> {
    let mut definitions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in sources {
        let mut derives = false;
        for line in &source.lines {
            let line = line.trim();
            if line.starts_with("#[derive(") {
                derives = ["Resource", "Component", "Message"].iter().any(|kind| line.contains(kind));
            } else if let Some(rest) = line.split("struct ").nth(1)
                && derives
            {
                let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                definitions.entry(name).or_default().insert(source.folder());
                derives = false;
            }
        }
    }
    definitions
}

/// The types that a line changes, registers or inserts, each with whether it is registered or inserted.
fn changed(line: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    for marker in ["ResMut<", "&mut ", "&'static mut ", "init_resource::<", "insert_resource(", "add_message::<"] {
        for (at, _) in line.match_indices(marker) {
            // Arguments of functions are borrowed in the same words; only those of queries are components of entities.
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
    let definitions = definitions(&sources);
    let shared: BTreeMap<_, _> = SHARED.into_iter().collect();
    let mut wrong = Vec::new();
    for source in &sources {
        let folder = source.folder();
        let composes = COMPOSITION_ROOTS.contains(&folder.as_str());
        for (number, line) in source.lines.iter().enumerate() {
            for (name, is_registration) in changed(line) {
                let Some(owners) = definitions.get(name) else { continue };
                let writes = shared.get(name).is_some_and(|writers| writers.contains(&folder.as_str()));
                let may_change = owners.contains(&folder) || writes || (composes && is_registration);
                if !may_change {
                    wrong.push(format!("{}: {folder} changes {name}: {}", source.place(number), line.trim()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn shared_resources_exist_and_lie_in_common() {
    let definitions = definitions(&sources());
    for (name, _) in SHARED {
        let folders = definitions.get(name).unwrap_or_else(|| panic!("{name} is defined nowhere"));
        assert!(folders.contains("common"), "{name} is defined in {folders:?}");
    }
}

#[test]
fn the_test_sees_every_way_to_change_a_resource() {
    assert_eq!(changed("    mut match_: ResMut<'w, play::Match>,"), [("Match", false)]);
    assert_eq!(changed("    parts: Query<(&Part, &mut GearTravel)>,"), [("GearTravel", false)]);
    assert_eq!(
        changed("    app.init_resource::<Match>().add_message::<MatchEvent>()"),
        [("Match", true), ("MatchEvent", true)]
    );
    assert_eq!(changed("    commands.insert_resource(Lit { room });"), [("Lit", true)]);
    assert!(changed("fn begin(game: &mut Match) {").is_empty(), "an argument of a function");
}

#[test]
fn the_glossary_names_files_that_exist() {
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
