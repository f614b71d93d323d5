//! Messages for the learner: an identifier of a text in `assets/locales`, and the values of its variables.

use std::borrow::Cow;

/// A text to be looked up by the localiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Identifier of the text.
    pub id: Cow<'static, str>,
    /// Names and values of its variables.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// Value of a variable of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A text that is the same in every language, such as the names of places.
    Text(String),
    /// A number.
    Number(u32),
    /// A list of other messages, such as the names of units.
    List(Vec<Message>),
}

impl Message {
    /// A message without variables.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), arguments: Vec::new() }
    }

    /// A message about places, with the variable `places`.
    #[must_use]
    pub fn with_places(id: &'static str, places: &impl ToString) -> Message {
        Message { id: id.into(), arguments: vec![("places", Argument::Text(places.to_string()))] }
    }

    /// A message with a list of other messages as the variable `places`.
    #[must_use]
    pub fn with_place_list(id: &'static str, entries: impl IntoIterator<Item = Message>) -> Message {
        Message { id: id.into(), arguments: vec![("places", Argument::List(entries.into_iter().collect()))] }
    }

    /// A message with a number, with the variable `count`.
    #[must_use]
    pub fn with_count(id: &'static str, count: u8) -> Message {
        Message { id: id.into(), arguments: vec![("count", Argument::Number(count.into()))] }
    }
}
