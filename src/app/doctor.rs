//! A report for support: the versions, the system, the graphics and sound devices, the folders, and damaged files. It changes no file.
//!
//! It is in the language of the player, who reads it first. What the system and the libraries say stays in their own words.

use std::fmt::Write;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::version::version;
use cannon_app_activities::persistence::Store;
use cannon_app_activities::persistence::store::GAMES_FOLDER;
use cannon_app_activities::puzzles::OWN_PUZZLE_FOLDER;
use cannon_app_base::settings::SettingsFile;
use cannon_app_games::tabletops;
use cannon_app_table::adapter;
use cannon_crash_report::Reports;
use cannon_files::{folder, system_error};
use cannon_i18n::{Language, Localizer};
use cannon_profile::ProfileStore;
use cannon_rules::message::{Message, ToMessage};

/// The variables of the environment that decide where windows and sound appear.
const VARIABLES: [&str; 9] = [
    "XDG_SESSION_TYPE",
    "XDG_CURRENT_DESKTOP",
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "WGPU_BACKEND",
    "WGPU_ADAPTER_NAME",
    "VK_ICD_FILENAMES",
    "PULSE_SERVER",
    "LANG",
];

/// The report about this computer and the files of the user.
pub fn report(words: &Localizer) -> String {
    let mut text = format!("Cannon {}, {}\n", version(), build(words));
    section(&mut text, &words.text("doctor-system"), system(words));
    let graphics = adapter::describe_adapters();
    section(&mut text, &words.text("doctor-graphics"), or_none(graphics, words));
    section(&mut text, &words.text("doctor-sound"), cannon_audio_output::examine());
    let settings = SettingsFile::default();
    let data = Store::for_user().ok().map(|store| store.folder().to_owned());
    let config = settings.0.as_deref().and_then(Path::parent).map(Path::to_owned);
    let folders = [("doctor-data", &data), ("doctor-settings", &config)];
    section(&mut text, &words.text("doctor-folders"), folders.map(|(id, folder)| folder_line(id, folder, words)));
    section(&mut text, &words.text("doctor-files"), file_lines(&settings, data.as_deref(), words));
    text
}

fn section(text: &mut String, heading: &str, lines: impl IntoIterator<Item = String>) {
    let _ = writeln!(text, "\n{heading}");
    for line in lines {
        let _ = writeln!(text, "  {line}");
    }
}

/// A line with a name and what is known about it.
fn line(name: &str, state: impl Into<Message>, words: &Localizer) -> String {
    words.message(&Message::from("doctor-line").text("name", name).message("state", state))
}

fn build(words: &Localizer) -> String {
    let profile = if cfg!(debug_assertions) { "debug" } else { "release" };
    let build = Message::from("doctor-build").text("profile", profile);
    words.message(&build.text("system", env::consts::OS).text("processor", env::consts::ARCH))
}

fn system(words: &Localizer) -> Vec<String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let facts = [
        Message::from("doctor-name").text("name", system_name()),
        Message::from("doctor-language").text("tag", Language::of_system().entry().tag),
        Message::from("doctor-threads").number("count", threads),
    ];
    let values = VARIABLES.iter().filter_map(|name| Some((name, env::var_os(name)?)));
    let values = values.map(|(name, value)| format!("{name}: {}", value.display()));
    facts.iter().map(|fact| words.message(fact)).chain(values).collect()
}

/// The name of the system with its version, as far as it says so.
fn system_name() -> String {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let pretty = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let kernel = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    format!("{} {}", pretty.unwrap_or(env::consts::OS).trim_matches('"'), kernel.trim()).trim().to_owned()
}

fn folder_line(id: &str, folder: &Option<PathBuf>, words: &Localizer) -> String {
    let name = words.text(id);
    let Some(folder) = folder else { return line(&name, "doctor-no-home", words) };
    let state = match fs::metadata(folder) {
        Ok(entry) if !entry.is_dir() => Message::from("error-file-not-folder").text("file", folder.display()),
        Ok(_) => match tempfile::tempfile_in(folder) {
            Ok(_) => Message::from("doctor-folder-writable").text("folder", folder.display()),
            Err(error) => system_error::message(folder, &error),
        },
        Err(error) => system_error::message(folder, &error),
    };
    line(&name, state, words)
}

/// The state of the files of the user, one line for each kind and for each damaged file.
fn file_lines(settings: &SettingsFile, data: Option<&Path>, words: &Localizer) -> Vec<String> {
    let state = match (settings.fault(), &settings.0) {
        (Some(fault), Some(path)) => Message::from("doctor-damaged").message("reason", fault.message(path)),
        _ => "doctor-in-order".into(),
    };
    let mut lines = vec![line(&words.text("doctor-settings"), state, words)];
    let Some(data) = data else { return lines };
    lines.push(line(&words.text("doctor-players"), players_state(&ProfileStore::new(data)), words));
    let game = |file: &Path| cannon_files::read_game(file).map(|_| ()).map_err(|error| words.error(&error));
    let read_text = |file: &Path| cannon_files::read_text(file).map_err(|error| words.error(&error));
    lines.extend(examine(GAMES_FOLDER, data, &game, words));
    for support in tabletops().map(|table| table.editor_support) {
        let setup = |text: &str| (support.parse)(text).map(|_| ()).map_err(|fault| words.message(&fault));
        let check = |file: &Path| read_text(file).and_then(|text| setup(&text));
        lines.extend(examine(support.folder, data, &check, words));
    }
    let puzzles = |text: &str| cannon_puzzles::file::read(text).map(|_| ()).map_err(|error| error.to_string());
    let check = |file: &Path| read_text(file).and_then(|text| puzzles(&text));
    lines.extend(examine(OWN_PUZZLE_FOLDER, data, &check, words));
    lines.push(words.message(&match Reports::in_folder(data).unseen() {
        Some(file) => Message::from("doctor-crash").text("file", file.display()),
        None => "doctor-no-crash".into(),
    }));
    lines
}

fn players_state(store: &ProfileStore) -> Message {
    match store.examine() {
        Ok(Ok(profiles)) if profiles.iter().len() == 0 => "doctor-none-yet".into(),
        Ok(Ok(profiles)) => files_state(profiles.iter().len(), 0),
        Ok(Err(fault)) => Message::from("doctor-damaged").message("reason", fault.to_message()),
        Err(error) => error.to_message(),
    }
}

/// How many files there are, and how many of them are damaged.
fn files_state(count: usize, damaged: usize) -> Message {
    Message::from("doctor-count").number("count", count).number("damaged", damaged)
}

/// A line about the files in a folder of the data folder, and a line about each file that `check` refuses. Only JSON files count, not other
/// files such as the index of the games.
fn examine(name: &str, data: &Path, check: &dyn Fn(&Path) -> Result<(), String>, words: &Localizer) -> Vec<String> {
    let mut files = match folder::json_files(&data.join(name)) {
        Ok(files) => files,
        Err(error) if error.kind() == ErrorKind::NotFound => return vec![line(name, "doctor-none-yet", words)],
        Err(error) => return vec![line(name, system_error::message(&data.join(name), &error), words)],
    };
    files.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    let fault = |file: &Path| Some(format!("  {}: {}", file.display(), check(file).err()?));
    let damaged: Vec<String> = files.iter().filter_map(|(file, _)| fault(file)).collect();
    std::iter::once(line(name, files_state(files.len(), damaged.len()), words)).chain(damaged).collect()
}

fn or_none(lines: Vec<String>, words: &Localizer) -> Vec<String> {
    if lines.is_empty() { vec![words.text("doctor-none")] } else { lines }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_i18n::LANGUAGES;
    use cannon_profile::PROFILES_FILE;

    #[test]
    fn damaged_files_are_named_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path();
        let settings = SettingsFile(Some(data.join("settings.json")));
        assert_eq!(
            file_lines(&settings, Some(data), &Localizer::default())[..2],
            ["Settings: in order", "Players: none yet"]
        );
        fs::create_dir(data.join("games")).expect("a writable folder");
        let files = [("settings.json", "{"), (PROFILES_FILE, "[]"), ("games/a game.json", "{\"format\": 3}")];
        for (name, text) in files {
            fs::write(data.join(name), text).expect("a writable folder");
        }
        let lines = file_lines(&settings, Some(data), &Localizer::default()).join("\n");
        for part in ["Settings: damaged", "Players: damaged", "games: 1, 1 damaged", "a game.json: "] {
            assert!(lines.contains(part), "{part} is missing in\n{lines}");
        }
        for (name, text) in files {
            assert_eq!(fs::read_to_string(data.join(name)).expect("still there"), text);
        }
    }

    #[test]
    fn only_files_that_the_program_reads_are_examined() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path();
        let record = cannon_app_base::play::Match::default().record().to_json();
        for name in [GAMES_FOLDER, "positions", "schemes", OWN_PUZZLE_FOLDER] {
            fs::create_dir_all(data.join(name).join("a folder.json")).expect("a writable folder");
            for other in ["index.redb", "notes.txt", "a copy.json~", ".hidden.json"] {
                fs::write(data.join(name).join(other), "no game").expect("a writable folder");
            }
        }
        fs::write(data.join(GAMES_FOLDER).join("a game.json"), &record).expect("a writable folder");
        let settings = SettingsFile(Some(data.join("settings.json")));
        let lines = file_lines(&settings, Some(data), &Localizer::default()).join("\n");
        let expected = ["games: 1, in order", "positions: 0, in order", "schemes: 0, in order", "puzzles: 0, in order"];
        for part in expected {
            assert!(lines.contains(part), "{part} is missing in\n{lines}");
        }
        // A record is no position, so that it counts as a damaged file.
        fs::write(data.join("positions/a game.json"), record).expect("a writable folder");
        let lines = file_lines(&settings, Some(data), &Localizer::default()).join("\n");
        assert!(lines.contains("positions: 1, 1 damaged"), "{lines}");
    }

    #[test]
    fn folder_that_cannot_be_used_is_named_with_the_reason() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a file");
        fs::write(&file, "").expect("a writable folder");
        let words = Localizer::default();
        assert!(folder_line("doctor-data", &Some(folder.path().to_owned()), &words).ends_with("(can be written)"));
        assert!(folder_line("doctor-data", &Some(file), &words).contains("this is not a folder"));
        assert!(folder_line("doctor-data", &None, &words).contains("no home folder"));
    }

    #[test]
    fn report_is_in_the_language_of_the_player() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("games")).expect("a writable folder");
        fs::write(folder.path().join("games/a game.json"), "{").expect("a writable folder");
        let settings = SettingsFile(Some(folder.path().join("settings.json")));
        let lines = |language| {
            let words = Localizer::new(language);
            let files = file_lines(&settings, Some(folder.path()), &words);
            files.into_iter().chain([folder_line("doctor-data", &None, &words), build(&words)]).collect::<Vec<_>>()
        };
        let english = lines(Language::English);
        for entry in LANGUAGES.iter().filter(|entry| entry.language != Language::English) {
            for (line, english) in lines(entry.language).iter().zip(&english) {
                assert!(line != english && !line.contains("doctor-"), "{}: {line}", entry.tag);
            }
        }
    }
}
