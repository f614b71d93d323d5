//! The entry point of the program, which passes the command line to the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    cannon::launcher::run(std::env::args_os())
}
