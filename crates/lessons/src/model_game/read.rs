//! Reading of the files of model games.

use cannon_rules::record::Record;
use cannon_rules::timeline::{Judgement, Shape};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

use super::{Claim, Comment, ModelGame};
use crate::Message;
use crate::error::{Fault, LessonError, LessonFault};
use crate::file::{MAX_ENTRIES, check_identifier, open};

/// Value of the field `format` in every file.
const FORMAT: &str = "cannon-model-game";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: u64,
    id: String,
    title: String,
    idea: String,
    /// A record as in the files of saved games, without variations and notes.
    record: Value,
    comments: Vec<FileComment>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileComment {
    ply: usize,
    text: String,
    #[serde(default)]
    judgement: Option<Judgement>,
    #[serde(default)]
    shapes: Vec<Shape>,
    claims: Vec<Claim>,
}

impl ModelGame {
    /// Reads a model game, and checks that its record can be replayed to a result on the board, and that its comments are about
    /// positions of the game.
    ///
    /// # Errors
    /// The first fault found, with its place. `file` is the name of the file in the error.
    pub fn from_json(file: &str, text: &str) -> Result<ModelGame, LessonError> {
        read(text).map_err(|(path, fault)| LessonError { file: file.to_owned(), path, fault })
    }
}

fn read(text: &str) -> Result<ModelGame, Fault> {
    let file: File = open(FORMAT, text)?;
    check_identifier(&file.id)?;
    let at = |path: &str, fault| (path.to_owned(), fault);
    let in_record = |error: &dyn std::fmt::Display| at("record", LessonFault::Record(error.to_string()));
    let record = Record::from_json(&file.record.to_string()).map_err(|error| in_record(&error))?;
    if !record.notes.is_empty() || !record.variations.is_empty() {
        return Err(at("record", LessonFault::RecordWithNotes));
    }
    let timeline = record.replay().map_err(|error| in_record(&error))?;
    if timeline.outcome().is_none() {
        return Err(at("record", LessonFault::NoResult));
    }
    if !(1..=MAX_ENTRIES).contains(&file.comments.len()) {
        return Err(at("comments", LessonFault::Count(file.comments.len())));
    }
    let mut comments: Vec<Comment> = Vec::new();
    for (index, comment) in file.comments.into_iter().enumerate() {
        let FileComment { ply, text, judgement, shapes, claims } = comment;
        let (last, earliest) = (timeline.last_ply(), comments.last().map_or(0, |before| before.ply + 1));
        if !(earliest..=last).contains(&ply) {
            return Err(at(&format!("comments[{index}].ply"), LessonFault::Ply { ply, last }));
        }
        let on_board =
            |shape: &Shape| [Some(shape.from), shape.to].into_iter().flatten().all(|spot| timeline.has_spot(spot));
        if let Some(shape) = shapes.iter().find(|shape| !on_board(shape)) {
            return Err(at(&format!("comments[{index}].shapes"), LessonFault::Place(shape.to_string())));
        }
        comments.push(Comment { ply, text: Message::new(text), judgement, shapes, claims });
    }
    let [title, idea] = [file.title, file.idea].map(Message::new);
    Ok(ModelGame { id: file.id, game: record.game, title, idea, comments, record })
}
