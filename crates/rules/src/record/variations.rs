//! Variations and notes of a record: what was tried or studied beside the actions of the game.
//!
//! Lines have numbers: line 0 is the game, line n the n-th variation of the record. A variation branches off from a line before it, so that
//! the record of a tree of any depth is a flat list.

use serde::{Deserialize, Serialize};

use super::error::{LineError, truncated};
use super::{RecordError, ReplayError};
use crate::any::AnyTimeline;
use crate::serde_help::is_default;
use crate::timeline::{Judgement, NodeId, Notes, Shape};

/// A line of actions beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variation {
    /// The line from which the variation branches off: 0 for the game, n for the n-th variation.
    #[serde(default, skip_serializing_if = "is_default")]
    pub line: usize,
    /// The ply at which it branches off. It belongs to that line, not to the line before it.
    pub ply: usize,
    /// The actions in the game's notation.
    pub actions: Vec<String>,
}

/// What is noted at a position of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedNotes {
    /// The line: 0 for the game, n for the n-th variation.
    #[serde(default, skip_serializing_if = "is_default")]
    pub line: usize,
    /// The ply of the position. It belongs to that line, not to the line before it.
    pub ply: usize,
    /// See [`Notes::comment`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// See [`Notes::judgement`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judgement: Option<Judgement>,
    /// See [`Notes::shapes`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<Shape>,
}

/// The variations and notes of a timeline, in the order in which [`replay`] adds them. The branch of `omitted` is left out.
pub(super) fn of_timeline(timeline: &AnyTimeline, omitted: Option<NodeId>) -> (Vec<Variation>, Vec<RecordedNotes>) {
    let (mut variations, mut notes) = (Vec::new(), Vec::new());
    let mut lines = vec![timeline.main_line()];
    let mut line = 0;
    while let Some(nodes) = lines.get(line).cloned() {
        for (index, &node) in nodes.iter().enumerate() {
            let ply = timeline.ply_of(node).unwrap_or_default();
            let others = |child: &&NodeId| Some(*child) != nodes.get(index + 1) && Some(**child) != omitted;
            notes.extend(timeline.notes(node).and_then(|notes| recorded(notes, line, ply)));
            for &child in timeline.children(node).iter().filter(others) {
                let branch = timeline.with_main_continuation(child);
                let actions = branch.iter().filter_map(|&node| timeline.notation_of(node)).collect();
                variations.push(Variation { line, ply, actions });
                lines.push(branch);
            }
        }
        line += 1;
    }
    (variations, notes)
}

fn recorded(notes: &Notes, line: usize, ply: usize) -> Option<RecordedNotes> {
    let Notes { comment, judgement, shapes } = notes.clone();
    (!notes.is_empty()).then_some(RecordedNotes { line, ply, comment, judgement, shapes })
}

/// Adds variations and notes to a timeline whose main line has been replayed.
///
/// # Errors
/// A variation or a note is about a line or a ply that does not exist, an action of a variation is invalid, or a note is too long or about a
/// place that the board does not have.
pub(super) fn replay(
    timeline: &mut AnyTimeline,
    variations: &[Variation],
    notes: &[RecordedNotes],
) -> Result<(), RecordError> {
    let mut lines = vec![Line { first_ply: 0, nodes: timeline.main_line() }];
    for (index, variation) in variations.iter().enumerate() {
        let number = index + 1;
        let mut node =
            find(&lines, variation.line, variation.ply).map_err(|fault| RecordError::Variation { number, fault })?;
        let mut line = Line { first_ply: variation.ply + 1, nodes: Vec::new() };
        for (index, text) in variation.actions.iter().enumerate() {
            let fault = |fault| RecordError::VariationAction {
                variation: number,
                number: index + 1,
                text: truncated(text),
                fault,
            };
            let action = timeline.read_action_at(node, text).map_err(|error| fault(ReplayError::Unreadable(error)))?;
            node = timeline.add_recorded(node, action).map_err(|refused| fault(ReplayError::Refused(refused)))?;
            line.nodes.push(node);
        }
        lines.push(line);
    }
    for (index, note) in notes.iter().enumerate() {
        let fault = |fault| RecordError::Notes { number: index + 1, fault };
        let node = find(&lines, note.line, note.ply).map_err(fault)?;
        let RecordedNotes { comment, judgement, shapes, .. } = note.clone();
        let notes = Notes { comment, judgement, shapes };
        timeline.set_notes(node, notes).map_err(|error| fault(LineError::Notes(error)))?;
    }
    Ok(())
}

/// The nodes of a line that belong to no line before it.
struct Line {
    first_ply: usize,
    nodes: Vec<NodeId>,
}

fn find(lines: &[Line], line: usize, ply: usize) -> Result<NodeId, LineError> {
    let Line { first_ply, nodes } = lines.get(line).ok_or(LineError::UnknownLine(line))?;
    let index = ply.checked_sub(*first_ply);
    index.and_then(|index| nodes.get(index)).copied().ok_or(LineError::UnknownPly { line, ply })
}
