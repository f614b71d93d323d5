//! Writing of games as text.

use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Record, RecordError};
use cannon_rules::timeline::{Judgement, NodeId, Notes};

use super::GLYPHS;
use super::comment::comment_text;
use super::tags::{result_word, tags_text};

/// Length from which on a line is not made longer. Comments are never broken.
const LINE: usize = 100;

/// Writes a game with its variations and notes. [`read`](super::read()) reads it back.
///
/// # Errors
/// The record cannot be replayed.
pub fn write(record: &Record) -> Result<String, RecordError> {
    let timeline = record.replay()?;
    let mut text = tags_text(record, &timeline);
    text.push('\n');
    let mut moves = MoveText { text, column: 0, ends_with_move: false };
    moves.add_tree(&timeline);
    moves.add(result_word(record.result, timeline.side_to_move_at(0)));
    moves.text.push('\n');
    Ok(moves.text)
}

/// What is still to be written, the next thing last.
enum Task {
    /// The continuations of a node.
    Continue(NodeId),
    /// A variation that begins with this node.
    Variation(NodeId),
    /// The closing bracket of a variation.
    Close,
}

/// The moves while they are written.
struct MoveText {
    text: String,
    column: usize,
    /// Whether the last word is a move, so that a move of the other side needs no number.
    ends_with_move: bool,
}

impl MoveText {
    fn add_tree(&mut self, timeline: &AnyTimeline) {
        self.add_notes(timeline.notes(NodeId::ROOT), None);
        // A list of tasks instead of recursion, because variations may be as deep as a file is long.
        let mut tasks = vec![Task::Continue(NodeId::ROOT)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Continue(node) => {
                    let [main, others @ ..] = timeline.children(node) else { continue };
                    self.add_move(timeline, *main);
                    tasks.push(Task::Continue(*main));
                    for &other in others.iter().rev() {
                        tasks.extend([Task::Close, Task::Variation(other)]);
                    }
                }
                Task::Variation(node) => {
                    self.add("(");
                    self.add_move(timeline, node);
                    tasks.push(Task::Continue(node));
                }
                Task::Close => {
                    self.text.push(')');
                    self.column += 1;
                    self.ends_with_move = false;
                }
            }
        }
    }

    fn add_move(&mut self, timeline: &AnyTimeline, node: NodeId) {
        let (Some(ply), Some(notation)) = (timeline.ply_of(node), timeline.notation_of(node)) else { return };
        let number = ply.div_ceil(2);
        if ply % 2 == 1 {
            self.add(&format!("{number}."));
        } else if !self.ends_with_move {
            self.add(&format!("{number}..."));
        }
        let judgement = timeline.notes(node).and_then(|notes| notes.judgement);
        let compact: String = notation.split_whitespace().collect();
        self.add(&format!("{compact}{}", judgement.map_or("", Judgement::symbol)));
        self.ends_with_move = true;
        self.add_notes(timeline.notes(node), judgement);
    }

    /// Adds notes apart from the judgement that stands behind its move.
    fn add_notes(&mut self, notes: Option<&Notes>, written: Option<Judgement>) {
        let Some(notes) = notes else { return };
        let glyph = notes.judgement.filter(|_| written.is_none());
        if let Some((number, _)) = GLYPHS.iter().find(|(_, judgement)| Some(*judgement) == glyph) {
            self.add(&format!("${number}"));
        }
        let comment = comment_text(notes);
        if !comment.is_empty() {
            self.add(&format!("{{{comment}}}"));
            self.ends_with_move = false;
        }
    }

    /// Adds a word, on a new line if it would make the line too long.
    fn add(&mut self, word: &str) {
        let length = word.chars().count();
        let is_after_bracket = self.text.ends_with('(') && self.column > 0;
        if self.column > 0 && self.column + length >= LINE {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 && !is_after_bracket {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        // The last line of a comment of several lines counts.
        self.column = word.rsplit_once('\n').map_or(self.column + length, |(_, last)| last.chars().count());
    }
}
