//! Model games: whole games of the program against itself, with comments that explain them. They are data like lessons
//! (`assets/model-games/<game>/*.json`); the sentences are in `assets/locales`.

mod claim;
mod read;
mod shipped;

use cannon_rules::GameId;
use cannon_rules::record::{Record, RecordedNotes};
use cannon_rules::timeline::{Judgement, Shape};

use super::Message;

pub use claim::{Claim, SideClaim};
pub use shipped::{find_model_game, model_games, read_model_games};

/// A game with comments for a reader. [`ModelGame::from_json`] makes it, so that its record can be replayed.
#[derive(Debug)]
#[non_exhaustive]
pub struct ModelGame {
    /// Its identifier, unique among the model games of the game.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// Its title.
    pub title: Message,
    /// What it shows, in one sentence.
    pub idea: Message,
    /// The comments in the order of their plies, at least one.
    pub comments: Vec<Comment>,
    /// The game as it was played, without notes.
    record: Record,
}

/// A comment on a position of a model game.
#[derive(Clone, Debug)]
pub struct Comment {
    /// The ply of the position.
    pub ply: usize,
    /// What is said about the position, and about the action that led there.
    pub text: Message,
    /// The judgement of that action.
    pub judgement: Option<Judgement>,
    /// What is drawn on the board.
    pub shapes: Vec<Shape>,
    /// What the text says, in a form that can be proved.
    pub claims: Vec<Claim>,
}

impl ModelGame {
    /// The game as it was played, without comments.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The number of actions.
    pub fn plies(&self) -> usize {
        self.record.actions.len()
    }

    /// The record with its title and its comments in a language: `text` looks the messages up.
    pub fn record_in(&self, text: impl Fn(&Message) -> String) -> Record {
        let notes = |comment: &Comment| RecordedNotes {
            line: 0,
            ply: comment.ply,
            comment: text(&comment.text),
            judgement: comment.judgement,
            shapes: comment.shapes.clone(),
        };
        let notes = self.comments.iter().map(notes).collect();
        Record { name: Some(text(&self.title)), notes, ..self.record.clone() }
    }

    /// Calls `visit` with the identifier of every message, in the order in which a reader meets them.
    pub fn for_each_message(&self, mut visit: impl FnMut(&str)) {
        visit(&self.title.id);
        visit(&self.idea.id);
        self.comments.iter().for_each(|comment| visit(&comment.text.id));
    }
}
