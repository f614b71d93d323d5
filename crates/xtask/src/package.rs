//! Packages of the game. `packaging/README.md` describes them.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::ValueEnum;

use super::tools;
use super::workspace::Workspace;

/// The shells for which there are completions, each with the name of the file.
const SHELLS: [(&str, &str); 3] = [("bash", "cannon.bash"), ("zsh", "_cannon"), ("fish", "cannon.fish")];

/// Options of the linker. Rust brings its own linker for this system, which can join functions with the same machine code.
const LINK_OPTIONS: &[&str] = if cfg!(all(target_os = "linux", target_arch = "x86_64", target_env = "gnu")) {
    &["-C", "link-arg=-Wl,--icf=all"]
} else {
    &[]
};

/// A kind of package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PackageKind {
    /// A package for Debian, Ubuntu and their relatives, with cargo-deb
    Deb,
    /// An archive with a script that installs the game for one user
    Tar,
    /// An archive of the source text with all libraries, from which the Flatpak is built
    Source,
}

/// Makes packages of these kinds; of all kinds if there are none.
///
/// # Errors
/// A tool is missing or fails, or a file cannot be written.
pub(super) fn make(workspace: &Workspace, kinds: &[PackageKind]) -> Result<(), String> {
    let kinds = if kinds.is_empty() { PackageKind::value_variants() } else { kinds };
    if kinds.iter().any(|kind| *kind != PackageKind::Source) {
        build(workspace)?;
    }
    for kind in kinds {
        let package = match kind {
            PackageKind::Deb => deb(workspace)?,
            PackageKind::Tar => tar(workspace)?,
            PackageKind::Source => source(workspace)?,
        };
        println!("made {}", package.display());
    }
    Ok(())
}

/// Collects the licences of all libraries into one file.
///
/// # Errors
/// cargo-about is missing, or a library has a licence that `about.toml` does not accept.
pub(super) fn collect_licenses(workspace: &Workspace) -> Result<(), String> {
    let file = workspace.source("assets/licenses/third-party.txt");
    tools::run(
        cargo(workspace).args(["about", "generate", "--locked", "--fail", "about.hbs", "--output-file"]).arg(file),
    )
}

/// Builds the program, and lets it write its manual pages and completions.
fn build(workspace: &Workspace) -> Result<(), String> {
    let commit = tools::output(git(workspace).args(["rev-parse", "--short=12", "HEAD"]))?;
    let commit = String::from_utf8_lossy(&commit).trim().to_owned();
    let mut build = cargo(workspace);
    build.arg("build-dist").args(LINK_OPTIONS).env("CANNON_COMMIT", commit);
    tools::run(&mut build)?;
    let generated = workspace.generated();
    tools::remove_folder(&generated)?;
    tools::run(Command::new(workspace.program()).arg("manual").arg(generated.join("man")))?;
    for (shell, file) in SHELLS {
        let script = tools::output(Command::new(workspace.program()).args(["completions", shell]))?;
        tools::write(&generated.join("completions").join(file), &script)?;
    }
    Ok(())
}

fn deb(workspace: &Workspace) -> Result<PathBuf, String> {
    let folder = workspace.packages();
    tools::run(
        cargo(workspace).args(["deb", "--no-build", "--locked", "--package", "cannon", "--output"]).arg(&folder),
    )?;
    Ok(folder)
}

/// Stages the files of the archive, and packs them.
fn tar(workspace: &Workspace) -> Result<PathBuf, String> {
    let name = format!("cannon-{}-{}-{}", Workspace::version(), env::consts::OS, env::consts::ARCH);
    let staging = workspace.packages().join("staging");
    tools::remove_folder(&staging)?;
    for (from, to) in archive_files(workspace)? {
        tools::copy(&from, &staging.join(&name).join(to))?;
    }
    let file = workspace.packages().join(format!("{name}.tar.gz"));
    pack(&staging, &name, &file)?;
    Ok(file)
}

/// The files of the archive, each with its place in it. `install.sh` copies everything below `share` to the same place in the folder of the
/// player.
fn archive_files(workspace: &Workspace) -> Result<Vec<(PathBuf, String)>, String> {
    let fixed = [
        ("packaging/install.sh", "install.sh"),
        ("README.md", "README.md"),
        ("LICENSE-MIT", "LICENSE-MIT"),
        ("LICENSE-APACHE", "LICENSE-APACHE"),
        ("README.md", "share/doc/cannon/README.md"),
        ("CHANGELOG.md", "share/doc/cannon/CHANGELOG.md"),
        ("LICENSE-MIT", "share/doc/cannon/LICENSE-MIT"),
        ("LICENSE-APACHE", "share/doc/cannon/LICENSE-APACHE"),
        ("assets/licenses/third-party.txt", "share/doc/cannon/third-party.txt"),
        ("assets/desktop/cannon.desktop", "share/applications/cannon.desktop"),
        ("assets/desktop/cannon-mime.xml", "share/mime/packages/cannon.xml"),
        ("assets/desktop/cannon.svg", "share/icons/hicolor/scalable/apps/cannon.svg"),
    ];
    let mut files: Vec<(PathBuf, String)> =
        fixed.into_iter().map(|(from, to)| (workspace.source(from), to.to_owned())).collect();
    files.push((workspace.program(), "cannon".to_owned()));
    for file in tools::files_of(&workspace.source("assets/desktop"))? {
        let name = file_name(&file);
        if let Some(size) = name.strip_prefix("cannon-").and_then(|rest| rest.strip_suffix(".png")) {
            files.push((file, format!("share/icons/hicolor/{size}x{size}/apps/cannon.png")));
        } else if name.ends_with(".metainfo.xml") {
            files.push((file, format!("share/metainfo/{name}")));
        }
    }
    for file in tools::files_of(&workspace.source("assets/fonts"))? {
        let name = file_name(&file);
        if name.starts_with("OFL") {
            files.push((file, format!("share/doc/cannon/fonts/{name}")));
        }
    }
    for page in tools::files_of(&workspace.generated().join("man"))? {
        let name = file_name(&page);
        files.push((page, format!("share/man/man6/{name}")));
    }
    let completions = workspace.generated().join("completions");
    for (from, to) in [
        ("cannon.bash", "share/bash-completion/completions/cannon"),
        ("_cannon", "share/zsh/site-functions/_cannon"),
        ("cannon.fish", "share/fish/vendor_completions.d/cannon.fish"),
    ] {
        files.push((completions.join(from), to.to_owned()));
    }
    Ok(files)
}

/// The source text of the last commit with the source texts of all libraries, which builds without a network.
fn source(workspace: &Workspace) -> Result<PathBuf, String> {
    let name = format!("cannon-{}", Workspace::version());
    let staging = workspace.packages().join("staging-source");
    tools::remove_folder(&staging)?;
    let folder = staging.join(&name);
    let archive = tools::output(git(workspace).args(["archive", "HEAD"]))?;
    let archive_file = staging.join("source.tar");
    tools::write(&archive_file, &archive)?;
    tools::write(&folder.join(".cargo/config.toml"), b"")?;
    tools::run(Command::new("tar").arg("-xf").arg(&archive_file).arg("-C").arg(&folder))?;
    let vendor =
        tools::output(cargo(workspace).args(["vendor", "--locked", "--versioned-dirs"]).arg(folder.join("vendor")))?;
    // Cargo prints the settings that make it use the folder. The path of the folder on this machine is removed from the settings.
    let settings = String::from_utf8_lossy(&vendor).replace(&*folder.to_string_lossy(), "");
    let settings = settings.replace("directory = \"/vendor\"", "directory = \"vendor\"");
    let config_file = folder.join(".cargo/config.toml");
    let own = std::fs::read_to_string(&config_file).map_err(tools::file_error(&config_file))?;
    tools::write(&config_file, format!("{own}\n{settings}").as_bytes())?;
    let file = workspace.packages().join(format!("{name}-vendored.tar.gz"));
    pack(&staging, &name, &file)?;
    Ok(file)
}

/// Packs a folder, so that the same files always give the same archive.
fn pack(folder: &Path, name: &str, file: &Path) -> Result<(), String> {
    let order = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0"];
    tools::run(Command::new("tar").args(order).arg("-czf").arg(file).arg("-C").arg(folder).arg(name))
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn cargo(workspace: &Workspace) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(workspace.source("")).env("CARGO_TARGET_DIR", workspace.target());
    command
}

fn git(workspace: &Workspace) -> Command {
    let mut command = Command::new("git");
    command.arg("-C").arg(workspace.source(""));
    command
}
