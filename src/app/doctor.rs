//! A report for support: the versions, the system, the graphics and sound devices, the folders, and damaged files. It changes no file.
//!
//! It is in English, because those who help read it.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use super::adapter;
use super::games::TABLETOP_GAMES;
use super::persistence::{OpenedFile, Store};
use super::puzzles::OWN_PUZZLE_FOLDER;
use super::settings::SettingsFile;
use crate::version::version;
use cannon_crash_report::Reports;
use cannon_i18n::{Language, Localizer};
use cannon_profile::{PROFILES_FILE, Profiles};
use cannon_rules::message::ToMessage;

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
#[must_use]
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
    lines.push(profiles_line(&data.join(PROFILES_FILE)));
    let setups = TABLETOP_GAMES.iter().filter_map(|table| Some(table.editor_support?.folder));
    let words = Localizer::new(Language::English);
    let game_or_setup = |file: &Path| OpenedFile::read(file).err().map(|error| words.message(&error.to_message()));
    for folder in std::iter::once("games").chain(setups) {
        lines.extend(examine(folder, &data.join(folder), &game_or_setup));
    }
    let own_puzzles = |file: &Path| match fs::read_to_string(file) {
        Ok(text) => cannon_puzzles::file::read(&text).err().map(|error| error.to_string()),
        Err(error) => Some(error.to_string()),
    };
    lines.extend(examine(OWN_PUZZLE_FOLDER, &data.join(OWN_PUZZLE_FOLDER), &own_puzzles));
    lines.push(match Reports::in_folder(data).unseen() {
        Some(file) => format!("report of a crash: {}", file.display()),
        None => "report of a crash: none that was not seen".to_owned(),
    });
    lines
}

fn profiles_line(file: &Path) -> String {
    match fs::read_to_string(file).map(|text| Profiles::from_json(&text)) {
        Ok(Ok(profiles)) => format!("players: in order, {}", profiles.iter().len()),
        Ok(Err(fault)) => format!("players: damaged: {fault}"),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => "players: none yet".to_owned(),
        Err(error) => format!("players: {error}"),
    }
}

/// A line about the files of a folder, and one about each in which `fault` finds a fault.
fn examine(name: &str, folder: &Path, fault: &dyn Fn(&Path) -> Option<String>) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return vec![format!("{name}: none yet")] };
    let is_hidden = |file: &Path| file.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.is_file() && !is_hidden(file));
    files.sort_unstable();
    let damaged: Vec<String> =
        files.iter().filter_map(|file| Some(format!("  {}: {}", file.display(), fault(file)?))).collect();
    let state = if damaged.is_empty() { "in order".to_owned() } else { format!("{} damaged", damaged.len()) };
    std::iter::once(format!("{name}: {}, {state}", files.len())).chain(damaged).collect()
}

fn or_none(lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() { vec!["none".to_owned()] } else { lines }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn folder_that_cannot_be_used_is_named_with_the_reason() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a file");
        fs::write(&file, "").expect("a writable folder");
        assert!(folder_line("data", &Some(folder.path().to_owned())).ends_with("(can be written)"));
        assert!(folder_line("data", &Some(file)).ends_with("(is no folder)"));
        assert!(folder_line("data", &None).contains("no home folder"));
    }
}
