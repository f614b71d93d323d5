//! Texts for players as values: a message identifier with its variables. The sentences are in `assets/locales`; a localiser formats them.

/// A text by its identifier, with the values of its variables. It may have several paragraphs, separated by line breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The message identifier.
    pub id: &'static str,
    /// The name and value of each variable.
    pub args: Vec<(&'static str, Value)>,
}

/// The value of a variable of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, which also selects a plural form.
    Number(u32),
    /// Text that is the same in every language, such as a square.
    Text(String),
    /// Another message.
    Message(Message),
}

impl Message {
    /// A message with variables.
    ///
    /// ```
    /// use cannon_rules::message::{Message, Value};
    ///
    /// let message = Message::with("reason-wins-soldier", [("at", Value::Text("e5".to_owned()))]);
    /// assert_eq!(message.args.len(), 1);
    /// ```
    pub fn with(id: &'static str, args: impl IntoIterator<Item = (&'static str, Value)>) -> Message {
        Message { id, args: args.into_iter().collect() }
    }

    /// The message with a number as one more variable. Numbers that are too large for a message become the largest one.
    ///
    /// ```
    /// use cannon_rules::message::{Message, Value};
    ///
    /// let message = Message::from("error-rank-count").number("ranks", 9_usize);
    /// assert_eq!(message.args, [("ranks", Value::Number(9))]);
    /// ```
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl TryInto<u32>) -> Message {
        self.args.push((name, Value::number(number)));
        self
    }

    /// The message with a text that is the same in every language as one more variable.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl ToString) -> Message {
        self.args.push((name, Value::text(text)));
        self
    }

    /// The message with another message as one more variable.
    #[must_use]
    pub fn message(mut self, name: &'static str, message: impl Into<Message>) -> Message {
        self.args.push((name, Value::Message(message.into())));
        self
    }
}

/// Maximum number of characters of a name or value from outside that an error quotes.
pub(crate) const MAX_NAME_CHARS: usize = 24;

/// A text from outside in a form that messages can quote: on one line, without control characters, and with `…` after this many characters
/// if it is longer.
///
/// ```
/// use cannon_rules::message::quoted;
///
/// assert_eq!(quoted("a1-a2\n", 24), "a1-a2 ");
/// assert_eq!(quoted("a1-a2-a3", 5), "a1-a2…");
/// ```
pub fn quoted(text: &str, max_chars: usize) -> String {
    let mut quoted: String =
        text.chars().take(max_chars).map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    if text.chars().nth(max_chars).is_some() {
        quoted.push('…');
    }
    quoted
}

/// A value that players can be told about, such as an error. Its `Display` is English, for logs, programs and developers.
pub trait ToMessage {
    /// The message for players: one or more whole sentences.
    fn to_message(&self) -> Message;
}

impl Value {
    /// The value of a number. Numbers that are too large for a message become the largest one.
    ///
    /// ```
    /// use cannon_rules::message::Value;
    ///
    /// assert_eq!(Value::number(3_usize), Value::Number(3));
    /// ```
    pub fn number(number: impl TryInto<u32>) -> Value {
        Value::Number(number.try_into().unwrap_or(u32::MAX))
    }

    /// A text that is the same in every language, such as a square or the name of a file.
    pub fn text(text: impl ToString) -> Value {
        Value::Text(text.to_string())
    }
}

impl From<&'static str> for Message {
    /// The message with this identifier, without variables.
    fn from(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }
}

impl From<&'static str> for Value {
    /// The message with this identifier, without variables.
    fn from(id: &'static str) -> Value {
        Value::Message(id.into())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}
