//! A report for support: the versions, the system, the graphics and sound devices, the folders, and damaged files. It changes no file.
//!
//! It is in English, because those who help read it.

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
use cannon_files::folder;
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
pub fn report() -> String {
    let mut text = format!("Cannon {}, {}\n", version(), build());
    section(&mut text, "System", system());
    section(&mut text, "Graphics adapters", or_none(adapter::describe_adapters()));
    section(&mut text, "Sound", cannon_audio_output::examine());
    let settings = SettingsFile::default();
    let data = Store::for_user().ok().map(|store| store.folder().to_owned());
    let config = settings.0.as_deref().and_then(Path::parent).map(Path::to_owned);
    section(
        &mut text,
        "Folders",
        [("data", &data), ("settings", &config)].map(|(name, folder)| folder_line(name, folder)),
    );
    section(&mut text, "Files", file_lines(&settings, data.as_deref()));
    text
}

fn section(text: &mut String, heading: &str, lines: impl IntoIterator<Item = String>) {
    let _ = writeln!(text, "\n{heading}");
    for line in lines {
        let _ = writeln!(text, "  {line}");
    }
}

fn build() -> String {
    let profile = if cfg!(debug_assertions) { "debug" } else { "release" };
    format!("{profile} build for {}, {}", env::consts::OS, env::consts::ARCH)
}

fn system() -> Vec<String> {
    let mut lines = vec![format!("name: {}", system_name())];
    lines.push(format!("language: {}", Language::of_system().entry().tag));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    lines.push(format!("processors for threads: {threads}"));
    let values = VARIABLES.iter().filter_map(|name| Some((name, env::var_os(name)?)));
    lines.extend(values.map(|(name, value)| format!("{name}: {}", value.display())));
    lines
}

/// The name of the system with its version, as far as it says so.
fn system_name() -> String {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let pretty = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let kernel = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    format!("{} {}", pretty.unwrap_or(env::consts::OS).trim_matches('"'), kernel.trim()).trim().to_owned()
}

fn folder_line(name: &str, folder: &Option<PathBuf>) -> String {
    let Some(folder) = folder else { return format!("{name}: none, because the user has no home folder") };
    let state = match fs::metadata(folder) {
        Ok(entry) if !entry.is_dir() => "is no folder".to_owned(),
        Ok(_) => match tempfile::tempfile_in(folder) {
            Ok(_) => "can be written".to_owned(),
            Err(error) => format!("cannot be written: {error}"),
        },
        Err(error) => error.to_string(),
    };
    format!("{name}: {} ({state})", folder.display())
}

/// The state of the files of the user, one line for each kind and for each damaged file.
fn file_lines(settings: &SettingsFile, data: Option<&Path>) -> Vec<String> {
    let mut lines = vec![match settings.fault() {
        None => "settings: in order".to_owned(),
        Some(fault) => format!("settings: damaged: {fault}"),
    }];
    let Some(data) = data else { return lines };
    lines.push(profiles_line(&ProfileStore::new(data)));
    let game = |file: &Path| cannon_files::read_game(file).map(|_| ()).map_err(|error| in_english(&error.to_message()));
    lines.extend(examine(GAMES_FOLDER, data, &game));
    for support in tabletops().map(|table| table.editor_support) {
        let setup = |text: &str| (support.parse)(text).map(|_| ()).map_err(|fault| in_english(&fault));
        lines.extend(examine(support.folder, data, &|file| read_text(file).and_then(|text| setup(&text))));
    }
    let puzzles = |text: &str| cannon_puzzles::file::read(text).map(|_| ()).map_err(|error| error.to_string());
    lines.extend(examine(OWN_PUZZLE_FOLDER, data, &|file| read_text(file).and_then(|text| puzzles(&text))));
    lines.push(match Reports::in_folder(data).unseen() {
        Some(file) => format!("report of a crash: {}", file.display()),
        None => "report of a crash: none that was not seen".to_owned(),
    });
    lines
}

fn profiles_line(store: &ProfileStore) -> String {
    match store.examine() {
        Ok(Ok(profiles)) if profiles.iter().len() == 0 => "players: none yet".to_owned(),
        Ok(Ok(profiles)) => format!("players: in order, {}", profiles.iter().len()),
        Ok(Err(fault)) => format!("players: damaged: {fault}"),
        Err(error) => format!("players: {error}"),
    }
}

fn in_english(message: &Message) -> String {
    Localizer::new(Language::English).message(message)
}

fn read_text(file: &Path) -> Result<String, String> {
    cannon_files::read_text(file).map_err(|error| in_english(&error.to_message()))
}

/// A line about the files in a folder of the data folder, and a line about each file that `check` refuses. Only JSON files count, not other
/// files such as the index of the games.
fn examine(name: &str, data: &Path, check: &dyn Fn(&Path) -> Result<(), String>) -> Vec<String> {
    let mut files = match folder::json_files(&data.join(name)) {
        Ok(files) => files,
        Err(error) if error.kind() == ErrorKind::NotFound => return vec![format!("{name}: none yet")],
        Err(error) => return vec![format!("{name}: {error}")],
    };
    files.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    let fault = |file: &Path| Some(format!("  {}: {}", file.display(), check(file).err()?));
    let damaged: Vec<String> = files.iter().filter_map(|(file, _)| fault(file)).collect();
    let state = if damaged.is_empty() { "in order".to_owned() } else { format!("{} damaged", damaged.len()) };
    std::iter::once(format!("{name}: {}, {state}", files.len())).chain(damaged).collect()
}

fn or_none(lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() { vec!["none".to_owned()] } else { lines }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_profile::PROFILES_FILE;

    #[test]
    fn damaged_files_are_named_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path();
        let settings = SettingsFile(Some(data.join("settings.json")));
        assert_eq!(file_lines(&settings, Some(data))[..2], ["settings: in order", "players: none yet"]);
        fs::create_dir(data.join("games")).expect("a writable folder");
        let files = [("settings.json", "{"), (PROFILES_FILE, "[]"), ("games/a game.json", "{\"format\": 3}")];
        for (name, text) in files {
            fs::write(data.join(name), text).expect("a writable folder");
        }
        let lines = file_lines(&settings, Some(data)).join("\n");
        for part in ["settings: damaged", "players: damaged", "games: 1, 1 damaged", "a game.json: "] {
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
        let lines = file_lines(&settings, Some(data)).join("\n");
        let expected = ["games: 1, in order", "positions: 0, in order", "schemes: 0, in order", "puzzles: 0, in order"];
        for part in expected {
            assert!(lines.contains(part), "{part} is missing in\n{lines}");
        }
        // A record is no position, so that it counts as a damaged file.
        fs::write(data.join("positions/a game.json"), record).expect("a writable folder");
        let lines = file_lines(&settings, Some(data)).join("\n");
        assert!(lines.contains("positions: 1, 1 damaged"), "{lines}");
    }

    #[test]
    fn folder_that_cannot_be_used_is_named_with_the_reason() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a file");
        fs::write(&file, "").expect("a writable folder");
        assert!(folder_line("data", &Some(folder.path().to_owned())).ends_with("(can be written)"));
        assert!(folder_line("data", &Some(file)).ends_with("(is no folder)"));
        assert!(folder_line("data", &None).contains("no home folder"));
    }
}
