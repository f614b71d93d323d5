//! Reads the command line; everything else is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    cannon::launcher::run(std::env::args_os())
}
