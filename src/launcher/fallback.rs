//! The fallback to the terminal when no window can be opened.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use super::PROGRAM;
use crate::app::LaunchError;
use cannon_cli::options::PlayOptions;
use cannon_cli::{CliError, play_text, report_error};
use cannon_i18n::Localizer;
use cannon_rules::message::{Message, ToMessage};

/// The system libraries that the window needs, by the names of their Debian packages.
const DEBIAN_PACKAGES: &str = "libvulkan1 mesa-vulkan-drivers libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 \
    libxkbcommon0 libxkbcommon-x11-0 libwayland-client0";

/// Plays in the terminal after a message that gives the reason. If standard input is not a terminal, fails with status 2 and a message that
/// also lists the missing packages.
pub(super) fn fallback(options: &PlayOptions, localizer: &Localizer, error: &LaunchError) -> ExitCode {
    let reason = error.to_message();
    if io::stdin().is_terminal() {
        // If standard error is closed, the game in the terminal starts without the message.
        let _ =
            writeln!(io::stderr(), "{}", localizer.message(&Message::from("cli-no-window").message("reason", reason)));
        play_text(options, localizer)
            .map_or_else(|error| report_error(PROGRAM, &error, localizer), |()| ExitCode::SUCCESS)
    } else {
        let message = Message::from("cli-no-window-no-terminal").message("reason", reason);
        report_error(PROGRAM, &CliError::bad(message.text("packages", DEBIAN_PACKAGES)), localizer)
    }
}
