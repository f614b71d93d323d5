//! Tests of the editor's tools on positions, of their problems, and of their texts.

use proptest::prelude::*;

use super::named_position::NamedPosition;
use super::position_file::PositionFileError;
use super::tools::{ERASER, GROUPS};
use super::*;
use crate::Design;
use crate::editor_support::{Brush, Severity, ToolId};
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_i18n::check::{fault, fault_beside};
use cannon_rules::cannon::{LongShot, PieceKind, TownSafety};

const SOLDIER: ToolId = ToolId(0);
const TOWN: ToolId = ToolId(1);

fn point(name: &str) -> Point {
    name.parse().expect("tests name points of the board")
}

fn position(text: &str) -> NamedPosition {
    NamedPosition::new(text.parse().expect("tests have good texts"), Ruleset::CLASSIC)
}

/// The position after a click with each brush.
fn after(mut position: NamedPosition, mirrored: bool, clicks: &[(ToolId, Side, &str)]) -> NamedPosition {
    for &(tool, side, at) in clicks {
        position.apply_brush(Brush { tool, side }, Spot::from(point(at)), mirrored, true);
    }
    position
}

fn empty() -> NamedPosition {
    NamedPosition::new(Setup::empty(Side::South), Ruleset::CLASSIC)
}

fn texts(position: &NamedPosition, severity: Severity) -> Vec<String> {
    let issues = position.issues(&Words::default()).into_iter();
    issues.filter(|issue| issue.severity == severity).map(|issue| issue.text).collect()
}

#[test]
fn tools_place_and_remove_pieces() {
    let clicks = [(SOLDIER, Side::South, "c3"), (TOWN, Side::South, "b1"), (TOWN, Side::South, "e1")];
    let placed = after(empty(), false, &clicks);
    assert_eq!(placed.clipboard_text(), "10/10/10/10/10/10/10/2d7/10/4D5 d", "a side has one town");
    let mirrored = after(empty(), true, &clicks);
    assert_eq!(mirrored.clipboard_text(), "5L4/10/7l2/10/10/10/10/2d7/10/4D5 d");
    let erased = after(mirrored, true, &[(ERASER, Side::South, "c3"), (ERASER, Side::North, "e1")]);
    assert_eq!(erased.clipboard_text(), empty().clipboard_text());
    assert_eq!(GROUPS[0].tools.len(), 3);
    assert!(GROUPS[0].tools.iter().all(|tool| Words::default().has(tool.name)));
}

#[test]
fn edits_forget_earlier_turns() {
    let shifted = "4L5/10/10/10/10/10/10/ddd7/10/4D5 l da3-c3:2";
    let position = after(position(shifted), false, &[(SOLDIER, Side::North, "e5")]);
    assert_eq!(position.setup.shift_runs, [None, None]);
    assert!(position.position().is_ok());
}

#[test]
fn start_position_has_no_problems_and_can_be_played_by_all_rules() {
    for (_, rules) in Ruleset::PRESETS {
        let start = NamedPosition::start(rules);
        assert_eq!(start.issues(&Words::default()), [], "{rules:?}");
        assert!(start.start_position().is_some());
    }
    assert_eq!(NamedPosition::start(Ruleset::CLASSIC).title(&Words::default()), "Start position");
}

#[test]
fn all_errors_are_described_at_once() {
    let many = position("L3L5/dddddddddd/dddddd4/10/4D5/10/10/10/10/10 d");
    let errors = texts(&many, Severity::Error);
    let expected = [
        "The town on e6 is not on its side’s home rank.",
        "Each side can have at most 15 soldiers; the one on j9 is one too many.",
        "Each side may have only one town; the one on e10 is a second.",
        "The town on a10 stands in a corner.",
    ];
    assert_eq!(errors, expected);
    assert_eq!(many.start_position(), None);
    let spots: Vec<_> = many.issues(&Words::default()).into_iter().flat_map(|issue| issue.spots).collect();
    assert_eq!(spots, ["e6", "j9", "e10", "a10"].map(|name| Spot::from(point(name))));
}

#[test]
fn positions_that_cannot_go_on_have_a_reason() {
    let no_town = position("10/10/10/10/10/10/10/2d7/10/4D5 d");
    assert_eq!(texts(&no_town, Severity::Error).len(), 1, "the other side has no town");
    let blocked = position("4L5/10/10/10/10/10/10/10/10/4D5 d");
    assert_eq!(texts(&blocked, Severity::Error), ["Dark is to move but has no legal move, so the game is over."]);
    let taken = position("4L5/10/10/10/10/10/10/2d7/10/10 d x");
    assert_eq!(texts(&taken, Severity::Error), ["Dark’s town has been taken, so the game is over."]);
    assert!([no_town, blocked, taken].iter().all(|position| position.start_position().is_none()));
}

#[test]
fn odd_positions_have_warnings_and_can_be_played() {
    let winning = position("1L8/d9/10/10/10/10/10/5l4/10/8D1 d");
    assert_eq!(texts(&winning, Severity::Warning), ["Dark can take the town immediately."]);
    let alone = position("1L8/10/10/10/10/10/10/5d4/10/8D1 d");
    assert_eq!(texts(&alone, Severity::Warning), ["Light has no soldiers."]);
    let to_place = position("10/10/10/2l7/10/10/10/5d4/10/10 d");
    assert_eq!(texts(&to_place, Severity::Warning).len(), 2);
    assert!([winning, alone, to_place].iter().all(|position| position.start_position().is_some()));
}

#[test]
fn checkmate_rules_decide_whether_the_game_is_over() {
    // No action of the soldier on a2 stops the attack on the town.
    let text = "4L5/10/10/10/10/10/10/10/d1l7/1D8 d";
    let rules = Ruleset { town: TownSafety::Checkmate, ..Ruleset::CLASSIC };
    let checkmate = NamedPosition { rules, ..position(text) };
    assert_eq!(texts(&checkmate, Severity::Error).len(), 1);
    assert!(position(text).start_position().is_some());
}

#[test]
fn files_are_read_back() {
    let mut named = after(NamedPosition::start(Ruleset::IGG), false, &[(ERASER, Side::South, "a2")]);
    named.set_name("The breach".to_owned());
    named.set_about("Dark to move.".to_owned());
    let read = (POSITION_EDITOR.parse)(&named.to_text()).expect("read back");
    assert_eq!(read.to_text(), named.to_text());
    assert_eq!(read.ruleset(), serde_json::to_value(Ruleset::IGG).ok());
    for bad in ["", "{}", "[1]", "{\"format\": \"cannon-position\", \"version\": 9}", &named.to_text()[..80]] {
        let Err(reason) = (POSITION_EDITOR.parse)(bad) else { panic!("{bad}") };
        assert_eq!(fault(&reason), None, "{bad}");
    }
    let too_new = named.to_text().replace("\"version\": 1", "\"version\": 2");
    let reason = (POSITION_EDITOR.parse)(&too_new).expect_err("refused");
    assert!(Words::default().message(&reason).contains("version 2"));
    assert_eq!(fault(&PositionFileError::TooLong.to_message()), None);
}

#[test]
fn position_texts_are_pasted_with_the_rules_of_the_edited_position() {
    let rules = Ruleset { long_shot: LongShot::Both, ..Ruleset::CLASSIC };
    let edited = NamedPosition { name: "Mine".to_owned(), rules, ..empty() };
    let text = "1L8/10/10/10/10/10/10/5d4/10/8D1 l";
    let pasted = edited.pasted(&format!("  {text}\n")).expect("a position text");
    assert_eq!((pasted.clipboard_text().as_str(), pasted.name()), (text, "Mine"));
    assert_eq!(pasted.ruleset(), serde_json::to_value(rules).ok());
    let invalid = edited.pasted("LL8/10/10/10/10/10/10/10/10/10 d").expect("its errors are listed, not refused");
    assert!(!invalid.issues(&Words::default()).is_empty());
    let reason = edited.pasted("1L8/10/1q8/10/10/10/10/10/10/10 d").expect_err("refused");
    let told = Words::default().message(&reason);
    assert_eq!(told, "In the board, at character 9: “q” is not valid here.");
    assert_eq!(fault(&reason), None);
    let whole = NamedPosition { name: "Other".to_owned(), ..position(text) };
    assert_eq!(edited.pasted(&whole.to_text()).expect("a file").name(), "Other");
}

#[test]
fn pieces_on_the_table_are_those_of_the_set_up() {
    let named = position("1L8/10/10/10/10/10/10/5d4/10/8D1 d");
    let pieces: Vec<_> = named.piece_states().into_iter().map(|(spot, state)| (spot.to_string(), state.side)).collect();
    let expected = [("i1", Side::South), ("f3", Side::South), ("b10", Side::North)];
    assert_eq!(pieces, expected.map(|(name, side)| (name.to_owned(), side)));
    assert_eq!(named.setup.piece_at(point("f3")), Some((Side::South, PieceKind::Soldier)));
}

proptest! {
    #[test]
    fn damaged_files_are_refused_or_listed_but_never_panic(at in any::<prop::sample::Index>(), put in "[ -~é]{0,6}", cut in 0..12_usize) {
        let whole = position("1L8/1l5l2/3l6/4l3l1/10/4d5/2d4d2/d7d1/d5d3/8D1 d").to_text();
        let start = at.index(whole.len());
        let damaged = format!("{}{put}{}", &whole[..start], whole.get(start + cut..).unwrap_or_default());
        match (POSITION_EDITOR.parse)(&damaged) {
            Ok(design) => {
                let _ = (design.issues(&Words::default()), design.piece_states(), design.start_position());
            }
            Err(reason) => prop_assert_eq!(fault_beside(&reason, &damaged), None),
        }
    }

    #[test]
    fn any_pasted_text_is_read_or_refused(text in "[1-9LldD0/ a-z]{0,80}") {
        let pasted = empty().pasted(&text);
        prop_assert!(pasted.is_ok() || pasted.is_err_and(|reason| fault_beside(&reason, &text).is_none()));
    }
}
