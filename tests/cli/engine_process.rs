//! A running `cannon engine`, to which a test talks line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Maximum time to wait for a line that should come at once, generous for a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    pub(crate) input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        Engine::start_with(&[])
    }

    pub(crate) fn start_with(arguments: &[&str]) -> Engine {
        Engine::start_command(Command::new(env!("CARGO_BIN_EXE_cannon")).arg("engine").args(arguments))
    }

    /// Starts the engine after a command of the shell that limits its memory. All threads of the engine take their memory from one arena.
    /// Otherwise each thread would reserve up to 128 MiB of the address space for a moment, and what is left for the other threads would
    /// depend on the moment.
    #[cfg(target_os = "linux")]
    pub(crate) fn start_limited(limit: &str) -> Engine {
        let script = format!("export MALLOC_ARENA_MAX=1; {limit}; exec \"$0\" engine");
        Engine::start_command(Command::new("sh").args(["-c", &script, env!("CARGO_BIN_EXE_cannon")]))
    }

    fn start_command(command: &mut Command) -> Engine {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        let (sender, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let input = child.stdin.take();
        Engine { child, input, lines }
    }

    pub(crate) fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("its input is open");
        writeln!(input, "{line}").expect("the engine reads its input");
    }

    /// Reads lines up to a line that begins like this, and returns them.
    pub(crate) fn read_until(&self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no `{start}` after {lines:#?}"));
            lines.push(line);
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    /// Sends a line and reads lines up to a line that begins with `start`.
    pub(crate) fn send_and_read(&mut self, line: &str, start: &str) -> Vec<String> {
        self.send(line);
        self.read_until(start)
    }

    /// Sends an invalid line and returns the error.
    pub(crate) fn error_after(&mut self, line: &str) -> String {
        self.send_and_read(line, "info error ").pop().expect("a line")
    }

    /// Waits until the engine exits with success.
    pub(crate) fn wait_for_exit(mut self) {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("its status can be read") {
                assert!(status.success(), "{status}");
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("the engine does not exit");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Killing fails if the engine has already exited.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
