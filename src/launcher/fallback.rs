//! What happens when the window cannot be opened.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use cannon_cli::options::PlayOptions;
use cannon_cli::{CliError, conclude, play_text};
use cannon_i18n::Localizer;

/// What the window needs of the system, by Debian's names.
const DEBIAN_PACKAGES: &str = "libvulkan1 mesa-vulkan-drivers libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 \
    libxkbcommon0 libxkbcommon-x11-0 libwayland-client0";

/// Says in one sentence why there is no window (`reason` is a clause such as "no display") and plays in the terminal if standard
/// input is one. Otherwise says what is missing and gives status 2.
pub(super) fn fallback(options: &PlayOptions, reason: &str) -> ExitCode {
    let words = Localizer::default();
    if io::stdin().is_terminal() {
        // Without standard error the game in the terminal explains itself.
        let _ = writeln!(io::stderr(), "{}", words.format("cli-no-window", &[("reason", reason.into())]));
        play_text(options).map_or_else(conclude, |()| ExitCode::SUCCESS)
    } else {
        let args = [("reason", reason.into()), ("packages", DEBIAN_PACKAGES.into())];
        conclude(CliError::BadInput(words.format("cli-no-window-no-terminal", &args)))
    }
}
