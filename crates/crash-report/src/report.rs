//! The text of a report.

use std::fmt::Write;
use std::ops::Range;
use std::{env, fs};

use backtrace::{Backtrace, BacktraceFrame};

use super::log;

/// The report of a crash now, with what has happened.
pub(super) fn text(version: &str, message: &str) -> String {
    format!(
        "Cannon {version}, crash report\ntime: {}\nsystem: {} on {}\n{}\n{message}\n\nBack trace:\n{}",
        jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        log::lines(),
        back_trace(),
    )
}

/// The back trace, one frame a line. Released programs carry no symbols, so each frame has its offset in the program, with which
/// `addr2line` finds the function in an unstripped build of the same version. Addresses outside the program are addresses in memory.
pub(super) fn back_trace() -> String {
    let trace = Backtrace::new();
    let program = program_addresses();
    let mut text = String::new();
    for (number, frame) in trace.frames().iter().enumerate() {
        let _ = writeln!(text, "{number:3}  {}", frame_text(frame, &program));
    }
    text
}

/// The addresses at which the system has loaded the program, as far as the system tells: Linux does.
fn program_addresses() -> Range<usize> {
    let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
    let program = env::current_exe().unwrap_or_default();
    let parts = maps.lines().filter(|line| program.to_str().is_some_and(|program| line.ends_with(program)));
    let ranges = parts.filter_map(|line| {
        let (start, end) = line.split_once(' ')?.0.split_once('-')?;
        Some(usize::from_str_radix(start, 16).ok()?..usize::from_str_radix(end, 16).ok()?)
    });
    ranges.reduce(|all, part| all.start.min(part.start)..all.end.max(part.end)).unwrap_or_default()
}

fn frame_text(frame: &BacktraceFrame, program: &Range<usize>) -> String {
    let address = frame.ip() as usize;
    let base = match frame.module_base_address() {
        Some(base) => base as usize,
        None if program.contains(&address) => program.start,
        None => 0,
    };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn addresses_of_the_program_are_known() {
        let here = addresses_of_the_program_are_known as *const () as usize;
        assert!(program_addresses().contains(&here));
    }
}
