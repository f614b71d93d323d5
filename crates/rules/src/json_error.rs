//! Errors of JSON texts, as values with their place.

use crate::message::{MAX_NAME_CHARS, Message, ToMessage, Value, quoted};

/// Error of parsing a JSON text, or of a field in it.
///
/// ```
/// use cannon_rules::json_error::JsonError;
/// use cannon_rules::message::ToMessage;
///
/// let error = serde_json::from_str::<Vec<u8>>("[1,\n2").expect_err("it is not closed");
/// let error = JsonError::from(&error);
/// assert_eq!((error.line, error.to_message().id), (2, "error-json-end"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}{}", place(*line, *column))]
pub struct JsonError {
    /// The parser's message, without the place.
    pub reason: String,
    /// Line, counted from 1; 0 if it is unknown, or if the text is one line of a file whose number is told otherwise.
    pub line: usize,
    /// Column, counted from 1 (0 at a line's very start).
    pub column: usize,
}

/// The place in a sentence, the same for all errors of JSON.
fn place(line: usize, column: usize) -> String {
    match (line, column) {
        (0, 0) => String::new(),
        (0, _) => format!(", at column {column}"),
        _ => format!(", at line {line}, column {column}"),
    }
}

impl From<&serde_json::Error> for JsonError {
    fn from(error: &serde_json::Error) -> JsonError {
        let (line, column) = (error.line(), error.column());
        let words = error.to_string();
        let place = format!(" at line {line} column {column}");
        let reason = words.strip_suffix(&place).unwrap_or(&words).to_owned();
        JsonError { reason, line, column }
    }
}

impl JsonError {
    /// The error of a text that is one line of a file, whose number is told elsewhere.
    pub fn in_one_line(error: &serde_json::Error) -> JsonError {
        JsonError { line: 0, ..JsonError::from(error) }
    }
}

impl From<serde_json::Error> for JsonError {
    fn from(error: serde_json::Error) -> JsonError {
        JsonError::from(&error)
    }
}

/// How serde's messages about a field or value begin, with the message for players. The name follows in backquotes.
const ABOUT_NAMES: [(&str, &str); 4] = [
    ("missing field ", "error-json-missing-field"),
    ("unknown field ", "error-json-unknown-field"),
    ("duplicate field ", "error-json-duplicate-field"),
    ("unknown variant ", "error-json-unknown-value"),
];

/// How serde's messages about values of the wrong kind begin.
const ABOUT_VALUES: [&str; 3] = ["invalid type", "invalid value", "invalid length"];

/// How the parser's messages about the text itself begin. Messages about the end of the text are not among them.
const ABOUT_SYNTAX: [&str; 9] = [
    "expected ",
    "trailing ",
    "invalid escape",
    "invalid number",
    "number out of range",
    "invalid unicode",
    "control character",
    "key must be",
    "recursion limit",
];

impl ToMessage for JsonError {
    /// The words of the reason decide the message, because serde tells its faults apart by their words alone.
    fn to_message(&self) -> Message {
        let place = [("line", Value::number(self.line)), ("column", Value::number(self.column))];
        for (beginning, id) in ABOUT_NAMES {
            if let Some(rest) = self.reason.strip_prefix(beginning) {
                let name = quoted(rest.split('`').nth(1).unwrap_or_default(), MAX_NAME_CHARS);
                return Message::with(id, place.into_iter().chain([("name", Value::text(name))]));
            }
        }
        let begins_with = |beginnings: &[&str]| beginnings.iter().any(|beginning| self.reason.starts_with(beginning));
        let id = if self.reason.starts_with("EOF while") {
            "error-json-end"
        } else if begins_with(&ABOUT_VALUES) {
            "error-json-wrong-value"
        } else if begins_with(&ABOUT_SYNTAX) {
            "error-json-syntax"
        } else {
            // Messages of our own types about values that mean nothing, such as an unknown style.
            "error-json-other"
        };
        Message::with(id, place)
    }
}
