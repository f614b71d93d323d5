//! The entry point of the laboratory, which passes the command line to the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    cannon_lab::run(std::env::args_os())
}
