//! Studies of games: where they are saved, and that no other way of saving a game loses them.

use std::fs;

use cannon_library::Filter;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::timeline::Notes;
use cannon_rules::{Outcome, Side, WinReason};

use crate::{by_name, game, library};

/// The game with a comment after its second action and with another third action as a variation.
fn studied(record: &Record, comment: &str) -> Record {
    let mut timeline = record.replay().expect("a game");
    note(&mut timeline, 2, comment);
    let node = timeline.node_at(2).expect("a node");
    let played = record.actions[2].text.clone();
    timeline.go_to(2);
    let other = timeline.actions().into_iter().find(|&action| timeline.notation(action) != Some(played.clone()));
    timeline.add_variation(node, other.expect("another action")).expect("it is legal");
    timeline.go_to(record.actions.len());
    Record { result: record.result, ..Record::with_redo(&timeline, record.players.clone(), record.started) }
}

fn note(timeline: &mut AnyTimeline, ply: usize, comment: &str) {
    let node = timeline.node_at(ply).expect("a node");
    timeline.set_notes(node, Notes { comment: comment.to_owned(), ..Notes::default() }).expect("it is short");
}

fn finished(record: Record) -> Record {
    Record { result: Some(Outcome::Win { side: Side::South, by: WinReason::Resignation }), ..record }
}

#[test]
fn game_that_is_opened_again_from_elsewhere_does_not_replace_its_study() {
    for bare in [game(2, 6), finished(game(2, 6))] {
        let (_folder, mut library) = library();
        let file = library.save(None, &bare).expect("saved").expect("a file");
        let with_notes = studied(&bare, "a comment");
        library.save_study(Some(&file), &with_notes).expect("saved");
        // The original is opened in the same session, which saves it, and once more after each change.
        for _ in 0..2 {
            assert_eq!(library.save(None, &bare).expect("saved"), Some(file.clone()));
            assert_eq!(library.save(Some(&file), &bare).expect("saved"), Some(file.clone()));
            assert_eq!(library.load(&file).expect("read"), with_notes);
        }
        // A note in the opened game joins those of the study.
        let noted = studied(&bare, "another comment");
        library.save(Some(&file), &noted).expect("saved");
        let both = library.load(&file).expect("read");
        assert_eq!(both.notes[0].comment, "another comment\na comment");
        assert_eq!((both.actions, both.result), (bare.actions, bare.result));
        let [entry] = &by_name(&library, &Filter::default())[..] else { panic!("one game") };
        assert!(entry.details.as_ref().expect("a game").has_tree);
    }
}

#[test]
fn study_is_saved_to_the_file_from_which_it_was_opened() {
    let (_folder, mut library) = library();
    let bare = finished(game(2, 6));
    let first = library.save_as(None, "First", &bare).expect("saved");
    let with_notes = studied(&bare, "mine");
    // Another file of the same game, as an import or an earlier version may have left it.
    let second = first.with_file_name("second.json");
    fs::write(&second, with_notes.to_json()).expect("written");
    library.refresh().expect("read");
    assert_eq!(library.open_study(&with_notes), Some(second.clone()));
    // The comment and the variation are deleted, and so they are in this file alone.
    let changed = Record { variations: Vec::new(), notes: Vec::new(), ..with_notes.clone() };
    assert_eq!(library.save_study(Some(&second), &changed).expect("saved"), Some(second.clone()));
    let read = library.load(&second).expect("read");
    assert_eq!((read.variations.len(), read.notes.len()), (0, 0));
    assert_eq!(library.load(&first).expect("read").actions, bare.actions);
    assert_eq!(library.open_study(&studied(&bare, "unknown")), None);
}

#[test]
fn other_main_line_gives_a_game_one_study_beside_it() {
    let (_folder, mut library) = library();
    let bare = finished(game(2, 6));
    let file = library.save(None, &bare).expect("saved").expect("a file");
    assert_eq!(library.open_study(&bare), Some(file.clone()));
    let shorter = Record { result: None, ..game(2, 4) };
    let study = library.save_study(Some(&file), &shorter).expect("saved").expect("a file");
    assert_ne!(study, file);
    // Each further main line replaces the one before, and the game stays what it is.
    for plies in [3, 5, 2] {
        let line = Record { result: None, ..game(2, plies) };
        assert_eq!(library.save_study(Some(&study), &line).expect("saved"), Some(study.clone()));
        let read = library.load(&study).expect("read");
        assert_eq!((read.study, read.actions.len()), (true, plies));
    }
    assert_eq!(library.load(&file).expect("read"), bare);
    assert_eq!(by_name(&library, &Filter::default()).len(), 2);
}
