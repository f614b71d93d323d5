//! The text of a report.

use std::fmt::Write;

use backtrace::{Backtrace, BacktraceFrame};

use super::log;

/// The report of a crash now, with the message of the panic.
pub(super) fn text(version: &str, message: &str) -> String {
    format!(
        "Cannon {version}, crash report\ntime: {}\nsystem: {} on {}\n{}\nPanic: {message}\n\nBack trace:\n{}",
        jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        log::lines(),
        back_trace(),
    )
}

/// The back trace, one frame a line. Released programs carry no symbols, so each frame has its offset in the program, with which
/// `addr2line` finds the function in an unstripped build of the same version.
fn back_trace() -> String {
    let trace = Backtrace::new();
    let mut text = String::new();
    for (number, frame) in trace.frames().iter().enumerate() {
        let _ = writeln!(text, "{number:3}  {}", frame_text(frame));
    }
    text
}

fn frame_text(frame: &BacktraceFrame) -> String {
    let address = frame.ip() as usize;
    let base = frame.module_base_address().map_or(0, |base| base as usize);
    let mut text = format!("{:#014x}", address.wrapping_sub(base));
    for symbol in frame.symbols() {
        if let Some(name) = symbol.name() {
            let _ = write!(text, "  {name:#}");
        }
        if let (Some(file), Some(line)) = (symbol.filename(), symbol.lineno()) {
            let _ = write!(text, " ({}:{line})", file.display());
        }
    }
    text
}
