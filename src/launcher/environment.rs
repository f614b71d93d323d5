//! Variables of the environment with which the window's library fails although it works without them. The program starts itself anew
//! without these variables, because a program that runs cannot safely change its environment.

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::process::Command;

use cannon_cli::CliError;
use cannon_i18n::Localizer;
use cannon_rules::message::Message;

use crate::app::LaunchError;

/// The variables that name a Wayland compositor. The library prefers a compositor to an X server, and does not try the X server if the
/// compositor fails.
const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];
/// The variable that names an X server.
const X_SERVER: &str = "DISPLAY";
/// The scale of windows of an X server. The library panics if it is neither a number above 0 nor `randr`.
const SCALE: &str = "WINIT_X11_SCALE_FACTOR";
/// The scales with which the window fits into the limits of X servers and graphics adapters.
const SCALES: RangeInclusive<f64> = 0.25..=8.0;

/// Starts the program anew without a scale that cannot be used, after a message.
///
/// # Errors
/// It cannot be started anew. The error names the variable.
pub(super) fn ignore_unusable_scale(words: &Localizer) -> Result<(), CliError> {
    if prefers_wayland(&variable) {
        return Ok(());
    }
    let Some(value) = variable(SCALE).filter(|value| !is_usable_scale(&value.to_string_lossy())) else { return Ok(()) };
    let message = Message::from("cli-unusable-scale").text("variable", SCALE).text("value", value.to_string_lossy());
    let message = message.text("least", SCALES.start()).text("most", SCALES.end());
    // If standard error is closed, the window opens without the message.
    let _ = writeln!(io::stderr(), "{}", words.message(&message));
    restart_without(&[SCALE]).map_err(|_| CliError::bad(message))
}

/// Starts the program anew without Wayland if no window could be opened there and an X server is named, too. The variables of a compositor
/// that has ended stay behind in terminals and in connections to other machines. Returns if this is not the case, or if the program cannot
/// be started anew.
pub(super) fn try_x_server(error: &LaunchError) {
    if matches!(error, LaunchError::DisplayUnavailable(_)) && names_both(&variable) {
        // If it cannot be started anew, the error remains.
        let _ = restart_without(&WAYLAND);
    }
}

fn variable(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

fn prefers_wayland(variable: &dyn Fn(&str) -> Option<OsString>) -> bool {
    WAYLAND.iter().any(|name| variable(name).is_some())
}

/// Whether a Wayland compositor and an X server are named.
fn names_both(variable: &dyn Fn(&str) -> Option<OsString>) -> bool {
    prefers_wayland(variable) && variable(X_SERVER).is_some()
}

fn is_usable_scale(value: &str) -> bool {
    value.eq_ignore_ascii_case("randr") || value.parse().is_ok_and(|scale| SCALES.contains(&scale))
}

/// Starts the program anew with the same arguments, in place of this one. Returns only if that fails.
fn restart_without(variables: &[&str]) -> io::Result<()> {
    let mut arguments = env::args_os();
    let name = arguments.next();
    let mut command = Command::new(env::current_exe()?);
    command.args(arguments);
    for variable in variables {
        command.env_remove(variable);
    }
    replace_this_program(command, name)
}

#[cfg(unix)]
fn replace_this_program(mut command: Command, name: Option<OsString>) -> io::Result<()> {
    use std::os::unix::process::CommandExt;

    if let Some(name) = name {
        command.arg0(name);
    }
    Err(command.exec())
}

/// Other systems have neither Wayland nor X servers.
#[cfg(not(unix))]
fn replace_this_program(_: Command, _: Option<OsString>) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_with_which_the_library_fails_are_not_usable() {
        for value in ["1", "1.5", "2", ".5", "randr", "RandR"] {
            assert!(is_usable_scale(value), "{value}");
        }
        for value in ["0", "-1", "abc", "1,5", "NaN", "inf", "1e-310", "1e300", "1000", "0.001", " 1"] {
            assert!(!is_usable_scale(value), "{value}");
        }
    }

    #[test]
    fn x_server_is_tried_only_after_a_compositor() {
        let hopes = |set: &[&str]| names_both(&|name| set.contains(&name).then(|| OsString::from("a display")));
        assert!(hopes(&["WAYLAND_DISPLAY", "DISPLAY"]) && hopes(&["WAYLAND_SOCKET", "DISPLAY"]));
        assert!(!hopes(&["WAYLAND_DISPLAY"]), "there is no X server to try");
        assert!(!hopes(&["DISPLAY"]), "it has been tried");
    }
}
