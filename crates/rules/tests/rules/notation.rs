//! Tests of the action notation of Cannon.

use cannon_rules::cannon::{Action, ActionFault, Position, Ruleset};
use cannon_rules::{Game, PackedAction};

use crate::{action, legal_notations, point, position};

#[test]
fn each_kind_of_action_has_its_own_notation() {
    let (from, to) = (point("a4"), point("j10"));
    for (action, text) in [
        (Action::Place { at: from }, "@a4"),
        (Action::Step { from, to }, "a4-j10"),
        (Action::Capture { from, to }, "a4xj10"),
        (Action::Retreat { from, to }, "a4/j10"),
        (Action::Shift { from, to }, "a4>j10"),
        (Action::Shot { target: to }, "*j10"),
    ] {
        assert_eq!(Position::plain_notation(action), text);
        let start = Position::start(&Ruleset::CLASSIC);
        for variant in
            [text.to_owned(), text.to_uppercase(), format!(" {text} "), format!("{text}+"), format!("{text} #")]
        {
            assert_eq!(start.action_from_text(&variant), Ok(action), "{variant}");
        }
    }
}

#[test]
fn a_bare_point_places_a_town_and_a_bare_pair_is_inferred() {
    let start = Position::start(&Ruleset::CLASSIC);
    for text in ["e1", "E1", "e1+", "@e1"] {
        assert_eq!(start.action_from_text(text), Ok(Action::Place { at: point("e1") }), "{text}");
    }
    let fight = position("4L5/10/4l5/10/3l6/4d5/4d5/4d5/10/4D5 d");
    assert_eq!(action(&fight, "e5e6"), action(&fight, "e5-e6"));
    assert_eq!(action(&fight, "E5D6"), action(&fight, "e5xd6"));
    assert_eq!(action(&fight, "e3e6"), action(&fight, "e3>e6"));
}

#[test]
fn a_shot_may_name_its_cannon() {
    let fight = position("8L1/10/4l5/10/2d1d5/1d2d5/d3d5/10/10/8D1 d");
    for rear in ["a4", "e4"] {
        let text = format!("{rear}*e8");
        assert_eq!(action(&fight, &text), Action::Shot { target: point("e8") });
    }
    assert_eq!(action(&fight, "a4*d7"), Action::Shot { target: point("d7") }, "the target may be empty");
    assert!(fight.action_from_text("a4*").is_err());
}

#[test]
fn suffixes_show_threats_and_wins() {
    let near = position("4L5/10/3d6/10/10/10/10/10/10/4D5 d");
    assert_eq!(near.action_to_text(action(&near, "d8-d9")), "d8-d9#", "the other side has no legal action");
    let near = position("4L5/10/3d6/10/10/l9/10/10/10/4D5 d");
    assert_eq!(near.action_to_text(action(&near, "d8-d9")), "d8-d9+");
    assert_eq!(near.action_to_text(action(&near, "d8-c9")), "d8-c9");
    let next = position("4L5/3d6/10/10/10/l9/10/10/10/4D5 d");
    assert_eq!(next.action_to_text(action(&next, "d9xe10")), "d9xe10#");
}

#[test]
fn notation_round_trips() {
    let fight = position("7L2/1l1l1l1l1l/1l3l1l1l/1l1l3l1l/2l1l5/10/d1d1ddd1d1/ddd1d2dd1/d3d3d1/6D3 d");
    assert!(!legal_notations(&fight, "*").is_empty());
    for action in fight.actions() {
        assert_eq!(fight.action_from_text(&fight.action_to_text(action)), Ok(action));
    }
}

/// The notation of Abstract Play, iggamecenter and most programs: `-` for all moves, `x` before the target of a shot.
fn notation_of_abstract_play(action: Action) -> String {
    match action {
        Action::Place { at } => at.to_string(),
        Action::Step { from, to } | Action::Retreat { from, to } | Action::Shift { from, to } => format!("{from}-{to}"),
        Action::Capture { from, to } => format!("{from}x{to}"),
        Action::Shot { target } => format!("x{target}"),
    }
}

#[test]
fn notation_of_other_programs_is_read() {
    let fight = position("7L2/1l1l1l1l1l/1l3l1l1l/1l1l3l1l/2l1l5/10/d1d1ddd1d1/ddd1d2dd1/d3d3d1/6D3 d");
    let mut kinds = [0; 3];
    for action in fight.actions() {
        let text = notation_of_abstract_play(action);
        for variant in [text.to_uppercase(), text] {
            assert_eq!(fight.action_from_text(&variant), Ok(action), "{variant}");
        }
        match action {
            Action::Retreat { .. } => kinds[0] += 1,
            Action::Shift { .. } => kinds[1] += 1,
            Action::Shot { .. } => kinds[2] += 1,
            _ => {}
        }
    }
    assert!(kinds[1] > 0 && kinds[2] > 0, "{kinds:?}");
    let threatened = position("4L5/10/10/10/4l5/4d5/10/10/10/4D5 d");
    assert_eq!(action(&threatened, "e5-e3"), action(&threatened, "e5/e3"));
    let armed = position("8L1/10/4l5/10/2d1d5/1d2d5/d3d5/10/10/8D1 d");
    for text in ["e4>>e8", "E4>>>E9"] {
        assert_eq!(action(&armed, text), Action::Shot { target: point(&text[text.len() - 2..].to_lowercase()) });
    }
}

#[test]
fn parse_errors_have_a_column() {
    let start = Position::start(&Ruleset::CLASSIC);
    for (text, column, fault) in [
        ("", 1, ActionFault::Empty),
        ("  ", 3, ActionFault::Empty),
        ("@", 2, ActionFault::Point),
        ("k4-a5", 1, ActionFault::Point),
        ("a4-k5", 4, ActionFault::Point),
        ("a0-a5", 1, ActionFault::Point),
        ("a11-a5", 1, ActionFault::Point),
        ("a4?a5", 3, ActionFault::Sign('?')),
        ("a4é", 3, ActionFault::Sign('é')),
        ("a4-a5!", 6, ActionFault::Surplus),
        ("*", 2, ActionFault::Point),
        ("a4-", 4, ActionFault::Point),
        ("x", 2, ActionFault::Point),
        ("a4>>>>a9", 6, ActionFault::Point),
    ] {
        let error = start.action_from_text(text).expect_err(text);
        assert_eq!((error.column, error.fault), (column, fault), "{text}");
    }
}

#[test]
fn invalid_packed_actions_are_rejected() {
    use cannon_rules::Action as _;
    let mut known = 0;
    for bits in 0..1 << 18 {
        if let Some(action) = Action::unpack(PackedAction::new(bits)) {
            assert_eq!(action.pack(), PackedAction::new(bits));
            known += 1;
        }
    }
    assert_eq!(known, 2 * 100 + 4 * 100 * 100);
}
