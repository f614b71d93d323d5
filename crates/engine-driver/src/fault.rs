//! Why an engine has no answer.

use std::io::{self, ErrorKind};
use std::path::Path;

use cannon_files::SystemError;
use cannon_rules::message::{Message, ToMessage, Value};
use cannon_rules::record::ReplayError;

/// The system's number for a file that is in no format for programs: `ERROR_BAD_EXE_FORMAT` on Windows, `ENOEXEC` elsewhere.
const WRONG_FORMAT: i32 = if cfg!(windows) { 193 } else { 8 };

/// A fault of an engine, after which it has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The program could not be started.
    #[error("cannot start `{program}`: {reason}")]
    Start {
        /// The program.
        program: String,
        /// What the system says.
        reason: SystemError,
    },
    /// The file cannot be run, such as a script without its interpreter.
    #[error("`{program}` is no program that can be run")]
    NotRunnable {
        /// The file.
        program: String,
    },
    /// The program ended by itself.
    #[error("it ended ({status}){}", remark(said))]
    Ended {
        /// Its exit status, in the words of the system.
        status: String,
        /// The last line that it wrote to its error output.
        said: Option<String>,
    },
    /// The program closed its input or output, but did not end.
    #[error("it closed its input or output")]
    Closed,
    /// The program does not play the game.
    #[error(
        "it does not play this game: its option `Game` does not allow it, or it has no such option and plays Cannon"
    )]
    NoGame,
    /// The program cannot play by the rules of the game.
    #[error("it has no option `Rules`, but the rules are not the default ones")]
    NoRules,
    /// The program answered that there is no action.
    #[error("it found no action{}", remark(said))]
    NoAction {
        /// The last error that the program reported.
        said: Option<String>,
    },
    /// The program answered with an illegal action.
    #[error("`{answer}`: {reason}{}", remark(said))]
    Illegal {
        /// The answer.
        answer: String,
        /// What is wrong with it.
        reason: ReplayError,
        /// The last error that the program reported.
        said: Option<String>,
    },
    /// The program did not answer in time.
    #[error("no answer in time{}", remarks(last_line.as_ref()))]
    Timeout {
        /// The number of its other lines and the last one of them, if there were any.
        last_line: Option<(u64, String)>,
    },
    /// The program wrote more lines than any program needs before an answer.
    #[error("no answer in {lines} lines; the last one is `{last_line}`")]
    Flood {
        /// The number of lines.
        lines: u64,
        /// The last one.
        last_line: String,
    },
    /// The answer is no longer needed.
    #[error("the match was interrupted")]
    Interrupted,
}

/// The kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The engine ended, could not be started, or found no action.
    Crash,
    /// The engine answered with an illegal action.
    Illegal,
    /// The engine did not answer in time.
    Timeout,
}

impl Fault {
    /// The kind of the fault.
    pub const fn kind(&self) -> FaultKind {
        match self {
            Fault::Start { .. }
            | Fault::NotRunnable { .. }
            | Fault::Ended { .. }
            | Fault::Closed
            | Fault::NoGame
            | Fault::NoRules
            | Fault::NoAction { .. } => FaultKind::Crash,
            Fault::Illegal { .. } => FaultKind::Illegal,
            Fault::Timeout { .. } | Fault::Flood { .. } | Fault::Interrupted => FaultKind::Timeout,
        }
    }
}

impl Fault {
    /// The fault of a program that the system could not start.
    pub(crate) fn of_start(program: &str, error: &io::Error) -> Fault {
        let (path, mut reason) = (Path::new(program), SystemError::from(error));
        let is_wrong_format = error.raw_os_error() == Some(WRONG_FORMAT);
        if path.is_file() && (is_wrong_format || reason.kind == ErrorKind::PermissionDenied) {
            return Fault::NotRunnable { program: program.to_owned() };
        }
        if path.is_dir() {
            reason.kind = ErrorKind::IsADirectory;
        }
        Fault::Start { program: program.to_owned(), reason }
    }
}

impl ToMessage for Fault {
    fn to_message(&self) -> Message {
        match self {
            Fault::Start { program, reason } => {
                Message::from("error-engine-start").message("reason", reason.message(Path::new(program)))
            }
            Fault::NotRunnable { program } => Message::from("error-engine-not-runnable").text("file", program),
            Fault::Ended { status, said } => {
                with_remark(Message::from("error-engine-ended").text("status", status), said.as_deref())
            }
            Fault::Closed => Message::from("error-engine-closed"),
            Fault::NoGame => Message::from("error-engine-no-game"),
            Fault::NoRules => Message::from("error-engine-no-rules"),
            Fault::NoAction { said } => with_remark(Message::from("error-engine-no-action"), said.as_deref()),
            Fault::Illegal { answer, reason, said } => {
                let message =
                    Message::from("error-engine-illegal").text("answer", answer).message("reason", reason.to_message());
                with_remark(message, said.as_deref())
            }
            Fault::Timeout { last_line: None } => Message::from("error-engine-timeout"),
            Fault::Timeout { last_line: Some((lines, line)) } => {
                Message::from("error-engine-timeout-lines").number("lines", *lines).text("line", line)
            }
            Fault::Flood { lines, last_line } => {
                Message::from("error-engine-flood").number("lines", *lines).text("line", last_line)
            }
            Fault::Interrupted => Message::from("error-engine-interrupted"),
        }
    }
}

/// The message with one more sentence: what the program itself reported.
fn with_remark(message: Message, said: Option<&str>) -> Message {
    let Some(said) = said else { return message };
    Message::with("error-engine-said", [("fault", Value::from(message)), ("said", Value::text(said))])
}

/// The last error of a program, as a remark at the end of a sentence.
fn remark(said: &Option<String>) -> String {
    said.as_ref().map(|said| format!(" (it said: {said})")).unwrap_or_default()
}

/// The last line of a program, as a remark at the end of a sentence.
fn remarks(last_line: Option<&(u64, String)>) -> String {
    last_line.map(|(count, line)| format!("; the last of its other lines ({count}) is `{line}`")).unwrap_or_default()
}
