//! `cannon-lab baseline`: builds the engine of an earlier version, the opponent of matches that measure changes.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Args;

use crate::error::{bad_input, failure};
use cannon_cli::CliError;

/// The commit of version 1.0.
const RELEASE: &str = "dc7b62c5";
/// The name of the program.
const PROGRAM: &str = if cfg!(windows) { "cannon.exe" } else { "cannon" };

/// Arguments of `cannon-lab baseline`.
#[derive(Debug, Args)]
#[command(
    after_help = "The command needs Git, Cargo and the history of the project. It builds the commit from a clone, so that the working \
    tree stays as it is. A program that is there already is kept.\n\n\
    Examples:\n  cannon-lab baseline --out target/baseline\n  \
    cannon-lab match --first \"engine:./cannon engine\" --second \"engine:target/baseline/cannon engine\" --tc nodes:5000 --sprt 0 20"
)]
pub struct BaselineArgs {
    /// The commit to build [default: the commit of version 1.0]
    #[arg(long, value_name = "COMMIT", default_value = RELEASE, hide_default_value = true)]
    commit: String,
    /// The folder for the program, which is created if it does not exist
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

pub(crate) fn run(args: &BaselineArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let program = args.out.join(PROGRAM);
    let commit = full_commit(&args.commit)?;
    let marker = args.out.join("commit.txt");
    if program.exists() {
        let built = fs::read_to_string(&marker).unwrap_or_default();
        if built.trim() != commit {
            return Err(bad_input(format!(
                "{} is the program of another commit; name another folder",
                program.display()
            )));
        }
        writeln!(out, "{} is there already", program.display())?;
        return Ok(());
    }
    fs::create_dir_all(&args.out).map_err(|error| failure(format!("{}: {error}", args.out.display())))?;
    let source = args.out.join("source");
    if !source.exists() {
        let root = succeed(Command::new("git").args(["rev-parse", "--show-toplevel"]))?;
        succeed(Command::new("git").args(["clone", "--quiet", "--shared", "--no-checkout", root.trim()]).arg(&source))?;
    }
    succeed(Command::new("git").arg("-C").arg(&source).args(["checkout", "--quiet", &commit]))?;
    let target = std::path::absolute(args.out.join("target")).map_err(failure)?;
    let build = ["build", "--release", "--locked", "--no-default-features", "--bin", "cannon"];
    show(Command::new("cargo").args(build).arg("--target-dir").arg(&target).current_dir(&source))?;
    copy(&target.join("release").join(PROGRAM), &program)?;
    fs::write(&marker, format!("{commit}\n")).map_err(|error| failure(format!("{}: {error}", marker.display())))?;
    writeln!(out, "{} is the program of commit {commit}", program.display())?;
    Ok(())
}

/// The full name of a commit of the repository in which the command runs.
fn full_commit(commit: &str) -> Result<String, CliError> {
    let name = format!("{commit}^{{commit}}");
    let found = succeed(Command::new("git").args(["rev-parse", "--quiet", "--verify", &name]));
    found.map(|full| full.trim().to_owned()).map_err(|_| bad_input(format!("the repository has no commit `{commit}`")))
}

/// Runs a program and returns its output.
///
/// # Errors
/// If the program cannot be started or fails; with its last line on standard error.
fn succeed(command: &mut Command) -> Result<String, CliError> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| failure(format!("{name} cannot be started: {error}")))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    let last = errors.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("no message");
    Err(failure(format!("{name} failed: {last}")))
}

/// Runs a program whose messages go to standard error.
///
/// # Errors
/// If the program cannot be started or fails.
fn show(command: &mut Command) -> Result<(), CliError> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| failure(format!("{name} cannot be started: {error}")))?;
    if status.success() { Ok(()) } else { Err(failure(format!("{name} failed: {status}"))) }
}

fn copy(from: &Path, to: &Path) -> Result<(), CliError> {
    fs::copy(from, to).map(drop).map_err(|error| failure(format!("{} to {}: {error}", from.display(), to.display())))
}
