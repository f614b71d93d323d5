//! The parts of a page: sections of paragraphs, lists, tables and diagrams. Texts are message identifiers with their variables.

use crate::{FluentValue, Localizer};
use cannon_rules::message::{Message, ToMessage, Value};

/// A part of a page under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The message identifier of the heading, which is unique on the page.
    pub heading: &'static str,
    /// The contents in reading order.
    pub blocks: Vec<Block>,
}

/// A block of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Message),
    /// An entry of a list of the things that can stand on a board.
    Entry {
        /// Its symbol in position texts.
        symbol: char,
        /// Its name.
        name: Message,
        /// Its effect, as a clause that continues the name.
        effect: Message,
    },
    /// A table.
    Table(Table),
    /// A diagram of a unit with the [facet](cannon_rules::tank_chess::Facet) that a shell from each of the eight directions hits.
    ArmourDiagram,
}

/// A table. All rows have as many cells as the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The names of the columns.
    pub head: Vec<Value>,
    /// The rows; the first cell of each names it.
    pub rows: Vec<Vec<Value>>,
    /// The symbols in position texts of the things that the rows are about, in their order; empty if they are about something else.
    pub symbols: Vec<char>,
}

impl Section {
    /// A section of paragraphs.
    pub fn new(heading: &'static str, paragraphs: impl IntoIterator<Item = impl Into<Message>>) -> Section {
        let blocks = paragraphs.into_iter().map(|text| Block::Paragraph(text.into())).collect();
        Section { heading, blocks }
    }

    /// All messages of the section in reading order, without the heading.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        self.blocks.iter().flat_map(Block::messages)
    }
}

impl Block {
    /// The messages of the block in reading order.
    fn messages(&self) -> Vec<&Message> {
        match self {
            Block::Paragraph(text) => vec![text],
            Block::Entry { name, effect, .. } => vec![name, effect],
            Block::Table(table) => {
                let cells = table.head.iter().chain(table.rows.iter().flatten());
                cells.filter_map(|cell| if let Value::Message(text) = cell { Some(text) } else { None }).collect()
            }
            Block::ArmourDiagram => Vec::new(),
        }
    }
}

impl Localizer {
    /// The text of a message.
    pub fn message(&self, message: &Message) -> String {
        let args: Vec<(&str, FluentValue<'_>)> = message
            .args
            .iter()
            .map(|(name, value)| match value {
                Value::Number(number) => (*name, (*number).into()),
                Value::Text(_) | Value::Message(_) => (*name, self.value(value).into()),
            })
            .collect();
        self.format(message.id, &args)
    }

    /// What a player is told about an error.
    pub fn error(&self, error: &impl ToMessage) -> String {
        self.message(&error.to_message())
    }

    /// The text of a value, such as a cell of a table.
    pub fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.clone(),
            Value::Message(message) => self.message(message),
        }
    }
}
