//! The variations and notes of two records of a game in one record, so that saving one of them loses nothing of the other.

use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::timeline::Notes;

/// The record with the variations and notes that `other` has besides. Its moves, players and result stay. If both have different comments at
/// a position, they follow each other. Records that cannot be replayed are not merged, and what is beyond the limits of a tree is left out.
pub(crate) fn with_tree_of(record: &Record, other: &Record) -> Record {
    let has_nothing =
        other.variations.is_empty() && other.notes.is_empty() && other.actions.len() <= record.actions.len();
    if has_nothing {
        return record.clone();
    }
    let (Ok(mut timeline), Ok(from)) = (record.replay(), other.replay()) else { return record.clone() };
    add_tree(&mut timeline, &from);
    let merged = Record::with_redo(&timeline, record.players.clone(), record.started);
    Record { variations: merged.variations, notes: merged.notes, ..record.clone() }
}

fn add_tree(timeline: &mut AnyTimeline, from: &AnyTimeline) {
    let (Some(root), Some(from_root)) = (timeline.node_at(0), from.node_at(0)) else { return };
    let mut nodes = vec![(root, from_root)];
    while let Some((node, source)) = nodes.pop() {
        let (notes, added) = (timeline.notes(node), from.notes(source));
        if let Some((notes, added)) = notes.zip(added)
            && let Some(joined) = joined(notes, added)
        {
            // Notes that are too long together stay as they are in the record that is saved.
            let _ = timeline.set_notes(node, joined);
        }
        for &child in from.children(source) {
            let added = from.action_of(child).and_then(|action| timeline.add_variation(node, action).ok());
            nodes.extend(added.map(|added| (added, child)));
        }
    }
}

/// Both notes together. `None` if the first one has all of the second one.
fn joined(notes: &Notes, added: &Notes) -> Option<Notes> {
    let mut joined = notes.clone();
    if joined.comment.is_empty() {
        joined.comment.clone_from(&added.comment);
    } else if !joined.comment.contains(&added.comment) {
        joined.comment = format!("{}\n{}", notes.comment, added.comment);
    }
    joined.judgement = joined.judgement.or(added.judgement);
    let missing = added.shapes.iter().filter(|shape| !notes.shapes.contains(shape));
    joined.shapes.extend(missing.copied());
    (joined != *notes).then_some(joined)
}
